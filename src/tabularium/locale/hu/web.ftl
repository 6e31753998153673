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
web-good-gold = arany
web-good-books = könyv
web-good-vp = pont
web-good-strength = erő
web-good-stability = stabilitás
web-good-workers = munkás
web-good-worker = munkás
web-good-raze = rombolásjelző
web-good-defence = védelem
web-good-material = nyersanyag
web-good-population = népesség
web-good-progress = haladás
web-good-unrest = zavargás
web-good-card = kártya a pakliban
web-good-cards = kártya kézben
web-good-settlement = település

# The question and its options.
web-decision = A kérdés
web-waiting = Döntésre vár: { $who } …
web-in-line = { $n ->
    [0] Ő gondolkodik következőnek.
    [one] Előbb még egy asztal következik.
   *[other] Előbb még { $n } asztal következik.
    }
web-over = A játéknak vége.
web-looking-back = Egy korábbi pillanatot nézel.
web-all-options = Mind a { $n } lehetőség
web-show-options = Lehetőségek megjelenítése
web-hide-options = Lehetőségek elrejtése
web-more-below = Lejjebb még { $n }
web-preview-hint = Mutass egy lehetőségre, és látod, mit változtat.
web-preview-nothing = Egyelőre egyetlen szám sem változik.
# Több dolog egyszerre: a táblán vagy a listán bejelölve, azután együtt végrehajtva.
web-set-given = már kiválasztva
web-set-more = { $what }: eggyel több
web-set-less = { $what }: eggyel kevesebb
web-set-clear = Jelölések törlése
web-unreachable = A szerver nem válaszol. Semmi sem veszett el, próbáld újra.
web-house-closed = Itt most nem nyitható új asztal. A meglévő asztalaidnál tovább játszhatsz.
web-reconnecting = Újracsatlakozás …
web-rule = { $n } szabály
web-why = Miért nem?
web-why-on = A Tab és a nyilak most a nem világító dolgokhoz is elvezetnek. Az Enter megmondja, miért nem használhatók, az Enter újra a szabályhoz vezet, az Esc véget vet ennek.
web-why-free = Ezzel lehet valamit kezdeni: lásd a lehetőségeket.
web-undo = Visszavonás
web-undo-what = Visszavonás: { $what }
web-undo-ask = Visszavonás kérése: { $what }
web-undo-question = { $n ->
    [one] Visszavonjunk egy lépést? Kéri: { $who }; de azóta mások léptek, vagy láttak valamit.
   *[other] Visszavonjunk { $n } lépést? Kéri: { $who }; de azóta mások léptek, vagy láttak valamit.
}
web-undo-waiting = A visszavonás erre vár: { $who }
web-undo-agree = Beleegyezem
web-undo-refuse = Játsszunk tovább
web-undo-counted = Visszavonom így is
web-undo-keep = Maradjon így

# The table.
web-board = A tábla
web-close = Bezárás
web-confirm = Még egy kérdés
web-log = Napló
web-log-all = minden részlet
web-log-empty = Még nem történt semmi.
web-log-earlier = Ami előtte történt
web-log-or-chat = Napló vagy csevegés
web-since = Mióta legutóbb rád került a sor
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
web-pass-screen = Most { $who } következik: add tovább a képernyőt.
web-pass-show = Mutasd az én oldalamat
web-links = Linkek ehhez az asztalhoz
web-parts = Az asztal részei
web-tab-table = Asztal
web-tab-players = Játékosok
web-tab-hand = Kéz
web-tab-mine = Enyém
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
web-seat-link = Link ehhez a helyhez
web-card-hidden = rejtett kártya { $deck }
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
web-home-title = Sok civilizáció, egy asztal
web-home-text = Játssz rögtön a gép ellen, vagy küldj egy linket a barátaidnak. Fiók és telepítés nélkül.
web-seats-between = { $least }–{ $most } játékos
web-seats-exactly = { $n } játékos
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
web-forget-question = Link nélkül nem jöhetsz vissza ehhez az asztalhoz, és ez a böngésző elfelejti a linket. Megvan máshol is?
web-forget-not = Maradjon a listán
web-record-open = Játékfelvétel megnyitása
web-record-unreadable = Ez a fájl nem játékfelvétel.
web-record-download = Felvétel mentése
web-glossary = Szójegyzék
web-documents = Dokumentáció (angolul)

