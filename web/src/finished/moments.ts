/** Which step of a record belongs to what. */

/** `told[step]` is how many events had been told by then. An undo takes events back, so the last telling counts. */
export function stepOf(event: number, told: number[]): number {
  for (let step = told.length - 1; step > 0; step--) {
    if (told[step]! > event && told[step - 1]! <= event) return step;
  }
  return 0;
}

/** The step at which each turn begins, before its first move; the record names the step after that move. */
export function turnStarts(turns: number[]): number[] {
  return turns.map((step) => step - 1);
}

/** The last step of each turn. */
export function turnEnds(turns: number[], steps: number): number[] {
  return [...turnStarts(turns).slice(1), steps];
}

/** The number of the turn that a step belongs to, from 1: the one that just ended belongs to its own. */
export function turnAt(step: number, turns: number[]): number {
  return Math.max(1, turns.filter((first) => first <= step).length);
}

export function clamp(step: number, steps: number): number {
  return Math.max(0, Math.min(steps, Math.round(Number.isFinite(step) ? step : steps)));
}

/** Of things along a line, in their order, those that have room `gap` apart: the weightiest, of equals the later. */
export function apart<T>(
  things: readonly T[],
  gap: number,
  at: (thing: T) => number,
  weight: (thing: T) => number,
): T[] {
  const kept = new Set<T>();
  for (const thing of things.toReversed().sort((a, b) => weight(b) - weight(a))) {
    if ([...kept].every((other) => Math.abs(at(other) - at(thing)) >= gap)) kept.add(thing);
  }
  return things.filter((thing) => kept.has(thing));
}

/** Which turns get a number: the first always, then round ones, then whatever else has room. */
export function numbered(turns: number[], gap: number, at: (step: number) => number): Turn[] {
  const all = turns.map((step, i) => ({ step, turn: i + 1 }));
  return apart(all, gap, ({ step }) => at(step), roundness);
}

export interface Turn {
  step: number;
  turn: number;
}

function roundness({ turn }: Turn): number {
  if (turn === 1) return 3;
  return turn % 10 === 0 ? 2 : turn % 5 === 0 ? 1 : 0;
}
