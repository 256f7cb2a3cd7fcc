"""How the bot of Sheriff bargains, opens, keeps its word and answers single questions."""

from __future__ import annotations

from typing import Any

import pytest

from malina.bots.bot import Turns, answer, made
from malina.bots.greedy import Greedy
from malina.games.sheriff.bot import MANNERS, policy
from malina.games.sheriff.bot.deals import Deals
from malina.games.sheriff.bot.mind import FAVOUR, Mind
from malina.games.sheriff.bot.sight import Sight
from malina.games.sheriff.bot.weights import FILE, Weights
from malina.games.sheriff.faces import Good
from malina.games.sheriff.table import Passage, Promise, SheriffTable
from malina.kernel.decision import Decision, Move
from malina.kernel.dice import FastDice
from malina.kernel.policy import best

from .scenario import Scenario, gate, seat_of, table
from .test_bot_games import EVERYTHING, dealt

WEIGHTS = FILE.read()
MISHA, LIZA, DIMA, KATYA = range(4)


def mind(t: Scenario, seat: int, weights: Weights = WEIGHTS) -> Mind:
    return Mind(Sight.of_view(t.g.view(seat, memory=True)), weights)


def asked(t: Scenario, seat: int, kind: str) -> Decision:
    return next(d for d in t.g.decisions(seat, about=False) if d.kind == kind)


def chosen(t: Scenario, name: str, kind: str, manner: str = "", seed: int = 1) -> Move:
    seat = seat_of(name)
    ranking = policy(manner).rank(t.g.view(seat, memory=True), asked(t, seat, kind))
    return best(ranking, FastDice(seed))


def told(t: Scenario, seat: int, *truths: bool) -> None:
    """What became of bags of earlier rounds."""
    t.g.history += [
        Passage(
            round=1, seat=seat, good="apple", number=3, outcome="opened", truthful=true, contraband=0 if true else 2
        )
        for true in truths
    ]


# ---- beliefs ----


def test_who_was_honest_is_believed() -> None:
    t = gate(4, bags={"liza": "cheese: cheese*4", "dima": "cheese: cheese*2 pepper mead"}, round=3)
    told(t, LIZA, True, True, True)
    told(t, DIMA, False, False)
    belief = mind(t, MISHA).belief
    assert belief.honesty(LIZA) > 0.7 > 0.4 > belief.honesty(DIMA)
    assert belief.lie(LIZA) < 0.3 < 0.7 < belief.lie(DIMA)
    assert belief.wrong(DIMA) >= belief.wrong(LIZA)


def test_five_of_a_rare_good_are_believed_less_than_two_of_a_common_one() -> None:
    t = gate(4, bags={"liza": "chicken: chicken*5", "dima": "apple: apple*2"})
    belief = mind(t, MISHA).belief
    assert belief.holds(LIZA, 5, "chicken") < 0.05 < 0.6 < belief.holds(DIMA, 2, "apple")
    assert belief.lie(LIZA) > belief.lie(DIMA)


def test_what_the_replay_shows_is_what_the_seat_believes() -> None:
    t = gate(4, bags={"liza": "cheese: cheese*2 silk"})
    found = policy().believes(t.g, MISHA)["bags"]
    assert set(found) == {str(LIZA), str(DIMA), str(KATYA)}
    assert policy().believes(t.g.guess(MISHA, 4), MISHA)["bags"] == found
    assert policy().truth(t.g, "bags", str(LIZA)) == "lie"
    assert policy().truth(t.g, "bags", str(DIMA)) == "true"


# ---- deciding ----


def test_a_known_liar_is_opened_and_an_honest_merchant_is_not() -> None:
    t = gate(4, bags={"liza": "cheese: cheese*4", "dima": "cheese: cheese*2 pepper mead", "katya": ""}, round=3)
    told(t, LIZA, True, True, True, True)
    told(t, DIMA, False, False, False)
    ranking = {(m["cmd"], m["bag"]): v for m, v in policy().rank(t.g.view(MISHA, memory=True), asked(t, 0, "inspect"))}
    assert ranking["open", DIMA] > ranking["pass", DIMA]
    assert ranking["pass", LIZA] > ranking["open", LIZA]


def test_nobody_can_read_which_bags_are_opened() -> None:
    """The same bag in the eyes of everybody else is opened or not by what only whoever is in office knows."""
    made = set()
    for hand in ("apple", "cheese", "bread", "chicken", "apple*2", "cheese*2", "bread*2", "chicken*2"):
        t = gate(4, bags={"dima": "cheese: cheese*3", "liza": "", "katya": ""}, hands={"misha": hand}, round=3)
        ranking = {m["cmd"]: v for m, v in policy().rank(t.g.view(MISHA, memory=True), asked(t, 0, "inspect"))}
        made.add(max(ranking, key=lambda cmd: ranking[cmd]))
    assert made == {"open", "pass"}


