# Birodalmi telepesek.
settlers-title = Birodalmi telepesek
settlers-about = Öt forduló, hogy birodalmat építs, szerződéseket köss, és lerombold, ami útban van.
    .sort = kártyák és javak

# Factions and seats.
settlers-barbarians = Barbárok
settlers-japanese = Japánok
settlers-romans = Rómaiak
settlers-egyptians = Egyiptomiak
settlers-virtual = Virtuális játékos

# Goods: an amount, or with 0 the bare name. .what is the object of a verb.
settlers-n-wood = { $n ->
    [0] fa
   *[other] { $n } fa
}
    .what = { $n } fát
    .for = { $n } fáért
settlers-n-stone = { $n ->
    [0] kő
   *[other] { $n } kő
}
    .what = { $n } követ
    .for = { $n } kőért
settlers-n-food = { $n ->
    [0] élelem
   *[other] { $n } élelem
}
    .what = { $n } élelmet
    .for = { $n } élelemért
settlers-n-gold = { $n ->
    [0] arany
   *[other] { $n } arany
}
    .what = { $n } aranyat
    .for = { $n } aranyért
settlers-n-worker = { $n ->
    [0] munkás
   *[other] { $n } munkás
}
    .what = { $n } munkást
    .for = { $n } munkásért
settlers-n-raze = { $n ->
    [0] rombolásjelző
   *[other] { $n } rombolásjelző
}
    .what = { $n } rombolásjelzőt
    .for = { $n } rombolásjelzőért
settlers-n-defence = { $n ->
    [0] védelemjelző
   *[other] { $n } védelemjelző
}
    .what = { $n } védelemjelzőt
settlers-n-card = { $n ->
    [0] kártya
   *[other] { $n } kártya
}
    .what = { $n } kártyát
settlers-n-common-card = { $n ->
    [0] általános kártya
   *[other] { $n } általános kártya
}
    .what = { $n } általános kártyát
settlers-n-faction-card = { $n ->
    [0] népkártya
   *[other] { $n } népkártya
}
    .what = { $n } népkártyát
settlers-n-vp = { $n ->
    [0] GyP
   *[other] { $n } GyP
}
    .what = { $n } GyP-t
settlers-n-any = { $n ->
    [0] tetszőleges erőforrás
   *[other] { $n } tetszőleges erőforrás
}
    .what = { $n } tetszőleges erőforrást

# Common cards.
settlers-card-statue = Szobor
settlers-card-supplier = Beszállító
settlers-card-wood-storage = Faraktár
settlers-card-carpenters-workshop = Ácsműhely
settlers-card-gallows = Akasztófa
settlers-card-mill = Malom
settlers-card-old-forest = Öreg erdő
settlers-card-quarry = Kőfejtő
settlers-card-rubble = Kőtörmelék
settlers-card-village = Falu
settlers-card-town = Kisváros
settlers-card-farmers-at-work = Dolgos földművesek
settlers-card-mammas-baths = Mama fürdője
settlers-card-armorer = Páncélkovács
settlers-card-gold-mine = Aranybánya
settlers-card-grain-field = Gabonaföld
settlers-card-lords-fields = Földesúri szántók
settlers-card-monument = Emlékmű
settlers-card-merchants-guild = Kereskedők céhe
settlers-card-gold-creek = Aranypatak
settlers-card-wood-supplier = Faszállító
settlers-card-goldsmiths-workshop = Ötvösműhely
settlers-card-marketplace = Piactér
settlers-card-coal-mine = Szénbánya
settlers-card-mason = Kőműves
settlers-card-court-sculptor = Udvari szobrász
settlers-card-masons-guild = Kőművesek céhe
settlers-card-missionaries = Hittérítők
settlers-card-settlers = Telepesek
settlers-card-acting-troupe = Színtársulat
settlers-card-lumberjacks = Favágók
settlers-card-carpenter = Ács
settlers-card-joiner = Asztalos
settlers-card-castle = Vár
settlers-card-tavern = Fogadó
settlers-card-barracks = Kaszárnya
settlers-card-confectioner = Cukrász
settlers-card-pig-farmer = Disznótenyésztő
settlers-card-brewer = Sörfőző
settlers-card-imperial-messenger = Császári hírnök
settlers-card-new-forest = Új erdő
settlers-card-hanseatic-league = Hanza-szövetség
settlers-card-lumberjacks-route = Favágók ösvénye
settlers-card-watchtower = Őrtorony
settlers-card-ruins = Romok
settlers-card-baker = Pék
settlers-card-sawmill = Fűrésztelep
settlers-card-canteen = Étkezde
settlers-card-meeting-place = Találkozóhely
settlers-card-monty-the-merchant = Monty, a kalmár
settlers-card-apartment = Bérház
settlers-card-hunter-joe = Joe, a vadász
settlers-card-above-ground-mine = Külszíni fejtés
settlers-card-porters = Hordárok

