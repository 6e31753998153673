# Why something on the table cannot be used now, in one sentence. The rule's number stands beside it.
why-over = The game is over.
why-watching = You are only watching.
why-turn = { $who } must decide first.
why-first = First this has to be answered: { $prompt }
why-other-choice = This is not among the answers to: { $prompt }
why-phase = That comes later, in the action phase; now: { $prompt }
why-acted = You have taken the action of this turn.
why-rival = That belongs to another player.
why-missing = Not enough: needs { $goods } more.
why-useless = It would have no effect now: { $effect }.
why-none = That cannot be done now: { $prompt }

# Altay: cards in hand, buying.
why-altay-same-title = A card of this title already lies on your table.
why-altay-attack-first = Attack cards are played in an attack: choose the territory to attack first.
why-altay-no-attack = Attack cards are played in an attack, and there is nothing you could attack now.
why-altay-no-attack-symbol = Only cards with attack symbols can be added to an attack.
why-altay-no-defence = Only cards with defence symbols can be played in defence.
why-altay-order = Cards are chosen in a fixed order here, and this one comes before the last one chosen.
why-altay-too-weak = You need more than { $value } strength and reach { $strength } at most.
why-altay-pile-empty = This pile is used up.
why-altay-bought = You have already bought a card of this title this turn.
# Altay: achievements and cards on the table.
why-altay-in-progress = You are developing another achievement; only one at a time.
why-altay-twice = You already have this achievement.
why-altay-wonder-early = A wonder can only be started after a technology of level 2.
why-altay-level = You cannot have more cards of level { $level } than of level { $below }.
why-altay-no-fitting = You have no resource at hand that fits on it: { $goods }.
why-altay-stored-now = What was stored this turn can be taken in a later turn only.
why-altay-no-goods = You have no resources at hand to put on it.
why-altay-no-room = None of your resources fits; still open: { $goods }.
why-altay-used = This was already used this turn.
why-altay-turn-end = This is used at the end of your turn.
why-altay-by-itself = This works by itself whenever it matters.
why-altay-points = A wonder gives points at the end of the game.
why-altay-instant = This worked once, when it was completed.
why-altay-played = You have already played this card this turn; it is discarded at the end of the turn.
why-altay-discarded = Discarded cards come back when your deck is shuffled anew.
why-altay-gone = This card is out of the game.
why-altay-no-trade = The trade rule is not in use in this game.
why-altay-coins = { $n ->
    [one] You need { $n } more coin.
   *[other] You need { $n } more coins.
}
why-altay-wonder-stays = A wonder once started cannot be abandoned.
why-altay-nothing-begun = You are not developing anything that could be abandoned.
# Altay: territories.
why-altay-own = This is your own territory: a settlement is placed here once a settlement card is full.
why-altay-far = None of your territories is next to this one.
why-altay-free = There is nothing to attack here: you can build here once a settlement card is full.
why-altay-no-attack-card = You have no attack card at hand.
why-altay-attacked = You have already attacked this territory from each of your neighbouring ones this turn.
why-altay-has-token = A conquest token lies here.
why-altay-crowded = There are { $n } settlements here already, and no more fit.
why-altay-taken = Another player lives here.
why-altay-not-next-build = None of your territories is next to this one.
why-altay-not-next-resettle = A settlement moves to a neighbouring territory only.
why-altay-farmland = You start in a farmland.
why-altay-not-yours = You have no settlement here.
why-altay-no-move = No settlement can move from here to a neighbouring territory.
why-altay-used-spot = This territory was already used this turn.
why-altay-terrain = This is the wrong kind of territory for that card.

