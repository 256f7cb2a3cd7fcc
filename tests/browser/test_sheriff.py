"""Sheriff of Nottingham on the page: everything that can be chosen is under the finger, whatever is asked; a bag is
bribed through from a phone; a game comes to its end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from malina.kernel.view import cards_in
from malina.text import Texts

from .fair import SHERIFF, bribed, decisions, kept, offer, stands, until
from .finger import out_of_reach
from .hand import hand
from .past import Game, Past, Somebody
from .player import Player
from .serving import Serving
from .test_pages import barriers
from .test_small import lost
from .truth import truth
from .window import DESK, PHONE, SMALL, TABLET

LAPTOP = (1280, 800)
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE, "small": SMALL}
MOST = 400  # looks at the table and taps till the end
HURRIED = ("name_first", "choose_law", "agree_on_split")  # two deputies have a clock for these: they are visited first


@dataclass(frozen=True)
class Fair:
    serving: Serving
    people: list[Somebody]
    asked: dict[str, str]  # a decision of Anna's -> the table where she has it
    bag: int  # whose owner has bribed her and another deputy, at the table of both

    @property
    def data(self) -> Path:
        return self.serving.data


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fair]:
    data = tmp_path_factory.mktemp("fair") / "data"
    games = {**decisions(4), **{f"{kind} of two": game for kind, game in decisions(6).items()}}
    bribe = kept(until("bribe", 4, is_ready_to_be_bribed))
    over = kept(until("over", 6, lambda table: table.over, SHERIFF.presets["deputies"]))
    past = Past(data)
    named = (("Anna", "raccoon"), ("Борис", "fox"), ("Vera", "owl"), ("Dan", "lynx"), ("Eve", "wolf"), ("Fay", "hare"))
    people = [past.somebody(*one) for one in named]

    def table(number: int, game: Game, who: list[Any]) -> str:
        id = f"FAIR{number:04}".translate(str.maketrans("01", "XY"))
        return past.table(id, who, game, grace=86400, pace="instant")

    asked = {kind: table(n, game, people[: game.seats]) for n, (kind, game) in enumerate(games.items())}
    whole = Game(b"w" * 32, 4, id=SHERIFF.id, options=dict(SHERIFF.presets["first"]))
    past.table("WHOLE222", [*people[:2], "novice", "novice"], whole, grace=86400, pace="instant")
    first = dict(SHERIFF.presets["first"])
    for id, one in (("KEYS2222", people[0]), ("EARS2222", people[1])):
        alone = Game(id.encode() * 4, 3, id=SHERIFF.id, options=first)
        past.table(id, [one, "novice", "novice"], alone, grace=86400, pace="instant")
    past.table("ANYBQARD", people[:4], games["declare"], grace=86400, pace="instant")
    past.table("BRJBE222", people[:4], bribe, grace=86400)
    past.table("DEMAND22", people[:4], bribe, grace=86400)
    for size in SIZES:
        past.table(watched(size), people[:4], bribe, grace=86400, pace="instant")
    past.table("QVER2222", people, over)
    both, bag = bribed(games["inspect of two"])
    past.table("BQTH2222", people, both, grace=86400)
    past.table("LAWS2222", people[:4], games["choose_law"], grace=86400)
    past.close()
    serving = Serving(data).start()
    yield Fair(serving, people, asked, bag)
    serving.stop()


def is_ready_to_be_bribed(table: Any) -> bool:
    """Anna is sheriff and asked about three bags; Boris has bread and gold, Vera no silk in her bag."""
    if table.over or table.in_office != (0,) or table.waiting_for != {0} or len(table.closed) != 3:
        return False
    if table.decisions(0)[0].kind != "inspect" or min(table.gold) < 9:
        return False
    inside = [table.face[piece].id for piece in table.at[table.data.bag[2]]]
    return stands(table, 1)["bread"] >= 2 and "silk" not in inside


def watched(size: str) -> str:
    return f"WATCH{size[:3].upper():2<3}".replace("L", "Y")


def lit(player: Player) -> Locator:
    return player.page.locator("[data-blank].can").filter(visible=True)


def deciding(player: Player) -> Locator:
    return player.page.locator(".decide.mine")


# ---- everything is under the finger ----


def test_everything_that_can_be_chosen_is_under_the_finger(window: Callable[..., Player], fair: Fair) -> None:
    """For every kind of decision, at four sizes, in one language or the other."""
    readers = [window(lang, SMALL, fair.people[0], touch=True, url=fair.serving.url) for lang in ("ru", "en")]
    kinds = sorted(fair.asked, key=lambda kind: not kind.startswith(HURRIED))
    problems = out_of_reach(readers, [(kind, fair.asked[kind]) for kind in kinds])
    assert not problems, "\n".join(problems)


def test_the_end_tells_the_truth_about_the_bags(window: Callable[..., Player], fair: Fair) -> None:
    anna = window("en", SMALL, fair.people[0], touch=True, url=fair.serving.url)
    anna.go("t/QVER2222")
    match = truth(fair.data, "QVER2222").match
    assert match is not None
    ledger = anna.page.locator("section", has=anna.role("heading", "finished-sheriff-truth")).locator("tbody")
    expect(ledger.locator("tr")).to_have_count(match.table.view(None)["round"])
    expect(ledger.locator("td:not(.office)")).to_have_count(len(match.table.view(None)["history"]))
    expect(anna.role("heading", "finished-sheriff-crowns-title")).to_be_visible()
    assert barriers(anna) == []


def test_keys_alone_load_a_bag(window: Callable[..., Player], fair: Fair) -> None:
    anna = window("en", DESK, fair.people[0], keys=True, url=fair.serving.url)
    anna.go(f"t/{fair.asked['load']}")
    expect(deciding(anna)).to_be_visible()
    anna.press(anna.page.locator('.hand [data-blank="goods"]').first)
    expect(anna.page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
    anna.press(anna.handle("do-load"))
    expect(anna.handle("do-load")).to_be_hidden()
    assert not anna.unfocused()


def test_the_general_board_plays_it_too(window: Callable[..., Player], fair: Fair) -> None:
    anna = window("ru", SMALL, fair.people[0], touch=True, url=fair.serving.url)
    anna.go("t/ANYBQARD?board=generic")
    expect(deciding(anna)).to_be_visible()
    assert now(fair, "ANYBQARD").declared[0] == ""
    anna.press(anna.lit("good").filter(visible=True).first)
    anna.press(anna.handle("do-declare"))
    expect(anna.handle("do-declare")).to_be_hidden()
    assert now(fair, "ANYBQARD").declared[0]


# ---- a bribe ----


def test_a_bribe_from_a_phone(window: Callable[..., Player], fair: Fair) -> None:
    """Two breads and three coins for one bag, two coins for another to be opened, and a claim that is not true."""
    url = fair.serving.url
    anna = window("en", DESK, fair.people[0], url=url)
    boris = window("ru", PHONE, fair.people[1], touch=True, url=url)
    vera = window("en", LAPTOP, fair.people[2], url=url)
    for player in (anna, boris, vera):
        player.go("t/BRJBE222")
        expect(player.bar).to_be_visible()
    before = now(fair)

    boris.press(boris.handle("compose"))
    for _ in range(2):
        boris.press(boris.handle("stand-bread"))
    boris.fill(boris.page.get_by_role("dialog").get_by_role("spinbutton"), "3")
    boris.press(boris.handle("send-deal"))
    accept(anna, 1)
    after = now(fair)
    assert after.gold == [before.gold[0] + 3, before.gold[1] - 3, *before.gold[2:]]
    assert (after.bags[1], stands(after, 0)["bread"]) == ("passed", stands(before, 0)["bread"] + 2)

    vera.press(vera.handle("stall-3"))
    vera.fill(vera.page.get_by_role("spinbutton"), "2")
    vera.press(vera.handle("send-deal"))
    accept(anna, 2)
    expect(anna.page.locator(".stall .flag").get_by_text(anna.say("sheriff-flag-bound"))).to_be_visible()
    anna.press(anna.page.locator('[data-handle="bag-3"]'))
    expect(anna.handle("do-open")).to_be_visible()
    expect(anna.handle("do-pass")).to_be_hidden()  # it was promised
    anna.press(anna.handle("do-open"))
    expect(anna.handle("theatre")).to_be_visible()
    expect(anna.bar).to_contain_text(anna.say("table-staged", over="no"))  # what is asked comes after it
    expect(anna.page.locator('.decide :is([data-handle^="do-"], [data-handle^="verb-"])')).to_have_count(0)
    anna.press(anna.handle("show-over"))
    expect(anna.handle("theatre")).to_be_hidden()
    expect(deciding(anna)).to_be_visible()
    for player in (anna, boris, vera):
        skip(player)
    while anna.handle("do-lay").is_visible():  # what was seized
        finish(anna)

    more = vera.handle("bag-more")
    if more.is_visible():
        vera.press(more)
    vera.press(vera.handle("bag-silk"))
    expect(vera.text("sheriff-claim-false")).to_be_visible()
    vera.press(vera.handle("send-deal"))
    accept(anna, 3)
    nothing = Texts("en", SHERIFF).say("event-honoured", where="bag", claimed=[["silk", 1]], goods=[])
    expect(anna.page.get_by_text(nothing.rpartition(". ")[2]).first).to_be_visible()
    assert now(fair).bags[2] == "passed"
    assert barriers(vera) == []


def test_a_demand_calls_the_merchant_and_is_answered_in_the_bar(window: Callable[..., Player], fair: Fair) -> None:
    url = fair.serving.url
    anna = window("en", DESK, fair.people[0], url=url)
    boris = window("ru", SMALL, fair.people[1], touch=True, url=url)
    for player in (anna, boris):
        player.go("t/DEMAND22")
        expect(player.bar).to_be_visible()
    before = now(fair, "DEMAND22")
    words = boris.say("table-your-answer", what_kind="none")
    calls = re.compile(re.escape(words))
    expect(boris.page).not_to_have_title(calls)

    anna.press(anna.handle("bag-1"))
    anna.press(anna.handle("quick-5"))
    expect(deciding(boris)).to_be_visible()
    expect(boris.page).to_have_title(calls)
    expect(boris.page.locator('[aria-live="assertive"]')).to_contain_text(words)
    assert lost(boris) == []
    assert barriers(boris) == []
    boris.press(deciding(boris).locator('[data-handle="decline-1"]'))
    expect(deciding(boris)).to_be_hidden()
    expect(boris.page).not_to_have_title(calls)

    anna.press(anna.handle("quick-3"))
    boris.press(deciding(boris).locator('[data-handle="counter-2"]'))
    boris.fill(boris.page.get_by_role("dialog").get_by_role("spinbutton"), "2")
    boris.press(boris.handle("send-deal"))
    expect(deciding(boris)).to_be_hidden()
    anna.press(anna.handle("quick-3"))
    boris.press(deciding(boris).locator('[data-handle="accept-4"]'))
    expect(deciding(boris)).to_be_hidden()
    boris.idle()
    after = now(fair, "DEMAND22")
    assert after.gold == [before.gold[0] + 3, before.gold[1] - 3, *before.gold[2:]]
    assert after.bags[1] == "passed"


def test_a_deputy_says_his_word_with_one_button(window: Callable[..., Player], fair: Fair) -> None:
    """Each word says what comes of it, and the merchant's own bribe stands beside them."""
    url, table = fair.serving.url, "BQTH2222"
    anna = window("ru", PHONE, fair.people[0], touch=True, url=url)
    anna.go(f"t/{table}")
    anna.press(anna.handle(f"bag-{fair.bag}"))
    texts = Texts("ru", SHERIFF)
    view = now(fair, table).view(0)
    [other] = [seat for seat in view["in_office"] if seat != 0]
    known = {"judge": fair.people[other].name, "stance": "undecided"}
    share = view["number"][fair.bag] * 2
    for word in ("pass", "inspect"):
        said = texts.say(f"note-saying_{word}", stance_id="undecided", gold=share, judge=known["judge"])
        expect(anna.handle(f"do-stance-{word}")).to_contain_text(said)
    expect(anna.handle("do-stance-undecided")).to_have_count(0)  # nothing would change
    deal = now(fair, table).deals[-1]
    expect(deciding(anna).locator(f'[data-handle="accept-{deal.id}"]')).to_contain_text("5")
    expect(anna.handle(f"accept-{deal.id}")).to_have_count(1)
    assert lost(anna) == []
    assert barriers(anna) == []

    anna.press(anna.handle("do-stance-inspect"))
    anna.idle()
    mine = view["in_office"].index(0)
    assert now(fair, table).stances[fair.bag][mine] == "inspect"
    anna.press(anna.handle(f"bag-{fair.bag}"))
    anna.press(anna.handle("do-stance-undecided"))
    anna.idle()
    assert now(fair, table).stances[fair.bag][mine] == "undecided"

    anna.press(anna.handle(f"bag-{fair.bag}"))
    anna.press(deciding(anna).locator(f'[data-handle="accept-{deal.id}"]'))
    anna.idle()
    assert now(fair, table).deals[-1].agreed == (0,)


