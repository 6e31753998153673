# The terminal.

# Words on the table.
cli-you = te
cli-person = ember
cli-total = összesen
cli-happened = Mi történt
cli-log-earlier = … { $n ->
    [one] és még egy bejegyzés, lásd a naplót
   *[other] és még { $n } bejegyzés, lásd a naplót
}
cli-over = A játéknak vége
cli-winners = { $n ->
    [one] Győztes: { $who }
   *[other] Megosztott győzelem: { $who }
}
cli-nobody-won = A játék elveszett: nincs győztes.
cli-course = Pontok a játék során

# The question.
cli-hints = ? súgó · ? kártya · u visszavonás ({ $undo }) · l napló · s pontok · m { $whole } · hint tipp · save mentés · q kilépés
# What m shows: the map of a game that has one, else all that lies open.
cli-whole-map = térkép
    .does = csak a tábla, teljes egészében
cli-whole-open = részletesen
    .does = minden, ami nyíltan fekszik, teljes egészében
cli-hint-undo-nothing = semmi
cli-wrong-number = Nincs ilyen sorszámú lehetőség: { $given }. Írj be egy számot 1 és { $most } között, vagy ? a súgóért.
cli-wrong-unknown = „{ $given }” egyik lehetőségre sem illik: írj be egy számot 1 és { $most } között, egy lehetőség elejét, vagy ? a súgóért.
cli-wrong-ambiguous = „{ $given }” többet is jelenthet: { $possible }
cli-set-how = Írd be mindannak a számát, amit választasz, például „1 3”; a 2x3 a másodikból hármat jelent, a * az elsőket, amennyi elég, vagy mindet. Ha ? áll a végén, megtudod, mihez vezet.
cli-set-how-nothing = Írd be mindannak a számát, amit választasz, például „1 3”; a 2x3 a másodikból hármat jelent, a 0 semmit, a * az elsőket, amennyi elég, vagy mindet. Ha ? áll a végén, megtudod, mihez vezet.
cli-set-given = Már kiválasztva: { $things }
cli-set-weighed = { $do }. { $outcome }
cli-wrong-many = Ez túl sok: legfeljebb { $most } választható.
cli-waiting = { $who } dönt …
cli-show-asked = dönt; a --seat { $seat } megmutatja a kérdést és a lehetőségeket.
cli-pass = Most { $who } következik: add át a képernyőt, majd nyomj Entert.
cli-help-choose = Egy lehetőséget a számával, a mögötte álló [betűvel] vagy a kulcsával választhatsz: „{ $key }”, a kulcs elejével („{ $start }”), vagy egy szóval, amely csak rá illik. A Tab kiegészíti a kulcsokat.
# key | what it does
cli-help-commands =
    Enter | újra az asztal
    ? | ez a súgó
    ? { $card } | elmagyaráz egy kártyát, és hogy most miért nem használható; elég a nevének egy része, előbb a tieid között keres
    u | visszavonja az utolsó lépésedet, amíg közben semmi nem vált láthatóvá, és más nem döntött
    l | minden, ami eddig történt
    s | pontok kategóriánként
    m | { $does }
    hint | mit mérlegelne most egy bot abból, amit te is tudhatsz; két másodpercig gondolkodik
    save | mentés most (egyébként minden lépés mentődik); a save FÁJL egy másik fájlban folytatja
    q | megállás; a Ctrl-C és a Ctrl-D ugyanezt teszi, semmi sem vész el

# Undo.
cli-undone = Visszavonva: { $what }
cli-undo-stop-start = Nincs mit visszavonni.
cli-undo-stop-other = Tovább nem lehet visszavonni: az utolsó lépésed után már { $who } döntött.
cli-undo-stop-revealed = Tovább nem lehet visszavonni, mert valami láthatóvá vált: { $what }
cli-undo-stop-learnt = Tovább nem lehet visszavonni: ami azóta történt, rejtett lapokon múlt.

# Saving.
cli-saved-at = A játék mentve van itt: { $file }
cli-resume = Folytatás: tabularium play --resume   vagy: tabularium play --load { $file }
cli-resume-file = Folytatás: tabularium play --load { $file }
cli-replay = Visszanézés: tabularium replay --step { $file }
cli-not-saved = Az utolsó lépés NINCS mentve, a fájl nem írható ({ $file }): { $problem }. A játék folytatódik; próbáld a „save FÁJL” parancsot egy másik hellyel.
cli-written = Kiírva: { $file }

# Cards.
cli-no-card = Nincs ilyen kártya: „{ $given }”.
cli-many-cards = Sok névre illik („{ $given }”): { $possible }
cli-card-cost = ára: { $cost }
cli-card-points = GyP: { $points }
cli-card-why = most nem: { $text }
cli-cards-title = { $game } – a kártyák
cli-cards-none = Egyetlen kártya sem felel meg.
cli-cards-name = kártya
cli-cards-cost = ára
cli-cards-vp = GyP
cli-cards-effects = hatás
cli-cards-note = hol

