# Imperial Settlers.
settlers-title = Imperial Settlers
settlers-about = Five rounds to build an empire, strike deals and raze what stands in the way.
    .sort = cards and goods

# Factions and seats.
settlers-barbarians = Barbarians
settlers-japanese = Japanese
settlers-romans = Romans
settlers-egyptians = Egyptians
settlers-virtual = Virtual player

# Goods: an amount, or with 0 the bare name. .what is the object of a verb.
settlers-n-wood = { $n ->
    [0] wood
   *[other] { $n } wood
}
settlers-n-stone = { $n ->
    [0] stone
   *[other] { $n } stone
}
settlers-n-food = { $n ->
    [0] food
   *[other] { $n } food
}
settlers-n-gold = { $n ->
    [0] gold
   *[other] { $n } gold
}
settlers-n-worker = { $n ->
    [0] workers
    [one] { $n } worker
   *[other] { $n } workers
}
settlers-n-raze = { $n ->
    [0] raze tokens
    [one] { $n } raze token
   *[other] { $n } raze tokens
}
settlers-n-defence = { $n ->
    [0] defence tokens
    [one] { $n } defence token
   *[other] { $n } defence tokens
}
settlers-n-card = { $n ->
    [0] cards
    [one] { $n } card
   *[other] { $n } cards
}
settlers-n-common-card = { $n ->
    [0] common cards
    [one] { $n } common card
   *[other] { $n } common cards
}
settlers-n-faction-card = { $n ->
    [0] faction cards
    [one] { $n } faction card
   *[other] { $n } faction cards
}
settlers-n-vp = { $n ->
    [0] VP
   *[other] { $n } VP
}
settlers-n-any = { $n ->
    [0] resources of any kind
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}

# Common cards.
settlers-card-statue = Statue
settlers-card-supplier = Supplier
settlers-card-wood-storage = Wood Storage
settlers-card-carpenters-workshop = Carpenter's Workshop
settlers-card-gallows = Gallows
settlers-card-mill = Mill
settlers-card-old-forest = Old Forest
settlers-card-quarry = Quarry
settlers-card-rubble = Rubble
settlers-card-village = Village
settlers-card-town = Town
settlers-card-farmers-at-work = Farmers at Work
settlers-card-mammas-baths = Mamma's Baths
settlers-card-armorer = Armorer
settlers-card-gold-mine = Gold Mine
settlers-card-grain-field = Grain Field
settlers-card-lords-fields = Lord's Fields
settlers-card-monument = Monument
settlers-card-merchants-guild = Merchant's Guild
settlers-card-gold-creek = Gold Creek
settlers-card-wood-supplier = Wood Supplier
settlers-card-goldsmiths-workshop = Goldsmith's Workshop
settlers-card-marketplace = Marketplace
settlers-card-coal-mine = Coal Mine
settlers-card-mason = Mason
settlers-card-court-sculptor = Court Sculptor
settlers-card-masons-guild = Mason's Guild
settlers-card-missionaries = Missionaries
settlers-card-settlers = Settlers
settlers-card-acting-troupe = Acting Troupe
settlers-card-lumberjacks = Lumberjacks
settlers-card-carpenter = Carpenter
settlers-card-joiner = Joiner
settlers-card-castle = Castle
settlers-card-tavern = Tavern
settlers-card-barracks = Barracks
settlers-card-confectioner = Confectioner
settlers-card-pig-farmer = Pig Farmer
settlers-card-brewer = Brewer
settlers-card-imperial-messenger = Imperial Messenger
settlers-card-new-forest = New Forest
settlers-card-hanseatic-league = Hanseatic League
settlers-card-lumberjacks-route = Lumberjacks' Route
settlers-card-watchtower = Watchtower
settlers-card-ruins = Ruins
settlers-card-baker = Baker
settlers-card-sawmill = Sawmill
settlers-card-canteen = Canteen
settlers-card-meeting-place = Meeting Place
settlers-card-monty-the-merchant = Monty the Merchant
settlers-card-apartment = Apartment
settlers-card-hunter-joe = Hunter Joe
settlers-card-above-ground-mine = Above-Ground Mine
settlers-card-porters = Porters

