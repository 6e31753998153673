# Imperium: Klasszikusok és Legendák.
imperium-title = Imperium: Klasszikusok és Legendák
imperium-about = Tizenhat nemzet a barbárságtól a birodalomig.
    .sort = pakliépítés

# Nations and seats. A nation has its article; .mid is in the middle of a sentence.
imperium-carthaginians = A karthágóiak
    .mid = a karthágóiak
imperium-celts = A kelták
    .mid = a kelták
imperium-greeks = A görögök
    .mid = a görögök
imperium-macedonians = A makedónok
    .mid = a makedónok
imperium-persians = A perzsák
    .mid = a perzsák
imperium-romans = A rómaiak
    .mid = a rómaiak
imperium-scythians = A szkíták
    .mid = a szkíták
imperium-vikings = A vikingek
    .mid = a vikingek
imperium-arthurians = Az Artúr korabeliek
    .mid = az Artúr korabeliek
imperium-atlanteans = Az atlantisziak
    .mid = az atlantisziak
imperium-egyptians = Az egyiptomiak
    .mid = az egyiptomiak
imperium-mauryans = A maurják
    .mid = a maurják
imperium-minoans = A minósziak
    .mid = a minósziak
imperium-olmecs = Az olmékok
    .mid = az olmékok
imperium-qin = A Qin-ek
    .mid = a Qin-ek
imperium-utopians = Az utópiaiak
    .mid = az utópiaiak
imperium-side = { $side } oldal
imperium-barbarian-copy = { $card } (barbár)
imperium-nation-copy = { $card } ({ $nation })
imperium-empire-copy = { $card } (birodalom)
imperium-twin = { $card } ({ $n })
imperium-look = { $card } – { $look }
imperium-look-exhausted = kimerült
imperium-look-tokens = rajta { $goods }
imperium-look-under = { $card } alatt
imperium-look-garrison = alatta: { $cards }
imperium-look-market = a piacon
imperium-look-exile = a száműzöttek között
imperium-look-hand = a kezedben
imperium-look-deck = a húzópaklidban
imperium-look-discard = a dobópaklidban
imperium-look-play = játékban
imperium-look-history = a történelmedben
imperium-look-refilled-main = a helyét a főpakli tölti fel
imperium-look-refilled-region = a helyét a régiópakli tölti fel
imperium-look-refilled-uncivilised = a helyét a civilizálatlan pakli tölti fel
imperium-look-refilled-civilised = a helyét a civilizált pakli tölti fel
imperium-look-unrest = { $n ->
        [0] nincs alatta zavargás
       *[other] zavargás van alatta
    }
imperium-done = Ennyi elég
imperium-none = Egyik sem
imperium-yes = Igen
imperium-no = Nem
imperium-both = Mindkettő
    .brief = mindkettő

# Things with their number: the plain form is what is counted, between "minden" and "után" (1 is not
# said, except of tokens: .per); .what is the object of a verb, .which follows another noun, .least is
# the end of "if there is at least", .all, .any and .those follow "all", "any number of" and a colon.
imperium-n-material = { $n } nyersanyag
    .what = { $n } nyersanyagot
    .per = { $n ->
        [one] nyersanyag
       *[other] { $n } nyersanyag
    }
    .least = { $n } nyersanyagod van
imperium-n-population = { $n } népesség
    .what = { $n } népességet
    .per = { $n ->
        [one] népesség
       *[other] { $n } népesség
    }
    .least = { $n } népességed van
imperium-n-progress = { $n } haladás
    .what = { $n } haladást
    .per = { $n ->
        [one] haladás
       *[other] { $n } haladás
    }
    .least = { $n } haladásod van
imperium-n-vp = { $n } GyP
    .what = { $n } GyP-t
imperium-n-card = kártya
    .what = { $n } kártyát
    .any = kártyát
    .all = kártyát
imperium-n-region = régió
    .what = { $n } régiót
imperium-n-uncivilised = civilizálatlan kártya
    .what = { $n } civilizálatlan kártyát
imperium-n-civilised = civilizált kártya
    .what = { $n } civilizált kártyát
imperium-n-tributary = adófizető
    .what = { $n } adófizetőt
imperium-n-fame = hírnévkártya
    .what = { $n } hírnévkártyát
imperium-n-unrest = zavargás
    .what = { $n } zavargást
    .any = zavargást
imperium-n-power = hatalomkártya
    .what = { $n } hatalomkártyát
imperium-n-city = város
    .what = { $n } várost
imperium-n-metropolis = metropolisz
    .what = { $n } metropoliszt
imperium-n-scroll = tekercs
    .what = { $n } tekercset
imperium-n-knight = lovag
    .what = { $n } lovagot
    .one = lovag
imperium-n-mask = maszk
    .what = { $n } maszkot
imperium-n-production = termelésikon
    .what = { $n } termelésikonos kártyát
imperium-n-river = folyóikon
    .what = { $n } folyóikonos kártyát
imperium-n-fertile = termőföldikon
    .what = { $n } termőföldikonos kártyát
imperium-n-attack = támadó kártya
    .what = { $n } támadó kártyát
    .all = támadó kártyát
    .those = a támadó kártyák
imperium-n-pinned = rögzített kártya
    .what = { $n } rögzített kártyát
imperium-n-empire = birodalomkártya
    .what = { $n } birodalomkártyát
imperium-n-barbarian = barbár kártya
    .what = { $n } barbár kártyát
imperium-n-quest = küldetés
    .what = { $n } küldetést
    .impending = { $n } küszöbön álló küldetést
imperium-active-quest = az aktív küldetésedet
imperium-n-variable = változó GyP-t érő kártya
    .what = { $n } változó GyP-t érő kártyát
imperium-n-just-drawn = { $n } most húzott kártya
    .what = { $n } kártyát a most húzottak közül
imperium-n-family-long-walls = Hosszú falak-kártya
    .what = { $n } Hosszú falak-kártyát
imperium-n-not-region = { $n } kártya (régió kivételével)
    .what = { $n } kártyát (régió kivételével)
    .which = {" "}(régió kivételével)
imperium-n-not-knight = { $n } kártya (lovag kivételével)
    .what = { $n } kártyát (lovag kivételével)
    .which = {" "}(lovag kivételével)
imperium-n-not-unrest = { $n } kártya (zavargás kivételével)
    .what = { $n } kártyát (zavargás kivételével)
    .which = {" "}(zavargás kivételével)
imperium-n-not-name-graal = { $n } kártya (a Grál kivételével)
    .what = { $n } kártyát (a Grál kivételével)
    .which = {" "}(a Grál kivételével)
imperium-hosting = {""}, amely alatt { $cards } van elszállásolva
imperium-which = { $cards }{ $which }
imperium-those-named = { $card }
imperium-cards-from = { $cards } { $from }
imperium-garrisoned-here = { $cards } az itteni szállásról
imperium-garrisoned-anywhere = { $cards } egy szállásról
imperium-garrisoned-regions = { $n ->
    [one] { $cards } egy régió szállásáról
   *[other] { $cards } régiók szállásáról
}
imperium-suit-region = régió
    .list = régió-
    .what = régiókártyát
    .for = régiókártyáért
imperium-suit-uncivilised = civilizálatlan
    .what = civilizálatlan kártyát
    .for = civilizálatlan kártyáért
imperium-suit-civilised = civilizált
    .what = civilizált kártyát
    .for = civilizált kártyáért
imperium-suit-tributary = adófizető
    .what = adófizető kártyát
    .for = adófizető kártyáért
imperium-suit-fame = hírnév
    .list = hírnév-
    .what = hírnévkártyát
    .for = hírnévkártyáért
imperium-suit-unrest = zavargás
    .list = zavargás-
    .what = zavargáskártyát
    .for = zavargáskártyáért
imperium-suit-power = hatalom
    .list = hatalom-
    .what = hatalomkártyát
    .for = hatalomkártyáért

# Where counted cards are.
imperium-in-owned = { $n ->
    [one] birtokodban lévő { $cards }
   *[other] { $n } birtokodban lévő { $cards }
}
imperium-in-play = { $n ->
    [one] nálad játékban lévő { $cards }
   *[other] { $n } nálad játékban lévő { $cards }
}
    .least = { $n } { $cards } van nálad játékban
imperium-in-history = { $n ->
    [one] történelmedben lévő { $cards }
   *[other] { $n } történelmedben lévő { $cards }
}
imperium-in-garrison = { $n ->
    [one] nálad elszállásolt { $cards }
   *[other] { $n } nálad elszállásolt { $cards }
}
imperium-in-here = { $n ->
    [one] itt elszállásolt { $cards }
   *[other] { $n } itt elszállásolt { $cards }
}
    .least = { $n } { $cards } van itt elszállásolva
