import type { Component } from 'svelte';
import { loadIcons } from '../lib/icons.svelte';
import { loadGame, type GameText, type Names } from '../lib/text.svelte';
import type { SeatView } from '../lib/wire';
import type { Choice, Decision, Move } from '../table/choice.svelte';
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
  /** A note of what happened is shown: it lies in the board's `data-middle`, if there is one. */
  recapped?: boolean;
  /** Opens the guide beside the table, at a section. */
  onrules?: (anchor: string) => void;
}

/** Somebody waits for my answer to something that nobody has to answer. */
export interface Waiting {
  /** Another one calls me again. */
  id: string;
  words: string;
  /** What it comes to. */
  hint: string;
  /** The buttons; the last one agrees. */
  acts: Act[];
}

/** A button of the bar, and what it does. */
export interface Act {
  handle: string;
  words: string;
  price?: string;
  act: Move | (() => void);
}

/** The end, told at the table; `onscore` leaves for the score. */
export interface FinaleProps extends BoardProps {
  onscore: () => void;
}

/** What was dealt to me alone, and what I win with. */
export interface Secret {
  /** Another one is dealt anew. */
  id: string;
  icon: string;
  name: string;
  goal: string;
  /** What all know besides. */
  known: string[];
  /** Does everybody see it? */
  open: boolean;
}

/** What a game may add to the frame besides its board; everything has a general substitute. */
export interface Extras {
  /** Verbs that begin with a touch of a card or a player: they need no button of their own. */
  byTouch?: ReadonlySet<string>;
  /** Blanks that not every sentence has: they are shown when it is clear that they are needed. */
  later?: ReadonlySet<string>;
  /** Questions whose notes the board shows itself: the bar only reads them aloud. */
  noted?: ReadonlySet<string>;
  /** Blanks with a button for each filling, when all others are filled. */
  buttons?: ReadonlySet<string>;
  /** Verbs without a choice that one touch does. */
  atOnce?: ReadonlySet<string>;
  /** Questions whose only answer, if there is but one besides these verbs, tells nobody anything new: it gives itself
   * after a while. */
  forced?: Readonly<Record<string, readonly string[]>>;
  /** What the button is called for this move, where one verb does several things: a verb of the texts. */
  called?(move: Move, decision: Decision, outlook: any): string;
  /** The picture of a value in tags, buttons (`do`) and the log (`event`, then `event` is the whole). */
  icon?(name: string, value: unknown, event?: Record<string, unknown>): string | undefined;
  /** What stands on a tag whose value has no name of its own: the table says which one it is. */
  tag?(blank: string, value: unknown, view: any, gt: GameText): string | undefined;
  /** The number of the turn. */
  turn?(view: any): number | undefined;
  /** The seat whose turn it is; null while it is nobody's. */
  turnOf?(view: any): number | null;
  /** The offer that calls me as a question does, and is answered in the bar while nothing else is asked of me. */
  waits?(at: BoardProps): Waiting | null;
  /** Other ways out of the question that is asked of me, by what is chosen: buttons beside its answers. */
  beside?(at: BoardProps): Act[];
  /** What is read when somebody asks for their hand. */
  hand?(view: any, me: number, gt: GameText, names: Names): string;
  /** Who comes next, in order. */
  next?(view: any): number[];
  /** Does a new turn begin with this event? */
  starts?(event: Record<string, unknown>): boolean;
  /** Events by which people play, where the game does not tell that a turn begins, or only with its first deed. */
  deeds?: ReadonlySet<string>;
  /** The secret that I was dealt, while the game begins; it is shown as a moment of its own. */
  secret?(view: any, me: number, gt: GameText, names: Names): Secret | null;
  /** What I win with, now; else what the game says of itself. */
  goal?(view: any, me: number | null, gt: GameText): string[];
  /** The seat that this event has hurt. */
  hurts?(event: Record<string, unknown>): number | null;
  /** Somebody leaves the game by this event: the face that is turned up, and its picture. */
  falls?(event: Record<string, unknown>): { kind: string; face: string; icon: string } | null;
  /** The section of the guide that explains an event. */
  anchor?(event: Record<string, unknown>): string | undefined;
}

export interface GameBoard {
  /** Draws the table. */
  Board: Component<BoardProps>;
  /** Draws what lies between table and thumb: own cards, and what is chosen from. */
  Hand: Component<BoardProps>;
  /** Draws a card as small as a line of text, beside what it has caused. */
  Small?: Component<BoardProps & { face: string }>;
  /** Tells the end step by step, where the game has more to say than that it is over. */
  finale?: Part<FinaleProps>;
  extras: Extras;
}

type Part<Props extends BoardProps = BoardProps> = () => Promise<{ default: Component<Props> }>;
const boards = import.meta.glob('./*/Board.svelte') as Record<string, Part>;
const hands = import.meta.glob('./*/Hand.svelte') as Record<string, Part>;
const smalls = import.meta.glob('./*/Small.svelte') as Record<string, Part<BoardProps & { face: string }>>;
const finales = import.meta.glob('./*/Finale.svelte') as Record<string, Part<FinaleProps>>;
const extras = import.meta.glob('./*/extras.ts') as Record<string, () => Promise<Extras>>;

/** Everything needed to draw a game: its board or, if it has none, the one that draws any game; texts and pictures. */
export async function loadBoard(game: string, anyGame = false): Promise<GameBoard> {
  const own = boards[`./${game}/Board.svelte`] && hands[`./${game}/Hand.svelte`] && !anyGame;
  const from = own ? game : 'generic';
  const [board, hand, small, more] = await Promise.all([
    boards[`./${from}/Board.svelte`]!(),
    hands[`./${from}/Hand.svelte`]!(),
    smalls[`./${from}/Small.svelte`]?.(),
    extras[`./${game}/extras.ts`]?.() ?? {},
    loadGame(game),
    loadIcons(game),
  ]);
  const Small = small ? { Small: small.default } : {};
  const finale = finales[`./${from}/Finale.svelte`];
  const Finale = finale ? { finale } : {};
  return { Board: board.default, Hand: hand.default, ...Small, ...Finale, extras: more };
}
