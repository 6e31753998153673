# The terminal.

# Words on the table.
cli-you = you
cli-person = person
cli-total = total
cli-happened = What happened
cli-log-earlier = … { $n ->
    [one] one turn more, see the log
   *[other] { $n } turns more, see the log
}
cli-over = The game is over
cli-winners = { $n ->
    [one] Winner: { $who }
   *[other] Shared win: { $who }
}
cli-nobody-won = The game is lost: nobody wins.
cli-course = Points over the game

# The question.
cli-hints = ? help · ? card · u undo ({ $undo }) · l log · s scores · m { $whole } · hint · save · q quit
# What m shows: the map of a game that has one, else all that lies open.
cli-whole-map = map
    .does = the board alone, in full
cli-whole-open = in full
    .does = what lies open, in full
cli-hint-undo-nothing = nothing
cli-wrong-number = There is no option { $given }: type a number from 1 to { $most }, or ? for help.
cli-wrong-unknown = “{ $given }” fits no option: type a number from 1 to { $most }, the beginning of an option, or ? for help.
cli-wrong-ambiguous = “{ $given }” could be: { $possible }
cli-set-how = Type the numbers of all you choose, as in “1 3”; 2x3 takes three of the second, * the first that are enough, or all. With ? behind them you are told what they lead to.
cli-set-how-nothing = Type the numbers of all you choose, as in “1 3”; 2x3 takes three of the second, 0 nothing, * the first that are enough, or all. With ? behind them you are told what they lead to.
cli-set-given = Chosen already: { $things }
cli-set-weighed = { $do }. { $outcome }
cli-wrong-many = That is too much: at most { $most } can be chosen.
cli-waiting = { $who } decides …
cli-show-asked = decides; --seat { $seat } shows the question and the options.
cli-pass = Pass the screen to { $who }, then press Enter.
cli-help-choose = An option is chosen by its number, by the [letter] behind it, or by its key: “{ $key }”, the beginning of a key (“{ $start }”), or a word that fits no other option. Tab completes keys.
# key | what it does
cli-help-commands =
    Enter | the table again
    ? | this help
    ? { $card } | explains a card, and why it cannot be used now; a part of its name is enough, one of yours comes first
    u | undo your last move, back to where something was shown or somebody else decided
    l | everything that happened so far
    s | points by category
    m | { $does }
    hint | what a bot would weigh now, from what you may know; it looks ahead for two seconds
    save | save now (every move is saved anyway); save FILE goes on in another file
    q | stop for now; Ctrl-C and Ctrl-D do the same, nothing is lost

# Undo.
cli-undone = Undone: { $what }
cli-undo-stop-start = There is nothing to undo.
cli-undo-stop-other = Undo stops here: { $who } decided after your last move.
cli-undo-stop-revealed = Undo stops here, because something was shown: { $what }
cli-undo-stop-learnt = Undo stops here: what has happened since would have been otherwise if hidden cards lay otherwise.

# Saving.
cli-saved-at = The game is saved in { $file }
cli-resume = Go on with: tabularium play --resume   or: tabularium play --load { $file }
cli-resume-file = Go on with: tabularium play --load { $file }
cli-replay = See it again with: tabularium replay --step { $file }
cli-not-saved = The last move is NOT saved, { $file } cannot be written: { $problem }. The game goes on; try “save FILE” with another place.
cli-written = Written: { $file }

# Cards.
cli-no-card = There is no card “{ $given }”.
cli-many-cards = “{ $given }” fits many names: { $possible }
cli-card-cost = cost: { $cost }
cli-card-points = VP: { $points }
cli-card-why = not now: { $text }
cli-cards-title = { $game }: the cards
cli-cards-none = No card fits.
cli-cards-name = card
cli-cards-cost = cost
cli-cards-vp = VP
cli-cards-effects = effect
cli-cards-note = where

# What bots weigh.
cli-hint = What a bot would weigh here
cli-hint-looking = Looking ahead …
cli-weighed = What the bot weighed
cli-weighed-tries = tries
cli-weighed-chance = to win
cli-weighed-points = points
cli-weighed-meaning = How often each option was tried, the chance to win, and the points at the moments up to which the bot looked ahead. These are guesses.

# Replays.
cli-walk-move = Move { $n } of { $most }
cli-walk-hints = Enter next · b back · a number goes there · q end
cli-walk-wrong = “{ $given }” is not understood: Enter, b, q, or a move from 0 to { $most }.
cli-walk-checked = { $n ->
    [one] Checked: the move agrees with the record.
   *[other] Checked: all { $n } moves agree with the record.
}

