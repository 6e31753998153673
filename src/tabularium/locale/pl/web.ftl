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
web-good-strength = siła
web-good-stability = stabilność
web-good-workers = robotnicy
web-good-worker = robotnik
web-good-raze = żetony zburzenia
web-good-swords = żetony zburzenia
web-good-defence = obrona
web-good-shields = żetony obrony
web-good-material = surowce
web-good-population = populacja
web-good-progress = postęp
web-good-unrest = niepokoje
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
web-undo = Cofnij
web-undo-what = Cofnij: { $what }
web-undo-ask = Poproś o cofnięcie: { $what }
web-undo-question = { $n ->
    [one] { $who } prosi o cofnięcie jednego ruchu. Od tego czasu coś odkryto; zgadzasz się?
   *[other] { $who } prosi o cofnięcie { $n } ruchów. Od tego czasu coś odkryto; zgadzasz się?
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
web-card-exhausted = wyczerpana
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
