# Altay: A civilizáció hajnala.
altay-title = Altay: A civilizáció hajnala
altay-about = Építs paklit, népesítsd be a földet, érj el vívmányokat.
    .sort = térkép és pakliépítés

# Factions.
altay-earthfolk = Földnép
altay-elvenfolk = Elfnép
altay-firefolk = Tűznép
altay-smallfolk = Aprónép

# Goods: the name, and an amount. .what is the object of a verb.
altay-good-food = élelem
altay-good-wood = fa
altay-good-metal = fém
altay-good-stone = kő
altay-good-culture = kultúra
altay-n-food = { $n } élelem
    .what = { $n } élelmet
    .for = { $n } élelemért
altay-n-wood = { $n } fa
    .what = { $n } fát
    .for = { $n } fáért
altay-n-metal = { $n } fém
    .what = { $n } fémet
    .for = { $n } fémért
altay-n-stone = { $n } kő
    .what = { $n } követ
    .for = { $n } kőért
altay-n-culture = { $n } kultúra
    .what = { $n } kultúrát
    .for = { $n } kultúráért
altay-n-wms = { $n ->
    [one] { $n } fa, fém vagy kő
   *[other] { $n } fa, fém vagy kő tetszés szerint
}
    .what = { $n ->
    [one] { $n } fát, fémet vagy követ
   *[other] { $n } fát, fémet vagy követ tetszés szerint
}
    .for = { $n ->
    [one] { $n } fáért, fémért vagy kőért
   *[other] tetszés szerinti { $n } fáért, fémért vagy kőért
}
altay-n-any = { $n } tetszőleges erőforrás
    .what = { $n } tetszőleges erőforrást

# Terrain, and a territory by its number.
altay-farmland = szántó
    .what = szántót
altay-forest = erdő
    .what = erdőt
altay-hill = domb
    .what = dombot
altay-mountain = hegy
    .what = hegyet
altay-farmland-n = { $n }. szántó
altay-forest-n = { $n }. erdő
altay-hill-n = { $n }. domb
altay-mountain-n = { $n }. hegy
altay-token = { $value } + { $good }

# Action cards.
altay-card-hunter = Vadász
altay-card-warrior = Harcos
altay-card-village = Falu
altay-card-colonist = Telepes
altay-card-digger = Vájár
altay-card-loremaster = Bölcs
altay-card-shaman = Sámán
altay-card-craftsman = Kézműves
altay-card-spellweaver = Varázsszövő
altay-card-farmer = Földműves
altay-card-lumberjack = Favágó
altay-card-miner = Bányász
altay-card-stonecutter = Kőfaragó
altay-card-scholar = Tudós
altay-card-merchant = Kereskedő
altay-card-cavalry = Lovasság
altay-card-town = Kisváros
altay-card-worker = Munkás
altay-card-chariot = Harci szekér
altay-card-city = Város
altay-card-with-vp = { $name } ({ $vp } GyP)
altay-card-with-good = { $name } ({ $good })

# Achievements.
altay-card-engineering = Mérnöki tudomány
altay-card-masonry = Kőművesség
altay-card-mathematics = Matematika
altay-card-strategy = Stratégia
altay-card-writing = Írás
altay-card-commerce = Kereskedelem
altay-card-government = Kormányzás
altay-card-leadership = Hadvezetés
altay-card-philosophy = Filozófia
altay-card-religion = Vallás
altay-card-academy = Akadémia
altay-card-amphitheatre = Amfiteátrum
altay-card-aqueducts = Vízvezetékek
altay-card-ark = Bárka
altay-card-colossus = Kolosszus
altay-card-great-wall = Nagy Fal
altay-card-highways = Országutak
altay-card-mausoleum = Mauzóleum
altay-card-siege-engines = Ostromgépek
altay-card-triumphal-arch = Diadalív

# Effects.
altay-produce = termelj { $goods }
    .to = termelhess { $goods }
altay-use = hasznosíts egy { $terrain }
    .to = hasznosíthass egy { $terrain }
altay-consume = használj el egy hódításjelzőt
    .to = elhasználhass egy hódításjelzőt
altay-draw = húzz { $n } kártyát
    .to = húzhass { $n } kártyát
