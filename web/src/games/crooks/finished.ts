/** What the finished page shows of Crooks beyond the points. */

import './finished.css';
import { text } from '../../lib/text.svelte';
import { stepOf } from '../../finished/moments';
import type { FinishedGame, Part } from '../../finished/games';
import type { Line, Result } from '../../finished/story';

export interface JobScore {
  job: number;
  modifiers: number;
  points: number;
  totals: (number | null)[];
  winners: number[];
  share: number;
}
export interface GangScore {
  gang: string;
  counts: number[];
  winner: number | null;
  bonus: number;
}
interface Breakdown {
  jobs: JobScore[];
  gangs: GangScore[];
  seats: { seat: number; jobs: number; gangs: number; points: number; money: number }[];
}

export const breakdown = (result: Result) => result.breakdown as unknown as Breakdown;

const GANG_ICONS: Record<string, string> = {
  north: 'north-star-shuriken',
  west: 'wolf-head',
  outfit: 'crown',
};

function parts(result: Result): Part[] {
  const { seats, gangs } = breakdown(result);
  return [
    {
      name: { id: 'finished-crooks-jobs', args: {} },
      icon: 'bank',
      pattern: 1,
      values: seats.map((row) => row.jobs),
    },
    ...gangs.map((score, i) => ({
      name: { id: `gang-${score.gang}`, args: {} },
      icon: GANG_ICONS[score.gang] ?? 'l-users',
      pattern: i + 2,
      values: seats.map(({ seat }) => (seat === score.winner ? score.bonus : 0)),
    })),
  ];
}

/** What decided it: the narrowest lead without which the winner would not have won. */
export function turningPoint(result: Result): Line[] {
  const { jobs, gangs, seats } = breakdown(result);
  const [first] = result.winners;
  const others = result.points.filter((_, seat) => !result.winners.includes(seat));
  if (first === undefined || !others.length) return [];
  const short = result.points[first]! - Math.max(...others);
  if (short === 0) {
    const rivals = seats.filter((row) => row.seat !== first && row.points === result.points[first]);
    const money = Math.max(...rivals.map((row) => row.money));
    return [{ id: 'finished-crooks-money', args: { more: seats[first]!.money, less: money } }];
  }
  if (result.winners.length > 1) return [];
  const found: { lead: number; worth: number; line: Line }[] = [];
  for (const { gang, counts, winner, bonus } of gangs) {
    if (winner !== first || bonus < short) continue;
    const next = Math.max(...counts.filter((_, seat) => seat !== first));
    const args = { gang, more: counts[first]!, less: next };
    found.push({ lead: args.more - next, worth: bonus, line: { id: 'finished-crooks-gang', args } });
  }
  for (const { job, totals, winners, share } of jobs) {
    if (winners.length !== 1 || winners[0] !== first || share < short) continue;
    const rivals = totals.filter((total, seat): total is number => seat !== first && total !== null);
    if (!rivals.length) {
      found.push({
        lead: totals[first]!,
        worth: share,
        line: { id: 'finished-crooks-alone', args: { job, points: share } },
      });
      continue;
    }
    const args = { job, more: totals[first]!, less: Math.max(...rivals) };
    found.push({ lead: args.more - args.less, worth: share, line: { id: 'finished-crooks-job', args } });
  }
  found.sort((a, b) => a.lead - b.lead || b.worth - a.worth);
  if (found[0]) return [found[0].line];
  const args = {
    jobs: jobs.filter(({ winners, points }) => points > 0 && winners.includes(first)).length,
    all: jobs.length,
    gangs: gangs.filter(({ winner }) => winner === first).length,
  };
  return [{ id: 'finished-crooks-runaway', args }];
}

/** The card with which the winner took what decided it; where nothing alone did, the job that brought them most. */
export const decisive: NonNullable<FinishedGame['decisive']> = (result, { told }, { events }) => {
  const [first] = result.winners;
  const args = turningPoint(result)[0]?.args ?? {};
  const [most] = breakdown(result)
    .jobs.filter(({ winners }) => first !== undefined && winners.includes(first))
    .toSorted((a, b) => b.share - a.share);
  const job = args.job ?? most?.job;
  const placed = events.filter((one) => one.event === 'crook_placed' && one.seat === first);
  const event = placed.findLast((one) => one.job === job) ?? placed.at(-1);
  return event ? stepOf(Number(event.n), told) : undefined;
};

export const finished: FinishedGame = {
  decisive,
  parts,
  story: turningPoint,
  bad: (event) => event.event === 'action_used' && event.action === 'assassin',
  place: ({ path: [kind, , job] }, owner, gt, names) => {
    if (owner === null) return text.say('crooks-mind-box');
    const name = gt.player(owner, names);
    return kind === 'slot' ? `${name}. ${gt.say(`job-${job}`)}` : text.say('crooks-mind-hand', { name });
  },
  Truth: () => import('./Truth.svelte'),
};