# Settlers.
why-settlers-build = Not enough goods to build it: needs { $goods } more.
why-settlers-no-sacrifice = To build it you must discard a location or foundation of yours, and you have none.
why-settlers-production = A production location works by itself: when it is built and in every production phase.
why-settlers-feature = A feature works by itself; it is not activated.
why-settlers-blocked = This location is blocked until the end of the round.
why-settlers-used = This location has already been activated this round.
why-settlers-all-passed = All opponents have passed and cannot be targets any more.
why-settlers-no-hand = It costs a card from your hand, and you have none.
why-settlers-no-deal = It costs one of your deals, and you have none.
why-settlers-deal = A deal gives its good in every production phase; nothing else is done with it.
why-settlers-foundation = A foundation can only be discarded to build a faction location.
why-settlers-rival-deal = A deal is no location and cannot be razed.
why-settlers-passed = That player has passed and cannot be a target any more.
why-settlers-faction = Faction locations cannot be razed, except Japanese ones.
why-settlers-no-raze-field = This card has no raze field.
why-settlers-peaceful = In the peaceful variant only cards in hand can be razed.
why-settlers-defended = A defence token protects it: needs { $goods } more.
why-settlers-samurai = A samurai protects it: needs { $goods } more.
why-settlers-no-target = There is nothing that you could raze with your tokens.
why-settlers-end = First take an action, or pass.
why-settlers-under-gate = A card under a Gate stays there to the end of the game.
why-settlers-on-a-pile = It lies on a pile that nothing is taken from in a turn.

# Nations.
why-nations-slot = This space is empty; it is not refilled before the next round.
why-nations-section = Workers are taken in the growth step or by cards, not by an action of your own.
why-nations-event = Events take effect in the production phase.
why-nations-war = The war is decided in the production phase.
why-nations-gone = This card is out of the game.
why-nations-one-war = A war has already been bought this round.
why-nations-no-wars = You may not buy wars: { $card }.
why-nations-strength = This colony needs strength { $n }, and yours is { $strength }.
why-nations-no-raid = A battle needs a worker on one of your military cards.
why-nations-no-worker = You have no free worker.
why-nations-nobody-there = There is no worker on it to take off.
why-nations-by-itself = This card has no special action; it works by itself.
why-nations-used = Its special action has been used this round.
why-nations-no-site = You have no wonder under construction.
why-nations-no-architect = No architect is left.
why-nations-end = First take an action, or pass.
why-nations-track-full = There is no room in this section.
why-nations-above-first = The worker above the track must be taken first.
why-nations-no-worker-there = There is no worker to take here.

# Imperium.
why-imperium-unplayable = This card cannot be played; its text says so.
why-imperium-only-barbarian = Only barbarians can play this card.
why-imperium-only-empire = Only empires can play this card.
why-imperium-needs-play = This card must be in your play area first: { $card }.
why-imperium-needs-history = This card must be in your history first: { $card }.
why-imperium-played-free = A free play is played only once a turn.
why-imperium-no-action = You have no action token left.
why-imperium-spend-actions = { $n ->
    [one] You need { $n } more action token.
   *[other] You need { $n } more action tokens.
}
why-imperium-cost = Its cost cannot be met: { $cost }.
why-imperium-reaction = This is exhausted only when what it waits for happens.
why-imperium-no-exhaust = This card has no exhaust effect to use.
why-imperium-exhausted = There is an exhaust token on it already.
why-imperium-no-token = You have no exhaust token left.
why-imperium-whole-turn = That would have to be your whole turn, and you have already begun to act.
why-imperium-no-unrest = You have no unrest in hand to return.
why-imperium-market = Market cards come to you by effects that acquire or break through.
why-imperium-slot = This place stays empty: its deck and the main deck have run out.
why-imperium-garrison = A garrisoned card cannot be played or used.
why-imperium-discard = Discarded cards come back when your deck is shuffled anew.
why-imperium-history = Cards in history stay there unless an effect says otherwise.
why-imperium-development = Cards are developed when your deck is shuffled anew, or by an effect.
why-imperium-exile = Exiled cards are out of reach unless an effect says otherwise.
why-imperium-seen = This card is only being looked at.
why-imperium-deck = Cards come out of a deck only when they are drawn or an effect says so.
why-imperium-apart = This card lies apart; nothing can be done with it now.
why-imperium-spent = This is spent when you play a card or use an effect.
why-imperium-comes-back = This token comes back to your state card when you clean up.
why-imperium-tokens-on-it = There are tokens on it, so it cannot be exiled.
