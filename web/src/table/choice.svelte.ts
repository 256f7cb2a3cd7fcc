import { untrack } from 'svelte';
import { text, type GameText, type Reason } from '../lib/text.svelte';
import { seatNames } from '../room/people';
import { refusalText } from './refusal';
import type { Source } from './source';
import {
  blanksOf,
  candidates,
  filled,
  fits,
  holds,
  isEach,
  isPair,
  isRange,
  isSome,
  isTalk,
  meant,
  moves,
  notesFor,
  options,
  probe,
  put,
  same,
  sum,
  type Decision,
  type Each,
  type Fillings,
  type Move,
  type Note,
  type Pair,
  type Picks,
  type Range,
  type Say,
} from './sentences';

export type { Decision, Move, Say } from './sentences';

/** What was last touched in vain, and why: the bar says it, the guide explains it. */
export interface WhyNot {
  blank: string;
  value: unknown;
  reason: string;
  text: string;
}

/** How far a blank that takes several things is filled. */
export interface Count extends Range {
  now: number;
}

/** Why a sentence is not whole: these blanks are open; so many things, or so much of a sum, are missing in the first. */
export interface Lack {
  blanks: string[];
  more: number;
  sum: number;
}

const LOOK = 60; // ms of quiet before the server is asked what a move would change

/** The move in the making. It knows sentences, not games; whatever is picked is legal or dropped. */
export class Choice {
  readonly #client: Source;
  readonly #gt: () => GameText | null;
  readonly #stop: () => void;
  #at = $state<string | null>(null); // the offer that was opened
  #raw = $state.raw<Picks>({}); // by the hand of the player, oldest first
  #verb = $state<string | null>(null); // said by a button
  #sending = $state(false);
  #acked = $state(0);
  #near = $state.raw<{ blank: string; value: unknown } | null>(null);
  #seen = $state.raw<{ key: string; outlook: unknown } | null>(null);

