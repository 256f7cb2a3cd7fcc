/** The five games of the house, as the lobby hangs them up. Which of them can be played, the server says. */

export interface HouseGame {
  id: string;
  icon: string;
  low: number;
  high: number;
  minutes: number;
  /** how many mostly sit down to it */
  usual: number;
}

export const HOUSE: readonly HouseGame[] = [
  { id: 'crooks', icon: 'fedora', low: 2, high: 4, minutes: 20, usual: 3 },
  { id: 'bang', icon: 'crossed-pistols', low: 2, high: 8, minutes: 40, usual: 5 },
  { id: 'sheriff', icon: 'swap-bag', low: 3, high: 6, minutes: 60, usual: 4 },
  { id: 'lockup', icon: 'goblin-head', low: 1, high: 5, minutes: 75, usual: 3 },
  { id: 'scoundrels', icon: 'strongbox', low: 2, high: 4, minutes: 60, usual: 3 },
];

const ICONS = new Map(HOUSE.map((game) => [game.id, game.icon]));

const USUAL = new Map(HOUSE.map((game) => [game.id, game.usual]));

export const usualSeats = (game: string): number => USUAL.get(game) ?? 3;

export const gameIcon = (game: string): string => ICONS.get(game) ?? 'l-table';
