/** The General Store as it stood when it was opened: every card keeps its place, whoever takes it. */

import type { Label, Piece } from './types';

export interface Shelf {
  face: string;
  /** It still lies there. */
  piece?: Piece;
  /** Who has taken it. */
  taker?: Label;
}

interface Told {
  event: string;
  seat?: Label;
  card?: string;
  cards?: string[];
}

/** Its shelves, from what was told; null: what lies there is no store. */
export function shelves(events: readonly Told[], there: readonly Piece[]): Shelf[] | null {
  const opened = events.findLastIndex(({ event }) => event === 'store_opened');
  const cards = events[opened]?.cards ?? [];
  const taken = new Map<string | undefined, Label | undefined>();
  for (const told of events.slice(opened + 1)) if (told.event === 'picked') taken.set(told.card, told.seat);
  const found = cards.map((face): Shelf => {
    const piece = there.find((one) => one.face === face);
    const taker = taken.get(face);
    return { face, ...(piece ? { piece } : {}), ...(taker === undefined ? {} : { taker }) };
  });
  const whole = there.every(({ face }) => face && cards.includes(face));
  return there.length && whole ? found : null;
}
