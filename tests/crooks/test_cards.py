"""The cards that ship, and card files of one's own."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from malina.games.crooks import GAME
from malina.games.crooks.box import shipped
from malina.kernel.refusal import BadCards

from .reference import CARDS, CROOKS
from .scenario import scenario

TEXT = shipped().text


# ---- what ships ----


def test_there_are_32_crooks() -> None:
    assert len(CARDS["crook"]) == len(CROOKS) == 32
    assert {face.id for face in GAME.deal(4).data.faces} == set(CROOKS)


def test_jobs_are_worth_two_to_nine() -> None:
    assert [job["value"] for job in CARDS["job"]] == [2, 3, 4, 5, 6, 7, 8, 9]


def test_every_gang_has_nine_circles() -> None:
    circles = Counter(gang for crook in CARDS["crook"] for gang in crook["gangs"])
    assert circles == {"north": 9, "west": 9, "outfit": 9}
    assert Counter(len(crook["gangs"]) for crook in CARDS["crook"]) == {0: 10, 1: 18, 2: 3, 3: 1}


def test_every_action_has_its_crooks() -> None:
    actions = Counter(crook["action"] for crook in CARDS["crook"])
    assert actions == {
        "": 21, "pickpocket": 2, "accomplice": 2, "switch": 2, "assassin": 2, "spy": 2, "kingpin": 1,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("crook", "rating", "modifier", "gangs", "action"),
    [
        ("kingpin", 10, 0, [], "kingpin"), ("demolition_man", 9, -3, ["outfit"], ""), ("bruiser", 9, -2, [], ""),
        ("tommy_gun", 8, -1, ["north"], ""), ("arsonist", 8, -2, ["west"], ""), ("safecracker", 8, 0, [], ""),
        ("fence", 7, 2, [], ""), ("getaway_driver", 7, 0, ["outfit"], ""), ("butcher", 7, -1, ["north"], ""),
        ("boxer", 7, -1, ["west"], ""), ("locksmith", 6, 0, ["north"], ""), ("bootlegger", 6, 0, ["west"], ""),
        ("racketeer", 6, 0, ["outfit"], ""), ("forger", 6, 1, [], ""), ("bookie", 5, 1, ["north"], ""),
        ("card_sharp", 5, 2, ["west"], ""), ("private_eye", 5, 0, ["outfit"], "spy"), ("impostor", 5, 0, [], "switch"),
        ("lookout", 4, 0, ["west"], "accomplice"), ("dipper", 4, 0, ["north"], "pickpocket"),
        ("insider", 4, 3, [], ""), ("stool_pigeon", 4, 0, ["north"], "spy"),
        ("sidekick", 3, 0, ["outfit"], "accomplice"), ("courier", 3, 0, ["north", "west"], ""),
        ("bartender", 3, 0, ["west", "outfit"], ""),
        ("nightclub_singer", 3, 0, ["north", "outfit"], ""), ("chameleon", 3, 0, ["west"], "switch"),
        ("bungler", 2, -6, [], ""), ("hired_gun", 2, 0, ["outfit"], "assassin"),
        ("street_urchin", 2, 0, [], "pickpocket"), ("poisoner", 1, 0, [], "assassin"),
        ("crooked_lawyer", 1, 0, ["north", "west", "outfit"], ""),
    ],
)  # fmt: skip
def test_what_is_printed_on_a_crook(crook: str, rating: int, modifier: int, gangs: list[str], action: str) -> None:
    [face] = [face for face in GAME.deal(2).data.faces if face.id == crook]
    assert (face.rating, face.modifier, list(face.gangs), face.action) == (rating, modifier, gangs, action)
    assert (face.count, face.back) == (1, "crook")


def test_every_entry_says_where_it_comes_from() -> None:
    entries = [entry for section in CARDS.values() if isinstance(section, list) for entry in section]
    entries += [section for section in CARDS.values() if isinstance(section, dict)]
    assert len(entries) > 32 + 8 + 3
    assert [entry for entry in entries if entry.get("source") not in ("rulebook", "public", "reconstructed")] == []


def test_names_of_backs_do_not_tell_crooks_apart() -> None:
    assert len({face.back for face in GAME.deal(2).data.faces}) == 1


# ---- a card file of one's own ----


def cards(text: str) -> dict[str, Any]:
    return {"cards": {"name": "mine.toml", "text": text}}


def crook(id: str, section: str = "crook") -> re.Pattern[str]:
    """The text of one entry."""
    return re.compile(rf'\[\[{section}\]\]\nid = "{id}"\n(?:[^\[\n][^\n]*\n)*')


def edited(id: str, old: str, new: str) -> str:
    """The shipped file with one line of one crook changed."""
    [entry] = crook(id).findall(TEXT)
    assert old in entry
    return TEXT.replace(entry, entry.replace(old, new))


def restacked(stacks: str) -> str:
    """The shipped file with other piles for two players."""
    assert "stacks = [2, 2, 3, 4, 5]" in TEXT
    return TEXT.replace("stacks = [2, 2, 3, 4, 5]", f"stacks = {stacks}")


def test_an_own_card_file_is_used() -> None:
    t = scenario(hide="A=fence B=forger", options=cards(edited("fence", "rating = 7", "rating = 77")))
    t.do("0 recruit A", "0 hire fence", "0 place 6 up")
    assert next(face for face in t.table.data.faces if face.id == "fence").rating == 77
    assert scenario(hide="A=fence").table.data.faces != t.table.data.faces  # the shipped file is untouched


def test_an_own_card_file_changes_the_prices() -> None:
    text = TEXT.replace("start = 18", "start = 9").replace("recruit_per_card = 1", "recruit_per_card = 2")
    text = text.replace("face_down_fee = 1", "face_down_fee = 3").replace("pickpocket_gain = 2", "pickpocket_gain = 5")
    t = scenario(hide="A=fence,dipper B=forger", options=cards(text))
    assert t.money == [9, 9]
    t.do("0 recruit A", "0 hire dipper", "0 place 6 up pickpocket")
    assert t.money == [10, 9]
    t.do("1 recruit B", "1 hire forger", "1 place 6 down")
    assert t.money == [10, 4]
    t.do("0 recruit A", "0 hire fence", "0 place 5 down")
    assert t.money == [5, 4]


def test_an_own_card_file_changes_the_layout() -> None:
    text = restacked("[12, 8, 6, 5, 1]").replace("gang_bonus = 5", "gang_bonus = 9")
    g = GAME.deal(2, options=cards(text))
    assert [len(pile) for pile in g.view(0)["places"]["hideout"].values()] == [12, 8, 6, 5, 1]
    assert g.view(0)["places"]["unused"] == []
    t = scenario(grid="0/2=locksmith", passed=[0, 1], options=cards(text))
    assert t.gang("north") == ([1, 0], 0, 9)


def test_an_own_card_file_travels_with_the_table() -> None:
    options = cards(edited("fence", "rating = 7", "rating = 77"))
    g = GAME.deal(3, 1, options)
    twin = GAME.load(g.dump())
    assert twin == g
    assert next(face for face in twin.face if face.id == "fence").rating == 77


def test_several_copies_of_a_crook() -> None:
    """`count`: two cards alike, each somebody of his own, so that whoever hires one says which."""
    t = scenario(hide="A=fence,fence_2 B=forger", options=cards(edited("fence", "count = 1", "count = 2")))
    assert len(t.table.data.faces) == 33
    t.do("0 recruit A")
    assert t.legal(0) == [{"cmd": "hire", "crook": "fence"}, {"cmd": "hire", "crook": "fence_2"}]
    t.do("0 hire fence_2", "0 place 2 up", "1 recruit A", "1 hire fence", "1 place 2 up")
    assert t.all_see("0/2") == ["fence_2"]
    assert t.all_see("1/2") == ["fence"]


def test_a_copy_must_not_be_called_like_somebody_else() -> None:
    text = edited("fence", "count = 1", "count = 2").replace('id = "forger"', 'id = "fence_2"')
    with pytest.raises(BadCards) as refused:
        GAME.deal(2, options=cards(text))
    assert refused.value.reason == "card-twice"


@pytest.mark.parametrize(
    ("text", "reason", "card", "field"),
    [
        (edited("fence", "rating = 7", 'rating = "seven"'), "card-field-type", "crook fence", "rating"),
        (edited("fence", "rating = 7", "rating = 7.0"), "card-field-type", "crook fence", "rating"),
        (edited("fence", "rating = 7", "rating = true"), "card-field-type", "crook fence", "rating"),
        (edited("fence", "rating = 7", "rating = 1999-12-31"), "card-field-type", "crook fence", "rating"),
        (edited("fence", "modifier = 2", "modifier = []"), "card-field-type", "crook fence", "modifier"),
        (edited("fence", "gangs = []", 'gangs = "north"'), "card-field-type", "crook fence", "gangs"),
        (edited("fence", "gangs = []", "gangs = [1]"), "card-field-type", "crook fence", "gangs"),
        (edited("fence", 'action = ""', "action = 3"), "card-field-type", "crook fence", "action"),
        (edited("fence", 'id = "fence"', "id = 7"), "card-field-type", "crook 7", "id"),
        (edited("fence", "rating = 7", "rating = -1"), "card-field-range", "crook fence", "rating"),
        (edited("fence", "rating = 7", "rating = 100"), "card-field-range", "crook fence", "rating"),
        (edited("fence", "modifier = 2", "modifier = -100"), "card-field-range", "crook fence", "modifier"),
        (edited("fence", "count = 1", "count = 0"), "card-field-range", "crook fence", "count"),
        (edited("fence", "rating = 7\n", ""), "card-field-missing", "crook fence", "rating"),
        (edited("fence", 'id = "fence"\n', ""), "card-field-missing", "crook #7", "id"),
        (edited("fence", "rating = 7", "rating = 7\nrank = 7"), "card-field-unknown", "crook fence", "rank"),
        (edited("fence", "gangs = []", 'gangs = ["south"]'), "card-unknown-value", "crook fence", "gangs"),
        (edited("fence", "gangs = []", 'gangs = ["north", "north"]'), "card-unknown-value", "crook fence", "gangs"),
        (edited("fence", 'action = ""', 'action = "dance"'), "card-field-unknown-value", "crook fence", "action"),
        (edited("fence", 'id = "fence"', 'id = "boxer"'), "card-twice", "crook boxer", "id"),
        (TEXT.replace("value = 3", "value = 4", 1), "card-twice", "job 4", "value"),
        (TEXT.replace("value = 3", 'value = "3"', 1), "card-field-type", "job 3", "value"),
        (restacked("[2, 2, 3, 4, 20, 5]"), "card-unknown-value", "setup 2", "hideouts"),
        (restacked("[2, 2, 3, 4, 0]"), "card-field-range", "setup 2", "stacks"),
        (restacked("[7, 7, 7, 7, 5]"), "cards-too-few", "setup 2", "stacks"),
        (TEXT.replace("start = 18", 'start = "18"'), "card-field-type", "money", "start"),
        (TEXT.replace("start = 18\n", ""), "card-field-missing", "money", "start"),
        (TEXT.replace("start = 18", "start = -1"), "card-field-range", "money", "start"),
    ],
)  # fmt: skip
def test_a_broken_card_file_names_file_card_and_field(text: str, reason: str, card: str, field: str) -> None:
    assert text != TEXT
    with pytest.raises(BadCards) as refused:
        GAME.deal(2, options=cards(text))
    told = refused.value.to_json()
    assert told["reason"] == reason
    assert (told["args"]["file"], told["args"]["card"], told["args"]["field"]) == ("mine.toml", card, field)


@pytest.mark.parametrize(("players", "enough"), [(2, True), (3, False), (4, False)])
def test_too_few_crooks_for_the_players(players: int, enough: bool) -> None:
    text = TEXT
    for id in list(CROOKS)[:10]:
        text = crook(id).sub("", text)
    if enough:
        assert len(GAME.deal(players, options=cards(text)).data.faces) == 22
        return
    with pytest.raises(BadCards) as refused:
        GAME.deal(players, options=cards(text))
    needed = {3: 23, 4: 31}[players]
    where = {"file": "mine.toml", "card": f"setup {players}", "field": "stacks"}
    assert refused.value.to_json() == {"reason": "cards-too-few", "args": {**where, "needed": needed, "there": 22}}


@pytest.mark.parametrize("text", ["rating = ", "[[crook]", "\x00", "a = 1\na = 2"])
def test_a_file_that_is_no_toml(text: str) -> None:
    with pytest.raises(BadCards) as refused:
        GAME.deal(2, options=cards(text))
    assert refused.value.reason == "cards-no-toml"
    assert refused.value.args_["file"] == "mine.toml"
    assert refused.value.args_["problem"]


@pytest.mark.parametrize("section", ["crook", "gang", "job", "setup", "money"])
def test_a_file_without_one_of_its_sections(section: str) -> None:
    text = re.sub(rf"^(\[+){section}(\]+)$", r"\1removed\2", TEXT, flags=re.MULTILINE)
    with pytest.raises(BadCards) as refused:
        GAME.deal(2, options=cards(text))
    assert refused.value.to_json() == {"reason": "cards-no-section", "args": {"file": "mine.toml", "section": section}}


def test_a_section_that_is_no_list_of_entries() -> None:
    with pytest.raises(BadCards) as refused:
        GAME.deal(2, options=cards("crook = 3"))
    assert refused.value.reason == "cards-no-section"
    with pytest.raises(BadCards) as refused:
        GAME.deal(2, options=cards("crook = [3]"))
    assert refused.value.args_["card"] == "crook #1"


def test_a_file_in_which_crooks_cost_nothing_is_refused() -> None:
    """Chapter 6: every turn takes a crook or burns a dollar, or the game would not end."""
    with pytest.raises(BadCards) as refused:
        GAME.deal(2, options=cards(TEXT.replace("recruit_per_card = 1", "recruit_per_card = 0")))
    assert refused.value.args_["field"] == "recruit_per_card"


TWO_PLAYERS = 'hideouts = ["A", "B", "C", "D", "E"]\nstacks = [2, 2, 3, 4, 5]'
NO_JOBS = re.sub(r"\[\[job\]\]\n(?:[^\[\n][^\n]*\n)*", "", TEXT)


def play(text: str) -> Any:
    g = GAME.deal(2, 1, {**cards(text), "first": 0})
    rng = random.Random(1)
    while not g.over:
        g.act(*g.random_move(rng))
        assert GAME.invariants(g) == []
    return g


def test_a_file_with_one_hideout_can_be_played() -> None:
    text = TEXT.replace(TWO_PLAYERS, 'hideouts = ["A"]\nstacks = [16]')
    g = GAME.deal(2, 1, {**cards(text), "first": 0})
    assert list(g.decisions(0)[0].moves) == [{"cmd": "recruit", "hideout": "A"}, {"cmd": "pass"}]
    assert play(text).result.winners


def test_a_file_with_one_job_can_be_played() -> None:
    text = f"{NO_JOBS}\n[[job]]\nvalue = 5\n"
    g = GAME.deal(2, 1, {**cards(text), "first": 0})
    g.act(0, {"cmd": "recruit", "hideout": "A"})
    g.act(0, g.decisions(0)[0].moves[0])
    assert {move["job"] for move in g.decisions(0)[0].moves} == {5}
    assert play(text).result.winners


def test_a_file_without_hideouts_is_refused() -> None:
    with pytest.raises(BadCards) as refused:
        GAME.deal(2, options=cards(TEXT.replace(TWO_PLAYERS, "hideouts = []\nstacks = []")))
    assert (refused.value.args_["card"], refused.value.args_["field"]) == ("setup 2", "hideouts")