altay-attack = { $n } támadóerő
altay-defence = { $n } védőerő
altay-collect = gyűjts { $goods }
altay-store = raktározz el legfeljebb { $goods }
altay-fill = töltsd meg az asztalon lévő { $card } kártyádat
    .to = megtölthesd az asztalon lévő { $card } kártyádat
altay-build = építs { $n } települést
    .to = építhess { $n } települést
altay-trash = vegyél ki a játékból egy kártyát a kezedből
    .to = kivehess a játékból egy kártyát a kezedből
altay-discard = dobj el egy kártyát a kezedből
    .to = eldobhass egy kártyát a kezedből
altay-archive = ha ezen a kártyán nincs másik, félretehetsz rá egyet a kezedből; később úgy használhatod, mintha a kezedben lenne
altay-draw-more = húzz 1 kártyával többet a szokásosnál
    .to = 1 kártyával többet húzhass a szokásosnál
altay-swap = cserélj 1 erőforrást 1 másfélére
    .to = 1 erőforrást 1 másfélére cserélhess
altay-resettle = telepíts át 1 települést egy szomszédos területre
    .to = áttelepíthess 1 települést egy szomszédos területre
altay-attack-better = mindig: +{ $n } támadóerő minden támadásodban
altay-defend-better = mindig: +{ $n } védőerő, amikor védekezőként harcolsz
altay-on-completion = befejezéskor: { $effect }
altay-or = vagy { $effect }
altay-technology-settlement = befejezéskor helyezd a táblára az ezen a kártyán lévő települést

# What wonders count, with the postposition that English says as "per".
altay-count-technologies = { $n ->
    [one] minden befejezett technológiád után
   *[other] minden { $n } befejezett technológiád után
}
altay-count-cards = { $n ->
    [one] minden akciókártyád után
   *[other] minden { $n } akciókártyád után
}
altay-count-crowded = { $n ->
    [one] minden olyan terület után, ahol legalább két településed van
   *[other] minden { $n } olyan terület után, ahol legalább két településed van
}
altay-count-lonely = { $n ->
    [one] minden olyan terület után, ahol pontosan egy településed van
   *[other] minden { $n } olyan terület után, ahol pontosan egy településed van
}
altay-count-pointed = { $n ->
    [one] minden olyan akciókártyád után, amelyen GyP szerepel
   *[other] minden { $n } olyan akciókártyád után, amelyen GyP szerepel
}
altay-count-border = { $n ->
    [one] minden olyan területed után, amely egy ellenfél területével szomszédos
   *[other] minden { $n } olyan területed után, amely egy ellenfél területével szomszédos
}
altay-count-terrain = { $n ->
    [one] minden területed után abból a tereptípusból, amelyből a legtöbbet birtoklod
   *[other] minden { $n } területed után abból a tereptípusból, amelyből a legtöbbet birtoklod
}
altay-count-starting = { $n ->
    [one] minden megmaradt kezdőkártyád után
   *[other] minden { $n } megmaradt kezdőkártyád után
}
altay-count-captured = { $n ->
    [one] minden általad zsákmányolt település után
   *[other] minden { $n } általad zsákmányolt település után
}
altay-count-tokens = { $n ->
    [one] minden általad megszerzett hódításjelző után
   *[other] minden { $n } általad megszerzett hódításjelző után
}

# Questions.
altay-ask-faction = Melyik népet vezeted?
altay-ask-start = Melyik szántóról indulsz?
altay-ask-turn = Te következel: mit teszel?
altay-ask-good = Melyik erőforrást választod?
altay-ask-use = Melyik területet hasznosítod ({ $terrain })?
altay-ask-build = { $n ->
    [one] Hová helyezed a települést?
   *[other] Hová helyezel települést? (még { $n } vár lerakásra)
}
altay-ask-pay = Mivel fizetsz? (még { $n } van hátra)
altay-ask-first-good = Melyik erőforrást teszed erre a kártyára: { $card }?
altay-ask-attack-token = Támadás: { $from } → { $place }. Válassz támadókártyákat. Az erőd { $strength }, és többnek kell lennie, mint { $value }.
altay-ask-attack-seat = Támadás: { $from } → { $place }. Válassz támadókártyákat. Az erőd { $strength }, a védelemé a védekező kártyái nélkül { $value }.
altay-ask-defend = { $rival } támad, a célpont: { $place }. A támadás ereje { $strength }, a te védőerőd { $resistance }. Megadod magad vagy harcolsz?
altay-ask-surrender = Megadod magad itt: { $place }. { $n ->
    [one] Egy kártyát eldobhatsz.
   *[other] Legfeljebb { $n } kártyát dobhatsz el.
}
altay-ask-fight = Védekezés: { $place }. Válassz védőkártyákat. A védőerőd { $resistance }, a támadás ereje { $strength }.
altay-ask-trash = Melyik kártyát veszed ki a játékból?
altay-ask-discard = Melyik kártyát dobod el?
altay-ask-archive = Melyik kártyát teszed félre egy későbbi körre?
altay-ask-draw-more = Húzol eggyel több kártyát?
altay-ask-swap-give = Melyik erőforrást adod oda?
altay-ask-swap-take = Melyik erőforrást kéred cserébe?
altay-ask-resettle-from = Honnan telepítesz át egy települést?
altay-ask-resettle-to = Hová telepíted át a települést (innen: { $place })?