# A new table.
web-new-table = Új asztal
web-which-game = Melyik játék?
web-who-plays = Kik játszanak?
web-seat-who = { $seat } hely
web-seat-me = én, ezen a képernyőn
web-seat-friend = egy barátom, linkkel
web-seat-computer = gép: { $bot }
web-seat-faction = Nép
    .nations = Nemzet
    .imperium = Nemzet
web-seat-any-faction = a játékban
web-seat-add = Új hely
web-seat-remove = Hely törlése
web-hot-seat = Többen ültök ennél a képernyőnél; az asztal mindig ahhoz fordul, aki dönt.
web-friend-help = Minden barátodhoz kapsz egy linket. Akié a link, azé a hely.
web-options = Beállítások
web-options-more = Ahol a játékosok másképp olvassák a szabályt
web-option-each-seat = helyenként más
web-decks = Néppaklik
web-deck-own = saját összeállítás
web-deck-count = { $copies ->
    [1] egyszer
    [2] kétszer
   *[other] háromszor
}: { $have }/{ $want }
web-deck-done = A pakli kész.
web-deck-less = { $card }: eggyel kevesebb
web-deck-more = { $card }: eggyel több
web-make-start = Teríts és kezdjük
web-make-invite = Teríts, és kérem a linkeket
web-sit-down = Leülök
web-watch = Nézem
web-invite = Meghívás
web-invite-text = Egy link egy helyet nyit meg. Mindenkinek a sajátját küldd el, a tiédet tartsd meg.
web-invite-seat = Link másolása
web-invite-watch = A nézők linkjének másolása
web-copied = Másolva
web-link-text = Akinél ez a link van, az játszik ezen a helyen, és látja a kártyáit. Nyisd meg a többi eszközödön, és tedd el arra az esetre, ha ez a böngésző elfelejtené. Senkinek ne add oda, csak ha helyetted játszik tovább.
web-link-new = Új link készítése
web-link-question = A régi link rögtön megszűnik működni, bárhol van is megnyitva. Itt az újjal mész tovább.
web-link-question-friend = A link, amelyet elküldtél ({ $who }), rögtön megszűnik működni, és aki azzal játszik, kikerül az asztaltól. Küldd el az újat.
web-link-replace = A régi link lecserélése
web-link-keep = Maradjon a régi link
web-link-made = Ez az új link. A régi már semmit sem nyit meg.
web-link-gone = Ezt a linket már lecserélték ({ $who }): csak az készíthet újabbat, akinél az új van.
web-opening = Az asztal megnyitása …
web-no-table = Itt nincs asztal
web-no-table-text = Lehet, hogy a link hiányos: a # utáni rész a helyed kulcsa.
web-link-replaced = Ezt a linket lecserélték
web-link-replaced-text = Valaki, akinél megvolt, új linket készített, és ez már semmit sem nyit meg. Ha nem te voltál, kérd el az újat attól, aki meghívott.
web-no-key = Ez az asztal linkkel nyílik
web-no-key-text = Ebben a böngészőben nincs hozzá link: az asztalt egy másik böngészőben vagy eszközön nyitották meg, vagy itt levették a listáról.
web-no-key-own = Ha máshol játszol: ott nyomd meg a helyedet a tábla fölött, utána ezt: „{ web-seat-link }”, és nyisd meg itt azt a linket.
web-no-key-ask = Ha meghívtak: nyisd meg újra a linket, amelyet kaptál, vagy kérj egy újat.

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

# What a bot weighed, after the game.
web-weighed = Mit mérlegelt a bot
web-weighed-option = Lehetőség
web-weighed-tries = próba
web-weighed-chance = esély
web-weighed-points = pont
web-weighed-taken = ezt választotta
web-weighed-meaning = Hányszor próbálta ki a bot az egyes lehetőségeket, mekkora a győzelem esélye, és hány pont jár azokban a pillanatokban, ameddig előrenézett. Ezek csak becslések.
web-weighed-line = { $text }: próba { $tries }, esély { $chance }, pont { $points }

