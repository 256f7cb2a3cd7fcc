"""Tomes and their windows: chapter 13. Every tome twice: its normal use and its nastiest interaction."""

from __future__ import annotations

from malina.kernel.knowledge import EVERYONE

from .scenario import Scenario, scenario


def test_big_book_of_stealth() -> None:
    t = scenario(3, tomes={0: "big_book_of_stealth"}).roll_call()
    t.refuses("0 place location=smithy tokens=2v,3v,4v", "too-many-face-down")
    t.do("0 play tome=big_book_of_stealth", "0 place location=smithy tokens=2v,3v,4v", "1 pass", "2 pass")
    t.do("0 place location=sewers tokens=5v,lookoutv")
    assert t.g.down[0] == 2


def test_big_book_of_stealth_is_for_one_turn_and_not_twice() -> None:
    t = scenario(3, tomes={0: "big_book_of_stealth big_book_of_stealth"}).roll_call()
    t.do("0 play tome=big_book_of_stealth")
    t.refuses("0 play tome=big_book_of_stealth", "no-effect")
    t.do("0 place location=smithy tokens=2v,3v,4v", "1 place location=smithy tokens=2v", "2 pass")
    t.refuses("1 place location=sewers tokens=3v,4v", "not-your-turn")
    t.do("0 place location=sewers tokens=5v")
    t.refuses("1 place location=sewers tokens=3v,4v", "too-many-face-down")


def test_cutthroat_crafting() -> None:
    t = scenario(
        3, tomes={0: "cutthroat_crafting"}, cubes={0: "scrap", 2: "iron"}, display="shiv", rooms={"cell_block": "0:5"}
    )
    t.check("cell_block").do("0 pass", "0 pass")
    t.refuses("0 craft item=shiv", "cannot-pay")
    t.do("0 craft item=shiv victim=2 stolen=iron")
    assert (t.g.wealth(0), t.g.wealth(2)) == (0, 0)
    assert t.at("items", 0) == ["shiv"]
    assert t.at("tome_discard") == ["cutthroat_crafting"]


def test_cutthroat_crafting_pays_a_wild_symbol_and_robs_only_owners() -> None:
    t = scenario(
        3,
        tomes={0: "cutthroat_crafting"},
        cubes={0: "scrap scrap", 1: "gold"},
        display="glass_beads",
        rooms={"cell_block": "0:5"},
    )
    t.check("cell_block").do("0 pass", "0 pass")
    t.refuses("0 craft item=glass_beads victim=2 stolen=gold", "cannot-pay")
    t.do("0 craft item=glass_beads victim=1 stolen=gold")
    assert (t.g.wealth(0), t.g.gold[1]) == (0, 0)


def test_blacksmiths_secrets() -> None:
    t = scenario(
        3,
        tomes={0: "blacksmiths_secrets"},
        cubes={0: "scrap"},
        display="shiv",
        rooms={"cell_block": "0:5"},
        goals="adv_materials",
    )
    t.check("cell_block").do("0 pass", "0 pass", "0 craft item=shiv ignored=iron")
    assert t.g.wealth(0) == 0
    assert t.at("items", 0) == ["shiv"]


def test_blacksmiths_secrets_with_cutthroat_crafting() -> None:
    """Both with one payment; one symbol at least is paid."""
    t = scenario(
        3,
        tomes={0: "blacksmiths_secrets cutthroat_crafting"},
        cubes={1: "iron scrap"},
        display="shiv",
        rooms={"cell_block": "0:5"},
    )
    t.check("cell_block").do("0 pass", "0 pass", "0 craft item=shiv ignored=scrap victim=1 stolen=iron")
    assert sorted(t.at("tome_discard")) == ["blacksmiths_secrets", "cutthroat_crafting"]
    assert (t.g.iron[1], t.g.scrap[1]) == (0, 1)


def closed_table() -> Scenario:
    return scenario(3, tomes={0: "atlas_of_hideouts atlas_of_hideouts"}, rooms={"smithy": "1:5v 1:3", "sewers": "0:4v"})


def test_atlas_of_hideouts() -> None:
    t = closed_table().check("exercise_yard").do("0 play tome=atlas_of_hideouts")
    [token] = [move["token"] for move in t.moves(0)]
    t.refuses("0 look token=0", "nothing-to-see")
    t.g.act(0, {"cmd": "look", "token": token})
    assert t.told("looked", 0)[0]["token"] == "gnolls_crew_5"
    assert "token" not in t.told("looked", 2)[0]
    assert t.g.seen[token] != EVERYONE
    t.refuses("0 play tome=atlas_of_hideouts", "no-effect")  # nothing left that he has not seen


