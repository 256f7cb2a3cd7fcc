/** What somebody did at this round's market, as all saw it: a line under his name. */

import { text } from '../../lib/text.svelte';
import type { Scene } from './scene.svelte';
import type { Pair, Told } from './types';

/** The events of this round, oldest first. */
export function thisRound(events: readonly Told[]): readonly Told[] {
  const from = events.findLastIndex(({ event }) => event === 'round_began');
  return from < 0 ? events : events.slice(from);
}

export function marketDeed(scene: Scene, seat: number): string {
  if (scene.view.in_office.includes(seat)) return text.say('sheriff-no-trade');
  let words = '';
  for (const told of thisRound(scene.events)) {
    if (told.seat !== seat) continue;
    if (told.event === 'took')
      words = text.say('sheriff-took', { good: scene.name(String(told.good)), pile: String(told.pile) });
    if (told.event === 'set_aside') words = text.say('sheriff-aside-count', { count: told.count as number });
    if (told.event === 'exchanged') {
      const goods = told.goods as Pair[];
      words = goods.length
        ? text.say('sheriff-laid', { goods: scene.list(goods) })
        : text.say('sheriff-kept');
    }
  }
  return words;
}