# Keys and the text table.
web-keys = Billentyűk
web-keys-why = miért nem? A nem világító dolgokhoz is elvezet, az Enter megmondja az okot
web-keys-history = egy lépés vissza, egy lépés előre
web-keys-set = végrehajtja, amit bejelöltél, ha több dolgot kell választani
web-keys-escape = bezárja, ami nyitva van, minden lehetőséget mutat, törli a jelöléseket
web-keys-tab = a következő kiemelt dologhoz
web-text-table = Az asztal szövegként
web-text-board = A rajzolt asztalhoz
web-text-enter = Mit teszel?
web-text-hint = Írj be egy számot vagy egy lehetőség néhány betűjét, vagy egy parancsot: { $commands }.
web-text-set = Válassz számokkal, bármilyen sorrendben: 1 3 4. Több példány: 1 1 vagy 1x2. Semmi: 0. Mihez vezetne: 1 3 ?
web-text-set-ordered = Válassz számokkal, elöl az, ami első legyen: 3 1 4. Semmi: 0. Mihez vezetne: 3 1 ?
web-text-set-help = 1 3 4: több dolog egyszerre, ahol többet kell választani (0: egyik sem; 1 3 ?: mihez vezetnének)
web-text-too-many = { $what }: legfeljebb { $n }.
web-text-unknown = „{ $given }” egyik lehetőségre és parancsra sem illik.
web-text-no-card = Nincs „{ $given }” nevű kártya.
web-text-incomplete = Valami hiányzik:
web-text-ambiguous = „{ $given }” többet is jelenthet:
web-text-no-why = Ennek semmi sem áll az útjában, vagy nincs itt ilyen nevű.
web-text-no-undo = Nincs mit visszavonni.
web-text-undo-again = Ha így is szeretnéd, írd be még egyszer: „visszavonás”.

# What is typed at the text table: the words of each command, what is typed behind them, and what
# it does. The English words work in every language.
web-command-table = asztal
    .text = mi van az asztalon
web-command-log = napló
    .text = mi történt
web-command-scores = pontok
    .text = a pontok állása
web-command-options = lehetőségek
    .text = mit lehet most tenni
web-command-undo = visszavonás, vissza
    .text = visszavonás
web-command-now = most
    .text = vissza a múltból a jelenbe
web-command-help = súgó, segítség
    .text = mit lehet beírni
web-command-card = kártya
    .of = NÉV
    .text = mit tud egy kártya
web-command-why = miért
    .of = NÉV
    .text = miért nem lehet valami
web-command-look = mutasd
    .of = SZÁM
    .text = az asztal ennyi lépés után
web-command-say = mondd
    .of = SZÖVEG
    .text = csevegés

# Rules, cards, glossary.
web-search = Keresés
web-search-nothing = Nincs találat.
web-contents = Tartalom
web-rules-english = Ezek a szabályok csak angolul olvashatók.
web-rules-none = Ennek a játéknak itt nincs olvasható szabálykönyve.
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
    .text = Kattints olyasmire, ami nem világít, és megtudod, miért nem használható most, a szabály számával együtt. Egér nélkül: nyomd meg a q billentyűt.
web-tour-undo = Vond vissza
    .text = A visszavonás megmondja, mit von vissza. Ott áll meg, ahol valami rejtett láthatóvá vált; azon túl a többieket kérdezi.
web-tour-log = Semmiről sem maradsz le
    .text = A napló elmondja, mi történt, mióta legutóbb rád került a sor. Kattints egy sorra, vagy húzd a csúszkát, és látod az akkori táblát.

# The glossary: a word, and what it means.

# What lies on a table, for the table as text.
web-view-round = forduló
    .imperium = kör
web-view-turn = soron van
web-view-first-player = kezdőjátékos
web-view-last-round = utolsó forduló
    .imperium = utolsó kör
