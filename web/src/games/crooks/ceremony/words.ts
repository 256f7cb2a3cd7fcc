/** The end of Crooks in sentences. */

import { text } from '../../../lib/text.svelte';
import type { Ceremony } from './ceremony.svelte';

/** Who has taken what, as far as it is told. */
export function verdict(told: Ceremony): string {
  const { act, scene, result } = told;
  const who = (seat: number) => scene.who(seat);
  if (told.done) {
    const mine = result.winners.length === 1 && result.winners[0] === scene.me;
    const args = { winners: result.winners.map(who), points: Math.max(...result.points) };
    return text.say(mine ? 'crooks-finale-yours' : 'crooks-finale-winners', args);
  }
  if (!act) {
    if (!told.gang) return text.say('crooks-gangs');
    const { winner, bonus } = told.gang;
    const gang = scene.gang(told.gang.gang);
    if (winner === null) return text.say('crooks-finale-gang-none', { gang });
    return text.say('crooks-finale-gang', {
      gang,
      who: who(winner),
      mine: String(winner === scene.me),
      bonus,
    });
  }
  const { job, totals, winners, share } = act.score;
  if (!act.lots.length) return text.say('crooks-finale-nobody', { job });
  if (!told.won) return `${scene.jobName(job)}.`;
  const most = Math.max(...totals.map((total) => total ?? 0));
  const others = totals.flatMap((total, seat) => (total === null || winners.includes(seat) ? [] : [total]));
  if (winners.length > 1)
    return text.say('crooks-finale-tie', { job, winners: winners.map(who), most, share });
  return text.say('crooks-finale-job', {
    job,
    who: who(winners[0]!),
    mine: String(winners[0] === scene.me),
    most,
    next: others.length ? Math.max(...others) : -1,
  });
}

/** What lay face down and changed the stake: the surprise of it. */
export function surprise({ act, won, hidden, scene, stake }: Ceremony): string {
  if (!act || !won) return '';
  const cards = act.lots.flatMap(({ pieces }) => pieces);
  const by = cards.reduce(
    (sum, { piece, face }) => sum + (hidden.has(piece) ? (scene.crook(face ?? '')?.modifier ?? 0) : 0),
    0,
  );
  return by ? text.say('crooks-finale-surprise', { points: stake, way: by < 0 ? 'down' : 'up' }) : '';
}

/** The jobs that are still to come. */
export function rest({ act, acts, at }: Ceremony): string {
  if (!act) return '';
  const jobs = acts.slice(at + 1).map(({ score }) => score.job);
  return text.say('crooks-finale-left', { jobs: jobs.join(', ') || 'none' });
}

/** What the stake is made of. */
export function sum({ act, shifts, stake }: Ceremony): string {
  if (!act || !shifts.length) return '';
  const parts = [String(act.score.job), ...shifts.map((by) => (by < 0 ? `− ${-by}` : `+ ${by}`))];
  return text.say('crooks-finale-sum', { sum: parts.join(' '), points: stake });
}
