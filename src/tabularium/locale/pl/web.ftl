# The pages in the browser.

# Goods and numbers, under their glyphs.
web-good-food = żywność
    .settlers = jadło
web-good-wood = drewno
web-good-metal = metal
web-good-stone = kamień
web-good-culture = kultura
web-good-wms = drewno, metal lub kamień
web-good-any = dowolny zasób
    .settlers = dowolny Surowiec
web-good-coins = monety
web-good-gold = złoto
    .settlers = Złoto
web-good-books = księgi
web-good-vp = punkty
web-good-strength = siła militarna
web-good-stability = stabilizacja
web-good-workers = robotnicy
    .settlers = Robotnicy
web-good-worker = robotnik
    .settlers = Robotnik
web-good-raze = żetony Plądrowania
web-good-defence = obrona
web-good-material = surowce
web-good-population = populacja
web-good-progress = postęp
web-good-unrest = karty buntu
web-good-card = karty w talii
web-good-cards = karty na ręce
web-good-settlement = osady

# The question and its options.
web-decision = Pytanie
web-waiting = Decyduje: { $who } …
web-in-line = { $n ->
    [0] Zaraz zacznie myśleć.
    [one] Najpierw jeszcze jeden stół.
    [few] Najpierw jeszcze { $n } stoły.
   *[many] Najpierw jeszcze { $n } stołów.
    }
web-over = Koniec gry.
web-looking-back = Oglądasz wcześniejszą chwilę gry.
web-all-options = Pokaż wszystkie możliwości ({ $n })
web-show-options = Pokaż możliwości
web-hide-options = Ukryj możliwości
web-more-below = Niżej jeszcze { $n }
web-preview-hint = Wskaż możliwość, aby zobaczyć, co zmieni.
web-preview-nothing = Na razie nie zmienia się żadna liczba.
# Kilka rzeczy wybieranych naraz: zaznaczanych na planszy albo na liście, a potem wykonywanych razem.
web-set-given = już wybrane
web-set-more = { $what }: jeszcze jedno
web-set-less = { $what }: o jedno mniej
web-set-clear = Odznacz wszystko
web-unreachable = Serwer nie odpowiada. Nic nie przepadło, spróbuj ponownie.
web-house-closed = Obecnie nie przyjmuje się tu nowych stołów. Przy tych, które masz, możesz grać dalej.
web-reconnecting = Ponowne łączenie …
web-rule = Zasada { $n }
web-why = Dlaczego nie?
web-why-on = Tab i strzałki prowadzą teraz także do rzeczy niepodświetlonych. Enter mówi, dlaczego nie można ich użyć, Enter jeszcze raz prowadzi do zasady, Esc kończy.
web-why-free = Coś można z tym zrobić: zobacz możliwości.
web-undo = Cofnij
web-undo-what = Cofnij: { $what }
web-undo-ask = Poproś o cofnięcie: { $what }
web-undo-question = { $n ->
    [one] Cofnąć jeden ruch? Prosi o to { $who }, ale od tego czasu inni coś zrobili lub zobaczyli.
    [few] Cofnąć { $n } ruchy? Prosi o to { $who }, ale od tego czasu inni coś zrobili lub zobaczyli.
   *[other] Cofnąć { $n } ruchów? Prosi o to { $who }, ale od tego czasu inni coś zrobili lub zobaczyli.
}
web-undo-waiting = Cofnięcie czeka na: { $who }
web-undo-agree = Zgadzam się na cofnięcie
web-undo-refuse = Gramy dalej
web-undo-counted = Cofnij mimo to
web-undo-keep = Zostaw, jak jest

