/**
 * The form of a game's options, read from their JSON schema. The page knows no game: it knows what kinds of
 * questions there are, and asks each option as the kind that its schema allows.
 */

export type Scalar = string | number | boolean | null;
export type Options = Record<string, unknown>;

export interface CardFile {
  name: string;
  text: string;
}

/** `start` is the value of an option nobody has touched. */
export type Field = { name: string; start: unknown } & (
  | { kind: 'switch' }
  | { kind: 'choice'; values: Scalar[] } // one of these; null leaves it to the game
  | { kind: 'number'; low: number; high: number }
  | { kind: 'each'; values: string[] } // one for each seat, no two alike; null leaves it to the game
  | { kind: 'some'; values: string[] } // any of these
  | { kind: 'file' }
  | { kind: 'text'; most: number }
);

type Schema = Record<string, unknown>;

/** Ranges up to this many numbers are offered one by one. */
const FEW = 12;
const LONG_TEXT = 200;

export function fieldsOf(schema: Schema): Field[] {
  const root = resolve(schema, schema);
  const properties = (root['properties'] ?? {}) as Record<string, Schema>;
  return Object.entries(properties).flatMap(([name, part]) => fieldOf(name, part, schema) ?? []);
}

/** What is unknown to the form is left out of it, and stays as the game has it. */
function fieldOf(name: string, schema: Schema, root: Schema): Field | null {
  const parts = flatten(schema, root);
  const start = startOf(schema, parts);
  const nullable = parts.some((part) => part['type'] === 'null');
  const rest = parts.filter((part) => part['type'] !== 'null');

  const list = rest.find((part) => part['type'] === 'array');
  if (list) {
    const values = flatten((list['items'] ?? {}) as Schema, root)
      .flatMap(literals)
      .filter(isString);
    if (!values.length) return null;
    return { name, start, kind: list['uniqueItems'] ? 'some' : 'each', values };
  }
  const object = rest.find((part) => part['type'] === 'object');
  if (object) {
    const properties = Object.keys((object['properties'] ?? {}) as Schema);
    return properties.includes('name') && properties.includes('text') ? { name, start, kind: 'file' } : null;
  }
  if (rest.length === 1 && rest[0]!['type'] === 'boolean' && !nullable)
    return { name, start, kind: 'switch' };

  const values = rest.flatMap(literals);
  const open = rest.filter((part) => !literals(part).length);
  if (!open.length && values.length) {
    return { name, start, kind: 'choice', values: inOrder(nullable ? [null, ...values] : values, start) };
  }
  if (open.length !== 1 || values.length) return null;
  const only = open[0]!;
  if (only['type'] === 'integer') {
    const [low, high] = range(only);
    return { name, start, kind: 'number', low, high };
  }
  if (only['type'] === 'string') {
    return { name, start, kind: 'text', most: Number(only['maxLength'] ?? LONG_TEXT) };
  }
  return null;
}

function startOf(schema: Schema, parts: Schema[]): unknown {
  if ('default' in schema) return schema['default'];
  if (parts.some((part) => part['type'] === 'null')) return null;
  const first = parts[0];
  if (first?.['type'] === 'boolean') return false;
  if (first?.['type'] === 'array') return [];
  return first && literals(first).length ? literals(first)[0] : first?.['type'] === 'string' ? '' : 0;
}

function resolve(schema: Schema, root: Schema): Schema {
  const ref = schema['$ref'];
  if (typeof ref !== 'string') return schema;
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  return ((root['$defs'] ?? {}) as Record<string, Schema>)[name] ?? {};
}

/** The alternatives of a union, one by one. */
function flatten(schema: Schema, root: Schema): Schema[] {
  const there = resolve(schema, root);
  const parts = (there['anyOf'] ?? there['oneOf']) as Schema[] | undefined;
  if (parts) return parts.flatMap((part) => flatten(part, root));
  if (Array.isArray(there['type'])) return there['type'].map((type) => ({ ...there, type }));
  return [there];
}

function literals(schema: Schema): Scalar[] {
  if (Array.isArray(schema['enum'])) return schema['enum'] as Scalar[];
  if ('const' in schema) return [schema['const'] as Scalar];
  if (schema['type'] === 'boolean') return [true, false];
  if (schema['type'] === 'integer') {
    const [low, high] = range(schema);
    if (high - low < FEW) return Array.from({ length: high - low + 1 }, (_, i) => low + i);
  }
  return [];
}

