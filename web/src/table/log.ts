import type { GameText, Names } from '../lib/text.svelte';
import type { Extras } from '../games';

export type Told = Record<string, unknown> & { event: string; seat?: number };

export interface Line {
  /** Its number in the log. */
  n: number;
  text: string;
  /** Only I was told. */
  secret: boolean;
  icon?: string;
  /** Where the guide explains it. */
  anchor?: string;
  /** Not from the game, but about me. */
  mine?: boolean;
}

export interface Turn {
  key: number;
  seat: number | null;
  /** The how-manieth turn it is, if the game says where turns begin. */
  number: number | null;
  lines: Line[];
}

interface Reading {
  gt: GameText;
  names: Names;
  extras: Extras;
  /** 'all': after the game, one who was told everything. */
  reader?: 'seat' | 'all';
}

/** The log in turns: a new one where the game says that one begins; if it does not say, where somebody else acts.
 *  Asides, which are not of the game, stand before event n; an undo may have taken that back. */
export function turns(events: readonly Told[], reading: Reading, asides: readonly Line[] = []): Turn[] {
  const found: Turn[] = [];
  const waiting = [...asides];
  const aside = (upTo: number) => {
    while (waiting.length && waiting[0]!.n <= upTo) {
      if (!found.length) found.push({ key: -1, seat: null, number: null, lines: [] });
      found.at(-1)!.lines.push({ ...waiting.shift()!, n: -1 });
    }
  };
  let number = 0;
  events.forEach((event, n) => {
    aside(n);
    const seat = event.seat ?? null;
    const last = found.at(-1);
    const { starts } = reading.extras;
    const begins = starts ? starts(event) : last?.seat !== seat;
    if (begins) number += 1;
    if (!last || begins) {
      // Dealing is nobody's turn, whomever it begins with.
      const whose = starts && !begins ? null : seat;
      found.push({ key: n, seat: whose, number: whose !== null && starts ? number : null, lines: [] });
    }
    found.at(-1)!.lines.push(...lines(event, n, reading));
  });
  aside(Infinity);
  return found;
}

/** What everybody was told, and apart from it what only I was. */
export function lines(event: Told, n: number, { gt, names, extras, reader = 'seat' }: Reading): Line[] {
  const secret = gt.seenPart(event, names, reader);
  const whole = gt.event(event, names, reader);
  const open = secret ? whole.slice(0, whole.length - secret.length).trim() : whole;
  const icon = extras.icon?.('event', event.event, event);
  const anchor = extras.anchor?.(event) ?? anchorOf(event, gt);
  const told: Line[] = [];
  if (open) told.push({ n, text: open, secret: false, icon, anchor });
  if (secret.trim()) told.push({ n, text: secret, secret: true, anchor });
  return told;
}

/** A word of the event that has an explanation of its own: `action-spy` has `action-spy-text`. */
function anchorOf(event: Told, gt: GameText): string | undefined {
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'string' && gt.has(`${name}-${value}-text`)) return `${name}-${value}`;
  }
  return undefined;
}

/** Those that concern a seat: its own turns, and lines of others that name it. */
export function mine(all: readonly Turn[], events: readonly Told[], me: number): Turn[] {
  return all
    .map((turn) => ({
      ...turn,
      lines:
        turn.seat === me || turn.seat === null
          ? turn.lines
          : turn.lines.filter((line) => line.secret || line.mine || names(events[line.n], me)),
    }))
    .filter((turn) => turn.lines.length > 0);
}

const names = (event: Told | undefined, me: number): boolean => event?.victim === me || event?.seat === me;

/** The seats between whom something happened, as far as it says: who did it, to whom. */
export function between({ seat, victim, by }: Told, seats: number): [who?: number, whom?: number] {
  const isSeat = (one: unknown): one is number => typeof one === 'number' && one >= 0 && one < seats;
  return isSeat(by) ? other(by, seat) : isSeat(seat) ? other(seat, victim) : [];

  function other(who: number, whom: unknown): [number, number?] {
    return isSeat(whom) && whom !== who ? [who, whom] : [who];
  }
}
