"""The page's own words: the same in both languages, none missing, none left over.

A message is used where its id stands as a string in the page's source. An id that is put together by a template,
`mask-${mask}`, stands for every id of that shape, if more of it is fixed than the area; any other is named in a
comment: `texts: shell-full shell-taken mask-*`.
"""

from __future__ import annotations

import json
import re
import runpy
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

import malina
from malina import GAMES
from malina.text import LANGUAGES
from malina.text.bundle import SELECTED_ON, Bundle, load

WEB = Path(__file__).parents[2] / "web"
TEXT = WEB / "src" / "text"
TERMINAL = json.loads((WEB / "scripts" / "terminal.json").read_text(encoding="utf-8"))
AREAS = sorted(file.stem for file in (TEXT / "ru").glob("*.ftl"))
STRING = re.compile(r"""(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1""")
SAID = re.compile(r"\bsay\(\s*(['\"])([\w-]+)\1\s*[,)]")
COMMENT = re.compile(r"\btexts: ([\w*-]+(?: [\w*-]+)*)")
BLANK = re.compile(r"\$\{[^}]*\}")


def file(lang: str, area: str) -> Path:
    return TEXT / lang / f"{area}.ftl"


@lru_cache
def bundle(lang: str) -> Bundle:
    """All words of the page together: no id may be there twice, not even one of all games."""
    shared = WEB.parent / "src" / "malina" / "text" / f"{lang}.ftl"
    return Bundle(lang, (shared, *(file(lang, area) for area in AREAS)))


def own() -> set[str]:
    return set().union(*(Bundle("ru", (file("ru", area),)).ids() for area in AREAS))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_verb_has_words_for_its_button(game: str, lang: str) -> None:
    """Of its own, or the first word that may be typed for it, if that is none with an underscore."""
    texts, buttons = load(lang, game), Bundle(lang, (file(lang, game),)).ids()
    verbs = {id.removeprefix("word-") for id in texts.ids() if id.startswith("word-")}
    typed = {verb: texts.format(f"word-{verb}", {}).split()[0] for verb in verbs if f"{game}-do-{verb}" not in buttons}
    assert [verb for verb, word in typed.items() if "_" in word] == []


def base(variable: str) -> str:
    for suffix in SELECTED_ON:
        variable = variable.removesuffix(suffix)
    return variable


@lru_cache
def sources() -> dict[str, str]:
    files = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    return {str(f.relative_to(WEB)): f.read_text(encoding="utf-8") for f in files if f.name != "wire.ts"}


def literals() -> set[str]:
    """All strings, and what is said inside of one: an attribute may have a sentence in it."""
    return {string for text in sources().values() for found in (STRING, SAID) for _, string in found.findall(text)}


def shapes() -> Iterator[tuple[str, str]]:
    """Shapes of ids, with * for what is put in, and where they are."""
    for where, text in sources().items():
        for comment in COMMENT.findall(text):
            yield from ((shape, where) for shape in comment.split() if "-" in shape)
        for _, string in STRING.findall(text):
            shape = re.sub(r"-$", "-*", BLANK.sub("*", string))  # the beginning of an id
            # a shape that fits a whole area says nothing
            if "*" in shape and re.fullmatch(r"[\w*-]*\w{2}[\w*-]*", shape) and shape.removesuffix("-*") not in AREAS:
                yield shape, where


def fits(shape: str, id: str) -> bool:
    return re.fullmatch(".+".join(map(re.escape, shape.split("*"))), id) is not None


@pytest.mark.parametrize("area", AREAS)
def test_both_languages_have_the_same_messages(area: str) -> None:
    ru, en = (Bundle(lang, (file(lang, area),)) for lang in LANGUAGES)
    assert ru.ids() == en.ids()
    for id in ru.ids():
        assert {base(v) for v in ru.variables(id)} == {base(v) for v in en.variables(id)}, id
        assert id.startswith((f"{area}-", "refuse-")), f"{id} belongs to another area"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_the_page_says_is_there(lang: str) -> None:
    # the build leaves these out
    shared = {id for id in bundle(lang).ids() if not id.startswith(tuple(f"{prefix}-" for prefix in TERMINAL))}
    # a board may be there before its game is among the games
    texts = sorted(Path(malina.__file__).parent.glob(f"games/*/text/{lang}.ftl"))
    games = set().union(*(load(lang, path.parents[1].name).ids() for path in texts)) - load(lang, None).ids()
    known = shared | {id for id in games if not id.startswith("word-")}
    found = [(id, where) for where, text in sources().items() for _, id in SAID.findall(text)]
    assert len(found) > 60
    assert [f"{where}: {id}" for id, where in found if id not in known] == []


def test_every_shape_of_an_id_fits_a_message() -> None:
    known = bundle("en").ids()
    ours = [(shape, where) for shape, where in shapes() if shape.split("-")[0] in AREAS]
    assert [f"{where}: {shape}" for shape, where in ours if not any(fits(shape, id) for id in known)] == []


def test_no_message_is_left_over() -> None:
    used, shaped = literals(), {shape for shape, _ in shapes()}
    left = {id for id in own() - used if not id.startswith("refuse-") and not any(fits(s, id) for s in shaped)}
    assert left == set()


def test_the_sentences_the_page_is_compared_with_are_ours() -> None:
    fixtures = WEB / "tests" / "fixtures"
    made = runpy.run_path(str(fixtures / "make.py"))["made"]
    assert (fixtures / "texts.json").read_text(encoding="utf-8") == made(), "run web/tests/fixtures/make.py"