# Barbarian cards.
settlers-card-primeval-forest = Ősvadon
settlers-card-barbarian-altar = Barbár oltár
settlers-card-raid = Portya
settlers-card-saboteurs = Szabotőrök
settlers-card-sentry-tower = Figyelőtorony
settlers-card-dark-chapel = Sötét kápolna
settlers-card-pack = Falka
settlers-card-rabble = Csőcselék
settlers-card-settlement = Telep
settlers-card-hillfort = Földvár
settlers-card-expedition = Hadjárat
settlers-card-barbarian-quarry = Barbár kőfejtő
settlers-card-barter = Cserekereskedelem
settlers-card-fighting-pit = Küzdőverem
settlers-card-idol = Bálvány
settlers-card-mission = Misszió
settlers-card-pyre = Máglya
settlers-card-robbers = Rablók

# Japanese cards.
settlers-card-farm = Tanya
settlers-card-rice-fields = Rizsföldek
settlers-card-geisha-house = Gésaház
settlers-card-garrison = Helyőrség
settlers-card-daimyos-castle = A daimjó vára
settlers-card-buddhas-temple = Buddha temploma
settlers-card-casino = Kaszinó
settlers-card-gate = Kapu
settlers-card-shrine = Szentély
settlers-card-stalls = Árusbódék
settlers-card-negotiator = Tárgyaló
settlers-card-sake-brewery = Szakéfőzde
settlers-card-trade-route = Kereskedelmi út
settlers-card-dojo = Dódzsó
settlers-card-ninjas = Nindzsák
settlers-card-sumo-school = Szumóiskola
settlers-card-master-swordsmith = Kardkovácsmester
settlers-card-school-of-diplomacy = Diplomaták iskolája

# Roman cards.
settlers-card-sculptors-workshop = Szobrászműhely
settlers-card-sculptors-apprentice = Szobrászinas
settlers-card-gladiator-school = Gladiátoriskola
settlers-card-engineers = Hadmérnökök
settlers-card-gardens = Kertek
settlers-card-spies = Kémek
settlers-card-architect = Építész
settlers-card-administration = Közigazgatás
settlers-card-headquarters = Főhadiszállás
settlers-card-legion = Légió
settlers-card-warehouses = Raktárak
settlers-card-builder = Építőmester
settlers-card-roman-fortifications = Római erődítmények
settlers-card-trade-colony = Kereskedőtelep
settlers-card-roman-barracks = Római kaszárnya
settlers-card-stonecutter = Kőfaragó
settlers-card-roman-bank = Római bank
settlers-card-colossus = Kolosszus

# Egyptian cards.
settlers-card-desert = Sivatag
settlers-card-altar-of-bastet = Basztet oltára
settlers-card-chariot-builder = Harciszekér-építő
settlers-card-pharaohs-guard = A fáraó testőrsége
settlers-card-oasis = Oázis
settlers-card-slaver = Rabszolga-kereskedő
settlers-card-royal-bath = Királyi fürdő
settlers-card-golden-bazaar = Aranybazár
settlers-card-scorpion-breeder = Skorpiótenyésztő
settlers-card-caravan = Karaván
settlers-card-temple-of-ra = Ré temploma
settlers-card-sanctuary = Szent hely
settlers-card-avenue-of-sphinxes = Szfinxek útja
settlers-card-sphinx = Szfinx
settlers-card-goldsmith = Ötvös
settlers-card-slaves = Rabszolgák
settlers-card-egyptian-quarry = Egyiptomi kőfejtő
settlers-card-pyramid = Piramis

