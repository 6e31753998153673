# Imperium: Classics and Legends.
imperium-title = Imperium: Classics and Legends
imperium-about = Sixteen peoples, from barbarians to empire.
    .sort = deck-building

# Nations and seats.
imperium-carthaginians = Carthaginians
imperium-celts = Celts
imperium-greeks = Greeks
imperium-macedonians = Macedonians
imperium-persians = Persians
imperium-romans = Romans
imperium-scythians = Scythians
imperium-vikings = Vikings
imperium-arthurians = Arthurians
imperium-atlanteans = Atlanteans
imperium-egyptians = Egyptians
imperium-mauryans = Mauryans
imperium-minoans = Minoans
imperium-olmecs = Olmecs
imperium-qin = Qin
imperium-utopians = Utopians
imperium-side = Side { $side }
imperium-barbarian-copy = { $card } (barbarian)
imperium-nation-copy = { $card } ({ $nation })
imperium-empire-copy = { $card } (empire)
imperium-twin = { $card } ({ $n })
imperium-look = { $card } – { $look }
imperium-look-exhausted = exhausted
imperium-look-tokens = with { $goods } on it
imperium-look-under = under { $card }
imperium-look-garrison = garrison: { $cards }
imperium-look-market = on the market
imperium-look-exile = in exile
imperium-look-hand = in your hand
imperium-look-deck = in your deck
imperium-look-discard = in your discard pile
imperium-look-play = in play
imperium-look-history = in your history
imperium-look-refilled-main = refilled from the main deck
imperium-look-refilled-region = refilled from the region deck
imperium-look-refilled-uncivilised = refilled from the uncivilised deck
imperium-look-refilled-civilised = refilled from the civilised deck
imperium-look-unrest = { $n ->
        [0] no unrest under it
       *[other] an unrest under it
    }
imperium-done = No more
imperium-none = None
imperium-yes = Yes
imperium-no = No
imperium-both = Both
    .brief = both

# Things with their number: .what is the object of a verb, .per what something is counted by, .next
# such a thing after another, .which follows another noun, .kind names it without a number, .all, .any
# and .those follow "all", "any number of" and "of".
imperium-n-material = { $n ->
    [one] { $n } material
   *[other] { $n } materials
}
    .per = { $n ->
        [one] each material you have
       *[other] every { $n } materials you have
    }
imperium-n-population = { $n } population
    .per = { $n ->
        [one] each population you have
       *[other] every { $n } population you have
    }
imperium-n-progress = { $n } progress
    .per = { $n ->
        [one] each progress you have
       *[other] every { $n } progress you have
    }
imperium-n-vp = { $n } VP
imperium-n-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
    .any = cards
    .all = cards
    .per = { $n ->
        [one] each card
       *[other] every { $n } cards
    }
