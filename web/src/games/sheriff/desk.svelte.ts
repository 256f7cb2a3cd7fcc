import type { Deal, Outcome, Pair } from './types';

/** An offer or a demand in the making. */
export interface Draft {
  payer: number;
  outcomes: [bag: number, outcome: Outcome][];
  gold: number;
  from_stand: Pair[];
  from_stack: Pair[];
  from_bag: Pair[];
  promise: string;
  /** The deal it answers; 0: none. */
  answers: number;
}

/** What I am about on this table and have told nobody: board and hand share it. */
class Desk {
  #table = '';
  /** Whose sack is looked at. */
  at = $state<number | null>(null);
  /** The composer lies open over the table, on small screens. */
  composing = $state(false);
  draft = $state.raw<Draft | null>(null);
  /** The good that I mean to declare. */
  plan = $state('');
  /** The board of laws, orders, black market and forest lies open. */
  posted = $state(false);
  /** Deals that I have seen, by their number in the feed. */
  read = $state(0);

  /** My terms instead of these. */
  counter(deal: Deal): void {
    this.draft = {
      payer: deal.payer,
      outcomes: deal.clauses.map(({ bag, outcome }) => [bag, outcome]),
      gold: deal.gold,
      from_stand: deal.from_stand,
      from_stack: deal.from_stack,
      from_bag: deal.from_bag,
      promise: '',
      answers: deal.id,
    };
    this.composing = true;
  }

  /** Another table: nothing of it is left. */
  sit(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    this.at = null;
    this.composing = false;
    this.draft = null;
    this.plan = '';
    this.posted = false;
    this.read = 0;
  }
}

export const desk = new Desk();
