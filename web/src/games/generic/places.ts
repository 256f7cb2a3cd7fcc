// Reads any view: which places there are, what belongs to a seat, what is known about the table.

export interface Piece {
  piece: number;
  face?: string;
  public?: boolean;
}

export interface Place {
  /** The keys that lead to it in the view. */
  path: string[];
  pieces: Piece[];
}

type View = Record<string, unknown> & { seats: number };

/** Everything in a view that every game has, or that the frame shows elsewhere. */
const KNOWN = new Set([
  'game',
  'seats',
  'viewer',
  'options',
  'decided',
  'asked',
  'decisions',
  'places',
  'memory',
  'over',
  'result',
]);

export function places(view: View): Place[] {
  const found: Place[] = [];
  const walk = (here: unknown, path: string[]) => {
    if (Array.isArray(here)) found.push({ path, pieces: here as Piece[] });
    else if (here && typeof here === 'object')
      for (const [key, part] of Object.entries(here)) walk(part, [...path, key]);
  };
  walk(view.places ?? {}, []);
  return found;
}

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
    Array.isArray(value) && value.length === view.seats && plain(value[seat]) ? [[name, value[seat]]] : [],
  );
}

/** What is said of the table as a whole. */
export function facts(view: View): Fact[] {
  return own(view).filter(([, value]) => plain(value) && value !== null);
}

const own = (view: View): Fact[] => Object.entries(view).filter(([name]) => !KNOWN.has(name));
const plain = (value: unknown): boolean => value === null || typeof value !== 'object';
