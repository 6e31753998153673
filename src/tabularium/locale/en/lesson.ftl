# Guided first games: what is said at each step. Numbers in brackets are rules.

# Altay.
lesson-altay-1 = Welcome to Altay! The most victory points win: for achievements, for some action cards, for every territory you live in and for what you capture (A66). You lead the Earthfolk, here on farmland 5.
lesson-altay-2 = In your turn you do as much as you can, in any order (A27). Attack forest 11 first: your two settlements next to it and the Warrior in your hand make 3, and that is more than its token, 2 (A47).
lesson-altay-3 = Won! The token is yours and counts at the end; it also gave you 1 wood (A48). Resources come from cards too: play a Hunter and produce 1 food.
lesson-altay-4 = The Village on your table needs 2 food and has 1. Put your food there: a full Village becomes a settlement (A41).
lesson-altay-5 = You may settle where you live already or on a free neighbouring territory (A42). Take forest 11, which you have just conquered: each territory is a point.
lesson-altay-6 = Resources you do not use are lost at the end of the turn (A34). You still want a card from the market, so play the second Hunter.
lesson-altay-7 = Buy the Lumberjack for 1 food. It goes to your discard pile (A37); whenever you draw it later, it makes 2 wood with your forest.
lesson-altay-8 = Cards that collect resources are played to the table and wait there, one of each name (A31). The first Village is done, so lay down the second; later turns can fill it.
lesson-altay-9 = Use the wood for an achievement: start Engineering. One fitting resource is enough to begin, and only one achievement may be under way at a time (A55, A59).
lesson-altay-10 = Engineering also needs stone. The Digger makes metal or stone, one of the two (A28): take stone.
lesson-altay-11 = Put the stone on Engineering. Once it is full you have a point, its ability, and the settlement that lies on it comes to the map (A57).
lesson-altay-12 = That was your turn: end it. You draw five new cards, and when your deck is empty the discard pile becomes a new one (A29, A30). The game ends with the round in which somebody has no settlement left to place (A65).

# Imperial Settlers.
lesson-settlers-1 = Welcome to Imperial Settlers! After five rounds the most victory points win. You earn them as you play; at the end a common location adds 1 and a location of your own faction adds 2 (S86). You lead the Barbarians.
lesson-settlers-2 = A round is lookout, production, actions, cleanup (S25). Your board, your deals and locations like Lumberjacks' Route have produced already (S31). The Romans have passed, so every turn is yours until you pass too.
lesson-settlers-3 = A turn is one action (S36). You have a raze token: use it up on Wood Storage in your hand, which is too dear for you anyway, and take its 2 wood (S65).
lesson-settlers-4 = Now build: the Joiner costs 2 wood, comes into your empire and stays there (S48).
lesson-settlers-5 = The Joiner is an action location: once a round you may pay its cost and get what it says (S73, S74). Turn 1 wood and 1 worker into 2 VP.
lesson-settlers-6 = Something is missing? Two workers always fetch one resource or one card (S78). Spend workers.
lesson-settlers-7 = Take 1 wood: the next building needs two. Gold would do as well, in place of any resource (S4).
lesson-settlers-8 = Locations of your faction are stronger, and most of them also cost a location of yours (S49). Build the Sentry Tower: you gain a raze token and a worker, at once and in every production phase (S52).
lesson-settlers-9 = Give up the foundation for it. A Castle stood there until the Romans razed it, and a foundation is good for nothing else (S67).
lesson-settlers-10 = A faction card can also become a deal: it costs 1 food and brings its good at once and in every production phase (S60). The Idol needs stone that you do not have, so make a deal with it.
lesson-settlers-11 = Pass. Then nobody can touch you any more this round (S38), but goods are lost in the cleanup. Barbarians may keep their workers (S24, S43).
lesson-settlers-12 = The next round begins with the lookout: each player takes some of the cards shown (S27, S28). Take the Watchtower, which brings a card in every production phase. After that the round is yours to play!

