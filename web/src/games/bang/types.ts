/** What the server tells about a table of BANG!: `view` and `outlook` of its state, and the cards. */

export type Suit = 'H' | 'D' | 'C' | 'S';
/** What a person is called in moves: his seat; with two players, his character. */
export type Label = number | string;

/** A card is an anonymous handle; `face` is there only if the viewer knows it, `public` if everybody does. */
export interface Piece {
  piece: number;
  face?: string;
  public?: boolean;
}

/** What cards of one name have in common. */
export interface Kind {
  id: string;
  color: 'brown' | 'blue' | 'green';
  kind: string;
  symbols: string[];
  cost: boolean;
  range: number;
  seen_mod: number;
  sight_mod: number;
  names: Partial<Record<string, string>>;
}

export interface Card {
  id: string;
  name: string;
  suit: Suit;
  rank: number;
  of: Kind;
}

/** What is being answered: cause, who did it (−1: nobody), to whom, how many answers are needed, how many given, and the
 * card that did it ('': none, or not all have seen it). */
export type Link = [cause: string, by: number, at: number, needed: number, given: number, card: string];

export interface Asked {
  seat: number;
  kind: string;
  required: boolean;
}

type BySeat = Record<string, Piece[]>;
type ByPerson = Record<string, Piece[]>;

/** Lists are by person unless they say otherwise: a player, or with two players one of their characters. */
export interface BangView {
  seats: number;
  viewer: number | null;
  asked: Asked[];
  over: boolean;
  mode: string;
  circle: number[];
  ring: number[];
  owner: number[];
  active: number[]; // by seat
  life: number[];
  most: number[];
  out: boolean[];
  ghost: boolean[];
  character: string[];
  abilities: string[][];
  clockwise: boolean;
  turn: number;
  turn_no: number;
  event: string;
  show: string;
  handcuffed: number;
  suit: string;
  ready: number[];
  chain: Link[];
  money: number[]; // by seat
  game_no: number; // of a series
  options: Record<string, unknown>;
  places: {
    deck: Piece[];
    discard: Piece[];
    table: Piece[];
    offer: Piece[];
    event_pile: Piece[];
    show_pile: Piece[];
    hand: BySeat;
    role: BySeat;
    role_out: Piece[];
    choice: BySeat;
    front: ByPerson;
    drawn: ByPerson;
  };
}

/** Who is how far from whom, by person; nobody sees or is seen from outside the ring. */
export interface BangOutlook {
  distance: (number | null)[][];
  reach: number[];
  shoots: number[][];
  idle: number[];
}
