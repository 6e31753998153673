# The terminal.

# Words on the table.
cli-you = ty
cli-person = człowiek
cli-total = razem
cli-happened = Co się wydarzyło
cli-log-earlier = … { $n ->
    [one] jeszcze jedna tura, zobacz dziennik
    [few] jeszcze { $n } tury, zobacz dziennik
   *[many] jeszcze { $n } tur, zobacz dziennik
}
cli-over = Koniec gry
cli-winners = { $n ->
    [one] Zwycięzca: { $who }
   *[other] Wspólne zwycięstwo: { $who }
}
cli-course = Punkty w trakcie gry

# The question.
cli-hints = ? pomoc · ? karta · u cofnij ({ $undo }) · l dziennik · s punkty · m mapa · save · q wyjście
cli-hint-undo-nothing = nic
cli-wrong-number = Nie ma opcji { $given }: wpisz numer od 1 do { $most } albo ?, aby zobaczyć pomoc.
cli-wrong-unknown = „{ $given }” nie pasuje do żadnej opcji: wpisz numer od 1 do { $most }, początek opcji albo ?, aby zobaczyć pomoc.
cli-wrong-ambiguous = „{ $given }” może znaczyć: { $possible }
cli-pass = Przekaż ekran, teraz gra { $who }. Potem naciśnij Enter.
cli-help-play-keys =
    Opcję wybierasz jej numerem, [literą] za nią albo kluczem: „play:hunter:food”, początkiem klucza
    („play:hun”) lub słowem, które pasuje tylko do niej („łowca”). Tab uzupełnia klucze.

    Enter       znowu cały stół
    ?           ta pomoc
    ? kupiec    objaśnia kartę; wystarczy początek nazwy
    u           cofa twój ostatni ruch, aż do odsłonięcia karty albo decyzji kogoś innego
    l           wszystko, co się dotąd wydarzyło
    s           punkty według kategorii
    m           sama mapa
    save        zapisuje teraz (i tak zapisywany jest każdy ruch); save PLIK gra dalej w innym pliku
    q           przerwa w grze; tak samo działają Ctrl-C i Ctrl-D. Nic nie ginie.

    Na mapie podwójna ramka i ▸ z numerem pokazują, gdzie dzieje się opcja.

# Undo.
cli-undone = Cofnięto: { $what }
cli-undo-stop-start = Nie ma czego cofać.
cli-undo-stop-other = Dalej nie można cofnąć: po twoim ostatnim ruchu decyzję podjął { $who }.
cli-undo-stop-revealed = Dalej nie można cofnąć, bo coś zostało odsłonięte: { $what }

# Saving.
cli-saved-at = Gra jest zapisana w pliku { $file }
cli-resume = Grasz dalej poleceniem: tabularium play --resume   albo: tabularium play --load { $file }
cli-replay = Obejrzysz ją jeszcze raz poleceniem: tabularium replay --step { $file }
cli-not-saved = Ostatni ruch NIE jest zapisany, nie można zapisać pliku { $file }: { $problem }. Gra toczy się dalej; spróbuj „save PLIK” w innym miejscu.
cli-written = Zapisano: { $file }

# Cards.
cli-no-card = Nie ma karty „{ $given }”.
cli-many-cards = Od „{ $given }” zaczyna się wiele nazw: { $possible }
cli-card-cost = koszt: { $cost }
cli-card-points = PZ: { $points }
cli-cards-title = { $game }: karty
cli-cards-name = karta
cli-cards-cost = koszt
cli-cards-vp = PZ
cli-cards-effects = działanie
cli-cards-note = gdzie

# Replays.
cli-walk-move = Ruch { $n } z { $most }
cli-walk-hints = Enter dalej · b wstecz · numer przenosi do ruchu · q koniec
cli-walk-wrong = Nie rozumiem „{ $given }”: Enter, b, q albo numer ruchu od 0 do { $most }.
cli-walk-checked = { $n ->
    [one] Sprawdzono: ruch zgadza się z zapisem.
    [few] Sprawdzono: wszystkie { $n } ruchy zgadzają się z zapisem.
   *[many] Sprawdzono: wszystkie { $n } ruchów zgadza się z zapisem.
}

