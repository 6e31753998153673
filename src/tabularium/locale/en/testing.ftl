# What the checks for bots and games say (tabularium.testing).

promise-legal = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: the bot answered { $given }, expected a whole number from 0 to { $most }.
promise-same-seed = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: made anew with seed { $seed } the bot answered { $again }, before { $first }; expected the same answer.
promise-hidden = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: the bot answered { $again } instead of { $first } when only cards it cannot see were dealt anew; expected the same answer.
promise-no-error = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: the bot failed with { $problem }; expected an answer.
promise-hands-off = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: the bot changed the game; expected an answer and nothing else.
promise-candidates = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: the bot weighed { $given }; expected a list of Candidate with keys of options.
promise-time = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: the bot took { $took } seconds, expected at most { $seconds }.
promise-same-start = { $game }, seed { $seed }: two new games differ; expected equal digests.
promise-choice = { $game }, seed { $seed }, after { $moves } moves: somebody is asked who has no choice ({ $given }); expected two options at least.
promise-keys = { $game }, seed { $seed }, after { $moves } moves: two options have one key ({ $given }); expected different keys.
promise-end = { $game }, seed { $seed }: a random game goes on after { $moves } moves; expected an end.
promise-score = { $game }: a seat scored { $given }, expected { $expected_length } numbers, one for each category.
promise-words = { $game }, seed { $seed }, after { $moves } moves: the decision cannot be said in “{ $lang }”: { $given }.
promise-clone-equal = { $game }, seed { $seed }, after { $moves } moves: a clone has another digest; expected an equal one.
promise-clone-apart = { $game }, seed { $seed }, after { $moves } moves: playing on in a clone changed the game it was made from.
promise-same-moves = { $game }, seed { $seed }, after { $moves } moves: the same moves from equal states led to different states.
promise-record = { $game }, seed { $seed }, after { $moves } moves: the record does not give the game again: { $problem }
promise-position = { $game }, seed { $seed }, after { $moves } moves: the position does not give the game again: { $problem }
promise-parts = { $game }, seed { $seed }: the parts of an observation leave a gap or overlap at “{ $name }”.
promise-row = { $game }, seed { $seed }, after { $moves } moves: an observation has { $given } bytes, expected { $expected_length }.
promise-hidden-turn = { $game }, seed { $seed }, after { $moves } moves: somebody else is to move once cards hidden from seat { $viewer } are dealt anew.
promise-hidden-view = { $game }, seed { $seed }, after { $moves } moves: the view of seat { $viewer } tells hidden cards in “{ $name }”.
promise-hidden-row = { $game }, seed { $seed }, after { $moves } moves: the observation of seat { $viewer } tells hidden cards in “{ $name }”.
promise-hidden-options = { $game }, seed { $seed }, after { $moves } moves: seat { $viewer } is offered other options once cards hidden from it are dealt anew.
promise-imagined = { $game }, seed { $seed }, after { $moves } moves: a world that seat { $viewer } imagines depends on more than the seed and what it knows.
