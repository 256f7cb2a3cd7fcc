// Made by scripts/wire.mjs from malina.server.wire; do not edit.

/**
 * Make a move. `at` is the number of the last message seen: an answer to a question that is gone is refused.
 */
export interface Move {
  do: 'move';
  at: number;
  move: {
    [k: string]: any;
  };
  id: string;
}
export interface Undo {
  do: 'undo';
  at: number;
  id: string;
}
/**
 * Would this move be legal, and what would it change? Changes nothing, tells nobody.
 */
export interface Consider {
  do: 'consider';
  move: {
    [k: string]: any;
  };
  id: string;
}
/**
 * What would a shark do in my place? Only where one person plays, and the table's settings have `hints`.
 */
export interface Hint {
  do: 'hint';
  id: string;
}
/**
 * Words of one's own, or a phrase that everybody reads in their own language.
 */
export interface Chat {
  do: 'chat';
  text?: string;
  phrase?:
    | ('again' | 'bluff' | 'bye' | 'hello' | 'hurry' | 'lucky' | 'nice' | 'ouch' | 'thanks' | 'thinking')
    | null;
  id: string;
}
/**
 * Let the fair bot play for me.
 */
export interface Deputise {
  do: 'deputise';
  id: string;
}
/**
 * Take my seat back from the bot.
 */
export interface Return {
  do: 'return';
  id: string;
}
/**
 * Take a free seat (none: any), or another one than now. The contribution goes into the dice.
 */
export interface Sit {
  do: 'sit';
  seat?: number | null;
  contribution?: string;
  id: string;
}
/**
 * Leave the seat before the start.
 */
export interface Stand {
  do: 'stand';
  id: string;
}
/**
 * The host's: put a bot on an empty seat, or another one on its own. A manner is one of the game's.
 */
export interface SeatBot {
  do: 'seat_bot';
  seat: number;
  level?: 'novice' | 'regular' | 'shark';
  manner?: '' | 'greedy' | 'honest' | 'reckless' | 'suspicious';
  id: string;
}
/**
 * The host's: remove a bot or a person before the start.
 */
export interface Clear {
  do: 'clear';
  seat: number;
  id: string;
}
/**
 * The host's: two seats change places before the start.
 */
export interface Swap {
  do: 'swap';
  a: number;
  b: number;
  id: string;
}
/**
 * The host's: another table before the start. What is left out stays.
 */
export interface Change {
  do: 'change';
  seats?: number | null;
  options?: {
    [k: string]: any;
  } | null;
  settings?: SomeSettings | null;
  id: string;
}
/**
 * Those of the settings that are to be others.
 */
export interface SomeSettings {
  title?: string;
  clock?: NoClock | MoveClock | GameClock;
  grace?: number;
  pace?: 'human' | 'instant' | 'quick';
  listed?: boolean;
  spectators?: boolean;
  out_sees_all?: boolean;
  talk?: boolean;
  beliefs?: boolean;
  hints?: boolean;
  tips?: boolean;
}
/**
 * Take your time.
 */
export interface NoClock {
  type: 'none';
}
/**
 * So many seconds for every decision.
 */
export interface MoveClock {
  type: 'move';
  seconds: number;
}
/**
 * So many seconds for all decisions of a seat together.
 */
export interface GameClock {
  type: 'game';
  seconds: number;
}
/**
 * The host's: deal. Bots take the empty seats.
 */
export interface Start {
  do: 'start';
  id: string;
}
/**
 * The host's: bots play at another pace from now on.
 */
export interface ChangePace {
  do: 'pace';
  pace: 'human' | 'instant' | 'quick';
  id: string;
}
/**
 * After the end: the same people at a new table, one seat on.
 */
export interface Rematch {
  do: 'rematch';
  id: string;
}
export interface Ping {
  do: 'ping';
  id: string;
}
/**
 * The table after entry `n`. A part that is left out is as it was in the message before.
 *
 *     `events` replace what the client has from event number `since` on: an undo takes events back. `lines` likewise.
 */
