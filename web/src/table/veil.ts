import type { Source } from './source';

/** A view without what only its viewer sees: for play round one real table, where neighbours look on. */
export function veil<T extends { places?: unknown; memory?: unknown; known?: unknown }>(view: T): T {
  return { ...view, places: covered(view.places), memory: [], known: [] };
}

function covered(here: unknown): unknown {
  if (Array.isArray(here))
    return here.map((piece) => (piece.face !== undefined && !piece.public ? { piece: piece.piece } : piece));
  if (!here || typeof here !== 'object') return here;
  return Object.fromEntries(Object.entries(here).map(([key, part]) => [key, covered(part)]));
}

/** The same table, seen like that. */
export function veiled(client: Source): Source {
  return {
    get n() {
      return client.n;
    },
    get room() {
      return client.room;
    },
    get view() {
      return client.view && veil(client.view);
    },
    get outlook() {
      return client.outlook;
    },
    get events() {
      return client.events;
    },
    get cards() {
      return client.cards;
    },
  };
}
