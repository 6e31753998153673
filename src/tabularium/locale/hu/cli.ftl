# The terminal.

# Words on the table.
cli-you = te
cli-person = ember
cli-total = összesen
cli-happened = Mi történt
cli-log-earlier = … { $n ->
    [one] még egy kör, lásd a naplót
   *[other] még { $n } kör, lásd a naplót
}
cli-over = A játéknak vége
cli-winners = { $n ->
    [one] Győztes: { $who }
   *[other] Közös győzelem: { $who }
}
cli-course = Pontok a játék során

# The question.
cli-hints = ? súgó · ? kártya · u visszavonás ({ $undo }) · l napló · s pontok · m térkép · save · q kilépés
cli-hint-undo-nothing = nincs mit
cli-wrong-number = Nincs ilyen lehetőség: { $given }. Írj be egy számot 1 és { $most } között, vagy ? jelet a súgóhoz.
cli-wrong-unknown = Egy lehetőségre sem illik: „{ $given }”. Írj be egy számot 1 és { $most } között, egy lehetőség elejét, vagy ? jelet a súgóhoz.
cli-wrong-ambiguous = „{ $given }” többet is jelenthet: { $possible }
cli-pass = Add át a képernyőt, most ő következik: { $who }. Utána nyomj Entert.
cli-help-play-keys =
    Egy lehetőséget a sorszámával, a mögötte álló [betűvel] vagy a kulcsával választasz: „play:hunter:food”,
    a kulcs elejével („play:hun”), vagy egy szóval, amely csak rá illik („vadász”). A Tab kiegészíti a kulcsokat.

    Enter        újra az egész asztal
    ?            ez a súgó
    ? kereskedő  elmagyaráz egy kártyát; a neve eleje is elég
    u            visszavonja az utolsó lépésedet, addig, amíg kártya nem fordult fel vagy más nem döntött
    l            minden, ami eddig történt
    s            pontok kategóriánként
    m            csak a térkép
    save         mentés most (amúgy is minden lépés mentődik); save FÁJL egy másik fájlban folytatja
    q            szünet; a Ctrl-C és a Ctrl-D ugyanezt teszi. Semmi sem vész el.

    A térképen a kettős keret és a számmal jelölt ▸ mutatja, hol történik egy lehetőség.

# Undo.
cli-undone = Visszavonva: { $what }
cli-undo-stop-start = Nincs mit visszavonni.
cli-undo-stop-other = Tovább nem lehet visszavonni: az utolsó lépésed után más döntött ({ $who }).
cli-undo-stop-revealed = Tovább nem lehet visszavonni, mert valami láthatóvá vált: { $what }

# Saving.
cli-saved-at = A játék mentve, a fájl: { $file }
cli-resume = Folytatás: tabularium play --resume   vagy: tabularium play --load { $file }
cli-replay = Újranézés: tabularium replay --step { $file }
cli-not-saved = Az utolsó lépés NINCS mentve, ez a fájl nem írható: { $file } ({ $problem }). A játék folytatódik; próbáld a „save FÁJL” parancsot egy másik hellyel.
cli-written = Kiírva: { $file }

# Cards.
cli-no-card = Nincs ilyen kártya: „{ $given }”.
cli-many-cards = Sok név kezdődik így: „{ $given }”. Lehetséges: { $possible }
cli-card-cost = ára: { $cost }
cli-card-points = GyP: { $points }
cli-cards-title = { $game }: a kártyák
cli-cards-name = kártya
cli-cards-cost = ár
cli-cards-vp = GyP
cli-cards-effects = hatás
cli-cards-note = hol

# Replays.
cli-walk-move = { $n }. lépés, összesen { $most }
cli-walk-hints = Enter tovább · b vissza · egy szám odaugrik · q vége
cli-walk-wrong = Nem érthető: „{ $given }”. Enter, b, q, vagy egy lépés száma 0 és { $most } között.
cli-walk-checked = { $n ->
    [one] Ellenőrizve: a lépés megegyezik a felvétellel.
   *[other] Ellenőrizve: mind a { $n } lépés megegyezik a felvétellel.
}