imperium-in-others = { $n ->
    [one] más játékosoknál lévő { $cards }
   *[other] { $n } más játékosoknál lévő { $cards }
}
imperium-count-exiled = { $n ->
    [one] száműzött kártya
   *[other] { $n } száműzött kártya
}
imperium-count-pinned = { $n ->
    [one] nálad játékban lévő, régiónak nem számító rögzített kártya
   *[other] { $n } nálad játékban lévő, régiónak nem számító rögzített kártya
}
imperium-count-variable = { $n ->
    [one] birtokodban lévő, változó GyP-t érő kártya (ezt is beleértve)
   *[other] { $n } birtokodban lévő, változó GyP-t érő kártya (ezt is beleértve)
}
imperium-count-poorer = { $n ->
    [one] nálad kevesebb haladással rendelkező ellenfél
   *[other] { $n } nálad kevesebb haladással rendelkező ellenfél
}
imperium-count-abandoned-city = { $n ->
    [one] így elhagyott város
   *[other] { $n } így elhagyott város
}
imperium-count-abandoned-region = { $n ->
    [one] így elhagyott régió
   *[other] { $n } így elhagyott régió
}
imperium-count-returned = { $n ->
    [one] így visszatett zavargás
   *[other] { $n } így visszatett zavargás
}
imperium-count-discarded = { $n ->
    [one] így eldobott kártya
   *[other] { $n } így eldobott kártya
}
imperium-count-paid = { $n ->
    [one] így kifizetett haladás
   *[other] { $n } így kifizetett haladás
}

# Worth.
imperium-vp-per = { $n } GyP minden { $what } után
imperium-vp-if-history = { $n } GyP, ha a történelmedben van
imperium-vp-if-garrisoned = { $n } GyP, ha el van szállásolva
imperium-vp-if-play = { $n } GyP, ha játékban van
imperium-vp-if-elsewhere = { $n } GyP, ha nincs játékban
imperium-vp-else = egyébként { $n } GyP

# Conditions.
imperium-if-barbarian = ha barbár vagy
imperium-if-empire = ha birodalom vagy
imperium-if-in-play = ha { $card } játékban van
    .also = { $card } játékban van
imperium-if-in-history = ha { $card } a történelmedben van
    .also = { $card } a történelmedben van
imperium-if-at-least = ha legalább { $what }
imperium-if-no-quest = ha nincs aktív küldetésed
imperium-if-it-lacks = ha az elhagyott kártyán nincs { $icon }
imperium-if-it-is = ha a száműzött kártya { $cards }

# Card text. A clause is lower case, an imperative; .may says that you may do it, .to follows "hogy" (the
# verb's prefix comes first there); .each is what each player does, .each-may and .each-to are like .may
# and .to; .the (and .the-may, .the-to) has a card's name as its object; .brief is on a button.
imperium-when = { $when }, { $effect }
imperium-to = { $cost }, hogy { $effect }
    .brief = { $cost } → { $effect }
imperium-and = { $head }, és { $last }
imperium-or-else = { $head }, vagy { $last }
imperium-and-if = { $head }, és { $last }
imperium-then = { $head }, majd { $last }
imperium-otherwise = { $text }; egyébként { $effect }
imperium-may = { $effect }
imperium-may-then = { $effect }; ha így teszel, { $last }
imperium-choose = válassz egyet: { $options }
imperium-choose-possible = tedd meg az egyiket, amelyik lehetséges: { $options }
imperium-choose-both = válaszd az egyiket vagy mindkettőt: { $options }
imperium-each = { $who } { $effect }
imperium-who-all = minden játékos
imperium-who-others = minden másik játékos
imperium-who-short = minden játékos, aki ennyit nem tudott adni,
imperium-who-given = minden játékos, aki maszkot kapott,
imperium-for-each = minden { $what } után { $effect }
imperium-gain = kapj { $goods }
    .may = kaphatsz { $goods }
    .more = kapj még { $goods }
    .more-may = kaphatsz még { $goods }
    .each = kap { $goods }
    .each-may = kaphat { $goods }
    .brief = +{ $goods }
imperium-gain-per = kapj { $goods } minden { $of } után
    .brief = +{ $goods } minden { $of } után
imperium-pay = fizess { $goods }
    .may = fizethetsz { $goods }
imperium-pay-up-to = fizess legfeljebb { $n } haladást
imperium-pay-all = fizesd ki az összes haladásodat (legalább { $n })
imperium-steal = lopj { $goods } { $from }
imperium-from-others = minden másik játékostól
imperium-from-other-empires = minden másik játékostól, aki birodalom
imperium-from-others-with-regions = minden másik játékostól, akinek régiója van játékban
imperium-gain-action = kapj { $n } akciót
    .brief = +{ $n } akció
imperium-spend-action = költs el { $n } akciót
imperium-ready = vegyél vissza egy kimerülésjelölőt
    .may = visszavehetsz egy kimerülésjelölőt
    .to = visszavegyél egy kimerülésjelölőt
imperium-draw = húzz { $n } kártyát
    .may = húzhatsz { $n } kártyát
    .each = húz { $n } kártyát
    .each-may = húzhat { $n } kártyát
imperium-draw-up-to = húzz legfeljebb { $n } kártyát
imperium-draw-per = húzz { $n } kártyát minden { $of } után
imperium-if-able = { $text } (újrakeverés nélkül)
imperium-discard = dobj el { $cards }
    .may = eldobhatsz { $cards }
    .to = eldobj { $cards }
    .each = eldob { $cards }
    .each-may = eldobhat { $cards }
imperium-discard-any = dobj el bármennyi { $cards }
    .to = eldobj bármennyi { $cards }
imperium-discard-up-to = dobj el legfeljebb { $cards }
    .to = eldobj legfeljebb { $cards }
imperium-move = tegyél { $cards } { $to }
    .may = áttehetsz { $cards } { $to }
    .the = tedd { $cards } { $to }
    .the-may = átteheted { $cards } { $to }
    .the-to = tedd { $cards } { $to }
imperium-move-up-to = tegyél legfeljebb { $cards } { $to }
    .may = áttehetsz legfeljebb { $cards } { $to }
imperium-move-all = tedd az összes { $cards } { $to }
imperium-take-cards = { $to ->
   *[other] vegyél a kezedbe { $cards }
}
    .may = a kezedbe vehetsz { $cards }
    .to = a kezedbe vegyél { $cards }
    .the = vedd a kezedbe { $cards }
    .the-may = a kezedbe veheted { $cards }
    .the-to = a kezedbe vedd { $cards }
imperium-take-cards-up-to = { $to ->
   *[other] vegyél a kezedbe legfeljebb { $cards }
}
    .may = a kezedbe vehetsz legfeljebb { $cards }
imperium-put-cards = tegyél { $cards } { $to }
    .may = áttehetsz { $cards } { $to }
    .the = tedd { $cards } { $to }
    .the-may = átteheted { $cards } { $to }
    .the-to = tedd { $cards } { $to }
imperium-exile-cards = { $to ->
   *[other] száműzz { $cards }
}
    .may = száműzhetsz { $cards }
    .the = száműzd { $cards }
    .the-may = száműzheted { $cards }
    .the-to = száműzd { $cards }
imperium-abandon = hagyj el { $cards }
    .may = elhagyhatsz { $cards }
    .to = elhagyj { $cards }
    .each = elhagy { $cards }
    .the = hagyd el { $cards }
    .the-may = elhagyhatod { $cards }
    .the-to = elhagyd { $cards }
imperium-abandon-up-to = hagyj el legfeljebb { $cards }
    .may = elhagyhatsz legfeljebb { $cards }
    .to = elhagyj legfeljebb { $cards }
imperium-recall = hívj vissza { $cards }
    .may = visszahívhatsz { $cards }
    .to = visszahívj { $cards }
    .each = visszahív { $cards }
imperium-garrison = szállásolj el itt { $cards }
    .may = elszállásolhatsz itt { $cards }
    .to = elszállásolj itt { $cards }
    .brief = szállásolj el { $cards }
imperium-sink-with = süllyeszd el ezt a kártyát, és süllyessz el { $cards }
    .to = elsüllyeszd ezt a kártyát, és elsüllyessz { $cards }
imperium-sink = süllyessz el { $cards }
    .to = elsüllyessz { $cards }
imperium-out-of-hand = a kezedből
    .their = a kezéből
imperium-out-of-discard = a dobópaklidból
    .their = a dobópaklijából
imperium-out-of-hand-discard = a kezedből vagy a dobópaklidból
    .their = a kezéből vagy a dobópaklijából