# Simulations.
cli-sim-running = Rozgrywki
cli-sim-wins = zwycięstwa
cli-sim-interval = przedział 95 % dla zwycięstw
cli-sim-score = średnio punktów
cli-sim-summary = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} · średnio ruchów: { $moves }, rund: { $rounds } · pierwszy gracz wygrywa { $first } · gier na sekundę: { $rate }

# The list of games.
cli-games-seats = gracze: od { $least } do { $most }
cli-games-factions = frakcje: { $factions }
cli-games-options = opcje, jak w --option trade=true; pierwsza wartość jest domyślna:

# Errors.
cli-error-read = Nie można odczytać pliku { $file }: { $problem }
cli-error-write = Nie można zapisać pliku { $file }: { $problem }
cli-error-full = W { $file } nie ma miejsca na kolejną grę.
cli-error-exists = Plik { $file } już istnieje: podaj inny albo graj dalej w tamtą grę przez --load.
cli-error-json = Plik { $file } jest uszkodzony, to nie jest JSON: { $problem }
cli-error-save = Plik { $file } nie jest zapisaną grą: { $problem }
cli-error-save-format = Plik { $file } zapisała inna wersja programu (format { $version }).
cli-error-record = { $file }: { $problem }
cli-error-nothing-saved = W { $file } nie ma niedokończonej gry.
cli-error-seat = Nie ma gracza „{ $given }”. Możliwe: { $possible }.
cli-error-seat-count = Liczba podanych graczy to { $n }, a liczba miejsc w grze to { $seats }.
cli-error-factions = Liczba podanych frakcji to { $n }, a liczba miejsc to { $seats }.
cli-error-option = Jako opcję podano „{ $given }”, oczekiwano NAZWA=WARTOŚĆ. Nazwy: { $possible }.
cli-error-fixed = Wznowiona gra zachowuje ziarno, frakcje i opcje: --seed, --factions i --option są tylko dla nowych gier.
cli-error-no-seat = Nie ma miejsca „{ $given }”. Możliwe: { $possible }.
cli-error-move = Nie ma ruchu { $n }: zapis ma ruchy od 0 do { $most }.
cli-error-no-bench = Pomiar szybkości należy do repozytorium: uruchom to polecenie tam.

# Help of the commands. Lines that begin with $ are to be typed.
cli-help = Gry planszowe w terminalu, z wszystkimi zasadami: graj przeciw botom albo z przyjaciółmi przy jednym ekranie.
cli-help-end =
    Zacznij od:
    $ tabularium play
cli-help-play = Zagraj. Każdy ruch jest zapisywany; przerwać możesz w każdej chwili.
cli-help-play-end =
    Ty przeciw zachłannemu botowi:
    $ tabularium play altay
    Trzech graczy, ty prowadzisz Ziemny Lud:
    $ tabularium play altay --seats me,greedy,random --factions earthfolk
    Dwie osoby przy jednym ekranie, gra, którą można rozdać jeszcze raz:
    $ tabularium play altay --seats me,me --option trade=true --seed 7
    Dalszy ciąg ostatniej gry:
    $ tabularium play --resume
    Przy stole wpisz ?, aby zobaczyć pomoc.
cli-help-game = Która gra; zobacz: tabularium games
cli-help-lang = Język; inaczej język systemu albo z TABULARIUM_LANG
cli-help-seats = Kto gra, po kolei: me to człowiek, inne to boty (random, greedy); domyślnie me,greedy
cli-help-factions = Frakcje po kolei; ? dla tego, kto wybierze później
cli-help-seed = Rozdaje jeszcze raz tę samą grę
cli-help-option = Opcja gry, jak trade=true; można podać kilka; zobacz: tabularium games
cli-help-load = Graj dalej w zapisaną grę albo od miejsca z zapisu przebiegu
cli-help-resume = Graj dalej w ostatnią niedokończoną grę
cli-help-save = Zapisuj do tego pliku zamiast w zwykłym miejscu
cli-help-cards = Pokaż wszystkie karty gry z kosztem, punktami i działaniem.
cli-help-html = Zamiast tego zapisz stronę dla przeglądarki
cli-help-show = Narysuj pozycję z dokumentu (docs/positions.md).
cli-help-show-end =
    Tak, jak widzi ją pierwszy gracz:
    $ tabularium show-position puzzle.json --seat A
    Z innego programu:
    $ echo '{"{"}"game": "altay", "seats": ["earthfolk", "firefolk"]{"}"}' | tabularium show-position -
