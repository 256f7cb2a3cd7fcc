/** The five games of the house, as the lobby hangs them up. Which of them can be played, the server says. */

export interface HouseGame {
  id: string;
  icon: string;
  low: number;
  high: number;
  minutes: number;
}

export const HOUSE: readonly HouseGame[] = [
  { id: 'crooks', icon: 'fedora', low: 2, high: 4, minutes: 20 },
  { id: 'bang', icon: 'crossed-pistols', low: 2, high: 8, minutes: 40 },
  { id: 'sheriff', icon: 'swap-bag', low: 3, high: 6, minutes: 60 },
  { id: 'lockup', icon: 'goblin-head', low: 1, high: 5, minutes: 75 },
  { id: 'scoundrels', icon: 'strongbox', low: 2, high: 4, minutes: 60 },
];

const ICONS = new Map(HOUSE.map((game) => [game.id, game.icon]));

export const gameIcon = (game: string): string => ICONS.get(game) ?? 'l-table';
