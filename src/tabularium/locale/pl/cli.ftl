# The terminal.

# Words on the table.
cli-you = ty
cli-person = osoba
cli-total = razem
cli-happened = Co się wydarzyło
cli-log-earlier = … { $n ->
    [one] i jeszcze jedna tura, zobacz dziennik
    [few] i jeszcze { $n } tury, zobacz dziennik
   *[many] i jeszcze { $n } tur, zobacz dziennik
}
cli-over = Koniec gry
cli-winners = { $n ->
    [one] Wygrywa: { $who }
   *[other] Wspólnie wygrywają: { $who }
}
cli-nobody-won = Gra przegrana: nikt nie wygrywa.
cli-course = Punkty w trakcie gry

# The question.
cli-hints = ? pomoc · ? karta · u cofnij ({ $undo }) · l dziennik · s punkty · m { $whole } · hint podpowiedź · save zapisz · q wyjdź
# What m shows: the map of a game that has one, else all that lies open.
cli-whole-map = mapa
    .does = sama plansza, w całości
cli-whole-open = w całości
    .does = wszystko, co leży odkryte, w całości
cli-hint-undo-nothing = nic
cli-wrong-number = Nie ma opcji { $given }: wpisz numer od 1 do { $most } albo ?, aby zobaczyć pomoc.
cli-wrong-unknown = „{ $given }” nie pasuje do żadnej opcji: wpisz numer od 1 do { $most }, początek opcji albo ?, aby zobaczyć pomoc.
cli-wrong-ambiguous = „{ $given }” może oznaczać: { $possible }
cli-set-how = Wpisz numery wszystkiego, co wybierasz, np. „1 3”; 2x3 to trzy sztuki drugiej pozycji, * – pierwsze, które wystarczą, albo wszystko. Z ? na końcu dowiesz się, do czego to prowadzi.
cli-set-how-nothing = Wpisz numery wszystkiego, co wybierasz, np. „1 3”; 2x3 to trzy sztuki drugiej pozycji, 0 – nic, * – pierwsze, które wystarczą, albo wszystko. Z ? na końcu dowiesz się, do czego to prowadzi.
cli-set-given = Już wybrane: { $things }
cli-set-weighed = { $do }. { $outcome }
cli-wrong-many = To za dużo: wybrać można maksymalnie { $most }.
cli-waiting = { $who }: czekamy na decyzję …
cli-show-asked = decyduje; --seat { $seat } pokaże pytanie i możliwości.
cli-pass = Teraz { $who }: przekaż ekran i naciśnij Enter.
cli-help-choose = Opcję wybiera się jej numerem, stojącą za nią [literą] albo jej kluczem: „{ $key }”, początkiem klucza („{ $start }”) lub słowem, które pasuje tylko do niej. Tab uzupełnia klucze.
# key | what it does
cli-help-commands =
    Enter | ponownie pokazuje stół
    ? | ta pomoc
    ? { $card } | objaśnia kartę i mówi, czemu nie można jej teraz użyć; wystarczy część nazwy, najpierw szuka wśród twoich kart
    u | cofa twój ostatni ruch, aż do miejsca, w którym coś ujawniono lub decydował ktoś inny
    l | wszystko, co się dotąd wydarzyło
    s | punkty według kategorii
    m | { $does }
    hint | co rozważyłby teraz bot, wiedząc tyle, co ty; myśli dwie sekundy
    save | zapisuje grę teraz (i tak zapisuje się każdy ruch); save PLIK zapisuje odtąd w innym pliku
    q | przerywa grę; Ctrl-C i Ctrl-D działają tak samo, nic nie przepada

# Undo.
cli-undone = Cofnięto: { $what }
cli-undo-stop-start = Nie ma czego cofnąć.
cli-undo-stop-other = Dalej nie można cofnąć: po twoim ostatnim ruchu była już czyjaś decyzja ({ $who }).
cli-undo-stop-revealed = Dalej nie można cofnąć, bo coś zostało ujawnione: { $what }
cli-undo-stop-learnt = Dalej nie można cofnąć: to, co się odtąd stało, zależało od zakrytych kart.

# Saving.
cli-saved-at = Gra jest zapisana w pliku { $file }
cli-resume = Dalszy ciąg: tabularium play --resume   albo: tabularium play --load { $file }
cli-resume-file = Dalszy ciąg: tabularium play --load { $file }
cli-replay = Odtworzenie gry: tabularium replay --step { $file }
cli-not-saved = Ostatni ruch NIE jest zapisany, nie można zapisać pliku { $file }: { $problem }. Gra toczy się dalej; spróbuj „save PLIK” w innym miejscu.
cli-written = Zapisano: { $file }

