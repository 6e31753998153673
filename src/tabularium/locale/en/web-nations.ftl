# The layout of Nations in the browser.
web-nations-tab-progress = Progress
web-nations-tab-mine = My board
web-nations-tab-round = Round
web-nations-tab-rivals = Nations
web-nations-setup = Setup
web-nations-age = Age { $age }, round { $round }
web-nations-phase-setup = setup
web-nations-phase-maintenance = maintenance
web-nations-phase-action = actions
web-nations-phase-production = production
web-nations-phase-over = finished
web-nations-deck = Deck of age { $age }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-nations-price = { $n } gold for a card of this row
web-nations-sold = sold
web-nations-die-columns = Columns the die clears
web-nations-events = Events
web-nations-tile = Event tile
web-nations-not-drawn = The event is drawn after growth.
web-nations-architects = { $n ->
    [one] { $n } public architect left
   *[other] { $n } public architects left
}
web-nations-famine = Famine: everybody loses { $n } food
web-nations-no-war = No war this round
web-nations-war-over = The war is over
web-nations-war-at = war { $n }
web-nations-beaten = defeated now:
web-nations-nobody-beaten = Nobody would be defeated now.
web-nations-strongest = strongest
web-nations-weakest = weakest
web-nations-most-stable = most stable
web-nations-least-stable = least stable
web-nations-order = Player order
web-nations-passed = passed { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
web-nations-nation = Nation
web-nations-rival = Virtual opponent
web-nations-rival-has = opponent { $n }
web-nations-counts-as = counts as { $n }
web-nations-short = { $n } short
web-nations-production = Next production
web-nations-after = After production and famine
web-nations-weaker = weaker than the war
web-nations-revolt = revolt: −1 VP, −{ $n ->
    [one] { $n } book
   *[other] { $n } books
}
web-nations-at-end = { $n } in all
web-nations-books-now = books +{ $n }
web-nations-books-title = VP for books if the age ended now
web-nations-points-colonies = colonies { $n }
web-nations-points-wonders = wonders { $n }
web-nations-points-workers = workers { $n }
web-nations-points-stock = stock { $n }
web-nations-supply = Free workers
web-nations-food-section = Food section: each worker taken costs 3 food in every production phase
web-nations-stability-section = Stability section: each worker taken costs 3 stability
web-nations-above = Above the track
web-nations-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
web-nations-workers-on = { $card }: { $n ->
    [0] no workers
    [one] { $n } worker
   *[other] { $n } workers
}
web-nations-used = used
web-nations-cards = Buildings and military
web-nations-advisor = Advisor
web-nations-colonies = Colonies
web-nations-site = Under construction
web-nations-wonders = Wonders
web-nations-rule = Side B
web-nations-free-card = Free space for a building or military card
web-nations-free-space = Free space: { $what }
web-nations-no-site = No wonder under construction
web-nations-sections = { $n } of { $of } sections built
web-nations-private = { $n ->
    [one] { $n } private architect
   *[other] { $n } private architects
}
web-nations-buying = Bought
web-nations-boards = Boards
web-nations-china = China
web-nations-egypt = Egypt
web-nations-greece = Greece
web-nations-persia = Persia
web-nations-rome = Rome