# The virtual player's attack cards.
settlers-card-attack-wood = Támadás – fa
settlers-card-attack-stone = Támadás – kő
settlers-card-attack-food = Támadás – élelem
settlers-card-attack-gold = Támadás – arany
settlers-card-attack-worker = Támadás – munkás
settlers-card-attack-card = Támadás – kártya
settlers-card-attack-vp = Támadás – GyP

# A card that needs more than its name: another printing, or a location with what lies on it.
settlers-printing = { $card } { $n ->
    [2] B
    [3] C
   *[other] { $n }
}
settlers-location = { $card } [{ $marks }]
settlers-mark-used = { $n ->
    [one] egyszer használt
   *[other] { $n } alkalommal használt
}
settlers-mark-blocked = lezárt
settlers-mark-defended = védelemjelzővel
settlers-mark-samurai = szamurájjal
settlers-mark-route = szerződés: { $who }
settlers-mark-taken = átvett, tulajdonos: { $who }
settlers-mark-holds = eddig { $n }
    .gate = kártya alatta: { $n }
    .shrine = erőforrás rajta: { $n }
    .oasis = munkás belőle: { $n }
settlers-foundation = { $card } (alapzat)
settlers-route-deal = { $card } (Kereskedelmi út)
settlers-in-line = { $card } (a legújabbtól számolva: { $n }.)
settlers-n-location = { $n } helyszín vagy alapzat
    .for = { $n } helyszínért vagy alapzatért
settlers-free = ingyen
settlers-rival-card = { $rival }: { $card }

# Effects.
settlers-gain = kapj { $goods }
    .to = kaphass { $goods }
    .do = Kapj { $goods }
settlers-draw = húzz { $goods }
    .to = húzhass { $goods }
    .do = Húzz { $goods }
settlers-gain-per = kapj { $good } { $of } (legfeljebb { $most })
    .to = kaphass { $good } { $of } (legfeljebb { $most })
settlers-or = { $a } vagy { $b }
settlers-spend = adj le { $goods }
    .to = leadhass { $goods }
    .do = Adj le { $goods }
settlers-discard-hand-card = dobj el egy kártyát a kezedből
    .to = eldobhass egy kártyát a kezedből
settlers-discard-own-deal = dobd el egy szerződésedet
    .to = eldobhasd egy szerződésedet
settlers-steal = vegyél el 1 fát, követ vagy élelmet egy ellenfél készletéből
    .to = elvehess 1 fát, követ vagy élelmet egy ellenfél készletéből
settlers-dark-chapel = rombolj le egy kártyát a kezedből 1 rombolásjelzőért vagy egy ellenfél helyszínét 2-ért (többért, ha védett); az így szerzett javak közül bármelyiket, a GyP-t is, eldobhatod, darabját 2 GyP-ért
settlers-gain-raze-good = lerombolás nélkül kapj 1-et egy ellenfél helyszínének rombolásmezőjén látható javak közül
    .to = lerombolás nélkül kaphass 1-et egy ellenfél helyszínének rombolásmezőjén látható javak közül
settlers-raze-own = rombold le az egyik saját általános helyszínedet
    .to = lerombolhasd az egyik saját általános helyszínedet
settlers-raze-freely = rombold le egy ellenfél helyszínét, akár védettet is, további rombolásjelző nélkül
    .to = lerombolhasd egy ellenfél helyszínét, akár védettet is, további rombolásjelző nélkül
settlers-remove = lerombolás nélkül távolítsd el egy ellenfél helyszínét
    .to = lerombolás nélkül eltávolíthasd egy ellenfél helyszínét
settlers-block = zárd le erre a fordulóra egy ellenfél akcióhelyszínét
    .to = lezárhasd erre a fordulóra egy ellenfél akcióhelyszínét
settlers-take-over = vedd át erre a fordulóra egy ellenfél helyszínét
    .to = átvehesd erre a fordulóra egy ellenfél helyszínét
settlers-route = köss szerződést egy ellenfél néphelyszínével
    .to = szerződést köthess egy ellenfél néphelyszínével