# The list of games.
cli-games-factions = factions: { $factions }
cli-games-options = options, as in --option trade=true; the first value is the default:

# Errors.
cli-error-read = { $file } cannot be read: { $problem }
cli-error-write = { $file } cannot be written: { $problem }
cli-error-full = There is no room for another game in { $file }.
cli-error-exists = { $file } exists already: name another file, or go on with that game by --load.
cli-error-json = { $file } is damaged, it is not JSON: { $problem }
cli-error-save = { $file } is no saved game: { $problem }
cli-error-save-format = { $file } was saved by another version (format { $version }).
cli-error-record = { $file }: { $problem }
cli-error-nothing-saved = There is no unfinished game in { $file }.
cli-error-seat = There is no player “{ $given }”. Possible: { $possible }.
cli-error-seat-count = { $n ->
    [one] { $n } player is named
   *[other] { $n } players are named
}, but the game has { $seats } seats.
cli-error-factions = { $n } factions are named for { $seats } seats.
cli-error-option = Got “{ $given }” as an option, expected NAME=VALUE. Names: { $possible }.
cli-error-not-json = “{ $given }” is not JSON: { $problem }.
cli-error-fixed = A game taken up again keeps its seed, factions and options: --seed, --factions and --option are for new games.
cli-error-no-seat = There is no seat “{ $given }”. Possible: { $possible }.
cli-error-move = There is no move { $n }: the record has 0 to { $most }.
cli-error-no-bench = The benchmark is part of the repository: run this command there.

# Help of the commands. Lines that begin with $ are to be typed.
cli-help = Board games in the terminal, with every rule enforced: play against bots or friends at one screen.
cli-help-end =
    Begin with:
    $ tabularium play
cli-help-play = Play a game. Every move is saved; stop whenever you like.
cli-help-play-end =
    You against an easy bot:
    $ tabularium play altay
    Three players, you are Earthfolk:
    $ tabularium play altay --seats me,easy,hard --factions earthfolk
    Two people at one screen, a game that can be dealt again:
    $ tabularium play altay --seats me,me --option trade=true --seed 7
    Go on with the last game:
    $ tabularium play --resume
    At the table, type ? for help.
cli-help-game = Which game; see: tabularium games
cli-help-lang = Language; otherwise the one of your system, or of TABULARIUM_LANG
cli-help-seats = Who plays, in seat order: me for a person, or bots ({ $bots }); me,easy if not given
cli-help-factions = The factions in seat order; ? for one who picks later
cli-help-seed = Deals the same game again
cli-help-option = A game option, as in trade=true; may be repeated; see: tabularium games
cli-help-load = Go on with a saved game, or from a record
cli-help-resume = Go on with the unfinished game played last
cli-help-save = Save into this file instead of the usual place
cli-help-cards = Show all cards of a game with costs, points and effects.
cli-help-facts = What is printed on the cards, as in cost=metal; every card without it
cli-help-text = Only cards on which all these words stand
cli-help-html = Write a page for the browser instead
cli-help-show = Draw a position document (docs/positions.md).
cli-help-show-end =
    As the first player sees it:
    $ tabularium show-position puzzle.json --seat A
    From another program:
    $ echo '{"{"}"game": "altay", "seats": ["earthfolk", "firefolk"]{"}"}' | tabularium show-position -
cli-help-position-file = A JSON file, or - for standard input
cli-help-seat = As this seat sees it, by letter or number from 0; otherwise as a spectator
cli-help-replay = Check a record or saved game and show what happened in it.
cli-help-replay-end =
    The log and the points:
    $ tabularium replay game.json
    Move by move:
    $ tabularium replay game.json --step
    The table after 40 moves:
    $ tabularium replay game.json --to 40
cli-help-record-file = A record, or a saved game
cli-help-step = Walk through it move by move
cli-help-to = The table after this move
cli-help-games = How many games
cli-help-json = Print the result as JSON
cli-help-arena = Hold a tournament of bots on all processors: ratings, win rates, a report with plots.
cli-help-arena-end =
    Which of two bots is better; they swap seats and factions at every deal:
    $ tabularium arena altay --bots greedy,random --games 200
    The same command goes on where it was stopped. Which nation wins how often with how many players:
    $ tabularium arena imperium --bots greedy --games 400 --seats 2,3,4
    The report once more:
    $ tabularium arena --report FOLDER
