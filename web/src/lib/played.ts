/** Which games this browser has played, or was offered a guided first game of. */
const KEY = 'malina-played';

function all(): string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

export const knows = (game: string): boolean => all().includes(game);

/** Has this browser ever played? */
export const played = (): boolean => all().length > 0;

export function remember(game: string): void {
  if (knows(game)) return;
  try {
    localStorage.setItem(KEY, [...all(), game].join(' '));
  } catch {
    // A browser that keeps nothing is always new to every game.
  }
}
