# The table of Imperial Settlers in the browser.

# Rounds, phases and piles.
web-settlers-round = { $n }. forduló / { $most }
web-settlers-phase-lookout = Felderítés
web-settlers-phase-production = Termelés
web-settlers-phase-actions = Akciók
web-settlers-phase-attack = Támadás
web-settlers-common-deck = általános pakli
web-settlers-faction-deck = néppakli
web-settlers-discard = eldobva

# The parts of the table.
web-settlers-factions = Népek
web-settlers-empire = Birodalom
web-settlers-rivals = Ellenfelek
web-settlers-open = Kínálat
web-settlers-offer = Felderítés: a kínálat
web-settlers-drawn = Húzva: egyet megtartasz, a többit továbbadod
web-settlers-looked-at = Húzva: egyet megtartasz
web-settlers-building = Épül
web-settlers-hand-common = Általános kártyák
web-settlers-hand-faction = Népkártyák
web-settlers-hand-empty = Nincs kártya a kézben
web-settlers-full = Részletesen
web-settlers-short = Röviden

# An empire.
web-settlers-production = Termelés
web-settlers-feature = Tulajdonságok
web-settlers-action = Akciók
web-settlers-deals = Szerződések
web-settlers-side-faction = Néphelyszínek · 2 pont darabja
web-settlers-side-common = Általános helyszínek · 1 pont darabja
web-settlers-makes = Fordulónként termel
web-settlers-keeps = Megtartja
web-settlers-next = következő termelés
web-settlers-kept = a forduló végén megmarad
web-settlers-work = Munkások: 2 darab egy erőforrásért vagy kártyáért
web-settlers-pass = Passz
web-settlers-passed = passzolt
web-settlers-first = kezdőjátékos
web-settlers-in-hand = kártya kézben
web-settlers-hand-of = Kézben: { $common } általános, { $faction } népkártya
web-settlers-known = Ismert kártyák a kezében:
web-settlers-under-gate = A Kapu alatt

# Points.
web-settlers-total = pont, ha most véget érne a játék
web-settlers-points-play = sáv
web-settlers-points-common = általános
web-settlers-points-faction = nép
web-settlers-points-bonuses = jutalom

# What lies on a location, and what razing it costs.
web-settlers-used = { $n ->
    [one] egyszer használt
   *[other] { $n } alkalommal használt
}
web-settlers-blocked = erre a fordulóra lezárt
web-settlers-defended = védelemjelző
web-settlers-holds = van rajta
web-settlers-pending = még nem termelt
web-settlers-routed = szerződés: { $who }
web-settlers-taken = tulajdonos: { $who }
web-settlers-raze-cost = a lerombolása { $n } rombolásjelzőbe kerül
web-settlers-danger = Most lerombolhatja: { $who }

# Uses of a hand card.
web-settlers-deal = Szerződés
web-settlers-raze = Rombolás
web-settlers-gate = A Kapu alá
web-settlers-missing = hiányzik:
web-settlers-bonus = megépítéskor:
web-settlers-uses = fordulónként legfeljebb { $n } alkalommal

# The game alone.
web-settlers-virtual = Virtuális játékos
web-settlers-collection = Gyűjtemény { $n } : { $own } saját néphelyszín
web-settlers-attacks = Célpontok a legújabbtól
web-settlers-attacks-left = még a pakliban

# The factions.
web-settlers-barbarians = Barbárok
web-settlers-barbarians-style = Sok munkás és rombolás.
web-settlers-japanese = Japánok
web-settlers-japanese-style = Élelem, szerződések, és szamurájok, akik a néphelyszíneket védik.
web-settlers-romans = Rómaiak
web-settlers-romans-style = Építők: minden új helyszín megtérül.
web-settlers-egyptians = Egyiptomiak
web-settlers-egyptians-style = Arany, és hatalom mások helyszínei felett.

# Signs, for those who do not see them and on pointing at them.
web-settlers-sign-card = kártya
web-settlers-sign-common-card = általános kártya
web-settlers-sign-faction-card = népkártya
web-settlers-sign-hand-card = kártya a kezedből
web-settlers-sign-look = kártya, ebből választasz
web-settlers-sign-samurai = szamuráj
web-settlers-sign-deal = szerződés
web-settlers-sign-deal-good = egy szerződés hozama
web-settlers-sign-take-deal = vedd el egy ellenfél szerződését
web-settlers-sign-discard-deal = egy ellenfél szerződést veszít
web-settlers-sign-deal-goods = a szerződések hozama
web-settlers-sign-route = szerződés egy ellenfél helyszínével
web-settlers-sign-foundation = alapzat
web-settlers-sign-location = egy saját helyszín vagy alapzat eldobása
web-settlers-sign-faction-location = néphelyszín
web-settlers-sign-build = építs meg egy néphelyszínt
web-settlers-sign-copy = egy másik helyszín termelése
web-settlers-sign-reset = tegyél újra használhatóvá egy másik helyszínt
web-settlers-sign-razed = valahányszor rombolsz
web-settlers-sign-raze-own = rombold le egy saját helyszínedet
web-settlers-sign-raze-rival = rombold le egy ellenfél helyszínét
web-settlers-sign-raze-good = egy ellenfél rombolásmezőjének egyik java
web-settlers-sign-remove = egy ellenfél helyszínt dob el
web-settlers-sign-block = zárd le egy ellenfél helyszínét
web-settlers-sign-store = megtartja
web-settlers-sign-steal = vegyél el egy erőforrást egy ellenféltől
web-settlers-sign-take-over = vedd át egy ellenfél helyszínét
web-settlers-sign-rival-discards = egy ellenfél eldob egy kártyát
web-settlers-sign-workers-spent = egy ellenfél bevált 2 munkást
web-settlers-sign-to = hozama
web-settlers-sign-or = vagy
web-settlers-sign-per = minden egyes után
web-settlers-sign-most = legfeljebb
web-settlers-sign-built = valahányszor építesz
web-settlers-sign-black = fekete
web-settlers-sign-purple = lila
web-settlers-sign-blue = kék
web-settlers-sign-brown = barna
web-settlers-sign-yellow = sárga
web-settlers-sign-red = piros
web-settlers-sign-pink = rózsaszín
web-settlers-sign-grey = szürke
