"""What the answers to all questions besides Roll Call are worth."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Decision, Say
from ....kernel.policy import Ranking
from ..faces import RESOURCES
from .belief import strength
from .cubes import cheapest, plus, without
from .outlook import Outlook
from .rooms import LIBRARY, Rooms
from .sight import Purse
from .tomes import rank_tomes, spent

SOME = 40  # fillings of a blank that are looked at


# ---- rewards ----


def rank_rewards(outlook: Outlook, decision: Decision) -> Ranking:
    ranking = rank_tomes(outlook, decision, "reward")
    for say in decision.moves.says:
        ranking += REWARDS[say.cmd](outlook, say) if say.cmd in REWARDS else []
    return ranking


def decline(outlook: Outlook, say: Say) -> Ranking:
    """The tokens go to the Library instead; from there they go home."""
    return [({"cmd": "decline"}, 0.0 if outlook.sight.location == LIBRARY else 0.7 * outlook.tome)]


def take(outlook: Outlook, say: Say) -> Ranking:
    """Whatever it is, it is more than the hope of a tome."""
    return [({"cmd": "take"}, 2 * outlook.pick)]


def choose(outlook: Outlook, say: Say) -> Ranking:
    return [({"cmd": "choose", "cube": cube}, outlook.gain(cube, 1)) for cube in say.blanks["cube"]]  # type: ignore[attr-defined]


def swap(outlook: Outlook, say: Say) -> Ranking:
    """The best payment for each kind of gain."""
    before = outlook.cubes.worth(outlook.purse)
    gains: Any = say.blanks["gains"]
    paid: Any = say.blanks["cubes"]
    ranking: Ranking = []
    for i in range(min(len(gains), SOME)):
        after = outlook.purse
        for kind, count in gains[i]:
            after = plus(after, RESOURCES.index(kind), count)
        cubes = cheapest(paid, after, outlook.cubes.worth)
        value = outlook.cubes.worth(without(after, cubes)) - before
        ranking.append(({"cmd": "swap", "cubes": cubes, "gains": gains[i]}, value))
    return ranking


def recruit(outlook: Outlook, say: Say) -> Ranking:
    blanks: dict[str, Any] = say.blanks
    two = blanks["goons"][0] > 1
    worth = outlook.cubes.worth
    cubes = cheapest(blanks["cubes"], outlook.purse, worth)
    price = worth(outlook.purse) - worth(without(outlook.purse, cubes))
    worths = {goon.id: outlook.goon(goon) for _, goon in outlook.sight.board}
    ranking: Ranking = []
    for goon in blanks["goon"]:
        move = {"cmd": "recruit", "goon": goon, "goons": blanks["goons"][0], "cubes": cubes}
        value = worths[goon] - price
        if two:
            value += max([worth for id, worth in worths.items() if id != goon], default=0.0)
        if "tome" in blanks:
            move["tome"] = blanks["tome"][0]
            value -= spent(outlook)
        ranking.append((move, value))
    return ranking


def craft(outlook: Outlook, say: Say) -> Ranking:
    blanks: dict[str, Any] = say.blanks
    item = blanks["item"][0]
    recipe = next(recipe for recipe in outlook.recipes if recipe.item.id == item)
    cost = list(recipe.cost)
    value = recipe.worth
    move: dict[str, Any] = {"cmd": "craft", "item": item}
    for blank in ("ignored", "stolen"):
        if blank in blanks:
            symbol = blanks[blank][0]
            if symbol in RESOURCES and cost[RESOURCES.index(symbol)]:
                cost[RESOURCES.index(symbol)] -= 1
            value -= spent(outlook)
    purse: Purse = tuple([there - need for there, need in zip(outlook.purse, cost, strict=True)])  # type: ignore[assignment]
    if "cubes" in blanks:
        move["cubes"] = cheapest(blanks["cubes"], purse, lambda rest: outlook.cubes_after.worth(rest, recipe))
        purse = without(purse, move["cubes"])
    if "ignored" in blanks:
        move["ignored"] = blanks["ignored"][0]
    value += outlook.cubes_after.left_over(purse) - outlook.cubes_after.left_over(outlook.purse)
    if "stolen" not in blanks:
        return [(move, value)]
    return [
        ({**move, "victim": victim, "stolen": blanks["stolen"][0]}, value + rivalry(outlook, victim))
        for victim in blanks["victim"]
    ]


def rivalry(outlook: Outlook, victim: int) -> float:
    """Rather the one who is ahead."""
    return 0.5 + 0.02 * outlook.sight.stars[victim]


def reserve(outlook: Outlook, say: Say) -> Ranking:
    """An item that is safe from others; worth little more than the hope of it."""
    blanks: dict[str, Any] = say.blanks
    worth = outlook.cubes_after.worth
    purse, price = outlook.purse, 0.0
    move: dict[str, Any] = {"cmd": "reserve"}
    if "cubes" in blanks:
        move["cubes"] = cheapest(blanks["cubes"], purse, worth)
        price = worth(purse) - worth(without(purse, move["cubes"]))
        purse = without(purse, move["cubes"])
    ranking: Ranking = []
    for item in blanks["item"]:
        ranking.append(({**move, "item": item}, outlook.reserving(item, purse) - price))
    return ranking


REWARDS = {
    "decline": decline,
    "take": take,
    "choose": choose,
    "swap": swap,
    "recruit": recruit,
    "craft": craft,
    "reserve": reserve,
}


# ---- smaller questions ----


def rank_goons(outlook: Outlook, decision: Decision) -> Ranking:
    worths = {goon.id: outlook.goon(goon) for _, goon in outlook.sight.board}
    return [(move, worths[move["goon"]]) for move in decision.moves]


def rank_cubes_back(outlook: Outlook, decision: Decision) -> Ranking:
    ways: Any = decision.moves.says[0].blanks["cubes"]
    return [
        ({"cmd": "give_back", "cubes": ways[i]}, outlook.cubes.left_over(without(outlook.purse, ways[i])) * 0.3
         + outlook.cubes.worth(without(outlook.purse, ways[i])))
        for i in range(min(len(ways), SOME))
    ]  # fmt: skip


def rank_trades(outlook: Outlook, decision: Decision) -> Ranking:
    ranking: Ranking = []
    for say in decision.moves.says:
        ranking += swap(outlook, say) if say.cmd == "swap" else [({"cmd": say.cmd}, 0.0)]
    return ranking


def rank_blame(outlook: Outlook, decision: Decision) -> Ranking:
    """Whom a raid would hit."""
    sight = outlook.sight
    return [(move, sight.suspicion[move["victim"]] + 0.05 * sight.stars[move["victim"]]) for move in decision.moves]


def rank_kept_tomes(outlook: Outlook, decision: Decision) -> Ranking:
    return [(move, outlook.weights.tomes[move["tome"]]) for move in decision.moves]


def rank_kept_cards(outlook: Outlook, decision: Decision) -> Ranking:
    """Goons or items, of which one is kept."""
    faces = {face.id: face for face in outlook.sight.choice}
    ranking: Ranking = []
    for move in decision.moves:
        face = faces[move["card"]]
        ranking.append((move, outlook.goon(face) if face.back == "goon" else 0.5 * outlook.item(face)))
    return ranking


def rank_traits(outlook: Outlook, decision: Decision) -> Ranking:
    traits = {trait.id: trait.bonus for trait in outlook.sight.box.cards.traits}
    ranking: Ranking = []
    for move in decision.moves:
        bonus, weights = traits[move["trait"]], outlook.weights
        value = float(bonus.reputation)
        value += sum([weights.cube[kind] * getattr(bonus, kind) for kind in RESOURCES])
        value += bonus.power * outlook.power + bonus.tomes * weights.tome + bonus.choose_tome * weights.pick
        value += bonus.storage * 1.0 - bonus.suspicion * 1.0
        value += {"": 0.0, "draw_1": 3.0, "look_3_keep_1": 4.5}[bonus.goon] + (3.0 if bonus.item else 0.0)
        ranking.append((move, value))
    return ranking


def rank_guards(outlook: Outlook, decision: Decision) -> Ranking:
    """Which guard to turn up: one where we may still go and much depends on him."""
    return rank_looks(outlook, decision, "guard")


def rank_looks(outlook: Outlook, decision: Decision, blank: str = "token") -> Ranking:
    sight = outlook.sight
    rooms = Rooms(outlook)
    places = {}
    for number, room in enumerate(sight.rooms):
        for party in sight.opponents:
            places.update(dict.fromkeys(room[party].pieces, (number, party)))
    ranking: Ranking = []
    for move in decision.moves:
        number, party = places[move[blank]]
        going = number < LIBRARY and sight.box.locations[number].id not in sight.visited[sight.me]
        stake = rooms.stake(number) + rooms.others * rooms.their_stake(number, rooms.here[number][0])
        ranking.append((move, stake if going else -1.0 + 0.01 * stake))
    return ranking


def rank_back_door(outlook: Outlook, decision: Decision) -> Ranking:
    """Rather a strong token: it can do more elsewhere."""
    sight = outlook.sight
    faces: dict[int, Any] = {}
    for room in sight.rooms:
        lies = room[sight.me]
        faces.update(zip(lies.pieces, lies.known, strict=True))
    return [(move, float(strength(faces[move["token"]], sight.power[sight.me]))) for move in decision.moves]


def rank_any(outlook: Outlook, decision: Decision) -> Ranking:
    """Where one answer is as good as another."""
    return [(decision.moves[i], 0.0) for i in range(min(decision.moves.size, SOME))]


def rank_most(outlook: Outlook, decision: Decision) -> Ranking:
    return [(move, float(move["count"])) for move in decision.moves]


def rank_free_reserve(outlook: Outlook, decision: Decision) -> Ranking:
    return [row for say in decision.moves.says for row in reserve(outlook, say)]
