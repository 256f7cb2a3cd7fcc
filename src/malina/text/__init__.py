"""What people read, in their language: Fluent files, one for all games and one for each game.

The arguments of a message follow one convention, which the page uses too. An argument `x` gives:
  $x        what is read: a player's name for a seat, the message `x-<value>` for a text that has one, a joined list
  $x_id     the value as it is, to select on; "true" or "false"; absent, null and "" are "none"
  $x_kind   none, bool, number, text, list or object, to select on
  $x_count  how many things a list has
A message may select on the last three of an argument that is absent; its default variant should then be `*[none]`.
An object with a `type` is read by the message `<name>-<type>-do`, whose arguments are the object's own fields.
`pieces` in a game's file names the prefixes of its faces: `pieces = crook` makes "fence" read as `crook-fence`.
`persons` names arguments that are seats in this game only.
A face with a sign, `bang.QC`, is read by `signed` from the name before the dot, `rank-Q` if there is one, and
`suit-C-sign`.
"""

from __future__ import annotations

from .bundle import LANGUAGES, BrokenText, MissingText
from .log import log_text
from .texts import Texts

__all__ = ["LANGUAGES", "BrokenText", "MissingText", "Texts", "log_text"]