imperium-out-of-hand-discard-deck = a kezedből, a húzópaklidból és a dobópaklidból
imperium-out-of-history = a történelmedből
imperium-out-of-play = a játékterületedről
imperium-out-of-hand-garrison = a kezedből vagy egy szállásról
imperium-out-of-here = az itteni szállásról
imperium-out-of-play-active-quest = a játékterületedről vagy aktív küldetésként
imperium-search-discard-deck = a dobópaklidban vagy a húzópaklidban
imperium-into-hand = a kezedbe
imperium-into-discard = a dobópaklidra
imperium-into-deck-top = a húzópaklid tetejére
imperium-into-history = a történelmedbe
imperium-into-exile = a száműzöttpakliba
imperium-this-history = tedd ezt a kártyát a történelmedbe
    .may = átteheted ezt a kártyát a történelmedbe
imperium-this-exile = száműzd ezt a kártyát
imperium-abandon-this = hagyd el ezt a kártyát
    .may = elhagyhatod ezt a kártyát
    .to = elhagyd ezt a kártyát
imperium-recall-this = hívd vissza ezt a kártyát
    .may = visszahívhatod ezt a kártyát
    .to = visszahívd ezt a kártyát
imperium-sink-this = süllyeszd el ezt a kártyát
    .to = elsüllyeszd ezt a kártyát
imperium-sink-if-gone = süllyeszd el ezt a kártyát, ha { $card } kikerül a játékból
imperium-it-hand = { $how ->
   *[other] vedd a kezedbe
}
    .to = a kezedbe vedd
imperium-it-discard = { $how ->
   *[other] tedd a dobópaklidra
}
imperium-it-deck-top = { $how ->
   *[other] tedd a húzópaklid tetejére
}
imperium-it-history = { $how ->
   *[other] tedd a történelmedbe
}
imperium-it-exile = { $how ->
   *[other] száműzd
}
imperium-take-unrest = vegyél el { $n } zavargást
    .may = elvehetsz { $n } zavargást
    .to = elvegyél { $n } zavargást
    .each = elvesz { $n } zavargást
imperium-return-unrest = tegyél vissza { $n } zavargást { $from }
    .may = visszatehetsz { $n } zavargást { $from }
    .to = visszategyél { $n } zavargást { $from }
    .each-may = visszatehet { $n } zavargást { $from }
    .each-to = visszategyen { $n } zavargást { $from }
    .brief = tegyél vissza { $n } zavargást { $from }
imperium-return-up-to = tegyél vissza legfeljebb { $n } zavargást { $from }
    .may = visszatehetsz legfeljebb { $n } zavargást { $from }
    .to = visszategyél legfeljebb { $n } zavargást { $from }
    .brief = tegyél vissza legfeljebb { $n } zavargást { $from }
imperium-return-all = tedd vissza az összes zavargást { $from }
    .to = visszatedd az összes zavargást { $from }
imperium-unrest-from-hand = Egy zavargást a kezedből
imperium-unrest-from-discard = Egy zavargást a dobópaklidból
imperium-unrest-from-garrison = Egy zavargást a szállásról
imperium-unrest-from-deck = Egy zavargást a húzópaklidból
imperium-unrest-from-history = Egy zavargást a történelmedből
imperium-calm = fizess 1 népességet, dobj el 2 kártyát, vagy fizess 3 nyersanyagot, hogy visszatedd ezt a kártyát a zavargáspaklira
imperium-back-to-pile = tedd vissza ezt a kártyát a zavargáspaklira
    .to = visszatedd ezt a kártyát a zavargáspaklira
imperium-acquire = szerezz meg { $n ->
    [one] egy
   *[other] { $n }
} { $suits }
    .may = megszerezhetsz { $n ->
        [one] egy
       *[other] { $n }
    } { $suits }
    .to = megszerezz { $n ->
        [one] egy
       *[other] { $n }
    } { $suits }
    .again = szerezz meg még { $n ->
        [one] egy
       *[other] { $n }
    } { $suits }
    .again-may = megszerezhetsz még { $n ->
        [one] egy
       *[other] { $n }
    } { $suits }
imperium-acquire-any = szerezz meg egy tetszőleges kártyát
    .may = megszerezhetsz egy tetszőleges kártyát
    .to = megszerezz egy tetszőleges kártyát
imperium-with-material = { $text }, amelyen nyersanyag van
    .brief = { $text } nyersanyaggal
imperium-with-population = { $text }, amelyen népesség van
    .brief = { $text } népességgel
imperium-with-progress = { $text }, amelyen haladás van
    .brief = { $text } haladással
imperium-also-exile = { $text } (a száműzöttek közül is)
imperium-only-exile = { $text } a száműzöttek közül
imperium-from-exile = { $card }, a száműzöttek közül
imperium-break-through = törj át { $n ->
    [one] egy
   *[other] { $n } alkalommal egy
} { $suits }
    .may = áttörhetsz { $n ->
        [one] egy
       *[other] { $n } alkalommal egy
    } { $suits }
    .to = áttörj { $n ->
        [one] egy
       *[other] { $n } alkalommal egy
    } { $suits }
imperium-break-through-variable = törj át egy változó GyP-t érő kártyáért
    .to = áttörj egy változó GyP-t érő kártyáért
imperium-exile = száműzz egy kártyát a piacról
imperium-swap = cserélj ki egy kártyát a piacon egy száműzött kártyára
    .to = kicserélj egy kártyát a piacon egy száműzött kártyára
imperium-place = tegyél { $goods } egy kártyára a piacon
imperium-gamble = nevezz meg egy kártyaszínt, és fedd fel a főpakli felső kártyáját: ha olyan színű, vedd a kezedbe, ha nem, száműzd
    .to = megnevezz egy kártyaszínt, és felfedd a főpakli felső kártyáját: ha olyan színű, vedd a kezedbe, ha nem, száműzd
imperium-double-material = kapj még egyszer ugyanannyi nyersanyagot
imperium-double-population = kapj még egyszer ugyanannyi népességet
imperium-take-fame = vedd el a felső hírnévkártyát
    .to = elvedd a felső hírnévkártyát
imperium-look-at-fame = nézd meg a felső { $n } hírnévkártyát, és vegyél el közülük egyet
    .to = megnézd a felső { $n } hírnévkártyát, és elvegyél közülük egyet
imperium-develop = fejlessz
    .may = fejleszthetsz
imperium-develop-free = fejlessz ingyen
imperium-find = keress meg { $cards }
    .to = megkeress { $cards }
    .the = keresd meg { $cards }
    .the-to = megkeresd { $cards }
imperium-look-nation = nézd meg a nemzetpaklid felső kártyáját
    .may = megnézheted a nemzetpaklid felső kártyáját
imperium-shuffle-nation = keverd meg a nemzetpaklidat
    .may = megkeverheted a nemzetpaklidat
imperium-nation-bottom = tedd a nemzetpaklid aljára
    .may = a nemzetpaklid aljára teheted
imperium-nation-discard = tedd a nemzetpaklid felső kártyáját a dobópaklidra
imperium-swap-nation = cserélj ki egy kártyát a kezedből a nemzetpaklid felső kártyájára
    .to = kicserélj egy kártyát a kezedből a nemzetpaklid felső kártyájára
imperium-give = adj minden másik játékosnak egy kártyát a kezedből vagy a dobópaklidból
imperium-trigger-scoring = váltsd ki a pontozást
imperium-turn-over = fordítsd át ezt a kártyát
    .to = átfordítsd ezt a kártyát
imperium-next-journey = lépj tovább ide: { $card }, és válj birodalommá
    .to = továbblépj ide: { $card }, és birodalommá válj
imperium-ignore-icon = hagyd figyelmen kívül az ebben a fordulóban legközelebb kijátszott kártyád birodalomikonját
    .brief = a következő kártya birodalomikonja nem számít
imperium-treat-icon = ebben a fordulóban 1 { $icon } 3 termelésikonnak számít
    .brief = 1 { $icon } 3 termelésikonnak számít
imperium-show-all = fedd fel a kezedben, a húzópaklidban és a dobópaklidban lévő kártyákat
imperium-put-here = tegyél 1 haladást erre a kártyára
imperium-take-here = kapd meg a kártyán lévő összes haladást
imperium-copy = használd egy ellenfél rögzített kártyájának kimerülő képességét úgy, mintha ezé a kártyáé volna
    .brief = használd egy ellenfél kimerülő képességét
imperium-free-play = játssz ki ingyen { $cards }
    .to = ingyen kijátssz { $cards }
imperium-free-play-any-icon = játssz ki ingyen { $cards }, az államikontól függetlenül
    .to = ingyen kijátssz { $cards }, az államikontól függetlenül
imperium-free-play-it = játszd ki ingyen
    .may = ingyen kijátszhatod
imperium-play-from-discard = költs el 1 akciót, hogy kijátssz egy régiót a dobópaklidból
    .brief = költs el 1 akciót → játssz ki egy régiót a dobópaklidból