cli-help-arena-bots = The bots ({ $bots }), or your own as package.module:Class
cli-help-arena-seats = How many players a game has; several numbers take turns, as in 2,3,4
cli-help-arena-seed = The same seed gives the same games
cli-help-workers = How many games are played at once; otherwise as many as there are processors
cli-help-ray = Play on the Ray cluster that RAY_ADDRESS names, otherwise on one started here
cli-help-limit = Give up a game that takes longer, in seconds; otherwise an hour. It counts as failed, and the others go on
cli-help-until = Stop a match of two as soon as the first bot's win rate is surely above or below this
cli-help-out = Where the tournament is kept; otherwise a folder beside the saved games
cli-help-report = Report a stored tournament again, without playing
cli-help-serve = Serve tables for the browser and for programs.
cli-help-serve-end =
    Play in the browser:
    $ tabularium serve --open
    For the whole house, in a PostgreSQL database:
    $ tabularium serve --host 0.0.0.0 --db postgresql://localhost/tables
cli-help-port = The port; 0 for any that is free
cli-help-host = Who may connect: 127.0.0.1 is only this computer
cli-help-db = The database, sqlite:///FILE or postgresql://…; otherwise a file beside the saved games
cli-help-page = The built page; otherwise the one that comes along
cli-help-origin = Another origin the page may come from; may be repeated
cli-help-think = Seconds a bot may think
cli-help-pause = Seconds between two moves of bots
cli-help-thinking = Think for the bots of all servers on a PostgreSQL database.
cli-help-serve-workers = Processes that serve
cli-help-thinkers = Processes in which bots think
cli-help-config = A file with settings (TOML); what is said here or in the environment (TABULARIUM_…) goes before it
cli-help-log = Lines for people, or JSON for programs
cli-help-open = Open the browser
cli-help-verbose = Log every request
cli-help-version = Print the version and stop
cli-help-install-completion = Let this shell complete commands, options and names with the Tab key
cli-help-show-completion = Print what the shell needs for that, to install it by hand
cli-help-list = List the games with their factions and options.
cli-help-bench = Measure speed (in the repository).

# Altay's table. The letters of the goods are different from each other.
cli-altay-food = F
cli-altay-wood = W
cli-altay-metal = M
cli-altay-stone = S
cli-altay-culture = C
cli-altay-wms = ◇
cli-altay-any = ◎
cli-altay-help =
    The map: ≈ farmland, ♣ forest, ∩ hill, ▲ mountain, with the number of the territory. A letter and dots are a player's settlements, ◆ is a conquest token with its value and resource, ★ a victory point, × a territory used this turn. On the map a double frame and ▸ with a number mark where an option happens.
    Resources: { $food } food, { $wood } wood, { $metal } metal, { $stone } stone, { $culture } culture; { $wms } is wood, metal or stone, { $any } any of the five.
    On cards ● is a filled place and ○ an empty one. In the market ✓ marks what you can pay, – what you bought this turn. At the achievements +7 is the number of cards in the deck.
cli-altay-setup = Altay · setup
cli-altay-title = Altay · round { $round }
cli-altay-last-round = last round
# These three stand in a line of 63 columns with the terrains.
cli-altay-token = token
cli-altay-star = VP
cli-altay-used = used
cli-altay-players = Players
cli-altay-col-hand = hand
cli-altay-col-deck = deck
cli-altay-col-discard = disc
cli-altay-col-supply = settl
cli-altay-col-coins = coins
cli-altay-col-vp = VP
cli-altay-col-achievements = achv
cli-altay-col-cards = card
cli-altay-col-territories = terr
cli-altay-col-captured = capt
cli-altay-col-tokens = tokn
cli-altay-done = done
cli-altay-progress = developing
cli-altay-table = table
cli-altay-archive = kept
cli-altay-tokens = tokens
cli-altay-market = Market · ✓ can pay · { $sign } { $goods }
cli-altay-achievements = Achievements
cli-altay-your-side = Your side
cli-altay-goods = Resources
cli-altay-yours = Yours
cli-altay-coins = coins
cli-altay-secret = secret wonder
cli-altay-hand = Hand { $n }
cli-altay-archived = kept by Writing
cli-altay-group-play = Play
cli-altay-group-place = Resources
cli-altay-group-buy = Buy
cli-altay-group-attack = Attack
cli-altay-group-develop = Develop
cli-altay-group-other = Other
cli-altay-starting = Starting cards
cli-altay-market-cards = Market cards
cli-altay-technologies = Technologies of level { $level } ({ $rule })
cli-altay-wonders = Wonders
cli-altay-copies = { $n ->
    [one] one copy
   *[other] { $n } copies
}
cli-altay-counted = varies