def test_a_good_bribe_is_taken_and_a_bad_one_is_not() -> None:
    t = gate(4, bags={"dima": "cheese: cheese*2 pepper mead", "liza": "", "katya": ""}, round=3)
    told(t, DIMA, False, False, False)
    deal = t.offer("dima", gold=25, passes="dima")
    assert chosen(t, "misha", "answer_deals") == {"cmd": "accept", "deal": deal, "seq": t.g.deal(deal).seq}
    t = gate(4, bags={"dima": "cheese: cheese*2 pepper mead", "liza": "", "katya": ""}, round=3)
    told(t, DIMA, False, False, False)
    t.offer("dima", gold=1, passes="dima")
    assert chosen(t, "misha", "answer_deals").get("cmd") != "accept"
    assert chosen(t, "misha", "make_demand")["gold"] > 5


def test_an_honest_merchant_pays_nothing_and_a_liar_no_more_than_his_bag_is_worth() -> None:
    t = gate(4, bags={"dima": "cheese: cheese*3", "liza": "", "katya": ""})
    deal = t.demand("misha", "dima", gold=3, passes="dima")
    assert chosen(t, "dima", "answer_deals").get("cmd") != "accept"
    t = gate(4, bags={"dima": "cheese: cheese pepper", "liza": "", "katya": ""})
    deal = t.demand("misha", "dima", gold=40, passes="dima")
    assert chosen(t, "dima", "answer_deals").get("cmd") != "accept"
    t = gate(4, bags={"dima": "cheese: silk*3 mead crossbow", "liza": "", "katya": ""}, round=3)
    told(t, DIMA, False, False)
    deal = t.demand("misha", "dima", gold=4, passes="dima")
    assert chosen(t, "dima", "answer_deals") == {"cmd": "accept", "deal": deal, "seq": t.g.deal(deal).seq}


@pytest.mark.parametrize("bag", ["cheese: cheese*5", "cheese: cheese pepper mead silk*2"], ids=["honest", "liar"])
def test_whoever_speaks_begins_with_a_coin(bag: str) -> None:
    """Honest merchants paid four to seven coins for bags that nobody had to fear for: 42 of 46 such offers were taken.
    And the first offer does not tell what is in the bag."""
    t = gate(4, bags={"dima": bag, "liza": "", "katya": ""}, round=3)
    told(t, DIMA, False, False)
    offers = [chosen(t, "dima", "make_offer", seed=seed) for seed in range(8)]
    made = [move for move in offers if move and move["clauses"] == [[DIMA, "pass"]]]
    assert made
    assert {move["gold"] for move in made} == {1}


@pytest.mark.parametrize(("players", "options"), [(4, {}), (6, EVERYTHING)])
def test_no_deal_is_accepted_that_costs_more_than_it_brings(players: int, options: dict[str, Any]) -> None:
    """In whole games: by what whoever accepts sees, it gains by it."""
    g: SheriffTable = dealt(players, "gain", options)
    bots = {seat: Greedy(policy()) for seat in range(players)}
    turns, dice, accepted = Turns(), FastDice("gain"), 0
    while not g.over:
        found = turns.next(g, bots, lambda bot, g, decision: answer(bot, g, decision, dice))
        assert found is not None
        decision, move = found
        if move["cmd"] == "accept":
            deals = Deals(Mind(Sight.of_table(g, decision.seat), WEIGHTS))
            deal = g.deal(move["deal"])
            assert deal is not None
            gain = deals.to_judge(deal) if decision.seat in deal.to else deals.to_payer(deal)
            assert gain > 0
            if decision.seat == deal.payer and deal.clauses[0].bag == deal.payer and len(deal.clauses) == 1:
                bag, good = g.held(g.data.bag[deal.payer]), g.declared[deal.payer]
                lost = sum(
                    (worth_of(g, id).value + 2 * worth_of(g, id).penalty) * n for id, n in bag.items() if id != good
                )
                assert deal.gold <= lost  # what could be lost, with the heaviest fines
            accepted += 1
        made(g, decision, move, "greedy")
    assert accepted > 2


def worth_of(g: SheriffTable, id: str) -> Any:
    """A good, or a merry man whose reward is his value and what he does besides."""
    if id in g.data.goods:
        return g.data.goods[id]
    man = next(man for man in g.data.merry_men if man.id == id)
    return Good(id=id, kind="contraband", count=1, count_3=1, value=man.reward + 4, penalty=man.penalty)