# What bots weigh.
cli-hint = Mit mérlegelne itt egy bot
cli-hint-looking = A bot gondolkodik …
cli-weighed = Mit mérlegelt a bot
cli-weighed-tries = próba
cli-weighed-chance = esély
cli-weighed-points = pont
cli-weighed-meaning = Hányszor próbálta ki a bot az egyes lehetőségeket, mekkora a győzelem esélye, és hány pont jár azokban a pillanatokban, ameddig előrenézett. Ezek csak becslések.

# Replays.
cli-walk-move = Lépés: { $n } / { $most }
cli-walk-hints = Enter tovább · b vissza · egy szám odaugrik · q vége
cli-walk-wrong = Ez nem érthető: „{ $given }”. Lehetséges: Enter, b, q, vagy egy lépés száma 0 és { $most } között.
cli-walk-checked = { $n ->
    [one] Ellenőrizve: a lépés egyezik a felvétellel.
   *[other] Ellenőrizve: minden lépés ({ $n }) egyezik a felvétellel.
}

# The list of games.
cli-games-factions = népek: { $factions }
cli-games-options = beállítások, például --option trade=true; az első érték az alapértelmezett:

# Errors.
cli-error-read = Nem olvasható: { $file }: { $problem }
cli-error-write = Nem írható: { $file }: { $problem }
cli-error-full = Nincs hely több játéknak itt: { $file }.
cli-error-exists = Már létezik: { $file }. Adj meg másik fájlt, vagy folytasd azt a játékot a --load kapcsolóval.
cli-error-json = A fájl sérült, nem JSON ({ $file }): { $problem }
cli-error-save = A fájl nem mentett játék ({ $file }): { $problem }
cli-error-save-format = A fájlt egy másik változat mentette ({ $file }, formátum: { $version }).
cli-error-record = { $file }: { $problem }
cli-error-nothing-saved = Nincs befejezetlen játék itt: { $file }.
cli-error-seat = Nincs ilyen játékos: „{ $given }”. Lehetséges: { $possible }.
cli-error-seat-count = A megnevezett játékosok száma { $n }, a játékban lévő helyeké viszont { $seats }.
cli-error-factions = A megnevezett népek száma { $n }, a játékban lévő helyeké viszont { $seats }.
cli-error-option = Beállítás: a megadott érték „{ $given }”, a várt alak NÉV=ÉRTÉK. Nevek: { $possible }.
cli-error-not-json = „{ $given }” nem JSON: { $problem }.
cli-error-fixed = A folytatott játék megtartja a véletlenmagját, a népeit és a beállításait: a --seed, a --factions és az --option új játékhoz való.
cli-error-no-seat = Nincs ilyen hely: „{ $given }”. Lehetséges: { $possible }.
cli-error-move = Nincs ilyen lépés: { $n }. A felvétel lépései 0 és { $most } között vannak.
cli-error-no-bench = A sebességmérés a tároló része: ott futtasd ezt a parancsot.

# Help of the commands. Lines that begin with $ are to be typed.
cli-help = Társasjátékok a terminálban, minden szabály betartásával: játssz botok ellen vagy barátokkal egy képernyőnél.
cli-help-end =
    Kezdésnek:
    $ tabularium play
cli-help-play = Játssz egy játékot. Minden lépés mentésre kerül; bármikor abbahagyhatod.
cli-help-play-end =
    Te egy könnyű bot ellen:
    $ tabularium play altay
    Három játékos, te a Földnépet vezeted:
    $ tabularium play altay --seats me,easy,hard --factions earthfolk
    Két ember egy képernyőnél, újra kiosztható játékkal:
    $ tabularium play altay --seats me,me --option trade=true --seed 7
    A legutóbbi játék folytatása:
    $ tabularium play --resume
    Az asztalnál a ? beírásával kapsz súgót.
cli-help-game = Melyik játék; lásd: tabularium games
cli-help-lang = Nyelv; enélkül a rendszeré vagy a TABULARIUM_LANG változóé
cli-help-seats = Ki játszik, ülésrendben: me egy ember, a többi bot ({ $bots }); alapértelmezés: me,easy
cli-help-factions = A népek ülésrendben; ? annak, aki később választ
cli-help-seed = Ugyanazt a játékot osztja ki újra
cli-help-option = Egy játékbeállítás, például trade=true; többször is megadható; lásd: tabularium games
cli-help-load = Mentett játék folytatása, vagy kezdés egy felvételből
cli-help-resume = A legutóbb játszott, befejezetlen játék folytatása
cli-help-save = Mentés ebbe a fájlba a szokásos hely helyett
cli-help-cards = Egy játék összes kártyája árakkal, pontokkal és hatásokkal.
cli-help-facts = Mi áll a kártyán, például cost=metal; enélkül minden kártya
cli-help-text = Csak azok a kártyák, amelyeken mindezek a szavak állnak
cli-help-html = Helyette weboldal írása a böngésző számára
cli-help-show = Egy állásdokumentum kirajzolása (docs/positions.md).
cli-help-show-end =
    Ahogy az első játékos látja:
    $ tabularium show-position puzzle.json --seat A
    Egy másik programból:
    $ echo '{"{"}"game": "altay", "seats": ["earthfolk", "firefolk"]{"}"}' | tabularium show-position -
