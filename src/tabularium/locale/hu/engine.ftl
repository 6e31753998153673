# Words every game uses.
player = { $seat }-játékos
and = { $head } és { $last }
or = { $head } vagy { $last }
and-clauses = { $head }, és { $last }
nothing = semmi

# Több dolog választása egyszerre.
set-times = { $n } × { $thing }
set-so-many = { $n } kiválasztva ennyiből: { $most }
set-up-to = { $n } kiválasztva, legfeljebb { $most }
set-from-to = { $n } kiválasztva, { $least }–{ $most } kell

# The card language. A clause is lower case; .to is its form after a cost.
card-to = { $cost }, hogy { $effect }
    .may = { $cost }, hogy { $effect }
card-once-per-turn = körönként egyszer: { $effect }
card-end-of-turn = a köröd végén: { $effect }
option-sets = melyik kártyakészletek vannak játékban; amit hozzáadtak, azt kérni kell
    .name = Kártyakészletek
card-copies = { $n } példány
card-points = a játék végén 1 GyP { $of }
card-points-plus = a játék végén { $base } GyP, és további 1 GyP { $of }

# What was expected, in error messages.
expected-list = lista
expected-object = nevekből és értékekből álló objektum
expected-number = nemnegatív egész szám
expected-flag = true vagy false
expected-words = egy szó, vagy egy lista, helyenként egy szóval
expected-name = név
expected-seats = a játékosok száma vagy népeik listája
expected-factions = minden hely népe
expected-place = egy kártya, a zónája és a helye abban
expected-registers = négy egész számból álló lista