# Cards.
cli-no-card = Nie ma karty „{ $given }”.
cli-many-cards = Pasuje do tego wiele nazw („{ $given }”): { $possible }
cli-card-cost = koszt: { $cost }
cli-card-points = PZ: { $points }
cli-card-why = nie teraz: { $text }
cli-cards-title = { $game } – karty
cli-cards-none = Żadna karta nie pasuje.
cli-cards-name = karta
cli-cards-cost = koszt
cli-cards-vp = PZ
cli-cards-effects = efekt
cli-cards-note = gdzie

# What bots weigh.
cli-hint = Co rozważyłby tu bot
cli-hint-looking = Bot się zastanawia …
cli-weighed = Co rozważał bot
cli-weighed-tries = próby
cli-weighed-chance = szansa
cli-weighed-points = punkty
cli-weighed-meaning = Ile razy wypróbowano każdą opcję, jaka jest szansa na wygraną i ile jest punktów w chwilach, do których bot patrzył naprzód. To tylko szacunki.

# Replays.
cli-walk-move = Ruch { $n } z { $most }
cli-walk-hints = Enter dalej · b wstecz · numer ruchu: przejście do niego · q koniec
cli-walk-wrong = Niezrozumiałe: „{ $given }”. Możliwe: Enter, b, q albo numer ruchu od 0 do { $most }.
cli-walk-checked = { $n ->
    [one] Sprawdzono: ruch zgadza się z zapisem przebiegu.
    [few] Sprawdzono: wszystkie { $n } ruchy zgadzają się z zapisem przebiegu.
   *[many] Sprawdzono: wszystkie ruchy ({ $n }) zgadzają się z zapisem przebiegu.
}

# The list of games.
cli-games-factions = frakcje: { $factions }
cli-games-options = opcje, np. --option trade=true; pierwsza wartość jest domyślna:

# Errors.
cli-error-read = Nie można odczytać { $file }: { $problem }
cli-error-write = Nie można zapisać { $file }: { $problem }
cli-error-full = Nie ma już miejsca na kolejną grę w { $file }.
cli-error-exists = { $file } już istnieje: podaj inny plik albo kontynuuj tę grę za pomocą --load.
cli-error-json = Plik { $file } jest uszkodzony, to nie jest JSON: { $problem }
cli-error-save = Plik { $file } nie zawiera zapisanej gry: { $problem }
cli-error-save-format = Plik { $file } zapisano w innej wersji programu (format { $version }).
cli-error-record = { $file }: { $problem }
cli-error-nothing-saved = W { $file } nie ma niedokończonej gry.
cli-error-seat = Nie ma gracza „{ $given }”. Możliwe: { $possible }.
cli-error-seat-count = Liczba podanych graczy: { $n }, a miejsc w grze: { $seats }.
cli-error-factions = Liczba podanych frakcji: { $n }, a miejsc w grze: { $seats }.
cli-error-option = Opcja: podano „{ $given }”, oczekiwano NAZWA=WARTOŚĆ. Nazwy: { $possible }.
cli-error-not-json = „{ $given }” to nie JSON: { $problem }.
cli-error-fixed = Wznowiona gra zachowuje swoje ziarno losowości, frakcje i opcje: --seed, --factions i --option są dla nowych gier.
cli-error-no-seat = Nie ma miejsca „{ $given }”. Możliwe: { $possible }.
cli-error-move = Nie ma ruchu { $n }: zapis przebiegu obejmuje ruchy od 0 do { $most }.
cli-error-no-bench = Pomiar szybkości jest częścią repozytorium: uruchom to polecenie właśnie tam.

# Help of the commands. Lines that begin with $ are to be typed.
cli-help = Gry planszowe w terminalu, z pełnym przestrzeganiem zasad: graj z botami albo z przyjaciółmi przy jednym ekranie.
cli-help-end =
    Na początek:
    $ tabularium play
cli-help-play = Zagraj w grę. Każdy ruch jest zapisywany; możesz przerwać w każdej chwili.
cli-help-play-end =
    Ty przeciwko łatwemu botowi:
    $ tabularium play altay
    Trzech graczy, prowadzisz Ziemny Lud:
    $ tabularium play altay --seats me,easy,hard --factions earthfolk
    Dwie osoby przy jednym ekranie, gra, którą można rozdać ponownie:
    $ tabularium play altay --seats me,me --option trade=true --seed 7
    Dalszy ciąg ostatniej gry:
    $ tabularium play --resume
    Przy stole wpisz ?, aby zobaczyć pomoc.
