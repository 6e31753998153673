# Altay: Dawn of Civilization.
altay-title = Altay: Dawn of Civilization
altay-about = Build a deck, settle the land, finish achievements.
    .sort = map and deck-building

# Factions.
altay-earthfolk = Earthfolk
altay-elvenfolk = Elvenfolk
altay-firefolk = Firefolk
altay-smallfolk = Smallfolk

# Goods: the name, and an amount. .what is the object of a verb.
altay-good-food = food
altay-good-wood = wood
altay-good-metal = metal
altay-good-stone = stone
altay-good-culture = culture
altay-n-food = { $n } food
altay-n-wood = { $n } wood
altay-n-metal = { $n } metal
altay-n-stone = { $n } stone
altay-n-culture = { $n } culture
altay-n-wms = { $n ->
    [one] { $n } wood, metal or stone
   *[other] { $n } wood, metal or stone in any mix
}
altay-n-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}

# Terrain, and a territory by its number.
altay-farmland = farmland
altay-forest = forest
altay-hill = hill
altay-mountain = mountain
altay-farmland-n = farmland { $n }
altay-forest-n = forest { $n }
altay-hill-n = hill { $n }
altay-mountain-n = mountain { $n }
altay-token = { $value } + { $good }

# Action cards.
altay-card-hunter = Hunter
altay-card-warrior = Warrior
altay-card-village = Village
altay-card-colonist = Colonist
altay-card-digger = Digger
altay-card-loremaster = Loremaster
altay-card-shaman = Shaman
altay-card-craftsman = Craftsman
altay-card-spellweaver = Spellweaver
altay-card-farmer = Farmer
altay-card-lumberjack = Lumberjack
altay-card-miner = Miner
altay-card-stonecutter = Stonecutter
altay-card-scholar = Scholar
altay-card-merchant = Merchant
altay-card-cavalry = Cavalry
altay-card-town = Town
altay-card-worker = Worker
altay-card-chariot = Chariot
altay-card-city = City
altay-card-with-vp = { $name } ({ $vp } VP)
altay-card-with-good = { $name } ({ $good })

# Achievements.
altay-card-engineering = Engineering
altay-card-masonry = Masonry
altay-card-mathematics = Mathematics
altay-card-strategy = Strategy
altay-card-writing = Writing
altay-card-commerce = Commerce
altay-card-government = Government
altay-card-leadership = Leadership
altay-card-philosophy = Philosophy
altay-card-religion = Religion
altay-card-academy = Academy
altay-card-amphitheatre = Amphitheatre
altay-card-aqueducts = Aqueducts
altay-card-ark = Ark
altay-card-colossus = Colossus
altay-card-great-wall = Great Wall
altay-card-highways = Highways
altay-card-mausoleum = Mausoleum
altay-card-siege-engines = Siege Engines
altay-card-triumphal-arch = Triumphal Arch

# Effects.
altay-produce = produce { $goods }
altay-use = use a { $terrain }
altay-consume = consume a conquest token
altay-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
altay-attack = { $n ->
    [one] { $n } attack symbol
   *[other] { $n } attack symbols
}
altay-defence = { $n ->
    [one] { $n } defence symbol
   *[other] { $n } defence symbols
}
altay-collect = collect { $goods }
altay-store = store up to { $goods }
altay-fill = fill your { $card }
altay-build = { $n ->
    [one] build { $n } settlement
   *[other] build { $n } settlements
}
altay-trash = trash a card from your hand
altay-discard = discard a card from your hand
altay-archive = you may keep a card from your hand on this one, if none lies here yet; later you may use it as if it were in your hand
altay-draw-more = draw 1 card more than usual
altay-swap = exchange 1 resource for 1 of another kind
altay-resettle = resettle 1 settlement to a neighbouring territory
altay-attack-better = always: +{ $n } attack in each of your attacks
altay-defend-better = always: +{ $n } defence whenever you fight as the defender
altay-on-completion = when completed: { $effect }
altay-or = or { $effect }
altay-technology-settlement = on completion place the settlement lying on this card

