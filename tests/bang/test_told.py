"""What is told with the questions of BANG!: why somebody is asked, of how many, for whom, and what answers cost."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from malina.games.bang import GAME
from malina.kernel.rules import QUESTIONS
from malina.kernel.table import Table
from malina.text import LANGUAGES, Texts

from .scenario import Scenario, scenario

KINDS = {question.kind for question in QUESTIONS.values() if question.name.startswith("bang.")}
# Nothing has happened that these answer: they open a turn or the game
NO_CAUSE = {"act", "draft_character", "arrange", "choose_active"}
SIX = {"six_player_mode": "hidden_composition"}
SERIES = {"tournament_scoring": True, "experience": True, "hiring": True}
NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]
Told = dict[str, Any]


def life(cmd: str, before: int, after: int, **where: Any) -> Told:
    return {"cmd": cmd, "where": where, "id": "life", "args": {"from": before, "to": after}}


def hand(cmd: str, before: int, after: int, **where: Any) -> Told:
    return {"cmd": cmd, "where": where, "id": "hand", "args": {"from": before, "to": after}}


def note(cmd: str, id: str, where: dict[str, Any] | None = None, **args: Any) -> Told:
    return {"cmd": cmd, "where": where or {}, "id": id, "args": args}


class Case:
    """A table on which the question stands; its cause, arguments and some of its notes."""

    def __init__(
        self,
        kind: str,
        made: Callable[[], Scenario],
        cause: tuple[str, dict[str, Any]] | None,
        args: dict[str, Any],
        *notes: Told,
    ) -> None:
        self.kind, self.made, self.cause, self.args, self.notes = kind, made, cause, args, notes


def event(name: str) -> tuple[str, dict[str, Any]]:
    return "event", {"event": name}


def ability(name: str) -> tuple[str, dict[str, Any]]:
    return "ability", {"character": name}


CASES = [
    Case(
        "act",
        lambda: scenario(4, hands={0: "beer.6H winchester.8S bang.2D stagecoach.9S"}, front={0: "schofield.JC"}),
        None,
        {},
        note("play", "wasted", {"card": "beer.6H"}, life=5, most=5),
        note("play", "replaces", {"card": "winchester.8S"}, card="schofield.JC"),
        {
            **note("play", "reach", {"card": "winchester.8S"}),
            "args": {"from": 2, "to": 5, "changed": True, "gained": [], "lost": []},
        },
        {
            **note("play", "threat", {"card": "bang.2D", "target": 1}),
            "args": {"victim": 1, "from": 4, "to": 3, "why": "bang", "needed": 1},
        },
        hand("play", 4, 5, card="stagecoach.9S"),
    ),
    Case(
        "draw_how",
        lambda: scenario(4, characters={0: "jesse_jones"}, hands={1: "beer"}, step="draw_phase"),
        ability("jesse_jones"),
        {"count": 2},
        hand("draw", 0, 2),
    ),
    Case(
        "keep_some",
        lambda: scenario(4, characters={0: "kit_carlson"}, step="draw_phase").do("0 look"),
        ability("kit_carlson"),
        {"count": 2, "of": 3, "place": 0},
        hand("keep_cards", 0, 2),
        note("keep_cards", "goes_back", count=1),
    ),
    Case(
        "give_present",
        lambda: scenario(4, characters={0: "claus_the_saint"}, deck="2H 3H 4H 5H 6H", step="draw_phase"),
        ability("claus_the_saint"),
        {"target": 1, "number": 1, "of": 3},
        note("give", "secret", victim=1),
    ),
    Case(
        "dodge_shot",
        lambda: scenario(4, characters={0: "slab_the_killer"}, hands={0: "bang.2D", 1: "missed.10C beer"}).do(
            "0 play bang.2D target=1"
        ),
        ("shot", {"by": 0, "victim": 1, "why": "bang", "like": "", "character": "slab_the_killer", "card": "bang.2D"}),
        {"needed": 2, "of": 2},
        life("take_hit", 4, 3),
        note("miss", "more", count=1),
        hand("miss", 2, 1),
    ),
    Case(
        "discard_bang",
        lambda: scenario(4, hands={0: "indians.AD", 1: "bang.3D"}, life={1: 1}).do("0 play indians.AD"),
        ("indians", {"by": 0, "victim": 1, "card": "indians.AD"}),
        {},
        {**note("take_hit", "dying"), "args": {"from": 1, "to": 0, "way": ""}},
        hand("discard", 1, 0),
    ),
    Case(
        "duel_answer",
        lambda: scenario(4, hands={0: "duel.QD", 1: "bang.3D"}).do("0 play duel.QD target=1"),
        ("duel", {"by": 0, "victim": 1, "called": True, "card": "duel.QD"}),
        {},
        life("give_in", 4, 3),
    ),
    Case(
        "last_gasp",
        lambda: scenario(
            4, hands={1: "beer.6H beer.7H beer.8H"}, front={1: "dynamite"}, life={1: 2}, deck="5S", step="start", turn=1
        ),
        ("wound", {"victim": 1, "by": None, "why": "dynamite", "points": 3}),
        {"points": 2, "hope": "some"},
        note("drink", "still_dying", points=1),
        note("give_up", "out"),
    ),
    Case(
        "heal_up",
        lambda: scenario(4, characters={1: "sid_ketchum"}, hands={1: "beer bang"}, life={1: 2}),
        ability("sid_ketchum"),
        {},
        life("discard_two", 2, 3),
        hand("discard_two", 2, 0),
    ),
    Case(
        "last_cards",
        lambda: scenario(5, hands={0: "bang.2D", 1: "jail beer"}, life={1: 1}).do(
            "0 play bang.2D target=1", "1 take_hit", "1 give_up"
        ),
        ("out", {}),
        {"count": 2},
    ),
    Case(
        "which_loot",
        lambda: scenario(
            5,
            characters={2: "vulture_sam", 3: "vera_custer"},
            hands={0: "bang.2D", 1: "indians"},
            front={1: "barrel.QS jail.JS"},
            life={1: 1},
            copies={3: "vulture_sam"},
        ).do("0 play bang.2D target=1", "1 take_hit", "1 give_up"),
        ("loot", {"victim": 1, "character": "vulture_sam"}),
        {"of": 3},
        hand("take", 0, 1),
    ),
    Case(
        "which_card",
        lambda: scenario(4, characters={1: "lucky_duke"}, front={1: "dynamite"}, deck="5S 5H", step="start", turn=1),
        ("luck", {"what": "dynamite", "character": "lucky_duke"}),
        {"of": 2},
        note("keep", "unlucky", {"card": "rev_carabine.5S"}, what="dynamite"),
    ),
    Case(
        "pick",
        lambda: scenario(4, hands={0: "general_store.9C"}).do("0 play general_store.9C"),
        ("store", {"by": 0, "like": "", "card": "general_store.9C"}),
        {"number": 1, "of": 4},
        hand("pick", 0, 1),
    ),
    Case(
        "place_dynamite",
        lambda: scenario(2, front={1: "dynamite"}, deck="4H", step="start"),
        ("dynamite", {"card": "dynamite.2H"}),
        {},
    ),
    Case(
        "throw_away",
        lambda: scenario(4, characters={2: "gary_looter"}, hands={0: "beer beer bang bang missed"}, life={0: 2}).do(
            "0 end"
        ),
        ("limit", {"hand": 5, "limit": 2, "character": ""}),
        {"count": 3, "of": 5},
        hand("throw_away", 5, 2),
        note("throw_away", "goes_to", victim=2, why="gary_looter"),
    ),
    Case(
        "take_back",
        lambda: scenario(4, hands={0: "bang.2D"}, options={"no_mercy": "seed"}).do("0 play bang.2D target=1", "0 end"),
        ("no_mercy", {}),
        {},
        hand("take_back", 0, 1),
    ),
    Case(
        "copy_whom",
        lambda: scenario(4, characters={0: "vera_custer", 1: "sid_ketchum"}, step="before_phase_1"),
        ability("vera_custer"),
        {},
        note("copy", "ability", {"target": 1}, character="sid_ketchum"),
    ),
    Case(
        "new_characters",
        lambda: scenario(
            4, characters={0: "greygory_deck"}, drawn={0: "rose_doolan paul_regret"}, step="before_phase_1"
        ),
        ability("greygory_deck"),
        {"characters": ["rose_doolan", "paul_regret"]},
        note("exchange_both", "two_random"),
    ),
    Case(
        "give_to_youl",
        lambda: scenario(4, characters={0: "youl_grinner"}, hands={1: "beer bang"}, step="before_phase_1"),
        ("tribute", {"by": 0, "character": "youl_grinner"}),
        {"target": 0},
        note("give", "secret", victim=0),
    ),
    Case(
        "brawl_for",
        lambda: scenario(4, hands={0: "brawl.JS beer", 1: "bang"}, front={1: "mustang.8H"}).do(
            "0 play brawl.JS cost=" + "beer.6H"
        ),
        ("played", {"card": "brawl.JS", "like": "", "character": ""}),
        {"target": 1},
        {
            **note("make_discard", "reach", {"what": "mustang.8H"}),
            "args": {"from": 1, "to": 1, "changed": False, "gained": [1], "lost": []},
        },
    ),
    Case(
        "repeat_card",
        lambda: scenario(4, characters={0: "lee_van_kliff"}, hands={0: "stagecoach.9S bang.2D"}).do(
            "0 play stagecoach.9S"
        ),
        ("played", {"card": "stagecoach.9S", "like": "", "character": "lee_van_kliff"}),
        {},
        hand("repeat", 3, 4),
    ),
    Case(
        "daltons",
        lambda: scenario(4, front={0: "winchester.8S barrel.QS"}, next_event="the_daltons", step="start", round=2),
        event("the_daltons"),
        {"of": 2},
        {
            **note("discard", "reach", {"card": "winchester.8S"}),
            "args": {"from": 5, "to": 1, "changed": True, "gained": [], "lost": [2]},
        },
    ),
    Case(
        "handcuffs",
        lambda: scenario(4, next_event="handcuffs", step="start", round=2),
        event("handcuffs"),
        {},
        note("handcuff", "bound"),
    ),
    Case(
        "declare_suit",
        lambda: scenario(
            4,
            hands={0: "bang.2D beer.6H missed.10C"},
            event="handcuffs",
            step="after_phase_1",
            options={"handcuffs_mode": "declare_suit"},
        ),
        event("handcuffs"),
        {},
        note("name_suit", "suited", {"suit": "D"}, count=1, of=3),
    ),
    Case(
        "new_identity",
        lambda: scenario(
            4,
            bullets={0: "gary_looter"},
            life={0: 1},
            event="new_identity",
            step="start",
            characters={0: "rose_doolan"},
        ),
        event("new_identity"),
        {"character": "gary_looter", "life": 2, "most": 6},
        {**note("change_identity", "becomes"), "args": {"character": "gary_looter", "from": 1, "to": 2, "most": 6}},
        note("keep_identity", "stays", character="rose_doolan", life=1, most=5),
    ),
    Case(
        "hard_liquor",
        lambda: scenario(4, life={0: 2}, event="hard_liquor", step="draw_phase"),
        event("hard_liquor"),
        {},
        life("regain", 2, 3),
        hand("draw", 0, 2),
    ),
    Case(
        "peyote",
        lambda: scenario(4, event="peyote", step="draw_phase"),
        event("peyote"),
        {"count": 0},
        note("guess", "guess"),
    ),
    Case(
        "ranch",
        lambda: scenario(4, hands={0: "beer bang"}, event="ranch", step="end_of_phase_2"),
        event("ranch"),
        {"of": 2},
        note("exchange", "as_many"),
    ),
    Case(
        "save_card",
        lambda: scenario(4, hands={0: "bang.2D", 1: "missed.10C"}, front={1: "winchester.8S"}, event="ricochet").do(
            "0 ability ricochet cards=bang.2D target=1 what=winchester.8S"
        ),
        ("ricochet", {"by": 0, "victim": 1, "card": "winchester.8S"}),
        {"card": "winchester.8S"},
        note("let_go", "loses", card="winchester.8S"),
        {**note("let_go", "reach"), "args": {"from": 5, "to": 1, "changed": True, "gained": [], "lost": [3]}},
    ),
    Case(
        "blood_brothers",
        lambda: scenario(4, life={1: 2}, event="blood_brothers", step="start"),
        event("blood_brothers"),
        {},
        life("give_life", 5, 4),
        {**note("give_life", "heals", {"target": 1}), "args": {"victim": 1, "from": 2, "to": 3}},
    ),
    Case(
        "roulette_answer",
        lambda: scenario(4, hands={0: "missed.10C"}, life={0: 4}, next_event="russian_roulette", step="start", round=2),
        event("russian_roulette"),
        {"points": 2},
        life("take_hit", 4, 2),
        hand("miss", 1, 0),
    ),
    Case(
        "gag",
        lambda: scenario(4, show_event="gag"),
        event("gag"),
        {},
        life("talk", 5, 4),
    ),
    Case(
        "order",
        lambda: scenario(4, hands={1: "bang.2D"}, show_event="dorothy_rage").do(
            "0 ability dorothy_rage target=1 what=bang", "1 obey bang.2D"
        ),
        ("order", {"victim": 1, "name": "bang", "card": "bang.2D"}),
        {"target": 1, "name": "bang"},
        {
            **note("order", "threat", {"target": 2}),
            "args": {"victim": 2, "from": 4, "to": 3, "why": "bang", "needed": 1},
        },
    ),
    Case(
        "obey",
        lambda: scenario(4, hands={1: "bang.2D beer"}, show_event="dorothy_rage").do(
            "0 ability dorothy_rage target=1 what=duel"
        ),
        ("command", {"by": 0, "name": "duel", "target": None, "what": ""}),
        {"name": "duel"},
        note("show_hand", "open_hand", count=2),
    ),
    Case(
        "extra_cost",
        lambda: scenario(4, hands={1: "springfield.KS beer.6H"}, show_event="dorothy_rage").do(
            "0 ability dorothy_rage target=1 what=springfield", "1 obey springfield.KS", "0 order target=0"
        ),
        ("obeying", {"card": "springfield.KS", "target": 0, "what": ""}),
        {},
        hand("pay", 2, 0),
    ),
    Case(
        "declare",
        lambda: scenario("sheriff outlaw outlaw deputy renegade outlaw", options=SIX, out=(1, 2, 5), turn=4).do(
            "4 end"
        ),
        ("declaration", {"whats": ["crime_defeated"]}),
        {},
        note("declare", "declares", {"what": "crime_defeated"}),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.kind)
def test_what_is_told(case: Case) -> None:
    told = decision_of(case.made().table, case.kind)
    cause = told.get("cause")
    if case.cause is None:
        assert cause is None
    else:
        id, args = case.cause
        assert cause["id"] == id
        assert {name: cause["args"].get(name, "absent") for name in args} == args
    assert told.get("args", {}) == case.args
    for expected in case.notes:
        assert expected in told["notes"]
    for lang in LANGUAGES:
        texts = Texts(lang, "bang")
        lines = [texts.decision(told, NAMES), *([texts.cause(told, NAMES)] if cause else ())]
        for each in told.get("notes", ()):
            lines += texts.notes({**told, "notes": [each]}, {"cmd": each["cmd"], **each["where"]}, NAMES)
        assert all(line and "{" not in line for line in lines)


def decision_of(table: Table, kind: str) -> Told:
    """The decision of this kind that stands now, as its seat gets it."""
    found = (d.to_json() for seat in range(table.seats) for d in table.decisions(seat) if d.kind == kind)
    return next(found)


# ---- questions of the deal and of a series: random games come to them ----

DEALS: dict[str, tuple[int, dict[str, Any], str | None, set[str], set[str]]] = {
    "choose_character": (4, {"character_choice": 2}, "role", {"of"}, {"lives"}),
    "draft_character": (2, {}, None, {"number", "of"}, {"lives"}),
    "arrange": (2, {}, None, set(), set()),
    "choose_active": (2, {}, None, set(), {"has_life"}),
    "open_auction": (4, SERIES, "hiring", {"money"}, {"lives"}),
    "bid": (4, SERIES, "auction", {"money"}, {"lives"}),
    "next_game": (4, SERIES, "series", set(), {"sold"}),
    "experience": (4, SERIES, "experience", {"count", "of", "price", "money"}, set()),
}


@pytest.mark.parametrize("kind", DEALS)
def test_what_is_told_before_the_first_turn(kind: str) -> None:
    seats, options, cause, args, notes = DEALS[kind]
    told = decision_of(played_to(kind, seats, options), kind)
    assert told.get("cause", {}).get("id") == cause
    assert set(told.get("args", {})) == args
    assert notes <= {note["id"] for note in told.get("notes", ())}


def played_to(kind: str, seats: int, options: dict[str, Any]) -> Table:
    """A random game until somebody is asked this."""
    for seed in range(20):
        table, rng = GAME.deal(seats, seed, options), random.Random(seed)
        while not table.over:
            if any(question.kind == kind for _, question, _, _ in table.asks):
                return table
            table.act(*table.random_move(rng))
    raise AssertionError(f"nobody is ever asked {kind}")


def test_every_question_is_here() -> None:
    assert {case.kind for case in CASES} | set(DEALS) == KINDS


def test_only_these_have_no_cause() -> None:
    without = {case.kind for case in CASES if case.cause is None} | {kind for kind, d in DEALS.items() if d[2] is None}
    assert without == NO_CAUSE