def test_before_a_law_is_proclaimed_its_place_in_the_row_is_shown(window: Callable[..., Player], fair: Fair) -> None:
    anna = window("ru", DESK, fair.people[0], url=fair.serving.url)
    anna.go("t/LAWS2222")
    row = anna.page.locator(".after li")
    table = now(fair, "LAWS2222")
    posted, drawn = (table.ids(table.at[place]) for place in (table.data.law_row, table.data.law_choice))
    expect(row).to_have_count(len(posted))
    anna.press(anna.handle(f"law-{drawn[1]}"))
    texts = Texts("ru", SHERIFF)
    names = [texts.say(f"law-{law}") for law in (drawn[1], *posted, drawn[0])]
    expect(row.locator("b")).to_have_text(names)
    words = ["new", "second", "gone"]
    expect(row.locator("small")).to_have_text(
        [*[anna.say(f"sheriff-after-{one}") for one in words], anna.say("sheriff-after-under", shown=0)]
    )


@pytest.mark.parametrize("size", SIZES)
def test_whoever_watches_sees_the_bargain_and_nothing_secret(
    window: Callable[..., Player], fair: Fair, size: str
) -> None:
    """Vera names silk of her bag: it is looked for, and only the sheriff learns what is inside."""
    table, told = watched(size), list[str]()
    wanda = window("en" if size == "desk" else "ru", SIZES[size], touch=size != "desk", url=fair.serving.url)
    wanda.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    wanda.go(f"t/{table}")
    wanda.press(wanda.button("room-watch"))
    expect(wanda.bar).to_be_visible()
    deals = wanda.page.locator("[data-deal]")
    n = truth(fair.data, table).n
    with hand(fair.serving, table, fair.people[2]) as vera, hand(fair.serving, table, fair.people[0]) as anna:
        n = vera.move(n, offer(0, 2, gold=2, from_bag=[["silk", 1]], promise="tea"))
        expect(deals).to_have_count(1)
        for words in ("2", "tea"):
            expect(deals).to_contain_text(words)
        expect(deals.get_by_label(Texts(wanda.lang, SHERIFF).say("good-silk"), exact=True)).to_be_visible()
        expect(deals.get_by_role("button")).to_have_count(0)
        deal = now(fair, table).deals[-1]
        n = anna.move(n, {"cmd": "accept", "deal": deal.id, "seq": deal.seq})
        expect(deals).to_contain_text(wanda.say("sheriff-status", status="accepted"))
        anna.move(n, {"cmd": "pass", "bag": 1})
        expect(wanda.page.locator(".stall .flag.ok")).to_have_count(2)
    for handle in ("send-deal", "compose", "quick-1"):
        expect(wanda.handle(handle)).to_have_count(0)
    expect(deciding(wanda)).to_have_count(0)
    assert barriers(wanda) == []
    assert lost(wanda) == []
    secret = hidden(now(fair, table))
    assert len(secret) > 30
    assert not secret & {piece for frame in told for piece in faces_told(json.loads(frame))}