cli-help-position-file = Egy JSON-fájl, vagy - a szabványos bemenethez
cli-help-seat = Ahogy erről a helyről látszik: betű vagy szám 0-tól; enélkül ahogy egy néző látja
cli-help-replay = Egy felvétel vagy mentett játék ellenőrzése és eseményeinek megmutatása.
cli-help-replay-end =
    A napló és a pontok:
    $ tabularium replay game.json
    Lépésről lépésre:
    $ tabularium replay game.json --step
    Az asztal 40 lépés után:
    $ tabularium replay game.json --to 40
cli-help-record-file = Egy felvétel vagy egy mentett játék
cli-help-step = Végigjárás lépésről lépésre
cli-help-to = Az asztal e lépés után
cli-help-games = Hány játék
cli-help-json = Az eredmény kiírása JSON-ként
cli-help-arena = Botok bajnoksága minden processzoron: értékszámok, győzelmi arányok, jelentés ábrákkal.
cli-help-arena-end =
    Két bot közül melyik a jobb; minden osztásnál helyet és népet cserélnek:
    $ tabularium arena altay --bots greedy,random --games 200
    Ugyanez a parancs onnan folytatja, ahol megszakadt. Melyik nemzet hány játékossal milyen gyakran győz:
    $ tabularium arena imperium --bots greedy --games 400 --seats 2,3,4
    A jelentés még egyszer:
    $ tabularium arena --report MAPPA
cli-help-arena-bots = A botok ({ $bots }), vagy saját bot csomag.modul:Osztály alakban
cli-help-arena-seats = Hány játékosa van egy játéknak; több szám váltakozik, például 2,3,4
cli-help-arena-seed = Ugyanaz a véletlenmag ugyanazokat a játékokat adja
cli-help-workers = Hány játék folyik egyszerre; különben annyi, ahány processzor van
cli-help-ray = Játék a RAY_ADDRESS által megnevezett Ray-fürtön, különben egy itt indítotton
cli-help-limit = Ennyi másodperc után megszakad a túl hosszú játék; különben egy óra után. Meghiúsultnak számít, a többi folytatódik
cli-help-until = Két bot mérkőzésének vége, amint az első győzelmi aránya biztosan e fölött vagy ez alatt van
cli-help-out = A bajnokság helye; különben egy mappa a mentett játékok mellett
cli-help-report = Egy tárolt bajnokság jelentése újra, játék nélkül
cli-help-serve = Asztalok kiszolgálása böngészőnek és programoknak.
cli-help-serve-end =
    Játék a böngészőben:
    $ tabularium serve --open
    Az egész háznak, PostgreSQL-adatbázisban:
    $ tabularium serve --host 0.0.0.0 --db postgresql://localhost/tables
cli-help-port = A port; 0 esetén bármelyik szabad
cli-help-host = Ki csatlakozhat: 127.0.0.1 csak ez a számítógép
cli-help-db = Az adatbázis, sqlite:///FÁJL vagy postgresql://…; egyébként egy fájl a mentett játékok mellett
cli-help-page = Az elkészített oldal; egyébként a mellékelt
cli-help-origin = További eredet, ahonnan az oldal jöhet; ismételhető
cli-help-think = Ennyi másodpercig gondolkodhat egy bot
cli-help-pause = Ennyi másodperc telik el a botok két lépése között
cli-help-thinking = Gondolkodás egy PostgreSQL adatbázis összes szerverének botjai helyett.
cli-help-serve-workers = Kiszolgáló folyamatok
cli-help-thinkers = Folyamatok, amelyekben a botok gondolkodnak
cli-help-config = Beállítások fájlja (TOML); megelőzi, amit a parancssor vagy a környezet (TABULARIUM_…) mond
cli-help-log = Sorok embereknek, vagy JSON programoknak
cli-help-open = A böngésző megnyitása
cli-help-verbose = Minden kérés naplózása
cli-help-version = Kiírja a verziót, és kilép
cli-help-install-completion = A parancssor a Tab billentyűre kiegészítse a parancsokat, kapcsolókat és neveket
cli-help-show-completion = Kiírja, ami ehhez a parancssornak kell, ha kézzel telepítenéd
cli-help-list = A játékok listája népeikkel és beállításaikkal.
cli-help-bench = Sebességmérés (a tárolóban).