# Options.
altay-do-play = { $card }: { $effect }
altay-do-take-good = Kapj { $good }
altay-do-pay = Fizess { $good }
altay-do-put = Tegyél rá { $good }
altay-do-give = Adj oda { $good }
altay-do-place = Tegyél { $good } erre: { $card }
altay-do-take = Vegyél vissza minden erőforrást erről: { $card }
altay-do-buy = Vedd meg ezt { $cost }: { $card }
altay-do-attack-token = Támadj: { $from } → { $place } (jelző: { $token })
altay-do-attack-seat = Támadj: { $from } → { $place } (a védekező: { $rival })
altay-do-add-attack = Add hozzá ezt: { $card }, +{ $n } támadóerő
altay-do-attack-now = Támadj { $strength } erővel
altay-do-start = Kezdd el fejleszteni ezt: { $card } – { $cost } kell hozzá
altay-do-use = Használd ezt: { $card } – { $effect }
altay-do-trade = Fizess { $n } érmét egy erőforrásért
altay-do-abandon = Hagyd félbe ezt: { $card }
altay-do-drop = Dobd el ezt az asztalról: { $card }
altay-do-end = Fejezd be a körödet
altay-do-surrender = Add meg magad
altay-do-fight = Harcolj
altay-do-discard = Dobd el ezt: { $card }
altay-do-discard-no-more = Ne dobj el többet
altay-do-add-defence = Add hozzá ezt: { $card }, +{ $n } védőerő
altay-do-defend-now = Védekezz { $resistance } erővel
altay-do-trash = Vedd ki ezt a játékból: { $card }
altay-do-archive = Tedd félre ezt: { $card }
altay-do-draw-more = Húzz eggyel több kártyát
altay-do-nothing = Nem, köszönöm

# Több kártya vagy erőforrás egyszerre választva, és amihez vezetnek.
altay-set-attack = Támadj { $strength } erővel, ezekkel: { $cards }
altay-set-defend = Védekezz { $resistance } erővel, ezekkel: { $cards }
altay-set-discard = Dobd el ezeket: { $cards }
altay-set-pay = Fizess { $goods }
altay-outcome-conquers = { $strength } erő { $value } ellen: megszerzed a jelzőt.
altay-outcome-too-weak = { $strength } erő { $value } ellen: kevés, több kell, mint { $value }.
altay-outcome-attacks = { $strength } erő { $value } ellen, a védekező kártyái nélkül.
altay-outcome-lost = { $resistance } erő { $strength } ellen: a támadó győz, elveszítesz egy települést itt: { $place }.
altay-outcome-tie = { $resistance } erő { $strength } ellen: döntetlen, megtartod a települést itt: { $place }.
altay-outcome-won = { $resistance } erő { $strength } ellen: győzöl, és zsákmányolsz egy települést ({ $rival }) itt: { $place }.
altay-outcome-surrender = { $n ->
    [0] Elveszíted a települést, és nem húzol kártyát.
   *[other] Elveszíted a települést, eldobsz { $n } kártyát, és húzol { $n } másikat.
}