  /** Picks were taken away because the table changed under them. */
  dropped = $state(false);
  /** The server's answer to the last move, if it was no. */
  refusal = $state.raw<Reason | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);

  constructor(client: Source, gt?: () => GameText | null) {
    this.#client = client;
    this.#gt = gt ?? (() => (client.room ? text.game(client.room.game, client.cards) : null));
    this.#stop = $effect.root(() => {
      $effect(() => {
        void this.says;
        untrack(() => {
          this.leave();
          this.#settle();
        });
      });
      $effect(() => this.#look());
    });
  }

  destroy(): void {
    this.#stop();
  }

  readonly #seat = $derived.by(() => this.#client.room?.me ?? null);

  /** My decisions; empty when I only watch, or a bot plays for me. */
  readonly decisions: Decision[] = $derived.by(() => {
    const room = this.#client.room;
    const seat = this.#seat;
    if (!this.#client.send || !room || seat === null || room.seats[seat]?.deputy) return [];
    const asked = (this.#client.view?.decisions as Decision[] | undefined) ?? [];
    return asked.filter((decision) => !isTalk(decision, room.talk)); // words are said in the chat
  });

  /** The table waits for this one. */
  readonly required: Decision | null = $derived(this.decisions.find((one) => one.required) ?? null);

  /** The one that is being answered: what is asked of me, unless I have opened an offer. No offer opens by itself. */
  readonly decision: Decision | null = $derived(
    this.decisions.find((one) => nameOf(one) === this.#at) ?? this.required,
  );

  /** Those I could answer instead. */
  readonly offers: Decision[] = $derived(this.decisions.filter((one) => one !== this.decision));

  readonly says: Say[] = $derived(this.decision?.says ?? []);
  readonly mine: boolean = $derived(this.says.length > 0);

  // What of the picks is legal now. The settling effect cleans up; until it ran, nothing illegal is shown.
  readonly #legal = $derived(fitting(this.says, this.#verb, this.#raw));
  readonly #picks: Picks = $derived(this.#legal.picks);

  readonly cmd: string | null = $derived(meant(this.says, this.#legal.verb, this.#picks));
  readonly #left: Say[] = $derived(candidates(this.says, this.cmd ?? this.#legal.verb, this.#picks));

  /** The blanks of the sentence in the making, in its order. */
  readonly blanks: string[] = $derived(this.mine ? blanksOf(this.#left) : []);

  /** Picked, or the only thing possible. A blank that is `null` here is left out. */
  readonly filled: Picks = $derived(
    this.cmd === null ? this.#picks : filled(this.says, this.cmd, this.#picks),
  );

  /** Whole moves; more than one while the verb is open. As long as nothing is said, none of several verbs is meant. */
  readonly moves: Move[] = $derived(
    this.mine && (this.cmd !== null || Object.keys(this.#picks).length > 0)
      ? moves(this.says, this.cmd ?? this.#legal.verb, this.#picks)
      : [],
  );
  readonly move: Move | null = $derived(this.moves.length === 1 ? this.moves[0]! : null);

  /** A move is on its way, or made and not shown yet. */
  readonly pending: boolean = $derived.by(() => this.#sending || this.#acked > this.#client.n);

  /** Anything to take back? */
  readonly begun: boolean = $derived(Object.keys(this.#picks).length > 0 || this.#legal.verb !== null);

  readonly outlook: any = $derived.by(() =>
    this.#seen?.key === this.#key ? this.#seen.outlook : this.#client.outlook,
  );

  get #key(): string {
    return this.move ? `${this.#client.n} ${JSON.stringify(this.move)}` : '';
  }

  // ---- asking ----

  options(blank: string): unknown[] {
    return options(this.says, this.#legal.verb, this.#picks, blank);
  }

  /** May it be filled in now, with the rest as it is? */
  can(blank: string, value: unknown): boolean {
    const f = this.fillings(blank);
    if (isSome(f) && !Array.isArray(value)) {
      const now = this.#list(blank);
      if (!f.some.some((item) => same(item, value))) return false;
      return now.length < f.high || f.high === 1 || this.is(blank, value);
    }
    if (isEach(f) && isPair(f, value)) return fits(f, this.#with(f, blank, value));
    if (f && !Array.isArray(f)) return holds(f, value);
    return this.options(blank).some((one) => same(one, value));
  }

  /** Might it be, if other blanks were emptied? */
  could(blank: string, value: unknown): boolean {
    return this.says.some((say) => {
      const f = say.blanks[blank];
      return f && candidates([say], null, { [blank]: begins(f, value) }).length > 0;
    });
  }

  is(blank: string, value: unknown): boolean {
    if (!(blank in this.filled)) return false;
    const now = this.filled[blank];
    return same(now, value) || (Array.isArray(now) && now.some((item) => same(item, value)));
  }

  /** Filled by hand, so it can be emptied? */
  picked(blank: string): boolean {
    return blank in this.#picks;
  }

  /** What may stand in a blank, the others being as they are. */
  fillings(blank: string): Fillings | undefined {
    const { [blank]: _, ...others } = this.#picks;
    const left = candidates(this.says, this.#legal.verb, others);
    return left.find((say) => blank in say.blanks)?.blanks[blank];
  }

  /** The limits, if this blank is a number between two others. */
  range(blank: string): Range | null {
    const f = this.fillings(blank);
    return f && isRange(f) ? f : null;
  }

  /** How many things are to be chosen, and how many are, if this blank takes several: of several sentences the one
   *  that has been begun says it. */
  count(blank: string): Count | null {
    const f = this.#left.find((say) => blank in say.blanks)?.blanks[blank] ?? this.fillings(blank);
    if (!isSome(f) && !isEach(f)) return null;
    const now = this.filled[blank];
    const picked = Array.isArray(now) ? now : [];
    // Where the values are to add up, these are what is counted.
    if (isEach(f) && f.total) return { low: f.total[0], high: f.total[1], now: sum(picked as Pair[]) };
    return { low: f.low, high: f.high, now: picked.length };
  }

  /** The value of a key, wrapped, in a blank that takes a value for each of some keys; undefined if it has none. */
  of(blank: string, key: unknown): { value: unknown } | undefined {
    const pairs = (this.filled[blank] ?? []) as Pair[];
    const pair = pairs.find(([one]) => same(one, key));
    return pair && { value: pair[1] };
  }

  /** The verbs beside the one in the making, for the buttons. */
  readonly others: string[] = $derived(
    [...new Set(this.says.map((say) => say.cmd))].filter((verb) => verb !== this.cmd),
  );

  readonly #empty: string[] = $derived(
    this.blanks.filter((blank) => !(blank in this.filled) || this.#short(blank)),
  );

  /** The first blank that is still to be filled. */
  readonly open: string | null = $derived(this.#empty[0] ?? null);

  /** Why the sentence is not whole yet. */
  readonly lack: Lack | null = $derived.by(() => {
    const blank = this.open;
    if (blank === null) return null;
    const f = this.fillings(blank);
    const list = this.#list(blank);
    const more = isSome(f) || isEach(f) ? f.low - list.length : 0;
    const short = isEach(f) && f.total ? f.total[0] - sum(list as Pair[]) : 0;
    // Those that not every sentence has may yet turn out to be needless.
    const others = this.#empty.filter(
      (one) => one !== blank && this.#left.every(({ blanks }) => one in blanks),
    );
    return { blanks: [blank, ...others], more: Math.max(more, 0), sum: Math.max(short, 0) };
  });

  // ---- what it comes to ----

  /** What goes with this filling of a blank, beside what is filled in already. */
  notesOn(blank: string, value: unknown): Note[] {
    const full = { ...this.filled, [blank]: this.#and(blank, value) };
    return this.#notes(full).filter((note) => blank in note.where);
  }

  #notes(full: Picks): Note[] {
    const cmds = new Set(this.#left.map((say) => say.cmd));
    return notesFor(this.decision?.notes ?? [], [...cmds], full);
  }

  /** What goes with the thing that is pointed at, else with what is filled in. */
  readonly notes: Note[] = $derived.by(() => {
    const near = this.#near;
    const told = near !== null && this.notesOn(near.blank, near.value).length > 0;
    return this.#notes(
      told ? { ...this.filled, [near.blank]: this.#and(near.blank, near.value) } : this.filled,
    );
  });

  /** Would a pick, or a look, bring anything to say? */
  readonly notable: boolean = $derived(
    (this.decision?.notes ?? []).some((note) => Object.keys(note.where).length > 0),
  );

  /** Somebody looks at a thing that could be filled in, or away from it. */
  point(blank: string, value: unknown): void {
    this.#near = { blank, value };
  }

  leave(): void {
    this.#near = null;
  }

  // ---- filling ----

  /** Answers another of the decisions; the one that is required stays where it is. */
  turnTo(decision: Decision | null): void {
    if (this.pending) return;
    this.clear();
    this.#at = decision && nameOf(decision);
  }

  pick(blank: string, value: unknown): void {
    if (this.pending) return;
    this.#quiet();
    const f = this.fillings(blank);
    if (isSome(f) && !Array.isArray(value)) return this.#toggle(blank, value, f.high);
    if (isEach(f) && isPair(f, value)) return this.#togglePair(f, blank, value);
    if (blank in this.#picks && same(this.#picks[blank], value)) return this.clear(blank);
    this.#put(blank, value);
  }

  /** The whole filling as it is now: an order, words. */
  fill(blank: string, value: unknown): void {
    if (this.pending) return;
    this.#quiet();
    this.#put(blank, value);
  }

  start(verb: string): void {
    if (this.pending || !this.says.some((say) => say.cmd === verb)) return;
    this.#quiet();
    if (this.#verb === verb) return this.clear();
    this.#raw = fitting(this.says, verb, this.#picks).picks;
    this.#verb = verb;
  }

  clear(blank?: string): void {
    if (this.pending) return;
    this.#quiet();
    if (blank === undefined) {
      this.#raw = {};
      this.#verb = null;
    } else {
      const { [blank]: _, ...rest } = this.#picks;
      this.#raw = rest;
    }
  }

  /** One step back: the last pick, then the verb, then the offer. */
  back(): void {
    const last = Object.keys(this.#picks).at(-1);
    if (last !== undefined) this.clear(last);
    else if (this.begun) this.clear();
    else this.turnTo(null);
  }

  async confirm(move: Move | null = this.move): Promise<void> {
    const send = this.#client.send;
    if (!move || !send || this.pending) return;
    this.#quiet();
    this.#sending = true;
    try {
      const answer = await send.call(this.#client, { do: 'move', at: this.#client.n, move });
      if (answer.type === 'refused') this.refusal = answer;
      else {
        this.#acked = answer.n;
        this.#raw = {};
        this.#verb = null;
        this.#at = null;
      }
    } catch {
      this.refusal = { reason: 'not-sent', args: {} };
    } finally {
      this.#sending = false;
    }
  }

  /** Asks the table why this cannot be filled in, and remembers the answer. */
  async why(blank: string, value: unknown): Promise<string> {
    const move = probe(this.says, this.#legal.verb, this.#picks, blank, value);
    let refused: Reason = { reason: this.mine ? 'wrong-phase' : 'not-your-turn', args: {} };
    if (move && this.#client.consider) {
      const answer = await this.#client.consider(move);
      if (answer.refused) refused = answer.refused;
      else if (this.mine) return '';
    }
    const said = refusalText(refused, this.#gt(), seatNames(this.#client.room?.seats ?? []));
    this.refusal = null;
    this.whyNot = { blank, value, reason: refused.reason, text: said };
    return said;
  }

  // ---- inside ----

  /** Filled, but no sentence is content with it yet. */
  #short(blank: string): boolean {
    const value = this.filled[blank];
    return !this.#left.some(({ blanks: { [blank]: f } }) => (f ? holds(f, value) : value === null));
  }

  #list(blank: string): unknown[] {
    const now = this.#picks[blank];
    return Array.isArray(now) ? now : [];
  }

  #toggle(blank: string, item: unknown, high: number): void {
    const now = this.#list(blank);
    if (now.some((one) => same(one, item))) {
      const rest = now.filter((one) => !same(one, item));
      return rest.length ? this.#put(blank, rest) : this.clear(blank);
    }
    if (high === 1) return this.#put(blank, [item]);
    if (now.length < high) this.#put(blank, [...now, item]);
  }

  /** What the blank would hold with this thing in it. */
  #and(blank: string, value: unknown): unknown {
    const f = this.fillings(blank);
    if (isEach(f) && isPair(f, value)) return this.#with(f, blank, value);
    if (!isSome(f) || Array.isArray(value)) return value;
    const now = f.high === 1 ? [] : this.#list(blank).filter((one) => !same(one, value));
    return [...now, value];
  }

  /** The pairs with this one; where only one may have a value, it has it alone. */
  #with(f: Each, blank: string, pair: Pair): Pair[] {
    return f.high === 1 ? [pair] : put(this.#list(blank) as Pair[], pair);
  }

  #togglePair(f: Each, blank: string, pair: Pair): void {
    if (!this.is(blank, pair)) return this.#put(blank, this.#with(f, blank, pair));
    const rest = this.#list(blank).filter((one) => !same(one, pair));
    return rest.length ? this.#put(blank, rest) : this.clear(blank);
  }

  /** The latest pick wins: what does not go with it is emptied. */
  #put(blank: string, value: unknown): void {
    const { [blank]: _, ...others } = this.#picks;
    const verb = candidates(this.says, this.#legal.verb, { [blank]: value }).length ? this.#legal.verb : null;
    if (!candidates(this.says, verb, { [blank]: value }).length) return;
    const kept = fitting(this.says, verb, { [blank]: value, ...others }).picks;
    const { [blank]: now, ...rest } = kept;
    this.#raw = { ...rest, [blank]: now };
    this.#verb = verb;
  }

  #quiet(): void {
    this.dropped = false;
    this.refusal = null;
    this.whyNot = null;
  }

  /** After the table changed: let go of what is no longer legal, and say so. */
  #settle(): void {
    // An offer that comes again later is another one.
    if (!this.decisions.some((one) => nameOf(one) === this.#at)) this.#at = null;
    const legal = fitting(this.says, this.#verb, this.#raw);
    const lost = Object.keys(this.#raw).length > Object.keys(legal.picks).length;
    if (!lost && legal.verb === this.#verb) return;
    this.#raw = legal.picks;
    this.#verb = legal.verb;
    if (lost && !this.#sending) this.dropped = true;
  }

  #look(): (() => void) | void {
    const move = this.move;
    const key = this.#key;
    const client = this.#client;
    if (!move || !client.consider || this.pending) return;
    const timer = setTimeout(async () => {
      const answer = await client.consider!(move);
      if (!answer.refused) this.#seen = { key, outlook: answer.outlook };
    }, LOOK);
    return () => clearTimeout(timer);
  }
}

/** One thing as the beginning of a filling. */
function begins(f: Fillings, value: unknown): unknown {
  const one = (isSome(f) && !Array.isArray(value)) || (isEach(f) && isPair(f, value));
  return one ? [value] : value;
}

/** Tells the decisions of a seat apart, also after the table has changed. */
export const nameOf = ({ kind, cause, args, required }: Decision): string =>
  JSON.stringify([kind, required, cause, args]);

/** Of some picks, first come first served, those that go together. */
function fitting(says: Say[], verb: string | null, picks: Picks): { picks: Picks; verb: string | null } {
  const kept = verb !== null && says.some((say) => say.cmd === verb) ? verb : null;
  const fit: Picks = {};
  for (const [blank, value] of Object.entries(picks))
    if (
      candidates(says, kept, { ...fit, [blank]: value }).some((say) => blank in say.blanks || value === null)
    )
      fit[blank] = value;
  return { picks: fit, verb: kept };
}