# The table.
web-board = Plansza
web-close = Zamknij
web-confirm = Jeszcze jedno pytanie
web-log = Dziennik
web-log-all = wszystkie szczegóły
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-earlier = Co było wcześniej
web-log-or-chat = Dziennik lub czat
web-since = Od twojej ostatniej tury
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-write = Napisz coś
web-chat-send = Wyślij
web-spectator = Widz
web-history = Wcześniejsze chwile
web-history-back = Jeden ruch wstecz
web-history-forth = Jeden ruch naprzód
web-history-move = Ruch { $n } z { $all }
web-history-run = Odtwórz
web-history-pause = Wstrzymaj
web-history-now = Wróć do teraz
web-history-branch = Graj dalej stąd
web-pass-screen = Teraz { $who }: przekaż ekran.
web-pass-show = Pokaż moją stronę stołu
web-links = Linki do tego stołu
web-parts = Części stołu
web-tab-table = Stół
web-tab-players = Gracze
web-tab-hand = Ręka
web-tab-mine = Moje
web-tab-result = Wynik
web-on-turn = ma turę
web-deciding = decyduje
web-you = ty
web-total = razem
web-seat-bot = gracz komputerowy
web-seat-stand-in = zastępuje gracz komputerowy
web-seat-away = nieobecny
web-seat-name = Imię
web-seat-rename = Zmień imię
web-seat-leave = Odejdź; zastąpi cię komputer
web-seat-return = Wróć na swoje miejsce
web-seat-link = Link do tego miejsca
web-card-hidden = zakryta karta { $deck }
web-card-options = { $n ->
    [one] jedna możliwość
    [few] { $n } możliwości
   *[other] { $n } możliwości
}

# The head of the page and the settings.
web-pages = Strony
web-rules = Zasady
web-cards = Karty
web-language = Język
web-settings = Ustawienia
web-theme = Wygląd
web-theme-auto = jak w systemie
web-theme-light = jasny: papier
web-theme-dark = ciemny: atrament
web-size = Tekst
web-size-normal = zwykły
web-size-large = duży
web-notices = Dźwięki i powiadomienia
web-sound-turn = dźwięk, gdy przychodzi twoja tura
web-sound-other = dźwięki ruchów i czatu
web-notify = powiadomienie przeglądarki, gdy przychodzi twoja tura
web-animate = ruch na stole

# The first page.
web-home = Strona główna
web-home-title = Wiele cywilizacji, jeden stół
web-home-text = Graj od razu przeciw komputerowi albo wyślij znajomym link. Bez konta i bez instalowania.
web-seats-between = { $least }–{ $most } graczy
web-seats-exactly = { $n ->
        [one] { $n } gracz
       *[other] { $n } graczy
    }
web-play = Graj
web-starting = Rozkładam stół …
web-with-friends = Ze znajomymi
web-continue = Kontynuuj
web-finished = { $n ->
    [one] Jedna zakończona gra
    [few] { $n } zakończone gry
   *[other] { $n } zakończonych gier
}
web-moves = { $n ->
    [one] jeden ruch
    [few] { $n } ruchy
   *[other] { $n } ruchów
}
web-your-turn = twoja tura
web-forget = Usuń z listy
web-forget-question = Bez linku nie wrócisz do tego stołu, a ta przeglądarka zapomni link. Masz go zapisanego gdzie indziej?
web-forget-not = Zostaw na liście
web-record-open = Otwórz plik z zapisem gry
web-record-unreadable = Ten plik nie jest zapisem gry.
web-record-download = Zapisz przebieg gry
web-glossary = Słowniczek
web-documents = Dokumentacja (po angielsku)

# A new table.
web-new-table = Nowy stół
web-which-game = Która gra?
web-who-plays = Kto gra?
web-seat-who = Miejsce { $seat }
web-seat-me = ja, na tym ekranie
web-seat-friend = znajomy, przez link
web-seat-computer = komputer: { $bot }
web-seat-faction = Frakcja
    .nations = Nacja
    .imperium = Nacja