def test_atlas_of_hideouts_is_forgotten_when_the_token_goes_home() -> None:
    t = closed_table()
    token = t.piece("smithy", "gnolls_crew_5")
    t.roll_call()
    t.g.act(0, {"cmd": "play", "tome": "atlas_of_hideouts"})
    t.g.act(0, {"cmd": "look", "token": token})
    assert t.g.seen[token] & 1
    t.g.act(0, {"cmd": "pass"})
    t.g.at[t.g.data.hand[1]] = (t.g.find(t.g.data.tome_deck, "book_of_back_doors"),)
    t.g.at[t.g.data.tome_deck] = tuple(p for p in t.g.at[t.g.data.tome_deck] if p not in t.g.at[t.g.data.hand[1]])
    t.g.act(1, {"cmd": "play", "tome": "book_of_back_doors"})
    t.g.act(1, {"cmd": "take_back", "token": token})
    assert not any(t.g.seen[piece] & 1 for piece in t.g.at[t.g.data.cell[1]])
    assert t.told("took_back", 0)[0]["token"] == "gnolls_crew_5"  # he had seen it
    assert "token" not in t.told("took_back", 2)[0]


def test_brawlers_handbook() -> None:
    t = scenario(3, tomes={1: "brawlers_handbook"}, rooms={"smithy": "0:4 1:3"}).check("smithy")
    assert t.asked == [(1, "book")]
    t.refuses("1 play tome=brawlers_handbook", "wrong-time")  # before the reveal
    t.do("1 pass", "1 play tome=brawlers_handbook")
    assert t.ranked[0]["strengths"] == [5, 4]


def test_brawlers_handbook_is_answered_and_ends_with_the_check() -> None:
    t = scenario(
        3,
        tomes={0: "brawlers_handbook black_ledger", 1: "brawlers_handbook"},
        rooms={"smithy": "0:4 1:3", "sewers": "1:2"},
        cubes={0: "scrap"},
    )
    t.check("smithy").do("0 pass", "1 pass", "0 pass", "1 play tome=brawlers_handbook")
    assert t.asked == [(0, "book")]  # he is asked again
    t.do("0 play tome=brawlers_handbook", "0 pass")
    assert t.ranked[0]["strengths"] == [6, 5]
    t.check("sewers").do("0 pass")
    assert t.ranked[-1]["strengths"] == [2]


def test_book_of_back_doors() -> None:
    t = (
        scenario(3, tomes={0: "book_of_back_doors"})
        .roll_call()
        .do("0 place location=smithy tokens=3^,5v", "1 pass", "2 pass")
    )
    t.do("0 play tome=book_of_back_doors")
    t.refuses("0 take_back token=0", "not-your-token")
    t.g.act(0, {"cmd": "take_back", "token": t.piece("smithy", "goblins_crew_3")})
    assert t.tokens("smithy", 0) == ["crew_5"]
    t.refuses("0 place location=smithy tokens=3^", "already-there")
    t.do("0 place location=sewers tokens=3v")


def test_book_of_back_doors_gives_no_hidden_token_back() -> None:
    t = (
        scenario(3, tomes={0: "book_of_back_doors"})
        .roll_call()
        .do("0 place location=smithy tokens=3v,5v", "1 pass", "2 pass")
    )
    t.do("0 play tome=book_of_back_doors")
    t.g.act(0, {"cmd": "take_back", "token": t.piece("smithy", "goblins_crew_3")})
    t.refuses("0 place location=sewers tokens=3v", "too-many-face-down")
    assert "token" not in t.told("took_back", 1)[0]
    seen = {t.g.guess(1, seed).face[t.g.at[t.g.data.room[3][0]][0]].kind for seed in range(60)}
    assert len(seen) == 6  # nobody else knows which one is still there


def test_an_open_token_taken_back_is_known_to_be_home() -> None:
    t = (
        scenario(3, tomes={0: "book_of_back_doors"})
        .roll_call()
        .do("0 place location=smithy tokens=3^,5v", "1 pass", "2 pass")
    )
    t.do("0 play tome=book_of_back_doors")
    t.g.act(0, {"cmd": "take_back", "token": t.piece("smithy", "goblins_crew_3")})
    seen = {t.g.guess(1, seed).face[t.g.at[t.g.data.room[3][0]][0]].kind for seed in range(80)}
    assert seen == {"crew_2", "crew_4", "crew_5", "enforcer", "lookout"}