# The table of Imperial Settlers. The letters of the goods are different from each other.
cli-settlers-wood = W
cli-settlers-stone = S
cli-settlers-food = F
cli-settlers-gold = G
cli-settlers-worker = P
cli-settlers-raze = R
cli-settlers-defence = D
# Two letters for each colour, different from each other.
cli-settlers-short-black = bk
cli-settlers-short-purple = pu
cli-settlers-short-blue = bl
cli-settlers-short-brown = br
cli-settlers-short-yellow = ye
cli-settlers-short-red = re
cli-settlers-short-pink = pi
cli-settlers-short-grey = gr
cli-settlers-colour-black = black
cli-settlers-colour-purple = purple
cli-settlers-colour-blue = blue
cli-settlers-colour-brown = brown
cli-settlers-colour-yellow = yellow
cli-settlers-colour-red = red
cli-settlers-colour-pink = pink
cli-settlers-colour-grey = grey
cli-settlers-colourless = no colour
cli-settlers-help =
    Goods: { $wood } wood, { $stone } stone, { $food } food, { $gold } gold, { $worker } workers (people), { $raze } raze tokens, { $defence } defence tokens; ▯ is a card, ★ a victory point, ⌂ an own location or foundation that is discarded to build.
    Rows of an empire: ⊕ production, ◇ features, » actions. On a location × is a use this round, ⊘ blocked, +{ $defence } defended, ♞ a samurai, ⇄ a Trade Route deal of the player named, ← borrowed from the player named, (3) what it holds, … still to produce. ✓ marks what you can build or activate now.
    Hand 4+2 is four common and two faction cards. “VP” is gained so far, “end” includes what the locations are worth. m shows all empires in full. Colours:
cli-settlers-rating-plebeian = Your achievement: plebeian.
cli-settlers-rating-servant = Your achievement: servant.
cli-settlers-rating-squire = Your achievement: squire.
cli-settlers-rating-knight = Your achievement: knight.
cli-settlers-rating-castellan = Your achievement: castellan.
cli-settlers-rating-king = Your achievement: king.
cli-settlers-rating-emperor = Your achievement: emperor.
cli-settlers-setup = Imperial Settlers · setup
cli-settlers-title = Imperial Settlers · round { $round } of { $most }
cli-settlers-common-deck = common deck { $deck }, discarded { $discard }
cli-settlers-players = Players
cli-settlers-col-vp = VP
cli-settlers-col-end = end
cli-settlers-col-hand = hand
cli-settlers-col-deck = deck
cli-settlers-col-cost = cost
cli-settlers-col-deal = deal
cli-settlers-col-raze = raze
cli-settlers-passed = passed
cli-settlers-first = first
cli-settlers-deals = deals
cli-settlers-routes = trade routes
cli-settlers-foundations = foundations
cli-settlers-under-gate = under the Gate
cli-settlers-attacks = attack cards from the newest
cli-settlers-collection = collection { $n } against { $own } own faction locations
cli-settlers-offer = Lookout · the offer
cli-settlers-looked-at = Drawn, to choose from
cli-settlers-drawn = Drawn, keep one and pass the rest
cli-settlers-building = Being built
cli-settlers-your-empire = Your empire
cli-settlers-board = Board
cli-settlers-keeps = keeps:
cli-settlers-goods = Goods
cli-settlers-row-production = Production
cli-settlers-row-feature = Features
cli-settlers-row-action = Actions
cli-settlers-hand = Hand · common { $common } · faction { $own }
cli-settlers-common = Common
cli-settlers-faction = Faction
cli-settlers-group-build = Build
cli-settlers-group-deal = Deal
cli-settlers-group-raze = Raze
cli-settlers-group-use = Act
cli-settlers-group-free = Free
cli-settlers-group-other = Other
cli-settlers-common-cards = Common cards
cli-settlers-sort-production = production location
cli-settlers-sort-feature = feature location
cli-settlers-sort-action = action location
cli-settlers-bonus = when built: { $effect }
cli-settlers-produces = at once and in every production phase: { $effect }
cli-settlers-uses = , up to { $n } times a round
cli-settlers-as-deal = as a deal, at once and in every production phase: { $effect }
cli-settlers-when-razed = when you raze it: { $effect }
cli-settlers-copies = { $n ->
    [one] one copy
   *[other] { $n } copies
}

