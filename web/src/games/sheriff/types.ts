/** What the server tells about a table of Sheriff of Nottingham: `view` and `outlook` of its state, and the cards. */

/** A card is an anonymous handle; `face` is there only if the viewer knows it, `public` if everybody does. */
export interface Piece {
  piece: number;
  face?: string;
  public?: boolean;
}

export interface Card {
  id: string;
  kind?: 'legal' | 'contraband' | 'royal';
  value?: number;
  penalty?: number;
  king?: number;
  queen?: number;
  reward?: number;
  counts_as?: string;
  legal?: string;
  contraband?: string;
  good?: string;
  cards?: number;
  hook?: string;
  texts?: Partial<Record<string, string>>;
}

export type Outcome = 'pass' | 'inspect';
export type Stance = Outcome | 'undecided';
export type Pair = [good: string, many: number];

export interface Deal {
  id: number;
  seq: number;
  proposer: number;
  payer: number;
  to: number[];
  clauses: { bag: number; outcome: Outcome }[];
  gold: number;
  from_stand: Pair[];
  from_stack: Pair[];
  from_bag: Pair[];
  promise: string;
  answers: number;
  agreed: number[];
  status: 'open' | 'half' | 'accepted' | 'declined' | 'withdrawn' | 'void';
}

export interface Passage {
  round: number;
  seat: number;
  good: string;
  number: number;
  outcome: 'passed' | 'opened';
  truthful: boolean | null;
  contraband: number;
  bribe: number;
}

export interface Split {
  seq: number;
  seat: number;
  gold: number;
  goods: Pair[];
}

type BySeat = Record<string, Piece[]>;

export interface SheriffView {
  seats: number;
  viewer: number | null;
  options: Record<string, unknown>;
  asked: { seat: number; kind: string; required: boolean }[];
  round: number;
  step: string;
  in_office: number[];
  merchants: number[];
  gold: number[];
  chest: number;
  bags: ('' | 'closed' | 'passed' | 'opened')[];
  number: number[];
  declared: string[];
  solo: number[];
  stances: Stance[][];
  bound: number[][];
  deals: Deal[];
  split: Split[];
  merry: boolean[];
  history: Passage[];
  over: boolean;
  places: {
    deck: Piece[];
    pile: Record<string, Piece[]>;
    shown: Piece[];
    seized: Piece[];
    chest: Piece[];
    orders_open: Piece[];
    law_choice: Piece[];
    law_row: Piece[];
    law_deck: Piece[];
    forest: Piece[];
    black_market: Record<string, Piece[]>;
    hand: BySeat;
    bag: BySeat;
    aside: BySeat;
    stand: BySeat;
    stack: BySeat;
    filled: BySeat;
    bought: BySeat;
    choice: BySeat;
  };
}

export interface Lead {
  good: string;
  counts: number[];
  kings: number[];
  queens: number[];
}

/** What one's own bag comes to, by the good that is declared. */
export interface Fates {
  passed: number;
  opened: Record<string, { wrong: number; points: number }>;
}

export interface Consequence {
  what: string;
  count?: number;
  before?: number;
  after?: number;
  seats?: number[];
}

export interface SheriffOutlook {
  leads: Lead[];
  worth: number[];
  gate: { seat: number; honest: number; wrong: [number, number] }[];
  fates: Fates | null;
  /** What each law in sight changes for the viewer now. */
  laws: Partial<Record<string, Consequence[]>>;
}

/** What happened; its arguments are those of the log. */
export type Told = Record<string, unknown> & { event: string };
