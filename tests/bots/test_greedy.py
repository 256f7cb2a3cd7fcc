"""The greedy bot of Crooks (chapter 16 of the specification): each consideration, and how well they play together."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from malina.bots import bot, play
from malina.bots.bot import step
from malina.games.crooks import GAME
from malina.games.crooks.bot import WEIGHTS, policy, rank, rank_on
from malina.games.crooks.bot.buying import Buying
from malina.games.crooks.bot.outlook import Outlook
from malina.games.crooks.bot.placing import Placing
from malina.games.crooks.bot.sight import Pile, Sight
from malina.games.crooks.box import shipped
from malina.games.crooks.faces import Crook
from malina.games.crooks.rules.scoring import tally
from malina.kernel.dice import FastDice
from malina.kernel.pieces import look, look_away, show
from malina.kernel.policy import best
from malina.kernel.table import Table

from ..crooks.scenario import FULL_ROW, Scenario, scenario

OPEN = "B=insider,forger,bookie C=locksmith,boxer,butcher D=tommy_gun,card_sharp E=racketeer,arsonist"
SMALL_FRY = "0/2=bookie 0/3=courier 0/5=locksmith 0/6=bootlegger 0/7=racketeer 0/8=boxer"

GREEDY, RANDOM = bot("greedy", GAME), bot("random", GAME)
CROOKS = {crook.id: crook for crook in GAME.new_table(2, GAME.read_options({}, 2), FastDice(0)).data.faces}


def looked(t: Scenario, *letters: str, seat: int = 0) -> Scenario:
    """The seat has looked into these hideouts before."""
    for letter in letters:
        look(t.table, seat, t.table.data.hideout[letter])
        look_away(t.table, seat, t.table.data.hideout[letter])
    return t


def outlook(t: Scenario, **weights: Any) -> Outlook:
    return Outlook(Sight.of_view(t.table.view(0, memory=True)), msgspec.structs.replace(WEIGHTS, **weights))


def buying(t: Scenario, worth: dict[str, float]) -> Buying:
    """With crooks of this worth."""
    found = Buying(outlook(t), [])
    found.worth = worth
    return found


def chosen(t: Scenario, **weights: Any) -> str:
    """What seat 0 decides, in the notation of the scenarios, with these weights in place of the shipped ones."""
    [decision] = t.table.decisions(0)
    view = json.loads(json.dumps(t.table.view(0, memory=True)))
    move = best(rank(view, decision, msgspec.structs.replace(WEIGHTS, **weights)), FastDice(1))
    assert move in decision.moves
    action = move.pop("action", {})
    return " ".join([str(value) for value in move.values()] + [str(value) for value in action.values()])


# ---- hint 1: money is the clock ----


def test_a_dollar_has_its_price_by_number_of_players() -> None:
    for players in (2, 3, 4):
        t = Scenario(GAME.deal(players, 1, {"first": 0}))  # type: ignore[arg-type]
        assert outlook(t).dollar == pytest.approx(WEIGHTS.dollar[players], rel=0.03)


def test_a_dollar_is_worth_little_where_little_can_be_bought() -> None:
    rich = scenario(hide="A=fence", money=(18, 18))
    poor = scenario(hide="A=fence", money=(1, 18))
    assert outlook(rich).dollar < 0.1 * outlook(poor).dollar


def test_the_same_crook_is_bought_where_it_is_cheap() -> None:
    t = looked(scenario(hide="A=forger,bungler,poisoner,hired_gun B=racketeer C=boxer,butcher,bookie"), "A", "B")
    assert chosen(t) == "recruit B"
    assert chosen(t, dollar={2: 0.0}) == "recruit C"


# ---- hint 2: look once, remember ----


def test_the_best_of_a_pile_is_expected_over_all_it_may_hold() -> None:
    worth = {"fence": 5.0, "boxer": 3.0, "poisoner": -1.0}
    three = [CROOKS[id] for id in worth]
    b = buying(scenario(hide="A=fence"), worth)
    assert b.expected_best(Pile(1, three)) == pytest.approx(7 / 3)
    assert b.expected_best(Pile(2, three)) == pytest.approx((5 + 5 + 3) / 3)
    assert b.expected_best(Pile(3, three)) == pytest.approx(5)
    b = buying(scenario(hide="A=fence"), {"fence": 5.0, "poisoner": -1.0})  # the boxer cannot be placed
    assert b.expected_best(Pile(2, three)) == pytest.approx((5 + 5 - 1) / 3)


def test_a_remembered_crook_is_fetched() -> None:
    t = scenario(hide="A=poisoner B=fence C=bungler")
    assert chosen(looked(t, "A", "B", "C")) == "recruit B"


def test_without_notes_a_pile_may_hold_anybody() -> None:
    t = looked(scenario(hide="A=poisoner,fence B=boxer"), "A").do("0 recruit A")
    sight = Sight.of_view(t.table.view(0, memory=False))
    assert sorted(crook.id for crook in sight.piles["A"].among) == ["fence", "poisoner"]
    assert len(sight.piles["B"].among) == len(CROOKS) - 2


def test_what_has_strayed_from_a_pile_may_lie_face_down() -> None:
    t = looked(scenario(hide="A=safecracker,bruiser B=poisoner", first=1), "A")
    t.do("1 recruit A", "1 hire bruiser", "1 place 9 down")
    sight = Sight.of_view(t.table.view(0, memory=True))
    assert [(crook.id, chance) for crook, chance in sight.strayed] == [("bruiser", 0.5), ("safecracker", 0.5)]
    assert CROOKS["fence"] in sight.unseen
    assert sight.piles["A"] == Pile(1, [CROOKS["bruiser"], CROOKS["safecracker"]])


# ---- hint 3: Kingpin discipline ----


def test_a_lone_kingpin_is_taken() -> None:
    t = looked(scenario(hide="A=kingpin B=fence C=safecracker"), "A", "B", "C")
    assert chosen(t) == "recruit A"


def test_the_kingpin_is_not_left_to_an_opponent_who_can_pay() -> None:
    t = looked(scenario(hide="A=kingpin,fence B=forger,poisoner", money=(9, 1)), "A", "B")
    assert chosen(t) == "recruit B"
    assert chosen(t, fear=0.0) == "recruit A"
    assert chosen(looked(scenario(hide="A=kingpin,fence B=forger,poisoner", money=(9, 0)), "A", "B")) == "recruit A"


def test_the_kingpin_is_no_worry_in_a_bigger_pile_or_where_he_may_not_be() -> None:
    worth = {"kingpin": 6.0, "fence": 4.0, "boxer": 3.0}
    kingpin, fence, boxer = (CROOKS[id] for id in worth)
    b = buying(scenario(hide="A=fence"), worth)
    assert b.kingpin_discipline(Pile(2, [kingpin, fence])) == 6 * WEIGHTS.fear
    assert b.kingpin_discipline(Pile(3, [kingpin, fence, boxer])) == 0
    assert b.kingpin_discipline(Pile(2, [kingpin, fence, boxer])) == 0
    assert b.kingpin_discipline(Pile(2, [fence, boxer])) == 0


def test_the_kingpin_in_company_cannot_be_the_best_of_a_pile() -> None:
    worth = {"kingpin": 6.0, "fence": 4.0}
    two = [CROOKS["kingpin"], CROOKS["fence"]]
    b = buying(scenario(hide="A=fence"), worth)
    assert b.expected_best(Pile(2, two)) == 4
    assert b.expected_best(Pile(1, two)) == 5
    assert b.expected_best(Pile(2, [CROOKS["kingpin"]] * 2)) == 0


# ---- hints 4 to 7: where to place ----


def test_the_strong_go_to_great_jobs_and_the_weak_to_small_ones() -> None:
    assert chosen(scenario(hand="safecracker", hide=OPEN)).split()[1] in ("8", "9")
    assert chosen(scenario(hand="crooked_lawyer", hide=OPEN)).split()[1] in ("2", "3", "4")


def test_sabotage_hits_the_best_job_an_opponent_is_winning() -> None:
    t = scenario(hand="bungler", hide=OPEN, grid="1/9=safecracker 1/3=getaway_driver 0/8=fence")
    assert chosen(t).startswith("place 9 ")
    assert not chosen(t, others={2: 0.0}).startswith("place 9 ")


def test_an_accomplice_flips_a_job_lost_by_little() -> None:
    t = scenario(hand="lookout", grid="0/9=racketeer 1/9=safecracker 0/5=boxer", money=(1, 0), passed=[1])
    assert chosen(t) == "place 9 up accomplice"


def test_a_switch_moves_a_winner_off_a_job_without_points() -> None:
    t = scenario(hand="chameleon", grid=f"0/4=safecracker 1/4=bungler 1/9=fence {SMALL_FRY}", money=(1, 0), passed=[1])
    assert chosen(t) == "place 4 up switch 9"


@pytest.mark.parametrize("hand", ["forger", "lookout", "chameleon", "poisoner", "street_urchin", "bungler"])
def test_when_nobody_comes_any_more_a_placement_is_worth_what_it_changes(hand: str) -> None:
    grid = "0/4=boxer 0/6=insider 1/6=racketeer,sidekick 1/9=safecracker 1/4=fence 1/2=-bookie 0/2=courier 0/8=dipper"
    t = scenario(hand=hand, hide="", grid=grid, money=(1, 0), passed=[1])
    show(t.table, 0, t.table.crooks_at(1, 2))
    before, placing = tally(t.table).points, Placing(outlook(t, doubt=1e-9, dollar={2: 0.0}))
    for move in t.legal(0):
        after = t.table.copy()
        after.act(0, move)
        points = tally(after).points
        changed = points[0] - points[1] - (before[0] - before[1])
        value = placing.value(CROOKS[hand], move["job"], move["face"], move.get("action"))
        assert value == pytest.approx(changed, abs=1e-6), move


def test_an_assassin_kills_where_it_hurts_most() -> None:
    grid = "1/9=fence,lookout 2/9=crooked_lawyer 2/3=boxer"
    t = scenario(3, hand="hired_gun", grid=grid, money=(1, 0, 0), passed=[1, 2])
    assert chosen(t) == "place 9 up assassin 1"


def test_an_assassin_may_kill_his_own() -> None:
    """Alone on the job, a 9(-2) only costs points."""
    t = scenario(hand="poisoner", grid=FULL_ROW, money=(1, 0), passed=[1])
    assert chosen(t) == "place 9 up assassin 0"


def test_the_three_circles_settle_the_gangs() -> None:
    grid = "0/9=locksmith 1/9=safecracker 0/8=bootlegger 1/8=fence 0/7=racketeer 1/7=butcher 1/6=boxer 1/5=private_eye"
    t = scenario(hide="A=crooked_lawyer,forger", grid=grid, money=(2, 0), passed=[1]).do("0 recruit A")
    assert chosen(t) == "hire crooked_lawyer"


def test_a_gang_lost_to_an_opponent_counts_against_us() -> None:
    t = scenario(hand="fence", grid="1/9=locksmith 1/8=butcher 0/9=dipper", money=(1, 0), passed=[1])
    two_die = 1, ["north", "north"], ()
    assert outlook(t).gangs.lost(*two_die) > outlook(t, others={2: 0.0}).gangs.lost(*two_die) + 3


def test_a_pickpocket_is_worth_his_dollars() -> None:
    t = scenario(hand="dipper", hide="B=boxer,fence,forger C=bookie,insider,bruiser")
    assert chosen(t).endswith(" up pickpocket")
    t = scenario(hide=f"A=dipper,stool_pigeon {OPEN}").do("0 recruit A")
    assert chosen(t) == "hire dipper"


# ---- hint 8: face down is expensive ----


def test_a_nasty_minus_is_worth_hiding_from_those_who_may_still_come() -> None:
    t = scenario(4, hand="bruiser", hide=OPEN)
    job, face = chosen(t).split()[1:]
    assert face == "down"
    assert chosen(t, contested=0.0, deceit=0.0) == f"place {job} up"
    assert chosen(scenario(4, hand="bruiser", hide=OPEN, passed=[1, 2, 3])).endswith(" up")


def test_a_secret_is_worth_most_on_a_great_job_that_is_still_open() -> None:
    p = Placing(outlook(scenario(4, hand="safecracker", hide=OPEN)))
    eight = CROOKS["safecracker"]
    assert p.secrecy(eight, p.jobs[9]) > p.secrecy(eight, p.jobs[3])
    everybody_is_there = "1/9=-demolition_man 2/9=bartender 3/9=poisoner"
    o = outlook(scenario(4, hand="safecracker", hide=OPEN, grid=everybody_is_there))
    assert 0 < o.contest(p.jobs[9]).wins[8] < 1
    assert Placing(o).secrecy(eight, p.jobs[9]) == -o.dollar


# ---- the spy ----


def test_a_spy_looks_where_he_learns_something() -> None:
    t = scenario(hand="private_eye", hide="B=boxer,fence C=bookie,insider,bruiser D=forger,courier")
    assert chosen(looked(t, "C")).split()[2:4] == ["up", "spy"]
    p = Placing(outlook(t))
    assert p.spying({"type": "spy", "hideout": "C"}) == 0
    assert p.spying({"type": "spy", "hideout": "B"}) > 0
    assert chosen(t).split()[-1] in ("B", "D")


def test_a_spy_prefers_the_greater_job_and_a_hideout_that_can_be_paid() -> None:
    grid = "1/9=-boxer 1/3=-fence 0/8=butcher"
    t = scenario(hand="private_eye", hide="B=forger,courier C=bookie,insider,bruiser", grid=grid, money=(3, 9))
    p = Placing(outlook(t))
    assert p.spying({"type": "spy", "job": 9}) > p.spying({"type": "spy", "job": 3}) > 0
    assert p.spying({"type": "spy", "hideout": "B"}) > 0
    assert p.spying({"type": "spy", "hideout": "C"}) == 0


# ---- hint 9: pass late ----


def test_passes_when_every_pile_would_hurt() -> None:
    grid = f"{SMALL_FRY} 0/4=bartender 0/9=fence 1/8=dipper"
    t = looked(scenario(hide="A=poisoner", grid=grid, money=(5, 0), passed=[1]), "A")
    assert chosen(t) == "pass"
    # An own 5(+1) that only makes the opponent's job greater is better dead.
    t = looked(scenario(hide="A=poisoner", grid=f"{grid} 1/2=safecracker", money=(5, 0), passed=[1]), "A")
    assert chosen(t) == "recruit A"


def test_passes_when_nobody_could_be_placed() -> None:
    t = looked(scenario(hide="A=fence B=forger", grid=FULL_ROW, money=(5, 0), passed=[1]), "A", "B")
    assert chosen(t) == "pass"


def test_does_not_pass_over_a_little_gain_that_a_dollar_cannot_buy_elsewhere() -> None:
    row = SMALL_FRY.replace("0/2=bookie", "0/4=bookie 0/9=fence")
    t = looked(scenario(hide="A=safecracker", grid=row, money=(1, 0), passed=[1]), "A")
    assert outlook(t).dollar > 2
    assert chosen(t) == "recruit A"


def test_spends_the_last_dollar_on_anybody_of_use() -> None:
    t = looked(scenario(hide="A=courier B=fence,forger", money=(1, 9), grid="0/9=bruiser 1/9=boxer"), "A")
    assert chosen(t) == "recruit A"


# ---- what is given decides ----


def games(count: int, players: int, seed: str, **options: Any) -> Iterator[Table]:
    for n in range(count):
        yield GAME.deal(players, f"{seed} {n}", options, log=False)


def test_the_same_view_and_dice_give_the_same_move() -> None:
    [table] = games(1, 3, "same")
    dice = FastDice("play")
    while not table.over:
        seat = min(table.waiting_for)
        [decision] = table.decisions(seat)
        moves = [GREEDY.choose(table.view(seat, memory=True), decision, FastDice(7)) for _ in range(2)]
        assert moves[0] == moves[1]
        table.act(seat, GREEDY.choose(table.view(seat, memory=True), decision, dice))


def positions(tables: Iterator[Table]) -> Iterator[Table]:
    """Of games by greedy and random bots."""
    for n, table in enumerate(tables):
        dice = FastDice(f"positions {n}")
        while not table.over:
            yield table
            step(table, [RANDOM if dice.below(3) == 0 else GREEDY] * table.seats, dice)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_is_ranked_and_the_table_tells_no_more_than_the_view(players: int) -> None:
    for table in positions(games(6 - players, players, "ranked")):
        [seat] = table.waiting_for
        [decision] = table.decisions(seat)
        ranking = rank_on(table, seat, decision)
        assert ranking == rank(table.view(seat, memory=True), decision)
        assert [move for move, _ in ranking] == [*decision.moves]
        guess = table.guess(seat, 7)
        assert rank_on(guess, seat, guess.decisions(seat)[0]) == ranking


def test_hidden_cards_do_not_matter() -> None:
    """On a table that looks the same to the seat the bot decides the same."""
    for n, table in enumerate(games(6, 2 + 1, "hidden")):
        for n_of_guess in range(25):
            if table.over:
                break
            seat = min(table.waiting_for)
            [decision] = table.decisions(seat)
            move = GREEDY.choose(table.view(seat, memory=True), decision, FastDice(7))
            other = table.guess(seat, 100 * n + n_of_guess)
            assert GREEDY.choose(other.view(seat, memory=True), other.decisions(seat)[0], FastDice(7)) == move
            table.act(seat, move)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"memory": False}),
        (2, {"layout": "new_edition_2016"}),
        (3, {"first": 2}),
        (4, {"memory": False, "first": 1}),
    ],
)
def test_every_move_is_legal(players: int, options: dict[str, Any]) -> None:
    for n, table in enumerate(games(8, players, "legal", **options)):
        play(table, [GREEDY if (seat + n) % 3 else RANDOM for seat in range(players)], FastDice(n))
        assert GAME.invariants(table) == []


@pytest.mark.no_cover
def test_plays_with_cards_of_your_own() -> None:
    """Several crooks alike, two Kingpins, other jobs: nothing of the shipped file is taken for granted."""
    text = shipped().text.replace('id = "kingpin"\ncount = 1\nrating', 'id = "kingpin"\ncount = 2\nrating')
    text = text.replace('id = "fence"\ncount = 1', 'id = "fence"\ncount = 5').replace("rating = 9", "rating = 30")
    text = text.replace("value = 2\n", "value = 12\n")
    for n, table in enumerate(games(8, 3, "own", cards={"name": "own.toml", "text": text})):
        assert sum(isinstance(face, Crook) and face.action == "kingpin" for face in table.face) == 2
        play(table, [GREEDY] * 3, FastDice(n))
        assert GAME.invariants(table) == []


# ---- strength ----


def wins(tables: Iterator[Table], players: int) -> list[float]:
    """The share of each victory that one greedy seat has among random ones; it moves on by one seat a game."""
    shares, opinion = [], policy().opinion  # views would take most of the time
    for n, table in enumerate(tables):
        dice = FastDice(n)
        while table.result is None:
            [seat] = table.waiting_for
            [decision] = table.decisions(seat)
            greedy = seat == n % players
            table.act(seat, best(opinion(table, decision), dice) if greedy else decision.moves.sample(dice.below))
        shares.append((n % players in table.result.winners) / len(table.result.winners))
    return shares


@pytest.mark.no_cover
def test_crooks_070_greedy_beats_random() -> None:
    shares: list[float] = []
    for first in (0, 1):
        shares += wins(games(100, 2, f"T70 {first}", first=first), 2)
    assert sum(shares) / len(shares) >= 0.95


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_several_random_bots(players: int) -> None:
    shares = wins(games(60, players, "several"), players)
    assert sum(shares) / len(shares) >= 0.9