# Barbarian cards.
settlers-card-primeval-forest = Primeval Forest
settlers-card-barbarian-altar = Barbarian Altar
settlers-card-raid = Raid
settlers-card-saboteurs = Saboteurs
settlers-card-sentry-tower = Sentry Tower
settlers-card-dark-chapel = Dark Chapel
settlers-card-pack = Pack
settlers-card-rabble = Rabble
settlers-card-settlement = Settlement
settlers-card-hillfort = Hillfort
settlers-card-expedition = Expedition
settlers-card-barbarian-quarry = Barbarian Quarry
settlers-card-barter = Barter
settlers-card-fighting-pit = Fighting Pit
settlers-card-idol = Idol
settlers-card-mission = Mission
settlers-card-pyre = Pyre
settlers-card-robbers = Robbers

# Japanese cards.
settlers-card-farm = Farm
settlers-card-rice-fields = Rice Fields
settlers-card-geisha-house = Geisha House
settlers-card-garrison = Garrison
settlers-card-daimyos-castle = Daimyo's Castle
settlers-card-buddhas-temple = Buddha's Temple
settlers-card-casino = Casino
settlers-card-gate = Gate
settlers-card-shrine = Shrine
settlers-card-stalls = Stalls
settlers-card-negotiator = Negotiator
settlers-card-sake-brewery = Sake Brewery
settlers-card-trade-route = Trade Route
settlers-card-dojo = Dojo
settlers-card-ninjas = Ninjas
settlers-card-sumo-school = Sumo School
settlers-card-master-swordsmith = Master Swordsmith
settlers-card-school-of-diplomacy = School of Diplomacy

# Roman cards.
settlers-card-sculptors-workshop = Sculptor's Workshop
settlers-card-sculptors-apprentice = Sculptor's Apprentice
settlers-card-gladiator-school = Gladiator School
settlers-card-engineers = Engineers
settlers-card-gardens = Gardens
settlers-card-spies = Spies
settlers-card-architect = Architect
settlers-card-administration = Administration
settlers-card-headquarters = Headquarters
settlers-card-legion = Legion
settlers-card-warehouses = Warehouses
settlers-card-builder = Builder
settlers-card-roman-fortifications = Roman Fortifications
settlers-card-trade-colony = Trade Colony
settlers-card-roman-barracks = Roman Barracks
settlers-card-stonecutter = Stonecutter
settlers-card-roman-bank = Roman Bank
settlers-card-colossus = Colossus

# Egyptian cards.
settlers-card-desert = Desert
settlers-card-altar-of-bastet = Altar of Bastet
settlers-card-chariot-builder = Chariot Builder
settlers-card-pharaohs-guard = Pharaoh's Guard
settlers-card-oasis = Oasis
settlers-card-slaver = Slaver
settlers-card-royal-bath = Royal Bath
settlers-card-golden-bazaar = Golden Bazaar
settlers-card-scorpion-breeder = Scorpion Breeder
settlers-card-caravan = Caravan
settlers-card-temple-of-ra = Temple of Ra
settlers-card-sanctuary = Sanctuary
settlers-card-avenue-of-sphinxes = Avenue of Sphinxes
settlers-card-sphinx = Sphinx
settlers-card-goldsmith = Goldsmith
settlers-card-slaves = Slaves
settlers-card-egyptian-quarry = Egyptian Quarry
settlers-card-pyramid = Pyramid

# The virtual player's attack cards.
settlers-card-attack-wood = Attack on wood
settlers-card-attack-stone = Attack on stone
settlers-card-attack-food = Attack on food
settlers-card-attack-gold = Attack on gold
settlers-card-attack-worker = Attack on a worker
settlers-card-attack-card = Attack on a card
settlers-card-attack-vp = Attack on VP