def hidden(table: Any) -> set[int]:
    """The cards that somebody who watches may not know."""
    seen = {card["piece"] for card in cards_in(table.view(None)["places"]) if "face" in card}
    return set(range(len(table.face))) - seen


def faces_told(frame: Any) -> Iterator[int]:
    """The pieces that come with a face anywhere in what the server said."""
    if isinstance(frame, dict):
        if "piece" in frame and "face" in frame:
            yield frame["piece"]
        frame = list(frame.values())
    for part in frame if isinstance(frame, list) else ():
        yield from faces_told(part)


def test_a_deputy_sees_the_whole_of_his_demand(window: Callable[..., Player], fair: Fair) -> None:
    """With five others above it nothing of it has to be scrolled for, on a wide screen; elsewhere it is a sheet."""
    for size, screen in SIZES.items():
        anna = window("ru", screen, fair.people[0], touch=size != "desk", url=fair.serving.url)
        anna.go(f"t/{fair.asked['inspect of two']}")
        expect(deciding(anna)).to_be_visible()
        if size != "desk":
            anna.press(anna.handle("compose"))
        for part in ("send-deal", "others"):
            expect(anna.handle(part)).to_be_in_viewport(ratio=1)
        promise = anna.page.locator(".compose label input")
        expect(promise).to_be_in_viewport(ratio=1)
        box, send = promise.bounding_box(), anna.handle("send-deal").bounding_box()
        assert box
        assert send
        assert box["y"] + box["height"] <= send["y"], size