imperium-garrison-this = szállásold el ezt a kártyát egy régió alatt
    .may = elszállásolhatod ezt a kártyát egy régió alatt
imperium-hosts-effect = alkalmazd annak a régiónak a kijátszási hatását
imperium-avoid = hagyd figyelmen kívül a támadást
    .to = figyelmen kívül hagyd a támadást
imperium-unless-paid = hagyd figyelmen kívül a támadást, hacsak a támadó nem ad neked 1 haladást
imperium-fewer-masks = dobj el eggyel kevesebb maszkot
imperium-instead-of-masks = elhagyhatsz helyettük itt elszállásolt kártyákat
imperium-icon-lost = hagyd figyelmen kívül { $cards } barbárikonját
imperium-exhaust-when = Kimerül, { $when }: { $effect }
imperium-passive-when = { $when }, { $effect }
imperium-when-attacked = amikor egy másik játékos támadó kártyát játszik ki
imperium-when-plays-region = amikor régiót játszol ki
imperium-when-plays-attack = amikor támadó kártyát játszol ki
imperium-when-returns-unrest = amikor zavargást teszel vissza
imperium-when-takes-unrest = amikor zavargást veszel el
imperium-when-acquires-region = amikor régiót szerzel meg
imperium-when-gets-uncivilised = amikor civilizálatlan kártyát szerzel meg, vagy áttörsz érte
imperium-when-acquires-exiled-region = amikor száműzött régiót szerzel meg
imperium-when-gets-material-card = amikor olyan kártyát kapsz a piacról, amelyen nyersanyag van
imperium-when-gets-population-card = amikor olyan kártyát kapsz a piacról, amelyen népesség van
imperium-when-material-from-fertile = amikor egy játékban lévő termőföldikonos kártya nyersanyagot ad neked
imperium-when-material-from-river = amikor egy játékban lévő folyóikonos kártya nyersanyagot ad neked
imperium-when-looks-at-fame = amikor hírnévkártyákat nézel meg
imperium-when-pays-population = amikor népességet fizetsz
imperium-when-plays-from-discard = amikor a dobópaklidból játszol ki régiót
imperium-when-sinks = amikor elsüllyesztesz egy kártyát
imperium-when-deck-empty = amikor kiürül a húzópaklid
imperium-when-masks = amikor maszkokat kell eldobnod
imperium-hand-size = { $n } kártyával több lehet a kezedben
imperium-no-history = Nincs történelmed: a kártyák helyette a dobópaklidra kerülnek
imperium-market-material = Takarításkor haladás helyett { $n } nyersanyagot teszel egy kártyára a piacon
imperium-market-population = Takarításkor haladás helyett { $n } népességet teszel egy kártyára a piacon
imperium-splendour = Valahányszor nyersanyagot kapnál, bármennyit, helyette 2 népességet kapsz, és minden másik játékos 1 haladást kap
imperium-cheaper-material = A fejlesztés { $n } nyersanyaggal kevesebbe kerül neked
imperium-cheaper-population = A fejlesztés { $n } népességgel kevesebbe kerül neked
imperium-cheaper-progress = A fejlesztés { $n } haladással kevesebbe kerül neked
imperium-unrest-material = Zavargás kijátszásához { $n } nyersanyaggal kevesebbet, de legalább 1-et fizetsz
imperium-unrest-cards = Zavargás kijátszásához { $n } kártyával kevesebbet, de legalább 1-et dobsz el
imperium-exile-regions = Száműzött régiókat is megszerezhetsz
imperium-exile-tributaries = Száműzött adófizetőket is megszerezhetsz
imperium-free-cities = A városok és a metropoliszok ingyen játszhatók ki
imperium-more-fame = Amikor hírnévkártyákat nézel meg, { $n } kártyával többet nézel meg
imperium-nation-deck = A nemzetpakli
imperium-development = A fejlesztési terület
imperium-top-of-deck = A pakli felső kártyája
imperium-through-deck = Fedd fel a főpakli lapjait, amíg megfelelő nem jön
imperium-no-deck = Nincs hozzá pakli: 2 haladást kapsz

# Questions. They name the card that asks, or what is going on.
imperium-occasion-discard = Takarítás
imperium-occasion-place = Takarítás
imperium-occasion-return-unrest = Lázadás
imperium-occasion-break-through = Újítás
imperium-occasion-develop = Újrakeverés
imperium-occasion-before-scoring = Pontozás előtt
imperium-ask-faction = Melyik nemzetet vezeted?
imperium-ask-side = A hatalomkártya melyik oldalát választod?
imperium-ask-turn = Te következel: mit teszel?
imperium-ask-pay = { $card }: fizess { $goods } – mivel?
imperium-ask-pay-progress = { $card }: mennyi haladást fizetsz?
imperium-ask-may = { $card }: { $effect }. Élsz vele?
imperium-ask-seen = A nemzetpaklid felső kártyája: { $card }. { $text }
imperium-ask-react = Kimeríted ezt: { $card }? Hatás: { $effect }.
imperium-ask-choose = { $card }: válassz egyet.
imperium-ask-choose-it = { $card }: válassz egyet ehhez: { $it }.
imperium-ask-draw = { $card }: húzol egy kártyát?
imperium-ask-discard = { $card }: melyik kártyát dobod el?
imperium-ask-move = { $card }: melyik kártyát teszed { $to }?
imperium-ask-take-cards = { $to ->
   *[other] { $card }: melyik kártyát veszed a kezedbe?
}
imperium-ask-put-cards = { $card }: melyik kártyát teszed { $to }?
imperium-ask-exile-cards = { $to ->
   *[other] { $card }: melyik kártyát száműzöd?
}
imperium-ask-abandon = { $card }: melyik kártyát hagyod el?
imperium-ask-recall = { $card }: melyik kártyát hívod vissza?
imperium-ask-garrison = { $card }: melyik kártyát szállásolod el?
imperium-ask-sink = { $card }: melyik kártyát süllyeszted el?
imperium-ask-return-unrest = { $card }: melyik zavargást teszed vissza?
imperium-ask-calm = { $card }: hogyan csillapítod le?
imperium-ask-acquire = { $card }: melyik kártyát szerzed meg?
imperium-ask-suit = { $card }: milyen színű kártyáért törsz át?
imperium-ask-break-through = { $card }: áttörsz egy { $suit } – melyikért?
imperium-ask-break-through-variable = { $card }: áttörsz egy változó GyP-t érő kártyáért – melyikért?
imperium-ask-exile = { $card }: melyik kártyát száműzöd a piacról?
imperium-ask-swap = { $card }: melyik száműzött kártya kerül a helyére?
imperium-ask-place = { $card }: melyik kártyára teszel { $goods } a piacon?
imperium-ask-gamble = { $card }: melyik kártyaszínt nevezed meg?
imperium-ask-fame-take = { $card }: melyik hírnévkártyát veszed el?
imperium-ask-fame-put-back = { $card }: melyik hírnévkártyát teszed vissza elsőként? Az utolsó kerül felülre.
imperium-ask-develop = { $card }: melyik kártyát fejleszted ki?
imperium-ask-find = { $card }: melyik kártyát keresed meg?
imperium-ask-swap-nation = { $card }: melyik kártyát cseréled ki a nemzetpaklid felső kártyájára?
imperium-ask-give = { $card }: melyik kártyát adod nekik: { $who }?
imperium-ask-ready = { $card }: melyik kimerülésjelölőt veszed vissza?
imperium-ask-copy = { $card }: melyik kártya kimerülő képességét használod?
imperium-ask-treat = { $card }: melyik kártyán számít a { $icon } 3 termelésikonnak?
imperium-ask-free-play = { $card }: melyik kártyát játszod ki?
imperium-ask-free-play-it = { $card }: kijátszod?
imperium-ask-play-from-discard = { $card }: melyik régiót játszod ki?
imperium-ask-garrison-this = { $card }: melyik régió alatt szállásolod el?
imperium-ask-unless-paid = { $card }: { $who } kivédik a támadást, ha nem adsz nekik 1 haladást. Adsz?
imperium-ask-solstice = Napforduló: melyik hatás következik?
imperium-idle = { $option } (most nem történik semmi)
imperium-in-vain = { $option } (most nem lenne semmi haszna)
imperium-replaced = { $text } ({ $instead })
imperium-instead-material = nyersanyag helyett 2 népességet kapsz, és minden másik játékos 1 haladást kap
imperium-instead-no-history = nincs történelmed: helyette a dobópaklidra kerül
imperium-instead-no-history-stays = nincs történelmed: minden a helyén marad
imperium-instead-no-sunken = nincs elárasztott paklid: helyette a dobópaklidra kerül
imperium-instead-no-sunken-stays = nincs elárasztott paklid: minden a helyén marad
imperium-instead-king = elfogytak a hírnévkártyák: helyette a Királyok királya hatását alkalmazod
imperium-instead-no-fame = elfogytak a hírnévkártyák, és a Királyok királya hatását már alkalmaztad
imperium-ask-order = Több kártyád is reagál erre: melyik következik?
imperium-order-option = { $card }: { $effect }
imperium-ask-before-scoring = { $card }: melyik zavargást teszed vissza?
imperium-ask-look-nation = { $card }: megnézed?

