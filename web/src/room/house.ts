import type { GameView } from '../lib/wire';

/** What is said of a game before anybody plays it. The server says it of those that it has. */
export type GameFacts = Pick<GameView, 'id' | 'credits' | 'low' | 'high' | 'minutes'>;

/** In this order the lobby hangs games up, with these signs; others come after them. */
const ICONS = new Map([
  ['crooks', 'fedora'],
  ['bang', 'crossed-pistols'],
  ['sheriff', 'swap-bag'],
  ['lockup', 'goblin-head'],
  ['scoundrels', 'strongbox'],
]);

/** Games that are announced. As soon as a server has one of them, what that says counts. */
const PLANNED: readonly GameFacts[] = [
  {
    id: 'sheriff',
    low: 3,
    high: 6,
    minutes: 60,
    credits: {
      title: 'Sheriff of Nottingham',
      designers: ['Sérgio Halaban', 'André Zatz'],
      artists: [],
      publisher: 'Arcane Wonders, CMON',
      edition: {},
    },
  },
  {
    id: 'lockup',
    low: 1,
    high: 5,
    minutes: 75,
    credits: {
      title: 'Lockup: A Roll Player Tale',
      designers: ['Stan Kordonskiy'],
      artists: [],
      publisher: 'Thunderworks Games',
      edition: { ru: 'Мир Хобби', en: 'Hobby World' },
    },
  },
  {
    id: 'scoundrels',
    low: 2,
    high: 4,
    minutes: 60,
    credits: {
      title: '3000 Scoundrels',
      designers: ['Corey Konieczka'],
      artists: [],
      publisher: 'Unexpected Games',
      edition: {},
    },
  },
];

const rank = (id: string): number => {
  const at = [...ICONS.keys()].indexOf(id);
  return at < 0 ? ICONS.size : at;
};

/** The server's games and those announced, in the order of the lobby. */
export function hangUp<Game extends GameFacts>(playable: readonly Game[]): (Game | GameFacts)[] {
  const coming = PLANNED.filter((planned) => !playable.some((game) => game.id === planned.id));
  return [...playable, ...coming].sort((a, b) => rank(a.id) - rank(b.id));
}

export const gameIcon = (game: string): string => ICONS.get(game) ?? 'l-table';

/** How many games hang side by side: no fewer than five, or they would be too large, and none alone in its row. */
export const columns = (games: number): number => {
  const most = games % 6 === 1 ? 5 : 6;
  return Math.max(5, Math.min(most, games));
};