def now(fair: Fair, table: str = "BRJBE222") -> Any:
    match = truth(fair.data, table).match
    assert match is not None
    return match.table


def accept(anna: Player, deal: int) -> None:
    anna.press(anna.handle(f"accept-{deal}"))
    expect(anna.handle(f"accept-{deal}")).to_be_hidden()
    anna.idle()


def skip(player: Player) -> None:
    """A bag is emptied before all eyes until somebody has seen enough: any key tells."""
    while player.handle("theatre").is_visible():
        player.page.keyboard.press("Shift")


# ---- a whole game ----


def finish(player: Player) -> None:
    """Does what is ready to be done, else fills in what is open, else touches what is lit or begins with a button."""
    skip(player)
    doing = player.page.locator('.decide [data-handle^="do-"]:not([aria-disabled="true"])')
    begin = player.page.locator('.decide [data-handle^="verb-"]')
    expect(doing.or_(lit(player)).or_(begin).first).to_be_visible()
    wanted = [player.lit(blank).filter(visible=True) for blank in player.open_blanks()]
    way = next(way for way in (doing, *wanted, lit(player), begin) if way.count())
    player.press(way.first)
    player.idle()


def play(fair: Fair, table: str, people: list[Player], act: Callable[[Player], None]) -> None:
    """From the deal to the end; the first seats are theirs."""
    for player in people:
        player.go(f"t/{table}")
        expect(player.bar).to_be_visible()
    for _ in range(MOST):
        waiting_for = now(fair, table).waiting_for
        asked = [people[seat] for seat in sorted(waiting_for) if seat < len(people)]
        if asked:
            skip(asked[0])
            expect(deciding(asked[0]).or_(asked[0].over).or_(asked[0].score).first).to_be_visible()
            if deciding(asked[0]).is_visible():
                act(asked[0])
        elif not waiting_for:
            break
        else:
            people[0].page.wait_for_timeout(50)  # for a bot
    match = truth(fair.data, table).match
    assert match is not None
    assert match.table.over
    done = {move["cmd"] for seat, move in match.record.moves if seat < len(people)}
    assert done >= {"load", "declare", "end"}
    for player in people:
        expect(player.over.or_(player.score).first).to_be_visible()
        if player.over.is_visible():
            player.press(player.over)
        expect(player.score).to_be_visible()
        expect(player.role("heading", "finished-sheriff-truth")).to_be_visible()