# Options.
imperium-do-play = Játszd ki ezt: { $card }
imperium-do-play-free = Játszd ki ezt: { $card } (ingyenes)
imperium-do-exhaust = { $card }: { $effect }
imperium-do-exhaust-idle = { $card }: { $effect } (most nem történik semmi)
imperium-do-exhaust-in-vain = { $card }: { $effect } (most nem lenne semmi haszna)
imperium-do-exhaust-replaced = { $card }: { $effect } ({ $instead })
imperium-do-innovate = Újítás: dobd el az összes kártyát a kezedből, és törj át
imperium-do-revolt = Lázadás: tegyél vissza zavargásokat a kezedből
imperium-do-end = Fejezd be a fordulódat
imperium-do-draw = Húzz egy kártyát
imperium-do-develop = { $card }: fizess { $goods }
imperium-do-pay-nothing = Ne fizess semmit

# Több dolog egyszerre választva, és amihez vezetnek.
imperium-ask-some-discard = { $card }: mely kártyákat dobod el?
imperium-ask-some-move = { $card }: mely kártyákat teszed { $to }?
imperium-ask-some-take-cards = { $to ->
   *[other] { $card }: mely kártyákat veszed a kezedbe?
}
imperium-ask-some-put-cards = { $card }: mely kártyákat teszed { $to }?
imperium-ask-some-exile-cards = { $to ->
   *[other] { $card }: mely kártyákat száműzöd?
}
imperium-ask-some-abandon = { $card }: mely kártyákat hagyod el?
imperium-ask-some-recall = { $card }: mely kártyákat hívod vissza?
imperium-ask-some-unrest = { $card }: hány zavargást teszel vissza?
imperium-set-discard = Dobd el ezeket: { $cards }
imperium-set-move = Tedd { $to } ezeket: { $cards }
imperium-set-take-cards = { $to ->
   *[other] Vedd a kezedbe ezeket: { $cards }
}
imperium-set-put-cards = Tedd { $to } ezeket: { $cards }
imperium-set-exile-cards = { $to ->
   *[other] Száműzd ezeket: { $cards }
}
imperium-set-abandon = Hagyd el ezeket: { $cards }
imperium-set-recall = Hívd vissza ezeket: { $cards }
imperium-set-unrest = Tegyél vissza { $n } zavargást
imperium-set-pay = Fizess { $goods }
imperium-outcome-paid = Ez a teljes árat fedezi.
imperium-outcome-overpaid = Ez több a szükségesnél.
imperium-last-on-top = { $text } Az utoljára választott kerül legfelülre.
imperium-outcome-owed = Még fizetendő: { $goods }

# The log.
imperium-event-first-player = Kezdőjátékos: { $who }.
imperium-event-nation-picked = { $who } csatlakoznak a játékhoz.
imperium-event-round-begins = { $n }. kör. Kezdőjátékos: { $who }.
imperium-event-turn = { $who } következnek.
imperium-event-play = { $who } kijátsszák ezt: { $card }.
imperium-event-exhaust = { $who } kimerítik ezt: { $card }.
imperium-event-innovate = { $who } újítanak.
imperium-event-revolt = { $who } lázadnak.
imperium-event-gain = { $who } { $token } kapnak.
imperium-event-pay = { $who } { $token } fizetnek.
imperium-event-steal = { $who } { $token } lopnak tőlük: { $rival }.
imperium-event-draw = { $who } húznak egy kártyát.
imperium-event-drew = Ezt húzod: { $card }.
imperium-event-was = Ez az: { $card }.
imperium-event-reshuffle = { $who } újrakeverik a dobópaklijukat.
imperium-event-nation-card = { $who } nemzetkártyát kapnak: { $card }.
imperium-event-develop = { $who } kifejlesztik ezt: { $card }.
imperium-event-turned = { $who } birodalommá válnak.
imperium-event-discard = { $who } eldobják ezt: { $card }.
imperium-event-stay = { $who } a dobópaklijukban hagyják ezt: { $card }.
imperium-event-acquire = { $from ->
    [exile] { $who } megszerzik ezt a száműzöttek közül: { $card }.
   *[market] { $who } megszerzik ezt: { $card }.
}
imperium-event-break-through = { $from ->
    [exile] { $who } áttörnek egy { $suit } a száműzöttek közül: { $card }.
    [main_deck] { $who } áttörnek egy { $suit } a főpakliból: { $card }.
   *[market] { $who } áttörnek egy { $suit }: { $card }.
}
imperium-event-break-through-variable = { $from ->
    [exile] { $who } áttörnek egy változó GyP-t érő kártyáért a száműzöttek közül: { $card }.
    [main_deck] { $who } áttörnek egy változó GyP-t érő kártyáért a főpakliból: { $card }.
   *[market] { $who } áttörnek egy változó GyP-t érő kártyáért: { $card }.
}
imperium-event-name-suit = { $who } { $suit } mondanak.
imperium-event-break-through-unseen = { $who } áttörnek egy { $suit } a pakliból.
imperium-event-deck-put = { $who } a paklijuk tetejére teszik ezt: { $card }.
imperium-event-nation-put = { $who } cserélnek: { $card } helyett { $host } a nemzetpakli tetejéről.
imperium-event-reveal = { $n ->
    [0] Felfedett kártya: { $card }.
   *[other] Felfedett kártya: { $card }; egy zavargás kerül alá.
}
imperium-event-exile = Száműzött kártya: { $card }.
imperium-event-history = { $who } a történelmükbe teszik ezt: { $card }.
imperium-event-abandon = { $who } elhagyják ezt: { $card }.
imperium-event-recall = { $who } visszahívják ezt: { $card }.
imperium-event-garrison = { $who } elszállásolják ezt: { $card }; a szállás: { $host }.
imperium-event-unrest-taken = { $who } elvesznek egy zavargást.
imperium-event-unrest-returned = { $who } visszatesznek egy zavargást.
imperium-event-unrest-freed = A zavargás visszakerül a zavargáspakliba innen: { $card }.
imperium-event-protected = { $who } kivédik a támadást ezzel: { $card }.
imperium-event-fame = { $who } elvesznek egy hírnévkártyát.
imperium-event-king = { $who } alkalmazzák a Királyok királya hatását.
imperium-event-king-already = { $who } nem kapnak hírnévkártyát: elfogytak, és a Királyok királya hatását már alkalmazták.
imperium-event-king-turned = A Királyok királyát megfordítják.
imperium-event-give = { $who } odaadják ezt: { $card }. Megkapják: { $rival }.
imperium-event-place = { $who } { $token } tesznek erre: { $card }.
imperium-event-solstice = Napforduló.
imperium-event-scoring = Bekövetkezik a pontozás.
imperium-event-collapse = A zavargáspakli üres: összeomlás!
imperium-event-game-over = A játéknak vége.
imperium-event-pass = { $who } passzolnak.
imperium-event-sink = { $who } elsüllyesztik ezt: { $card }.
imperium-event-nation-looked = { $who } megnézik a nemzetpaklijuk felső kártyáját.
imperium-event-nation-bottom = { $who } a nemzetpaklijuk felső kártyáját az aljára teszik.
imperium-event-nation-shuffled = { $who } megkeverik a nemzetpaklijukat.
imperium-event-deck-shuffled = { $who } megkeverik a paklijukat.
imperium-event-find = { $who } megtalálják ezt: { $card }.
imperium-event-show-hand = { $who } felfedik a kezükből: { $card }.
imperium-event-show-deck = { $who } felfedik a húzópaklijukból: { $card }.
imperium-event-history-unseen = { $who } egy kártyát tesznek a történelmükbe.
imperium-event-deck-put-unseen = { $who } egy kártyát tesznek a paklijuk tetejére.
imperium-event-take = { $who } a kezükbe veszik ezt: { $card }.
imperium-event-take-unseen = { $who } egy kártyát vesznek a kezükbe a történelmükből.
imperium-event-market-put = { $n ->
    [0] A száműzöttek közül a piacra kerül: { $card }.
   *[other] A száműzöttek közül a piacra kerül: { $card }; egy zavargás kerül alá.
}
imperium-event-tokens-pass = { $card } a lecserélt kártyáról { $token } vesz át.
imperium-event-journey = { $who } továbbutaznak: { $card }.
imperium-event-fame-put-back = Ezt teszed vissza a hírnévpaklira: { $card }.
imperium-event-fame-looked = { $who } megnéznek { $n } hírnévkártyát.
imperium-event-actions-gained = { $who } { $n } akciót kapnak.
imperium-event-actions-spent = { $who } { $n } akciót költenek el.
imperium-event-ready = { $who } visszaveszik a kimerülésjelölőt erről: { $card }.
imperium-event-ready-nation = { $who } visszaveszik a kimerülésjelölőt a nemzetpaklijukról.
imperium-event-ready-development = { $who } visszaveszik a kimerülésjelölőt a fejlesztési területükről.
imperium-event-exhaust-development = { $who } kimerítik a fejlesztési területüket.
imperium-event-copy = { $who } ennek a kimerülő képességét használják: { $card }.
imperium-event-treat = { $who } 3 termelésikonnak számítanak 1 ikont ({ $icon }) ezen: { $card }.