# Altay's table. The letters of the goods are different from each other.
cli-altay-food = É
cli-altay-wood = F
cli-altay-metal = M
cli-altay-stone = K
cli-altay-culture = U
cli-altay-wms = ◇
cli-altay-any = ◎
cli-altay-help =
    A térkép: ≈ szántó, ♣ erdő, ∩ domb, ▲ hegy, mellette a terület száma. Egy betű és pontok: egy játékos települései, ◆ hódításjelző az értékével és az erőforrásával, ★ győzelmi pont, × ebben a körben hasznosított terület. A térképen kettős keret és ▸ egy számmal jelöli, hol történne az adott lehetőség.
    Erőforrások: { $food } élelem, { $wood } fa, { $metal } fém, { $stone } kő, { $culture } kultúra; { $wms } fa, fém vagy kő, { $any } az öt közül bármelyik.
    A kártyákon ● betöltött hely, ○ üres hely. A piacon ✓ jelöli, amit ki tudsz fizetni, – pedig, amit ebben a körben már megvettél. A vívmányoknál a +7 a pakliban lévő kártyák száma.
cli-altay-setup = Altay · előkészületek
cli-altay-title = Altay · { $round }. forduló
cli-altay-last-round = utolsó forduló
# These three stand in a line of 63 columns with the terrains.
cli-altay-token = jelző
cli-altay-star = GyP
cli-altay-used = hasznosítva
cli-altay-players = Játékosok
cli-altay-col-hand = kéz
cli-altay-col-deck = pakli
cli-altay-col-discard = dobó
cli-altay-col-supply = telep
cli-altay-col-coins = érme
cli-altay-col-vp = GyP
cli-altay-col-achievements = vívm
cli-altay-col-cards = kárt
cli-altay-col-territories = terül
cli-altay-col-captured = zsák
cli-altay-col-tokens = jelző
cli-altay-done = kész
cli-altay-progress = fejlesztés alatt
cli-altay-table = asztalon
cli-altay-archive = félretéve
cli-altay-tokens = jelzők
cli-altay-market = Piac · ✓ futja rá · { $sign } { $goods }
cli-altay-achievements = Vívmányok
cli-altay-your-side = A te oldalad
cli-altay-goods = Erőforrás
cli-altay-yours = Nálad
cli-altay-coins = érme
cli-altay-secret = titkos csoda
cli-altay-hand = Kézben { $n }
cli-altay-archived = félretéve: Írás
cli-altay-group-play = Kijátszás
cli-altay-group-place = Erőforrás
cli-altay-group-buy = Vásárlás
cli-altay-group-attack = Támadás
cli-altay-group-develop = Fejlesztés
cli-altay-group-other = Egyéb
cli-altay-starting = Kezdőkártyák
cli-altay-market-cards = Piaci kártyák
cli-altay-technologies = { $level }. szintű technológiák ({ $rule })
cli-altay-wonders = Csodák
cli-altay-copies = { $n ->
    [one] egy példány
   *[other] { $n } példány
}
cli-altay-counted = változó

# The table of Imperial Settlers. The letters of the goods are different from each other.
cli-settlers-wood = F
cli-settlers-stone = K
cli-settlers-food = É
cli-settlers-gold = A
cli-settlers-worker = M
cli-settlers-raze = R
cli-settlers-defence = V
# Two letters for each colour, different from each other.
cli-settlers-short-black = fe
cli-settlers-short-purple = li
cli-settlers-short-blue = ké
cli-settlers-short-brown = ba
cli-settlers-short-yellow = sá
cli-settlers-short-red = pi
cli-settlers-short-pink = ró
cli-settlers-short-grey = sz
cli-settlers-colour-black = fekete
cli-settlers-colour-purple = lila
cli-settlers-colour-blue = kék
cli-settlers-colour-brown = barna
cli-settlers-colour-yellow = sárga
cli-settlers-colour-red = piros
cli-settlers-colour-pink = rózsaszín
cli-settlers-colour-grey = szürke
cli-settlers-colourless = színtelen
cli-settlers-help =
    Javak: { $wood } fa, { $stone } kő, { $food } élelem, { $gold } arany, { $worker } munkások, { $raze } rombolásjelzők, { $defence } védelemjelzők; ▯ kártya, ★ győzelmi pont, ⌂ saját helyszín vagy alapzat, amelyet az építéshez el kell dobni.
    A birodalom sorai: ⊕ termelés, ◇ tulajdonságok, » akciók. Egy helyszínen × ebben a fordulóban használva, ⊘ lezárva, +{ $defence } védve, ♞ szamuráj, ⇄ a jelölt játékos Kereskedelmi útjának szerződése, ← a jelölt játékostól átvéve, (3) ennyi van rajta, … még nem termelt. ✓ jelöli, amit most megépíthetsz vagy aktiválhatsz.
    Kéz 4+2: négy általános kártya és két népkártya. A „GyP” az eddig szerzett pont, a „vég” a helyszínek értékével együtt. Az m minden birodalmat teljesen mutat. Színek:
cli-settlers-rating-plebeian = Az elért cím: plebejus.
cli-settlers-rating-servant = Az elért cím: szolga.
cli-settlers-rating-squire = Az elért cím: fegyverhordozó.
cli-settlers-rating-knight = Az elért cím: lovag.
cli-settlers-rating-castellan = Az elért cím: várnagy.
cli-settlers-rating-king = Az elért cím: király.
cli-settlers-rating-emperor = Az elért cím: császár.
cli-settlers-setup = Birodalmi telepesek · előkészületek
cli-settlers-title = Birodalmi telepesek · { $round }. forduló / { $most }
cli-settlers-common-deck = általános pakli { $deck }, eldobva { $discard }
cli-settlers-players = Játékosok
cli-settlers-col-vp = GyP
cli-settlers-col-end = vég
cli-settlers-col-hand = kéz
cli-settlers-col-deck = pakli
cli-settlers-col-cost = ára
cli-settlers-col-deal = szerz
cli-settlers-col-raze = romb
cli-settlers-passed = passzolt
cli-settlers-first = kezdő
cli-settlers-deals = szerződések
cli-settlers-routes = kereskedelmi utak
cli-settlers-foundations = alapzatok
cli-settlers-under-gate = a Kapu alatt
cli-settlers-attacks = támadáskártyák a legújabbtól
cli-settlers-collection = gyűjtemény { $n }, saját néphelyszínek { $own }
cli-settlers-offer = Felderítés · a kínálat
cli-settlers-looked-at = Húzva, ezekből választasz
cli-settlers-drawn = Húzva: egyet megtartasz, a többit továbbadod
cli-settlers-building = Épül
cli-settlers-your-empire = A birodalmad
cli-settlers-board = Tábla
cli-settlers-keeps = megtartja:
cli-settlers-goods = Javak
cli-settlers-row-production = Termelés
cli-settlers-row-feature = Tulajdonság
cli-settlers-row-action = Akciók
cli-settlers-hand = Kéz · általános { $common } · nép { $own }
cli-settlers-common = Általános
cli-settlers-faction = Népkártya
cli-settlers-group-build = Építés
cli-settlers-group-deal = Szerződés
cli-settlers-group-raze = Rombolás
cli-settlers-group-use = Akció
cli-settlers-group-free = Szabad
cli-settlers-group-other = Egyéb
cli-settlers-common-cards = Általános kártyák
cli-settlers-sort-production = termelőhelyszín
cli-settlers-sort-feature = tulajdonságot adó helyszín
cli-settlers-sort-action = akcióhelyszín
cli-settlers-bonus = megépítéskor: { $effect }
cli-settlers-produces = azonnal és minden termelési szakaszban: { $effect }
cli-settlers-uses = , fordulónként legfeljebb { $n } alkalommal
cli-settlers-as-deal = szerződésként azonnal és minden termelési szakaszban: { $effect }
cli-settlers-when-razed = a lerombolásáért: { $effect }
cli-settlers-copies = { $n ->
    [one] egy példány
   *[other] { $n } példány
}

# The table of Nations. The letters of the resources are different from each other.
cli-nations-gold = A
cli-nations-stone = K
cli-nations-food = É
cli-nations-books = ▤
cli-nations-help =
    Erőforrások: { $gold } arany, { $stone } kő, { $food } élelem, { $books } könyv; ◎ ezek bármelyike. ⚔ az erő, ⚖ a stabilitás, ★ a győzelmi pont, ⚒ az építész, † a zsákmányérték, ● a munkás. A kettőspont előtt áll, amit fizetni kell, vagy ami szükséges: „1{ $stone }: 3⚔ −1{ $food }” egy kő egy munkás kiküldéséért, aki 3 erőt ad és 1 élelmet fogyaszt; „7⚔: 2{ $gold }” gyarmat annak, akinek 7 az ereje; „□2 □1{ $stone }: 1★” két részből álló csoda. ⋯ jelöli a szöveges kártyákat; a szöveg a haladástábla alatt áll, a ? és egy név pedig bármely kártyát elmagyarázza.
    A haladástáblán a szám az a választás, amely megveszi a kártyát; a sorok ára 3, 2 és 1 arany. A saját tábládon a kártya előtti szám munkást küld rá vagy használja, a ↑ utáni szám levesz egy munkást, a ⚒ utáni szám építészt fogad fel; ■ a megépült rész, × az ebben a fordulóban használt akció. ★1·1 az első és a második munkás pontjai.
    A játékosok játékossorrendben állnak. 6+3: ennyi van, és ennyit ad vagy vesz el a termelés; a ! figyelmeztet: nem elég a termelésre és az éhínségre, vagy gyengébb a háborúnál. ● szabad munkások, ●{ $food } és ●⚖ akik az élelem- és a stabilitásszakaszban maradtak. A „GyP” a jelzők, a „vég” az is, ami most pontot érne. Az egyszemélyes játékban az oszlopok feletti szám az a kockadobás, amely kiüríti az oszlopot. Az m minden táblát teljesen mutat. Kártyák:
cli-nations-fame-trajan = Nagyságod Traianuséval ér fel!
cli-nations-fame-ashoka = Nagyságod Asókáéval ér fel.
cli-nations-fame-wu-zetian = Nagyságod Vu Cö-tienével ér fel.
cli-nations-fame-saladin = Nagyságod Szaladinéval ér fel.
cli-nations-fame-victoria = Nagyságod Viktóriáéval ér fel.
cli-nations-fame-charles-v = Nagyságod V. Károlyéval ér fel.
cli-nations-fame-cleopatra = Nagyságod Kleopátráéval ér fel.
cli-nations-fame-darius-iii = Nagyságod III. Dareioszéval ér fel.
cli-nations-fame-atahualpa = Nagyságod Atahualpáéval ér fel.
cli-nations-fame-cixi = Nagyságod Ce-hsziével ér fel.
cli-nations-fame-dan-quayle = Nagyságod Dan Quayle-ével ér fel.
cli-nations-fame-nobody = A történelem nem emlékszik rád.
cli-nations-setup = Nemzetek · előkészületek
cli-nations-title = Nemzetek · { $age }. korszak, { $round } forduló ({ $n } / { $most })
cli-nations-phase-maintenance = előkészítés
cli-nations-phase-action = akciók
cli-nations-phase-production = termelés
cli-nations-phase-over = vége
cli-nations-decides = { $who } dönt
# Labels before lines.
cli-nations-events = Események
cli-nations-tile-label = Kocka
cli-nations-war = Háború
cli-nations-round = Forduló
cli-nations-not-drawn = a növekedés után derül ki
cli-nations-no-war = nincs háború
cli-nations-weaker = a gyengébbek vesztesége
cli-nations-architects = { $n ->
    [one] építész
   *[other] építész
}
cli-nations-famine = éhínség
cli-nations-market = Haladástábla · { $age }. korszak paklija: { $n }
cli-nations-buying = Megvéve
cli-nations-players = Játékosok
cli-nations-col-vp = GyP
cli-nations-col-end = vég
cli-nations-passed = { $n }. passz
cli-nations-your-board = A táblád
cli-nations-cards = Kártyák
cli-nations-col-workers = munkások
cli-nations-col-each = munkásonként
cli-nations-col-all = együtt
cli-nations-stock = Készlet
cli-nations-people = Munkások
cli-nations-advisors = Tanácsadó
cli-nations-colonies = Gyarmatok
cli-nations-site = Épül
cli-nations-wonders = Csodák
cli-nations-rule = B oldal
cli-nations-free = Szabad
cli-nations-supply = szabad
cli-nations-food-section = élelemszakasz
cli-nations-stability-section = stabilitásszakasz
cli-nations-above = a sáv felett
cli-nations-group-buy = Vétel
cli-nations-group-deploy = Kiküldés
cli-nations-group-hire = Építés
cli-nations-group-use = Használat
cli-nations-group-undeploy = Levétel
cli-nations-group-other = Egyéb
# The gallery: headings, then what a single card is.
cli-nations-cards-building = Épületek
cli-nations-cards-military = Katonai kártyák
cli-nations-cards-colony = Gyarmatok
cli-nations-cards-war = Háborúk
cli-nations-cards-battle = Csaták
cli-nations-cards-golden-age = Aranykorok
cli-nations-cards-wonder = Csodák
cli-nations-cards-advisor = Tanácsadók
cli-nations-cards-event = Eseménykártyák
cli-nations-cards-tile = Az egyszemélyes játék eseménylapkái
cli-nations-cards-board = Táblák, B oldal
cli-nations-cards-printed = A táblákra nyomtatva
cli-nations-sort-building = épület
cli-nations-sort-military = katonai kártya
cli-nations-sort-colony = gyarmat
cli-nations-sort-war = háború
cli-nations-sort-battle = csata
cli-nations-sort-golden-age = aranykor
cli-nations-sort-wonder = csoda
cli-nations-sort-advisor = tanácsadó
cli-nations-sort-event = eseménykártya
cli-nations-sort-tile = eseménylapka
cli-nations-sort-board = tábla
cli-nations-age = { $age }. korszak
cli-nations-level-1 = alap
cli-nations-level-2 = haladó
cli-nations-level-3 = szakértői
cli-nations-invented = ehhez a programhoz készült
cli-nations-tile = { $tile }, { $age }. korszak
cli-nations-tile-start = A virtuális ellenfél { $strength } erővel és { $stability } stabilitással kezdi a fordulót, és { $books ->
    [one] { $books } könyvet
   *[other] { $books } könyvet
} kap
cli-nations-on-face = Ha a dobás { $n }
cli-nations-happening = { $name } – { $effect }
cli-nations-face = { $name }: { $effect }
cli-nations-new-architects = További közös építészek: { $n }
cli-nations-famine-words = Éhínség: mindenki { $n } élelmet veszít
cli-nations-cost-worker = { $goods } munkásonként
cli-nations-cost-sections = { $stone } kő
cli-nations-each-worker = Munkásonként: { $goods }
cli-nations-upkeep = Fenntartás munkásonként: { $goods }
cli-nations-raid = Zsákmányérték { $n }
cli-nations-needs = Feltétel: legalább { $goods }
cli-nations-defeated = Aki gyengébb a háborúnál, veszít { $goods }; minden pont stabilitás 1 erőforrást megment
cli-nations-battle = Kapj annyi könyvet, élelmet vagy követ, amennyi a zsákmányértéked
cli-nations-golden-age = Kapj { $goods }, vagy fizess { $n } tetszőleges erőforrást, hogy kapj 1 GyP-t
cli-nations-side-a = A oldal, minden nemzet
cli-nations-starts = Kezdéskor: { $goods }; { $workers ->
    [one] { $workers } munkás
   *[other] { $workers } munkás
}
cli-nations-spaces = Helyek: { $cards } épületeknek és katonai kártyáknak, { $colonies } gyarmatoknak, { $wonders } csodáknak
cli-nations-track = Népességsáv: { $food } az élelemszakaszban, { $stability } a stabilitásszakaszban
cli-nations-on-board = A táblán: { $cards }

