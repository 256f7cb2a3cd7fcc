import type { FluentVariable } from '@fluent/bundle';
import { SELECTED_ON, type Bundle } from './fluent';

export type Args = Record<string, unknown>;
export type Names = readonly string[];
export type Reason = { reason: string; args?: Args | undefined };

/** Arguments that are seats in every game; their plurals are lists of seats. */
const SEATS = ['seat', 'victim', 'first', 'winner', 'leader'];

/** Messages said with the convention of arguments of malina/text/__init__.py; the counterpart of texts.py. */
export class Texts {
  #pieces: string[];
  #seats: Set<string>;

  /** `ownNames`: the names of cards that a host's own file brought along. */
  constructor(
    readonly bundle: Bundle,
    readonly ownNames: Record<string, string> = {},
  ) {
    this.#pieces = this.#listed('pieces');
    this.#seats = new Set([...SEATS, ...this.#listed('persons')]);
  }

  /** The words of a message that is no text but a list. */
  #listed(id: string): string[] {
    return this.has(id) ? this.bundle.format(id, {}).split(/\s+/) : [];
  }

  has(id: string): boolean {
    return this.bundle.has(id);
  }

  say(id: string, args: Args = {}, names: Names = []): string {
    return this.bundle.format(id, this.#fill(args, names));
  }

  /** Why not. A refusal may have been caused by another one, which is then its problem. */
  refusal(refused: Reason, names: Names = []): string {
    const args = { ...refused.args };
    if (isReason(args.problem)) args.problem = this.refusal(args.problem, names);
    return this.say(`refuse-${refused.reason}`, args, names);
  }

  /** A line of the log; `reader` is 'all' for one who was told everything. */
  event(event: Args, names: Names, reader: 'seat' | 'all' = 'seat'): string {
    const line = this.say(`event-${event.event}`, eventArgs(event, reader), names);
    return `${line} ${this.seenPart(event, names, reader)}`.trim();
  }

  /** What the reader saw there besides, as a sentence of its own; '' if nothing. */
  seenPart(event: Args, names: Names, reader: 'seat' | 'all' = 'seat'): string {
    const id = `event-${event.event}-seen`;
    const args = eventArgs(event, reader);
    if (!this.has(id) || ![...this.bundle.variables(id)].every((v) => v in args || SELECTED_ON.test(v)))
      return '';
    return this.say(id, args, names);
  }

  /** The question of a decision, to the one who decides. */
  decision(decision: Args, names: Names): string {
    return this.say(`decision-${decision.kind}`, { seat: decision.seat }, names);
  }

  /** The same to all others; `asked` is an entry of a view's `asked`. */
  waiting(asked: Args, names: Names): string {
    return this.say(`waiting-${asked.kind}`, { seat: asked.seat }, names);
  }

  move(move: Args, names: Names): string {
    const { cmd, ...args } = move;
    return this.say(`move-${cmd}`, args, names);
  }

  /** Where the points came from: a line for each entry of each list of the breakdown. */
  resultLines(result: Args, names: Names): string[] {
    return Object.entries(result.breakdown as Args).flatMap(([part, rows]) =>
      Array.isArray(rows) ? rows.map((row) => this.say(`score-${part}`, row, names)) : [],
    );
  }

  /** What may be filled into a blank of a decision, on its own: `job-6` for the job 6. */
  value(name: string, value: unknown, names: Names = []): string {
    if (value === null || value === undefined)
      return this.say(this.has(`${name}-none`) ? `${name}-none` : 'value-none');
    if (Number.isInteger(value) && this.has(`${name}-${value}`)) return this.say(`${name}-${value}`);
    return String(this.#fill({ [name]: value }, names)[name]);
  }

  /** A player's name; without one he is called after his seat. */
  player(seat: unknown, names: Names): string {
    const name = typeof seat === 'number' ? names[seat] : undefined;
    if (name !== undefined) return String(safe(name));
    return this.bundle.format('player', {
      number: typeof seat === 'number' ? safe(seat + 1) : safe(String(seat)),
    });
  }

  /** A, B and C. */
  enumeration(words: readonly string[]): string {
    return words.reduce(
      (list, item, i) =>
        i ? this.bundle.format(i === words.length - 1 ? 'list-last' : 'list-more', { list, item }) : item,
      '',
    );
  }

  #fill(args: Args, names: Names): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      filled[`${name}_kind`] = kindOf(value);
      filled[`${name}_id`] = 'none';
      if (value === null || value === undefined || value === '') filled[name] = '';
      else if (Array.isArray(value)) {
        filled[`${name}_count`] = value.length;
        filled[name] = this.enumeration(
          value.filter((v) => !isObject(v)).map((v) => this.#one(name, v, names)),
        );
      } else if (isObject(value)) {
        filled[name] = 'type' in value ? this.say(`${name}-${value.type}-do`, value, names) : '';
        filled[`${name}_id`] = String(value.type ?? 'none');
      } else {
        filled[`${name}_id`] = typeof value === 'boolean' ? String(value) : safe(value as string | number);
        filled[name] = this.#word(name, value, names);
      }
    }
    return filled;
  }

  /** One of a list: `winners` are each a winner. */
  #one(name: string, value: unknown, names: Names): string {
    return value === null ? '' : String(this.#word(name.replace(/s$/, ''), value, names));
  }

  #word(name: string, value: unknown, names: Names): FluentVariable {
    if (typeof value === 'number') return this.#seats.has(name) ? this.player(value, names) : safe(value);
    const word = safe(String(value)) as string;
    for (const prefix of [name, ...this.#pieces]) {
      if (this.has(`${prefix}-${word}`)) return this.bundle.format(`${prefix}-${word}`, {});
    }
    if (word.includes('.') && this.has('signed')) return this.#signed(name, word, names);
    return safe(this.ownNames[word] ?? word);
  }

  /** `bang.5C.2`: the name before the first dot, then rank and suit; which of two alike it is nobody reads. */
  #signed(name: string, value: string, names: Names): string {
    const [face = '', sign = ''] = value.split('.');
    const rank = sign.slice(0, -1);
    const suit = sign.slice(-1);
    return this.bundle.format('signed', {
      name: this.#word(name, face, names),
      rank: this.has(`rank-${rank}`) ? this.say(`rank-${rank}`) : rank,
      suit: this.has(`suit-${suit}-sign`) ? this.say(`suit-${suit}-sign`) : suit,
    });
  }
}

function eventArgs(event: Args, reader: string): Args {
  const { n: _, event: __, ...args } = event;
  return { ...args, reader, own: 'victim' in args && args.victim === args.seat };
}

function isObject(value: unknown): value is Args {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isReason(value: unknown): value is Reason {
  return isObject(value) && typeof value.reason === 'string';
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (Array.isArray(value)) return 'list';
  return { boolean: 'bool', number: 'number', object: 'object' }[typeof value as string] ?? 'text';
}

const LONGEST = 200;
/** Neither printable nor one of the spaces that must not break a line. */
const UNPRINTABLE = /(?![ \u00a0\u202f])[\p{C}\p{Z}]/gu;

/** What comes from outside, as a sentence can hold it: no control characters, and not without end. */
function safe<T extends string | number>(value: T): string | number {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) || !Number.isInteger(value) ? value : `0x${value.toString(16)}`;
  const text = value.replace(UNPRINTABLE, '\ufffd');
  const signs = [...text];
  return signs.length <= LONGEST ? text : `${signs.slice(0, LONGEST).join('')}…`;
}