function range(schema: Schema): [number, number] {
  const low = schema['minimum'] ?? Number(schema['exclusiveMinimum'] ?? -1) + 1;
  const high = schema['maximum'] ?? Number(schema['exclusiveMaximum'] ?? Number.MAX_SAFE_INTEGER) - 1;
  return [Number(low), Number(high)];
}

/** What the game would do by itself comes first; numbers keep their order. */
function inOrder(values: Scalar[], start: unknown): Scalar[] {
  if (typeof start !== 'string') return values;
  return [...values.filter((v) => v === start), ...values.filter((v) => v !== start)];
}

const isString = (value: unknown): value is string => typeof value === 'string';

// ---- filling it in ----

export function startValues(fields: Field[]): Options {
  return Object.fromEntries(fields.map((field) => [field.name, field.start]));
}

/** Options as a table has them: what it does not name is as the game has it. */
export function complete(fields: Field[], options: Options): Options {
  return { ...startValues(fields), ...options };
}

/** Which of the presets these options are, if they are one. */
export function presetOf(fields: Field[], presets: Record<string, Options>, options: Options): string | null {
  const whole = (some: Options) => fields.map((field) => complete(fields, some)[field.name]);
  const now = whole(options);
  return Object.keys(presets).find((name) => same(whole(presets[name]!), now)) ?? null;
}

/** Options as they are sent: only what somebody chose. */
export function chosen(fields: Field[], options: Options): Options {
  const names = new Set(fields.map((field) => field.name));
  const others = Object.entries(options).filter(([name]) => !names.has(name));
  const own = fields
    .filter((field) => !same(options[field.name], field.start))
    .map((field) => [field.name, options[field.name]] as const);
  return Object.fromEntries([...others, ...own].filter(([, value]) => value !== undefined));
}

/** After the number of seats has changed: one value for each seat again. Numbers of seats are `isSeat`. */
export function fit(
  fields: Field[],
  options: Options,
  seats: number,
  isSeat: (field: Field) => boolean,
): Options {
  const fitted = { ...options };
  for (const field of fields) {
    const value = options[field.name];
    if (field.kind === 'each' && Array.isArray(value)) {
      fitted[field.name] = oneForEach(value as string[], field.values, seats);
    } else if (field.kind === 'choice' && typeof value === 'number' && isSeat(field) && value >= seats) {
      fitted[field.name] = field.start;
    }
  }
  return fitted;
}

/** The values that a choice has at a table of so many seats. */
export function valuesAt(field: Field & { kind: 'choice' }, seats: number, isSeat: boolean): Scalar[] {
  return isSeat ? field.values.filter((v) => typeof v !== 'number' || v < seats) : field.values;
}

/** A list with one value for each seat, filled up with values nobody has. */
export function oneForEach(list: string[], values: string[], seats: number): string[] {
  const fitted = list.slice(0, seats);
  for (const value of values) {
    if (fitted.length >= seats) break;
    if (!fitted.includes(value)) fitted.push(value);
  }
  return fitted;
}

/** Seat `seat` takes a value; whoever had it gets the old one in exchange. */
export function trade(list: string[], seat: number, value: string): string[] {
  const old = list[seat]!;
  return list.map((v, i) => (i === seat ? value : v === value ? old : v));
}

export function toggled(list: string[], value: string, values: string[]): string[] {
  return values.filter((v) => (v === value ? !list.includes(v) : list.includes(v)));
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

export function isCardFile(value: unknown): value is CardFile {
  return typeof value === 'object' && value !== null && 'name' in value && 'text' in value;
}

// ---- what it is called ----

/** The part of a game's texts that a form needs. */
export interface Words {
  has(id: string): boolean;
  say(id: string, args?: Record<string, unknown>): string;
  value(name: string, value: unknown): string;
}

/** Is a number of this option the number of a seat? The game's texts say so. */
export const isSeatOption = (words: Words, name: string): boolean => words.has(`option-${name}-seat`);

/** How a value of an option is called; `own` are the page's words for what the game has none for. */
export function valueText(
  words: Words,
  name: string,
  value: unknown,
  own: { none: string; yes: string; no: string },
): string {
  if (typeof value === 'number' && isSeatOption(words, name)) {
    return words.say(`option-${name}-seat`, { number: value + 1 });
  }
  const id = `option-${name}-${value ?? 'none'}`;
  if (words.has(id)) return words.say(id);
  if (value === null || value === undefined) return own.none;
  if (typeof value === 'boolean') return value ? own.yes : own.no;
  return typeof value === 'number' ? String(value) : words.value(name.replace(/s$/, ''), value);
}