# A card that needs more than its name: another printing, or a location with what lies on it.
settlers-printing = { $card } { $n ->
    [2] B
    [3] C
   *[other] { $n }
}
settlers-location = { $card } [{ $marks }]
settlers-mark-used = { $n ->
    [one] used once
   *[other] used { $n } times
}
settlers-mark-blocked = blocked
settlers-mark-defended = defended
settlers-mark-samurai = samurai
settlers-mark-route = deal: { $who }
settlers-mark-taken = taken from: { $who }
settlers-mark-holds = { $n } so far
    .gate = cards under it: { $n }
    .shrine = resources on it: { $n }
    .oasis = workers from it: { $n }
settlers-foundation = { $card } (foundation)
settlers-route-deal = { $card } (by Trade Route)
settlers-in-line = { $card } (no. { $n } from the newest)
settlers-n-location = { $n ->
    [one] { $n } location or foundation
   *[other] { $n } locations or foundations
}
settlers-free = free
settlers-rival-card = { $rival }: { $card }

# Effects.
settlers-gain = gain { $goods }
    .do = Gain { $goods }
settlers-draw = draw { $goods }
    .do = Draw { $goods }
settlers-gain-per = gain { $good } per { $of } (at most { $most })
settlers-or = { $a } or { $b }
settlers-spend = spend { $goods }
    .do = Spend { $goods }
settlers-discard-hand-card = discard a card from your hand
settlers-discard-own-deal = discard one of your deals
settlers-steal = take 1 wood, stone or food from an opponent's supply
settlers-dark-chapel = raze a card from your hand for 1 raze token or an opponent's location for 2 (more if it is protected); you may discard any of the goods this gives, VP too, for 2 VP each
settlers-gain-raze-good = gain 1 good of your choice from the raze field of an opponent's location without razing it
settlers-raze-own = raze one of your own common locations
settlers-raze-freely = raze an opponent's location, even a protected one, without further raze tokens
settlers-remove = discard an opponent's location without razing it
settlers-block = block an opponent's action location for this round
settlers-take-over = take over an opponent's location for this round
settlers-route = make a deal with an opponent's faction location
settlers-discard-deal = discard an opponent's deal
settlers-rob-deal = discard an opponent's deal and gain its good
settlers-take-deal = make an opponent's deal your own
settlers-rival-discards = make an opponent discard a card of their choice
settlers-look-and-keep = draw 2 cards, keep 1 of them and discard the other
settlers-keep-faction-card = draw 2 faction cards, keep 1 of them and shuffle the other back into the deck
settlers-copy-production = gain what one of your production locations produces
settlers-copy-other = gain what one of your other production locations produces
settlers-reset = make another of your action locations ready to be activated again
settlers-deal-good = gain the good of one of your deals
settlers-build-deal = build one of your deals without discarding a location for it
settlers-build-from-hand = build a faction location from your hand without discarding a location for it
settlers-lay-foundation = lay a common card from your hand as a foundation
settlers-samurai = { $n ->
    [one] place { $n } samurai on a faction location of yours
   *[other] place { $n } samurai, each on a different faction location of yours
}
settlers-oasis = gain 1 worker (at most { $most } per round)
settlers-convert-deal-goods = you may discard any number of the goods your deals give, for 1 VP each
settlers-slaver = you may { $a } or { $b }

# Features: what locations do for as long as they stand.
settlers-when-built-black = each time you build a black location: { $effect }
settlers-when-built-purple = each time you build a purple location: { $effect }
settlers-when-built-blue = each time you build a blue location: { $effect }
settlers-when-built-brown = each time you build a brown location: { $effect }
settlers-when-built-yellow = each time you build a yellow location: { $effect }
settlers-when-built-red = each time you build a red location: { $effect }
settlers-when-built-pink = each time you build a pink location: { $effect }
settlers-when-built-grey = each time you build a grey location: { $effect }
settlers-when-built-faction = each time you build a faction location: { $effect }
settlers-when-razed = each time you raze: { $effect }
settlers-when-dealt = each time you make a deal: { $effect }
settlers-when-workers-spent = each time an opponent spends 2 workers for a resource or a card: { $effect }
settlers-deal-goods = in the production phase: { $effect }
settlers-store = between rounds you may keep any amount of { $goods }
settlers-sphinx = each time you gain 2 or more VP at once: gain { $n } VP more
settlers-gate = at any time in your turn: put cards from your hand under this location, for 1 VP each; at the end of the game 2 VP if at least 3 cards lie there
settlers-shrine = at any time in your turn: put resources on this location, where they stay; at the end of the game 2, 5 or 10 VP for at least 3, 7 or 12 of them

