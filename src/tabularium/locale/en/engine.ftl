# Words every game uses.
player = Player { $seat }
and = { $head } and { $last }
or = { $head } or { $last }
and-clauses = { $head } and { $last }
nothing = nothing

# A choice of several things at once.
set-times = { $n } × { $thing }
set-so-many = { $n } of { $most } chosen
set-up-to = { $n } chosen, at most { $most }
set-from-to = { $n } chosen, { $least } to { $most } needed

# The card language. A clause is lower case; .to is its form after a cost.
card-to = { $cost } to { $effect }
    .may = { $cost } to { $effect }
card-once-per-turn = once per turn: { $effect }
card-end-of-turn = at the end of your turn: { $effect }
option-sets = which sets of cards are used; what was added to the game has to be asked for
    .name = Sets of cards
card-copies = { $n ->
    [one] One copy
   *[other] { $n } copies
}
card-points = at the end of the game 1 VP per { $of }
card-points-plus = at the end of the game { $base } VP, and 1 VP more per { $of }

# What was expected, in error messages.
expected-list = a list
expected-object = an object of names and values
expected-number = a whole number from 0 on
expected-flag = true or false
expected-words = a word, or a list with a word for every seat
expected-name = a name
expected-seats = the number of players, or a list of their factions
expected-factions = the faction of every seat
expected-place = a card, its zone and its place there
expected-registers = a list of four whole numbers

# Errors.
error-unknown-game = There is no game “{ $given }”. Possible: { $possible }.
error-broken-game = The game “{ $given }” is installed, but cannot be loaded: a warning said why when the program started.
error-unknown-bot = There is no bot “{ $given }”. Possible: { $possible }.
error-own-bot = The bot “{ $given }” cannot be loaded, expected package.module:Class with a method decide: { $problem }
error-budget = “{ $given }” is no bot: after search@ comes a number of descents (search@200) or of seconds (search@1.5s).
error-missing-part = A part is not installed, { $name } is missing: pip install 'tabularium-games[{ $extra }]'
error-language = There are no texts in “{ $given }”. Possible: { $possible }.
error-seats = Got { $given } as seats, expected { $expected }.
error-seat-count = { $game } is for { $least } to { $most } players, not for { $given }.
error-seats-exactly = { $game } is for { $most ->
    [one] one player
   *[other] { $most } players
}, not for { $given }.
error-seats-bots = { $seats } seats need 1 bot for all others or { $others } bots, not { $given }.
error-faction = There is no faction “{ $given }”. Possible: { $possible }.
error-faction-twice = The faction “{ $given }” is named for two seats.
error-option-name = { $game } has no option “{ $given }”. Possible: { $possible }.
error-option-value = Option “{ $name }”: got { $given }, expected { $expected }.
error-option-choice = Option “{ $name }”: got { $given }. Possible: { $possible }.
error-option-range = { $most ->
    [-1] Option “{ $name }”: got { $given }, expected { $least } at least.
   *[other] Option “{ $name }”: got { $given }, expected { $least } to { $most }.
}
error-option-seats = Option “{ $name }”: { $given } names { $n } seats, but { $seats } play.
error-seed = Got { $given } as a seed, expected a whole number from 0 on.
error-seat = Got { $given } as a seat, expected 0 to { $most }, or None for a spectator.
error-game-over = The game is over: no move can be made.
error-not-your-turn = Seat { $given } cannot move: it is up to seat { $seat }.
error-reset = No game is being played: it begins with reset.
error-action = Got { $given } as an action, expected its number.
error-option-index = Got option number { $given }, expected 0 to { $most }.
error-option-type = Got { $given } as a move, expected an option, its key or its number.
error-option-key = “{ $given }” is not offered to seat { $seat } ({ $kind }). Possible: { $possible }.
error-set-none = This question ({ $kind }) is answered with one option, not with several.
error-set-type = Got { $given } as a choice of several things, expected a list of keys.
error-set-key = “{ $given }” cannot be chosen here. Possible: { $possible }.
error-set-copies = “{ $given }” was chosen more often than it is there ({ $n }).
error-set-exactly = { $given } chosen, but it must be { $most }.
error-set-count = { $given } chosen, but it must be { $least } to { $most }.
error-set-sum = What was chosen comes to { $given }, but at least { $least } is needed.
error-set-unfit = What was chosen cannot be taken together.
error-set-short = What was chosen does not pay for all of it.
error-set-over = What was chosen is more than is needed: leave something out.
error-thing = There is nothing called “{ $given }” on the table. Possible: { $possible }.
error-card-fact = The cards of { $game } say nothing of “{ $given }”. Possible: { $possible }.
error-card-value = No card of { $game } has “{ $given }” as its { $name }. Possible: { $possible }.
error-card-words = Cards, { $name }: got { $given }, expected a text.
error-move-number = Got move { $given }, expected 0 to { $most }.
error-version = This is of version { $given } of the rules of { $game }; version { $version } is played here and may differ.
error-position-choice = Position, { $where }: got “{ $given }”. Possible: { $possible }.
error-position-value = Position, { $where }: got { $given }, expected { $expected }.
error-position-missing = Position: “{ $where }” is missing.
error-position-most = Position, { $where }: got { $given }, expected at most { $most }.
error-position-other = Position: { $problem }
error-position-no-work = Position: the stack is empty, but the game is not over.
error-position-undone = Position: before the question of its “stack” something else is still to be done at this table.
error-position-frame = Position, { $where }: this frame does not fit the rest of the position.
error-position-none-left = Position, { $where }: there is no “{ $given }” left in this game: { $reason }
position-why-named = { $n ->
    [one] the only one that can lie here is named in { $places }.
   *[other] the { $n } that can lie here are named in { $places }.
}
position-why-elsewhere = those of this name cannot lie here.
position-why-players = it is only for { $n } players or more.
position-why-faction = only { $factions } have it, who are not playing.
position-why-option = the option “{ $option }” leaves it out.
position-why-solo = it is only for the solo game.
position-why-no-solo = it is not for the solo game.
position-why-box = it is of the other set of common cards.
position-why-replaced = a nation of its name plays, so a tributary of the other set is there in its place.
position-why-not-drawn = it is of the other set of common cards, and takes the place of no tributary here.
position-why-face = it is not a card of its own but the other side of one.
error-position-twice = Position, { $where }: “{ $given }” is named twice.
error-position-least = Position, { $where }: got { $given }, expected at least { $least }.
error-position-not-now = Position, { $where }: this is written by a game in the middle of something, beside its “stack”.
error-position-over = Position: the game is over, but its “stack” is not empty.
error-endless = { $name } is stepped again and again, and nobody is asked ({ $n } steps). Expected that a node takes itself off the stack with g.pop() when it is done; a Verb does so by itself.
error-record-entry = Record: unknown entry “{ $given }”. Possible: { $possible }.
error-record-truncated = The record has no “{ $name }”: it is truncated.
error-record-format = The record has format { $given }, expected { $version }.
error-record-value = Record, { $name }: got { $given }, expected { $expected }.
error-record-start = The record cannot be started: { $problem }
error-record-move = Move { $n } of the record cannot be made: { $problem }
error-record-length = The digests of the record reach move { $last }, but it has { $n } keys: it is truncated.
error-record-digest = After move { $n } the game differs from the record: it was edited, or made by other rules.
error-record-result = The result of the game differs from the one in the record.
error-record-json = The record is no JSON: { $problem }
error-save-format = The saved game has format { $given }, expected { $version }.
