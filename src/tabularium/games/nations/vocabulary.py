"""The words that cards are written in, gathered from where they are defined."""

from __future__ import annotations

from tabularium.cards.control import If
from tabularium.cards.sequence import Sequence, To
from tabularium.cards.standing import Waiting
from tabularium.games.nations.buy import DEPLOY_HERE, Reward, WhenBuying
from tabularium.games.nations.catalogue import NationsKind, amounts, deck, enter
from tabularium.games.nations.conditions import (
    ANOTHER_BOUGHT_THE_WAR, BOUGHT_COLONY, EVERYONE, FIRST_TO_PASS, HAS_MILITARY_WORKER,
    LAST_TO_PASS, LEAST_FOOD, LEAST_STABLE, MOST_FOOD, MOST_GOLDEN_AGES, MOST_INDUSTRY, MOST_STABLE,
    MOST_WORKERS, STRONGER_THAN_WAR, STRONGEST, WEAKEST, WEAKEST_NOW, AllBut, HasAdvisor,
    HasColony,
)  # fmt: skip
from tabularium.games.nations.counts import (
    COLONIES_BOUGHT, CURRENT_CARDS, FIGHTS_BOUGHT, OWN_ADVISORS, BuildingWorkers, Colonies, Twice,
)  # fmt: skip
from tabularium.games.nations.deck import (
    BUILDING_SLOTS, MILITARY_SLOTS, Event, adds, adds_to_all, advisor, battles, building,
    colony, golden_age, military, produces, produces_one_of, swap, war, when, when_buying,
    when_paying, wonder,
)  # fmt: skip
from tabularium.games.nations.effects import (
    Either, May, OrElse, gain, gain_one_of, lose_goods, pays, pays_one_of,
)  # fmt: skip
from tabularium.games.nations.happening_effects import (
    CountAsLeastStable, GoLast, KeepAtMost, Regain, RemoveAdvisors, UndeployFor, Weaken,
)  # fmt: skip
from tabularium.games.nations.happening_offers import Crusade, Package, Revival
from tabularium.games.nations.happenings import TO_END, TO_FRONT, For, Lines
from tabularium.games.nations.hire import DropArchitect, HireFree
from tabularium.games.nations.in_play import ForNations, RemoveIf, RemoveOnDefeat
from tabularium.games.nations.production import KeepOrder
from tabularium.games.nations.specials import BuyFree, GiveUpColony, SwapCards
from tabularium.games.nations.virtual_opponent import ChangeRival
from tabularium.games.nations.workers import DeployFree, ReturnWorker, TakeWorkers