cli-help-game = Która gra; zobacz: tabularium games
cli-help-lang = Język; bez tej opcji język systemu albo zmiennej TABULARIUM_LANG
cli-help-seats = Kto gra, w kolejności miejsc: me oznacza osobę, pozostałe to boty ({ $bots }); domyślnie me,easy
cli-help-factions = Frakcje w kolejności miejsc; ? oznacza wybór w trakcie gry
cli-help-seed = Rozdaje ponownie tę samą grę
cli-help-option = Opcja gry, np. trade=true; można podać wiele razy; zobacz: tabularium games
cli-help-load = Kontynuuj zapisaną grę albo zacznij od zapisu przebiegu
cli-help-resume = Kontynuuj ostatnią niedokończoną grę
cli-help-save = Zapisuj do tego pliku zamiast w zwykłym miejscu
cli-help-cards = Pokaż wszystkie karty gry wraz z kosztami, punktami i efektami.
cli-help-facts = Co jest na kartach, np. cost=metal; bez tego wszystkie karty
cli-help-text = Tylko karty, na których są wszystkie te słowa
cli-help-html = Zamiast tego zapisz stronę do przeglądarki
cli-help-show = Narysuj pozycję z dokumentu (docs/positions.md).
cli-help-show-end =
    Tak, jak widzi ją pierwszy gracz:
    $ tabularium show-position puzzle.json --seat A
    Z innego programu:
    $ echo '{"{"}"game": "altay", "seats": ["earthfolk", "firefolk"]{"}"}' | tabularium show-position -
cli-help-position-file = Plik JSON albo - dla standardowego wejścia
cli-help-seat = Widok z tego miejsca: litera albo numer od 0; bez tej opcji widok widza
cli-help-replay = Sprawdź zapis przebiegu albo zapisaną grę i pokaż, co się w niej wydarzyło.
cli-help-replay-end =
    Dziennik i punkty:
    $ tabularium replay game.json
    Ruch po ruchu:
    $ tabularium replay game.json --step
    Stół po 40 ruchach:
    $ tabularium replay game.json --to 40
cli-help-record-file = Zapis przebiegu albo zapisana gra
cli-help-step = Odtwarzaj ruch po ruchu
cli-help-to = Stół po tym ruchu
cli-help-games = Liczba gier
cli-help-json = Wypisz wynik jako JSON
cli-help-arena = Rozegraj turniej botów na wszystkich procesorach: rankingi, odsetki wygranych, raport z wykresami.
cli-help-arena-end =
    Który z dwóch botów jest lepszy; przy każdym rozdaniu zamieniają się miejscami i frakcjami:
    $ tabularium arena altay --bots greedy,random --games 200
    To samo polecenie gra dalej od miejsca, w którym przerwano. Która nacja jak często wygrywa przy ilu graczach:
    $ tabularium arena imperium --bots greedy --games 400 --seats 2,3,4
    Raport jeszcze raz:
    $ tabularium arena --report KATALOG
cli-help-arena-bots = Boty ({ $bots }) albo własne, jako pakiet.moduł:Klasa
cli-help-arena-seats = Ilu graczy ma gra; kilka liczb stosuje się na zmianę, na przykład 2,3,4
cli-help-arena-seed = To samo ziarno losowości daje te same gry
cli-help-workers = Ile gier toczy się naraz; w innym razie tyle, ile jest procesorów
cli-help-ray = Graj na klastrze Ray, który wskazuje RAY_ADDRESS, w innym razie na uruchomionym tutaj
cli-help-limit = Po ilu sekundach przerwać grę, która trwa za długo; w innym razie po godzinie. Liczy się jako nieudana, a pozostałe toczą się dalej
cli-help-until = Zakończ mecz dwóch botów, gdy odsetek wygranych pierwszego jest na pewno powyżej albo poniżej tej liczby
cli-help-out = Gdzie przechowywać turniej; w innym razie w katalogu obok zapisanych gier
cli-help-report = Przygotuj raport z zapisanego turnieju, bez grania
cli-help-serve = Udostępnij stoły przeglądarce i programom.
cli-help-serve-end =
    Gra w przeglądarce:
    $ tabularium serve --open
    Dla całego domu, w bazie danych PostgreSQL:
    $ tabularium serve --host 0.0.0.0 --db postgresql://localhost/tables
cli-help-port = Port; 0 oznacza dowolny wolny
cli-help-host = Kto może się połączyć: 127.0.0.1 to tylko ten komputer
cli-help-db = Baza danych, sqlite:///PLIK albo postgresql://…; w przeciwnym razie plik obok zapisanych gier
cli-help-page = Zbudowana strona; w przeciwnym razie ta dołączona
cli-help-origin = Inny adres, z którego może pochodzić strona; można powtarzać
cli-help-think = Ile sekund może myśleć bot
cli-help-pause = Ile sekund mija między dwoma ruchami botów
cli-help-thinking = Myśl za boty wszystkich serwerów na bazie PostgreSQL.
cli-help-serve-workers = Procesy, które obsługują stoły
cli-help-thinkers = Procesy, w których myślą boty
cli-help-config = Plik z ustawieniami (TOML); ważniejsze jest to, co mówi wiersz poleceń albo środowisko (TABULARIUM_…)
cli-help-log = Wiersze dla ludzi albo JSON dla programów
cli-help-open = Otwórz przeglądarkę
cli-help-verbose = Zapisuj w dzienniku każde żądanie
cli-help-version = Wypisz wersję i zakończ
cli-help-install-completion = Niech ta powłoka uzupełnia polecenia, opcje i nazwy klawiszem Tab
cli-help-show-completion = Wypisz to, czego powłoka do tego potrzebuje, by zainstalować to ręcznie
cli-help-list = Wypisz gry wraz z ich frakcjami i opcjami.
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
    Mapa: ≈ uprawa, ♣ las, ∩ wzgórze, ▲ góra, obok numer terytorium. Litera z kropkami to osady gracza, ◆ to znacznik podboju z wartością i zasobem, ★ to punkt zwycięstwa, × to terytorium zagospodarowane w tej turze. Podwójna ramka i ▸ z numerem wskazują na mapie, gdzie działa dana opcja.
    Zasoby: { $food } żywność, { $wood } drewno, { $metal } metal, { $stone } kamień, { $culture } kultura; { $wms } to drewno, metal lub kamień, { $any } to dowolny z pięciu.
    Na kartach ● to miejsce zapełnione, a ○ puste. W ofercie ✓ oznacza, na co cię stać, a – to, co kupiono w tej turze. Przy osiągnięciach +7 to liczba kart w talii.
