"""Nothing a player can meet is without words, in either language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

import malina
from malina.games.bang.options import PRESETS
from malina.games.scoundrels.options import PRESETS as SCOUNDRELS_PRESETS
from malina.games.sheriff.options import PRESETS as SHERIFF_PRESETS
from malina.kernel.dice import FastDice
from malina.kernel.refusal import IllegalMove
from malina.kernel.rules import QUESTIONS, TIME
from malina.kernel.table import HOUSE
from malina.text import LANGUAGES, BrokenText, MissingText, Texts
from malina.text.bundle import SELECTED_ON, Bundle, load

from .sources import SOURCE, notes_and_causes, raised, said, told

GAMES = sorted(malina.GAMES)
WEB = Path(__file__).parents[2] / "web" / "src"
NAMES = ("Миша", "Настя", "Света", "Olga", "Petr", "Inna", "Max", "Zoe")
ENOUGH_GAMES = {
    "crooks": 300,
    "bang": 60,
    "lockup": 60,
    "scoundrels": 30,
    "sheriff": 24,
}  # random games that tell nearly everything
ENOUGH = 100  # of other games
# What brings everything to the table, and the seats it is for; a game without an entry plays as it is
EVERYTHING: dict[str, list[tuple[range, dict[str, Any]]]] = {
    "bang": [
        (range(2, 9), {**PRESETS["full"]}),
        (range(2, 9), {**PRESETS["full"], "character_choice": 2, "handcuffs_mode": "declare_suit", "no_mercy": "seed"}),
        (range(3, 9), {**PRESETS["dodge_city"], "no_mercy": "ruthless_law", "jail_release": "hearts_only"}),
        (range(6, 7), {**PRESETS["full"], "six_player_mode": "hidden_composition"}),
        (range(4, 6), {"tournament_scoring": True, "hiring": True, "experience": True, "bounties": True}),
    ],
    "lockup": [
        (range(1, 6), {"expert": True, "crews": "chosen", "guards": "expert"}),
        (range(1, 6), {"bandit_resource_at_setup": True}),
        (range(1, 2), {"guards": "challenging"}),
    ],
    "scoundrels": [
        (range(2, 5), {**SCOUNDRELS_PRESETS["everything"]}),
        (range(2, 5), {}),
    ],
    "sheriff": [
        (range(3, 7), {**SHERIFF_PRESETS["everything"]}),
        (range(3, 7), {**SHERIFF_PRESETS["everything"], "market": "express", "time_limits": True}),
    ],
}
both = pytest.mark.parametrize("lang", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES)


def base(variable: str) -> str:
    for suffix in SELECTED_ON:
        variable = variable.removesuffix(suffix)
    return variable


@pytest.mark.parametrize("game", [None, *GAMES])
def test_both_languages_have_the_same_messages(game: str | None) -> None:
    ru, en = load("ru", game), load("en", game)
    assert ru.ids() == en.ids()
    assert {id: {base(v) for v in ru.variables(id)} for id in ru.ids()} == {
        id: {base(v) for v in en.variables(id)} for id in en.ids()
    }


@both
def test_every_refusal_has_a_message_with_its_arguments(lang: str) -> None:
    found = raised()
    assert len(found) > 60
    for refusal in found:
        bundle = load(lang, refusal.game)
        variables = {base(v) for v in bundle.variables(f"refuse-{refusal.reason}")}
        assert variables == refusal.args, f"{refusal.where}: {refusal.reason}"


@both
def test_every_message_the_code_says_is_there(lang: str) -> None:
    found = list(said())
    assert len(found) > 60
    everything = load(lang, None).ids().union(*(load(lang, game).ids() for game in GAMES))
    for id, where in found:
        assert id in everything, f"{where}: {id}"


# Of a view's fields the board for any game shows these elsewhere, or not (web/src/games/generic/places.ts)
ELSEWHERE = re.search(r"const KNOWN = new Set\(\[(.*?)\]", (WEB / "games/generic/places.ts").read_text(), re.DOTALL)


@each_game
@both
def test_the_board_for_any_game_has_words_for_what_it_shows(game: str, lang: str) -> None:
    assert ELSEWHERE
    elsewhere = set(re.findall(r"'(\w+)'", ELSEWHERE[1]))
    rules, bundle = malina.game(game), load(lang, game)
    listed = set(Texts(lang, game).say("facts").split()) if "facts" in bundle.ids() else None
    for seats, options in EVERYTHING.get(game, [(rules.seats, {})]):
        view = rules.deal(seats[0], options=options, seed="words").view(0)
        lists = {name: len(value) for name, value in view.items() if isinstance(value, list)}
        facts = {
            name for name, value in view.items() if not isinstance(value, dict | list) or lists.get(name) == seats[0]
        }
        shown = facts - elsewhere if listed is None else listed
        assert {f"fact-{name}" for name in shown} | {f"place-{name}" for name in view["places"]} <= bundle.ids()


@each_game
def test_everything_that_happens_can_be_told(game: str) -> None:
    """Events for every viewer, decisions, moves and results of random games."""
    texts = [Texts(lang, game) for lang in LANGUAGES]
    told: set[str] = set()
    rules = malina.game(game)
    tables = [(n, options) for seats, options in EVERYTHING.get(game, [(rules.seats, {})]) for n in seats]
    for number in range(ENOUGH_GAMES.get(game, ENOUGH)):
        seats, options = tables[number % len(tables)]
        table = rules.deal(seats, options=options, seed=f"text {number}")
        dice = FastDice(f"text {number}")
        while not table.over:
            for asked in table.view(None)["asked"]:
                check(texts, told, f"asked {asked}", lambda t, a=asked: t.waiting(a, NAMES))
            for decision in (d.to_json() for seat in range(table.seats) for d in table.decisions(seat)):
                check_decision(texts, told, decision)
            seat, move = table.random_move(dice)
            if seat != HOUSE:
                check(texts, told, f"move {move}", lambda t, m=move: t.move(m, NAMES))
            table.act(seat, move)
        for event in table.log or ():
            versions = [("all", event.in_full(0))]
            versions += [("seat", event.told_to(v, 0)) for v in range(table.seats + 1 if event.secrets else 1)]
            for reader, data in versions:
                check(texts, told, f"{reader} {shape(data)}", lambda t, d=data, r=reader: t.event(d, NAMES, r))
        assert table.result is not None
        result = table.result.to_json()
        check(texts, told, f"result {number}", lambda t, r=result: "\n".join(t.result_lines(r, NAMES)))


def check_decision(texts: list[Texts], told: set[str], decision: dict[str, Any]) -> None:
    """The question, its cause and every note can be said."""
    args = shape(decision.get("args", {}))
    check(texts, told, f"question {decision['kind']} {args}", lambda t: t.decision(decision, NAMES))
    if cause := decision.get("cause"):
        check(texts, told, f"cause {cause['id']} {shape(cause['args'])}", lambda t: t.cause(decision, NAMES))
    for note in decision.get("notes", ()):
        alone = {**decision, "notes": [note]}
        move = {"cmd": note["cmd"], **note["where"]}
        key = f"note {note['id']} {shape(note['args'])}"
        check(texts, told, key, lambda t, a=alone, m=move: " ".join(t.notes(a, m, NAMES)))


def shape(event: dict[str, Any]) -> dict[str, Any]:
    """All that a sentence can depend on: whose names and which cards stand in it makes no difference."""
    told = {k: len(v) if isinstance(v, list) else v for k, v in event.items()}
    anybody = {"seat", "victim", "by", "target", "piece", "crook", "card", "cost", "character"}
    return told | {k: type(told[k]).__name__ for k in anybody if k in told}


@each_game
def test_every_event_question_and_move_has_its_words(game: str) -> None:
    """Also those that random games seldom come to."""
    ids = load("en", game).ids()
    # a card of that name has a text that says what it does
    events = {id.split("-")[1] for id in ids if id.startswith("event-")}
    assert {name for name in events if f"event-{name}-text" not in ids} == told(game)
    asked = [question for question in QUESTIONS.values() if question.name.startswith(f"{game}.")]
    kinds, verbs = {q.kind for q in asked}, {verb for q in asked for verb in q.answers} - {TIME}
    for prefix, names in (("decision", kinds), ("waiting", kinds), ("move", verbs), ("word", verbs)):
        common = load("en", None).ids()
        assert {id.removeprefix(f"{prefix}-") for id in ids - common if id.startswith(f"{prefix}-")} == names


@each_game
def test_every_cause_and_note_has_its_words_and_no_other(game: str) -> None:
    ids = load("en", game).ids()
    worded = [
        id.removeprefix(f"{part}-") for part in ("cause", "note", "advice") for id in ids if id.startswith(f"{part}-")
    ]
    assert set(worded) == notes_and_causes(game)


def faces_of(game: str) -> set[str]:
    """The names of all faces, whatever the options; a sign does not belong to the name."""
    rules = malina.game(game)
    tables = [(n, options) for seats, options in EVERYTHING.get(game, [(rules.seats, {})]) for n in seats]
    return {id.partition(".")[0] for n, options in tables for id in rules.cards(options, n)}


def check(texts: list[Texts], told: set[str], key: str, tell: Any) -> None:
    if key not in told:
        told.add(key)
        for each in texts:
            line = tell(each)
            assert line.strip(), key
            assert "{" not in line, line
            assert "  " not in line, line


@both
@each_game
def test_cards_and_options_have_names(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    rules = malina.game(game)
    for face in faces_of(game):
        named = any(texts.has(f"{prefix}-{face}") for prefix in texts.pieces)
        assert named, f"text/{lang}.ftl has no name for {face}: <prefix>-{face}"
    for option in rules.options_type.__struct_fields__:
        assert texts.say(f"option-{option}")
        assert texts.say(f"option-{option}-help")
    for id in ("game-name", "game-tagline", "game-about", "score-title"):
        assert texts.say(id)


@both
def test_crooks_names_everything_on_its_cards(lang: str) -> None:
    texts = Texts(lang, "crooks")
    for seats in malina.game("crooks").seats:
        deck = malina.game("crooks").deal(seats).data
        for crook in deck.faces:
            assert len(texts.say(f"crook-{crook.id}-short")) <= 7
            if crook.action:
                assert texts.say(f"action-{crook.action}")
                assert texts.say(f"action-{crook.action}-text")
        for gang in deck.gangs:
            assert texts.say(f"gang-{gang}")
            assert len(texts.say(f"gang-{gang}-letter")) == 1
        for job in deck.jobs:
            assert texts.say(f"job-{job}")
            assert len(texts.say(f"job-{job}-short")) <= 7
        for letter in deck.hideout:
            assert texts.say(f"hideout-{letter}")
    for color in ("red", "yellow", "green", "blue"):
        assert texts.say(f"color-{color}")
    for reason in ("own_will", "no_money", "no_crooks"):
        assert texts.say(f"reason-{reason}")


@both
def test_bang_explains_everything(lang: str) -> None:
    """What each card does, in a sentence and in the guide; what can be chosen about a table."""
    texts = Texts(lang, "bang")
    guide = (SOURCE / "games" / "bang" / "guide" / f"{lang}.md").read_text(encoding="utf-8")
    for face in sorted(faces_of("bang")):
        prefix = next((prefix for prefix in texts.pieces if texts.has(f"{prefix}-{face}-text")), None)
        assert prefix, f"text/{lang}.ftl does not say what {face} does: <prefix>-{face}-text"
        name = texts.say(f"{prefix}-{face}")
        assert name in guide, f"guide/{lang}.md says nothing of {face}, {name!r}"
    for preset in PRESETS:
        assert texts.say(f"preset-{preset}")
        assert texts.say(f"preset-{preset}-help")
    for option, kind in get_type_hints(malina.game("bang").options_type).items():
        for value in values_of(kind):
            if isinstance(value, str):
                assert texts.say(f"option-{option}-{value}")


def values_of(kind: Any) -> list[Any]:
    """The values that a type names, also inside a list."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    return [value for part in get_args(kind) if part is not Ellipsis for value in values_of(part)]


