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
web-good-gold = gold
web-good-books = books
web-good-vp = points
web-good-strength = strength
web-good-stability = stability
web-good-workers = workers
web-good-worker = worker
web-good-raze = raze tokens
web-good-defence = defence
web-good-material = materials
web-good-population = population
web-good-progress = progress
web-good-unrest = unrest
web-good-card = cards in the deck
web-good-cards = cards in hand
web-good-settlement = settlements

# The question and its options.
web-decision = The question
web-waiting = Waiting for { $who } …
web-in-line = { $n ->
    [0] It thinks next.
    [one] One other table comes first.
   *[other] { $n } other tables come first.
    }
web-over = The game is over.
web-looking-back = You are looking at an earlier moment.
web-all-options = Show all { $n } options
web-show-options = Show the options
web-hide-options = Hide the options
web-more-below = { $n ->
    [one] 1 more below
   *[other] { $n } more below
}
web-preview-hint = Point at an option to see what it changes.
web-preview-nothing = No number changes yet.
# Several things chosen at once: ticked on the board or in the list, then done together.
web-set-given = already chosen
web-set-more = { $what }: one more
web-set-less = { $what }: one less
web-set-clear = Untick all
web-unreachable = The server does not answer. Nothing is lost; try again.
web-house-closed = No new tables are taken here at present. You can go on with those that you have.
web-reconnecting = Connecting again …
web-rule = Rule { $n }
web-why = Why not?
web-why-on = Tab and the arrows now walk what is unlit too. Enter tells why it cannot be used, Enter again leads to the rule, Esc ends this.
web-why-free = Something can be done with this: see the options.
web-undo = Undo
web-undo-what = Undo: { $what }
web-undo-ask = Ask to undo: { $what }
web-undo-question = { $n ->
    [one] Take back one move? { $who } would like to, but others have moved or seen something since.
   *[other] Take back { $n } moves? { $who } would like to, but others have moved or seen something since.
}
web-undo-waiting = An undo waits for: { $who }
web-undo-agree = Agree to the undo
web-undo-refuse = Keep playing
web-undo-counted = Take it back all the same
web-undo-keep = Leave it as it is

# The table.
web-board = The board
web-close = Close
web-confirm = One more question
web-log = Log
web-log-all = every detail
web-log-empty = Nothing has happened yet.
web-log-earlier = What came before
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
web-pass-screen = Now { $who }: pass the screen on.
web-pass-show = Show my side of the table
web-links = Links to this table
web-parts = Parts of the table
web-tab-table = Table
web-tab-players = Players
web-tab-hand = Hand
web-tab-mine = Mine
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
web-seat-link = Link to this seat
web-card-hidden = hidden card { $deck }
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
web-home-title = Many civilisations, one table
web-home-text = Play at once against the computer, or send your friends a link. No account, nothing to install.
web-seats-between = { $least } to { $most } players
web-seats-exactly = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
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
web-forget-question = Without its link you cannot come back to this table, and this browser forgets the link. Have you kept it elsewhere?
web-forget-not = Keep it on the list
web-record-open = Open a record file
web-record-unreadable = This file is no record of a game.
web-record-download = Save the record
web-glossary = Glossary
web-documents = Documentation

# A new table.
web-new-table = A new table
web-which-game = Which game?
web-who-plays = Who plays?
web-seat-who = Seat { $seat }
web-seat-me = me, on this screen
web-seat-friend = a friend, by link
web-seat-computer = computer: { $bot }
web-seat-faction = Faction
    .nations = Nation
    .imperium = Nation
