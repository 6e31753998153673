# The pages in the browser.

# Goods and numbers, under their glyphs.
web-good-food = food
web-good-wood = wood
web-good-metal = metal
web-good-stone = stone
web-good-culture = culture
web-good-wms = wood, metal or stone
web-good-any = any resource
web-good-coins = coins
web-good-coin = coin
web-good-gold = gold
web-good-books = books
web-good-vp = points
web-good-strength = strength
web-good-stability = stability
web-good-workers = workers
web-good-worker = worker
web-good-raze = raze tokens
web-good-swords = raze tokens
web-good-defence = defence
web-good-shields = defence tokens
web-good-material = materials
web-good-population = population
web-good-progress = progress
web-good-unrest = unrest
web-good-card = cards in the deck
web-good-cards = cards in hand
web-good-settlement = settlements

# The question and its options.
web-decision = The question
web-waiting = { $who } is deciding …
web-over = The game is over.
web-looking-back = You are looking at an earlier moment.
web-all-options = Show all { $n } options
web-show-options = Show the options
web-hide-options = Hide the options
web-preview-hint = Point at an option to see what it changes.
web-preview-nothing = No number changes yet.
web-unreachable = The server does not answer. Nothing is lost; try again.
web-reconnecting = Connecting again …
web-rule = Rule { $n }
web-undo = Undo
web-undo-what = Undo: { $what }
web-undo-ask = Ask to undo: { $what }
web-undo-question = { $n ->
    [one] { $who } asks to take back one move. Others have seen something since; do you agree?
   *[other] { $who } asks to take back { $n } moves. Others have seen something since; do you agree?
}
web-undo-waiting = An undo waits for: { $who }
web-undo-agree = Agree to the undo
web-undo-refuse = Keep playing

# The table.
web-board = The board
web-close = Close
web-log = Log
web-log-all = every detail
web-log-empty = Nothing has happened yet.
web-log-or-chat = Log or chat
web-since = Since your last turn
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-spectator = Spectator
web-history = Earlier moments
web-history-back = One move back
web-history-forth = One move forward
web-history-move = Move { $n } of { $all }
web-history-run = Replay
web-history-pause = Pause
web-history-now = Back to now
web-history-branch = Continue from here
web-parts = Parts of the table
web-tab-table = Table
web-tab-players = Players
web-tab-hand = Hand
web-tab-result = Result
web-on-turn = on turn
web-deciding = is deciding
web-you = you
web-total = total
web-seat-bot = computer player
web-seat-stand-in = a computer player stands in
web-seat-away = away
web-seat-name = Name
web-seat-rename = Rename
web-seat-leave = Leave; a computer player takes over
web-seat-return = Take your seat back
web-card-hidden = hidden card { $deck }
web-card-exhausted = exhausted
web-card-options = { $n ->
    [one] one option
   *[other] { $n } options
}

# The head of the page and the settings.
web-pages = Pages
web-rules = Rules
web-cards = Cards
web-language = Language
web-settings = Settings
web-theme = Look
web-theme-auto = like the system
web-theme-light = light: paper
web-theme-dark = dark: ink
web-size = Text
web-size-normal = normal
web-size-large = large
web-notices = Sounds and notices
web-sound-turn = a tone when it is your turn
web-sound-other = tones for moves and chat
web-notify = a browser notice when it is your turn
web-animate = movement on the table

# The first page.
web-home = Home
web-home-title = Four civilisations, one table
web-home-text = Play at once against the computer, or send your friends a link. No account, nothing to install.
web-game-altay = Altay
web-game-altay-text = Build a deck, settle the land, finish achievements.
web-game-altay-facts = 2 to 4 players · map and deck-building
web-game-settlers = Imperial Settlers
web-game-settlers-text = Five rounds to build an empire, strike deals and raze what stands in the way.
web-game-settlers-facts = 1 to 4 players · cards and goods
web-game-nations = Nations
web-game-nations-text = Lead a nation from antiquity to the industrial age.
web-game-nations-facts = 1 to 5 players · progress and production
web-game-imperium = Imperium
web-game-imperium-text = Sixteen peoples, from barbarians to empire.
web-game-imperium-facts = 2 to 4 players · deck-building
web-play = Play
web-starting = The table is being laid …
web-with-friends = With friends
web-continue = Continue
web-finished = { $n ->
    [one] One finished game
   *[other] { $n } finished games
}
web-moves = { $n ->
    [one] one move
   *[other] { $n } moves
}
web-your-turn = your turn
web-forget = Take off this list
web-record-open = Open a record file
web-record-unreadable = This file is no record of a game.
web-record-download = Save the record
web-glossary = Glossary

