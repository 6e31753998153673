# The table of Imperial Settlers in the browser.

# Rounds, phases and piles.
web-settlers-round = Round { $n } of { $most }
web-settlers-phase-lookout = Lookout
web-settlers-phase-production = Production
web-settlers-phase-actions = Actions
web-settlers-phase-attack = Attack
web-settlers-common-deck = common deck
web-settlers-faction-deck = faction deck
web-settlers-discard = discarded

# The parts of the table.
web-settlers-factions = Factions
web-settlers-empire = Empire
web-settlers-rivals = Opponents
web-settlers-open = On offer
web-settlers-offer = Lookout: the offer
web-settlers-drawn = Drawn: keep one, pass the rest on
web-settlers-looked-at = Drawn: keep one
web-settlers-building = Being built
web-settlers-hand-common = Common cards
web-settlers-hand-faction = Faction cards
web-settlers-hand-empty = No cards in hand
web-settlers-full = In full
web-settlers-short = In short

# An empire.
web-settlers-production = Production
web-settlers-feature = Features
web-settlers-action = Actions
web-settlers-deals = Deals
web-settlers-side-faction = Faction locations · 2 points each
web-settlers-side-common = Common locations · 1 point each
web-settlers-makes = Makes each round
web-settlers-keeps = Keeps
web-settlers-next = next production
web-settlers-kept = kept at the end of the round
web-settlers-work = Spend workers: 2 for a resource or a card
web-settlers-pass = Pass
web-settlers-passed = passed
web-settlers-first = first player
web-settlers-in-hand = cards in hand
web-settlers-hand-of = In hand: { $common } common, { $faction } faction
web-settlers-known = Known in hand:
web-settlers-under-gate = Under the Gate

# Points.
web-settlers-total = points if the game ended now
web-settlers-points-play = track
web-settlers-points-common = common
web-settlers-points-faction = faction
web-settlers-points-bonuses = bonus

# What lies on a location, and what razing it costs.
web-settlers-used = { $n ->
    [one] used once
   *[other] used { $n } times
}
web-settlers-blocked = blocked for this round
web-settlers-defended = defence token
web-settlers-holds = lies on it
web-settlers-pending = still to produce
web-settlers-routed = deal: { $who }
web-settlers-taken = belongs to { $who }
web-settlers-raze-cost = { $n ->
    [one] razing it costs { $n } raze token
   *[other] razing it costs { $n } raze tokens
}
web-settlers-danger = Could be razed now by: { $who }

# Uses of a hand card.
web-settlers-deal = Make a deal
web-settlers-raze = Raze it
web-settlers-gate = Put it under the Gate
web-settlers-missing = missing:
web-settlers-bonus = when built:
web-settlers-uses = up to { $n } times a round

# The game alone.
web-settlers-virtual = Virtual player
web-settlers-collection = Collection { $n } : { $own } own faction locations
web-settlers-attacks = Targets, the newest first
web-settlers-attacks-left = still in the deck

# The factions.
web-settlers-barbarians = Barbarians
web-settlers-barbarians-style = Many workers, and plunder.
web-settlers-japanese = Japanese
web-settlers-japanese-style = Food, deals, and samurai who guard the faction's locations.
web-settlers-romans = Romans
web-settlers-romans-style = Builders: every new location pays.
web-settlers-egyptians = Egyptians
web-settlers-egyptians-style = Gold, and power over the locations of others.

# Signs, for those who do not see them and on pointing at them.
web-settlers-sign-card = card
web-settlers-sign-common-card = common card
web-settlers-sign-faction-card = faction card
web-settlers-sign-hand-card = card from your hand
web-settlers-sign-look = cards to choose from
web-settlers-sign-samurai = samurai
web-settlers-sign-deal = deal
web-settlers-sign-deal-good = the good of a deal
web-settlers-sign-take-deal = take an opponent's deal
web-settlers-sign-discard-deal = an opponent loses a deal
web-settlers-sign-deal-goods = goods of deals
web-settlers-sign-route = deal with an opponent's location
web-settlers-sign-foundation = foundation
web-settlers-sign-location = an own location or foundation, discarded
web-settlers-sign-faction-location = faction location
web-settlers-sign-build = build a faction location
web-settlers-sign-copy = production of another location
web-settlers-sign-reset = make another location ready again
web-settlers-sign-razed = each time you raze
web-settlers-sign-raze-own = raze an own location
web-settlers-sign-raze-rival = raze an opponent's location
web-settlers-sign-raze-good = a good of an opponent's raze field
web-settlers-sign-remove = an opponent discards a location
web-settlers-sign-block = block an opponent's location
web-settlers-sign-store = keeps
web-settlers-sign-steal = take a resource from an opponent
web-settlers-sign-take-over = take over an opponent's location
web-settlers-sign-rival-discards = an opponent discards a card
web-settlers-sign-workers-spent = an opponent spends 2 workers
web-settlers-sign-to = gives
web-settlers-sign-or = or
web-settlers-sign-per = for each
web-settlers-sign-most = at most
web-settlers-sign-built = each time you build
web-settlers-sign-black = black
web-settlers-sign-purple = purple
web-settlers-sign-blue = blue
web-settlers-sign-brown = brown
web-settlers-sign-yellow = yellow
web-settlers-sign-red = red
web-settlers-sign-pink = pink
web-settlers-sign-grey = grey
