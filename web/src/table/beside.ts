/** Where a note lies that points at a thing, as numbers and as styles. */
export interface Spot {
  at: Point;
  note: string;
  ring: string;
  /** From the note to the thing. */
  line: string;
}

type Point = readonly [number, number];
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const EDGE = 6;
const GAP = 14;
const STEP = 24;
const SETTLED = 2; // a note stays where it lies until another place is better by this

/** What a note is not to lie on: the price of covering it with the whole note. */
const PRICES: [string, number][] = [
  ['[data-blank]:not([aria-disabled="true"])', 100],
  ['.bar', 30],
  ['.stage [data-seat], [data-middle] > *', 12],
];
const ON_THE_THING = 60;
const NEAR = 1 / 40; // for each pixel away from the thing

/** The place for the note, beside the first thing of this kind that can be seen, that covers least of what matters. It
 * never reaches below the stage, where the bar and the hand are. */
export function placed(selector: string, note: HTMLElement, before?: Point): Spot | null {
  const stage = document.querySelector('.stage')?.getBoundingClientRect();
  const thing = [...document.querySelectorAll<HTMLElement>(selector)].find(visible)?.getBoundingClientRect();
  if (!stage || !thing) return null;
  const { offsetWidth: width, offsetHeight: height } = note;
  const floor = Math.max(stage.bottom - height - EDGE, EDGE);
  const wall = Math.max(stage.right - width - EDGE, EDGE);
  const held = PRICES.flatMap(([kind, price]) =>
    [...document.querySelectorAll(kind)].map((one) => [one.getBoundingClientRect(), price] as const),
  );
  held.push([thing, ON_THE_THING]);
  const worth = ([left, top]: Point): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    const away = apart(box, thing);
    const near = Math.hypot(away.to[0] - away.from[0], away.to[1] - away.from[1]) * NEAR;
    return held.reduce((sum, [one, price]) => sum + (price * shared(box, one)) / (width * height), near);
  };
  const middle = thing.left + thing.width / 2 - width / 2;
  const places = [
    [middle, thing.bottom + GAP],
    [middle, thing.top - height - GAP],
    [thing.right + GAP, thing.top],
    [thing.left - width - GAP, thing.top],
    ...steps(EDGE, wall).flatMap((left) => steps(EDGE, floor).map((top) => [left, top])),
  ].map(([left, top]): Point => [clamp(left!, EDGE, wall), clamp(top!, EDGE, floor)]);
  let [at, least] = [places[0]!, Infinity];
  for (const place of places) {
    const price = worth(place);
    if (price < least) [at, least] = [place, price];
  }
  if (before && before[0] <= wall && before[1] <= floor && worth(before) <= least + SETTLED) at = before;
  const [left, top] = at;
  const { from, to } = apart({ left, top, right: left + width, bottom: top + height }, thing);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return {
    at,
    note: `left:${left}px;top:${top}px`,
    ring: `left:${thing.left}px;top:${thing.top}px;width:${thing.width}px;height:${thing.height}px`,
    line: `left:${from[0]}px;top:${from[1]}px;width:${Math.hypot(dx, dy)}px;rotate:${Math.atan2(dy, dx)}rad`,
  };
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, n) => from + n * STEP);
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** How much they have in common. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** The shortest way from one box to another, in the middle of where they face each other. */
export function apart(a: Box, b: Box): { from: Point; to: Point } {
  const [x, tx] = across(a.left, a.right, b.left, b.right);
  const [y, ty] = across(a.top, a.bottom, b.top, b.bottom);
  return { from: [x, y], to: [tx, ty] };
}

function across(low: number, high: number, from: number, to: number): Point {
  if (high < from) return [high, from];
  if (to < low) return [low, to];
  const middle = (Math.max(low, from) + Math.min(high, to)) / 2;
  return [middle, middle];
}

function visible(element: HTMLElement): boolean {
  const { width, height, bottom, right } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0;
}