export interface State {
  type: 'state';
  n: number;
  room?: RoomView;
  view?: any;
  changes?: Put[];
  outlook?: any;
  since?: number;
  events?: {
    [k: string]: any;
  }[];
  lines_since?: number;
  lines?: ChatLine[];
}
/**
 * Everything about a table but the game itself. Settings and options are left out while they stay the same: the
 *     options may hold a whole card file.
 */
export interface RoomView {
  id: string;
  game: string;
  phase: 'gathering' | 'over' | 'playing';
  seats: SeatView[];
  house: HouseClock | null;
  settings: Settings;
  options: {
    [k: string]: any;
  };
  commitment: string;
  spectators: number;
  me: number | null;
  host: boolean;
  can_undo: boolean;
  talk: string;
  out: boolean;
  all_open: boolean;
  again: boolean;
  next: string | null;
  problem: Refused | null;
}
/**
 * One seat as everybody sees it.
 */
export interface SeatView {
  kind: 'bot' | 'empty' | 'human' | 'program';
  name: string;
  mask: string;
  level: string;
  manner: string;
  host: boolean;
  acting: boolean;
  online: boolean;
  deputy: boolean;
  waited_for: boolean;
  left: number | null;
  ticking: boolean;
  grace: number | null;
}
/**
 * The house's time for what is asked now: it decides for all who have not when none is left.
 */
export interface HouseClock {
  name: string;
  left: number;
}
/**
 * How a table is run; what is played on it is in the game's own options.
 */
export interface Settings {
  title: string;
  clock: NoClock | MoveClock | GameClock;
  grace: number;
  pace: 'human' | 'instant' | 'quick';
  listed: boolean;
  spectators: boolean;
  out_sees_all: boolean;
  talk: boolean;
  beliefs: boolean;
  hints: boolean;
  tips: boolean;
}
/**
 * Nothing was changed. `reason` is the message `refuse-<reason>`.
 */
export interface Refused {
  type: 'refused';
  reason: string;
  args?: {
    [k: string]: any;
  };
  id?: string;
}
/**
 * What stands now at a path of a view: {"path": ["money"], "value": [15, 18]}.
 */
export interface Put {
  path: string[];
  value: any;
}
export interface ChatLine {
  n: number;
  seat: number;
  text?: string;
  phrase?: string;
  aside?: boolean;
}
/**
 * The command was carried out and is on disk. `n` is the number of its entry.
 */
export interface Ack {
  type: 'ack';
  id: string;
  n: number;
}
export interface Considered {
  type: 'considered';
  id: string;
  refused?: Refused | null;
  outlook?: any;
}
/**
 * A move of the decision that was to be made when it was asked for, and what was weighed: that move first.
 */
export interface Hinted {
  type: 'hinted';
  id: string;
  move: {
    [k: string]: any;
  };
  weighed?: WeighedMove[];
}
/**
 * A move that a shark has thought about. Each of the reasons is a message `advice-<id>` of the game.
 */
export interface WeighedMove {
  move: {
    [k: string]: any;
  };
  chance: number | null;
  reasons: {
    [k: string]: any;
  }[];
}
export interface Pong {
  type: 'pong';
  id: string;
}
/**
 * The last message of a connection. `taken`: another window has the seat. `slow`: come back and resume.
 */
export interface Bye {
  type: 'bye';
  reason: 'closing' | 'flood' | 'gone' | 'slow' | 'taken';
}
export interface Me {
  name: string;
  mask: string;
  permanent: boolean;
}
export interface MeChange {
  name: string;
  mask:
    | 'badger'
    | 'bear'
    | 'boar'
    | 'cat'
    | 'deer'
    | 'fox'
    | 'frog'
    | 'hare'
    | 'hyena'
    | 'lynx'
    | 'owl'
    | 'raccoon'
    | 'raven'
    | 'wolf';
}
/**
 * A recovery code, or the token of a private link to one's own seat.
 */
export interface Code {
  code: string;
}
export interface GameView {
  id: string;
  version: string;
  names: {
    [k: string]: string;
  };
  credits: GameCredits;
  low: number;
  high: number;
  usual_seats: number;
  minutes: number;
  options: {
    [k: string]: any;
  };
  presets: {
    [k: string]: {
      [k: string]: any;
    };
  };
  preset_seats: {
    [k: string]: number[];
  };
  levels: string[];
  manners: string[];
  beliefs: boolean;
  first: boolean;
  outs: boolean;
}
/**
 * Whose work a game is.
 */
