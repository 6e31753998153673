caravan-ask-turn = Your turn: what will you do?
caravan-do-take = Take { $card } from the market
caravan-do-load = Load { $card } for { caravan-price }
caravan-do-sell = Sell { $card } for { caravan-price }
caravan-do-rest = Rest and gain 1 coin
caravan-price = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
caravan-gain = gain { caravan-price }
caravan-gain-per = gain { caravan-price } for each { $of }
caravan-cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
caravan-draw = draw { caravan-cards }
caravan-levy = every rival pays you { caravan-price }
caravan-each-turn = at the start of your turns: { $effect }
caravan-discount = your cards cost { caravan-price } less
caravan-count-card = { $n ->
    [one] card in your caravan
   *[other] { $n } cards in your caravan
}
caravan-count-spice = spice card in your caravan
caravan-count-salt = salt card in your caravan
caravan-count-people = person in your caravan
why-caravan-full = Your hand is full.
why-caravan-poor = You have too few coins to load this.
caravan-score-cards = Cards
caravan-score-coins = Coins
caravan-deck-spice = Spice
caravan-deck-silk = Silk
caravan-deck-salt = Salt
caravan-deck-glass = Glass
caravan-deck-people = People
caravan-event-turn = { $who }, round { $n }.
caravan-event-take = { $who } takes { $card }.
caravan-event-load = { $who } loads { $card } for { caravan-price }.
caravan-event-sell = { $who } sells { $card } for { caravan-price }.
caravan-event-rest = { $who } rests.
caravan-event-gain = { $who } gains { caravan-price }.
caravan-event-draw = { $who } draws { caravan-cards }.
caravan-event-levy = { $rival } pays { $who } { caravan-price }.
caravan-event-carried-off = { $card } leaves the market.
caravan-card-pepper = Pepper
caravan-card-cinnamon = Cinnamon
caravan-card-saffron = Saffron
caravan-card-bazaar = Bazaar
caravan-card-cocoons = Cocoons
caravan-card-bolt = Bolt of Silk
caravan-card-robes = Robes
caravan-card-silk-road = Silk Road
caravan-card-salt-block = Salt Block
caravan-card-salt-pan = Salt Pan
caravan-card-salt-mine = Salt Mine
caravan-card-salt-tax = Salt Tax
caravan-card-beads = Beads
caravan-card-lamp = Lamp
caravan-card-glassblower = Glassblower
caravan-card-hall-of-mirrors = Hall of Mirrors
caravan-card-driver = Camel Driver
caravan-card-broker = Broker
caravan-card-scout = Scout
caravan-card-envoy = Envoy
caravan-term-caravan = Caravan
    .text = The cards you have loaded. They count for your points, and what lasts works while it lies there.
    .forms = caravan