# What happened.
altay-event-first-player = Kezdőjátékos: { $who }.
altay-event-faction-picked = { $who } csatlakozik a játékhoz.
altay-event-start = { $who } innen indul: { $place }.
altay-event-turn = { $n }. forduló: { $who } következik.
altay-event-draw = { $who } { $n } kártyát húz.
altay-event-drew = Ezt húzod: { $card }.
altay-event-reshuffle = { $who } új paklit kever az eldobott kártyákból.
altay-event-play = { $who } kijátssza ezt: { $card }.
altay-event-produce = { $who } { $goods } termel.
altay-event-use = { $who } hasznosítja ezt: { $place }.
altay-event-consume = { $who } elhasznál egy hódításjelzőt.
altay-event-buy = { $who } megveszi ezt: { $card }.
altay-event-place = { $who } { $good } tesz erre: { $card }.
altay-event-take = { $who } visszaveszi az erőforrásokat erről: { $card }.
altay-event-build = { $who } települést helyez ide: { $place }.
altay-event-settlement-lost = { $who } nem tud hová települést helyezni, így az kikerül a játékból.
altay-event-attack-token = { $who } támad: { $from } → { $place } (jelző: { $token }).
altay-event-attack-seat = { $who } támad: { $from } → { $place } (a védekező: { $rival }).
altay-event-conquer = { $who } meghódítja ezt: { $place }; a megszerzett jelző: { $token }.
altay-event-surrender = { $who } megadja magát.
altay-event-fight = { $who } harcol.
altay-event-discarded = { $who } eldobja ezt: { $card }.
altay-event-battle = Erők a csatában: { $who } – { $n }, { $rival } – { $m }.
altay-event-capture = { $who } zsákmányol egy települést, { $rival } elveszít egyet.
altay-event-tie = A csata döntetlen; nem történik semmi.
altay-event-begin = { $who } fejleszteni kezdi ezt: { $card }.
altay-event-reveal = Új kártya a kínálatban: { $card }.
altay-event-complete = { $who } befejezi ezt: { $card }.
altay-event-abandon = { $who } félbehagyja ezt: { $card }.
altay-event-ability-used = { $who } használja ezt: { $card }.
altay-event-trash = { $who } kiveszi ezt a játékból: { $card }.
altay-event-swap = { $who } { $good } ad { $other }.
altay-event-resettle = { $who } áttelepít egy települést: { $from } → { $place }.
altay-event-archived = { $who } félreteszi ezt: { $card }.
altay-event-coins-gained = { $who } { $n } érmét kap.
altay-event-coins-spent = { $who } { $n } érmét költ el.
altay-event-drop = { $who } eldobja ezt az asztalról: { $card }.
altay-event-last-round = Ez az utolsó forduló.
altay-event-game-over = A játéknak vége.
altay-event-secret-dealt = A titkos csodád: { $card }.

# Scoring.
altay-score-achievements = vívmányok
altay-score-cards = akciókártyák
altay-score-territories = területek
altay-score-captured = zsákmányolt települések
altay-score-tokens = hódításjelzők

# Options of the game.
altay-option-trade = az el nem költött erőforrásokból érme lesz; öt érme egy erőforrást ér (A36)
    .name = Kereskedelem
altay-option-starts = szabadon választott kezdő szántó vagy a javasolt sarkok (A24)
    .name = Kezdőhelyek
    .free = szabadon választva
    .suggested = a javasolt sarkok
altay-option-factions = népválasztás az óramutató járása szerint a kezdőjátékostól, vagy véletlenszerű osztással (A23)
    .name = Népek
    .picked = sorban választva
    .random = véletlenszerűen osztva
altay-option-map = 2 vagy 3 játékossal: a kisebb térkép vagy a teljes (A15)
    .name = Térkép
    .reduced = kisebb
    .full = teljes
altay-option-vp-spots = hol vannak a GyP-jelzők: a középső sorban vagy a széltől távolabbi hegyeken (B1, B2)
    .name = GyP-jelzők
    .row = középső sor
    .row-text = A teljes térképen a 18-as, 19-es és 21-es hegy; a háromszemélyes kisebben a 18-as, 19-es és 22-es.
    .inner = a szélektől távol
    .inner-text = A 19-es, 20-as és 22-es hegy; két játékosnak a kisebb térképen csak a 20-as, 21-es és 22-es jut.
altay-option-archive-defends = az Írással félretett kártya védekezésre is használható (B16)
    .name = A félretett kártya véd
altay-option-archive-surrenders = az Írással félretett kártya is eldobható, ha a játékos megadja magát (B16)
    .name = Félretett kártya megadáskor