export interface GameCredits {
  title: string;
  designers: string[];
  artists: string[];
  publisher: string;
  edition: {
    [k: string]: string;
  };
}
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: any;
  };
  settings?: Settings;
  bots?: {
    [k: string]: string;
  };
  contribution?: string;
}
/**
 * A program sits down (none: on any free seat).
 */
export interface NewProgram {
  name: string;
  mask:
    | (
        | 'badger'
        | 'bear'
        | 'boar'
        | 'cat'
        | 'deer'
        | 'fox'
        | 'frog'
        | 'hare'
        | 'hyena'
        | 'lynx'
        | 'owl'
        | 'raccoon'
        | 'raven'
        | 'wolf'
      )
    | null;
  seat: number | null;
}
/**
 * The seat of a program. Whoever says `Authorization: Bearer <token>` holds it, as long as it is the program's.
 */
export interface Program {
  table: string;
  seat: number;
  token: string;
}
export interface Created {
  id: string;
  commitment: string;
}
/**
 * A table in the lobby, and on the page of its invitation.
 */
export interface Brief {
  id: string;
  game: string;
  title: string;
  phase: 'gathering' | 'over' | 'playing';
  seats: SeatView[];
  settings: Settings;
  options: {
    [k: string]: any;
  };
  created: number;
  updated: number;
  me: number | null;
  waits_for_me: boolean;
  unreadable: Refused | null;
  winners: number[];
  points: number[];
}
export interface Lobby {
  open: Brief[];
  mine: Brief[];
  finished: Brief[];
}
/**
 * A finished game from above. `standing[step]` are the points of each seat had it ended there, all open.
 */
export interface Overview {
  id: string;
  game: string;
  seats: SeatView[];
  options: {
    [k: string]: any;
  };
  settings: Settings;
  steps: number;
  me: number | null;
  result: {
    [k: string]: any;
  };
  standing: number[][];
  turns: number[];
  told: number[];
  marks: Mark[];
  thinkers: number[];
  commitment: string;
  secret: string;
  contributions: string[];
}
/**
 * A notable moment of a finished game.
 */
export interface Mark {
  step: number;
  event: {
    [k: string]: any;
  };
}
/**
 * A finished game after `step` moves, in the eyes of a seat, a spectator or with all open.
 */
export interface Step {
  step: number;
  view: {
    [k: string]: any;
  };
  outlook: any;
  events: {
    [k: string]: any;
  }[];
  move: {
    [k: string]: any;
  } | null;
  seat: number | null;
}
/**
 * What a bot made of the hidden things after `step` moves: how likely each of them is what, and what it was.
 *
 *     Groups of things are the game's: {"roles": {"3": {"outlaw": 0.7, "renegade": 0.3}}}.
 */
export interface Beliefs {
  step: number;
  seat: number;
  chances: {
    [k: string]: {
      [k: string]: {
        [k: string]: number;
      };
    };
  };
  truth: {
    [k: string]: {
      [k: string]: string;
    };
  };
  why: {
    [k: string]: {
      [k: string]: number[];
    };
  };
  weighed: Leaning[];
  made: number | null;
}
/**
 * A move that a bot could have made. Each of the reasons is a message `advice-<id>` of the game.
 */
export interface Leaning {
  move: {
    [k: string]: any;
  };
  odds: number;
  reasons: {
    [k: string]: any;
  }[];
}
/**
 * Is the deal what was promised? Every check with its answer; null: only other rules than today's can tell, and
 *     `problem` says which.
 */
export interface Verdict {
  fair: boolean;
  secret_fits: boolean;
  moves_legal: boolean | null;
  result_same: boolean | null;
  version: string;
  commitment: string;
  secret: string;
  problem: Refused | null;
}

export type AnyCommand = Move | Undo | Consider | Hint | Chat | Deputise | Return | Sit | Stand | SeatBot | Clear | Swap | Change | Start | ChangePace | Rematch | Ping;
export type AnyTold = State | Ack | Refused | Considered | Hinted | Pong | Bye;
