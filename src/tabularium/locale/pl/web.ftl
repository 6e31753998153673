# The pages in the browser.

# Goods and numbers, under their glyphs.
web-good-food = żywność
web-good-wood = drewno
web-good-metal = metal
web-good-stone = kamień
web-good-culture = kultura
web-good-wms = drewno, metal lub kamień
web-good-any = dowolny surowiec
web-good-coins = monety
web-good-coin = moneta
web-good-gold = złoto
web-good-books = księgi
web-good-vp = punkty
web-good-strength = siła militarna
web-good-stability = stabilizacja
web-good-workers = robotnicy
web-good-worker = robotnik
web-good-raze = żetony plądrowania
web-good-swords = żetony plądrowania
web-good-defence = obrona
web-good-shields = żetony obrony
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
web-over = Koniec gry.
web-looking-back = Oglądasz wcześniejszą chwilę gry.
web-all-options = Pokaż wszystkie możliwości ({ $n })
web-show-options = Pokaż możliwości
web-hide-options = Ukryj możliwości
web-preview-hint = Wskaż możliwość, aby zobaczyć, co zmieni.
web-preview-nothing = Na razie nie zmienia się żadna liczba.
web-unreachable = Serwer nie odpowiada. Nic nie przepadło, spróbuj ponownie.
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

# The table.
web-board = Plansza
web-close = Zamknij
web-log = Dziennik
web-log-all = wszystkie szczegóły
web-log-empty = Jeszcze nic się nie wydarzyło.
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
web-card-hidden = zakryta karta { $deck }
web-card-exhausted = zaznaczona
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
web-home-title = Cztery cywilizacje, jeden stół
web-home-text = Graj od razu przeciw komputerowi albo wyślij znajomym link. Bez konta i bez instalowania.
web-game-altay = Altay
web-game-altay-text = Buduj talię, zasiedlaj ziemie, zdobywaj osiągnięcia.
web-game-altay-facts = 2–4 graczy · mapa i budowanie talii
web-game-settlers = Osadnicy: Narodziny Imperium
web-game-settlers-text = Pięć rund na zbudowanie imperium, zawieranie umów i plądrowanie tego, co stoi na drodze.
web-game-settlers-facts = 1–4 graczy · karty i surowce
web-game-nations = Wojna Narodów
web-game-nations-text = Poprowadź naród od starożytności po epokę przemysłową.
web-game-nations-facts = 1–5 graczy · rozwój i produkcja
web-game-imperium = Imperium
web-game-imperium-text = Szesnaście ludów na drodze od barbarzyńców do imperium.
web-game-imperium-facts = 2–4 graczy · budowanie talii
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
web-record-open = Otwórz plik z zapisem gry
web-record-unreadable = Ten plik nie jest zapisem gry.
web-record-download = Zapisz przebieg gry
web-glossary = Słowniczek

# A new table.
web-new-table = Nowy stół
web-which-game = Która gra?
web-who-plays = Kto gra?
web-seat-who = Miejsce { $seat }
web-seat-me = ja, na tym ekranie
web-seat-friend = znajomy, przez link
web-seat-computer = komputer: { $bot }
web-seat-faction = Frakcja
web-seat-any-faction = wybór w grze
web-seat-add = Dodaj miejsce
web-seat-remove = Usuń miejsce
web-hot-seat = Kilka osób gra na tym ekranie; stół obraca się do tego, kto decyduje.
web-friend-help = Dostaniesz link dla każdego znajomego. Kto ma link, ten ma miejsce.
web-options = Opcje
web-options-more = Gdzie gracze różnie czytają zasady
web-option-each-seat = inaczej na każdym miejscu
web-make-start = Rozłóż stół i zacznij
web-make-invite = Rozłóż stół i pobierz linki
web-sit-down = Usiądź do stołu
web-watch = Oglądaj
web-invite = Zaproś
web-invite-text = Link otwiera miejsce. Wyślij każdemu jego link, a swój zachowaj dla siebie.
web-invite-seat = Kopiuj link
web-invite-watch = Kopiuj link dla widzów
web-copied = Skopiowano
web-opening = Otwieram stół …
web-no-table = Nie ma tu stołu
web-no-table-text = Link może być niepełny: część po # jest kluczem do twojego miejsca.

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

