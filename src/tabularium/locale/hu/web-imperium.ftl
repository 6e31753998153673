### The table of Imperium in the browser

web-imperium-market = Piac
web-imperium-mine = Az én oldalam
web-imperium-rivals = Ellenfelek
web-imperium-nations = Nemzetek
web-imperium-choose-side = Válaszd ki a hatalomkártyád oldalát

web-imperium-round = { $n }. kör
web-imperium-order = A kört kezdi: { $first }. Utolsó a napforduló előtt: { $last }
web-imperium-in-solstice = Napforduló
web-imperium-scoring = Pontozás következik: még egy kör
web-imperium-last-round = Utolsó kör
web-imperium-collapsed = Összeomlás: a legkevesebb zavargás nyer

web-imperium-main-deck = Főpakli
web-imperium-main-deck-hint = Ha elfogy, pontozás következik
web-imperium-small-deck = Az alatta lévő helyet tölti fel
web-imperium-empty = üres
web-imperium-unrest-pile = Zavargáspakli
web-imperium-unrest-hint = ha elfogy: összeomlás
web-imperium-fame-deck = Hírnévpakli
web-imperium-fame-hint = utána a Királyok királya
web-imperium-king-resolved = { $who }: a Királyok királya már alkalmazva
web-imperium-developing = Fejleszthető:
web-imperium-developing-hint = Aki az utolsó kártyáját is kifejleszti, pontozást vált ki
web-imperium-exile = Száműzött
web-imperium-gone = Játékon kívül

web-imperium-state-barbarian = barbár
web-imperium-state-empire = birodalom
web-imperium-to-empire = { $n ->
    [one] birodalom a következő keverésnél
   *[other] birodalom { $n } keverés múlva
}
web-imperium-actions = megmaradt akciójelölők
web-imperium-exhausts = megmaradt kimerülésjelölők
web-imperium-innovate = Újítás
web-imperium-innovate-hint = Az egész forduló: dobd el az összes kártyát a kezedből, majd törj át
web-imperium-revolt = Lázadás
web-imperium-revolt-hint = Az egész forduló: tegyél vissza zavargásokat a kezedből
web-imperium-end = Forduló vége
web-imperium-end-hint = Tovább a takarításra

web-imperium-in-play = Játékban
web-imperium-all-in-play = mind a { $n } kártya játékban
web-imperium-nothing-in-play = nincs kártya játékban
web-imperium-being-played = kijátszás alatt
web-imperium-hand = Kéz { $n }
web-imperium-no-hand = nincs kártya
web-imperium-spent = kijátszva
web-imperium-looked-at = Ezeket nézed meg
web-imperium-cards = Kéz
web-imperium-known = Megnyitás: a kéz kártyái, amelyeket mindenki látott
web-imperium-deck = Húzópakli
web-imperium-discard = Eldobott
web-imperium-history = Történelem
web-imperium-sunken = Elárasztott
web-imperium-nation-deck = Nemzet
web-imperium-development = Fejlesztés
web-imperium-quests = Küldetések
web-imperium-beneath = Utazás alatta
web-imperium-affordable = kifizethető
web-imperium-shuffles = keverés jön
web-imperium-shuffles-next = A kéz feltöltéséhez meg kell keverni a dobópaklit
web-imperium-own-unrest = a zavargásaid, ezek számítanak összeomláskor
web-imperium-open-unrest = látható zavargások; lehet több is
web-imperium-open-points = { $n ->
    [0] látható pontok: haladás, játékban lévő és eldobott kártyák
    [one] látható pontok, és 1 kártya, amelynek pontjai a végén derülnek ki
   *[other] látható pontok, és { $n } kártya, amelyek pontjai a végén derülnek ki
}

web-imperium-suit-region = régió
web-imperium-suit-uncivilised = civilizálatlan
web-imperium-suit-civilised = civilizált
web-imperium-suit-tributary = adófizető
web-imperium-suit-fame = hírnév
web-imperium-suit-unrest = zavargás
web-imperium-suit-power = hatalom
web-imperium-regions = régiók
web-imperium-icon-city = város
web-imperium-icon-metropolis = metropolisz
web-imperium-icon-scroll = tekercs
web-imperium-icon-knight = lovag
web-imperium-icon-mask = maszk
web-imperium-icon-production = termelés
web-imperium-icon-river = folyó
web-imperium-icon-fertile = termőföld
web-imperium-attack = támadó
web-imperium-pinned = rögzített
web-imperium-free = ingyenes kijátszás
web-imperium-quest = küldetés
web-imperium-exhaust = kimerülő képesség
web-imperium-exhausted = kimerült
web-imperium-solstice = napfordulóhatás