web-view-goods = javak
web-view-hand = a kezed
web-view-hand-size = kézben lévő kártya
web-view-known-hand = ismert a kézben
web-view-deck = a paklid
web-view-deck-size = kártya a pakliban
web-view-hand-and-deck = kéz és pakli együtt
web-view-discard = dobópakli
web-view-played = kijátszva
web-view-play = játékban
web-view-table = az asztalon
web-view-board = tábla
web-view-territory = terület
web-view-owner = tulajdonos (hely)
web-view-settlements = település
web-view-token = jelző
web-view-tokens = jelzők
    .imperium = jelölők
web-view-market = piac
web-view-title = kártya
web-view-top = felül
web-view-left = maradt
web-view-displays = felfedett vívmányok
web-view-achievement-decks = vívmánypaklik
web-view-achievements = vívmányok
web-view-progress = folyamatban
web-view-secret = titkos csodád
web-view-secret-wonder = titkos csoda
web-view-supply = maradék település
web-view-lost = elveszett
web-view-captured = zsákmányolt települések
web-view-coins = érme
web-view-archive = félretett kártya
web-view-bought = megvásárolt
web-view-battle = csata
web-view-strength = erő
web-view-gone = játékon kívül
web-view-vp = pont
web-view-passed = passzolt
web-view-empire = birodalom
web-view-foundations = alapzatok
web-view-deals = szerződések
web-view-offer = kínálat
web-view-drawn = húzott
web-view-looked-at = megnézett
web-view-common-cards = általános kártya kézben
web-view-faction-cards = népkártya kézben
web-view-common-deck-size = általános pakli
web-view-common-discard = általános dobópakli
web-view-used = használt
web-view-defended = védett
web-view-holds = rajta
web-view-age = korszak
web-view-order = sorrend
web-view-event = esemény
web-view-war = háború
web-view-architects = építész
web-view-deck-sizes = paklik
web-view-event-deck-sizes = eseménypaklik
web-view-ranks = rangsor
web-view-strongest = legerősebb
web-view-weakest = leggyengébb
web-view-most-stable = legstabilabb
web-view-least-stable = legkevésbé stabil
web-view-growth = növekedés
web-view-production = következő termelés
web-view-stability = stabilitás
web-view-workers = munkás
web-view-cards = kártyák
web-view-advisor = tanácsadó
web-view-colonies = gyarmatok
web-view-wonders = csodák
web-view-site = épülő csoda
web-view-built = megépült rész
web-view-side = oldal
web-view-state = állam
web-view-actions = maradék akció
web-view-exhausts = maradék kimerülésjelölő
web-view-exhausted = kimerült
web-view-powers = hatalomkártya
web-view-below = alatta
web-view-garrison = elszállásolva
web-view-history = történelmed
web-view-history-size = kártya a történelemben
web-view-nation-deck = nemzetpaklid
web-view-nation-size = nemzetpakli
web-view-development = fejlesztési terület
web-view-small-decks = kis paklik
web-view-main-deck = főpakli
web-view-fame-deck = hírnévpakli
web-view-unrest-pile = zavargáspakli
web-view-unrest = alatta zavargás
web-view-exile = száműzött

# The guided first game.
web-learn = Tanuld meg
web-coach = Első játék
web-coach-step = { $n } / { $of }
web-coach-next = Olvass tovább
web-coach-back = Vissza az előző lépéshez
web-coach-end = A lecke befejezése
web-coach-close = Játssz tovább
web-coach-astray = Ez más lépés volt, mint amire gondoltam. Lehet, hogy jó lépés! Vond vissza, ha követni szeretnéd a leckét, vagy olvass tovább, és játssz kedved szerint.
web-coach-no-undo = Ezt a lépést már nem lehet visszavonni.
web-coach-undo = Visszavonás
web-coach-tick = Jelöld be, amire mutatok
web-coach-wait = Az ellenfeled játszik …
web-coach-done = Ez volt a lecke, a játék pedig folytatódik. Ami világít, az használható, a többire kattintva megtudod, miért nem. Jó szórakozást!
