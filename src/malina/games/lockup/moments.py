"""Where modes, tomes, effects, goals and goons have a say: all moments and modifiers, in the order of the rulebook.

A mode's source is its name. A card's source is its id, or the word for what it does, and the party whose it is:
`@on(effect, "gain_power") def power(g, party): ...`; the numbers are the card's.
"""

from __future__ import annotations

from ...kernel.moments import Modifier, Moment, Source
from ...kernel.moments import on as on
from .faces import Bonus, Goal, Reward
from .table import NOBODY, LockupTable

Start = tuple[int, int, int]  # reputation, power, storage limit

# Set-up
start_of: Modifier[Start, [int]] = Modifier("start_of")  # party
boards_taken: Moment[[]] = Moment("boards_taken")  # everything lies ready
bonus: Moment[[Bonus]] = Moment("bonus")  # by its fields: a board or a trait brings something
# Roll Call
roll_call_begins: Moment[[]] = Moment("roll_call_begins")
guards_turn: Moment[[]] = Moment("guards_turn")
placed: Moment[[int]] = Moment("placed")  # somebody has placed tokens
# Lights Out
turned_up: Moment[[int, int]] = Moment("turned_up")  # piece, number of its location
guards_reward: Moment[[int, Reward, int]] = Moment("guards_reward")  # by location: its number, the reward, the place
lights_out_ends: Moment[[]] = Moment("lights_out_ends")
# Items and goons
effect: Moment[[]] = Moment("effect")  # by the word on the card
guards_effect: Moment[[]] = Moment("guards_effect")  # the same for the guards
# Tomes
useful: Modifier[bool, []] = Modifier("useful")  # has this tome any effect now?
read: Moment[[]] = Moment("read")
# Raid
keep_suspicion: Modifier[frozenset[int], []] = Modifier("keep_suspicion")  # who keep their cubes after a raid
# Goals and the end
measure: Modifier[int, [Goal]] = Modifier("measure")  # by the metric: how much of it a party has
goon_stars: Modifier[int, [int]] = Modifier("goon_stars")  # by the type: what all goons of it are worth together
cube_stars: Modifier[int, [int, str]] = Modifier("cube_stars")  # party, resource


def modes(g: LockupTable) -> list[Source]:
    """The ways to play that have a say in this game."""
    expert = [("expert", NOBODY)] if g.options.expert else []
    return [*expert, ("solo", g.seats)] if g.data.solo else expert
