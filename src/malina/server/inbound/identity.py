"""Credentials, all signed: the session cookie, a one-time link to another device, a recovery code, a program's bearer
token. No passwords."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable

from itsdangerous import BadSignature, TimestampSigner

DAY = 86400
GROUPS, LETTERS = 4, 5
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: nothing that looks like something else
MEANT = str.maketrans("OIL", "011")  # what people read instead
PROGRAM = "program."  # begins the id of every program; those of people have no dot


def is_program(id: str) -> bool:
    return id.startswith(PROGRAM)


class Identity:
    """Signs and verifies credentials. Everything is keyed by the server's secret: without it nobody can forge a
    credential or look a person up by their recovery code."""

    max_age = 400 * DAY  # as long as browsers keep a cookie; every visit begins it anew
    link_age = 15 * 60

    def __init__(self, secret: bytes, now: Callable[[], float] = time.time) -> None:
        self._key = hmac.digest(secret, b"malina recovery code", hashlib.sha256)
        self._cookies = _Signer(secret, b"malina cookie", now)
        self._links = _Signer(secret, b"malina link", now)
        self._tokens = _Signer(secret, b"malina program", now)
        self._used: dict[str, float] = {}  # links that have been followed, and until when they would have been good
        self._now = now

    # ---- the cookie ----

    def issue(self, person: str) -> str:
        return self._cookies.sign(person).decode()

    def read(self, cookie: str) -> str | None:
        return self._cookies.read(cookie, self.max_age)

    # ---- the link to another device ----

    def link(self, person: str) -> str:
        return self._links.sign(f"{person}.{secrets.token_urlsafe(9)}").decode()

    def read_link(self, token: str) -> str | None:
        """The person of a link, which can be used once. Used links are forgotten by a restart; they expire after
        minutes anyway."""
        found = self._links.read(token, self.link_age)
        now = self._now()
        self._used = {used: until for used, until in self._used.items() if until > now}
        if found is None or found in self._used:
            return None
        self._used[found] = now + self.link_age + 1
        return found.rpartition(".")[0]

    # ---- the token of a program ----

    def new_program(self) -> str:
        return f"{PROGRAM}{secrets.token_urlsafe(12)}"

    def token(self, program: str) -> str:
        """The bearer token of a program. It only identifies the program; its rights depend on the seat it has."""
        return self._tokens.sign(program).decode()

    def read_token(self, token: str) -> str | None:
        return self._tokens.read(token, self.max_age)

    # ---- the recovery code ----

    def new_code(self) -> str:
        """A hundred bits, in groups that can be read out on the telephone."""
        groups = ("".join(secrets.choice(ALPHABET) for _ in range(LETTERS)) for _ in range(GROUPS))
        return "-".join(groups)

    def digest(self, code: str) -> str:
        """The digest that is stored in place of a recovery code; "" if this cannot be a code."""
        letters = "".join(c for c in code.upper().translate(MEANT) if c.isalnum())
        if len(letters) != GROUPS * LETTERS or not set(letters) <= set(ALPHABET):
            return ""
        return hmac.digest(self._key, letters.encode(), hashlib.sha256).hex()


class _Signer(TimestampSigner):
    def __init__(self, secret: bytes, purpose: bytes, now: Callable[[], float]) -> None:
        super().__init__(secret, salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256)
        self._now = now

    def get_timestamp(self) -> int:
        return int(self._now())

    def read(self, signed: str, age: int) -> str | None:
        """The signed value, or None if it is forged or expired. A timestamp in the future is accepted, as the machine's
        clock may have been set back."""
        try:
            value, at = self.unsign(signed, return_timestamp=True)
            return value.decode() if self.get_timestamp() - at.timestamp() <= age else None
        except (BadSignature, UnicodeError):
            return None