# A new table.
web-new-table = A new table
web-which-game = Which game?
web-who-plays = Who plays?
web-seat-who = Seat { $seat }
web-seat-me = me, on this screen
web-seat-friend = a friend, by link
web-seat-computer = computer: { $bot }
web-seat-faction = Faction
web-seat-any-faction = chosen in the game
web-seat-add = Add a seat
web-seat-remove = Remove the seat
web-hot-seat = Several people share this screen; the table turns to whoever decides.
web-friend-help = You get a link for each friend. Whoever has the link has the seat.
web-options = Options
web-options-more = Where players read the rules differently
web-option-each-seat = different for each seat
web-make-start = Lay the table and start
web-make-invite = Lay the table and get the links
web-sit-down = Sit down
web-watch = Watch
web-invite = Invite
web-invite-text = A link opens a seat. Send each friend theirs, and keep your own to yourself.
web-invite-seat = Copy the link
web-invite-watch = Copy the link for spectators
web-copied = Copied
web-opening = Opening the table …
web-no-table = There is no table here
web-no-table-text = The link may be incomplete: the part after # is the key to your seat.

# The end.
web-winners = { $n ->
    [one] The winner:
   *[other] A shared victory:
}
web-nobody-won = The game is lost: nobody has won.
web-rematch = Rematch
web-replay = Replay
web-scores = Points by category
web-chart = Points over the game
web-swings = Turning points
web-swing = { $who }: lead { $n } up to move { $move }

# Keys and the text table.
web-keys = Keys
web-keys-history = one move back, one move forward
web-keys-escape = close what is open, show all options
web-keys-tab = to the next lit thing
web-text-table = The table as text
web-text-board = To the drawn table
web-text-enter = What will you do?
web-text-hint = A number, a few letters of an option, or: table, log, scores, undo, card NAME, why NAME, look NUMBER, now, say TEXT, help.
web-text-help = table: what lies on the table. log: what happened. scores: points. undo: take back. card NAME: what a card does. why NAME: why something cannot be done. look NUMBER: the table after so many moves. now: back to now. say TEXT: chat.
web-text-unknown = “{ $given }” fits no option. help lists the commands.
web-text-ambiguous = “{ $given }” may mean several things:
web-text-no-undo = Nothing can be taken back.

# Rules, cards, glossary.
web-search = Search
web-search-nothing = Nothing found.
web-contents = Contents
web-rules-english = The numbered rules are written in English.
web-gallery-group = Kind
web-gallery-all = all
web-gallery-count = { $n ->
    [one] one card
   *[other] { $n } cards
}

# The tour.
web-tour = How a table works
web-tour-start = 60-second tour
web-tour-back = Back
web-tour-next = Next
web-tour-end = Choose a game
web-tour-lit = What is lit can be used
    .text = Cards, places and piles with an outline are yours to click. If a thing can be used in several ways, the question below asks which.
web-tour-ask = One question at a time
    .text = The bar asks what you want to do and lists every option. Each has a key, shown on it; the question mark lists all keys.
web-tour-preview = See it before you do it
    .text = Point at an option and the numbers it would change are shown, on the board and below the question.
web-tour-why = Why not?
    .text = Click something that is not lit and you are told why it cannot be used now, with the number of the rule.
web-tour-undo = Take it back
    .text = Undo says what it takes back. It stops where something hidden was shown; beyond that the others are asked.
web-tour-log = Nothing is missed
    .text = The log tells what happened since your last turn. Click a line, or move the slider, to see the board at that moment.