settlers-discard-deal = dobd el egy ellenfél szerződését
    .to = eldobhasd egy ellenfél szerződését
settlers-rob-deal = dobd el egy ellenfél szerződését, és kapd meg a hozamát
    .to = eldobhasd egy ellenfél szerződését, és megkaphasd a hozamát
settlers-take-deal = vedd el egy ellenfél szerződését, amely a tiéd lesz
    .to = elvehesd egy ellenfél szerződését, amely a tiéd lesz
settlers-rival-discards = dobass el egy ellenféllel egy általa választott kártyát a kezéből
    .to = eldobathass egy ellenféllel egy általa választott kártyát a kezéből
settlers-look-and-keep = húzz 2 kártyát, az egyiket tartsd meg, a másikat dobd el
    .to = húzhass 2 kártyát, az egyiket megtarthasd, a másikat pedig eldobd
settlers-keep-faction-card = húzz 2 népkártyát, az egyiket tartsd meg, a másikat keverd vissza a pakliba
    .to = húzhass 2 népkártyát, az egyiket megtarthasd, a másikat pedig visszakeverd a pakliba
settlers-copy-production = kapd meg az egyik termelőhelyszíned hozamát
    .to = megkaphasd az egyik termelőhelyszíned hozamát
settlers-copy-other = kapd meg egy másik termelőhelyszíned hozamát
    .to = megkaphasd egy másik termelőhelyszíned hozamát
settlers-reset = tedd újra aktiválhatóvá egy másik akcióhelyszínedet
    .to = újra aktiválhatóvá tehesd egy másik akcióhelyszínedet
settlers-deal-good = kapd meg az egyik szerződésed hozamát
    .to = megkaphasd az egyik szerződésed hozamát
settlers-build-deal = építsd meg helyszínként az egyik szerződésedet anélkül, hogy eldobnál érte egy helyszínt
    .to = megépíthesd helyszínként az egyik szerződésedet anélkül, hogy eldobnál érte egy helyszínt
settlers-build-from-hand = építs meg egy néphelyszínt a kezedből anélkül, hogy eldobnál érte egy helyszínt
    .to = megépíthess egy néphelyszínt a kezedből anélkül, hogy eldobnál érte egy helyszínt
settlers-lay-foundation = rakj le a kezedből egy általános kártyát alapzatként
    .to = lerakhass a kezedből egy általános kártyát alapzatként
settlers-samurai = { $n ->
    [one] állíts { $n } szamurájt az egyik néphelyszínedhez
   *[other] állíts { $n } szamurájt a néphelyszíneidhez, mindegyiket máshová
}
    .to = { $n ->
        [one] odaállíthass { $n } szamurájt az egyik néphelyszínedhez
       *[other] odaállíthass { $n } szamurájt a néphelyszíneidhez, mindegyiket máshová
    }
settlers-oasis = kapj 1 munkást (fordulónként legfeljebb { $most })
    .to = kaphass 1 munkást (fordulónként legfeljebb { $most })
settlers-convert-deal-goods = a szerződéseidből kapott javak közül bármennyit eldobhatsz, darabját 1 GyP-ért
settlers-slaver = ha akarod, { $a }, vagy { $b }

# Features: what locations do for as long as they stand.
settlers-when-built-black = valahányszor fekete helyszínt építesz: { $effect }
settlers-when-built-purple = valahányszor lila helyszínt építesz: { $effect }
settlers-when-built-blue = valahányszor kék helyszínt építesz: { $effect }
settlers-when-built-brown = valahányszor barna helyszínt építesz: { $effect }
settlers-when-built-yellow = valahányszor sárga helyszínt építesz: { $effect }
settlers-when-built-red = valahányszor piros helyszínt építesz: { $effect }
settlers-when-built-pink = valahányszor rózsaszín helyszínt építesz: { $effect }
settlers-when-built-grey = valahányszor szürke helyszínt építesz: { $effect }
settlers-when-built-faction = valahányszor néphelyszínt építesz: { $effect }
settlers-when-razed = valahányszor rombolsz: { $effect }
settlers-when-dealt = valahányszor szerződést kötsz: { $effect }
settlers-when-workers-spent = valahányszor egy ellenfél 2 munkást erőforrásra vagy kártyára vált: { $effect }
settlers-deal-goods = a termelési szakaszban: { $effect }
settlers-store = a fordulók között bármennyit megtarthatsz ezekből: { $goods }
settlers-sphinx = valahányszor egyszerre legalább 2 GyP-t kapsz: kapj további { $n } GyP-t
settlers-gate = a körödben bármikor: tegyél a kezedből kártyákat e helyszín alá, darabját 1 GyP-ért; a játék végén 2 GyP, ha legalább 3 kártya van ott
settlers-shrine = a körödben bármikor: tegyél erre a helyszínre erőforrásokat, ezek itt maradnak; a játék végén 2, 5 vagy 10 GyP, ha legalább 3, 7 vagy 12 van belőlük