# What cards count, after "per".
settlers-count-black = { $n ->
    [one] black location in your empire
   *[other] { $n } black locations in your empire
}
settlers-count-purple = { $n ->
    [one] purple location in your empire
   *[other] { $n } purple locations in your empire
}
settlers-count-blue = { $n ->
    [one] blue location in your empire
   *[other] { $n } blue locations in your empire
}
settlers-count-brown = { $n ->
    [one] brown location in your empire
   *[other] { $n } brown locations in your empire
}
settlers-count-yellow = { $n ->
    [one] yellow location in your empire
   *[other] { $n } yellow locations in your empire
}
settlers-count-red = { $n ->
    [one] red location in your empire
   *[other] { $n } red locations in your empire
}
settlers-count-pink = { $n ->
    [one] pink location in your empire
   *[other] { $n } pink locations in your empire
}
settlers-count-grey = { $n ->
    [one] grey location in your empire
   *[other] { $n } grey locations in your empire
}
settlers-count-samurai = { $n ->
    [one] samurai in your empire
   *[other] { $n } samurai in your empire
}

# Questions.
settlers-ask-faction = Which faction will you lead?
settlers-ask-draft = Which card do you take?
settlers-ask-produce = Which location produces next?
settlers-ask-turn = Your turn: what will you do?
settlers-ask-draw = Which deck do you draw from?
settlers-ask-draw-two = Card { $n } of 2: which deck do you draw it from?
settlers-ask-gain = What do you gain?
settlers-ask-gain-of = { $card }: what do you gain?
settlers-ask-gold = You pay { $goods }: how much gold do you use instead?
settlers-ask-any = What do you pay? ({ $n } left)
settlers-ask-pay-card = Which card do you discard from your hand?
settlers-ask-pay-deal = Which of your deals do you discard?
settlers-ask-sacrifice = Which location or foundation do you discard to build { $card }?
settlers-ask-again = { $card }: activate it once more?
settlers-ask-twice = { $card }: activate it twice at once?
settlers-ask-work = What do you take for 2 workers?
settlers-ask-steal = What do you take, and from whom?
settlers-ask-dark-chapel = What do you raze?
settlers-ask-convert = Keep { $good }, or discard it and gain 2 VP?
settlers-ask-convert-deal-goods = Your deals gave { $good }: discard any, and gain 1 VP for each?
settlers-ask-gain-raze-good = Which location's raze field do you use?
settlers-ask-raze-good = Which good of the raze field do you gain?
settlers-ask-raze-own = Which of your common locations do you raze?
settlers-ask-raze-freely = Which location do you raze?
settlers-ask-remove = Which opponent’s location do you discard?
settlers-ask-block = Which action location do you block?
settlers-ask-take-over = Which location do you take over for this round?
settlers-ask-route = Which location do you make a deal with?
settlers-ask-discard-deal = Which deal does an opponent lose?
settlers-ask-rob-deal = Which deal does an opponent lose? You gain its good.
settlers-ask-take-deal = Which deal do you take?
settlers-ask-rival-discards = Which opponent discards a card?
settlers-ask-discard = Which card do you discard?
settlers-ask-look-and-keep = Draw two cards and keep one: what do you choose?
settlers-ask-keep-faction-card = Draw two faction cards and keep one: what do you choose?
settlers-ask-copy-production = Which location's production do you gain?
settlers-ask-copy-other = Which other location's production do you gain?
settlers-ask-reset = Which location do you make ready to be activated again?
settlers-ask-deal-good = Which deal gives you its good?
settlers-ask-build-deal = Which deal do you build?
settlers-ask-build-from-hand = Which faction location do you build?
settlers-ask-lay-foundation = Which card becomes a foundation?
settlers-ask-samurai = Where do you place a samurai?
settlers-ask-attack = Which of these locations do you lose?
settlers-ask-slaver = What do you spend for VP?

