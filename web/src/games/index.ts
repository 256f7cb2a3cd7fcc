import type { Component } from 'svelte';
import { loadIcons } from '../lib/icons.svelte';
import { loadGame, type GameText, type Names } from '../lib/text.svelte';
import type { SeatView } from '../lib/wire';
import type { Choice, Decision } from '../table/choice.svelte';
import type { Source } from '../table/source';

export interface BoardProps {
  client: Source;
  choice: Choice;
  names: string[];
  seats: SeatView[];
  me: number | null;
  gt: GameText;
  /** «Hide my cards» is on: what only I may see is drawn face down. */
  hidden?: boolean;
  /** Opens the guide beside the table, at a section. */
  onrules?: (anchor: string) => void;
}

/** What a game may add to the frame besides its board; everything has a general substitute. */
export interface Extras {
  /** Words of the open sentence that are no blanks: the crook that is being placed. */
  given?(view: any, me: number | null): Record<string, unknown>;
  /** The question with its cause, if the game has more to say than its text: who shoots, how many answers are needed. */
  lead?(view: any, decision: Decision, gt: GameText, names: Names): string;
  /** What is said below a verb on its button: its price. */
  note?(verb: string, view: any, me: number | null): string;
  /** Verbs that begin with a touch of a card or a player: they need no button of their own. */
  byTouch?: ReadonlySet<string>;
  /** Blanks that not every sentence has: they are shown when it is clear that they are needed. */
  later?: ReadonlySet<string>;
  /** Verbs without a choice that one touch does. */
  atOnce?: ReadonlySet<string>;
  /** The picture of a value in tags, buttons (`do`) and the log (`event`, then `event` is the whole). */
  icon?(name: string, value: unknown, event?: Record<string, unknown>): string | undefined;
  /** The number of the turn. */
  turn?(view: any): number | undefined;
  /** What is read when somebody asks for his hand. */
  hand?(view: any, me: number, gt: GameText, names: Names): string;
  /** Who comes next, in order. */
  next?(view: any): number[];
  /** Does a new turn begin with this event? */
  starts?(event: Record<string, unknown>): boolean;
  /** The section of the guide that explains an event. */
  anchor?(event: Record<string, unknown>): string | undefined;
}

export interface GameBoard {
  /** Draws the table. */
  Board: Component<BoardProps>;
  /** Draws what lies between table and thumb: own cards, and what is chosen from. */
  Hand: Component<BoardProps>;
  extras: Extras;
}

type Part = () => Promise<{ default: Component<BoardProps> }>;
const boards = import.meta.glob('./*/Board.svelte') as Record<string, Part>;
const hands = import.meta.glob('./*/Hand.svelte') as Record<string, Part>;
const extras = import.meta.glob('./*/extras.ts') as Record<string, () => Promise<Extras>>;

/** Everything needed to draw a game: its board or, if it has none, the one that draws any game; texts and pictures. */
export async function loadBoard(game: string, anyGame = false): Promise<GameBoard> {
  const own = boards[`./${game}/Board.svelte`] && hands[`./${game}/Hand.svelte`] && !anyGame;
  const from = own ? game : 'generic';
  const [board, hand, more] = await Promise.all([
    boards[`./${from}/Board.svelte`]!(),
    hands[`./${from}/Hand.svelte`]!(),
    extras[`./${game}/extras.ts`]?.() ?? {},
    loadGame(game),
    loadIcons(game),
  ]);
  return { Board: board.default, Hand: hand.default, extras: more };
}