web-seat-any-faction = chosen in the game
web-seat-add = Add a seat
web-seat-remove = Remove the seat
web-hot-seat = Several people share this screen; the table turns to whoever decides.
web-friend-help = You get a link for each friend. Whoever has the link has the seat.
web-options = Options
web-options-more = Where players read the rules differently
web-option-each-seat = different for each seat
web-decks = Faction decks
web-deck-own = put together by yourself
web-deck-count = { $copies ->
    [1] once
    [2] twice
   *[other] three times
}: { $have } of { $want }
web-deck-done = The deck is complete.
web-deck-less = { $card }: one copy fewer
web-deck-more = { $card }: one copy more
web-make-start = Lay the table and start
web-make-invite = Lay the table and get the links
web-sit-down = Sit down
web-watch = Watch
web-invite = Invite
web-invite-text = A link opens a seat. Send each friend theirs, and keep your own to yourself.
web-invite-seat = Copy the link
web-invite-watch = Copy the link for spectators
web-copied = Copied
web-link-text = Whoever has this link plays this seat and sees its cards. Open it on your other devices, and keep it for the day this browser forgets it. Give it to nobody, unless they are to play on for you.
web-link-new = Make a new link
web-link-question = The old link stops working at once, wherever it is open. Here you go on with the new one.
web-link-question-friend = The link you have sent to { $who } stops working at once, and whoever plays by it is put out. Send the new one.
web-link-replace = Replace the old link
web-link-keep = Keep the old link
web-link-made = This is the new link. The old one opens nothing any more.
web-link-gone = The link to { $who } has been replaced: only whoever has the new one can make another.
web-opening = Opening the table …
web-no-table = There is no table here
web-no-table-text = The link may be incomplete: the part after # is the key to your seat.
web-link-replaced = This link has been replaced
web-link-replaced-text = Somebody who had it has made a new link, and this one opens nothing any more. If it was not you, ask whoever invited you for the new one.
web-no-key = This table opens by a link
web-no-key-text = This browser has none for it: the table was opened in another browser or on another device, or taken off the list here.
web-no-key-own = If you play elsewhere: press your seat above the board there, then “{ web-seat-link }”, and open that link here.
web-no-key-ask = If you were invited: open the link that was sent to you once more, or ask for a new one.

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

# What a bot weighed, after the game.
web-weighed = What the bot weighed
web-weighed-option = Option
web-weighed-tries = tries
web-weighed-chance = to win
web-weighed-points = points
web-weighed-taken = taken
web-weighed-meaning = How often each option was tried, the chance to win, and the points at the moments up to which the bot looked ahead. These are guesses.
web-weighed-line = { $text }: tries { $tries }, to win { $chance }, points { $points }

# Keys and the text table.
web-keys = Keys
web-keys-why = why not? Walk what is unlit too, Enter tells the reason
web-keys-history = one move back, one move forward
web-keys-set = do what is ticked, where several things are chosen
web-keys-escape = close what is open, show all options, untick all
web-keys-tab = to the next lit thing
web-text-table = The table as text
web-text-board = To the drawn table
web-text-enter = What will you do?
web-text-hint = Type a number or some letters of an option, or one of: { $commands }.
web-text-set = Choose by numbers, in any order: 1 3 4. Several copies: 1 1 or 1x2. Nothing: 0. What it would lead to: 1 3 ?
web-text-set-ordered = Choose by numbers, what comes first first: 3 1 4. Nothing: 0. What it would lead to: 3 1 ?
web-text-set-help = 1 3 4: several things at once, where several are chosen (0: none of them; 1 3 ?: what they would lead to)
web-text-too-many = { $what }: no more than { $n }.
web-text-unknown = “{ $given }” fits no option and no command.
web-text-no-card = There is no card called “{ $given }”.
web-text-incomplete = Something is missing:
web-text-ambiguous = “{ $given }” may mean several things:
web-text-no-why = There is nothing in the way of that, or nothing of that name.
web-text-no-undo = Nothing can be taken back.
web-text-undo-again = Type “undo” once more to do it all the same.

# What is typed at the text table: the words of each command, what is typed behind them, and what
# it does. The English words work in every language.
web-command-table = table, t
    .text = what lies on the table
web-command-log = log, l
    .text = what happened
web-command-scores = scores, s
    .text = the points
web-command-options = options, o
    .text = what can be done now
web-command-undo = undo, u
    .text = take back
web-command-now = now
    .text = back from the past to now
web-command-help = help, h, ?
    .text = what can be typed
web-command-card = card, ?
    .of = NAME
    .text = what a card does
web-command-why = why
    .of = NAME
    .text = why something cannot be done
web-command-look = look, at
    .of = NUMBER
    .text = the table after so many moves
