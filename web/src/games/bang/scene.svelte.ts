import { getContext, setContext } from 'svelte';
import { text, type GameText } from '../../lib/text.svelte';
import type { SeatView } from '../../lib/wire';
import { machine } from '../../room/people';
import { noteWords } from '../../table/ask';
import type { Choice } from '../../table/choice.svelte';
import type { Look } from '../../table/look.svelte';
import type { BoardProps } from '..';
import { aloud, kindOf, signOf } from './faces';
import pictures from './icons.json';
import { clockwise } from './round';
import { onCard, onPerson, type Tap } from './taps';
import type { BangOutlook, BangView, Card, Kind, Label, Link, Piece } from './types';

const icons: Record<string, Record<string, string> | undefined> = pictures;
const KEY = Symbol('bang');
const UNKNOWN: Record<string, string> = { card: 'poker-hand', character: 'western-hat', event: 'sun' };

/** The table as its parts need it: who sits where, what lies where, what it is called. */
export class Scene {
  readonly #props: () => BoardProps;
  /** From whose eyes distances are shown, if from another's than mine. */
  eye = $state<number | null>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
    setContext(KEY, this);
  }

  readonly choice: Choice = $derived.by(() => this.#props().choice);
  readonly view: BangView = $derived.by(() => this.#props().client.view as BangView);
  readonly outlook: BangOutlook | null = $derived.by(
    () => (this.#props().client.outlook ?? null) as BangOutlook | null,
  );
  readonly onrules = $derived.by(() => this.#props().onrules);
  readonly me: number | null = $derived.by(() => this.#props().me);
  readonly gt: GameText = $derived.by(() => this.#props().gt);
  readonly seats: SeatView[] = $derived.by(() => this.#props().seats);
  readonly events: any[] = $derived.by(() => this.#props().client.events);
  readonly cards: Record<string, unknown> = $derived.by(() => this.#props().client.cards);

  /** With two players everybody has two characters, and those are what moves speak of. */
  readonly two: boolean = $derived(this.view.owner.length > this.view.seats);
  readonly mine: number[] = $derived(
    this.view.circle.filter((person) => this.view.owner[person] === this.me),
  );
  readonly self: number | null = $derived.by(() =>
    this.me === null ? null : (this.view.active[this.me] ?? null),
  );
  /** Everybody but me, clockwise from my left. */
  readonly others: number[] = $derived.by(() => {
    const from = this.mine.at(-1);
    const order = from === undefined ? this.view.circle : clockwise(this.view.circle, from);
    return order.filter((person) => !this.mine.includes(person));
  });
  /** Who has to answer now, by seat. */
  readonly asked: number[] = $derived(this.view.asked.filter((one) => one.required).map((one) => one.seat));
  /** What is being answered; the last link is the one that matters now. */
  readonly link: Link | null = $derived(this.view.chain.at(-1) ?? null);
  readonly viewpoint: number | null = $derived.by(
    () => this.eye ?? this.self ?? (this.view.over ? null : this.view.turn),
  );

  /** Everybody from whoever's turn it is, as turns go round. */
  readonly inTurn: number[] = $derived.by(() => {
    const { circle, turn } = this.view;
    const round = this.view.clockwise ? circle : circle.toReversed();
    return [turn, ...clockwise(round, turn)];
  });

  // ---- the middle of the table: one thing at a time has it ----

  /** What the open blank asks for, if nobody can point at it elsewhere. */
  readonly choosing: { blank: string; values: unknown[] } | null = $derived.by(() => {
    const { choice, view } = this;
    const blank = choice.open;
    if (!choice.mine || blank === null) return null;
    const values = choice.options(blank);
    const near = new Set<unknown>([
      ...view.places.table.map(({ face }) => face),
      ...(this.me === null ? [] : (view.places.hand[this.me] ?? []).map(({ face }) => face)),
      ...this.mine.flatMap((person) => this.front(person).map(({ face }) => face)),
      ...view.circle.map((person) => this.label(person)),
    ]);
    const pointed = blank !== 'what' && values.every((value) => near.has(value));
    return pointed || choice.range(blank) ? null : { blank, values };
  });

  readonly centre: 'chooser' | 'identity' | 'laid' | 'presents' | 'shot' | 'recap' | null = $derived.by(
    () => {
      const asked = this.choice.decision?.kind;
      if (this.choosing) return 'chooser';
      if (asked === 'new_identity') return 'identity';
      if (this.view.places.table.length) return 'laid';
      if (asked === 'give_present') return 'presents';
      if (this.link) return 'shot';
      return this.#props().recapped ? 'recap' : null;
    },
  );

  /** All cards lie open, as nobody sees them while the game goes on: a replay. Players may know some of them. */
  readonly opened: boolean = $derived(
    this.view.viewer === null &&
      this.others.some((person) => this.hand(person).some(({ face, public: all }) => face && !all)),
  );

  // ---- persons ----

  label = (person: number): Label => (this.two ? (this.view.character[person] ?? '') : person);
  owner = (person: number): number => this.view.owner[person] ?? person;
  isMine = (person: number): boolean => this.mine.includes(person);
  inPlay = (person: number): boolean => this.view.ring.includes(person);
  isAsked = (person: number): boolean =>
    this.asked.includes(this.owner(person)) && (!this.two || this.view.active[this.owner(person)] === person);

  /** What a seat has earned in a series; null: nobody plays for money. */
  money = (seat: number): number | null =>
    this.view.options.tournament_scoring ? (this.view.money[seat] ?? 0) : null;

  /** Does it act, or would its abilities work? Only with two players is one of them passive. */
  isPassive = (person: number): boolean =>
    this.two && this.inPlay(person) && this.view.active[this.owner(person)] !== person;

  hand = (person: number): Piece[] => this.view.places.hand[this.owner(person)] ?? [];
  front = (person: number): Piece[] => this.view.places.front[person] ?? [];
  lies = (person: number, name: string): boolean =>
    this.front(person).some(({ face }) => face && kindOf(face) === name);

  /** The role as far as this viewer knows it, and whether all do. */
  role(person: number): { id: string; open: boolean } | null {
    const card = this.view.places.role[this.owner(person)]?.[0];
    return card?.face ? { id: card.face, open: card.public ?? false } : null;
  }

  distance = (from: number | null, to: number): number | null =>
    from === null ? null : (this.outlook?.distance[from]?.[to] ?? null);
  shoots = (from: number | null, to: number): boolean =>
    from !== null && (this.outlook?.shoots[from]?.includes(to) ?? false);
  reach = (person: number): number => this.outlook?.reach[person] ?? 1;

  // ---- cards ----

  card = (face: string): Card | undefined => {
    const card = this.cards[face] as Card | undefined;
    return card && 'of' in card ? card : undefined;
  };
  readonly #kinds: Map<string, Kind> = $derived(
    new Map(
      Object.values(this.cards).flatMap((card) =>
        card && typeof card === 'object' && 'of' in card ? [[(card as Card).name, (card as Card).of]] : [],
      ),
    ),
  );
  kind = (face: string): Kind | undefined => this.#kinds.get(kindOf(face));
  isReady = (piece: number): boolean => this.view.ready.includes(piece);
  isIdle = (piece: number): boolean => this.outlook?.idle.includes(piece) ?? false;

  tapCard = (face: string | undefined): Tap | null =>
    face && this.choice.mine ? onCard(this.choice, face) : null;
  tapPerson = (person: number): Tap | null =>
    this.choice.mine ? onPerson(this.choice, this.label(person)) : null;

  /** What it would come to, to choose this. */
  notesOn = (blank: string, value: unknown): string =>
    noteWords(this.choice.notesOn(blank, value), this.me ?? 0, {
      game: 'bang',
      gt: this.gt,
      names: this.#props().names,
    });

  // ---- names ----

  player(seat: number): string {
    return this.gt.player(seat, this.#props().names);
  }

  /** As a word in a sentence: I am «you»; with two players it is the character who acts. */
  who(person: number): string {
    if (this.two) return this.character(person);
    return this.owner(person) === this.me ? text.say('bang-you-in') : this.player(this.owner(person));
  }

  #named(kind: string, id: string): string {
    if (this.gt.has(`${kind}-${id}`)) return this.gt.say(`${kind}-${id}`);
    const card = (this.cards[id] ?? {}) as Record<string, string>;
    return card[`name_${text.lang}`] || id;
  }

  character = (person: number): string => {
    const id = this.view.character[person];
    return id ? this.#named('character', id) : text.say('bang-no-character');
  };
  roleName = (id: string): string => this.#named('role', id);
  /** A card's name, without its sign. */
  name(face: string): string {
    const kind = kindOf(face);
    if (this.gt.has(`card-${kind}`)) return this.gt.say(`card-${kind}`);
    const own = this.kind(face);
    if (own) return own.names[text.lang] || kind;
    for (const prefix of ['character', 'role', 'event'])
      if (this.gt.has(`${prefix}-${kind}`)) return this.gt.say(`${prefix}-${kind}`);
    return this.#named('card', kind);
  }

  /** What it says on the card; '' if it says nothing. */
  rule(face: string): string {
    const id = kindOf(face);
    for (const prefix of ['card', 'character', 'role', 'event'])
      if (this.gt.has(`${prefix}-${id}-text`)) return this.gt.say(`${prefix}-${id}-text`);
    return '';
  }

  /** A rank as the texts write it. */
  rank = (rank: string): string => (this.gt.has(`rank-${rank}`) ? this.gt.say(`rank-${rank}`) : rank);

  /** A card with its sign, read aloud. */
  spoken(face: string): string {
    const sign = signOf(face);
    if (!sign) return this.name(face);
    return text.say('bang-card', { name: this.name(face), ...aloud(sign) });
  }

  // ---- looking closer ----

  lookAtCard = (face: string | undefined, lines: string[] = []): Look | null =>
    face ? { title: '', lines, faces: [face] } : null;

  lookAtPerson(person: number): Look {
    const role = this.role(person);
    const far = this.distance(this.self, person);
    const title = this.two
      ? this.character(person)
      : `${this.isMine(person) ? text.say('bang-you') : this.player(this.owner(person))} · ${this.character(person)}`;
    const id = this.view.character[person] ?? '';
    const borrowed = (this.view.abilities[person] ?? []).filter((one) => one !== id);
    const lines = [
      machine(this.seats[this.owner(person)]) ?? '',
      this.rule(id),
      ...borrowed.map((one) => `${this.#named('character', one)}: ${this.rule(one)}`),
      text.say('bang-look-life', { life: this.view.life[person], most: this.view.most[person] }),
      role ? text.say('bang-look-role', { name: this.roleName(role.id), open: role.open }) : '',
      role && this.isMine(person) ? this.rule(role.id) : '',
      far === null
        ? ''
        : text.say('bang-look-distance', {
            distance: far,
            reach: this.reach(person),
            hit: this.shoots(this.self, person),
            hits: this.self !== null && this.shoots(person, this.self),
          }),
    ];
    return {
      title,
      lines: lines.filter(Boolean),
      faces: this.front(person).flatMap(({ face }) => (face ? [face] : [])),
    };
  }

  // ---- pictures ----

  icon(kind: string, id: string): string {
    return icons[kind]?.[id] ?? UNKNOWN[kind] ?? 'horseshoe';
  }

  /** The picture of any face. */
  picture(face: string): string {
    const id = kindOf(face);
    for (const kind of ['card', 'character', 'role', 'event']) {
      const found = icons[kind]?.[id];
      if (found) return found;
    }
    return 'horseshoe';
  }
}

export const useScene = (): Scene => getContext(KEY);
