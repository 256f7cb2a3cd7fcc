"""Items and goons: chapters 11, 12 and 14."""

from __future__ import annotations

import pytest

from malina.games.lockup.faces import read, shipped

from .scenario import Scenario, scenario


def cells(cubes: str, display: str = "", seats: int = 3, **more: object) -> Scenario:
    """Seat 0 stands alone in the Cell Block."""
    return scenario(seats, cubes={0: cubes}, display=display, rooms={"cell_block": "0:5"}, **more).check("cell_block")  # type: ignore[arg-type]


def test_lockup_026_wild_symbols_take_any_cube() -> None:
    t = cells("scrap scrap gold", "glass_beads", goals="adv_materials").do("0 craft item=glass_beads cubes=gold:1")
    assert t.g.wealth(0) == 0
    assert t.at("items", 0) == ["glass_beads"]
    assert t.g.advance == -1


def test_lockup_027_stars_and_effect_at_once() -> None:
    t = cells("iron iron scrap", "brass_knuckles", stars={0: 12}).do("0 craft item=brass_knuckles cubes=scrap:1")
    assert (t.g.reputation[0], t.g.power[0]) == (19, 2)


def test_lockup_028_reserving_costs_a_cube_and_is_all() -> None:
    t = cells("scrap iron scrap iron", "shiv lockpicks").do("0 reserve item=shiv cubes=iron:1")
    assert t.at("reserved", 0) == ["shiv"]
    assert not t.asked
    assert t.g.wealth(0) == 3
    t = cells("", "shiv")
    assert not t.asked  # nothing he could do: to the Library
    assert t.tokens("library", 0) == ["crew_5"]
    t = cells("", "shiv", tomes={0: "way_of_muscle"}).do("0 pass", "0 pass")
    t.refuses("0 reserve item=shiv cubes=scrap:1", "cannot-pay")
    t.refuses("0 reserve item=lockpicks cubes=scrap:1", "no-such-item")


def test_lockup_040_suspicion_that_is_not_there() -> None:
    t = cells("scrap scrap potion", "stink_bomb").do("0 craft item=stink_bomb")
    assert t.g.suspicion == [0, 0, 0]
    t = cells("scrap scrap potion", "garrote", suspicion={0: 1}).do("0 craft item=garrote")
    t.refuses("0 blame victim=0", "blame-yourself")
    t.refuses("0 blame victim=7", "no-such-player")
    t.do("0 blame victim=2")
    assert t.g.suspicion == [0, 0, 1]


def test_lockup_054_exchange() -> None:
    t = cells("scrap scrap scrap potion", "loaded_dice").do("0 craft item=loaded_dice")
    t.refuses("0 swap cubes=scrap:1 gains=scrap:1", "same-kind")
    t.do("0 swap cubes=scrap:1 gains=iron:1")
    assert (t.g.scrap[0], t.g.iron[0]) == (0, 1)
    t = cells("scrap scrap scrap potion", "loaded_dice").do("0 craft item=loaded_dice", "0 keep_cubes")
    assert t.g.scrap[0] == 1
    assert len(t.tokens("cell", 0)) == 6


def test_lockup_055_choose_a_tome() -> None:
    t = cells("potion potion potion scrap", "crystal_orb", deck="way_of_muscle black_ledger")
    before = len(t.g.at[t.g.data.tome_deck])
    t.do("0 craft item=crystal_orb cubes=scrap:1")
    assert t.told("looked_at_tomes", 0)[0]["tomes"] == ["black_ledger", "way_of_muscle"]
    assert "tomes" not in t.told("looked_at_tomes", 1)[0]
    t.refuses("0 keep tome=code_of_thieves", "not-offered")
    t.do("0 keep tome=way_of_muscle")
    assert t.at("tomes", 0) == ["way_of_muscle"]
    assert t.at("tome_deck")[0] == "black_ledger"
    assert len(t.g.at[t.g.data.tome_deck]) == before - 1


def test_reserved_items_are_crafted_later_and_count_for_nothing_before() -> None:
    t = cells("scrap iron", "lockpicks", reserved={0: "shiv"}, goals="sup_shields").do("0 craft item=shiv")
    assert t.at("items", 0) == ["shiv"]
    assert t.at("slot", 1) == ["lockpicks"]


def test_all_or_nothing() -> None:
    t = cells("scrap", "shiv")
    t.refuses("0 craft item=shiv", "cannot-pay")
    t.refuses("0 craft item=lockpicks", "no-such-item")