# What cards count, with the postposition that English says as "per".
settlers-count-black = { $n ->
    [one] minden fekete helyszíned után
   *[other] minden { $n } fekete helyszíned után
}
settlers-count-purple = { $n ->
    [one] minden lila helyszíned után
   *[other] minden { $n } lila helyszíned után
}
settlers-count-blue = { $n ->
    [one] minden kék helyszíned után
   *[other] minden { $n } kék helyszíned után
}
settlers-count-brown = { $n ->
    [one] minden barna helyszíned után
   *[other] minden { $n } barna helyszíned után
}
settlers-count-yellow = { $n ->
    [one] minden sárga helyszíned után
   *[other] minden { $n } sárga helyszíned után
}
settlers-count-red = { $n ->
    [one] minden piros helyszíned után
   *[other] minden { $n } piros helyszíned után
}
settlers-count-pink = { $n ->
    [one] minden rózsaszín helyszíned után
   *[other] minden { $n } rózsaszín helyszíned után
}
settlers-count-grey = { $n ->
    [one] minden szürke helyszíned után
   *[other] minden { $n } szürke helyszíned után
}
settlers-count-samurai = { $n ->
    [one] minden szamurájod után
   *[other] minden { $n } szamurájod után
}

# Questions.
settlers-ask-faction = Melyik népet vezeted?
settlers-ask-draft = Melyik kártyát választod?
settlers-ask-produce = Melyik helyszín termel következőként?
settlers-ask-turn = Te következel: mit teszel?
settlers-ask-draw = Melyik pakliból húzol?
settlers-ask-draw-two = { $n }. kártya a 2-ből: melyik pakliból húzod?
settlers-ask-gain = Mit kapsz?
settlers-ask-gain-of = { $card }: mit kapsz?
settlers-ask-gold = Fizetsz { $goods }: mennyi aranyat adsz helyette?
settlers-ask-any = Mivel fizetsz? (még { $n } van hátra)
settlers-ask-pay-card = Melyik kártyát dobod el a kezedből?
settlers-ask-pay-deal = Melyik szerződésedet dobod el?
settlers-ask-sacrifice = Építkezés: { $card }. Melyik helyszínt vagy alapzatot dobod el érte?
settlers-ask-again = { $card }: aktiválod még egyszer?
settlers-ask-twice = { $card }: egyszerre kétszer aktiválod?
settlers-ask-work = Mit kérsz 2 munkásért?
settlers-ask-steal = Mit veszel el, és kitől?
settlers-ask-dark-chapel = Mit rombolsz le?
settlers-ask-convert = Megtartasz { $good }, vagy eldobod, és 2 GyP-t kapsz?
settlers-ask-convert-deal-goods = A szerződéseid hozama: { $good }. Mennyit dobsz el, hogy darabjáért 1 GyP-t kapj?
settlers-ask-gain-raze-good = Melyik helyszín rombolásmezőjét használod?
settlers-ask-raze-good = Mit kapsz a rombolásmezőről?
settlers-ask-raze-own = Melyik általános helyszínedet rombolod le?
settlers-ask-raze-freely = Melyik helyszínt rombolod le?
settlers-ask-remove = Melyik helyszínt távolítod el?
settlers-ask-block = Melyik akcióhelyszínt zárod le?
settlers-ask-take-over = Melyik helyszínt veszed át erre a fordulóra?
settlers-ask-route = Melyik helyszínnel kötsz szerződést?
settlers-ask-discard-deal = Melyik szerződést veszíti el az egyik ellenfeled?
settlers-ask-rob-deal = Melyik szerződést veszíti el az egyik ellenfeled? Te kapod meg a hozamát.
settlers-ask-take-deal = Melyik szerződést veszed el?
settlers-ask-rival-discards = Melyik ellenfél dob el egy kártyát?
settlers-ask-discard = Melyik kártyát dobod el?
settlers-ask-look-and-keep = Két kártyát húzol, és egyet megtartasz: mit választasz?
settlers-ask-keep-faction-card = Két népkártyát húzol, és egyet megtartasz: mit választasz?
settlers-ask-copy-production = Melyik helyszín hozamát kapod meg?
settlers-ask-copy-other = Melyik másik helyszín hozamát kapod meg?
settlers-ask-reset = Melyik helyszínt teszed újra aktiválhatóvá?
settlers-ask-deal-good = Melyik szerződés hozamát kapod meg?
settlers-ask-build-deal = Melyik szerződést építed meg?
settlers-ask-build-from-hand = Melyik néphelyszínt építed meg?
settlers-ask-lay-foundation = Melyik kártyából lesz alapzat?
settlers-ask-samurai = Hová állítasz szamurájt?
settlers-ask-attack = Melyik helyszínt veszíted el ezek közül?
settlers-ask-slaver = Mit adsz le GyP-ért?

