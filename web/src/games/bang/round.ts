/** Where everybody sits on the screen: clockwise as at the table, oneself at the bottom. */

export interface Seated {
  person: number;
  side: 'left' | 'top' | 'right';
  /** From the top (left, right) or the left (top): 1, 2, 3. */
  row: number;
  /** Its cell in the grid of a phone: row and column from 1. */
  cell: [row: number, column: number];
}

/** How many sit on the left, at the top and on the right. */
const SIDES: Record<number, [left: number, top: number, right: number]> = {
  1: [0, 1, 0],
  2: [1, 0, 1],
  3: [1, 1, 1],
  4: [2, 0, 2],
  5: [2, 1, 2],
  6: [2, 1, 3],
  7: [3, 1, 3],
  8: [3, 2, 3],
};

/** The circle, beginning with whoever sits to the left of `from`. */
export function clockwise(circle: readonly number[], from: number): number[] {
  const at = circle.indexOf(from);
  return [...circle.slice(at + 1), ...circle.slice(0, at)];
}

/** How many columns a phone has for so many others. */
export const columns = (count: number): number => (count <= 4 ? count : count <= 6 ? 3 : 4);

/** The cells of a phone's grid, clockwise from the left below: up, over, down, and back below. */
function cells(count: number): [number, number][] {
  const wide = columns(count);
  if (count <= 4) return Array.from({ length: count }, (_, i) => [1, i + 1]);
  const top = Array.from({ length: wide }, (_, i): [number, number] => [1, i + 1]);
  const below = Array.from({ length: count - wide - 1 }, (_, i): [number, number] => [2, wide - i]);
  return [[2, 1], ...top, ...below];
}

/** Everybody but the one below, who is drawn with his hand. `facing`: two characters of one player, side by side. */
export function seating(others: readonly number[], facing = false): Seated[] {
  const [left, top] = (!facing && SIDES[others.length]) || [0, others.length];
  const at = cells(others.length);
  return others.map((person, i) => {
    const cell = at[i]!;
    if (i < left) return { person, side: 'left', row: left - i, cell };
    if (i < left + top) return { person, side: 'top', row: i - left + 1, cell };
    return { person, side: 'right', row: i - left - top + 1, cell };
  });
}
