"""The picture that chats show beside a link to a moment of a finished game: who did what to whom. It is drawn of what a
spectator was told, so no hidden card is in it."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from html import escape
from pathlib import Path
from textwrap import shorten, wrap
from typing import Any

import resvg_py

from ...kernel.film import Ended
from ...text import LANGUAGES, Texts
from ..tables import records
from ..tables.room import Room

SIZE = (1200, 630)  # 1.91 to 1, as chats want it
FONTS = Path(__file__).parents[1] / "fonts"
# The letters, and what they lack: suits, the star, the arrow.
FONT_FILES = [str(FONTS / "golos-text-600.ttf"), str(FONTS / "signs.ttf")]
# As web/src/icons/room.json has them.
MASKS = {
    "fox": "fox-head",
    "raccoon": "raccoon-head",
    "wolf": "wolf-head",
    "bear": "bear-face",
    "hare": "rabbit-head",
    "badger": "badger",
    "owl": "owl",
    "boar": "boar",
    "cat": "cat",
    "lynx": "lynx-head",
    "frog": "frog",
    "deer": "deer-head",
    "raven": "raven",
    "hyena": "hyena-head",
}
COLOURS = ("#e7b450", "#67b3ea", "#83c985", "#c795f2", "#f28a5b", "#55d2c4", "#d9d3c8", "#bcc653")  # by seat
SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="0 0 512 512">(.*?)</symbol>', re.DOTALL)
LINE, LINES = 44, 3  # letters of a line, lines of a sentence


class Moment:
    """What happened at a step, and the seats it happened between."""

    def __init__(self, room: Room, ended: Ended, step: int, lang: str) -> None:
        self.texts = Texts(lang, room.game)
        names = [seat.name or self.texts.say(f"mask-{seat.mask}") for seat in room.seats]
        before = ended.film.value("log#", step - 1) or 0 if step else 0
        told = [event for event in records.step(ended, step, "spectator").events if event["n"] >= before]
        event = telling(told, room.game.replay.notable)
        self.words = self.texts.event(event, names) if event else self.texts.say("game-about")
        self.masks = [(room.seats[seat].mask, seat, names[seat]) for seat in between(event)]
        self.game = self.texts.say("game-name")
        self.under = self.texts.say("preview-under", game=self.game, seats=len(names))


def language(wanted: str) -> str:
    """The language of a preview, from the URL's parameter; the first one if none is given."""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def telling(told: Sequence[Mapping[str, Any]], notable: Collection[str]) -> Mapping[str, Any]:
    """What a step is about: the end, else what is marked, else the move itself and not what followed from it."""
    ends = [event for event in told if "winners" in event]
    marked = [event for event in told if event["event"] in notable]
    return (ends or marked or told[:1] or [{}])[-1]


def between(event: Mapping[str, Any]) -> list[int]:
    """The seats an event happened between, as far as it says; the one who has won."""
    who, whom = event.get("seat"), event.get("victim")
    if len(event.get("winners", ())) == 1:
        [who] = event["winners"]
    if type(event.get("by")) is int:
        who, whom = event["by"], who
    return [seat for seat in dict.fromkeys((who, whom)) if type(seat) is int]


def icons(files: Mapping[str, bytes]) -> dict[str, str]:
    """The pictures of the built page, by name."""
    sprite = next((data for name, data in files.items() if re.fullmatch(r"assets/icons-room-.*\.svg", name)), b"")
    return dict(SYMBOL.findall(sprite.decode()))


def drawn(moment: Moment, pictures: Mapping[str, str]) -> bytes:
    return resvg_py.svg_to_bytes(
        svg_string=svg(moment, pictures), font_files=FONT_FILES, skip_system_fonts=True, font_family="Golos Text"
    )


def svg(moment: Moment, pictures: Mapping[str, str]) -> str:
    width, height = SIZE
    lines = wrap(shorten(moment.words, LINE * LINES, placeholder="…"), LINE)
    top = (548 if moment.masks else 388) - 54 * len(lines)  # where nobody is drawn, in the middle
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"
 font-family="Golos Text" font-weight="600" fill="#2a1a10">
<defs><radialGradient id="p" cy="0.34" r="0.8"><stop offset="0.3" stop-color="#f3e4c1"/>
<stop offset="1" stop-color="#d6bb86"/></radialGradient></defs>
<rect width="{width}" height="{height}" fill="url(#p)"/>
<circle cx="66" cy="58" r="22" fill="#d0174e"/>
<text x="102" y="70" font-size="36">{escape(moment.texts.say("malina"))}</text>
{"".join(people(moment.masks, pictures))}
{"".join(f'<text x="60" y="{top + 54 * i}" font-size="44">{escape(line)}</text>' for i, line in enumerate(lines))}
<text x="60" y="594" font-size="28" fill="#5a3f25">{escape(moment.under)}</text>
</svg>"""


def people(masks: Sequence[tuple[str, int, str]], pictures: Mapping[str, str]) -> list[str]:
    places = [360, 840] if len(masks) == 2 else [600]
    parts = [
        f'<circle cx="{x}" cy="206" r="104" fill="#2c1c12" stroke="{COLOURS[seat % 8]}" stroke-width="6"/>'
        f'<g transform="translate({x - 74} 132) scale(0.29)" color="{COLOURS[seat % 8]}">'
        f"{pictures.get(MASKS.get(mask, ''), '')}</g>"
        f'<text x="{x}" y="352" font-size="32" text-anchor="middle">{escape(shorten(name, 24, placeholder="…"))}</text>'
        for x, (mask, seat, name) in zip(places, masks, strict=False)
    ]
    if len(masks) == 2:
        parts += [f'<circle cx="{x}" cy="206" r="6" fill="#8e2415"/>' for x in range(492, 720, 30)]
    return parts