web-seat-any-faction = wybór w grze
web-seat-add = Dodaj miejsce
web-seat-remove = Usuń miejsce
web-hot-seat = Kilka osób gra na tym ekranie; stół obraca się do tego, kto decyduje.
web-friend-help = Dostaniesz link dla każdego znajomego. Kto ma link, ten ma miejsce.
web-options = Opcje
web-options-more = Gdzie gracze różnie czytają zasady
web-option-each-seat = inaczej na każdym miejscu
web-decks = Talie frakcji
web-deck-own = złożona samodzielnie
web-deck-count = { $copies ->
    [1] pojedyncze
    [2] podwójne
   *[other] potrójne
}: { $have } z { $want }
web-deck-done = Talia jest gotowa.
web-deck-less = { $card }: o jedną kopię mniej
web-deck-more = { $card }: o jedną kopię więcej
web-make-start = Rozłóż stół i zacznij
web-make-invite = Rozłóż stół i pobierz linki
web-sit-down = Usiądź do stołu
web-watch = Oglądaj
web-invite = Zaproś
web-invite-text = Link otwiera miejsce. Wyślij każdemu jego link, a swój zachowaj dla siebie.
web-invite-seat = Kopiuj link
web-invite-watch = Kopiuj link dla widzów
web-copied = Skopiowano
web-link-text = Kto ma ten link, gra na tym miejscu i widzi jego karty. Otwórz go na swoich innych urządzeniach i zachowaj na wypadek, gdyby ta przeglądarka go zapomniała. Nie dawaj go nikomu, chyba że ma grać dalej za ciebie.
web-link-new = Utwórz nowy link
web-link-question = Stary link od razu przestanie działać, gdziekolwiek jest otwarty. Tutaj grasz dalej z nowym.
web-link-question-friend = Link, który został wysłany ({ $who }), od razu przestanie działać, a kto przez niego gra, straci miejsce. Wyślij nowy.
web-link-replace = Zastąp stary link
web-link-keep = Zostaw stary link
web-link-made = To jest nowy link. Stary niczego już nie otwiera.
web-link-gone = Ten link został już zastąpiony ({ $who }): kolejny może utworzyć tylko ten, kto ma nowy.
web-opening = Otwieram stół …
web-no-table = Nie ma tu stołu
web-no-table-text = Link może być niepełny: część po # jest kluczem do twojego miejsca.
web-link-replaced = Ten link został zastąpiony
web-link-replaced-text = Ktoś, kto go miał, utworzył nowy link, a ten niczego już nie otwiera. Jeśli to nie ty, poproś o nowy osobę, która cię zaprosiła.
web-no-key = Ten stół otwiera się linkiem
web-no-key-text = Ta przeglądarka nie ma do niego linku: stół był otwarty w innej przeglądarce albo na innym urządzeniu, albo został tu usunięty z listy.
web-no-key-own = Jeśli grasz gdzie indziej: naciśnij tam swoje miejsce nad planszą, potem „{ web-seat-link }”, i otwórz ten link tutaj.
web-no-key-ask = Jeśli masz zaproszenie: otwórz jeszcze raz otrzymany link albo poproś o nowy.

# The end.
web-winners = { $n ->
    [one] Wygrywa:
   *[other] Wspólne zwycięstwo:
}
web-nobody-won = Gra przegrana: nikt nie wygrał.
web-rematch = Rewanż
web-replay = Odtwórz od początku
web-scores = Punkty według kategorii
web-chart = Punkty w trakcie gry
web-swings = Punkty zwrotne
web-swing = { $who }: przewaga { $n } do ruchu { $move }

# What a bot weighed, after the game.
web-weighed = Co rozważał bot
web-weighed-option = Możliwość
web-weighed-tries = próby
web-weighed-chance = szansa
web-weighed-points = punkty
web-weighed-taken = wybrana
web-weighed-meaning = Ile razy wypróbowano każdą możliwość, jaka jest szansa na wygraną i ile jest punktów w chwilach, do których bot patrzył naprzód. To tylko szacunki.
web-weighed-line = { $text }: próby { $tries }, szansa { $chance }, punkty { $points }

