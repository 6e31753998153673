# The pages in the browser.

# Goods and numbers, under their glyphs.
web-good-food = élelem
web-good-wood = fa
web-good-metal = fém
web-good-stone = kő
web-good-culture = kultúra
web-good-wms = fa, fém vagy kő
web-good-any = tetszőleges erőforrás
web-good-coins = érme
web-good-coin = érme
web-good-gold = arany
web-good-books = könyv
web-good-vp = pont
web-good-strength = erő
web-good-stability = stabilitás
web-good-workers = munkás
web-good-worker = munkás
web-good-raze = rombolásjelző
web-good-swords = rombolásjelző
web-good-defence = védelem
web-good-shields = védelemjelző
web-good-material = nyersanyag
web-good-population = népesség
web-good-progress = haladás
web-good-unrest = zavargás
web-good-card = kártya a pakliban
web-good-cards = kártya kézben
web-good-settlement = település

# The question and its options.
web-decision = A kérdés
web-waiting = { $who } dönt …
web-over = A játéknak vége.
web-looking-back = Egy korábbi pillanatot nézel.
web-all-options = Mind a { $n } lehetőség
web-show-options = Lehetőségek megjelenítése
web-hide-options = Lehetőségek elrejtése
web-preview-hint = Mutass egy lehetőségre, és látod, mit változtat.
web-preview-nothing = Egyelőre egyetlen szám sem változik.
web-unreachable = A szerver nem válaszol. Semmi sem veszett el, próbáld újra.
web-reconnecting = Újracsatlakozás …
web-rule = { $n } szabály
web-undo = Visszavonás
web-undo-what = Visszavonás: { $what }
web-undo-ask = Visszavonás kérése: { $what }
web-undo-question = { $n ->
    [one] { $who } vissza szeretne vonni egy lépést. Azóta valami láthatóvá vált; beleegyezel?
   *[other] { $who } vissza szeretne vonni { $n } lépést. Azóta valami láthatóvá vált; beleegyezel?
}
web-undo-waiting = A visszavonás erre vár: { $who }
web-undo-agree = Beleegyezem
web-undo-refuse = Játsszunk tovább

# The table.
web-board = A tábla
web-close = Bezárás
web-log = Napló
web-log-all = minden részlet
web-log-empty = Még nem történt semmi.
web-log-or-chat = Napló vagy csevegés
web-since = A legutóbbi köröd óta
web-chat = Csevegés
web-chat-empty = Még senki sem szólt semmit.
web-chat-write = Írj valamit
web-chat-send = Küldés
web-spectator = Néző
web-history = Korábbi pillanatok
web-history-back = Egy lépés vissza
web-history-forth = Egy lépés előre
web-history-move = { $n }. lépés, összesen { $all }
web-history-run = Lejátszás
web-history-pause = Szünet
web-history-now = Vissza a jelenbe
web-history-branch = Folytatás innen
web-parts = Az asztal részei
web-tab-table = Asztal
web-tab-players = Játékosok
web-tab-hand = Kéz
web-tab-result = Eredmény
web-on-turn = soron van
web-deciding = dönt
web-you = te
web-total = összesen
web-seat-bot = gépi játékos
web-seat-stand-in = gépi játékos helyettesíti
web-seat-away = nincs itt
web-seat-name = Név
web-seat-rename = Átnevezés
web-seat-leave = Távozás; gép veszi át a helyed
web-seat-return = Visszaülök
web-card-hidden = rejtett kártya { $deck }
web-card-exhausted = kimerült
web-card-options = { $n ->
    [one] egy lehetőség
   *[other] { $n } lehetőség
}

# The head of the page and the settings.
web-pages = Oldalak
web-rules = Szabályok
web-cards = Kártyák
web-language = Nyelv
web-settings = Beállítások
web-theme = Megjelenés
web-theme-auto = mint a rendszer
web-theme-light = világos: papír
web-theme-dark = sötét: tinta
web-size = Szöveg
web-size-normal = szokásos
web-size-large = nagy
web-notices = Hangok és értesítések
web-sound-turn = hang, amikor te jössz
web-sound-other = hang lépésekhez és csevegéshez
web-notify = böngészőértesítés, amikor te jössz
web-animate = mozgás az asztalon
