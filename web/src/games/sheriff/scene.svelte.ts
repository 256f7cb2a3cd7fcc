import { getContext, setContext } from 'svelte';
import { text, type GameText } from '../../lib/text.svelte';
import type { SeatView } from '../../lib/wire';
import type { Choice, Decision } from '../../table/choice.svelte';
import type { Look } from '../../table/look.svelte';
import type { BoardProps } from '..';
import { desk } from './desk.svelte';
import { clockwise, sum } from './fair';
import pictures from './icons.json';
import type { Card, Deal, Fates, Lead, Pair, Piece, SheriffOutlook, SheriffView, Told } from './types';
import { bribe, waitingDeals } from './waits';

const icons: Record<string, Record<string, string> | undefined> = pictures;
const KEY = Symbol('sheriff');
const AWNINGS = ['#c07a1a', '#2f6fa8', '#3c7f42', '#7a4d9c', '#b5502a', '#1f857b', '#7d766a', '#7d8a1f'];

/** The table as its parts need it: who trades, what lies where, what it is called and what it comes to. */
export class Scene {
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
    desk.sit(props().client.room?.id ?? '');
    setContext(KEY, this);
  }

  readonly choice: Choice = $derived.by(() => this.#props().choice);
  readonly hidden: boolean = $derived.by(() => this.#props().hidden ?? false);
  readonly view: SheriffView = $derived.by(() => this.#props().client.view as SheriffView);
  readonly outlook: SheriffOutlook | null = $derived.by(
    () => (this.#props().client.outlook ?? null) as SheriffOutlook | null,
  );
  readonly events: Told[] = $derived.by(() => this.#props().client.events as Told[]);
  readonly pace: string = $derived.by(() => this.#props().client.room?.settings.pace ?? '');
  readonly onrules = $derived.by(() => this.#props().onrules);
  readonly me: number | null = $derived.by(() => this.#props().me);
  readonly gt: GameText = $derived.by(() => this.#props().gt);
  readonly seats: SeatView[] = $derived.by(() => this.#props().seats);
  readonly cards: Record<string, Card> = $derived.by(
    () => this.#props().client.cards as unknown as Record<string, Card>,
  );
  readonly names: string[] = $derived.by(() => this.#props().names);

  /** Everybody but me, clockwise from my left. */
  readonly others: number[] = $derived(clockwise(this.view.seats, this.me));
  readonly judge: boolean = $derived(this.me !== null && this.view.in_office.includes(this.me));
  readonly inspecting: boolean = $derived(this.view.step === 'inspection' && this.view.bags.some(Boolean));
  readonly deputies: boolean = $derived(this.view.in_office.length > 1);
  /** The closed bags, in the order of their declarations. */
  readonly closed: number[] = $derived(
    this.view.merchants.filter((seat) => this.view.bags[seat] === 'closed'),
  );
  readonly legal: string[] = $derived(this.outlook?.leads.map(({ good }) => good) ?? []);
  readonly asked: string = $derived(this.choice.decision?.kind ?? '');

  /** What my bag would come to: with the move in the making, or as it is. */
  readonly fates: Fates | null = $derived.by(() =>
    this.hidden ? null : ((this.choice.outlook as SheriffOutlook | null)?.fates ?? null),
  );

  /** One of the things I may do beside what is asked. */
  offer(kind: string): Decision | undefined {
    return this.choice.decisions.find((one) => one.kind === kind);
  }

  // ---- what lies where ----

  at(place: 'hand' | 'bag' | 'aside' | 'stand' | 'stack' | 'filled' | 'bought', seat: number): Piece[] {
    return this.view.places[place][seat] ?? [];
  }

  /** The goods of a place that I know, by number. */
  tally(pieces: Piece[]): Pair[] {
    const found = new Map<string, number>();
    for (const { face } of pieces) if (face) found.set(face, (found.get(face) ?? 0) + 1);
    const order = Object.keys(this.cards);
    return [...found].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  }

  count(seat: number, good: string): number {
    return this.at('stand', seat).filter(({ face }) => face === good).length;
  }

  lead(good: string): Lead | undefined {
    return this.outlook?.leads.find((one) => one.good === good);
  }

  worth(goods: readonly Pair[]): number {
    return sum(goods.map(([good, many]) => (this.card(good)?.value ?? 0) * many));
  }

  card(face: string): Card | undefined {
    return this.cards[face];
  }

  /** The deals in which I am asked, and have not answered. */
  readonly waiting: Deal[] = $derived.by(() => waitingDeals(this.choice, this.view.deals, this.me));

  /** The deal that the bar offers to strike instead of a judgement. */
  readonly bribe: Deal | undefined = $derived.by(() => bribe(this.choice, this.view.deals, this.me));

  /** The sack that is looked at: whichever is chosen; else mine, the one that is talked of, or the first. */
  readonly subject: number | null = $derived.by(() => {
    if (desk.at !== null && this.view.bags[desk.at]) return desk.at;
    const [mine] = this.closed.filter((seat) => seat === this.me);
    const talk = this.waiting.flatMap(({ clauses }) => clauses.map(({ bag }) => bag));
    return mine ?? talk.at(-1) ?? this.closed[0] ?? null;
  });

  // ---- names ----

  /** A seat as a word in a sentence: I am «you». */
  who(seat: number): string {
    return seat === this.me ? text.say('sheriff-you') : this.player(seat);
  }

  player(seat: number): string {
    return this.gt.player(seat, this.names);
  }

  name(face: string): string {
    return this.gt.value('face', face);
  }

  /** «4 сыра» */
  some(good: string, count: number): string {
    return this.gt.say('some-goods', { good, count });
  }

  list(goods: readonly Pair[]): string {
    return this.gt.enumeration(goods.map(([good, many]) => this.some(good, many)));
  }

  rule(face: string): string {
    const own = this.card(face)?.texts?.[text.lang]; // a host's card file says it otherwise
    if (own) return own;
    for (const kind of ['good', 'law', 'man'])
      if (this.gt.has(`${kind}-${face}-text`)) return this.gt.say(`${kind}-${face}-text`);
    return '';
  }

  /** A card, read aloud. */
  spoken(face: string): string {
    const card = this.card(face);
    return text.say('sheriff-card', {
      name: this.name(face),
      value: card?.value ?? card?.reward ?? null,
      penalty: card?.penalty ?? null,
    });
  }

  look(face: string): Look {
    return { title: '', lines: [this.rule(face)].filter(Boolean), faces: [face] };
  }

  // ---- pictures ----

  icon(kind: 'good' | 'law' | 'man' | 'part' | 'ui', id: string): string {
    return icons[kind]?.[id] ?? icons.unknown?.[kind] ?? '';
  }

  /** The picture of any card. */
  picture(face: string): string {
    return icons.good?.[face] ?? icons.man?.[face] ?? icons.law?.[face] ?? icons.unknown?.law ?? '';
  }

  hue(face: string): string {
    const card = this.card(face);
    return `var(--${card?.counts_as || face}, var(--back-1))`;
  }

  awning = (seat: number): string => AWNINGS[seat % AWNINGS.length]!;
}

export const useScene = (): Scene => getContext(KEY);
