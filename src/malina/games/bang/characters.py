"""Characters with something of their own to do in phase 2 or before phase 1; the others are told where they matter."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Sentences, Some
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask, ask_all
from .damage import NOBODY, ketchum, ketchums, lose_life
from .greygory import give_back, greygory_draws
from .pile import discard, draw, give, random_card, steal, tell
from .play import ABILITIES, Ability, two_of
from .shots import shot
from .table import BangTable, Label
from .targets import targets
from .turn import BEFORE_PHASE_1
from .works import has, others, spare, suit

# ---- phase 2 ----


class SidKetchum(Ability):
    """Two cards for a life."""

    def ways(self, g: BangTable, person: int) -> list[tuple[Any, ...]]:
        return [(two_of(g, list(spare(g, person))),)] if person in ketchums(g) else []

    def do(self, g: BangTable, person: int, cards: list[str], target: int, what: Any) -> None:
        ketchum(g, person, cards)

    def why_not(self, g: BangTable, person: int) -> str:
        return "full-life" if g.life[person] >= g.most[person] else "two-cards"


class DocHolyday(Ability):
    """Two cards for a shot, once a turn."""

    aims_like = "bang"

    def ways(self, g: BangTable, person: int) -> list[tuple[Any, ...]]:
        cards = spare(g, person)
        hit = targets(g, person, g.data.kinds["bang"])
        if "doc_holyday" in g.used or len(cards) < 2 or not hit:
            return []
        return [(two_of(g, list(cards)), [g.label(t) for t in hit])]

    def do(self, g: BangTable, person: int, cards: list[str], target: int, what: Any) -> None:
        g.used += ("doc_holyday",)
        pieces = pay(g, person, cards, "doc_holyday", target)
        diamonds = [suit(g, g.card(piece)) == "D" for piece in pieces]
        felt = all(diamonds) if g.options.apache_vs_doc == "both_diamonds" else any(diamonds)
        g.then(shot, person, target, "doc_holyday", "D" if felt else "", 1)

    def why_not(self, g: BangTable, person: int) -> str:
        return "two-cards" if len(spare(g, person)) < 2 else "nobody-in-reach"


class JoseDelgado(Ability):
    """A blue card for two from the deck."""

    def ways(self, g: BangTable, person: int) -> list[tuple[Any, ...]]:
        blue = [piece for piece in spare(g, person) if g.kind(piece).color == "blue"]
        spent = g.options.jose_delgado_limit == "2" and g.used.count("jose_delgado") == 2
        return [(Some(g.ids(blue), 1, 1),)] if blue and not spent else []

    def do(self, g: BangTable, person: int, cards: list[str], target: int, what: Any) -> None:
        if g.options.jose_delgado_limit == "2":
            g.used += ("jose_delgado",)
        pay(g, person, cards, "jose_delgado")
        draw(g, person, 2, "jose_delgado")

    def why_not(self, g: BangTable, person: int) -> str:
        blue = any(g.kind(piece).color == "blue" for piece in spare(g, person))
        return "twice-a-turn" if blue else "no-blue-card"


class ChuckWengam(Ability):
    """A life for two cards, but never the last one."""

    def ways(self, g: BangTable, person: int) -> list[tuple[Any, ...]]:
        return [()] if g.life[person] > 1 else []

    def do(self, g: BangTable, person: int, cards: list[str], target: int, what: Any) -> None:
        lose_life(g, person, 1, NOBODY, "chuck_wengam")
        draw(g, person, 2, "chuck_wengam")

    def why_not(self, g: BangTable, person: int) -> str:
        return "last-life"


class FlintWestwood(Ability):
    """A card of his choice for two random ones of somebody else, once a turn."""

    def ways(self, g: BangTable, person: int) -> list[tuple[Any, ...]]:
        cards = spare(g, person)
        partners = [p for p in others(g, person) if g.hand(p) and g.active[g.owner[p]] == p]
        if "flint_westwood" in g.used or not cards or not partners:
            return []
        return [(Some(g.ids(cards), 1, 1), [g.label(p) for p in partners])]

    def do(self, g: BangTable, person: int, cards: list[str], target: int, what: Any) -> None:
        g.used += ("flint_westwood",)
        for _ in range(min(2, len(g.hand(target)))):
            steal(g, person, target, random_card(g, target), "flint_westwood")
        give(g, person, target, cards[0], "flint_westwood")

    def why_not(self, g: BangTable, person: int) -> str:
        return "nobody-to-trade-with" if spare(g, person) else "no-card"


ABILITIES["sid_ketchum"] = SidKetchum()
ABILITIES["doc_holyday"] = DocHolyday()
ABILITIES["jose_delgado"] = JoseDelgado()
ABILITIES["chuck_wengam"] = ChuckWengam()
ABILITIES["flint_westwood"] = FlintWestwood()


def pay(g: BangTable, person: int, cards: list[str], why: str, target: int = NOBODY) -> list[int]:
    """Hand cards are discarded for an ability."""
    pieces = [g.named(g.hand(person), card) for card in cards]
    discard(g, person, *pieces)
    tell(g, "paid", {"cards": pieces}, seat=person, why=why, **({"victim": target} if target >= 0 else {}))
    return pieces


# ---- before phase 1: Vera Custer, then Greygory Deck, then Youl Grinner ----


def before_phase_1(g: BangTable, person: int) -> None:
    if g.character[person] == "vera_custer":
        g.then(vera, person)
    if "greygory_deck" in g.abilities[person]:
        g.then(greygory, person)
    if "youl_grinner" in g.character:
        g.then(youl, person)


BEFORE_PHASE_1.append(before_phase_1)


@rule
def vera(g: BangTable, person: int) -> None:
    """What she copied last time is gone; she may choose again."""
    give_back(g, person)
    if has(g, person, "vera_custer"):
        ask(g, person, copy_whom)


@question
def copy_whom(g: BangTable, seat: int, person: int) -> Sentences:
    return ("copy", [g.label(p) for p in g.ring if p != person and g.character[p] != "vera_custer"]), ("copy_nobody",)


@copy_whom.answer("copy")
def copied(g: BangTable, seat: int, person: int, target: Label) -> None:
    """Of Greygory she copies that he has two characters, not which."""
    model = g.person(target)
    name = g.character[model]
    tell(g, "copied", seat=person, victim=model, character=name)
    if name == "greygory_deck":
        greygory_draws(g, person)
    else:
        g.abilities[person] = ("vera_custer", name)


@copy_whom.answer("copy_nobody")
def copied_nobody(g: BangTable, seat: int, person: int) -> None:
    tell(g, "copied_nobody", seat=person)


@copy_whom.refuse("copy")
def why_not_copy(g: BangTable, seat: int, person: int, target: Label) -> IllegalMove | None:
    return IllegalMove("not-yourself") if g.person(target) == person else IllegalMove("not-in-play")


@rule
def greygory(g: BangTable, person: int) -> None:
    if has(g, person, "greygory_deck"):
        ask(g, person, new_characters)


@question
def new_characters(g: BangTable, seat: int, person: int) -> Sentences:
    """Both of them, or none."""
    return ("exchange_both",), ("keep_both",)


@new_characters.answer("exchange_both")
def exchange_both(g: BangTable, seat: int, person: int) -> None:
    greygory_draws(g, person)


@new_characters.answer("keep_both")
def keep_both(g: BangTable, seat: int, person: int) -> None:
    pass


@rule
def youl(g: BangTable, person: int) -> None:
    """Whoever has more cards than he gives him one; all choose at the same time."""
    if has(g, person, "youl_grinner"):
        mine = len(g.hand(person))
        givers = [p for p in others(g, person) if len(g.hand(p)) > mine and g.active[g.owner[p]] == p]
        ask_all(g, [(giver, give_to_youl, (person,)) for giver in givers])


@question
def give_to_youl(g: BangTable, seat: int, person: int, youl: int) -> Sentences:
    """Sid Ketchum may have discarded his last cards meanwhile."""
    return (("give", g.ids(g.hand(person))),) if g.hand(person) else (("leave",),)


@give_to_youl.answer("give")
def given_to_youl(g: BangTable, seat: int, person: int, youl: int, card: str) -> None:
    give(g, person, youl, card, "youl_grinner")


@give_to_youl.refuse("give")
def why_not_to_youl(g: BangTable, seat: int, person: int, youl: int, card: str) -> IllegalMove | None:
    return IllegalMove("not-in-hand")


@give_to_youl.answer("leave")
def nothing_for_youl(g: BangTable, seat: int, person: int, youl: int) -> None:
    pass