# Scoring.
imperium-score-progress = haladás
imperium-score-power = hatalomkártya
imperium-score-fame = hírnév
imperium-score-cards = többi kártya
imperium-score-unrest = zavargás

# Game options.
imperium-option-common-cards = melyik doboz közös kártyái szerepelnek (I14)
    .name = Közös kártyák
    .classics = Klasszikusok
    .legends = Legendák
imperium-option-sides = a hatalomkártyák oldala; mindenkinek ugyanaz, vagy helyenként más; kezdőknek a B ajánlott (I17)
    .name = A hatalomkártyák oldala
    .a = A oldal
    .b = B oldal
    .choose = mindenki maga dönt
imperium-option-factions = nemzetválasztás sorban vagy véletlenszerű osztással (I16)
    .name = Nemzetek
    .picked = sorban választva
    .random = véletlenszerűen osztva
imperium-option-first-player = a kezdőjátékost sorsolás dönti el, vagy az első hely az (I41)
    .name = Kezdőjátékos
    .random = sorsolt
    .first-seat = az első hely
imperium-option-free-plays = az ingyenes kijátszású kártya fordulónként egyszer vagy akárhányszor kijátszható (I144)
    .name = Ingyenes kijátszás
    .once-a-turn = fordulónként egyszer
    .unlimited = korlátlanul
imperium-option-icons = a kettős ikon kétszer számít, vagy minden kártya egyszer (I200)
    .name = Kettős ikonok
    .each-counts = mindegyik számít
    .once-a-card = kártyánként egyszer
imperium-option-given-cards = az átadott kártya az új tulajdonos kezébe vagy dobópaklijába kerül (I178)
    .name = Átadott kártyák
    .hand = kézbe
    .discard = a dobópakliba
imperium-option-active-quest = pontot ér-e az Artúr király udvara alatti küldetés (I199)
    .name = Az aktív küldetés
    .not-scored = nem ér pontot
    .scored = pontot ér
imperium-option-collapse-count = összeomláskor minden zavargás számít, vagy csak az, amely nincs elszállásolva vagy elsüllyesztve (I196)
    .name = Az összeomlás számlálása
    .all-unrest = minden zavargás
    .not-garrisoned-or-sunken = elszállásolt és elsüllyesztett nélkül
imperium-option-choices = a kártyák választásánál minden nyitott, aminek a költsége kifizethető, vagy csak az, ami teljesen végrehajtható (I140)
    .name = Választás a kártyákon
    .in-full = ami teljesen végrehajtható
    .any = minden, ami kifizethető
imperium-option-exile-unrest = zavargás jár a megszerzett száműzött kártyákkal, vagy azokkal is, amelyekért áttörtek (I183)
    .name = Zavargás a száműzött kártyákkal
    .acquired = megszerzéskor
    .always = áttöréskor is
imperium-cards-classics = Classics
imperium-cards-legends = Legends

# Errors.
imperium-error-unrest = Állás, { $where }: „{ $given }” alatt nincs zavargás (I39).
imperium-error-bare = Állás, { $where }: amíg nincs minden nemzet és oldal kiválasztva, semmi sincs kirakva.
imperium-error-pile = Állás, { $where }: a zavargáspakli üres, tehát összeomlás történt, de a „collapsed” nem ezt mondja (I69).
imperium-error-collapsed = Állás, { $where }: összeomlás után a játéknak vége, de az „over” nem ezt mondja (I69).
imperium-error-ending = Állás, { $where }: a főpakli üres, tehát a pontozás már ki van váltva (I67).
imperium-error-accession = Állás, { $where }: a(z) „{ $given }” gyarapodáskártya a paklija legalsó lapja.
expected-market-card = a piacon fekhető lap: nem hírnév, zavargás vagy hatalomkártya
expected-deck-card = ennek a paklinak egy lapja
expected-power = ennek a nemzetnek a hatalomkártyája és utazáskártyája

# Cards.
imperium-card-empty = Üres
imperium-card-acclaimed = Elismert
imperium-card-advance = Fejlődés
    .the = a Fejlődés
imperium-card-advanced-culture = Fejlett kultúra
imperium-card-agriculture = Földművelés
imperium-card-aksumites = Akszúmiak
imperium-card-alexander = Sándor
    .the = Sándor
imperium-card-alexander-the-great = Nagy Sándor
imperium-card-alexandria-in-ariana = Ariai Alexandria
imperium-card-alexandria-in-egypt = Egyiptomi Alexandria
imperium-card-althing = Althing
imperium-card-ambassador = Nagykövet
imperium-card-amphitheatre = Amfiteátrum
imperium-card-arachosia = Arakhószia
imperium-card-archipelago = Szigetvilág
imperium-card-architecture = Építészet
imperium-card-armenians = Örmények
imperium-card-armorica = Armorica
imperium-card-art = Művészet
imperium-card-arthashastra = Artha-sásztra
    .what = az Artha-sásztrát
    .the = az Artha-sásztra
imperium-card-arthurians = Artúr korabeliek
imperium-card-ashoka = Ashoka
    .the = Ashoka
imperium-card-assyrians = Asszírok
imperium-card-astronomy = Csillagászat
imperium-card-ateas = Ateasz
imperium-card-atlantean-fleet = Atlantiszi flotta
imperium-card-atlanteans = Atlantisziak
imperium-card-awe-inspiring = Áhítatot keltő
imperium-card-babylonians = Babiloniak
imperium-card-bactria = Baktria
imperium-card-balearic-islands = Baleár-szigetek
imperium-card-ball-games = Labdajátékok
imperium-card-battering-ram = Faltörő kos
imperium-card-bedwyr = Bedwyr
imperium-card-belgica = Belgica
imperium-card-berbers = Berberek
imperium-card-boats = Csónakok
imperium-card-boudicca = Boudicca
imperium-card-bread-and-circuses = Kenyér és cirkusz
imperium-card-britannia = Britannia
imperium-card-britannia-flavia = Britannia Flavia
imperium-card-britannia-prima = Britannia Prima
imperium-card-britannia-secunda = Britannia Secunda
imperium-card-buddhism = Buddhizmus
imperium-card-cacao = Kakaó
imperium-card-cafall = Cafall
imperium-card-cai-sir-kay = Cai (Sir Kay)
imperium-card-calendar = Naptár
imperium-card-cape = Hegyfok
imperium-card-caravans = Karavánok
imperium-card-carpathian-mountains = Kárpátok
imperium-card-carthaginian-traders = Karthágói kereskedők
imperium-card-carthaginians = Karthágóiak
imperium-card-cartography = Térképészet
imperium-card-cataphract = Katafrakt
imperium-card-cattle-raid = Marhalopás
imperium-card-caucasia = Kaukázus
imperium-card-cauldron-of-cerridwen = Cerridwen üstje
imperium-card-celtic-gold = Kelta arany
imperium-card-celtic-innovation = Kelta újítás
imperium-card-celtica = Celtica
imperium-card-celts = Kelták
imperium-card-chainmail = Láncing
imperium-card-chanakya = Csánakja
imperium-card-chandragupta = Csandragupta
imperium-card-chariots = Harci szekerek
imperium-card-charity = Jótékonyság
imperium-card-city = Város
imperium-card-city-of-athens = Athén városa
imperium-card-city-of-camelot = Camelot városa
    .the = Camelot városa
imperium-card-city-of-carthage = Karthágó városa
imperium-card-city-of-corinth = Korinthosz városa
imperium-card-city-of-dubh-linn = Dubh Linn városa
imperium-card-city-of-gelonus = Gelónosz városa
imperium-card-city-of-pataliputra = Pátaliputra városa
imperium-card-city-of-persepolis = Perszepolisz városa
imperium-card-city-of-rome = Róma városa
    .what = Róma városát
    .the = Róma városa