def test_treatise_on_alibis() -> None:
    t = scenario(3, tomes={0: "treatise_on_alibis"}, suspicion={0: 3, 1: 2}).raid().do("0 play tome=treatise_on_alibis")
    t.refuses("0 clear count=3", "not-so-much-suspicion")
    t.do("0 clear count=2")
    assert t.g.reputation == [8, 5, 10]


def test_treatise_on_alibis_does_not_stop_a_raid() -> None:
    t = (
        scenario(3, tomes={0: "treatise_on_alibis treatise_on_alibis"}, suspicion={0: 1})
        .raid()
        .do("0 play tome=treatise_on_alibis")
    )
    t.refuses("0 play tome=treatise_on_alibis", "no-effect")
    t.do("0 pass")
    assert len(t.told("raid")) == 1
    assert t.g.reputation == [10, 10, 10]


def test_art_of_slander() -> None:
    t = (
        scenario(3, tomes={0: "art_of_slander"}, suspicion={0: 2})
        .raid()
        .do("0 play tome=art_of_slander", "0 blame victim=1")
    )
    assert t.g.reputation == [5, 5, 10]


def test_art_of_slander_for_two_asks_nothing() -> None:
    t = scenario(2, tomes={0: "art_of_slander"}, suspicion={0: 1}).raid().do("0 play tome=art_of_slander")
    assert t.g.reputation == [10, 7]


def test_ragpickers_almanac() -> None:
    t = scenario(3, tomes={0: "ragpickers_almanac"}).check("sewers").do("0 play tome=ragpickers_almanac")
    assert t.g.scrap[0] == 2


def test_ragpickers_almanac_takes_what_is_there() -> None:
    t = scenario(3, tomes={0: "ragpickers_almanac ragpickers_almanac"}, supply={"scrap": 1}).check("sewers")
    t.do("0 play tome=ragpickers_almanac")
    assert t.g.scrap[0] == 1
    t.refuses("0 play tome=ragpickers_almanac", "no-effect")


def test_alchemists_notes() -> None:
    t = scenario(3, tomes={0: "alchemists_notes"}, cubes={0: "scrap scrap"}).check("sewers")
    t.do("0 play tome=alchemists_notes", "0 swap cubes=scrap:2 gains=iron:1,gold:1")
    assert t.g.purse(0) == {"scrap": 0, "potion": 0, "iron": 1, "gold": 1}


def test_alchemists_notes_one_for_one() -> None:
    t = (
        scenario(3, tomes={0: "alchemists_notes"}, cubes={0: "scrap scrap"})
        .check("sewers")
        .do("0 play tome=alchemists_notes")
    )
    t.refuses("0 swap cubes=scrap:1 gains=iron:2", "wrong-number-of-cubes")
    t.do("0 swap cubes=scrap:1 gains=gold:1")
    t = scenario(3, tomes={0: "alchemists_notes"}).check("sewers")
    t.refuses("0 play tome=alchemists_notes", "no-effect")


def test_black_ledger() -> None:
    t = scenario(3, tomes={0: "black_ledger"}, cubes={0: "potion"}).patrol()
    t.do("0 play tome=black_ledger", "0 swap cubes=potion:1 gains=gold:1")
    assert (t.g.potion[0], t.g.gold[0]) == (0, 1)


def test_black_ledger_needs_gold_in_the_supply() -> None:
    t = scenario(3, tomes={0: "black_ledger"}, cubes={0: "potion"}, supply={"gold": 0}).check("sewers")
    t.refuses("0 play tome=black_ledger", "no-effect")


def test_way_of_muscle() -> None:
    """Played before the reveal it makes the enforcer stronger at once."""
    t = scenario(3, tomes={1: "way_of_muscle"}, rooms={"smithy": "0:2 1:enforcerv"}, power={1: 2}).check("smithy")
    t.do("1 play tome=way_of_muscle")
    assert t.ranked[0]["ranks"] == [1, 0]


def test_way_of_muscle_at_ones_own_reward_comes_too_late() -> None:
    t = scenario(
        3, tomes={1: "way_of_muscle"}, rooms={"smithy": "0:2 1:enforcer"}, goals="adv_power", power={1: 4}, marker=0
    )
    t.check("smithy").do("1 pass", "1 pass", "1 play tome=way_of_muscle")
    assert (t.g.power[1], t.g.advance) == (5, 1)
    assert t.ranked[0]["ranks"] == [1, 0]