altay-option-abandoned = a félbehagyott technológia kikerül a játékból, vagy visszakerül a paklijába (B14)
    .name = Félbehagyott technológiák
    .removed = kikerülnek a játékból
    .returned = visszakerülnek a paklijukba
    .returned-text = A szintjük paklijába keverjük őket; ha a kínálatban háromnál kevesebb különböző kártya van, feltöltjük.
altay-option-drop-table-cards = az asztalon lévő kártya befejezetlenül is eldobható (B15)
    .name = Asztali kártya eldobása
altay-option-ask-government = minden körben külön kérdés, hogy a játékos kéri-e a Kormányzásért járó extra kártyát (A11)
    .name = Kérdés a Kormányzásról
altay-option-first-player = a kezdőjátékost sorsolás dönti el, vagy az első helyen ülő az (A22)
    .name = Kezdőjátékos
    .random = sorsolt
    .first-seat = az első hely
altay-option-round-limit = a játék ennyi forduló után ér véget; 0: nincs korlát
    .name = Fordulókorlát

# Errors.
expected-achievement = egy vívmány
expected-action-card = egy akciókártya
expected-wonder = egy csoda
expected-own-wonder = egy csoda, amelyet ez a játékos fejleszt vagy már befejezett
expected-table-card = az asztalra kijátszható kártya
expected-territory = egy terület száma 0 és 22 között
expected-neighbours = két szomszédos terület
altay-error-twice = Állás, { $where }: egy vívmány sem lehet meg kétszer (A59).
altay-error-title-twice = Állás, { $where }: „{ $given }” a második kártya ezzel a címmel (A31).
altay-error-wonder-settlement = Állás, { $where }: csodán nem lehet település (A63).
altay-error-no-room = Állás, { $where }: nem fér el ott ennyi: { $n } × { $given }.
altay-error-level = Állás, { $where }: „{ $given }” nem { $level }. szintű.
altay-error-crowd = Állás, { $where }: a települések megadott száma { $n }, de legalább 1 és legfeljebb { $most } lehet (A42).
altay-error-territory = Állás, { $where }: a megadott érték { $given }, a várt érték „free”, egy jelző ({ $possible }), vagy egy nép és egy szám, mint például „earthfolk 2”.
altay-error-absent = Állás, { $where }: ez a nép nem vesz részt a játékban: „{ $given }”.
altay-error-settlements = Állás, { $where }: a megnevezett települések száma { $n }, pedig { $most } van belőlük.
altay-error-tokens = Állás: „{ $given }” hódításjelzőből { $n } van megnevezve, pedig csak { $most } van belőle.
altay-error-no-ability = Állás, abilities_used: ezen a helyen ({ $seat }) nincs ilyen: „{ $given }”.
altay-error-archive = Állás, { $where }: kártyát csak az Írás tarthat félretéve.
altay-error-one-secret = Állás, { $where }: ennek a játékosnak a titkos csodája már „{ $given }”, másik nincs.
altay-error-own-captured = Állás, { $where }: „{ $given }” nem zsákmányolhatja a saját településeit.
altay-error-full = Állás, { $where }: ezen a kártyán minden hely megtelt, tehát elkészült volna: „{ $given }”.
altay-error-empty = Állás, { $where }: egy vívmányt erőforrással kell elkezdeni (A55).

# words worth explaining; .forms are those in which cards speak of them
altay-term-collect = Gyűjtés
    .text = A kártya az asztalodon fekszik és erőforrást gyűjt; ha minden helye megtelt, hat, majd eldobod.
    .forms = gyűjts
altay-term-store = Raktározás
    .text = A kártyára tett erőforrás egy későbbi körre vár. Aki egyet elvesz, mindet elveszi, és a kártyát eldobja.
    .forms = raktározz
altay-term-use-terrain = Hasznosítás (terep)
    .text = Kell egy településed ilyen területen, és minden terület körönként egyszer hasznosítható.
    .forms = hasznosíts
altay-term-conquest = Hódításjelző
    .text = Egy területet őriz: győzd le az értékét támadókártyákkal. A játék végén pontot ér.
    .forms = hódításjelző, hódításjelzőt
altay-term-trash = Kivétel a játékból
    .text = A kártya végleg kikerül a játékból.
    .forms = vegyél ki a játékból