# Options of the games by name, and their choices.
web-option-trade = Trade
web-option-starts = Starting places
web-option-factions = Factions
web-option-map = Map
web-option-vp-spots = Victory point spots
web-option-archive-defends = Kept cards defend
web-option-abandoned = Abandoned technologies
web-option-drop-table-cards = Dropping table cards
web-option-ask-government = Ask about Government
web-option-first-player = First player
web-option-round-limit = Round limit
web-option-lookout = Lookout
web-option-peaceful = Peaceful game
web-option-faction-reshuffle = Reshuffle faction decks
web-option-robbers-take-routes = Robbers take routes
web-option-chapel-points = Points of the Dark Chapel
web-option-levels = Card levels
web-option-difficulty = Difficulty
web-option-sides = Sides
web-option-ages = Ages
web-option-extra-worker = Extra worker
web-option-others-suffer = Without a rank all are others
web-option-no-war-is-zero = No war counts as strength 0
web-option-anna-stability = Anna Komnene spares stability
web-option-shaka-stone = Stone of Shaka Zulu
web-option-crusade-books = Fourth Crusade
web-option-worker-packages = Workers and resources together
web-option-advisors-removed = Two advisors
web-option-shortage-at-zero = Shortage at 0 points
web-option-undeploy-after = Take workers off afterwards
web-option-common-cards = Common cards
web-option-free-plays = Free plays
web-option-icons = Doubled icons
web-option-given-cards = Cards given away
web-option-active-quest = The active quest
web-option-collapse-count = Counting a collapse
web-choice-free = free
web-choice-suggested = as suggested
web-choice-picked = picked
web-choice-random = at random
web-choice-first-seat = the first seat
web-choice-reduced = reduced
web-choice-full = full
web-choice-row = the middle row
web-choice-inner = off the edges
web-choice-removed = leave the game
web-choice-returned = return to the deck
web-choice-standard = standard
web-choice-alternative = alternative
web-choice-advanced = advanced
web-choice-basic = basic
web-choice-master = master
web-choice-basic-expert = basic and expert
web-choice-chieftain = chieftain
web-choice-prince = prince
web-choice-king = king
web-choice-emperor = emperor
web-choice-a = side A
web-choice-b = side B
web-choice-choose = everybody decides
web-choice-buyer = the buyer
web-choice-owner = the owner
web-choice-if-paid = if it is paid
web-choice-always = always
web-choice-all = all
web-choice-one = one
web-choice-classics = Classics
web-choice-legends = Legends
web-choice-once-a-turn = once a turn
web-choice-unlimited = without limit
web-choice-each-counts = each counts
web-choice-once-a-card = once a card
web-choice-hand = into the hand
web-choice-discard = onto the discard pile
web-choice-not-scored = not scored
web-choice-scored = scored
web-choice-all-unrest = all unrest
web-choice-not-garrisoned-or-sunken = without garrisoned and sunken

# The glossary: a word, and what it means.
web-term-collect = Collect
    .text = The card lies on your table and takes resources; when all places are full its effect happens and it is discarded.
web-term-store = Store
    .text = Resources put on the card wait for a later turn. Whoever takes one takes all, and the card is discarded.
web-term-use-terrain = Use (terrain)
    .text = You need a settlement on such a territory, and each territory can be used once a turn.
web-term-conquest = Conquest token
    .text = It guards a territory: beat its value with attack cards to take it. It scores at the end.
web-term-trash = Trash
    .text = The card leaves the game for good.
web-term-location = Location
    .text = A card built in an empire: production, feature or action.
web-term-deal = Deal
    .text = A faction card put above your board gives its good in every production.
web-term-raze = Raze
    .text = Pay raze tokens: a card from your hand gives its goods; a rival's location becomes a foundation.
web-term-foundation = Foundation
    .text = A location turned face down. It can only be given up to build a faction location.
web-term-defence = Defence token
    .text = The location under it costs one more raze token to raze.
web-term-deploy = Deploy
    .text = A worker goes from the supply onto a building or military card; the stone printed there is paid.
web-term-architect = Architect
    .text = Builds the next section of your wonder for the stone printed on it.
web-term-raid = Raid
    .text = A battle takes as many books, food or stone as your best raid value.
web-term-shortage = Shortage
    .text = Who must lose more than there is pays with other resources and loses a point.
web-term-stability = Stability
    .text = Military upkeep lowers it; below zero there is a revolt. It also eases war.
web-term-acquire = Acquire
    .text = Take a market card of a named suit into your hand, with its tokens and the unrest under it.
web-term-break-through = Break through
    .text = Name a suit and take a card of it, without the unrest under it.
web-term-exhaust = Exhaust
    .text = Put an exhaust token on a card in play to use its effect; once a turn for each card.
web-term-garrison = Garrison
    .text = A card from hand is tucked under a card in play and out of your way.
web-term-history = History
    .text = Cards under your power card: out of play, but scored.
web-term-unrest = Unrest
    .text = A useless card that costs points. When the pile is empty the world collapses and the calmest wins.
web-term-exile = Exile
    .text = The card goes to the exile pile; some cards bring it back.
web-term-pinned = Pinned
    .text = The card stays in play after it was played.