cli-altay-setup = Altay · przygotowanie
cli-altay-title = Altay · runda { $round }
cli-altay-last-round = ostatnia runda
# These three stand in a line of 63 columns with the terrains.
cli-altay-token = znacznik
cli-altay-star = PZ
cli-altay-used = użyte
cli-altay-players = Gracze
cli-altay-col-hand = ręka
cli-altay-col-deck = talia
cli-altay-col-discard = odrz
cli-altay-col-supply = osad
cli-altay-col-coins = mon
cli-altay-col-vp = PZ
cli-altay-col-achievements = osią
cli-altay-col-cards = kart
cli-altay-col-territories = tery
cli-altay-col-captured = prze
cli-altay-col-tokens = podb
cli-altay-done = ukończone
cli-altay-progress = w rozwoju
cli-altay-table = na stole
cli-altay-archive = zachowane
cli-altay-tokens = znaczniki
cli-altay-market = Oferta · ✓ stać cię · { $sign } { $goods }
cli-altay-achievements = Osiągnięcia
cli-altay-your-side = Twoja strona
cli-altay-goods = Zasoby
cli-altay-yours = Masz
cli-altay-coins = monety
cli-altay-secret = tajny cud
cli-altay-hand = Ręka { $n }
cli-altay-archived = zachowana: Pismo
cli-altay-group-play = Zagraj
cli-altay-group-place = Zasoby
cli-altay-group-buy = Kup
cli-altay-group-attack = Atak
cli-altay-group-develop = Rozwój
cli-altay-group-other = Inne
cli-altay-starting = Karty początkowe
cli-altay-market-cards = Karty z oferty
cli-altay-technologies = Technologie poziomu { $level } ({ $rule })
cli-altay-wonders = Cuda
cli-altay-copies = { $n ->
    [one] jedna kopia
    [few] { $n } kopie
   *[many] { $n } kopii
}
cli-altay-counted = zmienne

# The table of Imperial Settlers. The letters of the goods are different from each other.
cli-settlers-wood = D
cli-settlers-stone = K
cli-settlers-food = J
cli-settlers-gold = Z
cli-settlers-worker = R
cli-settlers-raze = P
cli-settlers-defence = O
# Two letters for each colour, different from each other.
cli-settlers-short-black = ca
cli-settlers-short-purple = fi
cli-settlers-short-blue = ni
cli-settlers-short-brown = br
cli-settlers-short-yellow = żó
cli-settlers-short-red = ce
cli-settlers-short-pink = ró
cli-settlers-short-grey = sz
cli-settlers-colour-black = czarna
cli-settlers-colour-purple = fioletowa
cli-settlers-colour-blue = niebieska
cli-settlers-colour-brown = brązowa
cli-settlers-colour-yellow = żółta
cli-settlers-colour-red = czerwona
cli-settlers-colour-pink = różowa
cli-settlers-colour-grey = szara
cli-settlers-colourless = bez koloru
cli-settlers-help =
    Dobra: { $wood } drewno, { $stone } kamień, { $food } jadło, { $gold } Złoto, { $worker } Robotnicy, { $raze } żetony Plądrowania, { $defence } żetony Obrony; ▯ to karta, ★ punkt zwycięstwa, ⌂ własna Lokacja lub Fundament odrzucane przy budowie.
    Rzędy Imperium: ⊕ Produkcja, ◇ Cechy, » Akcje. Na Lokacji × to użycie w tej rundzie, ⊘ zablokowana, +{ $defence } broniona, ♞ Samuraj, ⇄ Umowa Szlaku handlowego wskazanego gracza, ← przejęta od wskazanego gracza, (3) ile na niej leży, … jeszcze nie produkowała. ✓ oznacza to, co możesz teraz zbudować lub aktywować.
    Ręka 4+2 to cztery karty Zwykłe i dwie Frakcyjne. „PZ” to punkty zdobyte dotąd, „kon” dolicza wartość Lokacji. Polecenie m pokazuje wszystkie Imperia w całości. Kolory:
cli-settlers-rating-plebeian = Twoje osiągnięcie: plebejusz.
cli-settlers-rating-servant = Twoje osiągnięcie: sługa.
cli-settlers-rating-squire = Twoje osiągnięcie: giermek.
cli-settlers-rating-knight = Twoje osiągnięcie: rycerz.
cli-settlers-rating-castellan = Twoje osiągnięcie: kasztelan.
cli-settlers-rating-king = Twoje osiągnięcie: król.
cli-settlers-rating-emperor = Twoje osiągnięcie: cesarz.
cli-settlers-setup = Osadnicy · przygotowanie
cli-settlers-title = Osadnicy · runda { $round } z { $most }
cli-settlers-common-deck = talia kart Zwykłych { $deck }, odrzucone { $discard }
cli-settlers-players = Gracze
cli-settlers-col-vp = PZ
cli-settlers-col-end = kon
cli-settlers-col-hand = ręka
cli-settlers-col-deck = talia
cli-settlers-col-cost = koszt
cli-settlers-col-deal = umowa
cli-settlers-col-raze = pląd
cli-settlers-passed = pas
cli-settlers-first = pierwszy
cli-settlers-deals = Umowy
cli-settlers-routes = szlaki handlowe
cli-settlers-foundations = Fundamenty
cli-settlers-under-gate = pod Bramą
cli-settlers-attacks = karty Ataku od najnowszej
cli-settlers-collection = Kolekcja { $n }, własne Lokacje Frakcyjne { $own }
cli-settlers-offer = Wypatrywanie · oferta
cli-settlers-looked-at = Dobrane, do wyboru
cli-settlers-drawn = Dobrane: jedną zachowujesz, resztę oddajesz
cli-settlers-building = W budowie
cli-settlers-your-empire = Twoje Imperium
cli-settlers-board = Plansza
cli-settlers-keeps = przechowuje:
cli-settlers-goods = Dobra
cli-settlers-row-production = Produkcja
cli-settlers-row-feature = Cechy
cli-settlers-row-action = Akcje
cli-settlers-hand = Ręka · Zwykłe { $common } · Frakcyjne { $own }
cli-settlers-common = Zwykłe
cli-settlers-faction = Frakcyjne
cli-settlers-group-build = Buduj
cli-settlers-group-deal = Umowa
cli-settlers-group-raze = Plądruj
cli-settlers-group-use = Działaj
cli-settlers-group-free = Dodatk.
cli-settlers-group-other = Inne
cli-settlers-common-cards = Karty Zwykłe
cli-settlers-sort-production = Lokacja Produkcyjna
cli-settlers-sort-feature = Lokacja z Cechą
cli-settlers-sort-action = Lokacja z Akcją
cli-settlers-bonus = Bonus za zbudowanie: { $effect }
cli-settlers-produces = od razu i w każdej fazie Produkcji: { $effect }
cli-settlers-uses = , do { $n } razy w rundzie
cli-settlers-as-deal = jako Umowa, od razu i w każdej fazie Produkcji: { $effect }
cli-settlers-when-razed = za splądrowanie: { $effect }
cli-settlers-copies = { $n ->
    [one] jedna kopia
    [few] { $n } kopie
   *[many] { $n } kopii
}

# The table of Nations. The letters of the resources are different from each other.
cli-nations-gold = Z
cli-nations-stone = K
cli-nations-food = Ż
cli-nations-books = ▤
cli-nations-help =
    Zasoby: { $gold } złoto, { $stone } kamień, { $food } żywność, { $books } księgi; ◎ dowolny z nich. ⚔ to siła militarna, ⚖ stabilizacja, ★ punkt zwycięstwa, ⚒ architekt, † wartość ataku, ● robotnik. Przed dwukropkiem stoi to, co się płaci lub czego potrzeba: „1{ $stone }: 3⚔ −1{ $food }” to kamień za wysłanie robotnika, który daje 3 punkty siły i zjada 1 żywność; „7⚔: 2{ $gold }” to kolonia dla kogoś, kto ma siłę 7; „□2 □1{ $stone }: 1★” to cud o dwóch częściach. ⋯ oznacza karty z tekstem; stoi on pod planszą postępu, a ? z nazwą objaśnia każdą kartę.
    Na planszy postępu liczba to opcja, którą kupuje się kartę; rzędy kosztują 3, 2 i 1 złoto. Na twojej planszy liczba przed kartą to opcja, która wysyła na nią robotnika albo jej używa, liczba po ↑ zwalnia robotnika, liczba po ⚒ zatrudnia architekta; ■ to zbudowana część, × akcja użyta w tej rundzie. ★1·1 to punkty za pierwszego i drugiego robotnika.
    Gracze stoją w kolejności graczy. 6+3 to stan i to, co produkcja doda lub zabierze, ! ostrzega: nie starczy na produkcję i głód albo siła jest mniejsza niż siła wojny. ● wolni robotnicy, ●{ $food } i ●⚖ ci, którzy zostali w sekcji żywności i w sekcji stabilizacji. „PZ” to żetony, „kon” obejmuje to, co punktowałoby teraz. W grze solo liczby nad kolumnami to wyniki rzutu kością, które je opróżniają. Polecenie m pokazuje w całości wszystkie plansze. Karty:
cli-nations-fame-trajan = Wielkość na miarę Trajana!
cli-nations-fame-ashoka = Wielkość na miarę Aśoki.
cli-nations-fame-wu-zetian = Wielkość na miarę Wu Zetian.
cli-nations-fame-saladin = Wielkość na miarę Saladyna.
cli-nations-fame-victoria = Wielkość na miarę królowej Wiktorii.
cli-nations-fame-charles-v = Wielkość na miarę Karola V.
cli-nations-fame-cleopatra = Wielkość na miarę Kleopatry.
cli-nations-fame-darius-iii = Wielkość na miarę Dariusza III.
cli-nations-fame-atahualpa = Wielkość na miarę Atahualpy.
cli-nations-fame-cixi = Wielkość na miarę Cixi.
cli-nations-fame-dan-quayle = Wielkość na miarę Dana Quayle’a.
cli-nations-fame-nobody = Historia cię nie zapamięta.
cli-nations-setup = Wojna Narodów · przygotowanie
cli-nations-title = Wojna Narodów · epoka { $age }, runda { $round } ({ $n } z { $most })
cli-nations-phase-maintenance = utrzymanie
cli-nations-phase-action = akcje
cli-nations-phase-production = produkcja
cli-nations-phase-over = koniec
cli-nations-decides = decyzja: { $who }
# Labels before lines.
cli-nations-events = Wydarzenia
cli-nations-tile-label = Kość
cli-nations-war = Wojna
cli-nations-round = Runda
cli-nations-not-drawn = odsłaniane po rozwoju
cli-nations-no-war = bez wojny
cli-nations-weaker = słabsi tracą
cli-nations-architects = { $n ->
    [one] architekt
    [few] architekci
   *[many] architektów
}
cli-nations-famine = głód
cli-nations-market = Plansza postępu · talia epoki { $age }: { $n }
cli-nations-buying = Kupiona
cli-nations-players = Gracze
cli-nations-col-vp = PZ
cli-nations-col-end = kon
cli-nations-passed = pas { $n }.
cli-nations-your-board = Twoja plansza
cli-nations-cards = Karty
cli-nations-col-workers = robotnicy
cli-nations-col-each = każdy robotnik
cli-nations-col-all = razem
cli-nations-stock = Zasoby
cli-nations-people = Robotnicy
cli-nations-advisors = Doradca
cli-nations-colonies = Kolonie
cli-nations-site = W budowie
cli-nations-wonders = Cuda
cli-nations-rule = Strona B
cli-nations-free = Wolne
cli-nations-supply = wolni
cli-nations-food-section = sekcja żywności
cli-nations-stability-section = sekcja stabilizacji
cli-nations-above = nad torem
cli-nations-group-buy = Kup
cli-nations-group-deploy = Wyślij
cli-nations-group-hire = Buduj
cli-nations-group-use = Użyj
cli-nations-group-undeploy = Zwolnij
cli-nations-group-other = Inne
# The gallery: headings, then what a single card is.
cli-nations-cards-building = Budynki
cli-nations-cards-military = Jednostki militarne
cli-nations-cards-colony = Kolonie
cli-nations-cards-war = Wojny
cli-nations-cards-battle = Bitwy
cli-nations-cards-golden-age = Złote Wieki
cli-nations-cards-wonder = Cuda
cli-nations-cards-advisor = Doradcy
cli-nations-cards-event = Karty wydarzeń
cli-nations-cards-tile = Płytki wydarzeń gry solo
cli-nations-cards-board = Plansze graczy, strona B
cli-nations-cards-printed = Wydrukowane na planszach
cli-nations-sort-building = budynek
cli-nations-sort-military = jednostka militarna
cli-nations-sort-colony = kolonia
cli-nations-sort-war = wojna
cli-nations-sort-battle = bitwa
cli-nations-sort-golden-age = Złoty Wiek
cli-nations-sort-wonder = cud
cli-nations-sort-advisor = doradca
cli-nations-sort-event = karta wydarzeń
cli-nations-sort-tile = płytka wydarzeń
cli-nations-sort-board = plansza gracza
cli-nations-age = epoka { $age }
cli-nations-level-1 = karta podstawowa
cli-nations-level-2 = karta zaawansowana
cli-nations-level-3 = karta ekspercka
cli-nations-invented = pomysłu autorów programu
cli-nations-tile = { $tile } epoki { $age }
cli-nations-tile-start = Wirtualny przeciwnik zaczyna rundę z siłą militarną { $strength } i stabilizacją { $stability } oraz zyskuje { $books ->
    [one] { $books } księgę
    [few] { $books } księgi
   *[many] { $books } ksiąg
}
cli-nations-on-face = Na { $n }
cli-nations-happening = { $name } – { $effect }
cli-nations-face = { $name }: { $effect }
cli-nations-new-architects = Dodatkowi wspólni architekci: { $n }
cli-nations-famine-words = Głód: każda nacja traci { $n ->
    [one] { $n } żywność
   *[other] { $n } żywności
}
cli-nations-cost-worker = { $goods } za każdego robotnika
cli-nations-cost-sections = kamienie: { $stone }
cli-nations-each-worker = Każdy robotnik: { $goods }
cli-nations-upkeep = Utrzymanie każdego robotnika: { $goods }
cli-nations-raid = Wartość ataku { $n }
cli-nations-needs = Warunek: co najmniej { $goods }
cli-nations-defeated = Kto ma mniejszą siłę militarną niż siła wojny, traci { $goods }; każdy punkt stabilizacji ratuje 1 zasób
cli-nations-battle = Zyskaj tyle ksiąg, żywności albo kamieni, ile wynosi twoja wartość ataku
cli-nations-golden-age = Zyskaj { $goods } albo zapłać { $n ->
    [one] 1 dowolny zasób
    [few] { $n } dowolne zasoby
   *[many] { $n } dowolnych zasobów
}, aby zyskać 1 PZ
cli-nations-side-a = Strona A, wszystkie nacje
cli-nations-starts = Na początku: { $goods }; { $workers ->
    [one] { $workers } robotnik
    [few] { $workers } robotnicy
   *[many] { $workers } robotników
}
cli-nations-spaces = Miejsca: { $cards } na budynki i jednostki militarne, { $colonies } na kolonie, { $wonders } na cuda
cli-nations-track = Tor populacji: { $food } w sekcji żywności, { $stability } w sekcji stabilizacji
cli-nations-on-board = Na planszy: { $cards }