# Several things chosen at once.
settlers-ask-pay = You pay { $goods }: with what? Gold may stand in.
settlers-ask-convert-all = Which goods that your deals gave do you discard? You gain 1 VP for each.
settlers-set-pay = Pay { $goods }
settlers-set-convert = Discard { $goods }: gain { $vp } VP
settlers-set-samurai = Place samurai: { $places }

# Options.
settlers-do-build = Build { $card } for { $cost }
settlers-do-build-free = Build { $card } for free
settlers-do-deal = Make a deal with { $card } for { $cost }: { $effect }
settlers-do-raze-hand = Raze { $card } from your hand for { $cost }: { $effect }
settlers-do-raze-rival = Raze { $card } for { $cost }: { $effect }
settlers-do-use = Activate { $card }: { $effect }
settlers-do-again = Activate it again
settlers-do-enough = No more
settlers-do-twice = Twice, for double the cost
settlers-do-once = Once
settlers-do-work = Spend workers for resources or cards
settlers-do-defend = Put the defence token on { $card }
settlers-do-samurai = Place a samurai on { $card }
settlers-do-gate = Put { $card } under { $gate }
settlers-do-shrine = Put { $good } on { $shrine }
settlers-do-pass = Pass
settlers-do-gold = { $n ->
    [0] Pay no gold
   *[other] Pay { $n } gold
}
settlers-do-pay = Pay { $good }
settlers-do-steal = Take { $good } from the { $rival }
settlers-do-convert-deal-goods = Discard { $goods }: gain { $n } VP
settlers-do-convert = Discard it: gain { $n } VP
settlers-do-keep = Keep { $good }
settlers-do-nothing = No, thank you

# What happened.
settlers-event-first-player = First player: { $who }.
settlers-event-faction-picked = { $who } join the game.
settlers-event-round-begins = Round { $n }. First player: { $who }.
settlers-event-draw = { $who } draw { $good }.
settlers-event-drew = You draw { $card }.
settlers-event-reshuffle = A discard pile is shuffled into a new deck.
settlers-event-reveal = { $card } is revealed.
settlers-event-take = { $who } take { $card }.
settlers-event-gain = { $who } gain { $good }.
settlers-event-points = { $who } gain { $n } VP.
settlers-event-build = { $who } build { $card }.
settlers-event-sacrifice = { $who } discard { $card } to build.
settlers-event-deal = { $who } make a deal: { $card }.
settlers-event-raze-hand = { $who } raze { $card } from their hand.
settlers-event-raze-rival = { $who } raze { $card } ({ $rival }).
settlers-event-lose = { $card } leaves an empire ({ $who }).
settlers-event-activate = { $who } activate { $card }.
settlers-event-work = { $who } spend 2 workers for { $good }.
settlers-event-pass = { $who } pass.
settlers-event-turn = { $who } to play.
settlers-event-defend = { $who } put the defence token on { $card }.
settlers-event-samurai = { $who } place a samurai on { $card }.
settlers-event-under-gate = { $who } put { $card } under the Gate.
settlers-event-on-shrine = { $who } put { $good } on the Shrine.
settlers-event-discarded = { $who } discard { $card }.
settlers-event-deal-lost = A deal is lost: { $card } ({ $who }).
settlers-event-deal-taken = { $who } take the deal { $card } ({ $rival }).
settlers-event-route = { $who } make a deal with { $card } ({ $rival }).
settlers-event-block = { $who } block { $card } ({ $rival }).
settlers-event-take-over = { $who } take over { $card } ({ $rival }).
settlers-event-reset = { $who } may activate { $card } again.
settlers-event-foundation = { $card } becomes a foundation ({ $who }).
settlers-event-steal = { $who } take { $good } from the { $rival }.
settlers-event-keep = { $who } keep one of the cards they drew.
settlers-event-attack = The virtual player attacks; the attack card shows { $good }.
settlers-event-collect = { $card } goes to the virtual player's collection pile.
settlers-event-game-over = The game is over.

# Scoring.
settlers-score-play = gained in play
settlers-score-common = common locations
settlers-score-faction = faction locations
settlers-score-bonuses = Gate and Shrine

