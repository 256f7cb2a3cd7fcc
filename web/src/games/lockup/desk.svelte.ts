/** What I am about on this table and have told nobody: board and hand share it. */

export const WINDOWS = ['start', 'compare', 'patrol', 'raid'] as const;
export type Window = (typeof WINDOWS)[number];
export type Panel = 'items' | 'goals' | 'crews';

class Desk {
  #table = '';
  /** What lies open over the rooms. */
  panel = $state<Panel | null>(null);
  /** The windows for tomes that are declined without asking, and for which round each was switched. */
  pass = $state<Partial<Record<Window, boolean>>>({});
  #round = 0;
  /** The show goes twice as fast. */
  fast = $state(false);

  /** Another table: nothing of it is left. */
  sit(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    this.#round = 0;
    this.panel = null;
    this.pass = {};
  }

  /** «Not this round» ends with the round. */
  enter(round: number): void {
    if (round === this.#round) return;
    this.#round = round;
    this.pass = {};
  }
}

export const desk = new Desk();
