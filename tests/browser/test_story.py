"""What the frame tells of a game: the role that is dealt, what one wins with, what a shot is aimed at."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from malina import GAMES

from .city import City
from .player import Player
from .test_first import begin
from .window import PHONE, SMALL

SIZES = {"desktop": (1440, 900), "tablet": (768, 1024), "phone": PHONE, "small": SMALL}


@pytest.mark.parametrize(("size", "lang"), [(size, lang) for size in SIZES for lang in ("ru", "en")])
def test_the_role_is_dealt_as_a_moment_that_lets_touches_through(
    window: Callable[..., Player], size: str, lang: str
) -> None:
    player = begin(window(lang, SIZES[size]), "bang")
    moment = player.page.locator('[data-owner="secret"]')
    expect(moment).to_be_visible()
    goal = moment.locator(".goal")
    box, stage = goal.bounding_box(), player.page.locator(".stage").bounding_box()
    assert box is not None
    assert stage is not None
    assert box["y"] >= stage["y"]
    assert box["y"] + box["height"] <= stage["y"] + stage["height"]
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= stage["x"] + stage["width"]
    if folder := os.environ.get("SHOTS"):
        player.page.wait_for_timeout(700)
        player.page.screenshot(path=f"{folder}/role-{size}-{lang}.png")
    player.page.keyboard.press("Shift")
    expect(moment).to_have_count(0)
    player.page.reload()
    expect(player.page.locator("[data-seat]").first).to_be_visible()
    expect(moment).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_what_one_wins_with_is_one_touch_away(window: Callable[..., Player], game: str) -> None:
    player = begin(window("ru", SMALL), game)
    expect(player.handle("goal")).to_be_visible()
    player.page.keyboard.press("Shift")
    player.press(player.handle("goal"))
    words = player.page.locator(".closer p").first
    expect(words).to_be_visible()
    assert len(words.inner_text()) > 20
    if folder := os.environ.get("SHOTS"):
        player.page.screenshot(path=f"{folder}/goal-{game}.png")


def test_a_guest_is_offered_an_animal_that_nobody_wears(window: Callable[..., Player], city: City) -> None:
    guest = window("ru", PHONE, touch=True)
    guest.context.add_init_script("Math.random = () => 0")  # the first animal: the fox, which Boris wears
    guest.go(f"t/{city.gathering}")
    chosen = guest.page.locator('.masks [aria-checked="true"]')
    expect(chosen).to_have_count(1)
    taken = guest.say("shell-mask-taken", animal=guest.say("mask-fox"))
    expect(guest.page.get_by_role("radio", name=taken)).to_be_visible()
    assert chosen.get_attribute("aria-label") != taken
    guest.press(guest.page.locator(".sign").get_by_role("button"))
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")


def test_the_lobby_knows_that_somebody_has_played(window: Callable[..., Player]) -> None:
    guest = window("en", PHONE)
    guest.go()
    expect(guest.text("lobby-mine-empty")).to_be_visible()
    assert guest.page.locator("link[rel=manifest]").get_attribute("href") == "manifest-en.webmanifest"
    assert guest.page.request.get(f"{guest.url}/manifest-en.webmanifest").json()["lang"] == "en"
    guest.page.evaluate("localStorage.setItem('malina-played', 'bang')")
    guest.page.reload()
    expect(guest.text("lobby-mine-calm")).to_be_visible()