# Keys and the text table.
web-keys = Klawisze
web-keys-why = dlaczego nie? Przechodź też do rzeczy niepodświetlonych, Enter podaje powód
web-keys-history = ruch wstecz, ruch naprzód
web-keys-escape = zamknij, co otwarte, pokaż wszystkie możliwości
web-keys-tab = do następnej podświetlonej rzeczy
web-text-table = Stół jako tekst
web-text-board = Do rysowanego stołu
web-text-enter = Co robisz?
web-text-hint = Numer, kilka liter możliwości albo: table, log, scores, undo, card NAZWA, why NAZWA, look NUMER, now, say TEKST, help.
web-text-help = table: co leży na stole. log: co się wydarzyło. scores: punkty. undo: cofnij. card NAZWA: co robi karta. why NAZWA: dlaczego czegoś nie można. look NUMER: stół po tylu ruchach. now: powrót do teraz. say TEKST: czat.
web-text-unknown = „{ $given }” nie pasuje do żadnej możliwości. help wymienia polecenia.
web-text-ambiguous = „{ $given }” może znaczyć kilka rzeczy:
web-text-no-why = Nic temu nie przeszkadza albo niczego takiego tu nie ma.
web-text-no-undo = Nie ma czego cofnąć.

# Rules, cards, glossary.
web-search = Szukaj
web-search-nothing = Nic nie znaleziono.
web-contents = Spis treści
web-rules-english = Te zasady są dostępne tylko po angielsku.
web-rulings = Rozstrzygnięcia
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

# Options of the games by name, and their choices.
web-option-trade = Handel
web-option-starts = Miejsca startowe
web-option-factions = Frakcje
web-option-map = Mapa
web-option-vp-spots = Pola punktów zwycięstwa
web-option-archive-defends = Zachowane karty bronią
web-option-abandoned = Porzucone technologie
web-option-drop-table-cards = Odrzucanie kart ze stołu
web-option-ask-government = Pytaj o Rząd
web-option-first-player = Pierwszy gracz
web-option-round-limit = Limit rund
web-option-lookout = Faza wypatrywania
web-option-peaceful = Gra pokojowa
web-option-faction-reshuffle = Tasowanie talii frakcji
web-option-robbers-take-routes = Rozbójnicy zabierają szlaki
web-option-chapel-points = Punkty Mrocznej Kaplicy
web-option-levels = Poziomy kart
web-option-difficulty = Poziom trudności
web-option-sides = Strony
web-option-ages = Epoki
web-option-extra-worker = Dodatkowy robotnik
web-option-others-suffer = Bez rangi wszyscy są „pozostałymi”
web-option-no-war-is-zero = Brak wojny liczy się jak siła 0
web-option-anna-stability = Anna Komnena oszczędza stabilność
web-option-shaka-stone = Kamień Czaki Zulu
web-option-crusade-books = Czwarta krucjata
web-option-worker-packages = Robotnicy razem z surowcami
web-option-advisors-removed = Dwóch doradców
web-option-shortage-at-zero = Niedobór przy 0 punktach
web-option-undeploy-after = Zdejmowanie robotników po akcji
web-option-common-cards = Karty wspólne
web-option-free-plays = Darmowe zagrania
web-option-icons = Podwójne ikony
web-option-given-cards = Karty oddane
web-option-active-quest = Aktywna misja
web-option-collapse-count = Liczenie upadku
web-choice-free = dowolne
web-choice-suggested = według zaleceń
web-choice-picked = wybierane
web-choice-random = losowo
web-choice-first-seat = pierwsze miejsce
web-choice-reduced = zmniejszona
web-choice-full = pełna
web-choice-row = środkowy rząd
web-choice-inner = z dala od krawędzi
web-choice-removed = wypadają z gry
web-choice-returned = wracają do talii
web-choice-standard = zwykła
web-choice-alternative = alternatywna
web-choice-advanced = zaawansowane
web-choice-basic = podstawowe
web-choice-master = mistrzowskie
web-choice-basic-expert = podstawowe i eksperckie
web-choice-chieftain = wódz
web-choice-prince = książę
web-choice-king = król
web-choice-emperor = cesarz
web-choice-a = strona A
web-choice-b = strona B
web-choice-choose = każdy wybiera
web-choice-buyer = kupujący
web-choice-owner = właściciel
web-choice-if-paid = jeśli zapłacono
web-choice-always = zawsze
web-choice-all = wszyscy
web-choice-one = jeden
web-choice-classics = Classics
web-choice-legends = Legends
web-choice-once-a-turn = raz na turę
web-choice-unlimited = bez ograniczeń
web-choice-each-counts = liczy się każda
web-choice-once-a-card = raz na kartę
web-choice-hand = na rękę
web-choice-discard = na stos odrzuconych
web-choice-not-scored = nie punktuje
web-choice-scored = punktuje
web-choice-all-unrest = wszystkie karty buntu
web-choice-not-garrisoned-or-sunken = bez garnizonów i zatopionych