# The table of Imperium. The letters of the tokens differ; ↑ is progress in every language.
cli-imperium-material = A
cli-imperium-population = N
cli-imperium-help =
    { $material } a nyersanyag, { $population } a népesség, ↑ a haladás, ★ egy győzelmi pont; a …★ attól függ, amit a szöveg mond. ⚔ támadást jelöl, ⊥ rögzített kártyát, amely játékban marad, » ingyenes kijátszást, × kimerülésjelölőt, [ ] elszállásolt kártyákat, ≡ a főpaklit. A ♣ vagy ♚ jelű kártyát csak barbár, illetve birodalom játszhatja ki. A ? egy névvel bármely kártyát megmagyarázza.
    A piacon a kártya előtti jel az a pakli, amelyből a hely feltöltődik, és ahány kártya maradt benne; a pontok után a kártyán lévő jelölők állnak, és ‡, ha zavargás van alatta. A kártya előtti szám a rá vonatkozó lehetőség: amit most kijátszhatsz, kimeríthetsz, megszerezhetsz vagy választhatsz.
    Játékosok: akc és kim az államkártyán lévő akció- és kimerülésjelölők; 4× olyan pakli, amelyen kimerülésjelölő van. Röviden a [2] két elszállásolt kártya. A zavargáspakli utáni felkiáltójel összeomlásra figyelmeztet. „A paklijaid” megnevezi, mi maradt a húzópakliban és a nemzetpakliban, rendezve, nem a sorrendjükben. Az m teljes egészében mutatja az összes játékterületet, a dobópaklikat, a fejlesztési területeket és a száműzöttpaklit. Jelek:
cli-imperium-setup = Imperium · előkészületek
cli-imperium-title = Imperium · { $n }. kör
cli-imperium-over = vége
cli-imperium-turn = forduló: { $who }
cli-imperium-in-solstice = napforduló
cli-imperium-decides = dönt: { $who }
cli-imperium-scoring = pontozás következik: még egy kör
cli-imperium-last-round = utolsó kör
cli-imperium-collapsed = Elfogyott a zavargáspakli: összeomlás, amelyet a legkevesebb zavargás nyer meg.
# Piles and decks of everybody, in a line.
cli-imperium-pile = zavargás { $n }
cli-imperium-small = kis paklik
cli-imperium-main = főpakli { $n }
cli-imperium-fame = hírnév { $n } + Király { $side }
cli-imperium-exile = száműzött { $n }
cli-imperium-first = kezdő
cli-imperium-market = Piac
cli-imperium-empty = üres
cli-imperium-exile-pile = Száműzöttpakli
cli-imperium-gone-pile = Játékon kívül
cli-imperium-looked-at = Ezeket nézed meg
# Titles of columns are short.
cli-imperium-players = Játékosok
cli-imperium-col-actions = akc
cli-imperium-col-exhausts = kim
cli-imperium-col-hand = kéz
cli-imperium-col-deck = pakl
cli-imperium-col-discard = dob
cli-imperium-col-history = tört
cli-imperium-col-nation = nem
cli-imperium-col-development = fejl
cli-imperium-state-barbarian = barbár
cli-imperium-state-empire = birodalom
cli-imperium-your-side = Játékban
cli-imperium-being-played = kijátszás alatt
cli-imperium-hand = Kéz { $n }
cli-imperium-piles = A paklijaid
# Labels before lines.
cli-imperium-discard = Eldobott
cli-imperium-deck = Húzópakli
cli-imperium-nation = Nemzet
cli-imperium-development = Fejlesztés
cli-imperium-history = Történelem
cli-imperium-sunken = Elárasztott
cli-imperium-beneath = Alatta
cli-imperium-points = Pontok
cli-imperium-king-resolved = A Királyok királya már alkalmazva
cli-imperium-group-play = Kijátszás
cli-imperium-group-exhaust = Kimerítés
cli-imperium-group-other = Egyéb
cli-imperium-suit-region = régió
cli-imperium-suit-uncivilised = civilizálatlan
cli-imperium-suit-civilised = civilizált
cli-imperium-suit-tributary = adófizető
cli-imperium-suit-fame = hírnév
cli-imperium-suit-unrest = zavargás
cli-imperium-suit-power = hatalom
cli-imperium-no-suit = szín nélkül
cli-imperium-icon-city = város
cli-imperium-icon-metropolis = metropolisz
cli-imperium-icon-scroll = tekercs
cli-imperium-icon-knight = lovag
cli-imperium-icon-mask = maszk
cli-imperium-icon-production = termelés
cli-imperium-icon-river = folyó
cli-imperium-icon-fertile = termőföld
# What a card says.
cli-imperium-play = Kijátszás: { $effect }
cli-imperium-instead = Ahelyett, hogy elvennéd ezt a kártyát: { $effect }
cli-imperium-makes-empire = Amikor ez a kártya játékba kerül, birodalommá válsz
cli-imperium-turns-over = Ezután fordítsd meg ezt a kártyát: bekövetkezik a pontozás
cli-imperium-once-each = Minden játékos csak egyszer teheti ezt meg a játékban, akármelyik oldala van felül
cli-imperium-nadir = Amikor kikerül a nemzetpaklidból, azonnal játékba kerül
cli-imperium-zenith = Amikor kikerül a nemzetpaklidból, bekövetkezik a pontozás
cli-imperium-last-quest = Nem választható, amíg van más küszöbön álló küldetés
cli-imperium-exhaust = Kimerül: { $effect }
cli-imperium-solstice = Napforduló: { $effect }
cli-imperium-needs = Csak akkor játszható ki, { $what }
cli-imperium-unplayable = Nem játszható ki
cli-imperium-not-garrisoned = Nem szállásolható el
cli-imperium-fixed = Nem hagyható el és nem hívható vissza
cli-imperium-hosts-quest = Az itt elszállásolt küldetés az aktív küldetésed
cli-imperium-two-regions = 2 régiónak számít
cli-imperium-calms = Pontozás vagy az összeomlás elbírálása előtt: tegyél vissza legfeljebb 2 zavargást a kezedből, a dobópaklidból, a húzópaklidból vagy a történelmedből
# The gallery.
cli-imperium-face = { $card }, { $side } oldal
cli-imperium-cards-several = Több nemzet kártyái
cli-imperium-cards-everybody = Közös kártyák, mindkét doboz
cli-imperium-cards-classics = Közös kártyák, Klasszikusok
cli-imperium-cards-legends = Közös kártyák, Legendák
cli-imperium-box-classics = Klasszikusok
cli-imperium-box-legends = Legendák
cli-imperium-attack = támadó
cli-imperium-pinned = rögzített
cli-imperium-free = ingyenes kijátszás
cli-imperium-quest = küldetés
cli-imperium-copies = { $n ->
    [one] 1 példány
   *[other] { $n } példány
}
cli-imperium-players-from = { $players } játékostól
cli-imperium-players-some = közülük { $n } csak { $players } játékostól
cli-imperium-starts-deck = kezdőpakli
cli-imperium-starts-nation = nemzetpakli
cli-imperium-starts-accession = gyarapodáskártya
cli-imperium-starts-zenith = tetőpontkártya
cli-imperium-starts-nadir = mélypontkártya
cli-imperium-starts-development = fejlesztési terület
cli-imperium-starts-in-play = játékban kezd
cli-imperium-starts-supply = a zavargáspakliban
cli-imperium-starts-other-face = másik oldal

# Options of a game that has no groups of its own.
cli-group = Lehetőségek

# A game that brings no table of its own.
cli-general-decides = { $who } dönt
cli-general-help = Az asztal minden része a neve alatt áll; amiből nincs, az kimarad. A lap előtti sárga szám egy rá vonatkozó lehetőségé.
cli-error-game = A(z) „{ $game }” játék hibázott, a szabályai tévesek: { $problem }. Aki írja, többet tud meg a tabularium.testing check_game függvényével.