# Simulations.
cli-sim-running = Játszmák
cli-sim-wins = győzelem
cli-sim-interval = a győzelmek 95 %-os intervalluma
cli-sim-score = átlagos pontszám
cli-sim-summary = { $games ->
    [one] { $games } játszma
   *[other] { $games } játszma
} · átlagosan { $moves } lépés és { $rounds } forduló · a kezdő játékos nyer: { $first } · { $rate } játszma/s

# The list of games.
cli-games-seats = játékosok: { $least }–{ $most }
cli-games-factions = népek: { $factions }
cli-games-options = beállítások, például --option trade=true; az első érték az alapértelmezett:

# Errors.
cli-error-read = Ez a fájl nem olvasható: { $file } ({ $problem })
cli-error-write = Ez a fájl nem írható: { $file } ({ $problem })
cli-error-full = Itt nincs hely több játéknak: { $file }
cli-error-exists = Ez a fájl már létezik: { $file }. Adj meg másikat, vagy folytasd azt a játékot a --load kapcsolóval.
cli-error-json = Ez a fájl sérült, nem JSON: { $file } ({ $problem })
cli-error-save = Ez a fájl nem mentett játék: { $file } ({ $problem })
cli-error-save-format = Ezt a fájlt a program más változata mentette: { $file } (formátum: { $version }).
cli-error-record = { $file }: { $problem }
cli-error-nothing-saved = Itt nincs befejezetlen játék: { $file }
cli-error-seat = Nincs ilyen játékos: „{ $given }”. Lehetséges: { $possible }.
cli-error-seat-count = A megadott játékosok száma { $n }, a helyek száma viszont { $seats }.
cli-error-factions = A megadott népek száma { $n }, a helyek száma viszont { $seats }.
cli-error-option = A megadott beállítás „{ $given }”, a várt alak NÉV=ÉRTÉK. Nevek: { $possible }.
cli-error-fixed = A folytatott játék megtartja a véletlenmagot, a népeket és a beállításokat: a --seed, a --factions és az --option csak új játékhoz való.
cli-error-no-seat = Nincs ilyen hely: „{ $given }”. Lehetséges: { $possible }.
cli-error-move = Nincs ilyen lépés: { $n }. A felvétel lépései 0 és { $most } között vannak.
cli-error-no-bench = A sebességmérés a forráskódtár része: ott futtasd ezt a parancsot.

# Help of the commands. Lines that begin with $ are to be typed.
cli-help = Társasjátékok a terminálban, minden szabállyal: játssz botok ellen, vagy a barátaiddal egy képernyőnél.
cli-help-end =
    Kezdd ezzel:
    $ tabularium play
cli-help-play = Játék. Minden lépés mentődik; bármikor abbahagyhatod.
cli-help-play-end =
    Te a mohó bot ellen:
    $ tabularium play altay
    Három játékos, te vezeted a Földnépet:
    $ tabularium play altay --seats me,greedy,random --factions earthfolk
    Ketten egy képernyőnél, újra kiosztható játék:
    $ tabularium play altay --seats me,me --option trade=true --seed 7
    Az utolsó játék folytatása:
    $ tabularium play --resume
    Az asztalnál írj be egy ? jelet a súgóhoz.
cli-help-game = Melyik játék; lásd: tabularium games
cli-help-lang = Nyelv; különben a rendszeré vagy a TABULARIUM_LANG változóé
cli-help-seats = Kik játszanak, sorban: me az ember, a többi bot (random, greedy); alapesetben me,greedy
cli-help-factions = A népek sorban; ? annak, aki később választ
cli-help-seed = Ugyanazt a játékot osztja ki újra
cli-help-option = A játék egy beállítása, például trade=true; többször is megadható; lásd: tabularium games
cli-help-load = Mentett játék vagy felvétel folytatása
cli-help-resume = Az utoljára játszott befejezetlen játék folytatása
cli-help-save = Mentés ebbe a fájlba a szokásos hely helyett
cli-help-cards = Egy játék összes kártyája árral, ponttal és hatással.
cli-help-html = Ehelyett egy oldal a böngészőnek
cli-help-show = Egy állás kirajzolása dokumentumból (docs/positions.md).
cli-help-show-end =
    Ahogyan az első játékos látja:
    $ tabularium show-position puzzle.json --seat A
    Egy másik programból:
    $ echo '{"{"}"game": "altay", "seats": ["earthfolk", "firefolk"]{"}"}' | tabularium show-position -
