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
