"""Card files: whatever is wrong with one, the error says in which file, on which card and in which field."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from malina.kernel.catalogue import CardFile, Catalogue
from malina.kernel.refusal import BadCards

Short = Annotated[str, Meta(max_length=4)]


class Good(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    price: Annotated[int, Meta(ge=0, le=99)]
    kind: Literal["legal", "contraband"] = "legal"
    tags: tuple[str, ...] = ()
    weight: Annotated[float, Meta(ge=0.5)] = 1.0
    step: Annotated[int, Meta(multiple_of=5)] = 0
    code: Annotated[str, Meta(pattern="^[a-z]+$")] = "x"
    nick: Short = ""


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: int


FILE = """
[prices]
start = 50

[[good]]
id = "apple"
price = 2
tags = ["red"]

[[good]]
id = "pepper"
price = 6
kind = "contraband"
"""


def catalogue(text: str = FILE) -> Catalogue:
    return Catalogue(CardFile("goods.toml", text))


def problem(text: str, section: str = "good", kind: Any = Good) -> BadCards:
    """What is wrong with a file; its name is always said."""
    with pytest.raises(BadCards) as found:
        catalogue(text).cards(section, kind)
    assert found.value.args_["file"] == "goods.toml"
    return found.value


def wrong_field(line: str) -> BadCards:
    """A file whose second card has this line too much, or instead of the line for the same field."""
    name = line.split("=")[0].strip()
    card = [kept for kept in ('id = "pepper"', "price = 6") if not kept.startswith(name)]
    return problem('[[good]]\nid = "apple"\nprice = 2\n[[good]]\n' + "\n".join([*card, line]))


def test_cards_are_read_in_order() -> None:
    assert catalogue().cards("good", Good) == [Good("apple", 2, tags=("red",)), Good("pepper", 6, "contraband")]


def test_one_entry_is_read() -> None:
    assert catalogue().one("prices", Prices) == Prices(50)


def test_the_key_can_be_another_field() -> None:
    text = "[[job]]\nvalue = 3\n[[job]]\nvalue = 4\n"

    class Job(msgspec.Struct):
        value: int

    assert [job.value for job in catalogue(text).cards("job", Job, key="value")] == [3, 4]
    with pytest.raises(BadCards) as found:
        catalogue(text + "[[job]]\nvalue = 3\n").cards("job", Job, key="value")
    assert found.value.args_ == {"file": "goods.toml", "card": "job 3", "field": "value"}


@pytest.mark.parametrize("text", ["[[good", "a = ", "a = 1\na = 2", "\x00"])
def test_no_toml(text: str) -> None:
    with pytest.raises(BadCards) as found:
        catalogue(text)
    assert found.value.reason == "cards-no-toml"
    assert found.value.args_["file"] == "goods.toml"
    assert found.value.args_["problem"]


@pytest.mark.parametrize("text", ["", "good = []", "good = 7", "[good]\nid = 'x'", "[[goods]]\nid = 'x'"])
def test_no_such_section(text: str) -> None:
    found = problem(text)
    assert found.reason == "cards-no-section"
    assert found.args_ == {"file": "goods.toml", "section": "good"}


def test_no_such_entry() -> None:
    with pytest.raises(BadCards) as found:
        catalogue().one("wages", Prices)
    assert found.value.reason == "cards-no-section"
    assert found.value.args_ == {"file": "goods.toml", "section": "wages"}


def test_a_wrong_entry() -> None:
    with pytest.raises(BadCards) as found:
        catalogue("[prices]\nstart = 'x'").one("prices", Prices)
    assert found.value.reason == "card-field-type"
    assert found.value.args_ == {
        "file": "goods.toml",
        "card": "prices",
        "field": "start",
        "expected": "int",
        "got": "str",
    }


def test_a_card_twice() -> None:
    found = problem(FILE + '[[good]]\nid = "apple"\nprice = 3\n')
    assert found.reason == "card-twice"
    assert found.args_ == {"file": "goods.toml", "card": "good apple", "field": "id"}


def test_a_field_missing() -> None:
    found = problem("[[good]]\nid = 'pepper'")
    assert found.reason == "card-field-missing"
    assert found.args_ == {"file": "goods.toml", "card": "good pepper", "field": "price"}


def test_a_card_without_a_name_is_called_by_its_number() -> None:
    found = problem("[[good]]\nid = 'apple'\nprice = 1\n[[good]]\nprice = 1")
    assert found.reason == "card-field-missing"
    assert found.args_ == {"file": "goods.toml", "card": "good #2", "field": "id"}


def test_a_card_that_is_none() -> None:
    found = problem("good = [7]")
    assert found.reason == "card-field-type"
    assert found.args_["card"] == "good #1"
    assert (found.args_["expected"], found.args_["got"]) == ("object", "int")


@pytest.mark.parametrize(
    ("line", "reason", "field", "args"),
    [
        ("taste = 'hot'", "card-field-unknown", "taste", {}),
        ("price = 'six'", "card-field-type", "price", {"expected": "int", "got": "str"}),
        ("price = 6.0", "card-field-type", "price", {"expected": "int", "got": "float"}),
        ("price = true", "card-field-type", "price", {"expected": "int", "got": "bool"}),
        ("tags = 'red'", "card-field-type", "tags", {"expected": "array", "got": "str"}),
        ("tags = ['red', 3]", "card-field-type", "tags", {"expected": "str", "got": "int"}),
        ("price = -1", "card-field-range", "price", {"expected": ">= 0"}),
        ("price = 100", "card-field-range", "price", {"expected": "<= 99"}),
        ("kind = 'magic'", "card-field-unknown-value", "kind", {"got": "'magic'"}),
    ],
)
def test_a_wrong_field_is_named(line: str, reason: str, field: str, args: dict[str, str]) -> None:
    found = wrong_field(line)
    assert found.reason == reason
    assert found.args_ == {"file": "goods.toml", "card": "good pepper", "field": field, **args}


@pytest.mark.parametrize(
    "line",
    [
        "kind = 'very magic'",
        "weight = 0.1",
        "step = 3",
        "code = 'X1'",
        "nick = 'Peppercorn'",
        "'my-field' = 1",
        "'наценка в %' = 1",
    ],
)
def test_every_wrong_field_is_named(line: str) -> None:
    found = wrong_field(line)
    assert found.args_["card"] == "good pepper"
    assert found.args_["field"] == line.split(" = ")[0].strip("'")


def test_what_has_no_words_of_its_own_is_told_as_it_is() -> None:
    found = wrong_field("step = 3")
    assert found.reason == "card-field-wrong"
    assert found.args_["card"] == "good pepper"
    assert "multiple of 5" in found.args_["problem"]


def test_a_game_can_complain_in_the_same_way() -> None:
    found = catalogue().error("card-unknown-value", "good apple", "tags", got="blue")
    assert str(found) == "card-unknown-value (file='goods.toml', card='good apple', field='tags', got='blue')"


class Named(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    names: dict[str, str] = {}


def test_names_in_any_language() -> None:
    text = '[[card]]\nid = "uncle"\nname_ru = "Дядя"\nname_de = "Onkel"\n\n[[card]]\nid = "aunt"\n'
    found = Catalogue(CardFile("own.toml", text)).cards("card", Named)
    assert [card.names for card in found] == [{"ru": "Дядя", "de": "Onkel"}, {}]


def test_a_wrong_name_is_said_to_be_one() -> None:
    text = '[[card]]\nid = "uncle"\nname_ru = 7\n'
    with pytest.raises(BadCards) as refused:
        Catalogue(CardFile("own.toml", text)).cards("card", Named)
    assert str(refused.value) == (
        "card-field-type (file='own.toml', card='card uncle', field='names', expected='str', got='int')"
    )