# Keys and the text table.
web-keys = Klawisze
web-keys-why = dlaczego nie? Przechodź też do rzeczy niepodświetlonych, Enter podaje powód
web-keys-history = ruch wstecz, ruch naprzód
web-keys-set = wykonaj to, co zaznaczone, gdy wybiera się kilka rzeczy
web-keys-escape = zamknij, co otwarte, pokaż wszystkie możliwości, odznacz wszystko
web-keys-tab = do następnej podświetlonej rzeczy
web-text-table = Stół jako tekst
web-text-board = Do rysowanego stołu
web-text-enter = Co robisz?
web-text-hint = Wpisz numer albo kilka liter możliwości, albo jedno z poleceń: { $commands }.
web-text-set = Wybierz numery w dowolnej kolejności: 1 3 4. Kilka sztuk: 1 1 albo 1x2. Nic: 0. Do czego to doprowadzi: 1 3 ?
web-text-set-ordered = Wybierz numery, najpierw to, co ma być pierwsze: 3 1 4. Nic: 0. Do czego to doprowadzi: 3 1 ?
web-text-set-help = 1 3 4: kilka rzeczy naraz, gdy wybiera się kilka (0: żadna; 1 3 ?: do czego by doprowadziły)
web-text-too-many = { $what }: nie więcej niż { $n }.
web-text-unknown = „{ $given }” nie pasuje do żadnej możliwości ani polecenia.
web-text-no-card = Nie ma karty o nazwie „{ $given }”.
web-text-incomplete = Czegoś brakuje:
web-text-ambiguous = „{ $given }” może znaczyć kilka rzeczy:
web-text-no-why = Nic temu nie przeszkadza albo niczego takiego tu nie ma.
web-text-no-undo = Nie ma czego cofnąć.
web-text-undo-again = Aby zrobić to mimo wszystko, wpisz jeszcze raz „cofnij”.

# What is typed at the text table: the words of each command, what is typed behind them, and what
# it does. The English words work in every language.
web-command-table = stół
    .text = co leży na stole
web-command-log = dziennik
    .text = co się wydarzyło
web-command-scores = punkty
    .text = punkty graczy
web-command-options = możliwości
    .text = co można teraz zrobić
web-command-undo = cofnij
    .text = cofnięcie ruchu
web-command-now = teraz
    .text = powrót z przeszłości do teraz
web-command-help = pomoc
    .text = co można wpisać
web-command-card = karta
    .of = NAZWA
    .text = co robi karta
web-command-why = dlaczego
    .of = NAZWA
    .text = dlaczego czegoś nie można
web-command-look = zobacz
    .of = NUMER
    .text = stół po tylu ruchach
web-command-say = powiedz
    .of = TEKST
    .text = czat

# Rules, cards, glossary.
web-search = Szukaj
web-search-nothing = Nic nie znaleziono.
web-contents = Spis treści
web-rules-english = Te zasady są dostępne tylko po angielsku.
web-rules-none = Ta gra nie ma tu zasad do czytania.
web-gallery-group = Rodzaj
web-gallery-all = wszystkie
web-gallery-count = { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[other] { $n } kart
}

# The tour.
web-tour = Jak działa stół
web-tour-start = Przewodnik w 60 sekund
web-tour-back = Wstecz
web-tour-next = Dalej
web-tour-end = Wybierz grę
web-tour-lit = Co świeci, tego można użyć
    .text = Karty, miejsca i stosy z obwódką można kliknąć. Jeśli rzecz ma kilka zastosowań, pytanie obok zapyta, które wybierasz.
web-tour-ask = Jedno pytanie naraz
    .text = Pasek pyta, co chcesz zrobić, i wymienia wszystkie możliwości. Każda ma klawisz, który na niej widać; znak zapytania pokazuje wszystkie.
web-tour-preview = Zobacz, zanim zrobisz
    .text = Wskaż możliwość, a zobaczysz liczby, które zmieni: na planszy i pod pytaniem.
web-tour-why = Dlaczego nie?
    .text = Kliknij coś, co nie świeci, a dowiesz się, dlaczego nie można tego teraz użyć, wraz z numerem zasady. Bez myszy: naciśnij q.
web-tour-undo = Cofnij
    .text = Cofnięcie mówi, co cofa. Zatrzymuje się tam, gdzie odkryto coś ukrytego; dalej pyta innych o zgodę.
web-tour-log = Nic nie umknie
    .text = Dziennik mówi, co się stało od twojej ostatniej tury. Kliknij wiersz albo przesuń suwak, aby zobaczyć planszę w tamtej chwili.

# The glossary: a word, and what it means.

# What lies on a table, for the table as text.
web-view-round = runda
web-view-turn = tura
web-view-first-player = pierwszy gracz
web-view-last-round = ostatnia runda
web-view-goods = zasoby
    .settlers = Dobra
