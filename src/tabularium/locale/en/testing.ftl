# What the checks for bots and games say (tabularium.testing).

promise-legal = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: the bot answered { $given }, expected a whole number from 0 to { $most }.
promise-same-seed = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: made anew with seed { $seed } the bot answered { $again }, before { $first }; expected the same answer.
promise-hidden = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: the bot answered { $again } instead of { $first } when only cards it cannot see were dealt anew; expected the same answer.
promise-no-error = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: the bot failed with { $problem }; expected an answer.
promise-hands-off = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: the bot changed the game; expected an answer and nothing else.
promise-candidates = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: the bot weighed { $given }; expected a list of Candidate with keys of options.
promise-time = { $game }, decision “{ $kind }” of seat { $seat } after { $moves } moves: the bot took { $took } seconds, expected at most { $seconds }.
promise-same-start = { $game }, seed { $seed }: two new games differ ({ $given }); expected that all chance comes from the state (g.random, g.below, g.shuffle), and nothing from the module random, from a clock or from games played before.
promise-choice = { $game }, seed { $seed }, after { $moves } moves: somebody is asked who has no choice ({ $given }); expected two options at least.
promise-keys = { $game }, seed { $seed }, after { $moves } moves: two options have one key ({ $given }); expected different keys.
promise-end = { $game }, seed { $seed }: a random game goes on after { $moves } moves, { $n } of them answers to { $name }; expected an end, and that a question takes itself off the stack with g.pop() once it is answered.
promise-score = { $game }: a seat scored { $given }, expected { $expected_length } numbers, one for each category.
promise-card-words = { $game }: a card, a deck or a category of the score cannot be said in “{ $lang }”: { $given }
promise-message = { $game }: the message “{ $given }” is missing in “{ $lang }”.
promise-words = { $game }, seed { $seed }, after { $moves } moves: the decision cannot be said in “{ $lang }”: { $given }.
promise-clone-equal = { $game }, seed { $seed }, after { $moves } moves: a clone has another digest; expected an equal one.
promise-clone-apart = { $game }, seed { $seed }, after { $moves } moves: playing on in a clone changed the game it was made from.
promise-same-moves = { $game }, seed { $seed }, after { $moves } moves: “{ $key }” led from equal states to different ones ({ $given }); expected that all chance comes from the state (g.random, g.below, g.shuffle), and nothing from the module random, from a clock or from games played before, and that no rule asks for a card's number where its kind is meant (g.rules.kinds[card]).
promise-record = { $game }, seed { $seed }, after { $moves } moves: the record does not give the game again: { $problem }
promise-position = { $game }, seed { $seed }, after { $moves } moves: the position does not give the game again: { $problem }
promise-parts = { $game }, seed { $seed }: the parts of an observation leave a gap or overlap at “{ $name }”.
promise-row = { $game }, seed { $seed }, after { $moves } moves: an observation has { $given } bytes, expected { $expected_length }.
promise-hidden-turn = { $game }, seed { $seed }, after { $moves } moves: somebody else is to move once cards hidden from seat { $viewer } are dealt anew.
promise-hidden-view = { $game }, seed { $seed }, after { $moves } moves: the view of seat { $viewer } tells hidden cards in “{ $name }”.
promise-hidden-row = { $game }, seed { $seed }, after { $moves } moves: the observation of seat { $viewer } tells hidden cards in “{ $name }”.
promise-hidden-options = { $game }, seed { $seed }, after { $moves } moves: seat { $viewer } is offered other options once cards hidden from it are dealt anew.
promise-imagined = { $game }, seed { $seed }, after { $moves } moves: a world that seat { $viewer } imagines depends on more than the seed and what it knows.
promise-alike = { $game }, seed { $seed }, after { $moves } moves: two options sound alike in “{ $lang }”: “{ $given }” ({ $keys }); expected different words.
promise-card-once = { $game }, seed { $seed }, after { $moves } moves: a card lies in two places: { $given }.
promise-cards-kept = { $game }, seed { $seed }, after { $moves } moves: cards have vanished ({ $lost }) or come from nowhere ({ $new }).
promise-kept = { $game }, seed { $seed }, after { $moves } moves: what is never lost nor made was { $before } and is { $after }.
promise-bounds = { $game }, seed { $seed }, after { $moves } moves: out of bounds: { $name }.
promise-standing = { $game }, seed { $seed }, after { $moves } moves: loaded from its position, other cards stand by, or with other sums ({ $given }); expected that cards with standing effects lie in an active zone of whose they are (at.ZONE + seat), and nowhere else.
promise-hidden-feed = { $game }, seed { $seed }, after { $moves } moves: what seat { $viewer } saw happen is told otherwise once cards hidden from it are dealt anew.
promise-progress = { $game }, seed { $seed }, after { $moves } moves: everything is as it was before; expected that every move changes something.
promise-hidden-why = { $game }, seed { $seed }, after { $moves } moves: seat { $viewer } is told otherwise why it cannot use something ({ $given }) once cards hidden from it are dealt anew.
promise-can-why = { $game }, seed { $seed }, after { $moves } moves: { $given } can be done and has a reason why not, or neither.
promise-refused = { $game }, seed { $seed }, after { $moves } moves: an option is about { $given }, and yet it is refused.
promise-why-changes = { $game }, seed { $seed }, after { $moves } moves: asking why something cannot be done has changed the game.
promise-set-picks = { $game }, seed { $seed }, after { $moves } moves: { $way ->
    [none] nothing that is chosen together is an answer ({ $set })
    [single] what is picked one by one, “{ $set }”, leads where nothing leads that is chosen together ({ $given })
   *[together] what is chosen together, “{ $set }”, leads where nothing leads that is picked one by one ({ $given })
}; expected that a step asks for things in one order alone, such as that of the catalogue, that several() says what may still be chosen, and that chose ends each pick with g.pick(code, first).
promise-set-noted = { $game }, seed { $seed }, after { $moves } moves: { $name } goes on asking after “{ $key }”, and that it was picked is noted nowhere; expected g.pick(code, first) in chose, where first says whether it is the first of the set.
promise-faithful = { $game }, seed { $seed }: what the position names is something else once it is loaded: { $name }.
promise-copies = { $game }, seed { $seed }, after { $moves } moves: { $name } lies at the places { $places } of a row, and those at { $given } alone can be chosen; expected all of them, unless the kit calls them one place.
promise-told = { $game }, seed { $seed }, after { $moves } moves: { $name } changed ({ $given }), and none of the events says so ({ $events }).
promise-taken-back = { $game }, seed { $seed }, after { $moves } moves: { $given } would be taken back unasked, and it showed seat { $viewer } something hidden in “{ $name }”; expected that rules.shows says so.
promise-hidden-score = { $game }, seed { $seed }, after { $moves } moves: hidden cards count in the points of seat { $seat }, which seat { $viewer } may know; expected that rules.open_scores says no, and that every seat knows what its own points depend on.
promise-looks-only = { $game }, seed { $seed }, after { $moves } moves: the game was changed by asking for the keys and words, or the points, of { $name }; expected that whatever only looks changes nothing.
promise-steps = { $game }, seed { $seed }, { $moves ->
    [0] while the table is laid
   *[other] move { $moves }, “{ $key }”
}: { $problem }
promise-asks-on = { $game }, seed { $seed }, after { $moves } moves: { $name } has been answered { $n } times in a row, and nothing has changed; expected that chose takes the question off the stack with g.pop().
promise-telling = { $game }, seed { $seed }, move { $moves }: “{ $key }” leads to another place when a log is wanted ({ $given }); expected that whatever stands behind g.telling tells and changes nothing.
promise-event-variable = { $game }: the message of the event “{ $name }” wants { $missing } in “{ $lang }”, and is given { $possible }; expected a field of that name in LOG.add, or one of these in the message.
promise-event-unused = { $game }: the field “{ $field }” of the event “{ $name }” is said in no language; expected it in the message, or an Unsaid in LOG.add if it is for programs alone.
promise-event-twice = { $game }: the field “{ $field }” of the event “{ $name }” tells “{ $given }”, and so does something else of the event; expected another name in LOG.add.
promise-event-numbers = { $game }: the event “{ $name }” has no number left for its field “{ $field }”; expected fields for { $most } numbers at most.
promise-event-number = { $game }, seed { $seed }, after { $moves } moves: the event number { $given } is told, which there is not; expected what LOG.add gave, 0 to { $most }.
promise-event-unread = { $game }, seed { $seed }, after { $moves } moves: the event “{ $name }” is told with { $given } as number { $n }, and no field reads it; expected a field for it in LOG.add, or no such number in g.tell.
promise-event-card = { $game }, seed { $seed }, after { $moves } moves: the event “{ $name }” is told with { $given } for its field “{ $field }”; expected a kind of card, 0 to { $most } (g.rules.kinds[card] is that of a card).
promise-event-seat = { $game }, seed { $seed }, after { $moves } moves: the event “{ $name }” is told with { $given } for its field “{ $field }”; expected a seat, from 0 on.
promise-event-words = { $game }, seed { $seed }, after { $moves } moves: the event “{ $name }” cannot be said in “{ $lang }”: { $given }
promise-place = { $game }, seed { $seed }, after { $moves } moves: the layout declares no place “{ $name }”. Possible: { $possible }.
promise-thing = { $game }, seed { $seed }, after { $moves } moves: the option “{ $key }” is about “{ $given }”, and no such thing lies there; expected the place where it lies and the seat whose place that is, -1 for a shared one.
promise-hidden-event = { $game }, seed { $seed }, move { $moves }, “{ $key }”: the event “{ $name }” names { $given } to { $viewer ->
    [-1] spectators
   *[other] seat { $viewer }
}, to whom the layout hides it; expected g.tell_only for who may know it and an event without its name for the others, or one more in g.reveals if everybody is shown it.
promise-dealt = { $game }, seed { $seed }: none of the { $n } positions that were dealt can be loaded: { $problem }
promise-rule = { $game }: “{ $name }” leads to the rule { $given }, and the rulebook has none of that number; expected the number of a paragraph of rules.md, which begins “**{ $given }.**”.
promise-reason = { $game }, seed { $seed }, after { $moves } moves: the reason “{ $name }” cannot be said in “{ $lang }”: { $given }
promise-asked = { $game }, seed { $seed }: the game is over before anybody was asked anything; expected a decision. Is the table laid by the first step of the course, and may something be done in a turn?
promise-printed = { $game }: there is no card of { $missing }; expected a copy of each kind at least.
promise-no-exception = { $game }, { $when ->
    [said] while everything is said
    [laid] seed { $seed }, while the table is laid
    [move] seed { $seed }, move { $moves }, “{ $key }”
   *[after] seed { $seed }, after { $moves } moves
}: { $problem }{ $place ->
    [none] { "" }
   *[other] { "" } ({ $place })
}
promise-overheard = { $game }, seed { $seed }, after { $moves } moves: of “{ $key }” { $viewer ->
    [-1] spectators are
   *[other] seat { $viewer } is
} told { $given }, and would be told { $again } once cards hidden from them are dealt anew, though all they see is the same; expected an event that says what everybody who hears it can see (g.tell_only for who may know more), or one more in g.reveals if something is shown.
promise-rounds = { $game }, seed { $seed }, { $moves ->
    [0] while the table is laid
   *[other] move { $moves }, “{ $key }”
}: { $name } has come to round { $n }, and nobody is asked any more; expected that ended() says when no further round is played.
promise-event-who = { $game }, seed { $seed }, after { $moves } moves: the event “{ $name }” is told of the seat { $given }; expected a seat, 0 to { $most }, or -1 for nobody: g.tell(event, seat, …).
promise-opening = { $game }: no event opens a turn, so that the log is not divided and the curve of points has no moments; expected one of the name { $given }, or a guide whose “opening” names one of { $possible }.
