/** What the server tells about a table of Lockup: `view` and `outlook` of its state, and the cards. */

/** A card or token is an anonymous handle; `face` is there only if the viewer knows it, `public` if everybody does. */
export interface Piece {
  piece: number;
  face?: string;
  public?: boolean;
}

export type Resource = 'scrap' | 'potion' | 'iron' | 'gold';
export type Symbol = Resource | 'any';
export type Pair = [kind: string, many: number];

export const RESOURCES: readonly Resource[] = ['scrap', 'potion', 'iron', 'gold'];

/** Everything that may be printed on anything. */
export interface Card {
  id: string;
  kind?: string;
  crew?: string;
  strength?: number;
  rule?: 'printed' | 'power' | 'zero';
  value?: number;
  cost?: Partial<Record<Symbol, number>>;
  attributes?: Record<string, number>;
  special?: string;
  type?: string;
  suspicion?: number;
  attribute?: string;
  counts?: string;
  resource?: string;
  timing?: string;
  family?: string;
  each?: number;
  colour?: string;
  backup?: boolean;
  location?: string;
  bonus?: Record<string, number | string>;
}

type BySeat = Record<string, Piece[]>;

export interface LockupView {
  seats: number;
  viewer: number | null;
  options: Record<string, unknown>;
  asked: { seat: number; kind: string; required: boolean }[];
  round: number;
  step: '' | 'setup' | 'roll_call' | 'lights_out' | 'patrol' | 'final_raid' | 'end';
  location: string;
  marker: number;
  current: number;
  crews: string[];
  reputation: number[];
  power: number[];
  suspicion: number[];
  storage: number[];
  scrap: number[];
  potion: number[];
  iron: number[];
  gold: number[];
  supply: Record<string, number>;
  suspicion_at: number[];
  bandits_at: string[][];
  superiority: number;
  advance: number;
  passed: boolean[];
  visited: string[][];
  down: number[];
  hiding: boolean;
  over: boolean;
  places: {
    item_deck: Piece[];
    goals: Piece[];
    guard_deck: Piece[];
    location_deck: Piece[];
    location_discard: Piece[];
    room: Record<string, Record<string, Piece[]>>;
    goon_space: Record<string, Piece[]>;
    slot: Record<string, Piece[]>;
    cell: BySeat;
    tomes: BySeat;
    choice: BySeat;
    traits: BySeat;
    trait: BySeat;
    items: BySeat;
    goons: BySeat;
    reserved: BySeat;
  };
}

/** What a place in a room brings. */
export type Pay = { place: string } & Partial<
  Record<
    Resource | 'power' | 'marker' | 'choice' | 'swap' | 'one' | 'two' | 'cells' | 'tomes' | 'choose_tome',
    number | boolean
  >
>;

export interface There {
  party: number;
  strength: number;
  hidden: number;
  lookout: boolean;
}

export interface RoomOutlook {
  room: string;
  pays: Pay[];
  there: There[];
}

export interface GoalOutlook {
  goal: string;
  family: 'superiority' | 'advance' | 'end_of_game';
  amounts: number[];
  owner: number;
  needed: number;
  stars: number[];
  each: boolean;
}

export interface GoalChange {
  goal: string;
  from: number;
  to: number;
}

export interface ScoreRow {
  seat?: number;
  reputation: number;
  superiority: number;
  goal: number;
  goons: number;
  cubes: number;
  tomes: number;
  marker: number;
  total: number;
  items: number;
}

/** What so many are worth: goons of a set, or what each goon of a type counts. Places on it are counted from 0. */
export interface Scale {
  of: string;
  stars: number[];
  now: number | null;
  then: number;
}

export interface LockupOutlook {
  rooms: RoomOutlook[];
  strength: Record<string, number>;
  goals: GoalOutlook[];
  items: { item: string; missing: string[]; goals: GoalChange[] }[];
  goons: { goon: string; room: string; worth: number; scale: Scale | null; goals: GoalChange[] }[];
  score: ScoreRow[];
  raid: { left: number; need: number; losses: number[] };
  guards: {
    cube: string | null;
    goons: string[];
    item: { item: string; crafted: boolean } | null;
    library: number;
    unseen: string[];
    in_rooms: number;
    sent: string[];
  } | null;
}

/** What happened; its arguments are those of the log. */
export type Told = Record<string, unknown> & { event: string };
