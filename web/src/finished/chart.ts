/** Geometry of the chart of standing over time. No drawing here. */

/** Round numbers from 0 to at least `max`, at most `most` steps. */
export function ticks(max: number, most = 4): number[] {
  const top = Math.max(1, max);
  const rough = top / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((m) => m * power).find((size) => size >= rough)!,
  );
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, i) => i * step);
}

export const scale =
  (from: [number, number], to: [number, number]) =>
  (value: number): number =>
    from[1] === from[0] ? to[0] : to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);

/** A line that is level between moves and jumps at them: points don't grow in between. */
export function stairs(values: number[], x: (step: number) => number, y: (value: number) => number): string {
  let path = '';
  values.forEach((value, step) => {
    if (step === 0) path = `M${round(x(0))} ${round(y(value))}`;
    else if (value !== values[step - 1]) path += `H${round(x(step))}V${round(y(value))}`;
  });
  return values.length > 1 ? `${path}H${round(x(values.length - 1))}` : path;
}

const round = (n: number) => Math.round(n * 10) / 10;

/** Moves labels apart so that none is nearer than `gap` to the next, and all stay between `low` and `high`. */
export function spread(at: number[], gap: number, low: number, high: number): number[] {
  const sorted = at.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
  let floor = low;
  for (const label of sorted) {
    label.y = Math.max(label.y, floor);
    floor = label.y + gap;
  }
  let ceiling = high;
  for (const label of [...sorted].reverse()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - gap;
  }
  const out: number[] = [];
  for (const { y, i } of sorted) out[i] = y;
  return out;
}