cli-help-position-file = JSON fájl, vagy - a szabványos bemenethez
cli-help-seat = Ahogyan ez a hely látja, betűvel vagy 0-tól számozva; különben nézőként
cli-help-replay = Felvétel vagy mentett játék ellenőrzése, és ami benne történt.
cli-help-replay-end =
    A napló és a pontok:
    $ tabularium replay game.json
    Lépésről lépésre:
    $ tabularium replay game.json --step
    Az asztal 40 lépés után:
    $ tabularium replay game.json --to 40
cli-help-record-file = Felvétel vagy mentett játék
cli-help-step = Végigjárás lépésről lépésre
cli-help-to = Az asztal e lépés után
cli-help-simulate = Botok sok játszmája, összeszámolva.
cli-help-simulate-end =
    Két bot közül melyik a jobb:
    $ tabularium simulate altay --seats greedy,random --games 200
cli-help-bots = A botok (random, greedy); játszmánként helyet cserélnek
cli-help-games = Hány játszma
cli-help-sim-seed = Az első játszma véletlenmagja; minden következő eggyel nagyobb
cli-help-json = Az eredmény JSON alakban
cli-help-list = A játékok népeikkel és beállításaikkal.
cli-help-bench = Sebességmérés (a forráskódtárban).

# Altay's table. The letters of the goods are different from each other.
cli-altay-food = É
cli-altay-wood = F
cli-altay-metal = M
cli-altay-stone = K
cli-altay-culture = U
cli-altay-wms = ◇
cli-altay-any = ◎
cli-altay-help =
    A térkép: ≈ szántó, ♣ erdő, ∩ domb, ▲ hegy, a terület számával. A betű és a pontok egy játékos települései,
    ◆ egy hódításjelző az értékével és az erőforrásával, ★ egy győzelmi pont, × egy ebben a körben hasznosított terület.
    Erőforrások: { $food } élelem, { $wood } fa, { $metal } fém, { $stone } kő, { $culture } kultúra; { $wms } fa, fém vagy kő, { $any } az öt közül bármelyik.
    A kártyákon ● egy betöltött, ○ egy üres hely. A piacon ✓ jelzi, amit ki tudsz fizetni, – amit ebben a körben vettél.
cli-altay-title = Altay · { $round }. forduló
cli-altay-last-round = utolsó forduló
cli-altay-token = jelző
cli-altay-star = GyP
cli-altay-used = használt
cli-altay-players = Játékosok
cli-altay-col-hand = kéz
cli-altay-col-deck = pakli
cli-altay-col-discard = dobó
cli-altay-col-supply = telep
cli-altay-col-coins = érme
cli-altay-col-vp = GyP
cli-altay-col-achievements = vívm
cli-altay-col-cards = kárt
cli-altay-col-territories = terü
cli-altay-col-captured = zsák
cli-altay-col-tokens = jelz
cli-altay-done = kész
cli-altay-progress = fejleszti
cli-altay-table = asztal
cli-altay-archive = félretéve
cli-altay-tokens = jelzők
cli-altay-market = Piac · ✓ kifizethető · { $sign } { $goods }
cli-altay-achievements = Vívmányok
cli-altay-your-side = A te oldalad
cli-altay-goods = Javak
cli-altay-yours = Tiéd
cli-altay-coins = érme
cli-altay-secret = titkos csoda
cli-altay-hand = Kéz { $n }
cli-altay-archived = az Írás őrzi
cli-altay-group-play = Kijátszás
cli-altay-group-place = Javak
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
cli-altay-counted = számolt
