/** Where the guide explains what happened. */

const SECTIONS: Record<string, string[]> = {
  roles: ['roles_dealt', 'new_role', 'roles_mixed'],
  setup: ['character', 'character_chosen'],
  turn: ['turn', 'threw_away', 'ended', 'reshuffled'],
  shots: ['shot', 'missed', 'shot_missed', 'sniper_shot'],
  luck: ['luck', 'lucky_cards', 'barrel_helps'],
  life: ['wounded', 'healed', 'drank', 'teren_stays', 'ketchum'],
  elimination: ['eliminated', 'looted', 'penalty', 'bounty'],
  winner: ['game_ended', 'fight'],
  'color-brown': ['store_opened', 'picked', 'stolen', 'taken', 'made_to_discard', 'bang_discarded'],
  'color-blue': ['replaced', 'exploded', 'dynamite_passed', 'dynamite_stays', 'jail_left', 'jail_kept'],
  'color-green': ['used'],
  'set-base': ['kit_looks'],
  'set-dodge_city': ['immune', 'copied', 'copied_nobody'],
  'set-special': ['kisch'],
  'set-wild_west_show': ['greygory', 'repeated', 'pain_takes'],
  events: ['event', 'came_back'],
  'deck-high_noon': ['ghost_came', 'ghost_went', 'daltons', 'handcuffed', 'suit_named'],
  'deck-fistful_of_cards': ['guessed', 'exchanged', 'ricochet_shot', 'ricochet_hit', 'another_turn'],
  'deck-wild_west_show': ['seats_changed', 'talked', 'dorothy', 'hand_shown', 'cannot_obey', 'hand_changed'],
  two: ['draft', 'drafted', 'arranged', 'activated'],
  six: ['declared', 'role_opened', 'left_table'],
  series: ['standings', 'next_game', 'character_kept'],
  variants: ['took_back', 'hiring', 'auction', 'bid', 'no_bid', 'hired', 'cards_kept'],
};

export const anchors: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(SECTIONS).flatMap(([section, events]) => events.map((event) => [event, section])),
);