# Nations.
lesson-nations-1 = Welcome to Nations! There are four ages of two rounds each, and the most victory points win: tokens you hold, colonies, wonders and the workers on your cards (N163 to N166). Egypt has passed, so every turn is yours.
lesson-nations-2 = A turn is one action (N57). Gold buys cards: 1 in the bottom row, 2 in the middle, 3 at the top (N44). Buy the Lighthouse for 2 gold.
lesson-nations-3 = All your spaces are full, so a new building takes the place of another card (N64). Nobody works in the Temple: let it go.
lesson-nations-4 = Buy a wonder, the Colosseum, for 1 gold. It lies under construction and does nothing until all its sections are built (N83).
lesson-nations-5 = Wonders are built by architects, and all players share the few there are in a round. Hire one: the first section costs 2 stone (N97).
lesson-nations-6 = Hire the second one too. A finished wonder works at once: the Colosseum gives you 3 strength and costs 2 food.
lesson-nations-7 = Strength is not spent, it is compared. Colonies ask for it: Nubia needs 3, and you have 3 (N76). Buy it: it brings you 2 gold in every production phase.
lesson-nations-8 = Buildings and military cards do nothing without workers. Putting one there costs stone (N90): deploy a worker to the Lighthouse, who brings 2 gold and 1 stone in every production phase.
lesson-nations-9 = During your turn you may take workers off cards again, free of charge (N93); that is why you are asked. Leave yours where it is and end the turn.
lesson-nations-10 = Egypt has bought a war of strength 2. In the production phase whoever is weaker loses 1 VP and resources, fewer with good stability (N143, N144). You are safe. Stability below 0 costs books and 1 VP in every production phase (N138).
lesson-nations-11 = This round's event: the first to pass gains 3 books, and whoever alone is most stable gains 1 VP. Then the famine takes 1 food from everybody (N158), and 1 is all you have.
lesson-nations-12 = Now you: put workers on the Farm and the Quarry, and pass when you are done. After production the next round brings a new worker or resources (N47). At the end of an age you get 1 VP for each opponent with fewer books (N159).

# Imperium.
lesson-imperium-1 = Welcome to Imperium! At the end every card you own scores, wherever it lies, and each progress token is 1 VP (I71, I72). Your power card adds 1 VP for every 2 population. You lead the Romans, still barbarian.
lesson-imperium-2 = In a turn you have 3 actions and 5 exhaust tokens (I46). Playing a card takes an action. Play Dalmatia: regions stay in play, and this one brings 1 population.
lesson-imperium-3 = You could garrison a card here: it would be out of the way and still score, but you could not use it (I96). Not now, so say no.
lesson-imperium-4 = New cards come from the market. Play Conquer: for 2 population you acquire a region or a tributary.
lesson-imperium-5 = Take the Hills. The card comes into your hand and the empty place is filled again (I79). There is no unrest under regions.
lesson-imperium-6 = Cards in play with an exhaust effect can be used once a turn and take no action (I49). Draw a card with the Shrine. Your deck is empty, so your discard pile is reshuffled, and each time that happens a card of your nation deck joins it (I59 to I62).
lesson-imperium-7 = Your last action: play Advance. For 3 materials you acquire an uncivilised or a civilised card.
lesson-imperium-8 = Take the Elders. The progress on the card is yours, but so is the unrest under it (I79).
lesson-imperium-9 = Unrest in your deck is −2 VP. Play it and pay to get rid of it, or spend a whole turn on a revolt (I53). When the unrest pile is empty the game collapses at once, and whoever has the least unrest wins (I69, I77).
lesson-imperium-10 = Glory turns three regions in play into a fame card, the best points there are. And when Julius Caesar, the last of your nation deck, comes up, you become an empire (I61): Conquer and Advance end, and you can develop new cards (I64).
lesson-imperium-11 = Your actions are used up, so you clean up. Put 1 progress on a market card; whoever takes the card gets it (I54). Choose the Temple.
lesson-imperium-12 = You may discard cards, then you draw up to five (I57, I58). You hold enough, so keep them. Next the Celts play, and after each round there is a solstice for cards such as City of Rome (I66). Once the main deck or somebody's last development is gone, one more round is played (I67, I68).
