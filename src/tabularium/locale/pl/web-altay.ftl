# Układ stołu Altay w przeglądarce.

# Parts of the table.
web-altay-tab-map = Mapa
web-altay-tab-mine = Twoje
web-altay-tab-market = Oferta
web-altay-tab-rivals = Przeciwnicy
web-altay-map = Mapa
web-altay-market = Oferta
web-altay-achievements = Osiągnięcia
web-altay-table = Na twoim stole
web-altay-setup = Przygotowanie
web-altay-round = Runda { $n }
web-altay-last-round = ostatnia runda
web-altay-closer = Przybliż
web-altay-wider = Oddal
web-altay-details = Szczegóły: { $who }

# Factions.
web-altay-earthfolk = Ziemny Lud
web-altay-elvenfolk = Elfi Lud
web-altay-firefolk = Ognisty Lud
web-altay-smallfolk = Mały Lud

# Territories.
web-altay-farmland = uprawa
web-altay-forest = las
web-altay-hill = wzgórze
web-altay-mountain = góra
web-altay-farmland-n = uprawa { $n }
web-altay-forest-n = las { $n }
web-altay-hill-n = wzgórze { $n }
web-altay-mountain-n = góra { $n }
web-altay-settlements = { $n ->
    [one] { $n } osada
    [few] { $n } osady
   *[many] { $n } osad
}
web-altay-token = znacznik podboju { $value }
web-altay-free = można tu osiąść
web-altay-vp = +{ $n } PZ
web-altay-strait = Sąsiedzi przez cieśninę

# Market and achievements.
web-altay-payable = stać cię na tę kartę
web-altay-bought = kupiona w tej turze
web-altay-empty-pile = wyprzedane
web-altay-left = { $n ->
    [one] została { $n } kopia
    [few] zostały { $n } kopie
   *[many] zostało { $n } kopii
}
web-altay-deck = { $n ->
    [one] { $n } karta w talii
    [few] { $n } karty w talii
   *[many] { $n } kart w talii
}
web-altay-worth = teraz warte { $n } PZ
web-altay-each = każde warte 1 PZ
web-altay-filled = zajęte
web-altay-empty = puste
web-altay-settlement-on = leży na niej osada
web-altay-secret = tajny
web-altay-secret-worth = twój tajny cud: teraz wart { $n } PZ i 3 więcej za to, że jest tajny

# Players.
web-altay-goods = Zasoby w tej turze
web-altay-hand = { $n ->
    [one] Ręka: { $n } karta
    [few] Ręka: { $n } karty
   *[many] Ręka: { $n } kart
}
web-altay-hand-empty = Nie masz kart na ręce.
web-altay-table-empty = Przed tobą jeszcze nic nie leży.
web-altay-first = pierwszy gracz
web-altay-hand-n = karty na ręce
web-altay-deck-n = karty w talii
web-altay-discard-n = karty odrzucone i zagrane
web-altay-supply = osady do umieszczenia; gra kończy się z ostatnią
web-altay-most-defence = najwięcej obrony, jaką mogą dodać karty na ręce
web-altay-attack-at-hand = atak na twojej ręce
web-altay-defence-at-hand = obrona na twojej ręce
web-altay-from-hand = atak na twojej ręce
web-altay-kept = zachowane:
web-altay-kept-card = zachowana
web-altay-played = zagrane:
web-altay-in-deck = W talii ({ $n }):
web-altay-in-discard = Odrzucone ({ $n }):
web-altay-gone = Poza grą ({ $n }):
web-altay-lost = osady poza grą: { $n }
web-altay-known-hand = Znane na ręce ({ $n }):
web-altay-hand-and-deck = Ręka i talia razem ({ $n }):
web-altay-tokens = Znaczniki podboju, suma { $n }:
web-altay-consumed = zużyte: { $n }
web-altay-points-achievements = osiągnięcia
web-altay-points-cards = karty akcji
web-altay-points-territories = terytoria
web-altay-points-captured = przejęte osady
web-altay-points-tokens = znaczniki podboju

# Signs on cards, for screen readers and on hover.
web-altay-or = lub
web-altay-price = cena
web-altay-sign-to = aby
web-altay-sign-attack = atak
web-altay-sign-defence = obrona
web-altay-sign-build = zbuduj osady
web-altay-sign-draw = dobierz karty
web-altay-sign-draw_more = dobierz o jedną kartę więcej
web-altay-sign-store = zmagazynuj
web-altay-sign-consume = zużyj znacznik podboju
web-altay-sign-fill = wypełnij swoją kartę Wioska
web-altay-sign-trash = wyrzuć kartę z gry
web-altay-sign-discard = odrzuć kartę
web-altay-sign-archive = zachowaj kartę
web-altay-sign-swap = wymień zasób
web-altay-sign-resettle = przesiedl
web-altay-sign-farmland = zagospodaruj uprawę
web-altay-sign-forest = zagospodaruj las
web-altay-sign-hill = zagospodaruj wzgórze
web-altay-sign-mountain = zagospodaruj górę
web-altay-when-always = powtarzalna
web-altay-when-once = raz na turę
web-altay-when-end = na koniec twojej tury
web-altay-when-instant = po ukończeniu
