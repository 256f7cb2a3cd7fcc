interface Piece {
  piece: number;
  face?: string;
}

/** The face of a piece, wherever it lies; undefined if this viewer does not see it. */
export function faceOf(places: unknown, piece: unknown): string | undefined {
  if (Array.isArray(places)) return (places as Piece[]).find((one) => one.piece === piece)?.face;
  if (!places || typeof places !== 'object') return undefined;
  for (const part of Object.values(places)) {
    const found = faceOf(part, piece);
    if (found) return found;
  }
  return undefined;
}
