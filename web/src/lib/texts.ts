import type { FluentVariable } from '@fluent/bundle';
import { SELECTED_ON, type Bundle } from './fluent';

export type Args = Record<string, unknown>;
export type Names = readonly string[];
export type Reason = { reason: string; args?: Args | undefined };
/** A message by its id with its arguments, as rules send it. */
export type Said = { id: string; args?: Args };
/** As much of a decision as its words need. */
export type Asked = { seat: number; kind: string; args?: Args; cause?: Said };

/** Arguments that are seats in every game; their plurals are lists of seats. */
const SEATS = ['seat', 'victim', 'first', 'winner', 'leader'];

/** A cause that acts itself: with two players persons are characters. */
const NAMED_TWICE = /^(.+?): (?=\1 )/;

/** Messages said with the convention of arguments of malina/text/__init__.py; the counterpart of texts.py. */
export class Texts {
  #pieces: string[];
  #seats: Set<string>;
  /** Public fields whose values are seats, -1 for nobody. */
  readonly holders: Set<string>;
  /** Public fields that are shown by a board without words of its own; null: all. */
  readonly facts: Set<string> | null;

  /** `ownNames`: the names of cards that a host's own file brought along; `me`: the reader's seat, who is "you". */
  constructor(
    readonly bundle: Bundle,
    readonly ownNames: Record<string, string> = {},
    readonly me: number | null = null,
  ) {
    this.#pieces = this.#listed('pieces');
    this.#seats = new Set([...SEATS, ...this.#listed('persons')]);
    this.holders = new Set(this.#listed('holders'));
    this.facts = this.has('facts') ? new Set(this.#listed('facts')) : null;
  }

  /** The words of a message that is no text but a list. */
  #listed(id: string): string[] {
    return this.has(id) ? this.bundle.format(id, {}).split(/\s+/) : [];
  }

  has(id: string): boolean {
    return this.bundle.has(id);
  }

  /** To nobody in particular. */
  say(id: string, args: Args = {}, names: Names = []): string {
    return this.bundle.format(id, this.#fill(args, names, null));
  }

  /** To the reader, or to whoever decides. */
  #tell(id: string, args: Args, names: Names, me = this.me, variables: Record<string, string> = {}): string {
    const sentence = this.bundle.format(id, { ...this.#fill(args, names, me), ...variables });
    // Names begin as their owners write them; "you" begins as a sentence does.
    const you = me === null ? '' : this.bundle.format('you', {});
    if (!you || !sentence.startsWith(you) || /^\p{L}/u.test(sentence.slice(you.length))) return sentence;
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  }

  /** Why not. A refusal may have been caused by another one, which is then its problem. */
  refusal(refused: Reason, names: Names = []): string {
    const args = { ...refused.args };
    if (isReason(args.problem)) args.problem = this.refusal(args.problem, names);
    return this.say(`refuse-${refused.reason}`, args, names);
  }

  /** A line of the log; `reader` is 'all' for one who was told everything. */
  event(event: Args, names: Names, reader: 'seat' | 'all' = 'seat'): string {
    const line = this.#tell(`event-${event.event}`, eventArgs(event, reader), names).replace(NAMED_TWICE, '');
    return `${line} ${this.seenPart(event, names, reader)}`.trim();
  }

  /** What the reader saw there besides, as a sentence of its own; '' if nothing. */
  seenPart(event: Args, names: Names, reader: 'seat' | 'all' = 'seat'): string {
    const id = `event-${event.event}-seen`;
    const args = eventArgs(event, reader);
    if (!this.has(id) || ![...this.bundle.variables(id)].every((v) => v in args || SELECTED_ON.test(v)))
      return '';
    return this.#tell(id, args, names);
  }

  /** The question of a decision, to the one who decides. */
  decision({ seat, kind, args }: Asked, names: Names): string {
    return this.#tell(`decision-${kind}`, { ...args, seat }, names, seat);
  }

  /** Why it is asked, as a sentence before the question; '' if nothing caused it. */
  cause({ seat, cause }: Asked, names: Names): string {
    return cause ? this.#tell(`cause-${cause.id}`, cause.args ?? {}, names, seat) : '';
  }

  /** What an answer costs or brings, to the seat that decides. */
  note({ id, args = {} }: Said, seat: number, names: Names): string {
    return this.bundle.format(`note-${id}`, this.#fill(args, names, seat));
  }

  /** A reason of a bot for or against a move, to the seat that asked for it. */
  reason({ id, args = {} }: Said, seat: number, names: Names): string {
    return this.bundle.format(`advice-${id}`, this.#fill(args, names, seat));
  }

  /** The same to all others; `asked` is an entry of a view's `asked`. */
  waiting(asked: Args, names: Names): string {
    return this.say(`waiting-${asked.kind}`, { seat: asked.seat }, names);
  }

  /** `$asked_id` is the kind of the decision, if it is known: a verb may be called otherwise there. */
  move(move: Args, names: Names, asked = ''): string {
    const { cmd, ...args } = move;
    return this.#tell(`move-${cmd}`, args, names, this.me, { asked_id: asked || 'none' });
  }

  /** Where the points came from: a line for each entry of each list of the breakdown, and for each of those who have
   * points without a seat. */
  resultLines(result: Args, names: Names): string[] {
    const lines = Object.entries(result.breakdown as Args).flatMap(([part, rows]) =>
      Array.isArray(rows) ? rows.map((row) => this.say(`score-${part}`, row, names)) : [],
    );
    const others = Object.entries((result.others ?? {}) as Args);
    return [...lines, ...others.map(([other, points]) => this.say('score-others', { other, points }))];
  }

  /** What may be filled into a blank of a decision, on its own: `job-6` for the job 6. */
  value(name: string, value: unknown, names: Names = []): string {
    if (value === null || value === undefined)
      return this.say(this.has(`${name}-none`) ? `${name}-none` : 'value-none');
    if (Number.isInteger(value) && this.has(`${name}-${value}`)) return this.say(`${name}-${value}`);
    return String(this.#fill({ [name]: value }, names, this.me)[name]);
  }

  /** A player's name; without one they are called after their seat. */
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

  #fill(args: Args, names: Names, me: number | null): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      filled[`${name}_kind`] = kindOf(value);
      filled[`${name}_id`] = 'none';
      if (value === null || value === undefined || value === '') filled[name] = '';
      else if (Array.isArray(value)) {
        const one = name.replace(/s$/, ''); // `winners` are each a winner
        filled[`${name}_count`] = value.length;
        filled[`${name}_me`] = value.some((v) => this.#isMe(one, v, me)) ? 'you' : 'other';
        filled[name] = this.enumeration(
          value.filter((v) => !isObject(v)).map((v) => String(this.#item(name, v, names, me))),
        );
      } else if (isObject(value)) {
        filled[name] =
          'type' in value ? this.bundle.format(`${name}-${value.type}-do`, this.#fill(value, names, me)) : '';
        filled[`${name}_id`] = String(value.type ?? 'none');
      } else {
        filled[`${name}_id`] = typeof value === 'boolean' ? String(value) : safe(value as string | number);
        filled[`${name}_me`] = this.#isMe(name, value, me) ? 'you' : 'other';
        filled[name] = this.#word(name, value, names, me);
      }
    }
    return filled;
  }

  /** A thing of a list. Of a pair in `goods` the key is a `good` and the value is read as one of the `goods`. */
  #item(name: string, value: unknown, names: Names, me: number | null): FluentVariable {
    const one = name.replace(/s$/, '');
    if (!Array.isArray(value) || value.length !== 2) return this.#word(one, value, names, me);
    const pair = { key: this.#word(one, value[0], names, me), value: this.#word(name, value[1], names, me) };
    return this.bundle.format('pair', pair);
  }

  #isMe(name: string, value: unknown, me: number | null): boolean {
    return me !== null && value === me && this.#seats.has(name);
  }

  #word(name: string, value: unknown, names: Names, me: number | null): FluentVariable {
    if (value === null) return '';
    if (this.#isMe(name, value, me)) return this.bundle.format('you', {});
    if (typeof value === 'number') return this.#seats.has(name) ? this.player(value, names) : safe(value);
    const word = safe(String(value)) as string;
    for (const prefix of [name, ...this.#pieces]) {
      if (this.has(`${prefix}-${word}`)) return this.bundle.format(`${prefix}-${word}`, {});
    }
    if (word.includes('.') && this.has('signed')) return this.#signed(name, word);
    return safe(this.ownNames[word] ?? word);
  }

  /** `bang.5C.2`: the name before the first dot, then rank and suit; which of two alike it is nobody reads. */
  #signed(name: string, value: string): string {
    const [face = '', sign = ''] = value.split('.');
    const rank = sign.slice(0, -1);
    const suit = sign.slice(-1);
    return this.bundle.format('signed', {
      name: this.#word(name, face, [], null),
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

const LONGEST = 280;
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
