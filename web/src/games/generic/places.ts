// Reads any view: which places there are, what belongs to a seat, what is known about the table.

export interface Piece {
  piece: number;
  face?: string;
  public?: boolean;
  /** The face of a piece that the viewer may not look at any more, and knows all the same. */
  known?: string;
}

export interface Place {
  /** The keys that lead to it in the view. */
  path: string[];
  pieces: Piece[];
  /** What the viewer saw when they last looked in here. */
  note?: Note;
}

export interface Note {
  seen: string[];
  /** So many of those have gone since. */
  missing: number;
}

type View = Record<string, unknown> & { seats: number };

/** Everything in a view that every game has, or that the frame shows elsewhere. */
const KNOWN = new Set([
  'game',
  'seats',
  'viewer',
  'options',
  'decided',
  'clock',
  'sealed',
  'asked',
  'decisions',
  'places',
  'memory',
  'known',
  'counts',
  'over',
  'result',
]);

export function places(view: View): Place[] {
  const found: Place[] = [];
  const known = new Map(
    listed<{ piece: number; face: string }>(view.known).map((one) => [one.piece, one.face]),
  );
  const notes = new Map(listed<Memory>(view.memory).map((one) => [one.place.join('/'), one]));
  const walk = (here: unknown, path: string[]) => {
    if (Array.isArray(here)) found.push(noted(path, here as Piece[]));
    else if (here && typeof here === 'object')
      for (const [key, part] of Object.entries(here)) walk(part, [...path, key]);
  };
  const noted = (path: string[], pieces: Piece[]): Place => {
    const down = pieces.some((piece) => piece.face === undefined);
    const note = down ? notes.get(path.join('/')) : undefined;
    const told = pieces.map((piece) =>
      known.has(piece.piece) ? { ...piece, known: known.get(piece.piece)! } : piece,
    );
    return {
      path,
      pieces: told,
      ...(note?.seen.length && { note: { seen: note.seen, missing: note.missing } }),
    };
  };
  walk(view.places ?? {}, []);
  return found;
}

interface Memory extends Note {
  place: (string | number)[];
}

const listed = <T>(value: unknown): T[] => (Array.isArray(value) ? value : []);

/** My hand, which lies beside the decision and not on the board. */
export const isHand = (place: Place, owner: number | null, me: number | null): boolean =>
  owner !== null && owner === me && place.path[0] === 'hand';

/** The seat a place belongs to: its kind of place has one for each seat. */
export function ownerOf(view: View, place: Place): number | null {
  const kind = (view.places as Record<string, unknown>)[place.path[0]!];
  if (!kind || typeof kind !== 'object' || Array.isArray(kind)) return null;
  const keys = Object.keys(kind);
  const bySeat = keys.length === view.seats && keys.every((key, i) => key === String(i));
  return bySeat ? Number(place.path[1]) : null;
}

export type Fact = [name: string, value: unknown];

/** What is said of one seat: an entry for each seat in a list of the view. */
export function seatFacts(view: View, seat: number): Fact[] {
  return own(view).flatMap(([name, value]): Fact[] =>
    Array.isArray(value) && value.length === view.seats && plain(value[seat]) && value[seat] !== ''
      ? [[name, value[seat]]]
      : [],
  );
}

/** What is said of the table as a whole. */
export function facts(view: View): Fact[] {
  return own(view).filter(([, value]) => plain(value) && value !== null && value !== '');
}

const own = (view: View): Fact[] => Object.entries(view).filter(([name]) => !KNOWN.has(name));
const plain = (value: unknown): boolean => value === null || typeof value !== 'object';