imperium-card-city-of-sparta = Spárta városa
imperium-card-civil-service = Közszolgálat
imperium-card-coast = Tengerpart
imperium-card-code-of-laws = Törvénykönyv
imperium-card-coinage = Pénzverés
imperium-card-combs = Fésűk
imperium-card-companion-cavalry = Kísérőlovasság
imperium-card-confucianism = Konfucianizmus
    .what = a Konfucianizmust
imperium-card-conquer = Hódítás
    .the = a Hódítás
imperium-card-corruption = Korrupció
imperium-card-crete = Kréta
imperium-card-cyprus = Ciprus
imperium-card-dalmatia = Dalmácia
imperium-card-daochang = Daochang
imperium-card-darius-i = I. Dareiosz
imperium-card-development = Fejlesztés
imperium-card-dido-queen-of-carthage = Dido, Karthágó királynője
imperium-card-diplomacy = Diplomácia
imperium-card-direct-democracy = Közvetlen demokrácia
imperium-card-domestication = Háziasítás
imperium-card-drainage-system = Csatornarendszer
imperium-card-drama-and-poetry = Dráma és költészet
imperium-card-druids = Druidák
imperium-card-duke-zhuang-of-qin = Zhuang, Qin hercege
    .the = Zhuang, Qin hercege,
imperium-card-eastern-zhou = Keleti Zhou
imperium-card-edicts-of-ashoka = Ashoka rendeletei
imperium-card-education = Oktatás
imperium-card-egyptian-expansion = Egyiptomi terjeszkedés
imperium-card-egyptian-hieroglyphics = Egyiptomi hieroglifák
imperium-card-egyptian-incursion = Egyiptomi betörés
imperium-card-egyptian-legacy = Egyiptomi örökség
imperium-card-egyptians = Egyiptomiak
imperium-card-elders = Vének
imperium-card-elephants = Elefántok
imperium-card-elysian-fields = Elíziumi mezők
imperium-card-embalming = Balzsamozás
imperium-card-eminent = Kiemelkedő
imperium-card-emperor-qin-shi-huang = Qin Shi Huang császár
imperium-card-emperor-trajan = Traianus császár
imperium-card-erik-the-red = Vörös Erik
imperium-card-espionage = Kémkedés
imperium-card-etruscans = Etruszkok
imperium-card-excalibur = Excalibur
    .what = az Excaliburt
imperium-card-exports = Kivitel
imperium-card-flood = Árvíz
imperium-card-flood-of-the-nile = A Nílus áradása
imperium-card-floodplain = Ártér
imperium-card-forest = Erdő
imperium-card-forest-of-pholoe = Pholoé erdeje
imperium-card-foroyar = Feröer
imperium-card-fortified-region = Megerősített régió
imperium-card-fortunate-isle = Boldogok szigete
imperium-card-frescos = Freskók
imperium-card-gallia-aquitania = Gallia Aquitania
imperium-card-gambling = Szerencsejáték
imperium-card-gandhara = Gandhára
imperium-card-gates-of-shangri-la = Shangri-La kapui
imperium-card-glorious = Dicsőséges
imperium-card-glory = Dicsőség
imperium-card-go-a-viking = Viking portya
imperium-card-gothja = Gothja
imperium-card-graal = Grál
    .what = a Grált
imperium-card-graenland = Grönland
    .the = Grönland
imperium-card-grand-trunk-road = Országút
imperium-card-grassland = Füves puszta
imperium-card-great = Nagyszerű
imperium-card-greek-innovation = Görög újítás
imperium-card-greek-mercenaries = Görög zsoldosok
imperium-card-greek-prosperity = Görög jólét
imperium-card-greeks = Görögök
imperium-card-guennuvar = Guennuvar
    .what = Guennuvart
imperium-card-gwaith-camlan = Gwaith Camlan
imperium-card-gwalchmei-sir-gawain = Gwalchmei (Sir Gawain)
imperium-card-haliacmon-valley = A Haliakmón völgye
imperium-card-hannibal = Hannibal
imperium-card-harald-hardrada = Harald Hardrada
imperium-card-hegemony = Hegemónia
imperium-card-hesperides = Heszperidák
imperium-card-hibernia = Hibernia
imperium-card-highlands = Felföld
imperium-card-hills = Dombok
imperium-card-hittites = Hettiták
imperium-card-iberia = Ibéria
imperium-card-iceland = Izland
imperium-card-imperial = Birodalmi
imperium-card-independent = Független
imperium-card-indian-elephants = Indiai elefántok
    .what = az Indiai elefántokat
imperium-card-indus-valley = Az Indus völgye
imperium-card-invasion = Invázió
imperium-card-ionians = Iónok
imperium-card-island = Sziget
imperium-card-jade-mask = Jádemaszk
imperium-card-jewellery = Ékszerek
imperium-card-jomsviking = Jomsviking
imperium-card-julius-caesar = Julius Caesar
imperium-card-jungle = Dzsungel
imperium-card-king-arthur = Artúr király
    .what = Artúr királyt
imperium-card-king-arthurs-court = Artúr király udvara
imperium-card-king-minos = Minósz király
imperium-card-king-of-kings = Királyok királya
imperium-card-king-wu-of-qin = Wu, Qin királya
    .the = Wu, Qin királya,
imperium-card-kleito = Kleitó
imperium-card-knossos = Knósszosz
imperium-card-kurgans = Kurgánok
imperium-card-kushites = Kusiták
imperium-card-la-venta = La Venta
imperium-card-labyrinth = Labirintus
imperium-card-lady-bertilak = Lady Bertilak
imperium-card-laguna-de-los-cerros = Laguna de los Cerros
imperium-card-lakes = Tavak
imperium-card-lawnslot-llyn-sir-lancelot = Lawnslot Llyn (Sir Lancelot)
imperium-card-leadership = Vezetés
imperium-card-legalism = Legizmus
    .what = a Legizmust
imperium-card-legions = Légiók
imperium-card-lighthouse = Világítótorony
imperium-card-lodestone-compass = Mágneskő-iránytű
imperium-card-long-walls-i = Hosszú falak I.
imperium-card-long-walls-ii = Hosszú falak II.
imperium-card-long-walls-iii = Hosszú falak III.
imperium-card-long-walls-iv = Hosszú falak IV.
imperium-card-longships = Hosszúhajók
    .the = a Hosszúhajók
imperium-card-lost-scroll = Elveszett tekercs
imperium-card-lost-tomes = Elveszett kötetek
imperium-card-lower-nile = Alsó-Nílus
imperium-card-lowlands = Alföld
imperium-card-lydians = Lüdek
imperium-card-macedonians = Makedónok
imperium-card-magadha = Magadha
imperium-card-magnificent = Pompás
imperium-card-mandate-of-heaven = Az ég felhatalmazása
    .the = az Ég felhatalmazása
imperium-card-marsh = Mocsár
imperium-card-marvellous = Csodálatos
imperium-card-masonry = Kőművesség
imperium-card-mathematics = Matematika
imperium-card-mauretania = Mauretania
imperium-card-mauryans = Maurják
imperium-card-median-empire = Méd Birodalom
imperium-card-medicine = Orvoslás
imperium-card-meditation = Meditáció
imperium-card-mercenaries = Zsoldosok
imperium-card-metallurgy = Fémművesség
imperium-card-metropolis = Metropolisz
imperium-card-military-engineering = Hadmérnökség
imperium-card-mining = Bányászat
imperium-card-minoan-expansion = Minószi terjeszkedés
imperium-card-minoan-traders = Minószi kereskedők
imperium-card-minoans = Minósziak
imperium-card-moats-and-walls = Árkok és falak
imperium-card-monastery = Kolostor
imperium-card-moneylenders = Uzsorások
imperium-card-monopoly = Monopólium
imperium-card-monument = Emlékmű
imperium-card-moor = Láp
imperium-card-morigena = Morigena
imperium-card-mosaics = Mozaikok
imperium-card-mountain = Hegy
imperium-card-mountain-of-atlantis = Atlantisz hegye
    .the = Atlantisz hegye
imperium-card-mountain-retreat = Hegyi menedék
imperium-card-mounted-archers = Lovas íjászok
imperium-card-myrddin-wyllt-merlin = Myrddin Wyllt (Merlin)
    .what = Myrddin Wylltet (Merlint)
    .one = Myrddin Wyllt (Merlin)