# The glossary: a word, and what it means.
web-term-collect = Zbieranie
    .text = Karta leży przed tobą i przyjmuje surowce; gdy wszystkie pola są pełne, działa i trafia na stos odrzuconych.
    .forms = zbierz
web-term-store = Magazynowanie
    .text = Surowce położone na karcie czekają na późniejszą turę. Kto bierze jeden, bierze wszystkie, a karta jest odrzucana.
    .forms = zmagazynuj
web-term-use-terrain = Zagospodarowanie (terenu)
    .text = Potrzebujesz osady na takim terenie, a każde terytorium można zagospodarować raz na turę.
    .forms = zagospodaruj
web-term-conquest = Znacznik podboju
    .text = Strzeże terytorium: pokonaj jego wartość kartami ataku, aby je zdobyć. Na koniec daje punkty.
    .forms = znacznik podboju, znaczniki podboju
web-term-trash = Wyrzucenie z gry
    .text = Karta na zawsze opuszcza grę.
    .forms = wyrzuć z gry
web-term-location = Lokacja
    .text = Karta zbudowana w imperium: produkcja, cecha albo akcja.
    .forms = lokacja, lokacji, lokacją, lokację
web-term-deal = Umowa
    .text = Karta frakcji położona nad planszą daje swoje dobro w każdej produkcji.
    .forms = umowa, umowę, umów
web-term-raze = Plądrowanie
    .text = Płacisz żetonami plądrowania: karta z ręki daje dobra, a lokacja rywala staje się fundamentem.
    .forms = plądrowania, plądrujesz, splądrowana, splądrować, splądruj
web-term-foundation = Fundament
    .text = Lokacja odwrócona zakryta. Można ją tylko poświęcić, by zbudować lokację frakcji.
    .forms = fundament
web-term-defence = Żeton obrony
    .text = Lokacja pod nim kosztuje przy plądrowaniu o jeden żeton więcej.
web-term-deploy = Wysłanie robotnika
    .text = Robotnik idzie z zasobów na kartę budynku lub wojska; płacisz podany tam kamień.
    .forms = wyślij do pracy, wysłanie robotnika, wysłać
web-term-architect = Architekt
    .text = Buduje następną część cudu za podany kamień.
    .forms = architekt, architekta, architekci, architektów
web-term-raid = Wartość ataku
    .text = Bitwa daje tyle ksiąg, żywności lub kamienia, ile wynosi twoja najwyższa wartość ataku.
    .forms = wartość ataku, wartości ataku
web-term-shortage = Niedobór
    .text = Kto musi stracić więcej, niż ma, płaci innymi surowcami i traci punkt.
web-term-stability = Stabilizacja
    .text = Utrzymanie wojska ją obniża; poniżej zera wybucha bunt. Łagodzi też wojnę.
    .forms = stabilizacja, stabilizacji, stabilizację, stabilizacją, najbardziej stabilnych, najmniej stabilnych
web-term-acquire = Zdobycie
    .text = Weź na rękę kartę rynku o podanym kolorze, z żetonami na niej i kartami buntu pod nią.
    .forms = zdobyć, zdobądź, zdobywasz, zdobywać, zdobytą
