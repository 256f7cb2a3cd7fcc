import { getContext, setContext } from 'svelte';
import { text, type GameText } from '../../lib/text.svelte';
import type { SeatView } from '../../lib/wire';
import type { Choice } from '../../table/choice.svelte';
import type { Look } from '../../table/look.svelte';
import type { BoardProps } from '..';
import { desk } from './desk.svelte';
import pictures from './icons.json';
import { checks, type Check, type Who } from './story';
import {
  RESOURCES,
  type Card,
  type GoalOutlook,
  type LockupOutlook,
  type LockupView,
  type Pair,
  type Piece,
  type RoomOutlook,
  type Told,
} from './types';

const icons: Record<string, Record<string, string> | undefined> = pictures;
const KEY = Symbol('lockup');

/** The table as its parts need it: who is where, what it is called, what it looks like. A party is a seat, or the
 * guards, who have the number after the last seat. */
export class Scene {
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
    desk.sit(props().client.room?.id ?? '');
    setContext(KEY, this);
  }

  readonly choice: Choice = $derived.by(() => this.#props().choice);
  readonly hidden: boolean = $derived.by(() => this.#props().hidden ?? false);
  readonly view: LockupView = $derived.by(() => this.#props().client.view as LockupView);
  readonly outlook: LockupOutlook = $derived.by(() => this.#props().client.outlook as LockupOutlook);
  readonly events: Told[] = $derived.by(() => this.#props().client.events as Told[]);
  readonly onrules = $derived.by(() => this.#props().onrules);
  readonly me: number | null = $derived.by(() => this.#props().me);
  readonly gt: GameText = $derived.by(() => this.#props().gt);
  readonly seats: SeatView[] = $derived.by(() => this.#props().seats);
  readonly cards: Record<string, Card> = $derived.by(
    () => this.#props().client.cards as unknown as Record<string, Card>,
  );
  readonly names: string[] = $derived.by(() => this.#props().names);

  readonly solo: boolean = $derived(this.view.seats === 1);
  readonly parties: number[] = $derived(this.view.reputation.map((_, party) => party));
  /** Everybody but me, clockwise from my left. */
  readonly others: number[] = $derived.by(() => {
    const { me, parties } = this;
    return me === null ? parties : [...parties.slice(me + 1), ...parties.slice(0, me)];
  });
  readonly asked: string = $derived(this.choice.mine ? (this.choice.decision?.kind ?? '') : '');
  readonly args: Record<string, unknown> = $derived(this.choice.decision?.args ?? {});
  readonly rooms: RoomOutlook[] = $derived(this.outlook?.rooms ?? []);
  readonly checks: Check[] = $derived(checks(this.events));

  // ---- what lies where ----

  tokens(party: number, room: string): Piece[] {
    return this.view.places.room[party]?.[room] ?? [];
  }

  goon(room: string): Piece | undefined {
    return this.view.places.goon_space[room]?.[0];
  }

  at(place: 'cell' | 'tomes' | 'choice' | 'traits' | 'trait' | 'items' | 'goons' | 'reserved', seat: number) {
    return this.view.places[place][seat] ?? [];
  }

  readonly display: (Piece | undefined)[] = $derived(
    Object.values(this.view.places.slot).map(([piece]) => piece),
  );

  purse(party: number): Pair[] {
    return RESOURCES.map((kind) => [kind, this.view[kind][party] ?? 0]);
  }

  wealth(party: number): number {
    return this.purse(party).reduce((all, [, many]) => all + many, 0);
  }

  /** How many tokens a crew has behind its screen. */
  held(party: number): number {
    return (this.view.places.cell[party] ?? []).length;
  }

  goal(id: string): GoalOutlook | undefined {
    return this.outlook.goals.find((one) => one.goal === id);
  }

  card(face: string): Card | undefined {
    return this.cards[face];
  }

  number(room: string): number {
    return this.rooms.findIndex((one) => one.room === room);
  }

  // ---- names ----

  party(who: Who): number {
    return who === 'guards' ? this.view.seats : who;
  }

  player(party: number): string {
    if (party >= this.view.seats) return this.gt.say('seat-guards');
    return this.gt.player(party, this.names);
  }

  /** As a heading: I am «You». */
  who(party: number): string {
    return party === this.me ? text.say('lockup-you') : this.player(party);
  }

  /** In the middle of a sentence: a name, or the guards. */
  inner(party: number): string {
    return party >= this.view.seats ? this.gt.say('victim-guards') : this.player(party);
  }

  /** In the middle of a sentence: a name, or I; the guards are many. */
  subject(party: number): { who: string; you: 'yes' | 'no' | 'many' } {
    const many = party >= this.view.seats ? 'many' : 'no';
    return { who: this.inner(party), you: party === this.me ? 'yes' : many };
  }

  crew(party: number): string {
    return this.view.crews[party] ?? '';
  }

  name(face: string): string {
    return this.gt.value('face', face);
  }

  room(id: string): string {
    return this.gt.say(`location-${id}`);
  }

  cube(kind: string): string {
    return kind === 'any' ? this.gt.say('ignored-any') : this.gt.say(`cube-${kind}`);
  }

  /** «2 мусора, зелье» as a list with numbers. */
  cubes(pairs: readonly Pair[]): string {
    const some = pairs.filter(([, many]) => many > 0);
    return this.gt.enumeration(
      some.map(([kind, many]) => text.say('lockup-some', { what: this.cube(kind), many })),
    );
  }

  effect(face: string): string {
    const special = this.card(face)?.special;
    return special ? this.gt.say(`special-${special}`) : '';
  }

  rule(face: string): string {
    const card = this.card(face);
    if (card?.type) return this.gt.say(`type-${card.type}-text`);
    for (const kind of ['tome', 'goal', 'trait'])
      if (this.gt.has(`${kind}-${face}-text`)) return this.gt.say(`${kind}-${face}-text`);
    return this.effect(face);
  }

  /** A card or token, read aloud. */
  spoken(face: string): string {
    const card = this.card(face);
    const parts = [this.name(face)];
    if (card?.value !== undefined) parts.push(text.say('lockup-stars', { stars: card.value }));
    if (card?.cost) parts.push(text.say('lockup-costs', { cubes: this.cubes(Object.entries(card.cost)) }));
    for (const attribute of this.attributes(face)) parts.push(this.gt.say(`attribute-${attribute}`));
    return [...parts, this.rule(face)].filter(Boolean).join(', ');
  }

  look(face: string): Look {
    return {
      title: '',
      lines: [this.rule(face), this.card(face)?.type ? this.effect(face) : ''].filter(Boolean),
      faces: [face],
    };
  }

  /** Every symbol of attributes on an item or a goon. */
  attributes(face: string): string[] {
    const card = this.card(face);
    const printed = Object.entries(card?.attributes ?? {}).flatMap(([kind, many]) =>
      Array<string>(many).fill(kind),
    );
    return card?.attribute ? [...printed, card.attribute] : printed;
  }

  // ---- pictures ----

  icon(kind: string, id: string): string {
    return icons[kind]?.[id] ?? icons.unknown?.[kind] ?? '';
  }

  picture(face: string): string {
    const card = this.card(face);
    if (card?.type) return this.icon('goon', card.type);
    for (const kind of ['item', 'tome', 'goal', 'trait']) {
      const found = icons[kind]?.[face];
      if (found) return found;
    }
    return icons.unknown?.item ?? '';
  }

  colour(party: number): string {
    const crew = this.crew(party);
    return crew ? `var(--crew-${crew})` : '#b3bdc6';
  }

  /** The number or sign on a token or guard card. */
  sign(face: string): { icon: string } | { number: number } {
    const card = this.card(face);
    if (card?.rule === 'power') return { icon: this.icon('part', 'enforcer') };
    if (card?.rule === 'zero') return { icon: this.icon('part', 'lookout') };
    return { number: card?.strength ?? 0 };
  }
}

export const useScene = (): Scene => getContext(KEY);
