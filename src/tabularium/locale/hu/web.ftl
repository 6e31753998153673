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
web-good-progress = fejlődés
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

# The first page.
web-home = Kezdőlap
web-home-title = Négy civilizáció, egy asztal
web-home-text = Játssz rögtön a gép ellen, vagy küldj egy linket a barátaidnak. Fiók és telepítés nélkül.
web-game-altay = Altay
web-game-altay-text = Építs paklit, népesítsd be a földet, érj el vívmányokat.
web-game-altay-facts = 2–4 játékos · térkép és pakliépítés
web-game-settlers = Imperial Settlers
web-game-settlers-text = Öt forduló, hogy birodalmat építs, szerződj, és leromboljad, ami útban van.
web-game-settlers-facts = 1–4 játékos · kártyák és javak
web-game-nations = Nations
web-game-nations-text = Vezess egy nemzetet az ókortól az ipari korig.
web-game-nations-facts = 1–5 játékos · fejlődés és termelés
web-game-imperium = Imperium
web-game-imperium-text = Tizenhat nép a barbárságtól a birodalomig.
web-game-imperium-facts = 2–4 játékos · pakliépítés
web-play = Játék
web-starting = Terítem az asztalt …
web-with-friends = Barátokkal
web-continue = Folytatás
web-finished = { $n ->
    [one] Egy befejezett játék
   *[other] { $n } befejezett játék
}
web-moves = { $n ->
    [one] egy lépés
   *[other] { $n } lépés
}
web-your-turn = te jössz
web-forget = Levétel a listáról
web-record-open = Játékfelvétel megnyitása
web-record-unreadable = Ez a fájl nem játékfelvétel.
web-record-download = Felvétel mentése
web-glossary = Szójegyzék

# A new table.
web-new-table = Új asztal
web-which-game = Melyik játék?
web-who-plays = Kik játszanak?
web-seat-who = { $seat } hely
web-seat-me = én, ezen a képernyőn
web-seat-friend = egy barátom, linkkel
web-seat-computer = gép: { $bot }
web-seat-faction = Nép
web-seat-any-faction = játék közben választva
web-seat-add = Új hely
web-seat-remove = Hely törlése
web-hot-seat = Többen ültök ennél a képernyőnél; az asztal mindig ahhoz fordul, aki dönt.
web-friend-help = Minden barátodhoz kapsz egy linket. Akié a link, azé a hely.
web-options = Beállítások
web-options-more = Ahol a játékosok másképp olvassák a szabályt
web-option-each-seat = helyenként más
web-make-start = Asztalt teríteni és kezdeni
web-make-invite = Asztalt teríteni, linkeket kérni
web-sit-down = Leülök
web-watch = Nézem
web-invite = Meghívás
web-invite-text = Egy link egy helyet nyit meg. Mindenkinek a sajátját küldd el, a tiédet tartsd meg.
web-invite-seat = Link másolása
web-invite-watch = A nézők linkjének másolása
web-copied = Másolva
web-opening = Az asztal megnyitása …
web-no-table = Itt nincs asztal
web-no-table-text = Lehet, hogy a link hiányos: a # utáni rész a helyed kulcsa.

# The end.
web-winners = { $n ->
    [one] A győztes:
   *[other] Megosztott győzelem:
}
web-nobody-won = A játék elveszett: nincs győztes.
web-rematch = Visszavágó
web-replay = Visszajátszás
web-scores = Pontok kategóriánként
web-chart = Pontok a játék során
web-swings = Fordulópontok
web-swing = { $who }: { $n } pont előny a { $move }. lépésig

# Keys and the text table.
web-keys = Billentyűk
web-keys-history = egy lépés vissza, egy lépés előre
web-keys-escape = bezárja, ami nyitva van, és minden lehetőséget mutat
web-keys-tab = a következő kiemelt dologhoz
web-text-table = Az asztal szövegként
web-text-board = A rajzolt asztalhoz
web-text-enter = Mit teszel?
web-text-hint = Egy szám, egy lehetőség néhány betűje, vagy: table, log, scores, undo, card NÉV, why NÉV, look SZÁM, now, say SZÖVEG, help.
web-text-help = table: mi van az asztalon. log: mi történt. scores: pontok. undo: visszavonás. card NÉV: mit tud egy kártya. why NÉV: miért nem lehet valami. look SZÁM: az asztal ennyi lépés után. now: vissza a jelenbe. say SZÖVEG: csevegés.
web-text-unknown = „{ $given }” egyik lehetőségre sem illik. A help felsorolja a parancsokat.
web-text-ambiguous = „{ $given }” többet is jelenthet:
web-text-no-undo = Nincs mit visszavonni.