# What wonders count, after "per".
altay-count-technologies = { $n ->
    [one] technology you completed
   *[other] { $n } technologies you completed
}
altay-count-cards = { $n ->
    [one] action card you own
   *[other] { $n } action cards you own
}
altay-count-crowded = { $n ->
    [one] territory with two or more settlements of yours
   *[other] { $n } territories with two or more settlements of yours
}
altay-count-lonely = { $n ->
    [one] territory with exactly one settlement of yours
   *[other] { $n } territories with exactly one settlement of yours
}
altay-count-pointed = { $n ->
    [one] action card you own that shows VP
   *[other] { $n } action cards you own that show VP
}
altay-count-border = { $n ->
    [one] territory of yours next to an opponent
   *[other] { $n } territories of yours next to an opponent
}
altay-count-terrain = { $n ->
    [one] territory of your most common terrain
   *[other] { $n } territories of your most common terrain
}
altay-count-starting = { $n ->
    [one] starting card you still own
   *[other] { $n } starting cards you still own
}
altay-count-captured = { $n ->
    [one] settlement you captured
   *[other] { $n } settlements you captured
}
altay-count-tokens = { $n ->
    [one] conquest token you captured
   *[other] { $n } conquest tokens you captured
}

# Questions.
altay-ask-faction = Which faction will you lead?
altay-ask-start = On which farmland will you start?
altay-ask-turn = Your turn: what will you do?
altay-ask-good = Which resource do you take?
altay-ask-use = Which { $terrain } do you use?
altay-ask-build = { $n ->
    [one] Where do you place the settlement?
   *[other] Where do you place a settlement? ({ $n } to place)
}
altay-ask-pay = What do you pay? ({ $n } left to pay)
altay-ask-first-good = Which resource do you put on { $card }?
altay-ask-attack-token = Attack { $place } from { $from }: choose attack cards. Your strength is { $strength }, and you need more than { $value }.
altay-ask-attack-seat = Attack { $place } from { $from }: choose attack cards. Your strength is { $strength }, the defence { $value } before the defender’s cards.
altay-ask-defend = { $rival } attack { $place } with strength { $strength }; your defence is { $resistance }. Surrender or fight?
altay-ask-surrender = { $n ->
    [one] You surrender { $place }: you may discard { $n } card.
   *[other] You surrender { $place }: you may discard up to { $n } cards.
}
altay-ask-fight = Defend { $place }: choose defence cards. Your defence is { $resistance } against strength { $strength }.
altay-ask-trash = Which card leaves the game?
altay-ask-discard = Which card do you discard?
altay-ask-archive = Which card do you keep for a later turn?
altay-ask-draw-more = Draw one card more?
altay-ask-swap-give = Which resource do you give?
altay-ask-swap-take = Which resource do you take for it?
altay-ask-resettle-from = From where does a settlement move?
altay-ask-resettle-to = Where does the settlement from { $place } move?

# Options.
altay-do-play = { $card }: { $effect }
altay-do-take-good = Take { $good }
altay-do-pay = Pay { $good }
altay-do-put = Put { $good } on it
altay-do-give = Give { $good }
altay-do-place = Put { $good } on { $card }
altay-do-take = Take back everything stored on { $card }
altay-do-buy = Buy { $card } for { $cost }
altay-do-attack-token = Attack { $place } (token { $token }) from { $from }
altay-do-attack-seat = Attack { $rival } in { $place } from { $from }
altay-do-add-attack = Add { $card }: +{ $n } attack
altay-do-attack-now = Attack with strength { $strength }
altay-do-start = Start { $card }: it needs { $cost }
altay-do-use = Use { $card }: { $effect }
altay-do-trade = Spend { $n } coins for a resource
altay-do-abandon = Abandon { $card }
altay-do-drop = Discard { $card } from the table
altay-do-end = End your turn
altay-do-surrender = Surrender
altay-do-fight = Fight
altay-do-discard = Discard { $card }
altay-do-discard-no-more = Discard nothing more
altay-do-add-defence = Add { $card }: +{ $n } defence
altay-do-defend-now = Defend with strength { $resistance }
altay-do-trash = Trash { $card }
altay-do-archive = Keep { $card }
altay-do-draw-more = Draw one card more
altay-do-nothing = No, thank you