web-term-break-through = Podporządkowanie
    .text = Podaj kolor i weź jego kartę, bez kart buntu pod nią.
    .forms = podporządkować, podporządkuj, podporządkowujesz
web-term-exhaust = Zaznaczenie
    .text = Połóż żeton zaznaczenia na karcie w grze, by użyć jej efektu; raz na turę na kartę.
    .forms = zaznacz, zaznaczenia
web-term-garrison = Garnizon
    .text = Karta z ręki trafia pod kartę w grze i nie przeszkadza.
    .forms = garnizonie, garnizonach, garnizonu
web-term-history = Historia
    .text = Karty pod kartą władzy: poza grą, ale punktują.
    .forms = historii
web-term-unrest = Bunt
    .text = Bezużyteczna karta, która kosztuje punkty. Gdy stos się skończy, świat upada i wygrywa najspokojniejszy.
    .forms = bunt, buntu, buntów
web-term-exile = Usunięcie
    .text = Karta trafia na stos kart usuniętych; niektóre karty mogą ją przywrócić.
    .forms = usuń, usunięte, usunięty, usuniętych, usuniętą
web-term-pinned = Karta trwała
    .text = Karta po zagraniu zostaje w grze.
    .forms = trwała, trwałe, trwałej, trwałą
web-term-abandon = Porzucenie
    .text = Trwała karta w grze trafia na twój stos kart odrzuconych razem ze swoim garnizonem.
    .forms = porzuć, porzuca, porzucić, porzuconą
web-term-recall = Cofnięcie
    .text = Trwała karta w grze wraca na twoją rękę razem ze swoim garnizonem.
    .forms = cofa, cofnij, cofnąć
web-term-develop = Rozwinięcie
    .text = Zapłać koszt karty ze swojego obszaru rozwoju i połóż ją na swoim stosie kart odrzuconych.
    .forms = rozwinąć, rozwiń
web-term-solstice = Przesilenie
    .text = Na koniec rundy wszyscy rozpatrują efekty przesilenia swoich kart w grze.
    .forms = przesilenie

# What lies on a table, for the table as text.
web-view-round = runda
web-view-turn = tura
web-view-first-player = pierwszy gracz
web-view-last-round = ostatnia runda
web-view-goods = zasoby
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
web-view-token = żeton
web-view-tokens = żetony
web-view-market = rynek
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
web-view-captured = zdobyte
web-view-coins = monety
web-view-archive = zachowana karta
web-view-bought = kupione
web-view-battle = bitwa
web-view-strength = siła
web-view-gone = poza grą
web-view-vp = punkty
web-view-passed = spasował
web-view-empire = imperium
web-view-foundations = fundamenty
web-view-deals = umowy
web-view-offer = oferta
web-view-drawn = dobrane
web-view-looked-at = oglądane
web-view-common-cards = karty wspólne na ręce
web-view-faction-cards = karty frakcji na ręce
web-view-common-deck-size = talia wspólna
web-view-common-discard = odrzucone karty wspólne
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
web-view-most-stable = najstabilniejszy
web-view-least-stable = najmniej stabilny
web-view-growth = przyrost
web-view-production = następna produkcja
web-view-stability = stabilizacja
web-view-workers = robotnicy
web-view-cards = karty
web-view-advisor = doradca
web-view-colonies = kolonie
web-view-wonders = cuda
web-view-site = budowany cud
web-view-built = zbudowane części
web-view-side = strona
web-view-state = ustrój
web-view-actions = pozostałe akcje
web-view-exhausts = pozostałe żetony zaznaczenia
web-view-exhausted = zaznaczona
web-view-powers = władza
web-view-below = poniżej
web-view-garrison = garnizon
web-view-history = twoja historia
web-view-history-size = karty w historii
web-view-nation-deck = twoja talia narodu
web-view-nation-size = talia narodu
web-view-development = strefa rozwoju
web-view-small-decks = małe talie
web-view-main-deck = talia główna
web-view-fame-deck = talia chwały
web-view-unrest-pile = stos buntu
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
web-coach-wait = Gra twój rywal …
web-coach-done = To koniec lekcji, a gra toczy się dalej. Co świeci, tego można użyć, a kliknięcie w cokolwiek innego powie, dlaczego nie. Miłej zabawy!