# Rules, cards, glossary.
web-search = Keresés
web-search-nothing = Nincs találat.
web-contents = Tartalom
web-rules-english = A számozott szabályok angolul olvashatók.
web-gallery-group = Fajta
web-gallery-all = mind
web-gallery-count = { $n ->
    [one] egy kártya
   *[other] { $n } kártya
}

# The tour.
web-tour = Hogyan működik az asztal
web-tour-start = 60 másodperces bemutató
web-tour-back = Vissza
web-tour-next = Tovább
web-tour-end = Válassz játékot
web-tour-lit = Ami világít, az használható
    .text = A bekeretezett kártyákra, helyekre és paklikra kattinthatsz. Ha valami többféleképpen is használható, a kérdés megkérdezi, hogyan.
web-tour-ask = Egyszerre egy kérdés
    .text = A sáv megkérdezi, mit szeretnél, és felsorol minden lehetőséget. Mindegyiknek van billentyűje, ami rajta látszik; a kérdőjel az összeset megmutatja.
web-tour-preview = Lásd előre
    .text = Mutass egy lehetőségre, és látod, mely számokat változtatná meg, a táblán és a kérdés alatt is.
web-tour-why = Miért nem?
    .text = Kattints olyasmire, ami nem világít, és megtudod, miért nem használható most, a szabály számával együtt.
web-tour-undo = Vond vissza
    .text = A visszavonás megmondja, mit von vissza. Ott áll meg, ahol valami rejtett láthatóvá vált; azon túl a többieket kérdezi.
web-tour-log = Semmiről sem maradsz le
    .text = A napló elmondja, mi történt a legutóbbi köröd óta. Kattints egy sorra, vagy húzd a csúszkát, és látod az akkori táblát.

# Options of the games by name, and their choices.
web-option-trade = Kereskedelem
web-option-starts = Kezdőhelyek
web-option-factions = Népek
web-option-map = Térkép
web-option-vp-spots = Győzelmi pontok helye
web-option-archive-defends = A félretett kártya véd
web-option-abandoned = Elhagyott technológiák
web-option-drop-table-cards = Asztali kártya eldobása
web-option-ask-government = Kérdezzen a Kormányzatról
web-option-first-player = Kezdőjátékos
web-option-round-limit = Fordulókorlát
web-option-lookout = Felderítés
web-option-peaceful = Békés játék
web-option-faction-reshuffle = Néppaklik újrakeverése
web-option-robbers-take-routes = A rablók útvonalat visznek
web-option-chapel-points = A Sötét Kápolna pontjai
web-option-levels = Kártyaszintek
web-option-difficulty = Nehézség
web-option-sides = Oldalak
web-option-ages = Korok
web-option-extra-worker = Plusz munkás
web-option-others-suffer = Rang nélkül mindenki „többi”
web-option-no-war-is-zero = Háború híján 0 az erő
web-option-anna-stability = Anna Komnéna kíméli a stabilitást
web-option-shaka-stone = Saka Zulu köve
web-option-crusade-books = Negyedik keresztes háború
web-option-worker-packages = Munkás és erőforrás együtt
web-option-advisors-removed = Két tanácsadó
web-option-shortage-at-zero = Hiány 0 pontnál
web-option-undeploy-after = Munkáslevétel akció után
web-option-common-cards = Közös kártyák
web-option-free-plays = Ingyenes kijátszás
web-option-icons = Kettős ikonok
web-option-given-cards = Átadott kártyák
web-option-active-quest = A folyó küldetés
web-option-collapse-count = Az összeomlás számlálása
web-choice-free = szabadon
web-choice-suggested = ajánlás szerint
web-choice-picked = választva
web-choice-random = sorsolva
web-choice-first-seat = az első hely
web-choice-reduced = szűkített
web-choice-full = teljes
web-choice-row = középső sor
web-choice-inner = a szélektől távol
web-choice-removed = kikerülnek a játékból
web-choice-returned = visszakerülnek a pakliba
web-choice-standard = szokásos
web-choice-alternative = másik változat
web-choice-advanced = haladó
web-choice-basic = alap
web-choice-master = mester
web-choice-basic-expert = alap és szakértő
web-choice-chieftain = törzsfő
web-choice-prince = herceg
web-choice-king = király
web-choice-emperor = császár
web-choice-a = A oldal
web-choice-b = B oldal
web-choice-choose = mindenki választ
web-choice-buyer = a vevő
web-choice-owner = a tulajdonos
web-choice-if-paid = ha fizettek
web-choice-always = mindig
web-choice-all = mind
web-choice-one = egy
web-choice-classics = Classics
web-choice-legends = Legends
web-choice-once-a-turn = körönként egyszer
web-choice-unlimited = korlátlanul
web-choice-each-counts = mindegyik számít
web-choice-once-a-card = kártyánként egyszer
web-choice-hand = kézbe
web-choice-discard = a dobópakliba
web-choice-not-scored = nem pontoz
web-choice-scored = pontoz
web-choice-all-unrest = minden zavargás
web-choice-not-garrisoned-or-sunken = helyőrség és elsüllyedt nélkül