# Több dolog egyszerre választva.
settlers-ask-pay = Fizetsz { $goods }: mivel? Az arany helyettesíthet más javakat.
settlers-ask-convert-all = Mit dobsz el a szerződéseid hozamából, hogy darabjáért 1 GyP-t kapj?
settlers-set-pay = Fizess { $goods }
settlers-set-convert = Dobj el { $goods }: kapj { $vp } GyP-t
settlers-set-samurai = Állíts szamurájt ide: { $places }

# Options.
settlers-do-build = Építsd meg ezt { $cost }: { $card }
settlers-do-build-free = Építsd meg ezt ingyen: { $card }
settlers-do-deal = Köss szerződést { $cost }: { $card } – { $effect }
settlers-do-raze-hand = Rombold le ezt a kezedből { $cost }: { $card } – { $effect }
settlers-do-raze-rival = Rombold le ezt { $cost }: { $card } – { $effect }
settlers-do-use = Aktiváld ezt: { $card } – { $effect }
settlers-do-again = Aktiváld újra
settlers-do-enough = Ennyi elég
settlers-do-twice = Kétszer, dupla költséggel
settlers-do-once = Egyszer
settlers-do-work = Válts munkásokat erőforrásra vagy kártyára
settlers-do-defend = Tedd a védelemjelzőt erre: { $card }
settlers-do-samurai = Állíts szamurájt ide: { $card }
settlers-do-gate = Tedd a kártyát a helyszín alá: { $card } → { $gate }
settlers-do-shrine = Tegyél { $good } ide: { $shrine }
settlers-do-pass = Passzolj
settlers-do-gold = { $n ->
    [0] Ne fizess aranyat
   *[other] Fizess { $n } aranyat
}
settlers-do-pay = Fizess { $good }
settlers-do-steal = Vegyél el { $good } innen: { $rival }
settlers-do-convert-deal-goods = Dobj el { $goods }: kapj { $n } GyP-t
settlers-do-convert = Dobd el: kapj { $n } GyP-t
settlers-do-keep = Tarts meg { $good }
settlers-do-nothing = Nem, köszönöm

