/** What a game may add to its finished page; one that adds nothing shows points and lines of text. */

import type { Component } from 'svelte';
import type { Overview, SeatView, Step } from '../lib/wire';
import type { GameText } from '../lib/text.svelte';
import type { PlaceName } from './beliefs';
import type { Line, Result } from './story';

/** One kind of points: a segment in everybody's bar. */
export interface Part {
  name: Line;
  icon: string;
  pattern: number; // 1…6: fill and hatching
  values: number[]; // by seat
}

export type GameEvent = Record<string, unknown> & { n: number; event: string };

export interface TruthProps {
  result: Result;
  overview: Overview;
  last: Step; // the end with all open
  names: string[];
  seats: SeatView[];
  me: number | null;
  gt: GameText;
  cards: Record<string, unknown>;
}

export interface FinishedGame {
  parts?: (result: Result) => Part[];
  story?: (result: Result) => Line[];
  /** The headline from my seat, where the game has one. */
  mine?: (result: Result, overview: Overview, last: Step, me: number) => Line | null;
  /** The step that decided it; else the last notable one. */
  decisive?: (result: Result, overview: Overview, last: Step) => number | undefined;
  /** The text that says what the chart counts, if not the points. */
  chart?: (result: Result) => string;
  /** Did somebody suffer by it? */
  bad?: (event: GameEvent) => boolean;
  /** Where something lies, for those who read what a bot thought of it. */
  place?: PlaceName;
  Truth?: () => Promise<{ default: Component<TruthProps> }>;
}

const found = import.meta.glob<{ finished: FinishedGame }>('../games/*/finished.ts');

export async function finishedGame(game: string): Promise<FinishedGame> {
  const load = found[`../games/${game}/finished.ts`];
  return load ? (await load()).finished : {};
}

/** The plain fallback: points are points. */
export function points(result: Result): Part[] {
  return [{ name: { id: 'finished-points', args: {} }, icon: 'l-star', pattern: 1, values: result.points }];
}
