/** What a tap on the board means while a move is in the making. It reads the sentences of the decision, no rules. */

import { candidates, same, type Picks, type Say } from '../../table/sentences';
import type { Action } from './types';

/** Blanks to fill, in this order. */
export type Fill = [blank: string, value: unknown][];

interface Making {
  says: Say[];
  filled: Picks;
}

const actionsOf = (say: Say): Action[] =>
  Array.isArray(say.blanks.action) ? (say.blanks.action as Action[]) : [];

/** The actions that go with this job, or with any if none is chosen yet. */
function actions({ says }: Making, job: unknown): Action[] {
  const left = candidates(says, null, job === undefined ? {} : { job });
  return left.flatMap(actionsOf);
}

const may = ({ says }: Making, picks: Picks): boolean => candidates(says, null, picks).length > 0;

/** A place in the grid: send somebody there, move those there whom he replaces, or point at a victim. */
export function onSlot(making: Making, me: number | null, seat: number, job: number): Fill | null {
  if (me === null || !making.says.length) return null;
  if (seat === me) {
    const chosen = making.filled.job;
    const move =
      chosen === undefined ? undefined : actions(making, chosen).find((action) => action.to === job);
    if (move) return [['action', move]];
    return may(making, { job }) ? [['job', job]] : null;
  }
  const victim = actions(making, job).find((action) => action.victim === seat);
  return victim
    ? [
        ['job', job],
        ['action', victim],
      ]
    : null;
}

/** A building: the job to go to, or, once that is clear, the one to spy on. */
export function onJob(making: Making, job: number): Fill | null {
  const chosen = making.filled.job;
  if (chosen !== undefined && making.filled.face !== 'down') {
    const looks = actions(making, chosen).filter((action) => action.job !== undefined);
    const look = looks.find((action) => action.job === job);
    if (look) return [['action', look]];
    if (looks.length) return null;
  }
  return may(making, { job }) ? [['job', job]] : null;
}

/** A doorway: recruit there, or spy on it. */
export function onDen(making: Making, letter: string): Fill | null {
  if (may(making, { hideout: letter })) return [['hideout', letter]];
  const look = actions(making, making.filled.job).find((action) => action.hideout === letter);
  return look ? [['action', look]] : null;
}

/** Is all of it filled in already? */
export function isFilled(making: Making, fill: Fill | null): boolean {
  return (
    !!fill && fill.every(([blank, value]) => blank in making.filled && same(making.filled[blank], value))
  );
}

interface Taps extends Making {
  pick(blank: string, value: unknown): void;
  clear(blank?: string): void;
}

/** Fills it in; what is filled in already is taken back, the last blank of it. */
export function tap(choice: Taps, fill: Fill): void {
  const last = fill.at(-1);
  if (isFilled(choice, fill)) {
    if (last) choice.clear(last[0]);
    return;
  }
  for (const [blank, value] of fill) if (!isFilled(choice, [[blank, value]])) choice.pick(blank, value);
}

/** The second click of the mouse on a thing says yes to the whole move; a second tap only takes it back. */
export const isYes = (event: MouseEvent): boolean =>
  event.detail === 2 && (event as PointerEvent).pointerType === 'mouse';

/** Everything the special action may do in this decision, to leave it out included; nothing if there is none. */
export function deeds(says: Say[]): (Action | null)[] {
  const found: Action[] = [];
  for (const action of says.flatMap(actionsOf))
    if (!found.some((one) => same(one, action))) found.push(action);
  const optional = says.some((say) => !('action' in say.blanks));
  return found.length && optional ? [...found, null] : found;
}
