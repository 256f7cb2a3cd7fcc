"""Lines break, servers die, people open a second window: nothing is lost, and everybody is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from .city import City
from .player import Player
from .serving import Serving
from .truth import truth
from .window import PHONE

REFUSED = "ERR_CONNECTION_REFUSED"  # the browser's own word for a server that is not there


def at(window: Callable[..., Player], city: City, table: str) -> Player:
    anna = window("en", who=city.anna)
    anna.go(f"t/{city.to_play[table]}")
    expect(anna.my_move).to_be_visible()
    return anna


def test_the_server_dies_in_the_middle_of_a_decision(
    window: Callable[..., Player], server: Serving, city: City
) -> None:
    anna = at(window, city, "killed")
    anna.bear(REFUSED)
    anna.press(anna.lit("hideout").first)
    server.kill()
    expect(anna.text("table-lost", exact=True)).to_be_visible()
    server.start()
    expect(anna.text("table-lost", exact=True)).to_be_hidden()
    anna.confirm()  # what was picked is still picked
    assert anna.verb() == "hire"


def test_the_network_goes_and_comes(window: Callable[..., Player], city: City) -> None:
    anna = at(window, city, "offline")
    anna.bear("ERR_INTERNET_DISCONNECTED")
    anna.context.set_offline(True)
    expect(anna.text("table-lost", exact=True)).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.text("table-lost", exact=True)).to_be_hidden()
    anna.recruit()
    assert anna.verb() == "hire"


def test_a_second_window_takes_over(window: Callable[..., Player], city: City) -> None:
    anna = at(window, city, "tabs")
    first, second = anna.page, anna.context.new_page()
    second.goto(first.url)
    expect(anna.role("alertdialog", "table-taken")).to_be_visible()
    expect(second.get_by_role("alertdialog")).to_be_hidden()
    anna.press(anna.button("table-take-back"))
    expect(anna.role("alertdialog", "table-taken")).to_be_hidden()
    expect(second.get_by_role("alertdialog", name=anna.say("table-taken"))).to_be_visible()
    anna.recruit()
    assert anna.verb() == "hire"


def test_a_guest_is_asked_to_leave(window: Callable[..., Player], city: City) -> None:
    anna, boris = window("en", who=city.anna), window("ru", PHONE, city.boris, touch=True)
    for player in (anna, boris):
        player.go(f"t/{city.asked}")
    expect(boris.text("room-waiting", name="Anna")).to_be_visible()
    anna.press(anna.button("room-seat-taken", number=4, name="Борис"))
    anna.press(anna.button("room-kick"))
    expect(boris.text("room-cleared")).to_be_visible()
    boris.press(boris.button("room-sit"))
    expect(boris.text("refuse-sent-away")).to_be_visible()
    expect(anna.button("room-seat-empty", number=4)).to_be_visible()


def test_a_program_gets_a_seat_and_its_key(window: Callable[..., Player], city: City) -> None:
    """By keyboard. The key opens the seat, until the host takes the seat away."""
    anna = window("en", who=city.anna, keys=True)
    anna.go(f"t/{city.gathering}")
    expect(anna.button("room-bot-add")).to_be_visible()
    free = next(n for n in (1, 2, 3, 4) if anna.button("room-seat-empty", number=n).is_visible())
    anna.press(anna.button("room-seat-empty", number=free))
    anna.press(anna.button("room-program-seat"))
    link = anna.page.get_by_role("status", name=anna.say("room-program-link")).inner_text()
    anna.page.keyboard.press("Escape")
    seat = f'data-seat="{free - 1}"'
    assert seat in anna.focused()
    table, _, key = link.partition("#")
    socket = table.replace("http", "ws", 1).replace("/t/", "/api/tables/") + "/socket"
    with connect(socket, additional_headers={"Authorization": f"Bearer {key}"}) as line:
        assert json.loads(line.recv())["room"]["me"] == free - 1
        expect(anna.page.locator(f"[{seat}]")).to_have_text(re.compile(anna.say("room-program")))
        anna.press(anna.button("room-seat-taken", number=free, name=anna.say("room-program-name")))
        anna.press(anna.button("room-program-remove"))
        assert [message for message in map(json.loads, line) if message["type"] == "bye"]
    expect(anna.button("room-seat-empty", number=free)).to_be_visible()


def test_there_is_no_such_table(window: Callable[..., Player]) -> None:
    guest = window("en")
    guest.go("t/AAAAAAAA")
    expect(guest.role("heading", "table-missing-title")).to_be_visible()
    guest.press(guest.role("link", "table-to-lobby"))
    expect(guest.role("heading", "lobby-question")).to_be_visible()


@pytest.mark.parametrize("path", ["t/", "r", "constructor"])
def test_there_is_no_such_page(window: Callable[..., Player], path: str) -> None:
    guest = window("en")
    guest.go(path)
    expect(guest.role("heading", "shell-missing-title")).to_be_visible()


def test_a_browser_that_keeps_nothing(window: Callable[..., Player], city: City) -> None:
    guest = window("en")
    guest.context.add_init_script(
        """for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError") } })"""
    )
    guest.go(f"t/{city.at['turn']}")
    guest.press(guest.button("room-watch"))
    expect(guest.bar).to_be_visible()


def test_a_double_click_takes_one_move_back(window: Callable[..., Player], city: City) -> None:
    anna = at(window, city, "undo")
    anna.recruit()
    anna.hire()
    anna.place("down")
    anna.handle("undo").click()
    expect(anna.handle("do-place")).to_be_visible()
    anna.handle("undo").hover()
    anna.page.mouse.down(click_count=2)
    anna.page.mouse.up(click_count=2)
    anna.place("down")  # it is still the placing that is asked


def test_a_bot_sits_in_when_asked(window: Callable[..., Player], server: Serving, city: City) -> None:
    anna = at(window, city, "bot")
    anna.press(anna.button("table-menu"))
    anna.press(anna.role("menuitem", "table-deputise"))
    expect(anna.bar.get_by_text(anna.say("table-deputy"))).to_be_visible()
    assert truth(server.data, city.to_play["bot"]).seats[0].deputy
    anna.press(anna.handle("return"))
    expect(anna.bar.get_by_text(anna.say("table-deputy"))).to_be_hidden()
    assert not truth(server.data, city.to_play["bot"]).seats[0].deputy


def test_a_bot_sits_in_for_somebody_who_is_gone(window: Callable[..., Player], server: Serving, city: City) -> None:
    """After the grace period the table goes on; whoever returns has their seat back with one tap."""
    anna = window("en", who=city.anna)
    anna.go(f"t/{city.to_play['gone']}")
    expect(anna.bar.get_by_text("Борис")).to_be_visible()
    expect(anna.my_move).to_be_visible()
    expect(anna.text("table-aside-away", player="Борис")).to_be_visible()
    boris = window("ru", PHONE, city.boris, touch=True)
    boris.go(f"t/{city.to_play['gone']}")
    expect(boris.bar.get_by_text(boris.say("table-deputy"))).to_be_visible()
    boris.press(boris.handle("return"))
    expect(boris.bar.get_by_text(boris.say("table-deputy"))).to_be_hidden()
    assert not truth(server.data, city.to_play["gone"]).seats[1].deputy
    expect(anna.text("table-aside-back", player="Борис")).to_be_visible()