# Errors.
error-unknown-game = Nincs ilyen játék: „{ $given }”. Lehetséges: { $possible }.
error-broken-game = A(z) „{ $given }” játék telepítve van, de nem tölthető be: az okot a program indulásakor figyelmeztetés mondta el.
error-unknown-bot = Nincs ilyen bot: „{ $given }”. Lehetséges: { $possible }.
error-own-bot = A(z) „{ $given }” bot nem tölthető be, a várt alak csomag.modul:Osztály, decide metódussal: { $problem }
error-budget = „{ $given }” nem gép: a search@ után a keresések száma áll (search@200) vagy a másodperceké (search@1.5s).
error-missing-part = Egy rész nincs telepítve, hiányzik: { $name }; pip install 'tabularium-games[{ $extra }]'
error-language = Ezen a nyelven nincsenek szövegek: „{ $given }”. Lehetséges: { $possible }.
error-seats = Helyek az asztalnál: a megadott érték { $given }, a várt érték: { $expected }.
error-seat-count = Játék: { $game }. A játékosok száma legalább { $least }, legfeljebb { $most } lehet, a megadott érték { $given }.
error-seats-exactly = Játék: { $game }. A játékosok száma csak { $most } lehet, a megadott érték { $given }.
error-seats-bots = { $seats } helyhez egy bot kell az összes többire, vagy { $others } bot, nem { $given }.
error-faction = Nincs ilyen nép: „{ $given }”. Lehetséges: { $possible }.
error-faction-twice = Ez a nép két helynél is szerepel: „{ $given }”.
error-option-name = Játék: { $game }. Nincs ilyen beállítása: „{ $given }”. Lehetséges: { $possible }.
error-option-value = „{ $name }” beállítás: a megadott érték { $given }, a várt érték: { $expected }.
error-option-choice = „{ $name }” beállítás: a megadott érték { $given }. Lehetséges: { $possible }.
error-option-range = { $most ->
    [-1] „{ $name }” beállítás: a megadott érték { $given }, de legalább { $least } kell.
   *[other] „{ $name }” beállítás: a megadott { $given } nem { $least } és { $most } közötti.
}
error-option-seats = „{ $name }” beállítás: { $given } { $n } helyet nevez meg, de { $seats } játékos van.
error-seed = Véletlenmag: a megadott érték { $given }, a várt érték nemnegatív egész szám.
error-seat = Hely az asztalnál: a megadott érték { $given }, a várt érték 0 és { $most } közötti szám, vagy None, ha néző.
error-game-over = A játéknak vége: nem lehet lépni.
error-not-your-turn = Ez a hely most nem léphet: { $given }. A soron következő hely: { $seat }.
error-reset = Nem folyik játék: a reset hívásával kezdődik.
error-action = Akció: a megadott érték { $given }, a várt érték az akció sorszáma.
error-option-index = A lehetőség megadott sorszáma { $given }, a várt érték 0 és { $most } közötti szám.
error-option-type = Lépés: a megadott érték { $given }, a várt érték egy lehetőség, annak kulcsa vagy sorszáma.
error-option-key = Ez a lépés nem választható: „{ $given }” (hely: { $seat }, döntés: { $kind }). Lehetséges: { $possible }.
error-set-none = Erre a kérdésre ({ $kind }) egy lehetőséggel kell válaszolni, nem többel.
error-set-type = { $given } érkezett több dolog választásaként, kulcsok listája kell.
error-set-key = „{ $given }” itt nem választható. Lehetséges: { $possible }.
error-set-copies = „{ $given }” többször lett kiválasztva, mint ahány van belőle ({ $n }).
error-set-exactly = { $given } lett kiválasztva, de pontosan { $most } kell.
error-set-count = { $given } lett kiválasztva, de { $least }–{ $most } kell.
error-set-sum = A kiválasztottak összege { $given }, de legalább { $least } kell.
error-set-unfit = A kiválasztottak együtt nem vehetők el.
error-set-short = A kiválasztottak nem fedezik a teljes árat.
error-set-over = Több lett kiválasztva a szükségesnél: hagyj ki belőle.
error-thing = Nincs az asztalon ilyesmi: „{ $given }”. Lehetséges: { $possible }.
error-card-fact = Játék: { $game }. A kártyái semmit sem mondanak erről: „{ $given }”. Lehetséges: { $possible }.
error-card-value = Játék: { $game }. Nincs olyan kártyája, amelyen ez áll ({ $name }): „{ $given }”. Lehetséges: { $possible }.
error-card-words = Kártyák, { $name }: a megadott érték { $given }, a várt érték: szöveg.
error-move-number = { $given } a megadott lépés, 0 és { $most } közötti kell.
error-version = Játék: { $game }. Ez a szabályok { $given }. változatához készült; az itt érvényes változat száma { $version }, és eltérhet tőle.
error-position-choice = Állás, { $where }: a megadott érték „{ $given }”. Lehetséges: { $possible }.
error-position-value = Állás, { $where }: a megadott érték { $given }, a várt érték: { $expected }.
error-position-missing = Állás: hiányzik ez a bejegyzés: „{ $where }”.
error-position-most = Állás, { $where }: a megadott érték { $given }, de legfeljebb { $most } lehet.
error-position-other = Állás: { $problem }
error-position-no-work = Állás: a feladatverem üres, pedig a játéknak még nincs vége.
error-position-undone = Állás: a „stack” kérdése előtt ennél az asztalnál még másnak kell történnie.
error-position-frame = Állás, { $where }: ez a keret nem illik az állás többi részéhez.
error-position-none-left = Állás, { $where }: ebben a játékban nincs több „{ $given }”: { $reason }
position-why-named = { $n ->
    [one] az egyetlen, amely itt lehet, már szerepel itt: { $places }.
   *[other] mind a { $n }, amely itt lehet, már szerepel itt: { $places }.
}
position-why-elsewhere = az ilyen nevűek nem lehetnek itt.
position-why-players = csak { $n } vagy több játékoshoz való.
position-why-faction = csak ezeké: { $factions }, és velük senki sem játszik.
position-why-option = a(z) „{ $option }” beállítás kihagyja.
position-why-solo = csak az egyszemélyes játékhoz való.
position-why-no-solo = nem az egyszemélyes játékhoz való.
position-why-box = a másik közös kártyakészletből való.
position-why-replaced = játszik egy ilyen nevű nemzet, ezért a helyén a másik készlet adófizetője van.
position-why-not-drawn = a másik közös kártyakészletből való, és itt nem lép adófizető helyére.
position-why-face = nem külön kártya, hanem egy másik hátoldala.
error-position-twice = Állás, { $where }: „{ $given }” kétszer szerepel.
error-position-least = Állás, { $where }: a megadott érték { $given }, de legalább { $least } kell.
error-position-not-now = Állás, { $where }: ezt maga a játék írja egy történés közben, a „stack” mellé.
error-position-over = Állás: a játéknak vége, de a „stack” nem üres.
error-endless = { $name }: a csomópont vég nélkül újra lép, és senki sem kap kérdést ({ $n } lépés). A csomópontnak g.pop() hívással le kell vennie magát a veremről, ha elkészült; a Verb ezt magától megteszi.
error-record-entry = Játékfelvétel: ismeretlen bejegyzés: „{ $given }”. Lehetséges: { $possible }.
error-record-truncated = A játékfelvételből hiányzik ez a bejegyzés: „{ $name }”. A felvétel csonka.
error-record-format = A játékfelvétel formátuma { $given }, a várt formátum { $version }.
error-record-value = Játékfelvétel, { $name }: a megadott érték { $given }, a várt érték: { $expected }.
error-record-start = A játékfelvétel nem indítható el: { $problem }
error-record-move = A játékfelvétel { $n }. lépése nem hajtható végre: { $problem }
error-record-length = A játékfelvétel ellenőrző összegei eddig a lépésig érnek: { $last }, a kulcsok száma viszont { $n }: a felvétel csonka.
error-record-digest = A játék eltér a felvételtől a következő lépés után: { $n }. A felvételt módosították, vagy más szabályokkal készült.
error-record-result = A játék eredménye eltér a felvételben szereplőtől.
error-record-json = A játékfelvétel nem érvényes JSON: { $problem }
error-save-format = A mentett játék formátuma { $given }, a várt formátum { $version }.
