export type Leaf = 'sheet' | 'saloon' | 'vaults';

/** What I look at on this table: board and hand share it, nobody else knows. */
class Desk {
  #table = '';
  /** Which leaf lies on top where there is room for one; null: the one that the decision needs. */
  leaf = $state<Leaf | null>(null);
  /** Whose sheet is open. */
  rival = $state<number | null>(null);
  /** My notes lie open. */
  notes = $state(false);
  /** The turn whose card I believe, so that I need not be shown it again. */
  believed = $state('');

  /** Another table: nothing of it is left. */
  sit(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    this.leaf = null;
    this.rival = null;
    this.notes = false;
    this.believed = '';
  }
}

export const desk = new Desk();