def test_a_first_demand_grows_with_what_the_merchant_has_to_lose() -> None:
    """Two chickens of somebody who was never caught, five of them, and the same of a known liar."""

    def demanded(bag: str, *truths: bool) -> int:
        t = gate(4, bags={"dima": bag, "liza": "", "katya": ""}, round=3)
        told(t, DIMA, *truths)
        gold: int = chosen(t, "misha", "make_demand")["gold"]
        return gold

    few, many = demanded("chicken: chicken*2"), demanded("chicken: chicken*5")
    assert few <= 5 < 12 < many
    assert few < demanded("chicken: chicken*2", False, False, False)
    assert many <= demanded("chicken: chicken*5", False, False, False)


def test_whoever_is_believed_is_asked_for_nothing() -> None:
    t = gate(4, bags={"dima": "apple: apple*2", "liza": "", "katya": ""}, round=3)
    told(t, DIMA, True)
    assert chosen(t, "misha", "make_demand") == {}


# ---- the market ----


def thrown(hand: str, round: int = 2) -> dict[str, int]:
    t = table(4, hands={"liza": hand, "dima": "apple*6", "katya": "apple*6"}, piles=("bread*2", "bread*2"), round=round)
    return dict(chosen(t, "liza", "set_aside")["goods"])


def test_dear_contraband_is_kept_for_another_bag() -> None:
    """A crossbow that may get through is worth more than a card that nobody knows; a single bread is not."""
    away = thrown("apple*3 crossbow silk bread")
    assert "crossbow" not in away
    assert away["bread"] == 1


def test_in_the_last_round_nothing_waits_for_another_bag() -> None:
    assert thrown("apple*3 crossbow silk bread", round=8) == {"bread": 1, "silk": 1, "crossbow": 1}


# ---- words ----


def test_the_honest_keep_their_word_and_the_reckless_do_not() -> None:
    """Misha has promised Dima to let his bag pass, and is in office for the first time since."""
    t = gate(4, bags={"dima": "cheese: cheese*2 pepper mead", "liza": "", "katya": ""}, round=5)
    told(t, DIMA, False, False, False)
    t.g.promised.append(Promise(round=4, seat=MISHA, to=(DIMA,), text=FAVOUR))
    assert chosen(t, "misha", "inspect", "honest")["cmd"] == "pass"
    assert chosen(t, "misha", "inspect", "reckless")["cmd"] == "open"


def test_a_promise_is_remembered_when_a_deal_is_struck() -> None:
    t = gate(4, bags={"dima": "cheese: cheese pepper"})
    deal = t.offer("dima", gold=2, passes="dima", promise=FAVOUR)
    t.accept("misha", deal)
    assert t.g.promised == [Promise(round=1, seat=DIMA, to=(MISHA,), text=FAVOUR)]


def test_whoever_has_broken_his_word_is_trusted_less() -> None:
    t = gate(4, round=6)
    before = mind(t, MISHA).word(DIMA)
    [in_office] = [n for n in range(3, 6) if mind(t, MISHA).sheriff_of(n) == DIMA]
    t.g.promised.append(Promise(round=2, seat=DIMA, to=(MISHA,), text=FAVOUR))
    t.g.history.append(
        Passage(round=in_office, seat=MISHA, good="apple", number=1, outcome="opened", truthful=True, contraband=0)
    )
    assert mind(t, MISHA).word(DIMA) < before


# ---- loading ----


def loads(manner: str, hand: str, tries: int = 30) -> list[list[Any]]:
    t = table(4, step="load", hands={"dima": hand, "liza": "apple*6", "katya": "apple*6"}, round=2)
    return [chosen(t, "dima", "load", manner, seed)["goods"] for seed in range(tries)]


def contraband(goods: list[Any]) -> int:
    return sum(many for id, many in goods if id in ("pepper", "mead", "silk", "crossbow"))


def test_the_honest_load_what_they_can_declare_and_the_reckless_what_pays() -> None:
    hand = "cheese*3 pepper mead silk"
    assert all(contraband(goods) == 0 for goods in loads("honest", hand))
    assert all(contraband(goods) > 0 for goods in loads("reckless", hand))


def test_loading_is_mixed() -> None:
    """Nearly equal bags are chosen by the dice."""
    hands = ["cheese*3 pepper mead silk", "apple*4 pepper bread", "chicken*2 cheese*2 mead apple", "bread*3 pepper*3"]
    assert any(len({str(goods) for goods in loads("", hand)}) > 1 for hand in hands)


@pytest.mark.parametrize("manner", MANNERS)
def test_every_manner_has_weights_of_its_own(manner: str) -> None:
    assert FILE.read(manner=manner) != WEIGHTS