web-command-say = say
    .of = TEXT
    .text = chat

# Rules, cards, glossary.
web-search = Search
web-search-nothing = Nothing found.
web-contents = Contents
web-rules-english = These rules are there in English only.
web-rules-none = This game has no rulebook here.
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
    .text = Click something that is not lit and you are told why it cannot be used now, with the number of the rule. Without a mouse: press q.
web-tour-undo = Take it back
    .text = Undo says what it takes back. It stops where something hidden was shown; beyond that the others are asked.
web-tour-log = Nothing is missed
    .text = The log tells what happened since your last turn. Click a line, or move the slider, to see the board at that moment.

# What lies on a table, for the table as text.
web-view-round = round
web-view-turn = turn
web-view-first-player = first player
web-view-last-round = last round
web-view-goods = goods
web-view-hand = your hand
web-view-hand-size = cards in hand
web-view-known-hand = known in hand
web-view-deck = your deck
web-view-deck-size = cards in the deck
web-view-hand-and-deck = hand and deck together
web-view-discard = discard pile
web-view-played = played
web-view-play = in play
web-view-table = on the table
web-view-board = board
web-view-territory = territory
web-view-owner = owner (seat)
web-view-settlements = settlements
web-view-token = token
web-view-tokens = tokens
web-view-market = market
web-view-title = card
web-view-top = on top
web-view-left = left
web-view-displays = achievements on display
web-view-achievement-decks = achievement decks
web-view-achievements = achievements
web-view-progress = in progress
web-view-secret = your secret wonder
web-view-secret-wonder = secret wonder
web-view-supply = settlements left
web-view-lost = lost
web-view-captured = captured
web-view-coins = coins
web-view-archive = kept card
web-view-bought = bought
web-view-battle = battle
web-view-strength = strength
web-view-gone = out of the game
web-view-vp = points
web-view-passed = passed
web-view-empire = empire
web-view-foundations = foundations
web-view-deals = deals
web-view-offer = offer
web-view-drawn = drawn
web-view-looked-at = looked at
web-view-common-cards = common cards in hand
web-view-faction-cards = faction cards in hand
web-view-common-deck-size = common deck
web-view-common-discard = common discard pile
web-view-used = used
web-view-defended = defended
web-view-holds = holds
web-view-age = age
web-view-order = order
web-view-event = event
web-view-war = war
web-view-architects = architects
web-view-deck-sizes = decks
web-view-event-deck-sizes = event decks
web-view-ranks = ranks
web-view-strongest = strongest
web-view-weakest = weakest
web-view-most-stable = most stable
web-view-least-stable = least stable
web-view-growth = growth
web-view-production = next production
web-view-stability = stability
web-view-workers = workers
web-view-cards = cards
web-view-advisor = advisor
web-view-colonies = colonies
web-view-wonders = wonders
web-view-site = wonder being built
web-view-built = sections built
web-view-side = side
web-view-state = state
web-view-actions = actions left
web-view-exhausts = exhaust tokens left
web-view-exhausted = exhausted
web-view-powers = power
web-view-below = below
web-view-garrison = garrison
web-view-history = your history
web-view-history-size = cards in history
web-view-nation-deck = your nation deck
web-view-nation-size = nation deck
web-view-development = development area
web-view-small-decks = small decks
web-view-main-deck = main deck
web-view-fame-deck = fame deck
web-view-unrest-pile = unrest pile
web-view-unrest = unrest under it
web-view-exile = exiled

# The guided first game.
web-learn = Learn it
web-coach = First game
web-coach-step = { $n } of { $of }
web-coach-next = Read on
web-coach-back = Back to the step before
web-coach-end = End the lesson
web-coach-close = Play on
web-coach-astray = That was another move than the one I had in mind. It may well be a good one! Take it back to follow the lesson, or read on and play as you like.
web-coach-no-undo = This move cannot be taken back any more.
web-coach-undo = Take it back
web-coach-tick = Tick what is marked
web-coach-wait = Your opponent is playing …
web-coach-done = That was the lesson; the game goes on. What is lit can be used, and a click on anything unlit says why not. Have fun!