imperium-card-mysticism = Miszticizmus
imperium-card-myths-and-legends = Mítoszok és legendák
imperium-card-nanda-dynasty = Nanda-dinasztia
imperium-card-nile-valley = A Nílus völgye
imperium-card-nisaean-plain = Niszai-síkság
imperium-card-nomads = Nomádok
imperium-card-notorious = Hírhedt
imperium-card-oasis = Oázis
imperium-card-obelisk = Obeliszk
imperium-card-ogham-script = Ogam írás
imperium-card-olmec-hieroglyphics = Olmék hieroglifák
imperium-card-olmec-traders = Olmék kereskedők
imperium-card-olmecs = Olmékok
imperium-card-olympic-games = Olimpiai játékok
imperium-card-onager = Onager
imperium-card-oracle = Jósda
imperium-card-orestis = Oresztisz
imperium-card-outstanding = Kiváló
imperium-card-palace-of-poseidon = Poszeidón palotája
    .the = Poszeidón palotája
imperium-card-parmenion = Parmenión
imperium-card-path-to-shangri-la = A Shangri-Lába vezető ösvény
imperium-card-pelagonia = Pelagónia
imperium-card-peloponnese = Peloponnészosz
imperium-card-peninsula = Félsziget
imperium-card-peredur-sir-percival = Peredur (Sir Percival)
imperium-card-pericles = Periklész
imperium-card-persian-gold = Perzsa arany
imperium-card-persians = Perzsák
imperium-card-phalanx = Falanx
imperium-card-pharmacy = Gyógyszerészet
imperium-card-philip-ii = II. Philipposz
imperium-card-philosophy = Filozófia
imperium-card-phoenicians = Föníciaiak
imperium-card-plain = Síkság
imperium-card-plains-of-thessaly = Thesszália síkságai
imperium-card-pontic-steppe = Pontuszi sztyepp
imperium-card-port = Kikötő
imperium-card-portals = Kapuk
imperium-card-pottery = Fazekasság
imperium-card-praiseworthy = Dicséretre méltó
imperium-card-prosperity = Jólét
imperium-card-proud = Büszke
imperium-card-punch-marked-coins = Bélyegzett érmék
imperium-card-pyramids = Piramisok
imperium-card-qanat = Kanát
imperium-card-qin = Qin-ek
imperium-card-raetia = Raetia
imperium-card-raiders = Portyázók
imperium-card-rainforest = Esőerdő
imperium-card-ramesses-ii = II. Ramszesz
imperium-card-red-land = Vörös föld
imperium-card-religion = Vallás
imperium-card-ritual-sacrifice = Rituális áldozat
imperium-card-rituals-and-ceremonies = Rítusok és szertartások
imperium-card-river = Folyó
imperium-card-road-building = Útépítés
imperium-card-rollo-the-walker = Gyalogló Rollo
imperium-card-roman-expansion = Római terjeszkedés
imperium-card-roman-invasion = Római invázió
imperium-card-romans = Rómaiak
imperium-card-rome-the-eternal-city = Róma, az örök város
imperium-card-sacred-grove = Szent liget
imperium-card-sacred-pass = Szent hágó
imperium-card-sacred-scroll = Szent tekercs
imperium-card-sagas = Mondák
imperium-card-san-lorenzo-tenochtitlan = San Lorenzo Tenochtitlán
imperium-card-satrap = Szatrapa
imperium-card-scandinavia = Skandinávia
    .what = Skandináviát
imperium-card-school-of-diplomacy = A diplomácia iskolája
imperium-card-science = Tudomány
imperium-card-scythians = Szkíták
imperium-card-seal-stones = Pecsétkövek
imperium-card-settlers = Telepesek
imperium-card-shaduf = Gémeskút
imperium-card-shangri-la = Shangri-La
imperium-card-shrine = Szentély
imperium-card-skis = Sílécek
imperium-card-spread-of-atlantis = Atlantisz terjeszkedése
imperium-card-standing-army = Állandó hadsereg
imperium-card-step-pyramids = Lépcsős piramisok
    .the = a Lépcsős piramisok
imperium-card-steppe = Sztyepp
imperium-card-stone-heads = Kőfejek
imperium-card-stone-mask = Kőmaszk
imperium-card-sumerians = Sumerok
imperium-card-taliesin-the-bard = Taliesin, a bárd
imperium-card-tamga = Tamga
imperium-card-tarim-basin = Tarim-medence
imperium-card-temple = Templom
imperium-card-tents = Sátrak
imperium-card-terracotta-warriors = Agyagkatonák
imperium-card-the-senate = A szenátus
imperium-card-themiscyra = Themiszküra
imperium-card-thera = Théra
imperium-card-thule = Thule
imperium-card-tian-shan = Tien-san
imperium-card-town = Kisváros
imperium-card-trading-ships = Kereskedőhajók
imperium-card-tree-of-knowledge = A tudás fája
imperium-card-tres-zapotes = Tres Zapotes
imperium-card-triumphant = Diadalmas
imperium-card-triumvirate = Triumvirátus
imperium-card-twrch-trwyth = Twrch Trwyth
    .what = Twrch Trwythet
imperium-card-unification = Egyesítés
imperium-card-unrest = Zavargás
imperium-card-urban-development = Városfejlesztés
imperium-card-uthyr-pendragon = Uthyr Pendragon
imperium-card-utopians = Utópiaiak
imperium-card-uxians = Uxioszok
imperium-card-vast-wealth = Mérhetetlen gazdagság
imperium-card-vercingetorix = Vercingetorix
imperium-card-vikings = Vikingek
imperium-card-vinland = Vinland
imperium-card-visions-of-shangri-la = Shangri-La látomásai
imperium-card-viviane-of-the-lake = Tavi Viviane
    .what = Tavi Viviane-t
imperium-card-water-mill = Vízimalom
imperium-card-western-zhou = Nyugati Zhou
imperium-card-wilderness = Vadon
imperium-card-windmills = Szélmalmok
imperium-card-wonder = Csoda
imperium-card-woodland = Erdőség
imperium-card-writing-systems = Írásrendszerek
imperium-card-xiongnu = Hsziungnuk
imperium-card-ynys-afallach-avalon = Ynys Afallach (Avalon)
    .what = Ynys Afallachot (Avalont)
imperium-card-zagros = Zagrosz

# words worth explaining; .forms are those in which cards speak of them
imperium-term-acquire = Megszerzés
    .text = Vedd kézbe a piac egy megnevezett színű kártyáját a rajta lévő jelölőkkel és az alatta lévő zavargással.
    .forms = szerezz, szerzel, megszerezz, megszerezhetsz
imperium-term-break-through = Áttörés
    .text = Nevezz meg egy kártyaszínt, és vegyél el egy ilyen színű kártyát, az alatta lévő zavargás nélkül.
    .forms = törj át, áttörj, áttörhetsz, áttörsz
imperium-term-exhaust = Kimerítés
    .text = Tegyél kimerülésjelölőt egy játékban lévő kártyára, és használd a kimerülő képességét; kártyánként és fordulónként egyszer.
    .forms = kimerül, kimerülő, kimerülésjelölőt
imperium-term-garrison = Elszállásolás
    .text = Egy kézben lévő kártya egy játékban lévő alá kerül, és nincs többé útban.
    .forms = elszállásolhatsz, elszállásolhatod, elszállásolj, elszállásolt, elszállásolva, szállásolj el, szállásolható el, szállásolva, szállásról, szállásáról
imperium-term-history = Történelem
    .text = A hatalomkártyád alatti kártyák: nincsenek játékban, de pontot érnek.
    .forms = történelmed, történelmedbe, történelmedben, történelmedből
imperium-term-unrest = Zavargás
    .text = Haszontalan kártya, pontba kerül. Ha elfogy a zavargáspakli, összeomlás következik, és a legkevesebb zavargás nyer.
    .forms = zavargás, zavargást, zavargáspaklira
imperium-term-exile = Száműzés
    .text = A kártya a száműzöttpakliba kerül; néhány kártya visszahozhatja.
    .forms = száműzz, száműzd, száműzheted, száműzött, száműzöttek
imperium-term-pinned = Rögzített
    .text = A kártya kijátszás után játékban marad.
    .forms = rögzített
imperium-term-abandon = Elhagyás
    .text = Egy játékban lévő rögzített kártya a dobópaklidra kerül az alatta elszállásolt kártyákkal együtt.
    .forms = hagyd el, hagyj el, elhagy, elhagyhatod, elhagyhatsz, elhagyott, hagyható el
imperium-term-recall = Visszahívás
    .text = Egy játékban lévő rögzített kártya visszakerül a kezedbe az alatta elszállásolt kártyákkal együtt.
    .forms = hívj vissza, visszahív, visszahívd, visszahívhatod, visszahívhatsz, hívható vissza
imperium-term-develop = Kifejlesztés
    .text = Fizesd ki a fejlesztési területed egyik kártyájának árát, és tedd a dobópaklidra.
    .forms = fejlessz, fejleszthetsz
imperium-term-solstice = Napforduló
    .text = A forduló végén mindenki végrehajtja játékban lévő kártyái napforduló-hatásait.
    .forms = napforduló