web-view-hand = twoja ręka
web-view-hand-size = karty na ręce
web-view-known-hand = znane na ręce
web-view-deck = twoja talia
web-view-deck-size = karty w talii
web-view-hand-and-deck = ręka i talia razem
web-view-discard = stos kart odrzuconych
web-view-played = zagrane
web-view-play = w grze
web-view-table = na stole
web-view-board = plansza
web-view-territory = terytorium
web-view-owner = właściciel (miejsce)
web-view-settlements = osady
web-view-token = znacznik
web-view-tokens = żetony
    .altay = znaczniki
web-view-market = rynek
    .altay = oferta
web-view-title = karta
web-view-top = na wierzchu
web-view-left = zostało
web-view-displays = odkryte osiągnięcia
web-view-achievement-decks = talie osiągnięć
web-view-achievements = osiągnięcia
web-view-progress = w trakcie
web-view-secret = twój tajny cud
web-view-secret-wonder = tajny cud
web-view-supply = osady w zasobie
web-view-lost = stracone
web-view-captured = przejęte osady
web-view-coins = monety
web-view-archive = zachowana karta
web-view-bought = kupione
web-view-battle = bitwa
web-view-strength = siła
web-view-gone = poza grą
web-view-vp = punkty
web-view-passed = spasował
web-view-empire = Imperium
web-view-foundations = Fundamenty
web-view-deals = Umowy
web-view-offer = oferta
web-view-drawn = dobrane
web-view-looked-at = oglądane
web-view-common-cards = karty Zwykłe na ręce
web-view-faction-cards = karty Frakcyjne na ręce
web-view-common-deck-size = talia Zwykła
web-view-common-discard = odrzucone karty Zwykłe
web-view-used = użyta
web-view-defended = broniona
web-view-holds = zawiera
web-view-age = epoka
web-view-order = kolejność
web-view-event = wydarzenie
web-view-war = wojna
web-view-architects = architekci
web-view-deck-sizes = talie
web-view-event-deck-sizes = talie wydarzeń
web-view-ranks = pozycje
web-view-strongest = najsilniejszy
web-view-weakest = najsłabszy
web-view-most-stable = najbardziej stabilny
web-view-least-stable = najmniej stabilny
web-view-growth = rozwój
web-view-production = następna produkcja
web-view-stability = stabilizacja
web-view-workers = robotnicy
web-view-cards = karty
web-view-advisor = doradca
web-view-colonies = kolonie
web-view-wonders = cuda
web-view-site = cud w budowie
web-view-built = zbudowane części
web-view-side = strona
web-view-state = system
web-view-actions = pozostałe akcje
web-view-exhausts = pozostałe żetony zaznaczenia
web-view-exhausted = zaznaczona
web-view-powers = karta potęgi
web-view-below = poniżej
web-view-garrison = garnizon
web-view-history = twoja historia
web-view-history-size = karty w historii
web-view-nation-deck = twoja talia nacji
web-view-nation-size = talia nacji
web-view-development = talia rozwoju
web-view-small-decks = małe talie
web-view-main-deck = talia główna
web-view-fame-deck = talia sławy
web-view-unrest-pile = stos buntów
web-view-unrest = pod nią bunt
web-view-exile = usunięte

# The guided first game.
web-learn = Naucz się grać
web-coach = Pierwsza gra
web-coach-step = { $n } z { $of }
web-coach-next = Czytaj dalej
web-coach-back = Do poprzedniego kroku
web-coach-end = Zakończ lekcję
web-coach-close = Graj dalej
web-coach-astray = To inny ruch niż ten, o który chodziło. Być może wcale nie gorszy! Cofnij go, aby wrócić do lekcji, albo czytaj dalej i graj po swojemu.
web-coach-no-undo = Tego ruchu nie można już cofnąć.
web-coach-undo = Cofnij ruch
web-coach-tick = Zaznacz to, co wskazano
web-coach-wait = Gra twój przeciwnik …
web-coach-done = To koniec lekcji, a gra toczy się dalej. Co świeci, tego można użyć, a kliknięcie w cokolwiek innego powie, dlaczego nie. Miłej zabawy!