# Options of the game.
settlers-option-lookout = how common cards are drafted in the lookout phase
    .name = Lookout
    .standard = standard
    .standard-text = Twice a card more than there are players is revealed; each takes one, first clockwise, then the other way round (S28, S29).
    .alternative = alternative
    .alternative-text = Each draws three cards, keeps one, passes two to the left and keeps one of the two received (S89).
    .advanced = advanced
    .advanced-text = Five cards are revealed in one row, to which more may be added; everybody ends with two (S90–S93).
settlers-option-peaceful = only card abilities may raze an opponent's location; everybody draws a common card more each round (S95-S97)
    .name = Peaceful game
settlers-option-factions = pick factions in turn, or deal them at random (S19)
    .name = Factions
    .picked = picked in turn
    .random = dealt at random
settlers-option-first-player = the first player is drawn, or is the first seat (S21)
    .name = First player
    .random = drawn
    .first-seat = the first seat
settlers-option-faction-reshuffle = a faction deck that has run out is renewed from its discard pile (SQ1)
    .name = Renewed faction decks
settlers-option-robbers-take-routes = Robbers may also discard a deal made by a Trade Route (SQ2)
    .name = Robbers and Trade Routes
settlers-option-chapel-points = at the Dark Chapel VP from the raze field may be discarded for 2 VP too (SQ16)
    .name = Points for the Dark Chapel
settlers-option-barbarians-deck = the published Barbarian deck, or three of its cards three times, six twice, nine once (S98)
    .name = Barbarian deck
settlers-option-japanese-deck = the published Japanese deck, or three of its cards three times, six twice, nine once (S98)
    .name = Japanese deck
settlers-option-romans-deck = the published Roman deck, or three of its cards three times, six twice, nine once (S98)
    .name = Roman deck
settlers-option-egyptians-deck = the published Egyptian deck, or three of its cards three times, six twice, nine once (S98)
    .name = Egyptian deck
settlers-option-second-use = when both uses of a location in one action are decided: at once with the double cost, or after the first use (SQ21)
    .name = Second use of a location
    .declared = declared at once
    .declared-text = Both uses are paid before the first is carried out.
    .asked = asked after the first
settlers-option-missed-attack = solo: an attack that finds no location ends only itself, or the whole attack phase (SQ3)
    .name = Attack without a target
    .goes-on = the next one follows
    .ends-phase = ends the phase

# Errors.
settlers-error-passed = Position, { $where }: seat { $given } has passed, it has no turn (S38).
expected-knowing-seats = the sum of the bits of the seats that know the card (1, 2, 4, 8), or 16 for everybody
expected-location = a location
settlers-error-mark = Position, { $where }: this cannot lie on “{ $given }”.
settlers-error-own-seat = Position, { $where }: got { $given }, which is the owner; another player is expected.
settlers-error-attached = Position, { $where }: { $given } cards, but the locations tell of { $least }.
settlers-error-solo = Position: a virtual player and a collection pile exist in the solo game only.
settlers-ask-afterwards = Your action is done. Anything else this turn?
settlers-do-end = End your turn
settlers-error-deck = Option “{ $name }”: a deck has 3 cards three times, 6 twice and 9 once; this one has { $three }, { $two } and { $one }.
expected-deck = a deck: its cards with three and with two copies, such as {"{"}"mill": 3, ...{"}"}
expected-copies = 1, 2 or 3 copies
expected-deal = a card with a deal
expected-own-card = a card of this player’s faction, or one taken over

# words worth explaining; .forms are those in which cards speak of them
settlers-term-location = Location
    .text = A card built in an empire: production, feature or action.
    .forms = location, locations
settlers-term-deal = Deal
    .text = A faction card tucked under the upper edge of your board gives its good at once and in every production phase.
    .forms = deal, deals
settlers-term-raze = Raze
    .text = Pay raze tokens: a card from your hand gives its goods; so does an opponent's location, which becomes a foundation.
    .forms = raze, razing
settlers-term-foundation = Foundation
    .text = A location turned face down. It can only be given up to build a faction location.
    .forms = foundation
settlers-term-defence = Defence token
    .text = The location under it costs one more raze token to raze.