# The table of Imperium. The letters of the tokens differ; ↑ is progress in every language.
cli-imperium-material = S
cli-imperium-population = P
cli-imperium-help =
    { $material } to surowce, { $population } populacja, ↑ postęp, ★ punkt zwycięstwa; …★ zależy od czegoś, o czym mówi tekst. ⚔ oznacza atak, ⊥ kartę trwałą, która zostaje w grze, » zagranie bez akcji, × żeton zaznaczenia, [ ] garnizon, ≡ talię główną. Kartę z ♣ lub ♚ może zagrać tylko barbarzyńca lub imperium. ? z nazwą wyjaśnia każdą kartę.
    Na rynku znak przed kartą to talia, z której uzupełnia się miejsce, i ile kart w niej zostało; za punktami stoją żetony na karcie oraz ‡, jeśli leży pod nią bunt. Liczba przed kartą to opcja, która jej dotyczy: co można teraz zagrać, zaznaczyć, zdobyć lub wybrać.
    Gracze: akc i zazn to żetony akcji i zaznaczenia na karcie systemu; 4× to talia z żetonem zaznaczenia. W skrócie [2] to garnizon z dwóch kart. Wykrzyknik za stosem buntów ostrzega przed upadkiem. „Twoje stosy” wymieniają, co zostało w talii i w talii nacji, posortowane, nie w ich kolejności. Polecenie m pokazuje w całości wszystkie obszary gry, stosy kart odrzuconych, talie rozwoju i usunięte karty. Znaki:
cli-imperium-setup = Imperium · przygotowanie
cli-imperium-title = Imperium · runda { $n }
cli-imperium-over = koniec
cli-imperium-turn = tura: { $who }
cli-imperium-in-solstice = przesilenie
cli-imperium-decides = decyzja: { $who }
cli-imperium-scoring = wywołano punktację: jeszcze jedna runda
cli-imperium-last-round = ostatnia runda
cli-imperium-collapsed = Stos buntów się wyczerpał: upadek, w którym wygrywa najmniej buntów.
# Piles and decks of everybody, in a line.
cli-imperium-pile = bunty { $n }
cli-imperium-small = małe talie
cli-imperium-main = główna { $n }
cli-imperium-fame = sława { $n } + Król { $side }
cli-imperium-exile = usunięte { $n }
cli-imperium-first = zaczyna
cli-imperium-market = Rynek
cli-imperium-empty = puste
cli-imperium-exile-pile = Usunięte karty
cli-imperium-gone-pile = Poza grą
cli-imperium-looked-at = Oglądasz
# Titles of columns are short.
cli-imperium-players = Gracze
cli-imperium-col-actions = akc
cli-imperium-col-exhausts = zazn
cli-imperium-col-hand = ręka
cli-imperium-col-deck = tal
cli-imperium-col-discard = odrz
cli-imperium-col-history = hist
cli-imperium-col-nation = nac
cli-imperium-col-development = rozw
cli-imperium-state-barbarian = barbarzyńcy
cli-imperium-state-empire = imperium
cli-imperium-your-side = W grze
cli-imperium-being-played = zagrywana
cli-imperium-hand = Ręka { $n }
cli-imperium-piles = Twoje stosy
# Labels before lines.
cli-imperium-discard = Odrzucone
cli-imperium-deck = Talia
cli-imperium-nation = Nacja
cli-imperium-development = Rozwój
cli-imperium-history = Historia
cli-imperium-sunken = Zatopione
cli-imperium-beneath = Pod spodem
cli-imperium-points = Punkty
cli-imperium-king-resolved = Król królów został rozpatrzony
cli-imperium-group-play = Zagraj
cli-imperium-group-exhaust = Zaznacz
cli-imperium-group-other = Inne
cli-imperium-suit-region = region
cli-imperium-suit-uncivilised = archaiczna
cli-imperium-suit-civilised = cywilizowana
cli-imperium-suit-tributary = hołd
cli-imperium-suit-fame = sława
cli-imperium-suit-unrest = bunt
cli-imperium-suit-power = potęga
cli-imperium-no-suit = bez typu
cli-imperium-icon-city = miasto
cli-imperium-icon-metropolis = metropolia
cli-imperium-icon-scroll = zwój
cli-imperium-icon-knight = rycerz
cli-imperium-icon-mask = maska
cli-imperium-icon-production = produkcja
cli-imperium-icon-river = rzeka
cli-imperium-icon-fertile = żyzna ziemia
# What a card says.
cli-imperium-play = Zagranie: { $effect }
cli-imperium-instead = Zamiast wziąć tę kartę: { $effect }
cli-imperium-makes-empire = Gdy ta karta trafia do obszaru gry, stajesz się imperium
cli-imperium-turns-over = Następnie odwróć tę kartę: punktacja zostaje wywołana
cli-imperium-once-each = Każdy gracz może to zrobić tylko raz w grze, niezależnie od strony karty
cli-imperium-nadir = Gdy opuszcza talię nacji, trafia od razu do obszaru gry
cli-imperium-zenith = Gdy opuszcza talię nacji, wywołuje punktację
cli-imperium-last-quest = Nie można jej wybrać, dopóki są inne nadchodzące misje
cli-imperium-exhaust = Zaznacz: { $effect }
cli-imperium-solstice = Przesilenie: { $effect }
cli-imperium-needs = Można zagrać, tylko { $what }
cli-imperium-unplayable = Nie można zagrać
cli-imperium-not-garrisoned = Nie można umieścić w garnizonie
cli-imperium-fixed = Nie można porzucić ani cofnąć
cli-imperium-hosts-quest = Misja w garnizonie pod tą kartą jest twoją aktywną misją
cli-imperium-two-regions = Liczy się jako 2 regiony
cli-imperium-calms = Przed punktacją lub rozstrzygnięciem upadku: zwróć maksymalnie 2 karty buntu z ręki, stosu kart odrzuconych, talii albo historii
# The gallery.
cli-imperium-face = { $card }, strona { $side }
cli-imperium-cards-several = Karty kilku nacji
cli-imperium-cards-everybody = Karty wspólne, oba pudełka
cli-imperium-cards-classics = Karty wspólne, Antyk
cli-imperium-cards-legends = Karty wspólne, Legendy
cli-imperium-box-classics = Antyk
cli-imperium-box-legends = Legendy
cli-imperium-attack = atak
cli-imperium-pinned = trwała
cli-imperium-free = bez akcji
cli-imperium-quest = misja
cli-imperium-copies = { $n ->
    [one] 1 egzemplarz
    [few] { $n } egzemplarze
   *[other] { $n } egzemplarzy
}
cli-imperium-players-from = od { $players } graczy
cli-imperium-players-some = { $n } z nich od { $players } graczy
cli-imperium-starts-deck = talia początkowa
cli-imperium-starts-nation = talia nacji
cli-imperium-starts-accession = karta przełomu
cli-imperium-starts-zenith = zenit
cli-imperium-starts-nadir = nadir
cli-imperium-starts-development = talia rozwoju
cli-imperium-starts-in-play = zaczyna w grze
cli-imperium-starts-supply = w stosie buntów
cli-imperium-starts-other-face = druga strona

# Options of a game that has no groups of its own.
cli-group = Możliwości

# A game that brings no table of its own.
cli-general-decides = decyduje { $who }
cli-general-help = Każda część stołu stoi pod swoją nazwą; tego, czego nie ma, się nie pokazuje. Żółta liczba przed kartą to numer dotyczącej jej możliwości.
cli-error-game = Gra „{ $game }” zawiodła przez błąd w swoich zasadach: { $problem }. Jej autor dowie się więcej dzięki check_game z tabularium.testing.