# The table of Nations. The letters of the resources are different from each other.
cli-nations-gold = G
cli-nations-stone = S
cli-nations-food = F
cli-nations-books = B
cli-nations-help =
    Resources: { $gold } gold, { $stone } stone, { $food } food, { $books } books; ◎ any of them. ⚔ is strength, ⚖ stability, ★ a victory point, ⚒ an architect, † the raid value, ● a worker. What is paid or needed stands before a colon: “1{ $stone }: 3⚔ −1{ $food }” is a stone to deploy a worker that gives 3 strength and eats 1 food; “7⚔: 2{ $gold }” is a colony for who has strength 7; “□2 □1{ $stone }: 1★” a wonder with two sections. ⋯ marks cards with a text; it stands below the progress board, and ? with the name explains any card.
    On the progress board a number is the option that buys the card; rows cost 3, 2 and 1 gold. On your board a number before a card is the option that deploys a worker to it or uses it, a number after ↑ takes a worker off, a number after ⚒ hires an architect; ■ is a section that is built, × an action used this round. ★1·1 are the points of the first worker and the second.
    Players stand in player order. 6+3 is what they have and what production will add or take, ! warns: not enough for production and famine, or weaker than the war. ● free workers, ●{ $food } and ●⚖ those left in the food section and the stability section. “VP” are tokens, “end” includes what would be scored now. In the solo game the numbers above the columns are the faces of the die that clear them. m shows all boards in full. Cards:
cli-nations-fame-trajan = As great as Trajan!
cli-nations-fame-ashoka = As great as Ashoka.
cli-nations-fame-wu-zetian = As great as Wu Zetian.
cli-nations-fame-saladin = As great as Saladin.
cli-nations-fame-victoria = As great as Victoria.
cli-nations-fame-charles-v = As great as Charles V.
cli-nations-fame-cleopatra = As great as Cleopatra.
cli-nations-fame-darius-iii = As great as Darius III.
cli-nations-fame-atahualpa = As great as Atahualpa.
cli-nations-fame-cixi = As great as Cixi.
cli-nations-fame-dan-quayle = As great as Dan Quayle.
cli-nations-fame-nobody = History does not remember you.
cli-nations-setup = Nations · setup
cli-nations-title = Nations · age { $age }, round { $round } ({ $n } of { $most })
cli-nations-phase-maintenance = maintenance
cli-nations-phase-action = actions
cli-nations-phase-production = production
cli-nations-phase-over = finished
cli-nations-decides = { $who } decides
# Labels before lines.
cli-nations-events = Events
cli-nations-tile-label = Die
cli-nations-war = War
cli-nations-round = Round
cli-nations-not-drawn = drawn after growth
cli-nations-no-war = no war
cli-nations-weaker = the weaker lose
cli-nations-architects = { $n ->
    [one] architect left
   *[other] architects left
}
cli-nations-famine = famine
cli-nations-market = Progress board · deck of age { $age }: { $n }
cli-nations-buying = Bought
cli-nations-players = Players
cli-nations-col-vp = VP
cli-nations-col-end = end
cli-nations-passed = passed { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
cli-nations-your-board = Your board
cli-nations-cards = Cards
cli-nations-col-workers = workers
cli-nations-col-each = each worker
cli-nations-col-all = all
cli-nations-stock = Stock
cli-nations-people = Workers
cli-nations-advisors = Advisor
cli-nations-colonies = Colonies
cli-nations-site = Site
cli-nations-wonders = Wonders
cli-nations-rule = Side B
cli-nations-free = Free
cli-nations-supply = free
cli-nations-food-section = food section
cli-nations-stability-section = stability section
cli-nations-above = above
cli-nations-group-buy = Buy
cli-nations-group-deploy = Deploy
cli-nations-group-hire = Build
cli-nations-group-use = Use
cli-nations-group-undeploy = Take off
cli-nations-group-other = Other
# The gallery: headings, then what a single card is.
cli-nations-cards-building = Buildings
cli-nations-cards-military = Military cards
cli-nations-cards-colony = Colonies
cli-nations-cards-war = Wars
cli-nations-cards-battle = Battles
cli-nations-cards-golden-age = Golden ages
cli-nations-cards-wonder = Wonders
cli-nations-cards-advisor = Advisors
cli-nations-cards-event = Event cards
cli-nations-cards-tile = Event tiles of the solo game
cli-nations-cards-board = Boards, side B
cli-nations-cards-printed = Printed on the boards
cli-nations-sort-building = building
cli-nations-sort-military = military card
cli-nations-sort-colony = colony
cli-nations-sort-war = war
cli-nations-sort-battle = battle
cli-nations-sort-golden-age = golden age
cli-nations-sort-wonder = wonder
cli-nations-sort-advisor = advisor
cli-nations-sort-event = event card
cli-nations-sort-tile = event tile
cli-nations-sort-board = board
cli-nations-age = age { $age }
cli-nations-level-1 = basic
cli-nations-level-2 = advanced
cli-nations-level-3 = expert
cli-nations-invented = designed for this program
cli-nations-tile = { $tile } of age { $age }
cli-nations-tile-start = The opponent starts the round with { $strength } strength and { $stability } stability, and gains { $books ->
    [one] 1 book
   *[other] { $books } books
}
cli-nations-on-face = On a { $n }
cli-nations-happening = { $name } – { $effect }
cli-nations-face = { $name }: { $effect }
cli-nations-new-architects = Public architects: { $n } more
cli-nations-famine-words = Famine: everybody loses { $n } food
cli-nations-cost-worker = { $goods } for each worker
cli-nations-cost-sections = { $stone } stone
cli-nations-each-worker = Each worker: { $goods }
cli-nations-upkeep = Upkeep of each worker: { $goods }
cli-nations-raid = Raid value { $n }
cli-nations-needs = Needs at least { $goods }
cli-nations-defeated = Whoever is weaker than the war loses { $goods }; each point of stability saves 1 resource
cli-nations-battle = Gain as many books, food or stone as your raid value
cli-nations-golden-age = Gain { $goods }, or pay { $n ->
    [one] 1 resource
   *[other] { $n } resources
} of any kind to gain 1 VP
cli-nations-side-a = Side A, all nations
cli-nations-starts = At the start: { $goods }; { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
cli-nations-spaces = Spaces: { $cards } for buildings and military cards, { $colonies } for colonies, { $wonders } for wonders
cli-nations-track = Population track: { $food } in the food section, { $stability } in the stability section
cli-nations-on-board = On the board: { $cards }

# The table of Imperium. The letters of the tokens differ; ↑ is progress in every language.
cli-imperium-material = M
cli-imperium-population = P
cli-imperium-help =
    { $material } is material, { $population } population, ↑ progress, ★ a victory point; …★ depends on something, which the text says. ⚔ marks an attack, ⊥ a pinned card that stays in play, » a free play, × an exhaust token, [ ] a garrison, ≡ the main deck. A card with ♣ or ♚ can be played by barbarians or empires only. ? with the name explains any card.
    On the market the sign before a card is the deck the place is refilled from and how many are left there; behind the points stand the tokens on the card, and ‡ if an unrest lies under it. A number before a card is the option about it: what you can play, exhaust, acquire or choose now.
    Players: act and exh are the action and exhaust tokens on the state card; 4× is a deck with an exhaust token on it. In short, [2] is a garrison of two cards. An exclamation mark behind the unrest pile warns of a collapse. “Your piles” names what is left in your deck and your nation deck, sorted, not in their order. m shows all play areas in full, discard piles, development areas and the exile pile. Signs:
cli-imperium-setup = Imperium · setup
cli-imperium-title = Imperium · round { $n }
cli-imperium-over = finished
cli-imperium-turn = turn: { $who }
cli-imperium-in-solstice = solstice
cli-imperium-decides = deciding: { $who }
cli-imperium-scoring = scoring is triggered: one more round
cli-imperium-last-round = last round
cli-imperium-collapsed = The unrest pile ran out: a collapse, in which least unrest wins.
# Piles and decks of everybody, in a line.
cli-imperium-pile = unrest { $n }
cli-imperium-small = small decks
cli-imperium-main = main { $n }
cli-imperium-fame = fame { $n } + King { $side }
cli-imperium-exile = exile { $n }
cli-imperium-first = starts
cli-imperium-market = Market
cli-imperium-empty = empty
cli-imperium-exile-pile = Exile pile
cli-imperium-gone-pile = Out of the game
cli-imperium-looked-at = You look at
# Titles of columns are short.
cli-imperium-players = Players
cli-imperium-col-actions = act
cli-imperium-col-exhausts = exh
cli-imperium-col-hand = hand
cli-imperium-col-deck = deck
cli-imperium-col-discard = disc
cli-imperium-col-history = hist
cli-imperium-col-nation = nat
cli-imperium-col-development = dev
cli-imperium-state-barbarian = barbarian
cli-imperium-state-empire = empire
cli-imperium-your-side = In play
cli-imperium-being-played = being played
cli-imperium-hand = Hand { $n }
cli-imperium-piles = Your piles
# Labels before lines.
cli-imperium-discard = Discard
cli-imperium-deck = Deck
cli-imperium-nation = Nation
cli-imperium-development = Develop
cli-imperium-history = History
cli-imperium-sunken = Sunken
cli-imperium-beneath = Beneath
cli-imperium-points = Points
cli-imperium-king-resolved = King of Kings has been resolved
cli-imperium-group-play = Play
cli-imperium-group-exhaust = Exhaust
cli-imperium-group-other = Other
cli-imperium-suit-region = region
cli-imperium-suit-uncivilised = uncivilised
cli-imperium-suit-civilised = civilised
cli-imperium-suit-tributary = tributary
cli-imperium-suit-fame = fame
cli-imperium-suit-unrest = unrest
cli-imperium-suit-power = power
cli-imperium-no-suit = no suit
cli-imperium-icon-city = city
cli-imperium-icon-metropolis = metropolis
cli-imperium-icon-scroll = scroll
cli-imperium-icon-knight = knight
cli-imperium-icon-mask = mask
cli-imperium-icon-production = production
cli-imperium-icon-river = river
cli-imperium-icon-fertile = fertile
# What a card says.
cli-imperium-play = Play: { $effect }
cli-imperium-instead = Instead of taking this card: { $effect }
cli-imperium-makes-empire = When this card comes into play, you become an empire
cli-imperium-turns-over = Then turn this card over: scoring is triggered
cli-imperium-once-each = Each player can do this only once in a game, whichever side is up
cli-imperium-nadir = When it leaves your nation deck it goes straight into play
cli-imperium-zenith = Scoring is triggered when it leaves your nation deck
cli-imperium-last-quest = Cannot be chosen while other quests are impending
cli-imperium-exhaust = Exhaust: { $effect }
cli-imperium-solstice = Solstice: { $effect }
cli-imperium-needs = Can be played only { $what }
cli-imperium-unplayable = Cannot be played
cli-imperium-not-garrisoned = Cannot be garrisoned
cli-imperium-fixed = Cannot be abandoned or recalled
cli-imperium-hosts-quest = The quest garrisoned here is your active quest
cli-imperium-two-regions = Counts as 2 regions
cli-imperium-calms = Before scoring or judging a collapse: return up to 2 unrest from your hand, discard pile, deck or history
# The gallery.
cli-imperium-face = { $card }, side { $side }
cli-imperium-cards-several = Cards of several nations
cli-imperium-cards-everybody = Common cards, both boxes
cli-imperium-cards-classics = Common cards, Classics
cli-imperium-cards-legends = Common cards, Legends
cli-imperium-box-classics = Classics
cli-imperium-box-legends = Legends
cli-imperium-attack = attack
cli-imperium-pinned = pinned
cli-imperium-free = free play
cli-imperium-quest = quest
cli-imperium-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
cli-imperium-players-from = from { $players } players
cli-imperium-players-some = { $n } of them from { $players } players
cli-imperium-starts-deck = starting deck
cli-imperium-starts-nation = nation deck
cli-imperium-starts-accession = accession card
cli-imperium-starts-zenith = zenith
cli-imperium-starts-nadir = nadir
cli-imperium-starts-development = development area
cli-imperium-starts-in-play = starts in play
cli-imperium-starts-supply = in the unrest pile
cli-imperium-starts-other-face = other face

# Options of a game that has no groups of its own.
cli-group = Options

# A game that brings no table of its own.
cli-general-decides = { $who } decides
cli-general-help = Every part of the table stands under its name; what there is none of is left out. A yellow number before a card is that of an option about it.
cli-error-game = The game “{ $game }” has failed by a mistake in its rules: { $problem }. Whoever writes it finds out more with check_game of tabularium.testing.
