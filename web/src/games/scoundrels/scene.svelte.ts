import { getContext, setContext } from 'svelte';
import { text, type GameText } from '../../lib/text.svelte';
import type { SeatView } from '../../lib/wire';
import type { Choice, Decision } from '../../table/choice.svelte';
import type { Look } from '../../table/look.svelte';
import type { BoardProps } from '..';
import { desk } from './desk.svelte';
import pictures from './icons.json';
import { CELLS, clockwise, LOCATIONS, pokerOf, rogueOf } from './rio';
import type { Card, Location, Mark, Piece, Rogue, ScoundrelsOutlook, ScoundrelsView, Told } from './types';

const icons: Record<string, Record<string, string> | undefined> = pictures;
const KEY = Symbol('scoundrels');
const SHAPES = ['disc', 'hex', 'house'];
export type Blank = 'ability' | 'scoundrel' | 'other' | '';

/** The table as its parts need it: who sits where, what lies where, what it is called and what it would do. */
export class Scene {
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
    desk.sit(props().client.room?.id ?? '');
    setContext(KEY, this);
  }

  readonly choice: Choice = $derived.by(() => this.#props().choice);
  readonly hidden: boolean = $derived.by(() => this.#props().hidden ?? false);
  readonly view: ScoundrelsView = $derived.by(() => this.#props().client.view as ScoundrelsView);
  readonly outlook: ScoundrelsOutlook = $derived.by(() => this.#props().client.outlook as ScoundrelsOutlook);
  readonly events: Told[] = $derived.by(() => this.#props().client.events as Told[]);
  readonly onrules = $derived.by(() => this.#props().onrules);
  readonly me: number | null = $derived.by(() => this.#props().me);
  readonly gt: GameText = $derived.by(() => this.#props().gt);
  readonly seats: SeatView[] = $derived.by(() => this.#props().seats);
  readonly names: string[] = $derived.by(() => this.#props().names);
  readonly cards: Record<string, Card> = $derived.by(
    () => this.#props().client.cards as unknown as Record<string, Card>,
  );

  /** What the table will be after the move in the making, as far as I can tell. */
  readonly ahead: ScoundrelsOutlook = $derived.by(
    () => (this.choice.outlook as ScoundrelsOutlook | null) ?? this.outlook,
  );
  /** Everybody but me, clockwise from my left. */
  readonly others: number[] = $derived(clockwise(this.view.seats, this.me));
  readonly asked: string = $derived(this.choice.decision?.kind ?? '');
  /** The word of the card that is being done. */
  readonly op: string = $derived(String(this.choice.decision?.args?.op ?? ''));
  readonly verbs: ReadonlySet<string> = $derived(new Set(this.choice.says.map(({ cmd }) => cmd)));
  readonly turnKey: string = $derived(`${this.view.day}-${this.view.round}-${this.view.turn}`);

  /** One of the things I may do beside what is asked. */
  offer(kind: string): Decision | undefined {
    return this.choice.decisions.find((one) => one.kind === kind);
  }

  // ---- what lies where ----

  card = (id: string): Card | undefined => this.cards[id];

  readonly cells: string[] = $derived.by(() => {
    const there = this.view.places.cell[0] ?? {};
    return CELLS.filter((cell) => cell in there);
  });

  rogueAt(seat: number, cell: string): Rogue | null {
    return rogueOf(this.view.places.cell[seat]?.[cell] ?? [], this.card);
  }

  own(seat: number): Rogue[] {
    return this.cells.flatMap((cell) => this.rogueAt(seat, cell) ?? []);
  }

  readonly saloon: (Rogue | null)[] = $derived.by(() =>
    Object.values(this.view.places.saloon).map((pieces) => rogueOf(pieces, this.card)),
  );

  readonly pile: Rogue | null = $derived.by(() => rogueOf(this.view.places.pile.slice(-2), this.card));

  /** Whoever is named by a trait that lies open. */
  rogue(trait: string): Rogue | null {
    const all = [...Array(this.view.seats).keys()].flatMap((seat) => this.own(seat));
    return (
      [...all, ...this.saloon, this.pile].find((one): one is Rogue => one?.trait === trait) ??
      (this.named && this.named.trait === trait ? this.named : null)
    );
  }

  /** The scoundrel of which the question speaks. */
  readonly named: Rogue | null = $derived.by(() => {
    const { trait, job } = this.choice.decision?.cause?.args ?? {};
    return typeof trait === 'string' && typeof job === 'string' ? { trait, job, pieces: [-1, -1] } : null;
  });

  safesAt(location: Location): (Piece | null)[] {
    return Object.values(this.view.places.safe[location]).map((pieces) => pieces[0] ?? null);
  }

  stolen(seat: number): Piece[] {
    return this.view.places.stolen[seat] ?? [];
  }

  inSlot(seat: number, slot: string): Piece | undefined {
    return this.view.places.slot[seat]?.[slot]?.[0];
  }

  doubters(seat: number, slot: string): number[] {
    return this.view.suspicions.flatMap((one) =>
      one.victim === seat && one.slot === slot ? [one.owner] : [],
    );
  }

  marksOn(safe: number): Mark[] {
    return this.view.marks.filter((mark) => mark.safe === safe);
  }

  /** What a piece is, if I see it or know it from before. */
  faceOf({ piece, face }: Piece): string | undefined {
    if (face || this.hidden) return face;
    return this.view.known?.find((one) => one.piece === piece)?.face;
  }

  /** What is in a safe, if I know. */
  inside(piece: Piece): number | undefined {
    const face = this.faceOf(piece);
    return face ? this.card(face)?.value : undefined;
  }

  /** «depot, 3»: where a safe lies on the board; null: elsewhere. */
  spot(safe: number): { location: Location; number: number } | null {
    for (const location of LOCATIONS) {
      const at = this.safesAt(location).findIndex((piece) => piece?.piece === safe);
      if (at >= 0) return { location, number: at + 1 };
    }
    return null;
  }

  /** A card of another player that I have looked at. */
  spied(seat: number, slot: string): string | undefined {
    const piece = this.inSlot(seat, slot);
    if (!piece || this.hidden) return undefined;
    const seen = this.view.memory?.find(({ place }) => place.join('/') === `slot/${seat}/${slot}`)?.seen;
    return this.faceOf(piece) ?? seen?.[0];
  }

  /** Which blank a scoundrel would fill now. */
  blankOf(trait: string): Blank {
    const { choice } = this;
    if (!choice.mine) return '';
    const first = choice.filled.scoundrel;
    if (first !== undefined && first !== trait && choice.can('other', trait)) return 'other';
    for (const blank of ['ability', 'scoundrel', 'other'] as const)
      if (choice.is(blank, trait) || choice.could(blank, trait)) return blank;
    return '';
  }

  // ---- names ----

  /** A seat as a word in a sentence: I am «you». */
  who(seat: number): string {
    return seat === this.me ? text.say('scoundrels-you') : this.player(seat);
  }

  player(seat: number): string {
    return this.gt.player(seat, this.names);
  }

  money(money: number): string {
    return text.say('scoundrels-money', { money });
  }

  trait = (id: string): string => this.gt.value('trait', id);
  job = (id: string): string => this.gt.value('job', id);

  name({ trait, job }: Pick<Rogue, 'trait' | 'job'>): string {
    return `${this.trait(trait)} ${this.job(job)}`;
  }

  when(trait: string): string {
    return this.gt.has(`when-${trait}`) ? this.gt.say(`when-${trait}`) : '';
  }

  does(id: string): string {
    return this.gt.has(`does-${id}`) ? this.gt.say(`does-${id}`) : '';
  }

  /** What a scoundrel does, in one sentence. */
  sentence({ trait, job }: Pick<Rogue, 'trait' | 'job'>): string {
    return `${[this.when(trait), this.does(job)].filter(Boolean).join(': ')}.`;
  }

  spoken(rogue: Rogue): string {
    const price = this.outlook.prices[rogue.trait];
    const words = `${this.name(rogue)}. ${this.sentence(rogue)}`;
    return price === undefined ? words : `${words} ${text.say('scoundrels-price', { price })}`;
  }

  look(rogue: Rogue): Look {
    return { title: this.name(rogue), lines: [this.sentence(rogue)], faces: [], link: 'scoundrel' };
  }

  location(id: string): string {
    const word = this.gt.value('location', id);
    return word.charAt(0).toUpperCase() + word.slice(1);
  }

  /** A safe, read aloud: where it lies, what I know of it, what marks say. */
  safe(piece: Piece): string {
    const spot = this.spot(piece.piece);
    const face = this.faceOf(piece);
    const { location } = spot ?? { location: face ? this.card(face)?.location : undefined };
    return text.say('scoundrels-safe', {
      location: location ? this.gt.value('location', location) : null,
      number: spot?.number ?? null,
      inside: this.inside(piece) ?? null,
      marks: this.marksOn(piece.piece).map(({ owner, number }) =>
        text.say('scoundrels-mark-of', { who: this.who(owner), number }),
      ),
    });
  }

  poker(face: string): string {
    return this.gt.value('card', face);
  }

  rank = (face: string): string => pokerOf(face)?.rank ?? '?';

  /** What the leader's ability of a slot does, in two words. */
  ability(slot: string): string {
    return text.say(`scoundrels-ability-${slot}`);
  }

  // ---- pictures ----

  icon(kind: string, id: string): string {
    return icons[kind]?.[id] ?? icons.unknown?.[kind] ?? '';
  }

  hue = (seat: number): string => `var(--seat-${(seat % 8) + 1})`;

  /** Owners differ by shape as well as by colour. */
  shape = (seat: number): string =>
    seat === this.me ? 'square' : (SHAPES[this.others.indexOf(seat)] ?? 'square');
}

export const useScene = (): Scene => getContext(KEY);