# The glossary: a word, and what it means.
web-term-collect = Gyűjtés
    .text = A kártya az asztalodon fekszik és erőforrást gyűjt; ha minden helye megtelt, hat, majd eldobod.
web-term-store = Tárolás
    .text = A kártyára tett erőforrás egy későbbi körre vár. Aki egyet elvesz, mindet elveszi, és a kártyát eldobja.
web-term-use-terrain = Használat (terep)
    .text = Kell egy településed ilyen területen, és minden terület körönként egyszer használható.
web-term-conquest = Hódításjelző
    .text = Egy területet őriz: győzd le az értékét támadókártyákkal. A játék végén pontot ér.
web-term-trash = Kidobás
    .text = A kártya végleg kikerül a játékból.
web-term-location = Helyszín
    .text = Birodalomban felépített kártya: termelés, tulajdonság vagy akció.
web-term-deal = Szerződés
    .text = A táblád fölé tett népkártya minden termelésben adja a javát.
web-term-raze = Rombolás
    .text = Rombolásjelzővel fizetsz: kézből a kártya javait adja, az ellenfél helyszíne pedig alappá válik.
web-term-foundation = Alap
    .text = Lefordított helyszín. Csak arra jó, hogy feladd egy néphelyszín építéséért.
web-term-defence = Védelemjelző
    .text = Az alatta lévő helyszín lerombolása eggyel több rombolásjelzőbe kerül.
web-term-deploy = Kiküldés
    .text = Egy munkás a készletből egy épületre vagy katonára kerül; a rajta álló követ kifizeted.
web-term-architect = Építész
    .text = A csodád következő részét építi meg a ráírt kőért.
web-term-raid = Portya
    .text = A csata annyi könyvet, élelmet vagy követ hoz, amennyi a legjobb portyaértéked.
web-term-shortage = Hiány
    .text = Akinek többet kell vesztenie, mint amije van, mással fizet, és veszít egy pontot.
web-term-stability = Stabilitás
    .text = A katonák fenntartása csökkenti; nulla alatt lázadás tör ki. A háborút is enyhíti.
web-term-acquire = Szerzés
    .text = Vedd kézbe a piac egy megnevezett fajtájú kártyáját a rajta lévő jelzőkkel és az alatta lévő zavargással.
web-term-break-through = Áttörés
    .text = Nevezz meg egy fajtát, és vegyél belőle egy kártyát, az alatta lévő zavargás nélkül.
web-term-exhaust = Kimerítés
    .text = Tegyél kimerítésjelzőt egy kijátszott kártyára, és használd a hatását; kártyánként körönként egyszer.
web-term-garrison = Helyőrség
    .text = Egy kézben lévő kártya egy kijátszott alá kerül, és nincs többé útban.
web-term-history = Történelem
    .text = A hatalomkártyád alatti lapok: nincsenek játékban, de pontot érnek.
web-term-unrest = Zavargás
    .text = Haszontalan kártya, pontba kerül. Ha elfogy a pakli, a világ összeomlik, és a legnyugodtabb győz.
web-term-exile = Száműzés
    .text = A kártya a száműzöttek közé kerül; néhány lap visszahozhatja.
web-term-pinned = Rögzített
    .text = A kártya kijátszás után játékban marad.