# Several cards or resources chosen at once, and what they lead to.
altay-set-attack = Attack with { $cards }: strength { $strength }
altay-set-defend = Defend with { $cards }: strength { $resistance }
altay-set-discard = Discard { $cards }
altay-set-pay = Pay { $goods }
altay-outcome-conquers = Strength { $strength } against { $value }: you take the token.
altay-outcome-too-weak = Strength { $strength } against { $value }: too weak, more than { $value } is needed.
altay-outcome-attacks = Strength { $strength } against { $value }, before the defender’s cards.
altay-outcome-lost = Strength { $resistance } against { $strength }: the attacker wins, you lose a settlement in { $place }.
altay-outcome-tie = Strength { $resistance } against { $strength }: a tie, you keep the settlement in { $place }.
altay-outcome-won = Strength { $resistance } against { $strength }: you win and capture a settlement of { $rival } in { $place }.
altay-outcome-surrender = { $n ->
    [0] You lose the settlement and draw no card.
    [one] You lose the settlement, discard 1 card and draw 1.
   *[other] You lose the settlement, discard { $n } cards and draw { $n }.
}

# What happened.
altay-event-first-player = First player: { $who }.
altay-event-faction-picked = { $who } join the game.
altay-event-start = { $who } start on { $place }.
altay-event-turn = Round { $n }: { $who } to play.
altay-event-draw = { $n ->
    [one] { $who } draw { $n } card.
   *[other] { $who } draw { $n } cards.
}
altay-event-drew = You draw { $card }.
altay-event-reshuffle = { $who } shuffle the discard pile into a new deck.
altay-event-play = { $who } play { $card }.
altay-event-produce = { $who } produce { $goods }.
altay-event-use = { $who } use { $place }.
altay-event-consume = { $who } consume a conquest token.
altay-event-buy = { $who } buy { $card }.
altay-event-place = { $who } put { $good } on { $card }.
altay-event-take = { $who } take back what lay on { $card }.
altay-event-build = { $who } place a settlement on { $place }.
altay-event-settlement-lost = { $who } cannot place a settlement; it leaves the game.
altay-event-attack-token = { $who } attack { $place } (token { $token }) from { $from }.
altay-event-attack-seat = { $who } attack { $rival } in { $place } from { $from }.
altay-event-conquer = { $who } conquer { $place } and take the token { $token }.
altay-event-surrender = { $who } surrender.
altay-event-fight = { $who } fight.
altay-event-discarded = { $who } discard { $card }.
altay-event-battle = { $who } have strength { $n }, { $rival } have { $m }.
altay-event-capture = { $who } capture a settlement of { $rival }.
altay-event-tie = The battle is a tie; nothing happens.
altay-event-begin = { $who } start { $card }.
altay-event-reveal = { $card } is revealed.
altay-event-complete = { $who } complete { $card }.
altay-event-abandon = { $who } abandon { $card }.
altay-event-ability-used = { $who } use { $card }.
altay-event-trash = { $who } trash { $card }.
altay-event-swap = { $who } exchange { $good } for { $other }.
altay-event-resettle = { $who } resettle from { $from } to { $place }.
altay-event-archived = { $who } keep { $card }.
altay-event-coins-gained = { $n ->
    [one] { $who } gain { $n } coin.
   *[other] { $who } gain { $n } coins.
}
altay-event-coins-spent = { $who } spend { $n } coins.
altay-event-drop = { $who } discard { $card } from the table.
altay-event-last-round = This is the last round.
altay-event-game-over = The game is over.
altay-event-secret-dealt = Your secret wonder is { $card }.

# Scoring.
altay-score-achievements = achievements
altay-score-cards = action cards
altay-score-territories = territories
altay-score-captured = captured settlements
altay-score-tokens = conquest tokens

# Options of the game.
altay-option-trade = unspent resources become coins; five coins buy a resource (A36)
    .name = Trade
altay-option-starts = choose the starting farmland freely, or take the suggested corners (A24)
    .name = Starting places
    .free = chosen freely
    .suggested = the suggested corners
