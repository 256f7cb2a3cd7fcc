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

/** Which ticks get a number: as many as fit, evenly, the first always. */
export function labelled(turns: number[], room: number): { step: number; turn: number; label: boolean }[] {
  const every = Math.max(1, Math.ceil(turns.length / Math.max(1, room)));
  return turns.map((step, i) => ({ step, turn: i + 1, label: i % every === 0 }));
}
