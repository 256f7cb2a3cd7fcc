/** What stands for a part of a game that can be switched on: pictures of its own sprite. */
export const PICTURES: Record<string, Record<string, string>> = {
  crooks: { memory: 'l-book-open-text' },
  bang: {
    dodge_city_cards: 'western-hat',
    wild_west_show_deck: 'theater-curtains',
    gag: 'silenced',
    experience: 'police-badge',
    hiring: 'bandit',
    bounties: 'wanted-reward',
    tournament_scoring: 'money-stack',
    'character_sets-base': 'horseshoe',
    'character_sets-dodge_city': 'western-hat',
    'character_sets-special': 'law-star',
    'character_sets-wild_west_show': 'theater-curtains',
  },
  sheriff: {
    royal_goods: 'queen-crown',
    black_market: 'domino-mask',
    laws: 'scroll-quill',
    special_orders: 'wax-seal',
    merry_men: 'robin-hood-hat',
    time_limits: 'l-hourglass',
  },
  lockup: { expert: 'stars-stack', bandit_resource_at_setup: 'bandit' },
  scoundrels: {
    strategy_cards: 'mailed-fist',
    more_scoundrels: 'bandit',
    wild_saloon: 'tavern-sign',
    start_with_zero: 'domino-mask',
  },
};