EFFECTS = {
    "gain_scrap": ("scrap", 1),
    "gain_potion": ("potion", 1),
    "gain_iron": ("iron", 1),
    "gain_gold": ("gold", 1),
    "gain_power": ("power", 2),
    "discard_suspicion": ("suspicion", 1),
    "storage_plus_1": ("storage", 6),
}
ITEMS = {item.id: item for item in read(shipped()).items}
GOONS = {goon.id: goon for goon in read(shipped()).goons}
CRAFTABLE = "scrap scrap scrap scrap scrap potion potion potion potion iron iron iron iron gold gold gold"


@pytest.mark.parametrize("id", ITEMS)
def test_every_item_is_paid_scored_and_used(id: str) -> None:
    item = ITEMS[id]
    t = cells(CRAFTABLE, id, suspicion={0: 2}, storage={0: 5})
    before = t.g.purse(0)
    wild = f" cubes=gold:{item.price['any']}" if "any" in item.price else ""
    t.do(f"0 craft item={id}{wild}")
    assert t.at("items", 0) == [id]
    assert t.g.reputation[0] == 10 + item.value
    paid = {kind: item.price.get(kind, 0) + (item.price.get("any", 0) if kind == "gold" else 0) for kind in before}
    gained = {f"gain_{kind}": kind for kind in before}.get(item.special)
    assert t.g.purse(0) == {kind: before[kind] - paid[kind] + (kind == gained) for kind in before}
    after_effect(t, item.special)


@pytest.mark.parametrize("id", ITEMS)
def test_every_item_when_it_cannot_have_its_effect(id: str) -> None:
    """No cubes in the supply, no tomes, no suspicion; and the last cubes go for it."""
    item = ITEMS[id]
    wild = ["scrap"] * item.price.get("any", 0)
    exact = [kind for kind, count in item.price.items() if kind != "any" for _ in range(count)]
    t = cells(" ".join(exact + wild), id, supply={"power": 0})
    g = t.g
    g.at[g.data.tome_deck], g.at[g.data.reserved[1]] = (), g.at[g.data.tome_deck]
    g.act(0, t.move(f"0 craft item={id}" + (f" cubes=scrap:{len(wild)}" if wild else ""))[1])
    gained = item.special in ("gain_scrap", "gain_potion", "gain_iron", "gain_gold")
    assert g.wealth(0) == int(gained)
    assert (g.power[0], g.suspicion) == (1, [0, 0, 0])
    assert not t.asked
    assert len(t.tokens("cell", 0)) == 6


@pytest.mark.parametrize("id", GOONS)
def test_every_goon_is_recruited_and_used(id: str) -> None:
    goon = GOONS[id]
    t = scenario(3, cubes={0: "scrap scrap"}, rooms={"chow_hall": "0:5"}, goons={"smithy": id}, suspicion={0: 2}).check(
        "chow_hall"
    )
    t.do(f"0 recruit goon={id} goons=1 cubes=scrap:1")
    assert t.at("goons", 0) == [id]
    assert t.g.suspicion_at == [0] * 8  # his symbols mean nothing any more
    after_effect(t, goon.special)


def after_effect(t: Scenario, special: str) -> None:
    if special in EFFECTS:
        field, value = EFFECTS[special]
        held = getattr(t.g, field)[0]
        assert held >= value if field in ("scrap", "potion", "iron", "gold") else held == value
    elif special == "give_suspicion":
        t.do("0 blame victim=1")
        assert t.g.suspicion == [1, 1, 0]
    elif special == "draw_tome":
        assert len(t.g.at[t.g.data.hand[0]]) == 1
    elif special == "exchange_resource":
        t.do("0 keep_cubes")
    elif special == "choose_tome":
        t.g.act(0, t.moves(0)[0])
        assert len(t.g.at[t.g.data.hand[0]]) == 1
    assert not t.asked


@pytest.mark.parametrize("id", GOONS)
def test_every_goon_lays_suspicion_and_loot_at_patrol(id: str) -> None:
    """Recruited goons do not; those on the board do."""
    goon = GOONS[id]
    t = scenario(3, goons={"commissary": id}).patrol()
    assert t.at("goon_space", "chow_hall") == [id]
    assert t.g.suspicion_at[5] == goon.suspicion
    assert t.g.bandits_at[5] == ((goon.resource,) if goon.resource else ())


def test_the_first_goon_works_before_the_second_is_chosen() -> None:
    t = scenario(
        3,
        cubes={0: "scrap scrap scrap scrap"},
        rooms={"chow_hall": "0:5"},
        goons={"smithy": "dwarf_5", "sewers": "dwarf_6"},
    )
    t.check("chow_hall")
    t.do("0 recruit goon=dwarf_5 goons=2 cubes=scrap:4")
    assert t.g.gold[0] == 1
    t.refuses("0 take_goon goon=dwarf_5", "no-such-goon")
    t.do("0 take_goon goon=dwarf_6", "0 swap cubes=gold:1 gains=iron:1")
    assert (t.g.gold[0], t.g.iron[0]) == (0, 1)
