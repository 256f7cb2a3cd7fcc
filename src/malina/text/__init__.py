"""Localization (i18n): Fluent files, one for all games and one for each game.

The arguments of a message follow one convention, which the page uses too. An argument `x` gives the variables:
  $x        text to show: a player's name for a seat, the message `x-<value>` for a text that has one, a joined list
  $x_id     the raw value, to select on; "true" or "false"; absent, null and "" are "none"
  $x_kind   none, bool, number, text, list or object, to select on
  $x_count  how many things a list has
  $x_me     for a seat: "you" if the reader sits there, else "other"; for a list of seats: is the reader one of them?
A message may select on the last four of an argument that is absent; its default variant should then be `*[none]`.
A reader's own seat becomes the message `you`; a sentence that begins with it begins with a capital letter.
A pair in a list is formatted by the message `pair`: in `goods` the key is a `good`, the value one of the `goods`.
An object with a `type` is formatted by the message `<name>-<type>-do`, whose arguments are the object's own fields.
`pieces` in a game's file names the prefixes of its faces: `pieces = crook` makes "fence" read as `crook-fence`.
A piece that the reader of a question cannot see is called by the message `face-down-<place>`, if there is one; its
arguments are the seat of the place, "beyond" for one after the last, and as `<place>` the word in its name.
`persons` names arguments that are seats in this game only. `holders` names public fields that are seats, -1 for nobody
(`<field>-none`); whoever comes after the last seat is `seat-beyond`.
`facts` names the public fields that the board for any game shows, in a game that has more than a reader wants.
A face with rank and suit, `bang.QC`, is formatted by `signed` from the name before the dot, `rank-Q` if there is one,
and `suit-C-sign`.
"""

from __future__ import annotations

from .bundle import LANGUAGES, BrokenText, MissingText
from .log import log_text
from .texts import Texts

__all__ = ["LANGUAGES", "BrokenText", "MissingText", "Texts", "log_text"]
