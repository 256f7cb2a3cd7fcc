/** Which decisions are answered on the board itself; for all others every blank is offered in the middle of the table. */

/** By touching one's own cards. */
export const BY_HAND: ReadonlySet<string> = new Set(['set_aside', 'exchange', 'load', 'redraw_hand']);

/** At the counter with its piles; goods that were seized are laid out there, too. */
export const AT_MARKET: ReadonlySet<string> = new Set(['set_aside', 'exchange', 'restock', 'lay_out']);

/** About what is posted: orders, the black market, and the forest. */
export const AT_NOTICES: ReadonlySet<string> = new Set(['fill_order', 'sell_set', 'regain_trust']);

/** The chest of two deputies. */
export const AT_CHEST: ReadonlySet<string> = new Set(['agree_on_split', 'propose_split']);

/** By touching stalls, piles, scrolls, goods and deals. */
const ON_BOARD = [
  'restock',
  'lay_out',
  'declare',
  'inspect',
  'name_first',
  'choose_law',
  'inform',
  'keep_robber',
];
const BARGAINS = ['make_offer', 'make_demand', 'answer_deals'];

export const DRAWN: ReadonlySet<string> = new Set([
  ...BY_HAND,
  ...AT_NOTICES,
  ...AT_CHEST,
  ...ON_BOARD,
  ...BARGAINS,
]);
