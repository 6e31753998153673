caravan-ask-turn = Twoja tura: co robisz?
caravan-do-take = Weź z targu: { $card }
caravan-do-load = Załaduj: { $card } (koszt: { caravan-price })
caravan-do-sell = Sprzedaj: { $card } (zysk: { caravan-price })
caravan-do-rest = Odpocznij i zyskaj 1 monetę
caravan-price = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
}
caravan-gain = zyskujesz: { caravan-price }
caravan-gain-per = zyskujesz { caravan-price } za każdą { $of }
caravan-draw = dobierasz karty: { $n }
caravan-levy = każdy rywal płaci ci: { caravan-price }
caravan-each-turn = na początku twoich tur: { $effect }
caravan-discount = koszt twoich kart jest mniejszy o: { caravan-price }
caravan-count-card = { $n ->
    [one] kartę w twojej karawanie
   *[other] { $n } karty w twojej karawanie
}
caravan-count-spice = kartę przypraw w twojej karawanie
caravan-count-salt = kartę soli w twojej karawanie
caravan-count-people = osobę w twojej karawanie
why-caravan-full = Masz pełną rękę.
why-caravan-poor = Masz za mało monet, żeby to załadować.
caravan-score-cards = Karty
caravan-score-coins = Monety
caravan-deck-spice = Przyprawy
caravan-deck-silk = Jedwab
caravan-deck-salt = Sól
caravan-deck-glass = Szkło
caravan-deck-people = Ludzie
caravan-event-turn = { $who }, runda { $n }.
caravan-event-take = { $who } bierze kartę: { $card }.
caravan-event-load = { $who } ładuje kartę: { $card } (koszt: { caravan-price }).
caravan-event-sell = { $who } sprzedaje kartę: { $card } (zysk: { caravan-price }).
caravan-event-rest = { $who } odpoczywa.
caravan-event-gain = { $who } zyskuje: { caravan-price }.
caravan-event-draw = { $who } dobiera karty: { $n }.
caravan-event-levy = { $rival } płaci graczowi { $who }: { caravan-price }.
caravan-event-carried-off = Z targu znika karta: { $card }.
caravan-card-pepper = Pieprz
caravan-card-cinnamon = Cynamon
caravan-card-saffron = Szafran
caravan-card-bazaar = Bazar
caravan-card-cocoons = Kokony
caravan-card-bolt = Bela jedwabiu
caravan-card-robes = Szaty
caravan-card-silk-road = Jedwabny szlak
caravan-card-salt-block = Bryła soli
caravan-card-salt-pan = Warzelnia soli
caravan-card-salt-mine = Kopalnia soli
caravan-card-salt-tax = Podatek solny
caravan-card-beads = Paciorki
caravan-card-lamp = Lampa
caravan-card-glassblower = Dmuchacz szkła
caravan-card-hall-of-mirrors = Sala luster
caravan-card-driver = Poganiacz wielbłądów
caravan-card-broker = Pośrednik
caravan-card-scout = Zwiadowca
caravan-card-envoy = Poseł
caravan-term-caravan = Karawana
    .text = Karty, które masz załadowane. Dają ci punkty, a to, co trwa, działa, dopóki tam leżą.
    .forms = karawanie
