"""The options of BANG!, and those that are often chosen together."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...kernel.table import Options
from .faces import CharacterSet


class BangOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    dodge_city_cards: bool = False
    character_sets: Annotated[tuple[CharacterSet, ...], msgspec.Meta(extra_json_schema={"uniqueItems": True})] = (
        "base",
    )
    event_decks: Literal["none", "high_noon", "fistful_of_cards", "both"] = "none"
    wild_west_show_deck: bool = False
    character_choice: Literal[1, 2] = 1
    event_deck_end: Literal["cycle", "finale"] = "cycle"
    panic_range: Literal["distance_1", "any"] = "distance_1"
    jail_release: Literal["always", "hearts_only"] = "always"
    duplicate_in_play: Literal["replace", "forbidden"] = "replace"
    green_ready: Literal["owner_next_turn", "end_of_turn"] = "owner_next_turn"
    pixie_pete_cards: Literal[4, 3] = 4
    jose_delgado_limit: Literal["unlimited", "2"] = "unlimited"
    apache_vs_doc: Literal["any_diamond", "both_diamonds"] = "any_diamond"
    gold_rush_direction: Literal["all_reversed", "turns_only"] = "all_reversed"
    daltons_scope: Literal["any_card", "blue_only"] = "any_card"
    handcuffs_mode: Literal["sheriff_target", "declare_suit"] = "sheriff_target"
    ranch_timing: Literal["end_phase_2", "end_phase_1"] = "end_phase_2"
    dorothy_order: Literal["name_then_target", "full_order_first"] = "name_then_target"
    win_check: Literal["immediate", "after_card"] = "immediate"
    no_mercy: Literal["off", "seed", "ruthless_law"] = "off"
    gag: bool = True  # without chat the card may stay in the box
    experience: bool = False
    hiring: bool = False
    bounties: bool = False
    tournament_scoring: bool = False
    six_player_mode: Literal["standard", "hidden_composition"] = "standard"


PRESETS: dict[str, dict[str, object]] = {
    "base": {},
    "dodge_city": {"dodge_city_cards": True, "character_sets": ("base", "dodge_city")},
    "full": {
        "dodge_city_cards": True,
        "character_sets": ("base", "dodge_city", "special", "wild_west_show"),
        "event_decks": "both",
        "wild_west_show_deck": True,
    },
}
