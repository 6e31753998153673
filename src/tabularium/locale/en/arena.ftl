# The arena: tournaments of bots and their report.

arena-folder = Games are kept in { $folder }
arena-playing = Playing
arena-interrupted = Stopped. The finished games are kept in { $folder }; the same command goes on from there.
arena-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $bots } · players: { $players } · { $moves } moves on average · seed { $seed }
arena-stopped = Stopped after { $games } of { $planned } games: the win rate of the first bot is on one side of { $until }.
arena-failed = { $n ->
    [one] { $n } game failed:
   *[other] { $n } games failed:
}

# The report.
arena-page-title = { $game }: tournament
arena-standings = Standings
arena-note-standings = Intervals hold with 95 % probability. A shared win counts in parts; a bot that holds two seats in a game has played it twice. The rating is OpenSkill's: everybody starts at 25, and only differences mean anything.
arena-factions = Factions and nations
arena-seats = Seats
arena-note-rates = Win rates with 95 % intervals; the dashed lines are what everybody would have if all were equal.
arena-categories = Points by category
arena-curves = Points over the game
arena-note-curves = Points on average after each tenth of the moves, as if the game had ended then, with 95 % intervals.
arena-length = Length of the games
arena-openings = Openings
arena-note-openings = The first choice in the first turn of a seat, if at least { $n } seats made it. Usual is the win rate of the same bot with as many players.
arena-cards = The most and the least useful cards
arena-note-cards = How much more often than usual those seats won that bought, built or played a card; usual is the win rate of the same bot with as many players. Cards that fewer than { $n } seats used are left out. Whoever is ahead can afford more, so a card may owe its rate to good games and not the other way round.
arena-failures = Games that failed
arena-too-few = Not enough games yet: nothing was used by { $n } seats.
arena-numbers = The numbers
arena-bot = bot
arena-bots = bots
arena-games = games
arena-wins = wins
arena-win-rate = win rate
arena-interval = 95 % interval
arena-rating = rating
arena-rating-interval = 95 % interval of the rating
arena-points = points
arena-milliseconds = ms per decision
arena-player-count = players
arena-seats-held = seats
arena-category = category
arena-part-of-game = part of the game
arena-winners = winners
arena-losers = the others
arena-moves = moves
arena-opening = opening
arena-card = card
arena-gain = won more often than usual
arena-number = game
arena-error = error
arena-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}

# Errors.
arena-error-no-bots = No bots are named: name at least one, as in --bots greedy,random.
arena-error-many-bots = { $given } bots are too many for one tournament: at most { $most }.
arena-error-bot-twice = The bot “{ $given }” is named twice: once is enough, seats that are left over are filled with the same bots.
arena-error-games = Got { $given } games, expected a whole number from 1 on.
arena-error-seats = Got “{ $given }” as the number of players, expected a number or several, as in 2,3,4.
arena-error-until-bots = --until is for a match of two bots, not of { $n }.
arena-error-until = Got { $given } as the win rate to stop at, expected a number between 0 and 1.
arena-error-workers = Got { $given } workers, expected a whole number from 1 on.
arena-error-limit = Got { $given } as the seconds for a game, expected a number above 0, at most { $most }.
arena-error-no-tournament = There is no tournament in { $file }: plan.json is missing.
arena-error-other = { $file } holds another tournament, with { $name } { $stored } and not { $given }: name another folder.
arena-error-busy = { $file } is being played by another command.
arena-error-damaged = { $file } is damaged: { $problem }
arena-error-stray = { $file } is a game of another tournament.
arena-error-unusable = { $file } cannot be used: { $problem }
arena-error-ray = There is no way to the Ray cluster: { $problem }

# Why games failed.
arena-error-died = Its worker died { $n } times.
arena-error-late = It was not over after { $seconds } seconds.
arena-error-late-bot = It was not over after { $seconds } seconds; { $bot } was deciding.
