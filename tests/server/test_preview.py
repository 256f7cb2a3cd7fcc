"""What chats show of a link to a moment of a finished game."""

from __future__ import annotations

import json
import re
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageFont

import malina.games
import malina.text
from malina.server.outbound.picture import FONT_FILES, MASKS, SIZE, between, telling
from malina.text import Texts

from .played import CROOKS, played
from .server import serving

pytestmark = pytest.mark.anyio
META = re.compile(r'<meta property="([\w:]+)" content="([^"]*)"')


def test_masks_are_those_of_the_page() -> None:
    page = Path(__file__).parents[2] / "web" / "src" / "icons" / "room.json"
    assert json.loads(page.read_text())["masks"] == MASKS


@pytest.mark.parametrize(
    ("event", "seats"),
    [
        ({"seat": 2, "by": 1}, [1, 2]),
        ({"seat": 2, "by": 2}, [2]),
        ({"seat": 0, "victim": 3}, [0, 3]),
        ({"seat": "willy"}, []),
        ({"winners": [1]}, [1]),
        ({"winners": [0, 2]}, []),
        ({}, []),
    ],
)
def test_between_whom(event: dict[str, Any], seats: list[int]) -> None:
    assert between(event) == seats


@pytest.mark.parametrize(
    ("told", "about"),
    [
        (["placed", "must_pass"], "placed"),
        (["placed", "killed", "must_pass"], "killed"),
        (["killed", "ended"], "ended"),
    ],
)
def test_what_a_step_is_about(told: list[str], about: str) -> None:
    """A pass that the rules make follows from a move and is not what decided the game."""
    events = [{"event": name, **({"winners": [0]} if name == "ended" else {})} for name in told]
    assert telling(events, {"killed"})["event"] == about
    assert telling([], {"killed"}) == {}


def test_all_letters_and_signs_can_be_drawn() -> None:
    """Suits and arrows, too: what no font has would leave a hole in the sentence."""
    homes = [Path(package.__path__[0]) for package in (malina.text, malina.games)]
    texts = [file.read_text() for home in homes for file in home.glob("**/*.ftl")]
    fonts = [ImageFont.truetype(file, 40) for file in FONT_FILES]
    missing = [bytes(font.getmask("\uffff")) for font in fonts]
    holes = {
        letter
        for letter in set("".join(texts)) - {"\n"}
        if all(bytes(font.getmask(letter)) == none for font, none in zip(fonts, missing, strict=True))
    }
    assert holes == set()


async def test_a_link_to_a_moment_has_a_picture(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=False) as house:
        [anna, _], code = await played(house, "Anna", "Boris")
        overview = await anna.get(f"api/records/{code}/overview")
        steps = overview["steps"]
        stranger = house.browser("Vera")
        for lang in ("ru", "en"):
            texts = Texts(lang, CROOKS)
            names = [seat["name"] or texts.say(f"mask-{seat['mask']}") for seat in overview["seats"]]
            for step in (0, steps // 2, steps):
                answer = await stranger.http.get(f"r/{code}?step={step}&as=all&lang={lang}")
                tags = {name: unescape(value) for name, value in META.findall(answer.text)}
                assert tags["og:title"] == texts.say("game-name")
                events = (await anna.get(f"api/records/{code}/steps/{step}?as=spectator"))["events"]
                words = [texts.event(event, names) for event in events]
                assert tags["og:description"] in words  # what a spectator was told, and no more
                picture = await stranger.http.get(tags["og:image"])
                assert picture.headers["content-type"] == "image/png"
                image = Image.open(BytesIO(picture.content)).convert("RGB")
                assert image.size == SIZE
                letters = image.crop((60, 380, 1140, 600))
                assert len(letters.getcolors(1 << 24) or []) > 200  # something is written there


async def test_nothing_is_told_of_what_strangers_may_not_see(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=False) as house:
        [anna], [tab] = await house.table("Anna", seats=2, start=False)
        assert not META.findall((await anna.http.get(f"r/{tab.state['room']['id']}?step=0")).text)
        assert not META.findall((await anna.http.get("r/NOWHERE2?step=0")).text)
        assert not META.findall((await anna.http.get("r/NOWHERE2/..%2f?step=x")).text)
