/** Where every piece lies, read from a view: what motion is derived from. */
export interface Whereabouts {
  /** The path in the view's places: `slot/0/6`. */
  place: string;
  /** Do I see what it is? */
  known: boolean;
}
export type Lay = Map<string, Whereabouts>;

export interface Journey {
  piece: string;
  from: string;
  to: string;
  moved: boolean;
  /** It shows its face only now. */
  turned: boolean;
}

interface Piece {
  piece: number;
  face?: string;
}

export function lay(view: { places?: unknown } | null): Lay {
  const found: Lay = new Map();
  if (view?.places) walk(view.places, '', found);
  return found;
}

function walk(here: unknown, path: string, found: Lay): void {
  if (Array.isArray(here)) {
    for (const { piece, face } of here as Piece[])
      found.set(String(piece), { place: path, known: face !== undefined });
  } else if (here && typeof here === 'object') {
    for (const [key, part] of Object.entries(here)) walk(part, path ? `${path}/${key}` : key, found);
  }
}

/** What has happened to the pieces between two views. A piece that comes or goes has no journey. */
export function journeys(before: Lay, after: Lay): Journey[] {
  const found: Journey[] = [];
  for (const [piece, now] of after) {
    const then = before.get(piece);
    if (!then) continue;
    const moved = then.place !== now.place;
    const turned = !then.known && now.known;
    if (moved || turned) found.push({ piece, from: then.place, to: now.place, moved, turned });
  }
  return found;
}
