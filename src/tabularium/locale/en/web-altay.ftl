# The layout of Altay in the browser.

# Parts of the table.
web-altay-tab-map = Map
web-altay-tab-mine = Yours
web-altay-tab-market = Market
web-altay-tab-rivals = Opponents
web-altay-map = The map
web-altay-market = Market
web-altay-achievements = Achievements
web-altay-table = On your table
web-altay-setup = Setup
web-altay-round = Round { $n }
web-altay-last-round = last round
web-altay-closer = Look closer
web-altay-wider = Look from further away
web-altay-details = Details: { $who }

# Factions.
web-altay-earthfolk = Earthfolk
web-altay-elvenfolk = Elvenfolk
web-altay-firefolk = Firefolk
web-altay-smallfolk = Smallfolk

# Territories.
web-altay-farmland = farmland
web-altay-forest = forest
web-altay-hill = hill
web-altay-mountain = mountain
web-altay-farmland-n = farmland { $n }
web-altay-forest-n = forest { $n }
web-altay-hill-n = hill { $n }
web-altay-mountain-n = mountain { $n }
web-altay-settlements = { $n ->
    [one] { $n } settlement
   *[other] { $n } settlements
}
web-altay-token = conquest token { $value }
web-altay-free = free to settle
web-altay-vp = +{ $n } VP
web-altay-strait = Neighbours across the strait

# Market and achievements.
web-altay-payable = you can pay this now
web-altay-bought = bought this turn
web-altay-empty-pile = sold out
web-altay-left = { $n ->
    [one] { $n } copy left
   *[other] { $n } copies left
}
web-altay-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
web-altay-worth = worth { $n } VP now
web-altay-each = each worth 1 VP
web-altay-filled = filled
web-altay-empty = empty
web-altay-settlement-on = a settlement lies on it
web-altay-secret = secret
web-altay-secret-worth = your secret wonder: worth { $n } VP now, and 3 more because it is secret

# Players.
web-altay-goods = Resources this turn
web-altay-hand = { $n ->
    [one] Hand: { $n } card
   *[other] Hand: { $n } cards
}
web-altay-hand-empty = No cards in hand.
web-altay-table-empty = Nothing lies before you yet.
web-altay-first = first player
web-altay-hand-n = cards in hand
web-altay-deck-n = cards in the deck
web-altay-discard-n = cards discarded and played
web-altay-supply = settlements left to build; the game ends with the last one
web-altay-most-defence = the most defence the cards in hand can add
web-altay-attack-at-hand = attack in your hand
web-altay-defence-at-hand = defence in your hand
web-altay-from-hand = the attack in your hand
web-altay-kept = kept:
web-altay-kept-card = kept
web-altay-played = played:
web-altay-in-deck = In the deck ({ $n }):
web-altay-in-discard = Discarded ({ $n }):
web-altay-gone = Out of the game ({ $n }):
web-altay-lost = settlements out of the game: { $n }
web-altay-known-hand = Known in hand ({ $n }):
web-altay-hand-and-deck = Hand and deck together ({ $n }):
web-altay-tokens = Conquest tokens, sum { $n }:
web-altay-consumed = { $n } consumed
web-altay-points-achievements = achievements
web-altay-points-cards = action cards
web-altay-points-territories = territories
web-altay-points-captured = captured settlements
web-altay-points-tokens = conquest tokens

# Signs on cards, for screen readers and on hover.
web-altay-or = or
web-altay-price = price
web-altay-sign-to = to
web-altay-sign-attack = attack
web-altay-sign-defence = defence
web-altay-sign-build = build settlements
web-altay-sign-draw = draw cards
web-altay-sign-draw_more = draw one card more
web-altay-sign-store = store
web-altay-sign-consume = consume a conquest token
web-altay-sign-fill = fill your Village
web-altay-sign-trash = trash a card
web-altay-sign-discard = discard a card
web-altay-sign-archive = keep a card
web-altay-sign-swap = exchange a resource
web-altay-sign-resettle = resettle
web-altay-sign-farmland = use a farmland
web-altay-sign-forest = use a forest
web-altay-sign-hill = use a hill
web-altay-sign-mountain = use a mountain
web-altay-when-always = always
web-altay-when-once = once per turn
web-altay-when-end = at the end of your turn
web-altay-when-instant = when completed
