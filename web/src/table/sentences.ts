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
/** A value for some of the keys. A filling is a list of pairs; no more than `most` keys have a capped value. */
export interface Each {
  each: [key: unknown, fillings: Fillings][];
  low: number;
  high: number;
  caps?: [value: unknown, most: number][];
  /** Between which numbers the values add up. */
  total?: [low: number, high: number];
}
export type Pair = [key: unknown, value: unknown];
/** All of these things, in any order; no two are the same. */
export interface Order {
  order: unknown[];
}
/** Words of one's own, at most so many characters. */
export interface Text {
  text: number;
}
export type Fillings = unknown[] | Range | Some | Each | Order | Text;
export interface Say {
  cmd: string;
  blanks: Record<string, Fillings>;
}
/** A message of the game's texts, by its id. */
export interface Said {
  id: string;
  args?: Record<string, unknown>;
}
/** What an answer comes to: every move with this verb whose blanks are filled as in `where`. */
export interface Note extends Said {
  cmd: string;
  where: Picks;
}
export interface Decision {
  seat: number;
  kind: string;
  required: boolean;
  says: Say[];
  /** Why it is asked. */
  cause?: Said;
  /** What the question's own words need. */
  args?: Record<string, unknown>;
  notes?: Note[];
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

const having =
  <F extends Fillings>(part: string) =>
  (f: Fillings | undefined): f is F =>
    !!f && !Array.isArray(f) && part in f;

export const isSome = having<Some>('some');
export const isEach = having<Each>('each');
export const isOrder = having<Order>('order');
export const isText = having<Text>('text');
export const isRange = (f: Fillings | undefined): f is Range =>
  having<Range>('low')(f) && !isSome(f) && !isEach(f);

const among = (values: unknown[], value: unknown) => values.some((one) => same(one, value));

/** As the table counts them: a letter outside the basic plane is one. */
export const letters = (words: string): number => [...words].length;

/** Neither a letter nor a space, but for what holds the parts of an emoji together: the table takes none of them. */
const UNPRINTABLE = /(?![ \u200d])[\p{C}\p{Z}]/u;
/** Words as the table takes them: the first so many letters, in one line. */
export const printable = (words: string, most: number): string =>
  [...words.replace(/\s/gu, ' ')]
    .filter((letter) => !UNPRINTABLE.test(letter))
    .slice(0, most)
    .join('');

/** Is this a whole, legal filling? Several things may stand in any order: a move puts them in that of the sentence. */
export function holds(f: Fillings, value: unknown): boolean {
  if (isSome(f)) return Array.isArray(value) && value.length >= f.low && fits(f, value);
  if (isEach(f)) return arePairs(value) && value.length >= f.low && inTotal(f, value) && fits(f, value);
  if (isOrder(f)) return Array.isArray(value) && value.length === f.order.length && fits(f, value);
  if (isText(f)) return typeof value === 'string' && value === printable(value, f.text);
  if (isRange(f)) return Number.isInteger(value) && (value as number) >= f.low && (value as number) <= f.high;
  return among(f, value);
}

/** Is it one, or can it grow to one? */
export function fits(f: Fillings, value: unknown): boolean {
  if (isSome(f))
    return Array.isArray(value) && value.length <= f.high && value.every((item) => among(f.some, item));
  if (isEach(f)) return arePairs(value) && value.length <= f.high && canGrow(f, value);
  if (isOrder(f)) return Array.isArray(value) && areOf(f.order, value);
  return holds(f, value);
}

/** Every one of these is one of those, none more often than there. */
function areOf(those: unknown[], these: unknown[]): boolean {
  const left = [...those];
  return these.every((one) => {
    const at = left.findIndex((other) => same(one, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

// ---- a value for each of some keys ----

const arePairs = (value: unknown): value is Pair[] =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2);

/** Is it a value for one of the keys, and not a whole filling? */
export const isPair = (f: Each, value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && f.each.some(([key]) => same(key, value[0]));

const numeric = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What the values add up to. */
export const sum = (pairs: Pair[]): number => pairs.reduce((all, [, value]) => all + numeric(value), 0);

const inTotal = ({ total }: Each, pairs: Pair[]): boolean =>
  !total || (sum(pairs) >= total[0] && sum(pairs) <= total[1]);

/** How many keys have a value. */
export const uses = (pairs: Pair[], value: unknown): number =>
  pairs.filter(([, one]) => same(one, value)).length;

/** The pairs with this one instead of what its key had before. */
export const put = (pairs: Pair[], pair: Pair): Pair[] => [
  ...pairs.filter(([key]) => !same(key, pair[0])),
  pair,
];

function canGrow(f: Each, pairs: Pair[]): boolean {
  const legal = pairs.every(
    ([key, value], i) =>
      f.each.some(([one, fillings]) => same(one, key) && holds(fillings, value)) &&
      !pairs.slice(0, i).some(([one]) => same(one, key)),
  );
  if (!legal || (f.caps ?? []).some(([value, most]) => uses(pairs, value) > most)) return false;
  if (!f.total) return true;
  const free = f.each.filter(([key]) => !pairs.some(([one]) => same(one, key))).map(([, each]) => each);
  // A sum that is too small grows with the values; one that is too large even with the least of the rest does not fit.
  const rest = free
    .map(lowest)
    .toSorted((a, b) => a - b)
    .filter((value, i) => i < f.low - pairs.length || (i < f.high - pairs.length && value < 0));
  return rest.reduce((all, value) => all + value, sum(pairs)) <= f.total[1];
}

const lowest = (f: Fillings): number => (isRange(f) ? f.low : Math.min(...offered(f).map(numeric)));

// ---- fillings of any kind ----

/** The single filling there is, wrapped; undefined if there are more. */
function only(f: Fillings): { value: unknown } | undefined {
  if (isSome(f)) {
    if (f.low === f.some.length) return { value: [...f.some] };
    return f.high === 0 ? { value: [] } : undefined;
  }
  if (isEach(f)) {
    if (f.high === 0) return { value: [] };
    const all = f.each.map(([key, each]) => [key, only(each)] as const);
    if (f.low < all.length || !all.every(([, one]) => one)) return undefined;
    return { value: all.map(([key, one]) => [key, one!.value]) };
  }
  if (isOrder(f)) return f.order.length < 2 ? { value: f.order } : undefined;
  if (isText(f)) return undefined; // nobody's words are said for them
  if (isRange(f)) return f.low === f.high ? { value: f.low } : undefined;
  return f.length === 1 ? { value: f[0] } : undefined;
}

/** What stands there as long as nobody touches it, where that is a choice, too: none of the things, or the things as
 * they lie. */
function untouched(f: Fillings): unknown {
  if (isOrder(f)) return f.order;
  return (isSome(f) || isEach(f)) && holds(f, []) ? [] : undefined;
}

/** What can be offered one by one: the values, the numbers, the things some of which are to be chosen or put in order,
 * or a value for one of the keys. */
export function offered(f: Fillings): unknown[] {
  if (isSome(f)) return f.some;
  if (isEach(f)) return f.each.flatMap(([key, each]) => offered(each).map((value): Pair => [key, value]));
  if (isOrder(f)) return f.order;
  if (isText(f)) return [];
  if (!isRange(f)) return f;
  const many = Math.min(f.high - f.low + 1, 200);
  return Array.from({ length: many }, (_, i) => f.low + i);
}

/** Some filling, a legal one if it is found without searching. */
function any(f: Fillings, begun: Pair[] = []): unknown {
  if (isSome(f)) return f.some.slice(0, f.low);
  if (isOrder(f)) return f.order;
  if (isText(f)) return '';
  if (!isEach(f)) return offered(f)[0];
  let pairs = begun;
  for (const pair of offered(f) as Pair[]) {
    if (holds(f, pairs)) break;
    if (fits(f, put(pairs, pair))) pairs = put(pairs, pair);
  }
  return pairs;
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

/** In the order of the sentences: a blank that only some of them have stands behind what it follows there. */
export function blanksOf(says: Say[]): string[] {
  const found: string[] = [];
  for (const { blanks } of says) {
    let at = found.length;
    for (const blank of Object.keys(blanks)) {
      if (!found.includes(blank)) found.splice(at, 0, blank);
      at = found.indexOf(blank) + 1;
    }
  }
  return found;
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
    else {
      const lies = left.map((say) => untouched(say.blanks[blank] ?? []));
      if (lies[0] !== undefined && lies.every((one) => same(one, lies[0]))) full[blank] = lies[0];
    }
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
    move[blank] = sorted(f, full[blank]);
  }
  return move;
}

function sorted(f: Fillings, value: unknown): unknown {
  if (isSome(f)) return f.some.filter((item) => among(value as unknown[], item));
  if (isEach(f))
    return f.each.flatMap(([key]) => (value as Pair[]).filter(([one]) => same(one, key)).slice(0, 1));
  return value;
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
    if (name === blank) move[name] = asked(f, picks[name], value);
    else if (name in picks && holds(f, picks[name])) move[name] = sorted(f, picks[name]);
    else move[name] = any(f);
  }
  return move;
}

/** A filling with this value in it. */
function asked(f: Fillings, now: unknown, value: unknown): unknown {
  if (isSome(f) && !Array.isArray(value)) return [value];
  if (isEach(f) && isPair(f, value))
    return sorted(f, put(any(f, fits(f, now) ? (now as Pair[]) : []) as Pair[], value));
  return value;
}

// ---- what answers come to ----

/** The notes that belong to this verb whatever is filled in. */
export const prices = (notes: Note[], cmd: string): Note[] =>
  notes.filter((note) => note.cmd === cmd && !Object.keys(note.where).length);

/** The notes that belong to what is filled in and not to every move with the verb; of several verbs, of all. */
export const notesFor = (notes: Note[], cmds: string[], full: Picks): Note[] =>
  notes.filter((note) => {
    const where = Object.entries(note.where);
    return (
      where.length > 0 &&
      cmds.includes(note.cmd) &&
      where.every(([blank, value]) => blank in full && agrees(full[blank], value))
    );
  });

/** Is the blank filled like this? Several things may have been picked in any order. */
const agrees = (now: unknown, value: unknown): boolean =>
  same(now, value) ||
  (Array.isArray(now) && Array.isArray(value) && now.length === value.length && areOf(now, value));