cli-help-position-file = Plik JSON albo - dla standardowego wejścia
cli-help-seat = Tak, jak widzi to miejsce, według litery albo numeru od 0; inaczej jak widz
cli-help-replay = Sprawdź zapis przebiegu albo zapisaną grę i pokaż, co się w niej działo.
cli-help-replay-end =
    Dziennik i punkty:
    $ tabularium replay game.json
    Ruch po ruchu:
    $ tabularium replay game.json --step
    Stół po 40 ruchach:
    $ tabularium replay game.json --to 40
cli-help-record-file = Zapis przebiegu albo zapisana gra
cli-help-step = Przejdź ruch po ruchu
cli-help-to = Stół po tym ruchu
cli-help-simulate = Niech boty rozegrają wiele gier; policz wyniki.
cli-help-simulate-end =
    Który z dwóch botów jest lepszy:
    $ tabularium simulate altay --seats greedy,random --games 200
cli-help-bots = Boty (random, greedy); po każdej grze zmieniają miejsca
cli-help-games = Ile gier
cli-help-sim-seed = Ziarno pierwszej gry; każda następna ma kolejne
cli-help-json = Wypisz wynik jako JSON
cli-help-list = Wypisz gry z ich frakcjami i opcjami.
cli-help-bench = Zmierz szybkość (w repozytorium).

# Altay's table. The letters of the goods are different from each other.
cli-altay-food = Ż
cli-altay-wood = D
cli-altay-metal = M
cli-altay-stone = K
cli-altay-culture = U
cli-altay-wms = ◇
cli-altay-any = ◎
cli-altay-help =
    Mapa: ≈ uprawa, ♣ las, ∩ wzgórze, ▲ góra, z numerem terytorium. Litera i kropki to osady gracza,
    ◆ to znacznik podboju z wartością i zasobem, ★ punkt zwycięstwa, × terytorium zagospodarowane w tej turze.
    Zasoby: { $food } żywność, { $wood } drewno, { $metal } metal, { $stone } kamień, { $culture } kultura; { $wms } to drewno, metal lub kamień, { $any } dowolny z pięciu.
    Na kartach ● to miejsce zajęte, a ○ wolne. Na rynku ✓ oznacza to, na co cię stać, a – kartę kupioną w tej turze.
cli-altay-title = Altay · runda { $round }
cli-altay-last-round = ostatnia runda
cli-altay-token = znacznik
cli-altay-star = PZ
cli-altay-used = użyte
cli-altay-players = Gracze
cli-altay-col-hand = ręka
cli-altay-col-deck = talia
cli-altay-col-discard = odrz
cli-altay-col-supply = osady
cli-altay-col-coins = monet
cli-altay-col-vp = PZ
cli-altay-col-achievements = osią
cli-altay-col-cards = kart
cli-altay-col-territories = tery
cli-altay-col-captured = prze
cli-altay-col-tokens = znac
cli-altay-done = ukończone
cli-altay-progress = rozwija
cli-altay-table = stół
cli-altay-archive = zachowane
cli-altay-tokens = znaczniki
cli-altay-market = Rynek · ✓ stać cię · { $sign } { $goods }
cli-altay-achievements = Osiągnięcia
cli-altay-your-side = Twoja strona
cli-altay-goods = Zasoby
cli-altay-yours = Twoje
cli-altay-coins = monety
cli-altay-secret = tajny cud
cli-altay-hand = Ręka { $n }
cli-altay-archived = zachowana przez Pismo
cli-altay-group-play = Zagraj
cli-altay-group-place = Zasoby
cli-altay-group-buy = Kup
cli-altay-group-attack = Atakuj
cli-altay-group-develop = Rozwijaj
cli-altay-group-other = Inne
cli-altay-starting = Karty początkowe
cli-altay-market-cards = Karty z rynku
cli-altay-technologies = Technologie poziomu { $level } ({ $rule })
cli-altay-wonders = Cuda
cli-altay-copies = { $n ->
    [one] jeden egzemplarz
    [few] { $n } egzemplarze
   *[many] { $n } egzemplarzy
}
cli-altay-counted = zliczane
