// A decision is a list of sentences with blanks; a move is one of them with all its blanks filled.
// Everything here is plain calculation on that list, for any game. See malina/kernel/decision.py.

export interface Range {
  low: number;
  high: number;
}
export interface Some {
  some: unknown[];
  low: number;
  high: number;
}
export type Fillings = unknown[] | Range | Some;
export interface Say {
  cmd: string;
  blanks: Record<string, Fillings>;
}
export interface Decision {
  seat: number;
  kind: string;
  required: boolean;
  says: Say[];
}
export type Move = { cmd: string } & Record<string, unknown>;

/** What has been filled in. `null` says that the sentence without this blank is meant. */
export type Picks = Record<string, unknown>;

/** Is it the offer to say words of one's own, in a game where they cost something? */
export const isTalk = (decision: Decision, talk?: string): boolean =>
  Boolean(talk) && decision.says.every((say) => say.cmd === talk);

export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a);
  return (
    left.length === Object.keys(b).length &&
    left.every(([key, value]) => key in b && same(value, (b as Record<string, unknown>)[key]))
  );
}

export const isSome = (f: Fillings | undefined): f is Some => !!f && !Array.isArray(f) && 'some' in f;
export const isRange = (f: Fillings | undefined): f is Range => !!f && !Array.isArray(f) && !('some' in f);

const among = (values: unknown[], value: unknown) => values.some((one) => same(one, value));

/** Is this a whole, legal filling? */
export function holds(f: Fillings, value: unknown): boolean {
  if (isSome(f)) return Array.isArray(value) && value.length >= f.low && fits(f, value);
  if (isRange(f)) return Number.isInteger(value) && (value as number) >= f.low && (value as number) <= f.high;
  return among(f, value);
}

/** Is it one, or can it grow to one? */
export function fits(f: Fillings, value: unknown): boolean {
  if (!isSome(f)) return holds(f, value);
  return Array.isArray(value) && value.length <= f.high && value.every((item) => among(f.some, item));
}

/** The single filling there is, wrapped; undefined if there are more. */
function only(f: Fillings): { value: unknown } | undefined {
  if (isSome(f)) {
    if (f.low === f.some.length) return { value: [...f.some] };
    return f.high === 0 ? { value: [] } : undefined;
  }
  if (isRange(f)) return f.low === f.high ? { value: f.low } : undefined;
  return f.length === 1 ? { value: f[0] } : undefined;
}

/** What can be offered one by one: the values, the numbers, or the things some of which are to be chosen. */
export function offered(f: Fillings): unknown[] {
  if (isSome(f)) return f.some;
  if (!isRange(f)) return f;
  const many = Math.min(f.high - f.low + 1, 200);
  return Array.from({ length: many }, (_, i) => f.low + i);
}

/** The sentences that could still be meant. */
export function candidates(says: Say[], cmd: string | null, picks: Picks): Say[] {
  return says.filter(
    (say) =>
      (cmd === null || say.cmd === cmd) &&
      Object.entries(picks).every(([blank, value]) => {
        const f = say.blanks[blank];
        return f ? fits(f, value) : value === null;
      }),
  );
}

export function blanksOf(says: Say[]): string[] {
  return [...new Set(says.flatMap((say) => Object.keys(say.blanks)))];
}

/** The one verb that is meant, if that is clear. Verbs without blanks are buttons; they are meant only when said. */
export function meant(says: Say[], cmd: string | null, picks: Picks): string | null {
  const left = candidates(says, cmd, picks);
  const cmds = new Set(left.map((say) => say.cmd));
  if (cmds.size === 1) return left[0]!.cmd;
  const withBlanks = new Set(left.filter((say) => Object.keys(say.blanks).length).map((say) => say.cmd));
  return withBlanks.size === 1 ? [...withBlanks][0]! : null;
}

/** Legal fillings of a blank while the others stay as picked; `null` among them means: leave it out. */
export function options(says: Say[], cmd: string | null, picks: Picks, blank: string): unknown[] {
  const { [blank]: _, ...others } = picks;
  const left = candidates(says, cmd, others);
  const having = left.filter((say) => blank in say.blanks);
  const verbs = new Set(having.map((say) => say.cmd));
  const found: unknown[] = [];
  for (const say of having)
    for (const value of offered(say.blanks[blank]!)) if (!among(found, value)) found.push(value);
  const optional = left.some((say) => !(blank in say.blanks) && verbs.has(say.cmd));
  if (optional && !among(found, null)) found.push(null);
  return found;
}

/** Picks, and every blank that has only one filling left. */
export function filled(says: Say[], cmd: string, picks: Picks): Picks {
  const left = candidates(says, cmd, picks);
  const full: Picks = { ...picks };
  for (const blank of blanksOf(left)) {
    if (blank in picks) continue;
    const values = left.map((say) => {
      const f = say.blanks[blank];
      return f ? only(f) : { value: null };
    });
    const first = values[0];
    if (first && values.every((one) => one && same(one.value, first.value))) full[blank] = first.value;
    else if (left.every((say) => isSome(say.blanks[blank]) && holds(say.blanks[blank]!, [])))
      full[blank] = []; // choosing none of them is a choice, too
  }
  return full;
}

/** The whole moves that the picks amount to: one for each verb that fits them. */
export function moves(says: Say[], cmd: string | null, picks: Picks): Move[] {
  const found: Move[] = [];
  for (const verb of new Set(candidates(says, cmd, picks).map((say) => say.cmd))) {
    const full = filled(says, verb, picks);
    const left = candidates(says, verb, full);
    if (blanksOf(left).some((blank) => !(blank in full))) continue;
    const say = left.find((one) => Object.entries(one.blanks).every(([b, f]) => holds(f, full[b])));
    if (say) found.push(moveOf(say, full));
  }
  return found;
}

/** In the order in which the sentence lists them: the table knows no other. */
function moveOf(say: Say, full: Picks): Move {
  const move: Move = { cmd: say.cmd };
  for (const [blank, f] of Object.entries(say.blanks)) {
    const value = full[blank];
    move[blank] = isSome(f) ? f.some.filter((item) => among(value as unknown[], item)) : value;
  }
  return move;
}

/** A whole move with this filling, legal or not, as near to the picks as can be: to ask why not. */
export function probe(
  says: Say[],
  cmd: string | null,
  picks: Picks,
  blank: string,
  value: unknown,
): Move | null {
  const left = candidates(says, cmd, picks);
  const say = [...left, ...says].find((one) => blank in one.blanks);
  if (!say) return null;
  const move: Move = { cmd: say.cmd };
  for (const [name, f] of Object.entries(say.blanks)) {
    if (name === blank) move[name] = isSome(f) && !Array.isArray(value) ? [value] : value;
    else if (name in picks && holds(f, picks[name])) move[name] = picks[name];
    else move[name] = isSome(f) ? f.some.slice(0, f.low) : offered(f)[0];
  }
  return move;
}
