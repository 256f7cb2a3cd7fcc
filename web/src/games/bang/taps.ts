/** What a tap on a card or a person means while a move is in the making. It reads the sentences of the decision, no
 * rules: a value that fits the blank that is open goes there, else wherever it fits. */

import { offered, same, type Say } from '../../table/sentences';
import type { Label } from './types';

/** The part of a choice that is needed here. */
export interface Making {
  says: Say[];
  open: string | null;
  begun: boolean;
  is(blank: string, value: unknown): boolean;
  can(blank: string, value: unknown): boolean;
  could(blank: string, value: unknown): boolean;
  picked(blank: string): boolean;
}

/** The card itself comes before what is paid for it. */
const FIRST = ['card', 'cards', 'source', 'what', 'cost'];

/** What is done to a card comes after what does it: until then these do not light. */
const SECOND = new Set(['what', 'cost']);

/** The blanks in which a value occurs at all, the likeliest first. */
export function blanksFor(says: Say[], value: unknown): string[] {
  const found = new Set<string>();
  for (const say of says)
    for (const [blank, fillings] of Object.entries(say.blanks))
      if (offered(fillings).some((one) => same(one, value))) found.add(blank);
  const rank = (blank: string) => (FIRST.includes(blank) ? FIRST.indexOf(blank) : FIRST.length);
  return [...found].sort((a, b) => rank(a) - rank(b));
}

export interface Tap {
  blank: string;
  state: 'chosen' | 'lit' | 'idle';
}

/** Where a tap on this card would go; null: nowhere in this decision. */
export function onCard(making: Making, face: string): Tap | null {
  const blanks = blanksFor(making.says, face);
  const chosen = blanks.find((blank) => making.is(blank, face));
  if (chosen) return { blank: chosen, state: 'chosen' };
  if (making.open && blanks.includes(making.open) && making.can(making.open, face))
    return { blank: making.open, state: 'lit' };
  const waits = (blank: string) => SECOND.has(blank) && !making.begun && making.open !== blank;
  const now = blanks.find((blank) => !waits(blank) && making.can(blank, face));
  if (now) return { blank: now, state: making.begun && making.picked(now) ? 'idle' : 'lit' };
  const later = blanks.find((blank) => !waits(blank) && making.could(blank, face));
  return later ? { blank: later, state: 'idle' } : null;
}

/** Blanks whose numbers are no persons. */
const NUMBERS = new Set(['money']);

/** Where a tap on this person would go. Nobody is lit before it is clear what is done to him. */
export function onPerson(making: Making, label: Label): Tap | null {
  const blanks = blanksFor(making.says, label).filter((blank) => !NUMBERS.has(blank));
  const chosen = blanks.find((blank) => making.is(blank, label));
  if (chosen) return { blank: chosen, state: 'chosen' };
  const now = blanks.find((blank) => making.can(blank, label));
  if (!now || !(making.begun || making.open === now)) return null;
  return { blank: now, state: 'lit' };
}

/** The blank to ask «why not» about: the one that cards of this decision go into. */
export function askedBlank(making: Making): string {
  const blanks = new Set(making.says.flatMap((say) => Object.keys(say.blanks)));
  return FIRST.find((blank) => blanks.has(blank)) ?? 'card';
}
