# Az Altay asztala a böngészőben.

# Parts of the table.
web-altay-tab-map = Térkép
web-altay-tab-mine = Nálad
web-altay-tab-market = Piac
web-altay-tab-rivals = Ellenfelek
web-altay-map = A térkép
web-altay-market = Piac
web-altay-achievements = Vívmányok
web-altay-table = Az asztalodon
web-altay-setup = Előkészületek
web-altay-round = { $n }. forduló
web-altay-last-round = utolsó forduló
web-altay-closer = Közelebb
web-altay-wider = Távolabb
web-altay-details = Részletek: { $who }

# Factions.
web-altay-earthfolk = Földnép
web-altay-elvenfolk = Elfnép
web-altay-firefolk = Tűznép
web-altay-smallfolk = Aprónép

# Territories.
web-altay-farmland = szántó
web-altay-forest = erdő
web-altay-hill = domb
web-altay-mountain = hegy
web-altay-farmland-n = { $n }. szántó
web-altay-forest-n = { $n }. erdő
web-altay-hill-n = { $n }. domb
web-altay-mountain-n = { $n }. hegy
web-altay-settlements = { $n } település
web-altay-token = { $value } értékű hódításjelző
web-altay-free = szabad, lehet ide építeni
web-altay-vp = +{ $n } GyP
web-altay-strait = Szomszédok a szoroson át

# Market and achievements.
web-altay-payable = erre most futja
web-altay-bought = ebben a körben már vettél belőle
web-altay-empty-pile = elfogyott
web-altay-left = még { $n } példány
web-altay-deck = { $n } kártya a pakliban
web-altay-worth = most { $n } GyP-t ér
web-altay-each = mindegyik 1 GyP-t ér
web-altay-filled = betöltve
web-altay-empty = üres
web-altay-settlement-on = egy település van rajta
web-altay-secret = titkos
web-altay-secret-worth = a titkos csodád: most { $n } GyP-t ér, és még 3-at, mert titkos

# Players.
web-altay-goods = E kör erőforrásai
web-altay-hand = Kézben { $n } kártya
web-altay-hand-empty = Nincs kártya a kezedben.
web-altay-table-empty = Még nincs előtted semmi.
web-altay-first = kezdőjátékos
web-altay-hand-n = kártyák kézben
web-altay-deck-n = kártyák a pakliban
web-altay-discard-n = eldobott és kijátszott kártyák
web-altay-supply = még lerakható települések; az utolsóval véget ér a játék
web-altay-most-defence = ennyi védelmet adhatnak legfeljebb a kézben tartott kártyák
web-altay-attack-at-hand = támadás a kezedben
web-altay-defence-at-hand = védelem a kezedben
web-altay-from-hand = a kezedben lévő támadás
web-altay-kept = félretéve:
web-altay-kept-card = félretéve
web-altay-played = kijátszva:
web-altay-in-deck = A pakliban ({ $n }):
web-altay-in-discard = Eldobva ({ $n }):
web-altay-gone = Kikerült a játékból ({ $n }):
web-altay-lost = játékból kikerült települések: { $n }
web-altay-known-hand = Biztosan kézben ({ $n }):
web-altay-hand-and-deck = Kézben és pakliban együtt ({ $n }):
web-altay-tokens = Hódításjelzők, összesen { $n }:
web-altay-consumed = elhasználva: { $n }
web-altay-points-achievements = vívmányok
web-altay-points-cards = akciókártyák
web-altay-points-territories = területek
web-altay-points-captured = zsákmányolt települések
web-altay-points-tokens = hódításjelzők

# Signs on cards, for screen readers and on hover.
web-altay-or = vagy
web-altay-price = ár
web-altay-sign-to = hogy
web-altay-sign-attack = támadás
web-altay-sign-defence = védelem
web-altay-sign-build = települések építése
web-altay-sign-draw = kártyahúzás
web-altay-sign-draw_more = eggyel több kártya húzása
web-altay-sign-store = raktározás
web-altay-sign-consume = egy hódításjelző elhasználása
web-altay-sign-fill = a Falu kártyád megtöltése
web-altay-sign-trash = egy kártya kivétele a játékból
web-altay-sign-discard = egy kártya eldobása
web-altay-sign-archive = egy kártya félretétele
web-altay-sign-swap = egy erőforrás cseréje
web-altay-sign-resettle = áttelepítés
web-altay-sign-farmland = egy szántó hasznosítása
web-altay-sign-forest = egy erdő hasznosítása
web-altay-sign-hill = egy domb hasznosítása
web-altay-sign-mountain = egy hegy hasznosítása
web-altay-when-always = mindig
web-altay-when-once = körönként egyszer
web-altay-when-end = a köröd végén
web-altay-when-instant = a befejezéskor
