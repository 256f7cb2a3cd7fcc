"""Chapter 10: the eight characters of Wild West Show; how everybody starts."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from malina.games.bang import GAME
from malina.games.bang.rules.setup import begin
from malina.kernel.knowledge import EVERYONE

from .scenario import EVERYTHING, NOBODY, Scenario, scenario

# ---- Big Spencer, Gary Looter, how everybody starts ----


@pytest.mark.parametrize(
    ("seat", "character", "life", "cards"),
    [(0, "gary_looter", 6, 5), (3, "big_spencer", 9, 5), (0, "bart_cassidy", 5, 5), (1, "el_gringo", 3, 3)],
)
def test_bang_116_start_hands_of_big_spencer_gary_looter_and_others(
    seat: int, character: str, life: int, cards: int
) -> None:
    t = scenario("sheriff outlaw outlaw deputy renegade", characters={seat: character})
    begin(t.table)
    assert t.life[seat] == life
    assert len(t.hand(seat)) == cards


@pytest.mark.parametrize(("seats", "roles"), [(5, (1, 1, 2, 1)), (8, (1, 2, 3, 2))])
def test_bang_117_roles(seats: int, roles: tuple[int, ...]) -> None:
    g = GAME.deal(seats, seed=7, options=EVERYTHING)
    dealt = Counter(g.role(seat) for seat in range(seats))
    assert tuple(dealt[role] for role in ("sheriff", "renegade", "outlaw", "deputy")) == roles
    held = [g.at[g.data.role[seat]][0] for seat in range(seats)]
    assert [g.face[piece].id for piece in held if g.seen[piece] == EVERYONE] == ["sheriff"]
    assert all(g.seen[piece] >> seat & 1 for seat, piece in enumerate(held))


def test_bang_023_big_spencer_may_not_play_missed() -> None:
    t = scenario(4, characters={1: "big_spencer"}, hands={0: "bang.2D", 1: "missed.10C dodge.7D"}, front={1: "barrel"})
    assert t.life[1] == 9
    assert scenario(4, characters={0: "big_spencer"}).life[0] == 10
    t.do("0 play bang.2D target=1")
    t.refuses("1 miss missed.10C", "big-spencer")
    assert t.may(1, "barrel", source="barrel.QS")
    t.do("1 miss dodge.7D")
    assert t.life[1] == 9


def test_bang_023_big_spencer_dodges_with_a_bang_in_a_showdown() -> None:
    t = scenario(4, characters={1: "big_spencer"}, hands={0: "bang.2D", 1: "missed.10C bang.3D"}, show_event="showdown")
    t.do("0 play bang.2D target=1")
    t.refuses("1 miss missed.10C", "big-spencer")
    t.do("1 miss bang.3D")
    assert t.life[1] == 9


def test_big_spencer_with_a_hangover_may_play_missed() -> None:
    t = scenario(4, characters={1: "big_spencer"}, hands={0: "bang.2D", 1: "missed.10C"}, event="hangover")
    t.do("0 play bang.2D target=1", "1 miss missed.10C")
    assert t.life[1] == 9


def test_bang_014_gary_looter_takes_what_others_discard() -> None:
    t = scenario(
        4,
        characters={2: "gary_looter"},
        hands={1: "bang.2D bang.3D bang.4D bang.5D bang.6D"},
        turn=1,
    )
    t.do("1 end", "1 throw_away cards=bang.4D")
    assert "bang.4D" in t.hand(2)
    assert t.discard == []
    assert t.told(0, "gave") == [{"event": "gave", "seat": 1, "victim": 2, "why": "gary_looter"}]


def test_gary_looter_discards_his_own_excess_and_the_nearer_of_two_gets_it() -> None:
    t = scenario(4, characters={0: "gary_looter"}, hands={0: "bang.2D bang.3D"}, life={0: 1})
    t.do("0 end", "0 throw_away cards=bang.3D")
    assert t.discard == ["bang.3D"]
    t = scenario(
        4,
        characters={3: "gary_looter", 2: "vera_custer"},
        copies={2: "gary_looter"},
        hands={0: "bang.2D bang.3D bang.4D"},
        life={0: 1},
    )
    t.do("0 end", "0 throw_away cards=bang.2D,bang.3D")
    assert t.hand(2) == ["bang.2D", "bang.3D"]
    assert t.hand(3) == []


# ---- Flint Westwood, Lee Van Kliff ----


def test_flint_westwood_trades_one_card_for_two() -> None:
    t = scenario(4, characters={0: "flint_westwood"}, hands={0: "bang.2D beer.6H", 1: "missed.10C missed.JC"})
    t.do("0 ability flint_westwood cards=bang.2D target=1")
    assert t.hand(0) == ["beer.6H", "missed.10C", "missed.JC"]
    assert t.hand(1) == ["bang.2D"]
    assert t.sees(2, "hand", 1) == ["?"]
    t.refuses("0 ability flint_westwood cards=beer.6H target=1", "once-a-turn")


def test_bang_021_flint_westwood_gets_one_from_who_has_one() -> None:
    t = scenario(4, characters={0: "flint_westwood"}, hands={0: "bang.2D", 1: "missed.10C"})
    t.do("0 ability flint_westwood cards=bang.2D target=1")
    assert t.hand(0) == ["missed.10C"]
    assert t.hand(1) == ["bang.2D"]


def test_flint_westwood_needs_somebody_with_a_card() -> None:
    t = scenario(4, characters={0: "flint_westwood"}, hands={0: "bang.2D"})
    t.refuses("0 ability flint_westwood cards=bang.2D target=1", "nobody-to-trade-with")


def test_bang_024_lee_van_kliff_repeats_wells_fargo_and_the_event_stays() -> None:
    t = scenario(
        4,
        characters={0: "lee_van_kliff"},
        hands={0: "wells_fargo.3H bang.2D"},
        deck="beer.6H beer.7H beer.8H mustang.8H mustang.9H mustang.5H",
        options={"wild_west_show_deck": True},
    )
    # an event that asks for nothing, so that he comes next
    g = t.table
    pile = g.at[g.data.show_pile]
    quiet = next(p for p in pile if g.face[p].id == "miss_susanna")
    g.at[g.data.show_pile] = (*(p for p in pile if p != quiet), quiet)
    t.do("0 play wells_fargo.3H")
    assert t.table.show == "miss_susanna"
    assert t.asked == (0, "repeat_card")
    t.do("0 repeat bang.2D")
    assert t.table.show == "miss_susanna"
    assert len(t.hand(0)) == 6
    assert t.table.played == 2


def test_bang_025_lee_van_kliff_repeats_a_bang_once() -> None:
    t = scenario(4, characters={0: "lee_van_kliff"}, hands={0: "bang.2D bang.3D bang.4D"})
    t.do("0 play bang.2D target=1", "0 repeat bang.3D target=3")
    assert t.life == [5, 3, 4, 3]
    assert t.asked == (0, "act")
    t.refuses("0 play bang.4D target=1", "bang-limit")


def test_lee_van_kliff_pays_no_cost_again_and_chooses_anew() -> None:
    t = scenario(
        4,
        characters={0: "lee_van_kliff"},
        hands={0: "rag_time.9H beer.6H bang.2D", 1: "missed.10C"},
        front={2: "barrel.QS"},
    )
    t.do("0 play rag_time.9H target=1 what=hand cost=beer.6H")
    t.refuses("0 repeat missed.10C target=2 what=barrel.QS", "no-bang")
    t.refuses("0 repeat bang.2D target=1 what=hand", "repeat-impossible")
    t.do("0 repeat bang.2D target=2 what=barrel.QS")
    assert t.hand(0) == ["barrel.QS", "missed.10C"]


def test_lee_van_kliff_is_asked_as_long_as_he_has_a_card_whatever_it_is() -> None:
    t = scenario(4, characters={0: "lee_van_kliff"}, hands={0: "beer.6H mustang.8H"}, life={0: 1})
    t.do("0 play beer.6H")
    assert t.legal(0) == [{"cmd": "no_repeat"}]
    t = scenario(4, characters={0: "lee_van_kliff"}, hands={0: "beer.6H"}, life={0: 1})
    t.do("0 play beer.6H")
    assert t.asked == (0, "act")


def test_lee_van_kliff_repeats_no_blue_card() -> None:
    t = scenario(4, characters={0: "lee_van_kliff"}, hands={0: "mustang.8H bang.2D"})
    t.do("0 play mustang.8H")
    assert t.asked == (0, "act")


# ---- Greygory Deck ----


def test_bang_026_greygory_deck_exchanges_both() -> None:
    t = scenario(5, characters={0: "greygory_deck"}, drawn={0: "willy_the_kid paul_regret"}, step="before_phase_1")
    assert sorted(move["cmd"] for move in t.legal(0)) == ["exchange_both", "keep_both"]
    t.do("0 exchange_both")
    name, *drawn = t.table.abilities[0]
    assert name == "greygory_deck"
    assert len(set(drawn)) == 2
    assert t.life[0] == 5
    assert all(t.table.data.character[c].set == "base" for c in drawn)
    assert t.sees(NOBODY, "drawn", 0) == drawn


def test_bang_026_greygory_deck_may_keep_both_and_has_both_abilities() -> None:
    t = scenario(
        5,
        characters={0: "greygory_deck"},
        drawn={0: "willy_the_kid paul_regret"},
        hands={0: "bang.2D bang.3D"},
        step="before_phase_1",
    )
    t.do("0 keep_both", "0 play bang.2D target=1", "0 play bang.3D target=1")
    assert t.life[1] == 2


def test_everybody_knows_that_what_greygory_deck_gave_back_is_no_bullet_card() -> None:
    t = scenario(5, characters={0: "greygory_deck"}, drawn={0: "willy_the_kid paul_regret"}, step="before_phase_1")
    t.do("0 exchange_both")
    bullets = [t.table.at[place][0] for place in t.table.data.bullet]
    for seed in range(40):
        guess = t.table.guess(1, seed)
        assert {guess.face[piece].id for piece in bullets}.isdisjoint({"willy_the_kid", "paul_regret"})


def test_greygory_deck_chooses_one_way_to_draw() -> None:
    t = scenario(
        4,
        characters={0: "greygory_deck"},
        drawn={0: "kit_carlson pedro_ramirez"},
        discard="bang.2D",
        deck="beer.6H beer.7H",
        step="draw_phase",
    )
    assert sorted(move["cmd"] for move in t.legal(0)) == ["from_pile", "look"]
    t.do("0 from_pile")
    assert t.hand(0) == ["bang.2D", "beer.6H"]


def test_greygory_deck_as_kit_and_black_jack_chooses_which_card_is_the_second() -> None:
    t = scenario(
        4,
        characters={0: "greygory_deck"},
        drawn={0: "kit_carlson black_jack"},
        deck="beer.6H missed.10C missed.JC bang.2C",
        step="draw_phase",
    )
    t.do("0 look", "0 keep_cards missed.10C", "0 keep_cards beer.6H")
    assert t.told(1, "showed") == [{"event": "showed", "seat": 0, "why": "black_jack", "card": "beer.6H"}]
    assert t.hand(0) == ["beer.6H", "missed.10C", "missed.JC"]


def test_greygory_deck_has_no_ability_with_a_hangover() -> None:
    t = scenario(
        4,
        characters={0: "greygory_deck"},
        drawn={0: "willy_the_kid paul_regret"},
        hands={0: "bang.2D bang.3D"},
        step="before_phase_1",
        event="hangover",
    )
    t.do("0 play bang.2D target=1")
    t.refuses("0 play bang.3D target=1", "bang-limit")


# ---- John Pain, Teren Kill, Youl Grinner ----


def test_bang_015_john_pain_cannot_use_the_card_of_his_own_draw() -> None:
    t = scenario(
        4,
        characters={1: "john_pain"},
        hands={0: "bang.2D", 1: "mustang.8H scope bang.3D"},
        front={1: "barrel.QS"},
        life={1: 1},
        deck="beer.6S",
    )
    t.do("0 play bang.2D target=1", "1 barrel barrel.QS", "1 take_hit")
    t.refuses("1 drink beer.6S", "not-in-hand")
    t.do("1 give_up")
    assert not t.table.in_play(1)


def test_bang_015_john_pain_gets_the_card_if_he_survives() -> None:
    t = scenario(
        4, characters={1: "john_pain"}, hands={0: "bang.2D"}, front={1: "barrel.QS"}, life={1: 2}, deck="beer.6S"
    )
    t.do("0 play bang.2D target=1", "1 barrel barrel.QS")
    assert t.life[1] == 1
    assert t.hand(1) == ["beer.6S"]


@pytest.mark.parametrize(("cards", "taken"), [(6, False), (5, True)])
def test_bang_125_john_pain_takes_the_card_of_a_jail_check_with_five_cards_at_most(cards: int, taken: bool) -> None:
    hand = " ".join(f"bang.{n}D" for n in range(2, 2 + cards))
    t = scenario(4, characters={3: "john_pain"}, hands={3: hand}, front={1: "jail.JS"}, deck="9S", turn=1, step="start")
    assert (len(t.hand(3)) == cards + 1) == taken
    assert any(card.endswith(".9S") for card in t.discard) != taken


def test_the_nearer_of_two_john_pains_takes_the_card() -> None:
    t = scenario(
        4,
        characters={3: "john_pain", 2: "vera_custer"},
        copies={2: "john_pain"},
        hands={0: "bang.2D"},
        front={1: "barrel.QS"},
        deck="jail.4H",
    )
    t.do("0 play bang.2D target=1", "1 barrel barrel.QS")
    assert t.hand(2) == ["jail.4H"]


def test_john_pain_gets_nothing_if_the_card_was_shuffled_in_meanwhile() -> None:
    t = scenario(
        4,
        characters={0: "slab_the_killer", 3: "john_pain"},
        hands={0: "bang.2D"},
        front={1: "barrel.QS bible.10H"},
        ready="bible",
        deck="jail.4H",
    )
    g = t.table
    g.at[g.data.loot[2]], g.at[g.data.deck] = g.at[g.data.deck][:-1], g.at[g.data.deck][-1:]
    t.do("0 play bang.2D target=1", "1 barrel barrel.QS", "1 miss bible.10H")
    assert t.life[1] == 4
    assert len(t.hand(1)) == 1
    assert t.hand(3) == []


def test_john_pain_takes_the_card_that_counted_for_lucky_duke() -> None:
    t = scenario(
        4,
        characters={1: "lucky_duke", 3: "john_pain"},
        hands={0: "bang.2D"},
        front={1: "barrel.QS"},
        deck="stagecoach.9S jail.4H",
    )
    t.do("0 play bang.2D target=1", "1 barrel barrel.QS", "1 keep jail.4H")
    assert t.hand(3) == ["jail.4H"]
    assert t.discard[-1] == "stagecoach.9S"


def test_bang_022_teren_kill_stays_with_one_life_unless_it_is_spades() -> None:
    t = scenario(4, characters={1: "teren_kill"}, hands={0: "bang.2D"}, life={1: 1}, deck="indians.KD mustang.8H")
    t.do("0 play bang.2D target=1")
    assert t.life[1] == 1
    assert t.hand(1) == ["mustang.8H"]


def test_bang_022_teren_kill_with_spades_can_drink_no_more() -> None:
    t = scenario(4, characters={1: "teren_kill"}, hands={0: "bang.2D", 1: "beer.6H"}, life={1: 1}, deck="stagecoach.9S")
    t.do("0 play bang.2D target=1", "1 take_hit", "1 give_up")
    assert not t.table.in_play(1)
    assert "beer.6H" in t.discard
    t.refuses("1 drink beer.6H", "not-your-turn")


def test_teren_kill_may_drink_before_the_check() -> None:
    t = scenario(4, characters={1: "teren_kill"}, hands={0: "bang.2D", 1: "beer.6H"}, life={1: 1}, deck="stagecoach.9S")
    t.do("0 play bang.2D target=1", "1 take_hit", "1 drink beer.6H")
    assert t.life[1] == 1
    assert t.told(NOBODY, "luck") == []


def test_bang_027_youl_grinner_gets_a_card_from_whoever_has_more() -> None:
    t = scenario(
        4,
        characters={0: "youl_grinner"},
        hands={
            0: "bang.2D bang.3D",
            1: "beer.6H beer.7H beer.8H",
            2: "missed.10C missed.JC",
            3: "bang.4D bang.5D bang.6D bang.7D bang.8D",
        },
        step="before_phase_1",
    )
    assert sorted(t.all_asked) == [(1, "give_to_youl"), (3, "give_to_youl")]
    t.do("3 give bang.5D", "1 give beer.7H")
    assert {"bang.5D", "beer.7H"} < set(t.hand(0))
    assert len(t.hand(2)) == 2
    assert t.sees(2, "hand", 0).count("?") == 6


def test_youl_grinner_gets_nothing_from_sid_who_has_thrown_everything_away() -> None:
    t = scenario(
        4,
        characters={0: "youl_grinner", 1: "sid_ketchum"},
        hands={0: "bang.2D", 1: "beer.6H beer.7H"},
        life={1: 1},
        step="before_phase_1",
        deck="9S 9S",
    )
    t.do("1 discard_two beer.6H,beer.7H", "1 leave")
    assert len(t.hand(0)) == 3


def test_youl_grinner_with_a_hangover_gets_nothing() -> None:
    t = scenario(4, characters={0: "youl_grinner"}, hands={1: "beer"}, step="before_phase_1", event="hangover")
    assert t.asked == (0, "act")


def test_youl_grinner_gets_his_cards_before_phase_1() -> None:
    t = scenario(4, characters={0: "youl_grinner"}, hands={1: "beer.6H"}, step="before_phase_1", deck="9S 9S")
    assert t.hand(0) == []
    t.do("1 give beer.6H")
    assert len(t.hand(0)) == 3


# ---- two collectors, one of them dead ----


def test_what_waits_for_vulture_sam_is_stored_with_the_table() -> None:
    t = scenario(
        5,
        characters={4: "vulture_sam"},
        hands={0: "gatling.10H", 1: "mustang.8H", 2: "beer"},
        front={1: "barrel.QS"},
        life={1: 1},
        deck="9S",
    )
    t.do("0 play gatling.10H", "1 take_hit", "1 give_up")
    assert t.asked == (2, "dodge_shot")
    assert t.table.due
    stored = Scenario(GAME.load(json.loads(json.dumps(t.table.dump()))))  # type: ignore[arg-type]
    assert stored.table == t.table
    stored.do("2 take_hit")
    assert stored.hand(4) == ["barrel.QS", "mustang.8H"]


def test_the_share_of_a_dead_vulture_sam_is_discarded() -> None:
    t = scenario(
        6,
        characters={2: "vulture_sam", 4: "vera_custer"},
        copies={4: "vulture_sam"},
        hands={0: "gatling.10H", 1: "mustang.8H mustang.9H"},
        life={1: 1, 2: 1},
    )
    t.do("0 play gatling.10H", "1 take_hit", "1 give_up")
    assert not t.table.in_play(2)
    assert len([card for card in t.hand(4) if card.startswith("mustang")]) == 1
    assert len([card for card in t.discard if card.startswith("mustang")]) == 1