@both
@each_game
def test_commands_have_words_to_type(game: str, lang: str) -> None:
    """No word means two commands, and none of the terminal's own words is taken."""
    texts = Texts(lang, game)
    words = [w for id in texts.bundle.ids() if id.startswith("word-") for w in texts.say(id).lower().split()]
    assert len(words) == len(set(words))


@both
def test_a_missing_message_is_an_error(lang: str) -> None:
    texts = Texts(lang)
    with pytest.raises(MissingText, match=rf"no message 'no-such-message' in .*{lang}\.ftl"):
        texts.say("no-such-message")
    with pytest.raises(MissingText):
        texts.refusal(IllegalMove("no-such-reason"))
    with pytest.raises(BrokenText):
        texts.say("list-last", list="a")
    with pytest.raises(MissingText):
        Texts("de")
    with pytest.raises(MissingText, match=rf"'poker' has no texts: there is no file .*poker.text.{lang}\.ftl"):
        Texts(lang, "poker")


@pytest.mark.parametrize("text", ["a = {", "a = b\na = c", "a =\n    .b = c"])
def test_a_broken_file_is_an_error(text: str, tmp_path: Path) -> None:
    path = tmp_path / "xx.ftl"
    path.write_text(text + "\n", encoding="utf-8")
    with pytest.raises(BrokenText):
        Bundle("en", (path,))


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.ftl")), ids=lambda p: str(p.relative_to(SOURCE)))
def test_typography(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    for line in lines:
        assert line == line.rstrip()
        if path.stem == "ru":
            assert not re.search(r"[}\d] \$", line), f"U+00A0 before the dollar: {line}"
            assert not re.search(r"[^ ] — ", line), f"U+00A0 before the dash: {line}"
            assert '"' not in re.sub(r'\{ ".*?" \}', "", line), f"«» are our quotes: {line}"
        else:
            assert not re.search("[а-яё]", line, re.IGNORECASE), line
