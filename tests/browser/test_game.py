"""Two people and a bot play a whole game: Anna at a desk with nothing but keys, Boris on a phone with his thumbs."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from malina.kernel.decision import Move

from .player import Player
from .serving import Serving
from .truth import truth
from .window import PHONE

TURNS = 4  # that each of them takes before passing


def test_a_whole_game(window: Callable[..., Player], server: Serving, tmp_path: Path) -> None:
    anna, boris = window("en", keys=True, moving=True, worker=True), window("ru", PHONE, touch=True)
    link = invite(anna)
    table = link.rpartition("/")[2]
    join(boris, link)
    deal(anna, boris)
    play(anna, boris)
    assert {move.get("face") for _, move in moves(server, table)} == {None, "up", "down"}

    for player in (anna, boris):
        score(player)
    replay(anna)
    position(anna, window)
    anna.press(anna.role("link", "finished-replay-back"))
    replay_by_touch(boris)
    fairness(boris)
    record(anna, tmp_path)
    rematch(anna, boris, server, table)


def invite(anna: Player) -> str:
    """Sets a table for three, one of them a bot that does not dawdle; the link is on the clipboard then."""
    anna.go()
    anna.press(anna.role("region", "lobby-posters").get_by_role("link").first)
    anna.fill(anna.role("textbox", "room-your-name"), "Anna")
    anna.press(anna.role("radio", "mask-owl"))
    anna.press(anna.role("radio", "room-pace-instant"))
    anna.press(anna.button("room-bot-add"))
    anna.press(anna.button("room-open"))
    expect(anna.button("room-deal")).to_be_visible()
    anna.press(anna.button("room-copy"))
    expect(anna.text("shell-copied")).to_be_visible()
    return str(anna.page.evaluate("() => navigator.clipboard.readText()"))


def join(boris: Player, link: str) -> None:
    boris.go(link)
    expect(boris.text("room-invites", name="Anna")).to_be_visible()
    boris.press(boris.button("room-sit"))  # without a name nobody sits down
    expect(boris.text("room-name-missing")).to_be_visible()
    boris.fill(boris.role("textbox", "room-your-name"), "Борис")
    boris.press(boris.role("radio", "mask-lynx"))
    boris.press(boris.button("room-sit"))
    expect(boris.text("room-waiting", name="Anna")).to_be_visible()


def deal(anna: Player, boris: Player) -> None:
    expect(anna.page.get_by_role("button", name=anna.say("room-seat-taken", number=3, name="Борис"))).to_be_visible()
    anna.press(anna.button("room-deal"))
    for player in (anna, boris):
        expect(player.bar).to_be_visible()


def play(anna: Player, boris: Player) -> None:
    turns = {anna: 0, boris: 0}
    reloaded = False
    while True:
        player = who_decides(anna, boris)
        if player is None:
            return
        verb = player.verb()
        if verb in ("recruit", "pass"):
            if turns[player] == TURNS or verb == "pass":
                player.resign()
            else:
                player.recruit(turns[player] % 2)
            turns[player] += 1
        elif verb == "hire":
            player.hire()
        else:
            if player is boris and not reloaded:
                reload(boris)
                reloaded = True
            player.place("down" if turns[player] == 2 else "up")


def who_decides(anna: Player, boris: Player) -> Player | None:
    """The one the table waits for, as both pages say; None when the game is over."""
    waits = anna.bar.get_by_text("Борис")
    expect(anna.my_move.or_(anna.over).or_(anna.score).or_(waits).first).to_be_visible()
    if anna.over.is_visible() or anna.score.is_visible():
        return None
    player = anna if anna.my_move.is_visible() else boris
    expect(player.my_move).to_be_visible()
    return player


def reload(boris: Player) -> None:
    """In the middle of a decision: the same cards, and still his move."""
    before = boris.page.locator("[data-piece]").count()
    boris.page.reload()
    expect(boris.my_move).to_be_visible()
    assert boris.verb() == "place"
    expect(boris.page.locator("[data-piece]")).to_have_count(before)


def score(player: Player) -> None:
    """The cards are turned up first; then, or when somebody wants it, the score is there."""
    expect(player.over.or_(player.score).first).to_be_visible()
    if player.over.is_visible():
        player.press(player.over)
    expect(player.score).to_be_visible()
    expect(player.text("finished-made-of")).to_be_visible()


def replay(anna: Player) -> None:
    """Step by step with keys alone, anywhere on the page and on the slider."""
    knob = anna.page.get_by_role("slider")
    anna.reach(knob)
    last = int(knob.get_attribute("aria-valuemax") or 0)
    assert last > 3 * TURNS
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page).to_have_url(re.compile(rf"/r/\w+\?step={last - 1}&as=all"))
    expect(knob).to_have_attribute("aria-valuenow", str(last - 1))
    for key, step in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        anna.page.keyboard.press(key)
        expect(knob).to_have_attribute("aria-valuenow", str(step))
    anna.reach(knob)
    for key, step in (("PageDown", last - 10), ("ArrowUp", last - 9), ("ArrowDown", last - 10)):
        anna.page.keyboard.press(key)
        expect(knob).to_have_attribute("aria-valuenow", str(step))
    anna.press(anna.role("radio", "finished-replay-spectator"))
    expect(anna.page).to_have_url(re.compile(rf"step={last - 10}&as=spectator"))


def position(anna: Player, window: Callable[..., Player]) -> None:
    """Its link shows the same to somebody else."""
    anna.press(anna.button("finished-replay-copy"))
    expect(anna.text("shell-copied")).to_be_visible()
    friend = window("en")
    friend.go(str(anna.page.evaluate("() => navigator.clipboard.readText()")))
    expect(friend.page.get_by_role("slider")).to_be_visible()
    assert friend.page.url == anna.page.url
    expect(friend.page.get_by_role("main")).to_match_aria_snapshot(anna.page.get_by_role("main").aria_snapshot())


def replay_by_touch(boris: Player) -> None:
    """A tap on the line goes there; other eyes see other cards."""
    knob = boris.page.get_by_role("slider")
    knob.scroll_into_view_if_needed()
    tap_line(boris, 0.5)
    expect(boris.page).to_have_url(re.compile(r"/r/\w+\?step=\d+&as=all"))
    expect(boris.role("radio", "finished-replay-mine")).to_be_visible()  # the replay has its own line
    before, steps = (int(knob.get_attribute(f"aria-value{which}") or 0) for which in ("now", "max"))
    tap_line(boris, 0.75)
    expect(knob).not_to_have_attribute("aria-valuenow", str(before))
    step = int(knob.get_attribute("aria-valuenow") or 0)
    assert abs(step - steps * 0.75) <= 4  # there, or at a mark under the thumb
    boris.press(boris.role("radio", "finished-replay-mine"))
    expect(boris.page).to_have_url(re.compile(rf"step={step}&as=2"))
    boris.page.go_back()
    expect(boris.score).to_be_visible()


def tap_line(player: Player, part: float) -> None:
    box = player.page.get_by_role("slider").locator("..").bounding_box()
    assert box is not None
    player.page.touchscreen.tap(box["x"] + box["width"] * part, box["y"] + box["height"] / 2)


def fairness(boris: Player) -> None:
    boris.press(boris.button("finished-fair-verify"))
    expect(boris.role("heading", "finished-fair-yes")).to_be_visible()
    expect(boris.text("finished-fair-remembered", exact=True)).to_be_visible()


def record(anna: Player, folder: Path) -> None:
    """The file that the page gives is one that `malina verify` believes."""
    with anna.page.expect_download() as loading:
        anna.press(anna.role("link", "finished-download"))
    file = folder / loading.value.suggested_filename
    loading.value.save_as(file)
    checked = subprocess.run([sys.executable, "-m", "malina.cli", "verify", str(file)], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr


def rematch(anna: Player, boris: Player, server: Serving, table: str) -> None:
    """One tap, and both are at the new table, one seat on."""
    boris.press(boris.button("finished-again"))
    expect(boris.page).not_to_have_url(re.compile(table))
    anna.press(anna.role("link", "finished-again"))
    anna.press(anna.role("link", "finished-sit"))
    for player in (anna, boris):
        expect(player.bar).to_be_visible()
    assert anna.page.url == boris.page.url
    old, new = (truth(server.data, id) for id in (table, anna.page.url.rpartition("/")[2]))
    assert [seat.name for seat in new.seats] == [seat.name for seat in (old.seats[-1], *old.seats[:-1])]
    assert new.phase == "playing"


def moves(server: Serving, table: str) -> list[tuple[int, Move]]:
    match = truth(server.data, table).match
    assert match is not None
    return match.record.moves
