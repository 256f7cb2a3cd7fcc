/** What the server tells about a table of Crooks: `view` and `outlook` of its state, and the cards. */

/** A card is an anonymous handle; `face` is there only if the viewer knows it, `public` if everybody does. */
export interface Piece {
  piece: number;
  face?: string;
  public?: boolean;
}

export interface Crook {
  id: string;
  rating: number;
  modifier: number;
  gangs: string[];
  action: string;
}

export interface Asked {
  seat: number;
  kind: 'turn' | 'choose' | 'place';
  required: boolean;
}

/** What was seen in a place, and how many of those have left it unseen since. */
export interface Memory {
  place: (string | number)[];
  seen: string[];
  missing: number;
}

export interface CrooksView {
  seats: number;
  viewer: number | null;
  asked: Asked[];
  money: number[];
  passed: boolean[];
  current: number;
  turn_no: number;
  opened: string | null;
  over: boolean;
  places: {
    hideout: Record<string, Piece[]>;
    hand: Record<string, Piece[]>;
    slot: Record<string, Record<string, Piece[]>>;
    box: Piece[];
    unused: Piece[];
  };
  memory?: Memory[];
}

export interface JobOutlook {
  job: number;
  points: number;
  totals: (number | null)[];
  leaders: number[];
  unknown: number;
}

export interface GangOutlook {
  gang: string;
  counts: number[];
  leader: number | null;
  bonus: number;
}

/** What everything is worth so far, for all that the viewer knows. */
export interface CrooksOutlook {
  points: number[];
  jobs: JobOutlook[];
  gangs: GangOutlook[];
  prices: Record<string, number>;
  fee: number;
}

/** The action of a placement, as it stands in a move. */
export interface Action {
  type: string;
  to?: number;
  victim?: number;
  job?: number;
  hideout?: string;
}
