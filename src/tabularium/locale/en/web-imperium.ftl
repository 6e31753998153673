### The table of Imperium in the browser

web-imperium-market = Market
web-imperium-mine = My side
web-imperium-rivals = Opponents
web-imperium-nations = Nations
web-imperium-choose-side = Choose a side of your power card

web-imperium-round = Round { $n }
web-imperium-order = { $first } begin the round, the solstice comes after { $last }
web-imperium-in-solstice = Solstice
web-imperium-scoring = Scoring is triggered: one more round
web-imperium-last-round = Last round
web-imperium-collapsed = Collapse: least unrest wins

web-imperium-main-deck = Main deck
web-imperium-main-deck-hint = When it is empty, scoring is triggered
web-imperium-small-deck = Refills the slot below
web-imperium-empty = empty
web-imperium-unrest-pile = Unrest pile
web-imperium-unrest-hint = empty: collapse
web-imperium-fame-deck = Fame deck
web-imperium-fame-hint = then King of Kings
web-imperium-king-resolved = { $who } have resolved King of Kings
web-imperium-developing = To develop:
web-imperium-developing-hint = Whoever develops the last card triggers scoring
web-imperium-exile = Exile
web-imperium-gone = Out of the game

web-imperium-state-barbarian = barbarian
web-imperium-state-empire = empire
web-imperium-to-empire = { $n ->
    [one] empire at the next shuffle
   *[other] empire in { $n } shuffles
}
web-imperium-actions = action tokens left
web-imperium-exhausts = exhaust tokens left
web-imperium-innovate = Innovate
web-imperium-innovate-hint = The whole turn: discard your hand, then break through
web-imperium-revolt = Revolt
web-imperium-revolt-hint = The whole turn: return unrest from your hand
web-imperium-end = End turn
web-imperium-end-hint = Goes on to clean-up

web-imperium-in-play = In play
web-imperium-all-in-play = all { $n } in play
web-imperium-nothing-in-play = nothing in play
web-imperium-being-played = being played
web-imperium-hand = Hand { $n }
web-imperium-no-hand = no cards
web-imperium-spent = played
web-imperium-looked-at = You look at
web-imperium-cards = Hand
web-imperium-known = Open: the cards of this hand that everybody has seen
web-imperium-deck = Deck
web-imperium-discard = Discard
web-imperium-history = History
web-imperium-sunken = Sunken
web-imperium-nation-deck = Nation
web-imperium-development = Development
web-imperium-quests = Quests
web-imperium-beneath = Journey beneath
web-imperium-affordable = can be paid
web-imperium-shuffles = shuffles next
web-imperium-shuffles-next = Refilling the hand will shuffle the discard pile
web-imperium-own-unrest = your unrest, which counts in a collapse
web-imperium-open-unrest = unrest that can be seen; there may be more
web-imperium-open-points = { $n ->
    [0] points that can be seen: progress, cards in play and discarded
    [one] points that can be seen, and 1 card whose points are counted at the end
   *[other] points that can be seen, and { $n } cards whose points are counted at the end
}

web-imperium-suit-region = region
web-imperium-suit-uncivilised = uncivilised
web-imperium-suit-civilised = civilised
web-imperium-suit-tributary = tributary
web-imperium-suit-fame = fame
web-imperium-suit-unrest = unrest
web-imperium-suit-power = power
web-imperium-regions = regions
web-imperium-icon-city = city
web-imperium-icon-metropolis = metropolis
web-imperium-icon-scroll = scroll
web-imperium-icon-knight = knight
web-imperium-icon-mask = mask
web-imperium-icon-production = production
web-imperium-icon-river = river
web-imperium-icon-fertile = fertile
web-imperium-attack = attack
web-imperium-pinned = pinned
web-imperium-free = free play
web-imperium-quest = quest
web-imperium-exhaust = exhaust effect
web-imperium-exhausted = exhausted
web-imperium-solstice = solstice effect