def test_a_whole_game(window: Callable[..., Player], fair: Fair) -> None:
    """One at a laptop, one on a phone, and two bots."""
    anna = window("en", LAPTOP, fair.people[0], url=fair.serving.url)
    boris = window("ru", PHONE, fair.people[1], touch=True, url=fair.serving.url)
    play(fair, "WHOLE222", [anna, boris], finish)


def test_a_whole_game_with_keys_alone(window: Callable[..., Player], fair: Fair) -> None:
    anna = window("en", LAPTOP, fair.people[0], keys=True, url=fair.serving.url)

    def by_keys(player: Player) -> None:
        finish(player)
        assert not player.unfocused()

    play(fair, "KEYS2222", [anna], by_keys)


def test_a_whole_game_by_ear(window: Callable[..., Player], fair: Fair) -> None:
    """With nothing but what a screen reader is told: regions, buttons, their names, and whether they are pressed."""
    boris = window("ru", LAPTOP, fair.people[1], url=fair.serving.url)
    play(fair, "EARS2222", [boris], by_ear)


def by_ear(player: Player) -> None:
    """Presses the last button of the decision, unless it takes back what is chosen; if that does nothing, one thing
    after another that can be chosen on the table and in the hand, until the decision reads otherwise."""
    before = player.bar.aria_snapshot()
    buttons = player.bar.get_by_role("button", disabled=False)
    ways = [] if buttons.last.get_by_text(player.say("table-clear")).count() else [buttons.last]
    places = player.page.get_by_role("main"), player.role("region", "table-place")
    ways += [way for place in places for way in place.get_by_role("button", pressed=False, disabled=False).all()]
    for way in ways:
        if not way.is_visible():
            continue
        way.click(force=True)
        player.idle()
        player.page.wait_for_timeout(50)
        if not player.bar.is_visible() or player.bar.aria_snapshot() != before:
            return
    raise AssertionError(f"nothing answers {before}")
