/** How a game ended, in a sentence or two: which message is said, and with what. */

export interface Result {
  winners: number[];
  points: number[];
  breakdown: Record<string, unknown>;
}

/** A message of the page or the game. Arguments that are seats are read as names by whoever says it. */
export interface Line {
  id: string;
  args: Record<string, unknown>;
}

/** Do the points tell more than who has won? Where sides win there is nothing to count. */
export const counted = ({ winners, points }: Pick<Result, 'winners' | 'points'>): boolean =>
  points.some((value, seat) => value !== (winners.includes(seat) ? 1 : 0));

/** Seats from the best to the worst: the winners first, whatever the points say. */
export function order(result: Result): number[] {
  const won = (seat: number) => (result.winners.includes(seat) ? 1 : 0);
  return result.points
    .map((_, seat) => seat)
    .sort((a, b) => won(b) - won(a) || result.points[b]! - result.points[a]! || a - b);
}

/** Places 1, 2, 2, 4: those with equal points share one, but nobody shares it with a winner by tie-break. */
export function places(result: Result): number[] {
  const rank = (seat: number) => (result.winners.includes(seat) ? Infinity : result.points[seat]!);
  return result.points.map(
    (_, seat) => 1 + result.points.filter((_, other) => rank(other) > rank(seat)).length,
  );
}

export function headline(result: Result, me: number | null): Line {
  const [first] = result.winners;
  if (first === undefined) return { id: 'finished-title-nobody', args: {} };
  if (!counted(result)) {
    if (me !== null && result.winners.includes(me)) return { id: 'finished-side-you', args: {} };
    return { id: 'finished-side-won', args: { winners: result.winners } };
  }
  const points = result.points[first]!;
  if (result.winners.length > 1)
    return { id: 'finished-title-shared', args: { winners: result.winners, points } };
  return first === me
    ? { id: 'finished-title-you', args: { points } }
    : { id: 'finished-title-won', args: { winner: first, points } };
}

/** By how much, and where I am. */
export function margin(result: Result, me: number | null): Line[] {
  const [first] = result.winners;
  const rest = order(result).filter((seat) => !result.winners.includes(seat));
  const [second] = rest;
  if (first === undefined || second === undefined || !counted(result)) return [];
  const short = result.points[first]! - result.points[second]!;
  const seconds = rest.filter((seat) => result.points[seat] === result.points[second]);
  if (short === 0) {
    if (result.winners.length > 1) return [];
    return seconds.includes(me ?? -1)
      ? [{ id: 'finished-lead-tie-you', args: {} }]
      : [{ id: 'finished-lead-tie', args: { seats: seconds } }];
  }
  if (me !== null && seconds.includes(me)) return [{ id: 'finished-lead-you-short', args: { short } }];
  const lines: Line[] = [{ id: 'finished-lead-closest', args: { seats: seconds, short } }];
  if (me !== null && !result.winners.includes(me)) {
    lines.push({
      id: 'finished-lead-you-place',
      args: { place: places(result)[me]!, points: result.points[me]! },
    });
  }
  return lines;
}