altay-option-factions = pick factions clockwise from the first player, or deal them at random (A23)
    .name = Factions
    .picked = picked in turn
    .random = dealt at random
altay-option-map = with 2 or 3 players: the reduced map, or the full one (A15)
    .name = Map
    .reduced = reduced
    .full = full
altay-option-vp-spots = where the VP tokens lie: the middle row, or the mountains off the edges (B1, B2)
    .name = Victory point tokens
    .row = the middle row
    .row-text = On the full map mountains 18, 19 and 21; on the reduced one for three players 18, 19 and 22.
    .inner = off the edges
    .inner-text = Mountains 19, 20 and 22; two players on the reduced map have only 20, 21 and 22.
altay-option-archive-defends = a card kept by Writing may be used in defence (B16)
    .name = Kept cards defend
altay-option-archive-surrenders = a card kept by Writing may be discarded when surrendering (B16)
    .name = Kept card on surrender
altay-option-abandoned = an abandoned technology leaves the game, or returns to its deck (B14)
    .name = Abandoned technologies
    .removed = leave the game
    .returned = return to their deck
    .returned-text = They are shuffled into the deck of their level; a display with fewer than three different cards is refilled.
altay-option-drop-table-cards = a card on the table may be discarded unfinished (B15)
    .name = Dropping table cards
altay-option-ask-government = ask each turn whether to draw the extra card of Government (A11)
    .name = Ask about Government
altay-option-first-player = the first player is drawn, or is the first seat (A22)
    .name = First player
    .random = drawn
    .first-seat = the first seat
altay-option-round-limit = end the game after so many rounds; 0 for no limit
    .name = Round limit

# Errors.
expected-achievement = an achievement
expected-action-card = an action card
expected-wonder = a wonder
expected-own-wonder = a wonder this player is developing or has completed
expected-table-card = a card that is played to the table
expected-territory = the number of a territory, 0 to 22
expected-neighbours = two neighbouring territories
altay-error-twice = Position, { $where }: no achievement can be held twice (A59).
altay-error-title-twice = Position, { $where }: “{ $given }” is the second card of its title (A31).
altay-error-wonder-settlement = Position, { $where }: wonders carry no settlement (A63).
altay-error-no-room = Position, { $where }: { $n } { $given } do not fit there.
altay-error-level = Position, { $where }: “{ $given }” is not of level { $level }.
altay-error-crowd = Position, { $where }: got { $n } settlements, expected 1 to { $most } (A42).
altay-error-territory = Position, { $where }: got { $given }, expected “free”, a token ({ $possible }), or a faction and a number as in “earthfolk 2”.
altay-error-absent = Position, { $where }: “{ $given }” do not play in this game.
altay-error-settlements = Position, { $where }: { $n } settlements are named, there are { $most }.
altay-error-tokens = Position: { $n } conquest tokens { $given } are named, there are { $most }.
altay-error-no-ability = Position, abilities_used: seat { $seat } has no “{ $given }”.
altay-error-archive = Position, { $where }: a card is kept only by Writing.
altay-error-one-secret = Position, { $where }: “{ $given }” is the secret wonder of this player already, there is no other.
altay-error-own-captured = Position, { $where }: “{ $given }” cannot capture settlements of their own.
altay-error-full = Position, { $where }: “{ $given }” is full and would be finished.
altay-error-empty = Position, { $where }: an achievement is started with a resource (A55).

# words worth explaining; .forms are those in which cards speak of them
altay-term-collect = Collect
    .text = The card lies on your table and takes resources; when all places are full its effect happens and it is discarded.
    .forms = collect
altay-term-store = Store
    .text = Resources put on the card wait for a later turn. Whoever takes one takes all, and the card is discarded.
    .forms = store
altay-term-use-terrain = Use (terrain)
    .text = You need a settlement on such a territory, and each territory can be used once a turn.
    .forms = use a farmland, use a forest, use a hill, use a mountain
altay-term-conquest = Conquest token
    .text = It guards a territory: beat its value with attack cards to take it. It scores at the end.
    .forms = conquest token, conquest tokens
altay-term-trash = Trash
    .text = The card leaves the game for good.
    .forms = trash
