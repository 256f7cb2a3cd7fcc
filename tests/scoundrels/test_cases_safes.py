"""The numbered cases of the specification: marks, looks, stolen safes, rearranging."""

from __future__ import annotations

from .scenario import scenario

ALL_SEVEN = (
    "0:2@light_coil 0:2@breeze_box 0:4@power_brick 0:4@picture_box 0:4@counting_slate 0:6@whisper_beads 0:6@robotic_arm"
)
FULL = (
    "top_mid=tired.doctor top_right=young.banker bottom_left=dirty.farmer bottom_mid=grumpy.tracker "
    "bottom_right=cocky.priest"
)


def test_scoundrels_048_all_seven_marks_are_out() -> None:
    t = scenario(stolen={1: "robotic_arm"}, marks=ALL_SEVEN)
    t.do("0 play A slot=A", "0 leader", "0 pick_safe thinking_mirror")
    assert t.can(0, "mark") == []
    assert len(t.can(0, "move_mark")) == 6
    t.refuses("0 move_mark robotic_arm token=6 number=7", "mark-out-of-reach")
    t.do("0 move_mark light_coil token=2 number=3")
    assert t.marks_on("thinking_mirror") == [(0, 3)]
    assert t.sees(0, "thinking_mirror")
    assert not t.sees(0, "light_coil")
    none = scenario(stolen={1: "robotic_arm"}, marks=ALL_SEVEN)
    none.do("0 play A slot=A", "0 leader", "0 pick_safe thinking_mirror", "0 no_mark")
    assert not none.sees(0, "thinking_mirror")


def test_scoundrels_049_a_mark_is_a_right_to_look() -> None:
    t = scenario(stolen={1: "power_brick"}, marks="0:3@power_brick")
    assert t.sees(0, "power_brick")
    assert t.sees(1, "power_brick")
    assert not t.sees(2, "power_brick")
    assert not t.sees(None, "power_brick")


def test_scoundrels_063_a_mark_is_due_but_may_lie() -> None:
    t = scenario(marks="0:2@light_coil 0:3@breeze_box").do("0 play A slot=A", "0 leader", "0 pick_safe counting_slate")
    assert t.can(0, "mark") == [4, 5, 6, 7]
    t.refuses("0 no_mark", "must-mark")
    t.refuses("0 mark 2", "no-such-mark")
    t.do("0 mark 7")
    assert t.marks_on("counting_slate") == [(0, 7)]


def test_scoundrels_064_marks_travel_with_the_safe() -> None:
    t = scenario(marks="1:4@power_brick 2:5@power_brick", turn=1)
    t.do("1 play A slot=5", "1 leader", "1 pick_safe power_brick")
    assert t.stolen(1) == ["power_brick"]
    assert t.marks_on("power_brick") == [(1, 4), (2, 5)]
    assert t.sees(1, "power_brick")
    assert t.sees(2, "power_brick")
    assert not t.sees(0, "power_brick")


def test_scoundrels_065_a_full_sheet() -> None:
    t = scenario(sheets={0: FULL}, saloon="gloomy.prospector", money={0: 9})
    t.do("0 play A slot=A", "0 done", "0 hire gloomy")
    assert t.can(0, "discard") == ["tired", "young", "dirty", "grumpy", "cocky", "gloomy"]
    t.do("0 discard cocky")
    t.do("0 arrange cells=tired:bottom_right,young:top_mid,dirty:top_right,grumpy:bottom_mid,gloomy:bottom_left")
    assert t.sheet(0) == {
        "bottom_right": "tired.doctor", "top_mid": "young.banker", "top_right": "dirty.farmer",
        "bottom_mid": "grumpy.tracker", "bottom_left": "gloomy.prospector",
    }  # fmt: skip
    new = scenario(sheets={0: FULL}, saloon="gloomy.prospector", money={0: 9})
    new.do("0 play A slot=A", "0 done", "0 hire gloomy", "0 discard gloomy", "0 keep")
    assert new.pile == ["gloomy.prospector"]
    office = scenario(sheets={0: FULL}).do("0 play A slot=A", "0 done").office()
    assert office.asked == (1, "last_doubt")


def test_scoundrels_068_genius() -> None:
    t = scenario(sheets={0: "top_mid=tired.genius"}).do("0 play A slot=6", "0 use tired", "0 pick_safe power_brick")
    assert not t.sees(0, "power_brick")
    assert t.table.decisions(0)[0].about.cause.args["value"] == 0  # type: ignore[union-attr]
    t.do("0 mark 5")
    assert t.sees(0, "power_brick")  # the mark is a right to look
    again = scenario(sheets={0: "top_mid=tired.genius"}, marks="0:5@power_brick")
    assert again.sees(0, "power_brick")
    again.do("0 play A slot=6", "0 use tired", "0 pick_safe power_brick", "0 mark 4")
    assert again.marks_on("power_brick") == [(0, 5), (0, 4)]