# What happened.
settlers-event-first-player = Kezdőjátékos: { $who }.
settlers-event-faction-picked = { $who } csatlakoznak a játékhoz.
settlers-event-round-begins = { $n }. forduló. Kezdőjátékos: { $who }.
settlers-event-draw = { $who } { $good } húznak.
settlers-event-drew = Ezt húzod: { $card }.
settlers-event-reshuffle = Az eldobott kártyákból új pakli készül.
settlers-event-reveal = Felfordított kártya: { $card }.
settlers-event-take = { $who } magukhoz veszik ezt: { $card }.
settlers-event-gain = { $who } { $good } kapnak.
settlers-event-points = { $who } { $n } GyP-t kapnak.
settlers-event-build = { $who } megépítik ezt: { $card }.
settlers-event-sacrifice = { $who } eldobják ezt az építkezésért: { $card }.
settlers-event-deal = { $who } szerződést kötnek: { $card }.
settlers-event-raze-hand = { $who } lerombolják ezt a kezükből: { $card }.
settlers-event-raze-rival = { $who } lerombolják ezt: { $card } ({ $rival }).
settlers-event-lose = Kikerül egy birodalomból: { $card } ({ $who }).
settlers-event-activate = { $who } aktiválják ezt: { $card }.
settlers-event-work = { $who } 2 munkásért { $good } vesznek.
settlers-event-pass = { $who } passzolnak.
settlers-event-turn = { $who } következnek.
settlers-event-defend = { $who } védelemjelzőt tesznek erre: { $card }.
settlers-event-samurai = { $who } szamurájt állítanak ide: { $card }.
settlers-event-under-gate = { $who } a Kapu alá teszik ezt: { $card }.
settlers-event-on-shrine = { $who } { $good } tesznek a Szentélyre.
settlers-event-discarded = { $who } eldobják ezt: { $card }.
settlers-event-deal-lost = Elveszett szerződés: { $card } ({ $who }).
settlers-event-deal-taken = { $who } megszerzik ezt a szerződést: { $card } ({ $rival }).
settlers-event-route = { $who } szerződést kötnek ezzel: { $card } ({ $rival }).
settlers-event-block = { $who } lezárják ezt: { $card } ({ $rival }).
settlers-event-take-over = { $who } átveszik ezt: { $card } ({ $rival }).
settlers-event-reset = { $who } újra aktiválhatják ezt: { $card }.
settlers-event-foundation = Alapzat lesz belőle: { $card } ({ $who }).
settlers-event-steal = { $who } { $good } vesznek el egy ellenfél készletéből ({ $rival }).
settlers-event-keep = { $who } megtartják az egyik húzott kártyát.
settlers-event-attack = A virtuális játékos támad; a támadáskártya { $good } mutat.
settlers-event-collect = A virtuális játékos gyűjteményébe kerül: { $card }.
settlers-event-game-over = A játéknak vége.

# Scoring.
settlers-score-play = játék közben szerzett
settlers-score-common = általános helyszínek
settlers-score-faction = néphelyszínek
settlers-score-bonuses = Kapu és Szentély

# Options of the game.
settlers-option-lookout = hogyan választunk általános kártyát a felderítési szakaszban
    .name = Felderítés
    .standard = szokásos
    .standard-text = Kétszer a játékosok számánál eggyel több kártyát fordítunk fel; mindenki elvesz egyet, először az óramutató járása szerint, majd ellenkező irányban (S28, S29).
    .alternative = alternatív
    .alternative-text = Mindenki húz három kártyát, egyet megtart, kettőt balra továbbad, és a kapott kettőből is megtart egyet (S89).
    .advanced = haladó
    .advanced-text = Öt kártyát fordítunk fel egy sorba, amelyhez továbbiak jöhetnek; végül mindenkinek kettő jut (S90–S93).
settlers-option-peaceful = ellenfél helyszínét csak kártyaképesség rombolhatja le; fordulónként mindenki eggyel több általános kártyát húz (S95-S97)
    .name = Békés játék
settlers-option-factions = népválasztás sorban vagy véletlenszerű osztással (S19)
    .name = Népek
    .picked = sorban választva
    .random = véletlenszerűen osztva
settlers-option-first-player = a kezdőjátékost sorsolás dönti el, vagy az első helyen ülő az (S21)
    .name = Kezdőjátékos
    .random = sorsolt
    .first-seat = az első hely
settlers-option-faction-reshuffle = a kifogyott néppakli az eldobott lapjaiból újul meg (SQ1)
    .name = Megújuló néppaklik
settlers-option-robbers-take-routes = a Rablók a Kereskedelmi úttal kötött szerződést is eldobhatják (SQ2)
    .name = Rablók és Kereskedelmi út
settlers-option-chapel-points = a Sötét kápolnában a rombolásmező GyP-je is eldobható 2 GyP-ért (SQ16)
    .name = Pontok a Sötét kápolnában
