"""Nobody becomes somebody else: cookies, links and codes are what the server signed, and no longer than it said."""

from __future__ import annotations

import re

import pytest

from malina.server.inbound.identity import ALPHABET, Identity, is_program

SECRET = bytes(range(32))


class Clock:
    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def identity(clock: Clock) -> Identity:
    return Identity(SECRET, clock)


def test_a_cookie_is_read_by_every_server_with_the_key(identity: Identity, clock: Clock) -> None:
    assert identity.read(identity.issue("ann")) == "ann"
    assert Identity(SECRET, clock).read(identity.issue("ann")) == "ann"
    assert Identity(bytes(32), clock).read(identity.issue("ann")) is None


def test_a_cookie_grows_old(identity: Identity, clock: Clock) -> None:
    cookie = identity.issue("ann")
    clock.now += identity.max_age
    assert identity.read(cookie) == "ann"
    clock.now += 1
    assert identity.read(cookie) is None
    assert identity.read(identity.issue("ann")) == "ann"


@pytest.mark.parametrize("forged", ["", "ann", "ann.", "..", "ann.x.y", "ann.YQ.YQ", "é" * 50, "\x00", "a" * 10_000])
def test_what_was_never_signed(identity: Identity, forged: str) -> None:
    assert identity.read(forged) is None
    assert identity.read_link(forged) is None
    assert identity.digest(forged) == ""


def test_a_token_is_for_a_program_and_for_nobody_else(identity: Identity, clock: Clock) -> None:
    program = identity.new_program()
    assert is_program(program)
    assert not is_program("ann")
    token = identity.token(program)
    assert Identity(SECRET, clock).read_token(token) == program
    assert identity.read(token) is None
    assert identity.read_link(token) is None
    assert identity.read_token(identity.issue(program)) is None
    clock.now += identity.max_age + 1
    assert identity.read_token(token) is None


def test_every_letter_of_a_cookie_counts(identity: Identity) -> None:
    cookie = identity.issue("ann")
    for i, letter in enumerate(cookie[:-1]):  # of the last one, some bits are nobody's
        assert identity.read(cookie[:i] + ("A" if letter != "A" else "B") + cookie[i + 1 :]) is None
    assert identity.read(cookie[:-5]) is None


def test_a_link_is_good_once_and_not_for_long(identity: Identity, clock: Clock) -> None:
    link = identity.link("ann.b-c_d")
    assert identity.read_link(link) == "ann.b-c_d"
    assert identity.read_link(link) is None
    old, new = identity.link("ann"), identity.link("ann")
    assert old != new
    clock.now += identity.link_age + 1
    assert identity.read_link(old) is None
    assert identity.read_link(identity.link("bob")) == "bob"
    assert len(identity._used) == 1  # what is void need not be remembered


def test_a_link_is_no_cookie_and_a_cookie_no_link(identity: Identity) -> None:
    assert identity.read(identity.link("ann")) is None
    assert identity.read_link(identity.issue("ann.x")) is None


def test_a_recovery_code_can_be_read_out_and_typed_by_hand(identity: Identity) -> None:
    code = identity.new_code()
    assert re.fullmatch(rf"([{ALPHABET}]{{5}}-){{3}}[{ALPHABET}]{{5}}", code)
    assert code != identity.new_code()
    digest = identity.digest(code)
    assert len(digest) == 64
    for typed in (code.lower(), code.replace("-", " "), code.replace("-", ""), f"  {code}\n", code.replace("-", "–")):
        assert identity.digest(typed) == digest
    assert identity.digest("00000-11111-00000-11111") == identity.digest("OoO0o iIlL1 ooooo-LLLLL")


def test_a_digest_gives_nothing_away(identity: Identity, clock: Clock) -> None:
    code = identity.new_code()
    assert code.replace("-", "") not in identity.digest(code)
    assert Identity(bytes(32), clock).digest(code) != identity.digest(code)
    for wrong in (code[:-1], code + "0", code.replace(code[0], "U"), "-".join("*" * 5 for _ in range(4))):
        assert identity.digest(wrong) == ""
