/** What the server tells about a table of 3,000 Scoundrels: `view` and `outlook` of its state, and the cards. */

/** A card is an anonymous handle; `face` is there only if the viewer knows it, `public` if everybody does. */
export interface Piece {
  piece: number;
  face?: string;
  public?: boolean;
}

export type Way = 'left' | 'right' | 'up' | 'down';
export type Location = 'depot' | 'estate' | 'laboratory';

/** What is printed on a trait, job, safe, strategy or poker card. */
export interface Card {
  id: string;
  color?: string;
  timing?: string;
  slots?: string[];
  arrows?: Way[];
  dollars?: number[];
  holes?: number[];
  tech?: number;
  location?: Location;
  value?: number;
  rank?: string;
  suit?: string;
  leader?: string;
}

export interface Mark {
  owner: number;
  number: number;
  safe: number;
}

export interface Suspicion {
  owner: number;
  victim: number;
  slot: string;
}

export interface Use {
  seat: number;
  kind: string;
  name: string;
  source: number;
  area: string;
}

type BySeat = Record<string, Piece[]>;

export interface ScoundrelsView {
  seats: number;
  viewer: number | null;
  options: Record<string, unknown>;
  asked: { seat: number; kind: string; required: boolean }[];
  leaders: string[];
  money: number[];
  reputation: number[];
  supply: number[];
  jail: number[];
  destroyed: number[];
  suspicions: Suspicion[];
  marks: Mark[];
  played: number[];
  exposed: number[];
  day: number;
  round: number;
  first: number;
  turn: number;
  step: string;
  slot: string;
  leader_used: boolean;
  stamped: number[];
  uses: Use[];
  scouted: number;
  sealed: number[];
  over: boolean;
  result: { winners: number[]; points: number[]; breakdown: { seats: Row[] } } | null;
  memory?: { place: string[]; pieces: number[]; seen: string[]; missing: number }[];
  known?: { piece: number; face: string }[];
  places: {
    pile: Piece[];
    saloon: Record<string, Piece[]>;
    safe: Record<Location, Record<string, Piece[]>>;
    unused: Record<Location, Piece[]>;
    hand: BySeat;
    deck: BySeat;
    open: BySeat;
    stolen: BySeat;
    strategy: BySeat;
    slot: Record<string, Record<string, Piece[]>>;
    cell: Record<string, Record<string, Piece[]>>;
  };
}

/** Where a player's tech comes from. */
export interface Row {
  seat: number;
  safes: number;
  marks: number;
  reputation: number;
  tech: number;
  total: number;
  money: number;
}

export interface Service {
  id: string;
  price: number;
  gain: number;
  short: number;
  closed: '' | 'money' | 'jail' | 'later';
}

export interface ScoundrelsOutlook {
  days: number;
  limit: number;
  /** How many safes one may keep tomorrow. */
  next_limit: number;
  track: [least: number, most: number];
  prices: Record<string, number>;
  locations: Record<Location, number[]>;
  /** For each arrow of a scoundrel at whom it points. */
  arrows: Record<string, [way: Way, at: string][]>;
  slots: Record<string, { leader: boolean; traits: string[] }>;
  /** Who may react to whom, or to the leader's ability of a slot. */
  follows: Record<string, string[]>;
  /** In which slot a card of mine is no bluff. */
  true_in: Record<string, string>;
  tokens: { faces: number[]; left: number }[];
  office: Service[];
  points: (Omit<Row, 'seat' | 'money'> & { unknown: number })[];
  money: number[];
}

/** Two half-cards that make one. */
export interface Rogue {
  trait: string;
  job: string;
  pieces: [trait: number, job: number];
}

/** What happened; its arguments are those of the log. */
export type Told = Record<string, unknown> & { event: string };

/** How a tile looks: may be used, chosen, will be offered later, asleep, spent, going, impossible. */
export type State = '' | 'can' | 'sel' | 'next' | 'sleep' | 'used' | 'goes' | 'dis';
