"""What the bot of 3,000 Scoundrels makes of hands, safes, slots and scoundrels."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from malina.games.scoundrels import GAME
from malina.games.scoundrels.bot import MANNERS, policy
from malina.games.scoundrels.bot.belief import believes, likelihood, truth
from malina.games.scoundrels.bot.crew import daily, keeping, strategy
from malina.games.scoundrels.bot.doubts import danger
from malina.games.scoundrels.bot.hiring import best_seating
from malina.games.scoundrels.bot.sight import Sight
from malina.games.scoundrels.bot.slots import waking
from malina.games.scoundrels.bot.stakes import Mind
from malina.games.scoundrels.bot.vault import lies
from malina.games.scoundrels.bot.weights import FILE
from malina.games.scoundrels.bot.worth import exposures, worth
from malina.kernel.dice import FastDice
from malina.kernel.policy import best

from .scenario import Scenario, scenario

WEIGHTS = FILE.read()


def mind(t: Scenario, seat: int = 0, changes: str = "") -> Mind:
    return Mind(Sight(t.table, seat), FILE.read(tomllib.loads(changes)))


def piece(t: Scenario, id: str) -> int:
    return next(piece for piece, face in enumerate(t.table.face) if face.id == id)


def chosen(t: Scenario, changes: str = "", manner: str = "") -> dict[str, Any]:
    """What the first seat that is asked decides."""
    seat = min(t.table.waiting_for)
    decision = next(d for d in t.table.decisions(seat, about=False) if d.required)
    view = t.table.view(seat, memory=True, about=False)
    return best(policy(manner, tomllib.loads(changes)).rank(view, decision), FastDice(1))


# ---- hands ----


def test_a_card_is_true_by_all_ways_to_deal_the_hand() -> None:
    """Without bluffs all are true; if bluffs are as likely as not, one of the seven."""
    t = scenario(2).do("0 play A slot=4")
    assert mind(t, 1, "doubts.bluffs = [0.0]").hands.true(0, "4") == pytest.approx(1.0)
    assert mind(t, 1, "doubts.bluffs = [1.0]").hands.true(0, "4") == pytest.approx(1 / 7)
    assert mind(t, 0).hands.true(0, "4") == 0.0  # its owner knows


def test_what_was_exposed_yesterday_lies_under_the_deck() -> None:
    """Of four cards laid one is drawn again: whoever claims the exposed one is suspect."""
    t = scenario(2, slots={0: "2=2 3=3 4=6 6=5", 1: "2=2"}, doubts="1>0.2", step="evening", supply={1: 1}).done()
    while t.asked and t.asked[1] != "plan":
        t.do(f"{t.asked[0]} begin 0")
    hands = mind(t, 1).hands
    assert hands.if_laid(0, "2") < hands.if_laid(0, "5")


def test_beliefs_are_chances_and_can_be_told_from_the_truth() -> None:
    t = scenario(2, marks="0:6@bottled_sun").do("0 play A slot=4", "0 done", "0 office", "0 visit sell_information")
    found = believes(t.table, 1, WEIGHTS)
    for chances in (*found["cards"].values(), *found["safes"].values()):
        assert sum(chances.values()) == pytest.approx(1.0, abs=0.01)
    [card] = found["cards"]
    assert truth(t.table, "cards", card) == "A"
    assert truth(t.table, "safes", str(piece(t, "light_coil"))) == "2"


def test_guesses_on_which_nobody_lies_are_likelier() -> None:
    true, bluff = (scenario(2, slots={1: f"4={rank}"}).table for rank in "46")
    assert likelihood(true, 0, WEIGHTS) > likelihood(bluff, 0, WEIGHTS)
    honest, liar = (scenario(2, marks=f"1:{number}@light_coil").table for number in (2, 7))
    assert likelihood(honest, 0, WEIGHTS) > likelihood(liar, 0, WEIGHTS)


# ---- safes ----


def test_marks_of_a_liar_count_less() -> None:
    """Seat 1 has lied on a safe that we hold; seat 2 has not."""
    t = scenario(3, stolen={0: "light_coil power_brick"}, marks="1:7@light_coil 2:4@power_brick 1:7@bottled_sun", day=2)
    vault = mind(t).vault
    assert vault.honesty[1] < WEIGHTS.vault.trust < vault.honesty[2]
    by_liar = vault.worth(piece(t, "bottled_sun"))
    t.table.marks[-1] = type(t.table.marks[-1])(2, 7, piece(t, "bottled_sun"))
    assert mind(t).vault.worth(piece(t, "bottled_sun")) > by_liar


def test_who_lies_says_a_high_number() -> None:
    numbers = (2, 3, 4, 5, 6, 7)
    assert lies(numbers, 4, 7) > lies(numbers, 4, 5) > lies(numbers, 4, 2)
    assert sum(lies(numbers, 4, number) for number in numbers if number != 4) == pytest.approx(1.0)


def test_a_number_does_not_tell_the_safe() -> None:
    """All poor ones were marked with a 7, and every 6 was one: now it depends on what only the seat knows."""
    t = scenario(2).do("0 play A slot=2", "0 leader", "0 pick_safe light_coil")
    tables = [Scenario(t.table.guess(0, number)) for number in range(3)]
    assert len({chosen(one)["number"] for one in tables}) == 1
    hands = ("A 3 4 5", "A 0 2 3", "A 6 5 0", "A 2 4 6", "A 5 3 2", "A 4 0 6", "A 6 2 3", "A 2 5 0")
    marked = set()
    for hand in hands:
        t = scenario(2, hands={0: hand}).do("0 play A slot=2", "0 leader", "0 pick_safe light_coil")
        marked.add(chosen(t)["number"])
    assert len(marked) > 1


def test_the_best_safe_that_is_known_is_stolen() -> None:
    t = scenario(2, marks="0:4@thinking_mirror 0:2@light_coil").do("0 play A slot=5", "0 leader")
    assert chosen(t)["safe"] == piece(t, "thinking_mirror")


def test_the_worst_safe_is_abandoned() -> None:
    t = scenario(2, stolen={0: "cold_cabinet"}, marks="0:2@light_coil")
    t.do("0 play A slot=5", "0 leader", "0 pick_safe light_coil")
    assert chosen(t)["safe"] == piece(t, "light_coil")


def test_an_own_safe_is_marked_with_the_truth() -> None:
    t = scenario(2, sheets={0: "top_mid=tired.forger"}, stolen={0: "power_brick"})
    t.do("0 play A slot=6", "0 use tired")
    if t.asked == (0, "choose"):
        t.do("0 pick_safe power_brick")
    assert chosen(t) == {"cmd": "mark", "number": 4}


def test_the_safe_that_is_marked_without_a_look_is_known() -> None:
    """A Genius marks one of ours: the bot has to find out which one is asked about."""
    t = scenario(2, sheets={0: "top_mid=tired.genius"}, stolen={0: "power_brick"})
    t.do("0 play A slot=6", "0 use tired")
    assert chosen(t)["safe"] == piece(t, "power_brick")
    assert chosen(t.do("0 pick_safe power_brick")) == {"cmd": "mark", "number": 4}


# ---- slots and scoundrels ----


def test_a_slot_is_worth_what_it_wakes_with_all_that_reacts() -> None:
    alone = scenario(2, sheets={0: "bottom_left=young.banker"})
    linked = scenario(2, sheets={0: "bottom_left=young.banker bottom_mid=polite.prospector"})
    away = scenario(2, sheets={0: "bottom_left=young.banker top_mid=polite.prospector"})
    assert waking(mind(linked), "3") > waking(mind(alone), "3") == pytest.approx(waking(mind(away), "3"))
    assert waking(mind(alone), "3") > waking(mind(scenario(2)), "3")


def test_a_scoundrel_for_a_slot_that_is_played_anyway_is_worth_more() -> None:
    """Slot 4 is among the best ones of any day; slot 6 has to be worth a card."""
    t = mind(scenario(2))
    stubborn, tired = ({trait.id: trait for trait in t.sight.box.traits}[id] for id in ("stubborn", "tired"))
    assert daily(t, stubborn, 0.5) == pytest.approx(0.5)
    assert daily(t, tired, 0.5) < 0.5


def test_tech_icons_are_kept() -> None:
    t = mind(scenario(2, day=2, round=4))
    cards: dict[str, Any] = {card.id: card for card in (*t.sight.box.traits, *t.sight.box.jobs)}
    assert keeping(t, cards["cybernetic"], cards["cyborg"]) > keeping(t, cards["tired"], cards["farmer"])


def test_arrows_point_at_those_who_are_used() -> None:
    t = mind(scenario(2))
    cards: dict[str, Any] = {card.id: card for card in (*t.sight.box.traits, *t.sight.box.jobs)}
    pairs = [(cards["polite"], cards["banker"]), (cards["young"], cards["prospector"])]
    cells = {pair[0].id: cell for cell, pair in best_seating(t, pairs).items()}
    assert t.sight.box.pointed[cells["polite"], "left"] == cells["young"]


# ---- bluffs and henchmen ----


def test_nobody_fears_those_who_have_no_henchmen() -> None:
    feared, free = scenario(2, supply={1: 2}), scenario(2, supply={1: 0})
    assert danger(mind(feared), "5") > danger(mind(free), "5") == WEIGHTS.doubts.shame


def test_who_is_sure_of_a_bluff_doubts_it() -> None:
    """Seat 1 has looked at the card."""
    t = scenario(2, sheets={1: "top_mid=tired.journalist"}, slots={0: "3=6"}, turn=1, day=2, round=4)
    t.do("1 play A slot=6", "1 use tired", "1 pick_card victim=0 slot=3")
    assert mind(t, 1).hands.true(0, "3") == 0.0


def test_a_last_henchman_waits_for_nothing() -> None:
    """On the last day, at the last card, there is nothing to lose by a doubt."""
    t = scenario(2, day=2, round=4, first=1, turn=0, slots={0: "2=3 3=2 4=5"}).do("0 play 6 slot=5")
    t.done().office().done()
    assert t.asked == (1, "last_doubt")
    assert chosen(t) == {"cmd": "doubt"}


def test_chance_in_bluffs_comes_of_secrets_alone() -> None:
    """The same hand does the same; another hand that looks alike to all others does not always."""
    t = scenario(2)
    secrets = {mind(Scenario(t.table.guess(1, number))).secret for number in range(12)}
    assert len(secrets) > 1
    assert {mind(Scenario(t.table.guess(0, number))).secret for number in range(12)} == {mind(t).secret}


def test_a_card_that_is_true_elsewhere_is_no_bluff_while_another_will_do() -> None:
    """Nobody has a henchman now: a true 5 was laid into slot 2 then, and the 0 into slot 5 when one was free again."""
    t = scenario(2, hands={0: "0 5 A 3"}, supply={1: 0}, day=2)
    assert chosen(t) == {"cmd": "play", "card": "poker.0S", "slot": "4"}


# ---- the estimate ----


def test_whoever_is_ahead_has_the_better_chance() -> None:
    t = scenario(3, stolen={1: "bottled_sun"}, day=2, round=4)
    chances = worth(t.table, WEIGHTS)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] > chances[0]


def test_henchmen_on_cards_are_reckoned_with() -> None:
    t = scenario(3, slots={0: "2=3 4=4"}, doubts="1>0.2 2>0.2 2>0.4", supply={1: 1, 2: 0}, round=3)
    assert exposures(t.table) == [-1.0, 1.0, 1.0]


def test_there_are_manners() -> None:
    assert set(MANNERS) == {"honest", "greedy", "reckless", "suspicious"}


def test_every_decision_of_every_card_can_be_ranked() -> None:
    """Also of a host's own card file, for which nobody has made weights."""
    file = GAME.shipped()
    assert file is not None
    text = file.text.replace('op = "gain_money", n = 6', 'op = "gain_reputation", n = 2')
    g = GAME.deal(3, 5, {"cards": {"name": "mine.toml", "text": text}}, log=False)
    dice = FastDice(3)
    for _ in range(60):
        seat = min(g.waiting_for)
        decision = next(d for d in g.decisions(seat, about=False) if d.required)
        g.act(seat, best(policy().rank(g.view(seat, memory=True, about=False), decision), dice))


@pytest.mark.parametrize(
    ("leader", "better", "worse"),
    [
        ("preston_caine", "shakedown", "iron_fist"),
        ("lilith_boone", "jailbreak", "watchful_eye"),
        ("milton_goff", "interest", "deep_pockets"),
    ],
)
def test_strategy_cards_are_told_apart(leader: str, better: str, worse: str) -> None:
    g = GAME.deal(2, "strategy", {"strategy_cards": True})
    of = Mind(Sight(g, 0), WEIGHTS)
    values = {card.id: strategy(of, card) for card in g.data.strategies if card.leader == leader}
    assert values[better] > values[worse]