settlers-option-barbarians-deck = a kiadott barbár pakli, vagy három lapja háromszor, hat kétszer, kilenc egyszer (S98)
    .name = Barbár pakli
settlers-option-japanese-deck = a kiadott japán pakli, vagy három lapja háromszor, hat kétszer, kilenc egyszer (S98)
    .name = Japán pakli
settlers-option-romans-deck = a kiadott római pakli, vagy három lapja háromszor, hat kétszer, kilenc egyszer (S98)
    .name = Római pakli
settlers-option-egyptians-deck = a kiadott egyiptomi pakli, vagy három lapja háromszor, hat kétszer, kilenc egyszer (S98)
    .name = Egyiptomi pakli
settlers-option-second-use = mikor dől el egy helyszín két használata egy akcióban: rögtön, dupla költséggel, vagy az első használat után (SQ21)
    .name = Helyszín második használata
    .declared = rögtön bejelentve
    .declared-text = Mindkét használatot ki kell fizetni, mielőtt az első megtörténik.
    .asked = az első után kérdezve
settlers-option-missed-attack = egyszemélyes játék: a támadás, amely nem talál helyszínt, csak önmagát zárja le, vagy az egész támadási szakaszt (SQ3)
    .name = Célpont nélküli támadás
    .goes-on = következik a másik
    .ends-phase = lezárja a szakaszt

# Errors.
settlers-error-passed = Állás, { $where }: ez a hely passzolt, nincs köre (S38): { $given }.
expected-knowing-seats = a kártyát ismerő helyek bitjeinek összege (1, 2, 4, 8), vagy 16, ha mindenki ismeri
expected-location = helyszín
settlers-error-mark = Állás, { $where }: ez nem lehet ezen a kártyán: „{ $given }”.
settlers-error-own-seat = Állás, { $where }: a megadott { $given } maga a tulajdonos; másik játékost várunk.
settlers-error-attached = Állás, { $where }: { $given } lap van, a helyszínek szerint viszont { $least } kellene.
settlers-error-solo = Állás: virtuális játékos és gyűjtemény csak az egyszemélyes játékban van.
settlers-ask-afterwards = Az akciód megvolt. Teszel még valamit ebben a körben?
settlers-do-end = Fejezd be a körödet
settlers-error-deck = „{ $name }” beállítás: egy pakliban 3 lap van háromszor, 6 kétszer és 9 egyszer; ebben { $three }, { $two } és { $one }.
expected-deck = egy pakli: a három és két példányos lapok, például {"{"}"mill": 3, ...{"}"}
expected-copies = 1, 2 vagy 3 példány
expected-deal = egy szerződéssel bíró lap
expected-own-card = ennek a játékosnak a népéhez tartozó vagy átvett lap

# words worth explaining; .forms are those in which cards speak of them
settlers-term-location = Helyszín
    .text = Birodalomban felépített kártya: termelés, tulajdonság vagy akció.
    .forms = helyszín, helyszíned, helyszínedet, helyszínt, helyszínét, helyszínének, helyszínre, helyszínként, termelőhelyszín, termelőhelyszíned, akcióhelyszín, akcióhelyszínedet, akcióhelyszínét
settlers-term-deal = Szerződés
    .text = A tábla felső széle alá csúsztatott népkártya azonnal és minden termelési szakaszban megadja a hozamát.
    .forms = szerződésed, szerződésedet, szerződésként, szerződését, szerződést, szerződéseidből
settlers-term-raze = Rombolás
    .text = Rombolásjelzővel fizetsz: a kézben lévő kártya megadja a javait, ahogy az ellenfél helyszíne is, amely alapzattá válik.
    .forms = lerombolásáért, lerombolás, lerombolhasd, rombolsz, rombolj, rombolásjelző, rombolásjelzőt, rombolásjelzőért, rombolásmezőjén
settlers-term-foundation = Alapzat
    .text = Lefordított helyszín. Csak arra jó, hogy eldobd egy néphelyszín építéséhez.
    .forms = alapzatként
settlers-term-defence = Védelemjelző
    .text = Az alatta lévő helyszín lerombolása eggyel több rombolásjelzőbe kerül.