imperium-n-region = { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
    .per = { $n ->
        [one] each region
       *[other] every { $n } regions
    }
imperium-n-uncivilised = { $n ->
    [one] { $n } uncivilised card
   *[other] { $n } uncivilised cards
}
    .per = { $n ->
        [one] each uncivilised card
       *[other] every { $n } uncivilised cards
    }
imperium-n-civilised = { $n ->
    [one] { $n } civilised card
   *[other] { $n } civilised cards
}
    .per = { $n ->
        [one] each civilised card
       *[other] every { $n } civilised cards
    }
imperium-n-tributary = { $n ->
    [one] { $n } tributary
   *[other] { $n } tributaries
}
    .per = { $n ->
        [one] each tributary
       *[other] every { $n } tributaries
    }
imperium-n-fame = { $n ->
    [one] { $n } fame card
   *[other] { $n } fame cards
}
    .per = { $n ->
        [one] each fame card
       *[other] every { $n } fame cards
    }
imperium-n-unrest = { $n } unrest
    .any = unrest cards
    .per = { $n ->
        [one] each unrest
       *[other] every { $n } unrest
    }
imperium-n-power = { $n ->
    [one] { $n } power card
   *[other] { $n } power cards
}
    .per = { $n ->
        [one] each power card
       *[other] every { $n } power cards
    }
imperium-n-city = { $n ->
    [one] { $n } city
   *[other] { $n } cities
}
    .per = { $n ->
        [one] each city
       *[other] every { $n } cities
    }
imperium-n-metropolis = { $n ->
    [one] { $n } metropolis
   *[other] { $n } metropolises
}
    .next = metropolis
    .per = { $n ->
        [one] each metropolis
       *[other] every { $n } metropolises
    }
imperium-n-scroll = { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
}
    .per = { $n ->
        [one] each scroll
       *[other] every { $n } scrolls
    }
imperium-n-knight = { $n ->
    [one] { $n } knight
   *[other] { $n } knights
}
    .one = a knight
    .per = { $n ->
        [one] each knight
       *[other] every { $n } knights
    }
imperium-n-mask = { $n ->
    [one] { $n } mask
   *[other] { $n } masks
}
    .per = { $n ->
        [one] each mask
       *[other] every { $n } masks
    }
imperium-n-production = { $n ->
    [one] { $n } production icon
   *[other] { $n } production icons
}
    .kind = production icon
    .per = { $n ->
        [one] each production icon
       *[other] every { $n } production icons
    }
imperium-n-river = { $n ->
    [one] { $n } river icon
   *[other] { $n } river icons
}
    .next = river icon
    .kind = river icon
    .what = { $n ->
        [one] { $n } river card
       *[other] { $n } river cards
    }
    .per = { $n ->
        [one] each river icon
       *[other] every { $n } river icons
    }
imperium-n-fertile = { $n ->
    [one] { $n } fertile icon
   *[other] { $n } fertile icons
}
    .kind = fertile icon
    .what = { $n ->
        [one] { $n } fertile card
       *[other] { $n } fertile cards
    }
    .per = { $n ->
        [one] each fertile icon
       *[other] every { $n } fertile icons
    }
imperium-n-attack = { $n ->
    [one] { $n } attack card
   *[other] { $n } attack cards
}
    .all = attack cards
    .those = attack cards
    .kind = an attack card
    .per = { $n ->
        [one] each attack card
       *[other] every { $n } attack cards
    }
imperium-n-pinned = { $n ->
    [one] { $n } pinned card
   *[other] { $n } pinned cards
}
    .per = { $n ->
        [one] each pinned card
       *[other] every { $n } pinned cards
    }
imperium-n-empire = { $n ->
    [one] { $n } empire card
   *[other] { $n } empire cards
}
    .per = { $n ->
        [one] each empire card
       *[other] every { $n } empire cards
    }
imperium-n-barbarian = { $n ->
    [one] { $n } barbarian card
   *[other] { $n } barbarian cards
}
    .per = { $n ->
        [one] each barbarian card
       *[other] every { $n } barbarian cards
    }
imperium-n-quest = { $n ->
    [one] { $n } quest
   *[other] { $n } quests
}
    .impending = { $n ->
        [one] { $n } impending quest
       *[other] { $n } impending quests
    }
    .per = { $n ->
        [one] each quest
       *[other] every { $n } quests
    }
imperium-active-quest = your active quest
imperium-n-variable = { $n ->
    [one] { $n } card with variable VP
   *[other] { $n } cards with variable VP
}
    .per = { $n ->
        [one] each card with variable VP
       *[other] every { $n } cards with variable VP
    }
imperium-n-just-drawn = { $n } of the cards just drawn
    .per = { $n ->
        [one] each of the cards just drawn
       *[other] every { $n } of the cards just drawn
    }
imperium-n-family-long-walls = { $n ->
    [one] { $n } card of the Long Walls
   *[other] { $n } cards of the Long Walls
}
    .per = { $n ->
        [one] each card of the Long Walls
       *[other] every { $n } cards of the Long Walls
    }
imperium-n-not-region = { $n ->
    [one] { $n } card other than a region
   *[other] { $n } cards other than a region
}
    .which = other than a region
imperium-n-not-knight = { $n ->
    [one] { $n } card other than a knight
   *[other] { $n } cards other than a knight
}
    .which = other than a knight
imperium-n-not-unrest = { $n ->
    [one] { $n } card other than unrest
   *[other] { $n } cards other than unrest
}
    .which = other than unrest
imperium-n-not-name-graal = { $n ->
    [one] { $n } card other than Graal
   *[other] { $n } cards other than Graal
}
    .which = other than Graal
imperium-hosting = with { $cards } garrisoned
imperium-which = { $cards } { $which }
imperium-those-named = { $card }
imperium-cards-from = { $cards } { $from }
imperium-garrisoned-here = { $cards } garrisoned here
imperium-garrisoned-anywhere = { $cards } from a garrison
imperium-garrisoned-regions = { $n ->
    [one] { $cards } garrisoned under a region
   *[other] { $cards } garrisoned under regions
}
imperium-suit-region = region
    .first = a region
    .again = another region
imperium-suit-uncivilised = uncivilised
    .first = an uncivilised
    .again = another uncivilised
imperium-suit-civilised = civilised
    .first = a civilised
    .again = another civilised
imperium-suit-tributary = tributary
    .first = a tributary
    .again = another tributary
imperium-suit-fame = fame
    .first = a fame
    .again = another fame
imperium-suit-unrest = unrest
    .first = an unrest
    .again = another unrest
imperium-suit-power = power
    .first = a power
    .again = another power

# Where counted cards are.
imperium-in-owned = { $n ->
   *[other] { $cards } you own
}
imperium-in-play = { $n ->
   *[other] { $cards } you have in play
}
    .least = { $cards } in play
imperium-in-history = { $n ->
   *[other] { $cards } in your history
}
imperium-in-garrison = { $n ->
   *[other] { $cards } you have garrisoned
}
imperium-in-here = { $n ->
   *[other] { $cards } garrisoned here
}
imperium-in-others = { $n ->
   *[other] { $cards } owned by other players
}
imperium-count-exiled = { $n ->
    [one] each exiled card
   *[other] every { $n } exiled cards
}
imperium-count-pinned = { $n ->
    [one] each pinned card you have in play other than a region
   *[other] every { $n } pinned cards you have in play other than regions
}
imperium-count-variable = { $n ->
    [one] each card with variable VP you own, this one included
   *[other] every { $n } cards with variable VP you own, this one included
}
imperium-count-poorer = { $n ->
    [one] each opponent with less progress than you
   *[other] every { $n } opponents with less progress than you
}
imperium-count-abandoned-city = { $n ->
    [one] each city abandoned this way
   *[other] every { $n } cities abandoned this way
}
imperium-count-abandoned-region = { $n ->
    [one] each region abandoned this way
   *[other] every { $n } regions abandoned this way
}
imperium-count-returned = { $n ->
    [one] each unrest returned this way
   *[other] every { $n } unrest returned this way
}
imperium-count-discarded = { $n ->
    [one] each card discarded this way
   *[other] every { $n } cards discarded this way
}
imperium-count-paid = { $n ->
    [one] each progress paid this way
   *[other] every { $n } progress paid this way
}

# Worth.
imperium-vp-per = { $n } VP for { $what }
imperium-vp-if-history = { $n } VP if in your history
imperium-vp-if-garrisoned = { $n } VP if garrisoned
imperium-vp-if-play = { $n } VP if in play
imperium-vp-if-elsewhere = { $n } VP if not in play
imperium-vp-else = otherwise { $n } VP

# Conditions.
imperium-if-barbarian = if you are barbarian
imperium-if-empire = if you are an empire
imperium-if-in-play = if { $card } is in play
    .also = { $card } is in play
imperium-if-in-history = if { $card } is in your history
    .also = { $card } is in your history
imperium-if-at-least = if you have at least { $what }
imperium-if-no-quest = if you have no active quest
imperium-if-it-lacks = if that card has no { $icon }
imperium-if-it-is = if that card is { $cards }

# Card text. A clause is lower case and told to "you"; .to follows a cost, .may "you may"; .each is what
# each player does, .each-to and .each-may are like .to and .may; .brief is on a button.
imperium-to = { $cost } to { $effect }
    .brief = { $cost } → { $effect }
imperium-and = { $head } and { $last }
imperium-or-else = { $head } or { $last }
imperium-and-if = { $head }, and { $last }
imperium-then = { $head }, then { $last }
imperium-when = { $when }, { $effect }
imperium-otherwise = { $text }; otherwise { $effect }
imperium-may = you may { $effect }
    .each = may { $effect }
imperium-may-then = you may { $effect }; if you do, { $last }
imperium-choose = choose one: { $options }
imperium-choose-possible = do one of these that is possible: { $options }
imperium-choose-both = choose one or both: { $options }
imperium-each = { $who } { $effect }
imperium-who-all = each player
imperium-who-others = each other player
imperium-who-short = each player who could not give that much
imperium-who-given = each player who was given a mask
imperium-for-each = for { $what }, { $effect }
imperium-gain = gain { $goods }
    .more = gain { $goods } more
    .each = gains { $goods }
    .brief = +{ $goods }
imperium-gain-per = gain { $goods } for { $of }
    .brief = +{ $goods } for { $of }
imperium-pay = pay { $goods }
imperium-pay-up-to = pay up to { $n } progress
imperium-pay-all = pay all your progress (at least { $n })
imperium-steal = steal { $goods } { $from }
imperium-from-others = from each other player
imperium-from-other-empires = from each other player who is an empire
imperium-from-others-with-regions = from each other player with a region in play
imperium-gain-action = gain { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
    .brief = +{ $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
imperium-spend-action = spend { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
imperium-ready = take back an exhaust token
imperium-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
imperium-draw-up-to = draw up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
imperium-draw-per = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
} for { $of }
imperium-if-able = { $text } without reshuffling
imperium-discard = discard { $cards }
    .each = discards { $cards }
imperium-discard-any = discard any number of { $cards }
imperium-discard-up-to = discard up to { $cards }
imperium-move = move { $cards } { $to }
imperium-move-up-to = move up to { $cards } { $to }
imperium-move-all = move all { $cards } { $to }
imperium-take-cards = { $to ->
   *[other] take { $cards } into your hand
}
    .brief = take { $cards }
imperium-take-cards-up-to = { $to ->
   *[other] take up to { $cards } into your hand
}
imperium-put-cards = put { $cards } { $to }
imperium-exile-cards = { $to ->
   *[other] exile { $cards }
}
imperium-abandon = abandon { $cards }
    .each = abandons { $cards }
imperium-abandon-up-to = abandon up to { $cards }
imperium-recall = recall { $cards }
    .each = recalls { $cards }
imperium-garrison = garrison { $cards } here
    .brief = garrison { $cards }
imperium-sink-with = sink this card and { $cards }
imperium-sink = sink { $cards }
imperium-out-of-hand = from your hand
    .their = from their hand
    .brief = from hand
imperium-out-of-discard = from your discard pile
    .their = from their discard pile
    .brief = from discards
imperium-out-of-hand-discard = from your hand or discard pile
    .their = from their hand or discard pile
    .brief = from hand or discards
imperium-out-of-hand-discard-deck = from your hand, deck and discard pile
imperium-out-of-history = from your history
    .brief = from history
imperium-out-of-play = from play
imperium-out-of-hand-garrison = from your hand or a garrison
imperium-out-of-here = from the garrison here
imperium-out-of-play-active-quest = if it is in play or your active quest
imperium-search-discard-deck = in your discard pile or deck
imperium-into-hand = into your hand
    .brief = to hand
imperium-into-discard = onto your discard pile
    .brief = to discards
imperium-into-deck-top = on top of your deck
    .brief = onto deck
imperium-into-history = to your history
    .brief = to history
imperium-into-exile = into exile
    .brief = to exile
imperium-this-history = move this card to your history
imperium-this-exile = exile this card
imperium-abandon-this = abandon this card
imperium-recall-this = recall this card
imperium-sink-this = sink this card
imperium-sink-if-gone = sink this card when { $card } leaves play
imperium-it-hand = { $how ->
   *[other] take it into your hand
}
imperium-it-discard = { $how ->
   *[other] put it onto your discard pile
}
imperium-it-deck-top = { $how ->
   *[other] put it on top of your deck
}
imperium-it-history = { $how ->
   *[other] move it to your history
}
imperium-it-exile = { $how ->
   *[other] exile it
}
imperium-take-unrest = take { $n } unrest
    .each = takes { $n } unrest
imperium-return-unrest = return { $n } unrest { $from }
    .brief = return { $n } unrest { $from }
imperium-return-up-to = return up to { $n } unrest { $from }
    .brief = return up to { $n } unrest { $from }
imperium-return-all = return all unrest { $from }
imperium-unrest-from-hand = An unrest from your hand
imperium-unrest-from-discard = An unrest from your discard pile
imperium-unrest-from-garrison = An unrest from the garrison
imperium-unrest-from-deck = An unrest from your deck
imperium-unrest-from-history = An unrest from your history
imperium-calm = pay 1 population, discard 2 cards or pay 3 materials to return this card to the unrest pile
imperium-back-to-pile = return this card to the unrest pile
imperium-acquire = acquire { $n ->
    [one] { $suits } card
   *[other] { $n } { $suits } cards
}
imperium-acquire-any = acquire any card
imperium-with-material = { $text } with material on it
imperium-with-population = { $text } with population on it
imperium-with-progress = { $text } with progress on it
imperium-also-exile = { $text } (also from exile)
imperium-only-exile = { $text } from exile
imperium-from-exile = { $card }, from exile
imperium-break-through = break through { $n ->
    [one] for { $suits } card
    [2] twice for { $suits } card
   *[other] { $n } times for { $suits } card
}
imperium-break-through-variable = break through for a card with variable VP
imperium-exile = exile a market card
imperium-swap = exchange a market card for an exiled card
imperium-place = put { $goods } on a market card
imperium-gamble = name a suit and turn up the next card of the main deck: take it into your hand if it is of that suit, exile it if not
imperium-double-material = gain as many materials again
imperium-double-population = gain as much population again
imperium-take-fame = take the top fame card
imperium-look-at-fame = look at the top { $n } fame cards and take one of them
imperium-develop = develop
imperium-develop-free = develop for free
imperium-find = find { $cards }
imperium-look-nation = see which card lies on top of your nation deck
imperium-shuffle-nation = shuffle your nation deck
imperium-nation-bottom = put it at the bottom of your nation deck
imperium-nation-discard = put the top card of your nation deck onto your discard pile
imperium-swap-nation = exchange a card from your hand for the top card of your nation deck
imperium-give = give every other player 1 card, out of your hand or your discard pile
imperium-trigger-scoring = trigger scoring
imperium-turn-over = turn this card over
imperium-next-journey = go on to { $card } and become an empire
imperium-ignore-icon = ignore the empire icon of the next card you play this turn
    .brief = ignore the empire icon of the next card
imperium-treat-icon = count 1 { $icon } as 3 production icons this turn
    .brief = count 1 { $icon } as 3 production icons
imperium-show-all = reveal your hand, deck and discard pile
imperium-put-here = put 1 progress on this card
imperium-take-here = gain all progress on this card
imperium-copy = use the exhaust effect of an opponent's pinned card as if it were this card's
    .brief = use an opponent's exhaust effect
imperium-free-play = play { $cards } as a free play
imperium-free-play-any-icon = play { $cards } as a free play, ignoring its icon
imperium-free-play-it = play it as a free play
imperium-play-from-discard = spend 1 action to play a region from your discard pile
    .brief = spend 1 action → play a region from discards
imperium-garrison-this = garrison this card under a region
imperium-hosts-effect = use the play effect of that region
imperium-avoid = ignore the attack
imperium-unless-paid = ignore the attack unless the attacker gives you 1 progress
imperium-fewer-masks = discard one mask fewer
imperium-instead-of-masks = you may abandon cards garrisoned here instead
imperium-icon-lost = ignore the barbarian icon of { $cards }
imperium-exhaust-when = Exhaust { $when }: { $effect }
imperium-passive-when = { $when }, { $effect }
imperium-when-attacked = when another player plays an attack
imperium-when-plays-region = when you play a region
imperium-when-plays-attack = when you play an attack
imperium-when-returns-unrest = when you return an unrest
imperium-when-takes-unrest = when you take an unrest
imperium-when-acquires-region = when you acquire a region
imperium-when-gets-uncivilised = when you acquire or break through for an uncivilised card
imperium-when-acquires-exiled-region = when you acquire a region from exile
imperium-when-gets-material-card = when you take a market card with materials on it
imperium-when-gets-population-card = when you take a market card with population on it
imperium-when-material-from-fertile = when a fertile card in play yields you material
imperium-when-material-from-river = when a river card in play yields you material
imperium-when-looks-at-fame = when you look at fame cards
imperium-when-pays-population = when you pay population
imperium-when-plays-from-discard = when you play a region from your discard pile
imperium-when-sinks = when you sink a card
imperium-when-deck-empty = when your deck becomes empty
imperium-when-masks = when you have to discard masks
imperium-hand-size = Your hand size is { $n } larger
imperium-no-history = You have no history: cards go to the discard pile instead
imperium-market-material = At clean-up you put { $n ->
    [one] { $n } material
   *[other] { $n } materials
} on a market card instead of progress
imperium-market-population = At clean-up you put { $n } population on a market card instead of progress
imperium-splendour = Each time you would gain material, however much, you gain 2 population instead and each other player gains 1 progress
imperium-cheaper-material = Developing costs you { $n ->
    [one] { $n } material
   *[other] { $n } materials
} less
imperium-cheaper-population = Developing costs you { $n } population less
imperium-cheaper-progress = Developing costs you { $n } progress less
imperium-unrest-material = To play an unrest you pay { $n ->
    [one] { $n } material
   *[other] { $n } materials
} less, but at least 1
imperium-unrest-cards = To play an unrest you discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} less, but at least 1
imperium-exile-regions = You may acquire regions from exile
imperium-exile-tributaries = You may acquire tributaries from exile
imperium-free-cities = Cities and metropolises are free plays
imperium-more-fame = Whenever you look at fame cards, you look at { $n } more
imperium-nation-deck = The nation deck
imperium-development = The development area
imperium-top-of-deck = The top card of the deck
imperium-through-deck = Reveal cards of the main deck until one fits
imperium-no-deck = No deck is left for it: gain 2 progress

# Questions. They name the card that asks, or what is going on.
imperium-occasion-discard = Clean-up
imperium-occasion-place = Clean-up
imperium-occasion-return-unrest = Revolt
imperium-occasion-break-through = Innovation
imperium-occasion-develop = Reshuffle
imperium-occasion-before-scoring = Before scoring
imperium-ask-faction = Which nation do you lead?
imperium-ask-side = Which side of the power card?
imperium-ask-turn = Your turn: what will you do?
imperium-ask-pay = { $card }: pay { $goods } – with what?
imperium-ask-pay-progress = { $card }: how much progress do you pay?
imperium-ask-may = { $card }: do you want to { $effect }?
imperium-ask-seen = The top card of your nation deck is { $card }. { $text }
imperium-ask-react = Exhaust { $card }? Effect: { $effect }.
imperium-ask-choose = { $card }: choose one.
imperium-ask-choose-it = { $card }: choose one for { $it }.
imperium-ask-draw = { $card }: draw a card?
imperium-ask-discard = { $card }: which card do you discard?
imperium-ask-move = { $card }: which card do you move { $to }?
imperium-ask-take-cards = { $to ->
   *[other] { $card }: which card do you take into your hand?
}
imperium-ask-put-cards = { $card }: which card do you put { $to }?
imperium-ask-exile-cards = { $to ->
   *[other] { $card }: which card do you exile?
}
imperium-ask-abandon = { $card }: which card do you abandon?
imperium-ask-recall = { $card }: which card do you recall?
imperium-ask-garrison = { $card }: which card do you garrison?
imperium-ask-sink = { $card }: which card do you sink?
imperium-ask-return-unrest = { $card }: which unrest do you return?
imperium-ask-calm = { $card }: how do you calm it?
imperium-ask-acquire = { $card }: which card do you acquire?
imperium-ask-suit = { $card }: for which suit do you break through?
imperium-ask-break-through = { $card }: you break through for { $suit } card – which one?
imperium-ask-break-through-variable = { $card }: you break through for a card with variable VP – which one?
imperium-ask-exile = { $card }: which market card do you exile?
imperium-ask-swap = { $card }: which exiled card takes its place?
imperium-ask-place = { $card }: on which market card do you put { $goods }?
imperium-ask-gamble = { $card }: which suit do you name?
imperium-ask-fame-take = { $card }: which fame card do you take?
imperium-ask-fame-put-back = { $card }: which fame card do you put back first? The last one lies on top.
imperium-ask-develop = { $card }: which card do you develop?
imperium-ask-find = { $card }: which card do you find?
imperium-ask-swap-nation = { $card }: which card do you exchange for the top nation card?
imperium-ask-give = { $card }: which card do you give to the { $who }?
imperium-ask-ready = { $card }: which exhaust token do you take back?
imperium-ask-copy = { $card }: which card's exhaust effect do you use?
imperium-ask-treat = { $card }: which card's { $icon } counts as 3 production icons?
imperium-ask-free-play = { $card }: which card do you play?
imperium-ask-free-play-it = { $card }: play it?
imperium-ask-play-from-discard = { $card }: which region do you play?
imperium-ask-garrison-this = { $card }: under which region does it go?
imperium-ask-unless-paid = { $card }: do you give the { $who } 1 progress? If not, the attack does not reach them.
imperium-ask-solstice = Solstice: which effect is next?
imperium-idle = { $option } (nothing happens now)
imperium-in-vain = { $option } (nothing would come of it now)
imperium-replaced = { $text } ({ $instead })
imperium-instead-material = instead of material you gain 2 population and each other player gains 1 progress
imperium-instead-no-history = you have no history: to your discard pile instead
imperium-instead-no-history-stays = you have no history: nothing moves
imperium-instead-no-sunken = you have no sunken pile: to your discard pile instead
imperium-instead-no-sunken-stays = you have no sunken pile: nothing moves
imperium-instead-king = no fame card is left: you resolve King of Kings instead
imperium-instead-no-fame = no fame card is left, and you have already resolved King of Kings
imperium-ask-order = Several of your cards react to this: which is next?
imperium-order-option = { $card }: { $effect }
imperium-ask-before-scoring = { $card }: which unrest do you return?
imperium-ask-look-nation = { $card }: look?

# Options.
imperium-do-play = Play { $card }
imperium-do-play-free = Play { $card } (free)
imperium-do-exhaust = { $card }: { $effect }
imperium-do-exhaust-idle = { $card }: { $effect } (nothing happens now)
imperium-do-exhaust-in-vain = { $card }: { $effect } (nothing would come of it now)
imperium-do-exhaust-replaced = { $card }: { $effect } ({ $instead })
imperium-do-innovate = Innovate: discard your hand and break through
imperium-do-revolt = Revolt: return unrest from your hand
imperium-do-end = End your turn
imperium-do-draw = Draw a card
imperium-do-develop = { $card }: pay { $goods }
imperium-do-pay-nothing = Pay nothing

# Several things chosen at once, and what they lead to.
imperium-ask-some-discard = { $card }: which cards do you discard?
imperium-ask-some-move = { $card }: which cards do you move { $to }?
imperium-ask-some-take-cards = { $to ->
   *[other] { $card }: which cards do you take into your hand?
}
imperium-ask-some-put-cards = { $card }: which cards do you put { $to }?
imperium-ask-some-exile-cards = { $to ->
   *[other] { $card }: which cards do you exile?
}
imperium-ask-some-abandon = { $card }: which cards do you abandon?
imperium-ask-some-recall = { $card }: which cards do you recall?
imperium-ask-some-unrest = { $card }: how many unrest do you return?
imperium-set-discard = Discard { $cards }
imperium-set-move = Move { $cards } { $to }
imperium-set-take-cards = { $to ->
   *[other] Take { $cards } into your hand
}
imperium-set-put-cards = Put { $cards } { $to }
imperium-set-exile-cards = { $to ->
   *[other] Exile { $cards }
}
imperium-set-abandon = Abandon { $cards }
imperium-set-recall = Recall { $cards }
imperium-set-unrest = { $n ->
    [one] Return 1 unrest
   *[other] Return { $n } unrest
}
imperium-set-pay = Pay { $goods }
imperium-outcome-paid = That pays for all of it.
imperium-outcome-overpaid = That is more than is needed.
imperium-last-on-top = { $text } The last one you choose lies on top.
imperium-outcome-owed = Still to pay: { $goods }

# The log.
imperium-event-first-player = First player: { $who }.
imperium-event-nation-picked = { $who } join the game.
imperium-event-round-begins = Round { $n }. First player: { $who }.
imperium-event-turn = { $who } to play.
imperium-event-play = { $who } play { $card }.
imperium-event-exhaust = { $who } exhaust { $card }.
imperium-event-innovate = { $who } innovate.
imperium-event-revolt = { $who } revolt.
imperium-event-gain = { $who } gain { $token }.
imperium-event-pay = { $who } pay { $token }.
imperium-event-steal = { $who } steal { $token } from { $rival }.
imperium-event-draw = { $who } draw a card.
imperium-event-drew = You draw { $card }.
imperium-event-was = It is { $card }.
imperium-event-reshuffle = { $who } reshuffle their discard pile.
imperium-event-nation-card = { $who } add a nation card: { $card }.
imperium-event-develop = { $who } develop { $card }.
imperium-event-turned = { $who } become an empire.
imperium-event-discard = { $who } discard { $card }.
imperium-event-stay = { $who } leave { $card } in their discard pile.
imperium-event-acquire = { $from ->
    [exile] { $who } acquire { $card } from exile.
   *[market] { $who } acquire { $card }.
}
imperium-event-break-through = { $from ->
    [exile] { $who } break through for { $suit } card from exile: { $card }.
    [main_deck] { $who } break through for { $suit } card from the main deck: { $card }.
   *[market] { $who } break through for { $suit } card: { $card }.
}
imperium-event-break-through-variable = { $from ->
    [exile] { $who } break through for a card with variable VP from exile: { $card }.
    [main_deck] { $who } break through for a card with variable VP from the main deck: { $card }.
   *[market] { $who } break through for a card with variable VP: { $card }.
}
imperium-event-name-suit = { $who } declare { $suit } card.
imperium-event-break-through-unseen = { $who } break through for { $suit } card from the deck.
imperium-event-deck-put = { $who } put { $card } on top of their deck.
imperium-event-nation-put = { $who } exchange { $card } for { $host }, the top card of their nation deck.
imperium-event-reveal = { $n ->
    [0] { $card } is revealed.
   *[other] { $card } is revealed; an unrest goes under it.
}
imperium-event-exile = { $card } goes into exile.
imperium-event-history = { $who } put { $card } into their history.
imperium-event-abandon = { $who } abandon { $card }.
imperium-event-recall = { $who } recall { $card }.
imperium-event-garrison = { $who } garrison { $card } under { $host }.
imperium-event-unrest-taken = { $who } take 1 unrest.
imperium-event-unrest-returned = { $who } return 1 unrest.
imperium-event-unrest-freed = The unrest under { $card } goes back to its pile.
imperium-event-protected = { $who } are protected by { $card }.
imperium-event-fame = { $who } take a fame card.
imperium-event-king = { $who } resolve King of Kings.
imperium-event-king-already = { $who } get no fame card: none is left, and they have already resolved King of Kings.
imperium-event-king-turned = King of Kings is turned over.
imperium-event-give = { $who } give { $card } to { $rival }.
imperium-event-place = { $who } put { $token } on { $card }.
imperium-event-solstice = Solstice.
imperium-event-scoring = Scoring is triggered.
imperium-event-collapse = The unrest pile is empty: collapse!
imperium-event-game-over = The game is over.
imperium-event-pass = { $who } pass.
imperium-event-sink = { $who } sink { $card }.
imperium-event-nation-looked = { $who } look at the top card of their nation deck.
imperium-event-nation-bottom = { $who } put the top card of their nation deck at its bottom.
imperium-event-nation-shuffled = { $who } shuffle their nation deck.
imperium-event-deck-shuffled = { $who } shuffle their deck.
imperium-event-find = { $who } find { $card }.
imperium-event-show-hand = { $who } show { $card } from their hand.
imperium-event-show-deck = { $who } show { $card } from their deck.
imperium-event-history-unseen = { $who } put a card into their history.
imperium-event-deck-put-unseen = { $who } put a card on top of their deck.
imperium-event-take = { $who } take { $card } into their hand.
imperium-event-take-unseen = { $who } take a card from their history into their hand.
imperium-event-market-put = { $n ->
    [0] { $card } comes from exile to the market.
   *[other] { $card } comes from exile to the market; an unrest goes under it.
}
imperium-event-tokens-pass = { $card } takes over { $token } from the card it replaces.
imperium-event-journey = { $who } continue their journey: { $card }.
imperium-event-fame-put-back = You put { $card } back on the fame deck.
imperium-event-fame-looked = { $who } look at { $n ->
    [one] { $n } fame card
   *[other] { $n } fame cards
}.
imperium-event-actions-gained = { $who } gain { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
imperium-event-actions-spent = { $who } spend { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
imperium-event-ready = { $who } take back the exhaust token on { $card }.
imperium-event-ready-nation = { $who } take back the exhaust token on their nation deck.
imperium-event-ready-development = { $who } take back the exhaust token on their development area.
imperium-event-exhaust-development = { $who } exhaust their development area.
imperium-event-copy = { $who } use the exhaust effect of { $card }.
imperium-event-treat = { $who } count 1 { $icon } on { $card } as 3 production icons.

# Scoring.
imperium-score-progress = progress
imperium-score-power = power card
imperium-score-fame = fame
imperium-score-cards = other cards
imperium-score-unrest = unrest

# Game options.
imperium-option-common-cards = the common cards of which box (I14)
    .name = Common cards
    .classics = Classics
    .legends = Legends
imperium-option-sides = the side of the power cards; the same for all, or for each seat its own; beginners are advised to use B (I17)
    .name = Sides of the power cards
    .a = side A
    .b = side B
    .choose = everybody decides
imperium-option-factions = nations are picked in turn, or dealt at random (I16)
    .name = Nations
    .picked = picked in turn
    .random = dealt at random
imperium-option-first-player = the first player is drawn, or is the first seat (I41)
    .name = First player
    .random = drawn
    .first-seat = the first seat
imperium-option-free-plays = a card with free play is played once a turn, or as often as it comes to hand (I144)
    .name = Free plays
    .once-a-turn = once a turn
    .unlimited = without limit
imperium-option-icons = a doubled icon counts twice, or each card counts once (I200)
    .name = Doubled icons
    .each-counts = each counts
    .once-a-card = once a card
imperium-option-given-cards = a given card goes to the hand or to the discard pile of its new owner (I178)
    .name = Cards given away
    .hand = into the hand
    .discard = onto the discard pile
imperium-option-active-quest = whether the quest under King Arthur's Court scores (I199)
    .name = The active quest
    .not-scored = does not score
    .scored = scores
imperium-option-collapse-count = in a collapse all unrest counts, or all that is not garrisoned or sunken (I196)
    .name = Counting a collapse
    .all-unrest = all unrest
    .not-garrisoned-or-sunken = without garrisoned and sunken
imperium-option-choices = of a choice on a card all options are open whose cost can be met, or only those that can be done in full (I140)
    .name = Choices on cards
    .in-full = what can be done in full
    .any = whatever can be paid for
imperium-option-exile-unrest = an unrest comes with exiled cards that are acquired, or also with those broken through for (I183)
    .name = Unrest with exiled cards
    .acquired = when acquired
    .always = when broken through for, too
imperium-cards-classics = Classics
imperium-cards-legends = Legends

# Errors.
imperium-error-unrest = Position, { $where }: no unrest lies under “{ $given }” (I39).
imperium-error-bare = Position, { $where }: nothing is laid out before all nations and sides are picked.
imperium-error-pile = Position, { $where }: the pile is empty, so the game has collapsed, but “collapsed” does not say so (I69).
imperium-error-collapsed = Position, { $where }: a game that has collapsed is over, but “over” does not say so (I69).
imperium-error-ending = Position, { $where }: the main deck is empty, so scoring has been triggered (I67).
imperium-error-accession = Position, { $where }: the accession card “{ $given }” is the last of its deck.
expected-market-card = a card that can lie on the market: no fame, unrest or power
expected-deck-card = a card of this deck
expected-power = the power card of this nation, and its journey card

# Cards.
imperium-card-empty = Empty
imperium-card-acclaimed = Acclaimed
imperium-card-advance = Advance
imperium-card-advanced-culture = Advanced Culture
imperium-card-agriculture = Agriculture
imperium-card-aksumites = Aksumites
imperium-card-alexander = Alexander
imperium-card-alexander-the-great = Alexander the Great
imperium-card-alexandria-in-ariana = Alexandria in Ariana
imperium-card-alexandria-in-egypt = Alexandria in Egypt
imperium-card-althing = Althing
imperium-card-ambassador = Ambassador
imperium-card-amphitheatre = Amphitheatre
imperium-card-arachosia = Arachosia
imperium-card-archipelago = Archipelago
imperium-card-architecture = Architecture
imperium-card-armenians = Armenians
imperium-card-armorica = Armorica
imperium-card-art = Art
imperium-card-arthashastra = Arthashastra
imperium-card-arthurians = Arthurians
imperium-card-ashoka = Ashoka
imperium-card-assyrians = Assyrians
imperium-card-astronomy = Astronomy
imperium-card-ateas = Ateas
imperium-card-atlantean-fleet = Atlantean Fleet
imperium-card-atlanteans = Atlanteans
imperium-card-awe-inspiring = Awe-inspiring
imperium-card-babylonians = Babylonians
imperium-card-bactria = Bactria
imperium-card-balearic-islands = Balearic Islands
imperium-card-ball-games = Ball Games
imperium-card-battering-ram = Battering Ram
imperium-card-bedwyr = Bedwyr
imperium-card-belgica = Belgica
imperium-card-berbers = Berbers
imperium-card-boats = Boats
imperium-card-boudicca = Boudicca
imperium-card-bread-and-circuses = Bread and Circuses
imperium-card-britannia = Britannia
imperium-card-britannia-flavia = Britannia Flavia
imperium-card-britannia-prima = Britannia Prima
imperium-card-britannia-secunda = Britannia Secunda
imperium-card-buddhism = Buddhism
imperium-card-cacao = Cacao
imperium-card-cafall = Cafall
imperium-card-cai-sir-kay = Cai (Sir Kay)
imperium-card-calendar = Calendar
imperium-card-cape = Cape
imperium-card-caravans = Caravans
imperium-card-carpathian-mountains = Carpathian Mountains
imperium-card-carthaginian-traders = Carthaginian Traders
imperium-card-carthaginians = Carthaginians
imperium-card-cartography = Cartography
imperium-card-cataphract = Cataphract
imperium-card-cattle-raid = Cattle Raid
imperium-card-caucasia = Caucasia
imperium-card-cauldron-of-cerridwen = Cauldron of Cerridwen
imperium-card-celtic-gold = Celtic Gold
imperium-card-celtic-innovation = Celtic Innovation
imperium-card-celtica = Celtica
imperium-card-celts = Celts
imperium-card-chainmail = Chainmail
imperium-card-chanakya = Chanakya
imperium-card-chandragupta = Chandragupta
imperium-card-chariots = Chariots
imperium-card-charity = Charity
imperium-card-city = City
imperium-card-city-of-athens = City of Athens
imperium-card-city-of-camelot = City of Camelot
imperium-card-city-of-carthage = City of Carthage
imperium-card-city-of-corinth = City of Corinth
imperium-card-city-of-dubh-linn = City of Dubh Linn
imperium-card-city-of-gelonus = City of Gelonus
imperium-card-city-of-pataliputra = City of Pataliputra
imperium-card-city-of-persepolis = City of Persepolis
imperium-card-city-of-rome = City of Rome
imperium-card-city-of-sparta = City of Sparta
imperium-card-civil-service = Civil Service
imperium-card-coast = Coast
imperium-card-code-of-laws = Code of Laws
imperium-card-coinage = Coinage
imperium-card-combs = Combs
imperium-card-companion-cavalry = Companion Cavalry
imperium-card-confucianism = Confucianism
imperium-card-conquer = Conquer
imperium-card-corruption = Corruption
imperium-card-crete = Crete
imperium-card-cyprus = Cyprus
imperium-card-dalmatia = Dalmatia
imperium-card-daochang = Daochang
imperium-card-darius-i = Darius I
imperium-card-development = Development
imperium-card-dido-queen-of-carthage = Dido, Queen of Carthage
imperium-card-diplomacy = Diplomacy
imperium-card-direct-democracy = Direct Democracy
imperium-card-domestication = Domestication
imperium-card-drainage-system = Drainage System
imperium-card-drama-and-poetry = Drama & Poetry
imperium-card-druids = Druids
imperium-card-duke-zhuang-of-qin = Duke Zhuang of Qin
imperium-card-eastern-zhou = Eastern Zhou
imperium-card-edicts-of-ashoka = Edicts of Ashoka
imperium-card-education = Education
imperium-card-egyptian-expansion = Egyptian Expansion
imperium-card-egyptian-hieroglyphics = Egyptian Hieroglyphics
imperium-card-egyptian-incursion = Egyptian Incursion
imperium-card-egyptian-legacy = Egyptian Legacy
imperium-card-egyptians = Egyptians
imperium-card-elders = Elders
imperium-card-elephants = Elephants
imperium-card-elysian-fields = Elysian Fields
imperium-card-embalming = Embalming
imperium-card-eminent = Eminent
imperium-card-emperor-qin-shi-huang = Emperor Qin Shi Huang
imperium-card-emperor-trajan = Emperor Trajan
imperium-card-erik-the-red = Erik the Red
imperium-card-espionage = Espionage
imperium-card-etruscans = Etruscans
imperium-card-excalibur = Excalibur
imperium-card-exports = Exports
imperium-card-flood = Flood
imperium-card-flood-of-the-nile = Flood of the Nile
imperium-card-floodplain = Floodplain
imperium-card-forest = Forest
imperium-card-forest-of-pholoe = Forest of Pholoe
imperium-card-foroyar = Føroyar
imperium-card-fortified-region = Fortified Region
imperium-card-fortunate-isle = Fortunate Isle
imperium-card-frescos = Frescos
imperium-card-gallia-aquitania = Gallia Aquitania
imperium-card-gambling = Gambling
imperium-card-gandhara = Gandhara
imperium-card-gates-of-shangri-la = Gates of Shangri-la
imperium-card-glorious = Glorious
imperium-card-glory = Glory
imperium-card-go-a-viking = Go a'Viking
imperium-card-gothja = Gothja
imperium-card-graal = Graal
imperium-card-graenland = Graenland
imperium-card-grand-trunk-road = Grand Trunk Road
imperium-card-grassland = Grassland
imperium-card-great = Great
imperium-card-greek-innovation = Greek Innovation
imperium-card-greek-mercenaries = Greek Mercenaries
imperium-card-greek-prosperity = Greek Prosperity
imperium-card-greeks = Greeks
imperium-card-guennuvar = Guennuvar
imperium-card-gwaith-camlan = Gwaith Camlan
imperium-card-gwalchmei-sir-gawain = Gwalchmei (Sir Gawain)
imperium-card-haliacmon-valley = Haliacmon Valley
imperium-card-hannibal = Hannibal
imperium-card-harald-hardrada = Harald Hardrada
imperium-card-hegemony = Hegemony
imperium-card-hesperides = Hesperides
imperium-card-hibernia = Hibernia
imperium-card-highlands = Highlands
imperium-card-hills = Hills
imperium-card-hittites = Hittites
imperium-card-iberia = Iberia
imperium-card-iceland = Iceland
imperium-card-imperial = Imperial
imperium-card-independent = Independent
imperium-card-indian-elephants = Indian Elephants
imperium-card-indus-valley = Indus Valley
imperium-card-invasion = Invasion
imperium-card-ionians = Ionians
imperium-card-island = Island
imperium-card-jade-mask = Jade Mask
imperium-card-jewellery = Jewellery
imperium-card-jomsviking = Jomsviking
imperium-card-julius-caesar = Julius Caesar
imperium-card-jungle = Jungle
imperium-card-king-arthur = King Arthur
imperium-card-king-arthurs-court = King Arthur's Court
imperium-card-king-minos = King Minos
imperium-card-king-of-kings = King of Kings
imperium-card-king-wu-of-qin = King Wu of Qin
imperium-card-kleito = Kleito
imperium-card-knossos = Knossos
imperium-card-kurgans = Kurgans
imperium-card-kushites = Kushites
imperium-card-la-venta = La Venta
imperium-card-labyrinth = Labyrinth
imperium-card-lady-bertilak = Lady Bertilak
imperium-card-laguna-de-los-cerros = Laguna de los Cerros
imperium-card-lakes = Lakes
imperium-card-lawnslot-llyn-sir-lancelot = Lawnslot Llyn (Sir Lancelot)
imperium-card-leadership = Leadership
imperium-card-legalism = Legalism
imperium-card-legions = Legions
imperium-card-lighthouse = Lighthouse
imperium-card-lodestone-compass = Lodestone Compass
imperium-card-long-walls-i = Long Walls I
imperium-card-long-walls-ii = Long Walls II
imperium-card-long-walls-iii = Long Walls III
imperium-card-long-walls-iv = Long Walls IV
imperium-card-longships = Longships
imperium-card-lost-scroll = Lost Scroll
imperium-card-lost-tomes = Lost Tomes
imperium-card-lower-nile = Lower Nile
imperium-card-lowlands = Lowlands
imperium-card-lydians = Lydians
imperium-card-macedonians = Macedonians
imperium-card-magadha = Magadha
imperium-card-magnificent = Magnificent
imperium-card-mandate-of-heaven = Mandate of Heaven
imperium-card-marsh = Marsh
imperium-card-marvellous = Marvellous
imperium-card-masonry = Masonry
imperium-card-mathematics = Mathematics
imperium-card-mauretania = Mauretania
imperium-card-mauryans = Mauryans
imperium-card-median-empire = Median Empire
imperium-card-medicine = Medicine
imperium-card-meditation = Meditation
imperium-card-mercenaries = Mercenaries
imperium-card-metallurgy = Metallurgy
imperium-card-metropolis = Metropolis
imperium-card-military-engineering = Military Engineering
imperium-card-mining = Mining
imperium-card-minoan-expansion = Minoan Expansion
imperium-card-minoan-traders = Minoan Traders
imperium-card-minoans = Minoans
imperium-card-moats-and-walls = Moats and Walls
imperium-card-monastery = Monastery
imperium-card-moneylenders = Moneylenders
imperium-card-monopoly = Monopoly
imperium-card-monument = Monument
imperium-card-moor = Moor
imperium-card-morigena = Morigena
imperium-card-mosaics = Mosaics
imperium-card-mountain = Mountain
imperium-card-mountain-of-atlantis = Mountain of Atlantis
imperium-card-mountain-retreat = Mountain Retreat
imperium-card-mounted-archers = Mounted Archers
imperium-card-myrddin-wyllt-merlin = Myrddin Wyllt (Merlin)
imperium-card-mysticism = Mysticism
imperium-card-myths-and-legends = Myths and Legends
imperium-card-nanda-dynasty = Nanda Dynasty
imperium-card-nile-valley = Nile Valley
imperium-card-nisaean-plain = Nisaean Plain
imperium-card-nomads = Nomads
imperium-card-notorious = Notorious
imperium-card-oasis = Oasis
imperium-card-obelisk = Obelisk
imperium-card-ogham-script = Ogham Script
imperium-card-olmec-hieroglyphics = Olmec Hieroglyphics
imperium-card-olmec-traders = Olmec Traders
imperium-card-olmecs = Olmecs
imperium-card-olympic-games = Olympic Games
imperium-card-onager = Onager
imperium-card-oracle = Oracle
imperium-card-orestis = Orestis
imperium-card-outstanding = Outstanding
imperium-card-palace-of-poseidon = Palace of Poseidon
imperium-card-parmenion = Parmenion
imperium-card-path-to-shangri-la = Path to Shangri-la
imperium-card-pelagonia = Pelagonia
imperium-card-peloponnese = Peloponnese
imperium-card-peninsula = Peninsula
imperium-card-peredur-sir-percival = Peredur (Sir Percival)
imperium-card-pericles = Pericles
imperium-card-persian-gold = Persian Gold
imperium-card-persians = Persians
imperium-card-phalanx = Phalanx
imperium-card-pharmacy = Pharmacy
imperium-card-philip-ii = Philip II
imperium-card-philosophy = Philosophy
imperium-card-phoenicians = Phoenicians
imperium-card-plain = Plain
imperium-card-plains-of-thessaly = Plains of Thessaly
imperium-card-pontic-steppe = Pontic Steppe
imperium-card-port = Port
imperium-card-portals = Portals
imperium-card-pottery = Pottery
imperium-card-praiseworthy = Praiseworthy
imperium-card-prosperity = Prosperity
imperium-card-proud = Proud
imperium-card-punch-marked-coins = Punch-marked Coins
imperium-card-pyramids = Pyramids
imperium-card-qanat = Qanat
imperium-card-qin = Qin
imperium-card-raetia = Raetia
imperium-card-raiders = Raiders
imperium-card-rainforest = Rainforest
imperium-card-ramesses-ii = Ramesses II
imperium-card-red-land = Red Land
imperium-card-religion = Religion
imperium-card-ritual-sacrifice = Ritual Sacrifice
imperium-card-rituals-and-ceremonies = Rituals & Ceremonies
imperium-card-river = River
imperium-card-road-building = Road Building
imperium-card-rollo-the-walker = Rollo the Walker
imperium-card-roman-expansion = Roman Expansion
imperium-card-roman-invasion = Roman Invasion
imperium-card-romans = Romans
imperium-card-rome-the-eternal-city = Rome, the Eternal City
imperium-card-sacred-grove = Sacred Grove
imperium-card-sacred-pass = Sacred Pass
imperium-card-sacred-scroll = Sacred Scroll
imperium-card-sagas = Sagas
imperium-card-san-lorenzo-tenochtitlan = San Lorenzo Tenochtitlán
imperium-card-satrap = Satrap
imperium-card-scandinavia = Scandinavia
imperium-card-school-of-diplomacy = School of Diplomacy
imperium-card-science = Science
imperium-card-scythians = Scythians
imperium-card-seal-stones = Seal Stones
imperium-card-settlers = Settlers
imperium-card-shaduf = Shaduf
imperium-card-shangri-la = Shangri-la
imperium-card-shrine = Shrine
imperium-card-skis = Skis
imperium-card-spread-of-atlantis = Spread of Atlantis
imperium-card-standing-army = Standing Army
imperium-card-step-pyramids = Step Pyramids
imperium-card-steppe = Steppe
imperium-card-stone-heads = Stone Heads
imperium-card-stone-mask = Stone Mask
imperium-card-sumerians = Sumerians
imperium-card-taliesin-the-bard = Taliesin the Bard
imperium-card-tamga = Tamga
imperium-card-tarim-basin = Tarim Basin
imperium-card-temple = Temple
imperium-card-tents = Tents
imperium-card-terracotta-warriors = Terracotta Warriors
imperium-card-the-senate = The Senate
imperium-card-themiscyra = Themiscyra
imperium-card-thera = Thera
imperium-card-thule = Thule
imperium-card-tian-shan = Tian Shan
imperium-card-town = Town
imperium-card-trading-ships = Trading Ships
imperium-card-tree-of-knowledge = Tree of Knowledge
imperium-card-tres-zapotes = Tres Zapotes
imperium-card-triumphant = Triumphant
imperium-card-triumvirate = Triumvirate
imperium-card-twrch-trwyth = Twrch Trwyth
imperium-card-unification = Unification
imperium-card-unrest = Unrest
imperium-card-urban-development = Urban Development
imperium-card-uthyr-pendragon = Uthyr Pendragon
imperium-card-utopians = Utopians
imperium-card-uxians = Uxians
imperium-card-vast-wealth = Vast Wealth
imperium-card-vercingetorix = Vercingetorix
imperium-card-vikings = Vikings
imperium-card-vinland = Vinland
imperium-card-visions-of-shangri-la = Visions of Shangri-la
imperium-card-viviane-of-the-lake = Viviane of the Lake
imperium-card-water-mill = Water Mill
imperium-card-western-zhou = Western Zhou
imperium-card-wilderness = Wilderness
imperium-card-windmills = Windmills
imperium-card-wonder = Wonder
imperium-card-woodland = Woodland
imperium-card-writing-systems = Writing Systems
imperium-card-xiongnu = Xiongnu
imperium-card-ynys-afallach-avalon = Ynys Afallach (Avalon)
imperium-card-zagros = Zagros

# words worth explaining; .forms are those in which cards speak of them
imperium-term-acquire = Acquire
    .text = Take a market card of a named suit into your hand, with its tokens and the unrest under it.
    .forms = acquire
imperium-term-break-through = Break through
    .text = Name a suit and take a card of it, without the unrest under it.
    .forms = break through
imperium-term-exhaust = Exhaust
    .text = Put an exhaust token on a card in play to use its effect; once a turn for each card.
    .forms = exhaust
imperium-term-garrison = Garrison
    .text = A card from hand is tucked under a card in play and out of your way.
    .forms = garrison, garrisoned
imperium-term-history = History
    .text = Cards under your power card: out of play, but scored.
    .forms = history
imperium-term-unrest = Unrest
    .text = A useless card that costs points. When the pile is empty the world collapses and the calmest wins.
    .forms = unrest
imperium-term-exile = Exile
    .text = The card goes to the exile pile; some cards bring it back.
    .forms = exile, exiled
imperium-term-pinned = Pinned
    .text = The card stays in play after it was played.
    .forms = pinned
imperium-term-abandon = Abandon
    .text = A pinned card in play goes to your discard pile, with the cards garrisoned under it.
    .forms = abandon, abandons, abandoned
imperium-term-recall = Recall
    .text = A pinned card in play returns to your hand, with the cards garrisoned under it.
    .forms = recall, recalls, recalled
imperium-term-develop = Develop
    .text = Pay the cost of a card in your development area and put it on your discard pile.
    .forms = develop
imperium-term-solstice = Solstice
    .text = At the end of a round everybody resolves the solstice effects of their cards in play.
    .forms = solstice