def test_recruiters_manual() -> None:
    t = scenario(
        3,
        tomes={0: "recruiters_manual"},
        cubes={0: "scrap scrap"},
        goons={"smithy": "dwarf_1", "sewers": "dwarf_2"},
        rooms={"chow_hall": "0:5"},
    )
    t.check("chow_hall").do("0 pass", "0 pass")
    t.refuses("0 play tome=recruiters_manual", "with-a-payment")
    t.do("0 recruit goon=dwarf_1 goons=2 cubes=scrap:2 tome=recruiters_manual", "0 take_goon goon=dwarf_2")
    assert t.g.wealth(0) == 0


def test_recruiters_manual_makes_one_goon_free() -> None:
    t = scenario(3, tomes={0: "recruiters_manual"}, goons={"smithy": "dwarf_1"}, rooms={"chow_hall": "0:5"})
    t.check("chow_hall").do("0 pass", "0 pass", "0 recruit goon=dwarf_1 goons=1 cubes= tome=recruiters_manual")
    assert t.at("goons", 0) == ["dwarf_1"]


def test_code_of_thieves() -> None:
    t = scenario(3, tomes={0: "code_of_thieves"}, display="shiv").roll_call().do("0 play tome=code_of_thieves")
    t.refuses("0 reserve item=lockpicks", "no-such-item")
    t.do("0 reserve item=shiv")
    assert (t.at("reserved", 0), t.at("slot", 1)) == (["shiv"], [])


def test_code_of_thieves_in_the_cell_block_is_no_visit() -> None:
    t = scenario(
        3, tomes={0: "code_of_thieves"}, display="shiv", cubes={0: "scrap iron"}, rooms={"cell_block": "0:5"}
    ).check("cell_block")
    t.do("0 pass", "0 pass", "0 play tome=code_of_thieves", "0 reserve item=shiv", "0 craft item=shiv")
    assert t.at("items", 0) == ["shiv"]


# ---- windows ----


def test_everybody_with_a_tome_is_asked_whatever_it_is() -> None:
    """Blacksmith's Secrets can never be played there."""
    t = scenario(3, tomes={1: "blacksmiths_secrets", 2: "blacksmiths_secrets"}, rooms={"smithy": "0:4 1:3"}).check(
        "smithy"
    )
    assert t.verbs(1) == {"pass"}
    t.do("1 pass", "2 pass")
    assert t.asked == [(1, "book")]  # compare: only those who are there
    t.do("1 pass")
    assert t.asked == [(0, "reward_choice")]


def test_a_window_is_open_at_an_empty_location_too() -> None:
    t = scenario(3, tomes={1: "way_of_muscle"}).check("smithy")
    assert t.asked == [(1, "book")]


def test_a_useless_reward_is_offered_to_whoever_holds_a_tome() -> None:
    t = scenario(3, tomes={0: "ragpickers_almanac"}, goons={"smithy": "dwarf_1"}, rooms={"chow_hall": "0:5"}).check(
        "chow_hall"
    )
    t.do("0 pass", "0 pass")
    assert t.verbs(0) == {"decline", "play"}
    t.do("0 play tome=ragpickers_almanac", "0 recruit goon=dwarf_1 goons=1 cubes=scrap:1")
    assert t.at("goons", 0) == ["dwarf_1"]


def test_all_are_asked_again_after_a_tome() -> None:
    t = scenario(3, tomes={0: "way_of_muscle", 1: "way_of_muscle"}).patrol().do("0 pass", "1 play tome=way_of_muscle")
    assert t.asked == [(0, "book")]


def test_an_empty_tome_deck_is_shuffled_anew() -> None:
    t = scenario(3, rooms={"library": "0:5 1:4"}, deck="way_of_muscle")
    g = t.g
    [last] = [piece for piece in g.at[g.data.tome_deck] if g.face[piece].id == "black_ledger"][:1]
    top = g.at[g.data.tome_deck][-1]
    g.at[g.data.tome_discard] = tuple(piece for piece in g.at[g.data.tome_deck] if piece != top)
    g.at[g.data.tome_deck] = (top,)
    assert last in g.at[g.data.tome_discard]
    t.check("library").do("0 take")
    assert len(g.at[g.data.choice[0]]) == 2
    assert g.at[g.data.tome_discard] == ()
