/** The deal that waits for my answer, in the words of the bar. */

import { text, type GameText } from '../../lib/text.svelte';
import type { Choice, Move } from '../../table/choice.svelte';
import type { BoardProps, Extras } from '..';
import { desk } from './desk.svelte';
import { minus, sum } from './fair';
import type { Card, Deal, SheriffOutlook, SheriffView } from './types';

const FROM = ['from_stand', 'from_stack', 'from_bag'] as const;

/** The deals in which I am asked, and have not answered. */
export function waitingDeals(choice: Choice, deals: readonly Deal[], me: number | null): Deal[] {
  const answers = choice.decisions.find(({ kind }) => kind === 'answer_deals')?.says ?? [];
  const mine = new Set(answers.flatMap((say) => (say.cmd === 'accept' ? (say.blanks.deal as number[]) : [])));
  return deals.filter(({ id, proposer }) => mine.has(id) && proposer !== me);
}

/** What is given in a deal, in words. */
function terms(deal: Deal, gt: GameText): string {
  const given = [
    ...(deal.gold ? [gt.say('count-gold', { gold: deal.gold })] : []),
    ...FROM.flatMap((from) => deal[from].map(([good, count]) => gt.say('some-goods', { good, count }))),
  ];
  return given.length ? gt.enumeration(given) : text.say('sheriff-nothing');
}

/** What is paid for the sack that I am about to judge, in the newest deal: it may be struck instead. */
export function bribe(choice: Choice, deals: readonly Deal[], me: number | null): Deal | undefined {
  if (choice.decision?.kind !== 'inspect') return undefined;
  return waitingDeals(choice, deals, me)
    .filter(({ payer }) => choice.is('bag', payer))
    .filter(({ payer, clauses }) => clauses.some(({ bag, outcome }) => bag === payer && outcome === 'pass'))
    .toSorted((a, b) => a.seq - b.seq)
    .at(-1);
}

export const beside: Extras['beside'] = ({ choice, client, me, gt }) => {
  const deal = bribe(choice, (client.view as SheriffView).deals, me);
  if (!deal) return [];
  const act = { cmd: 'accept', deal: deal.id, seq: deal.seq };
  const words = text.say('sheriff-bribe', { count: deal.to.length });
  return [{ handle: `accept-${deal.id}`, words, price: terms(deal, gt), act }];
};

export const waits: Extras['waits'] = (at) => {
  const { choice, me, gt, names } = at;
  const view = at.client.view as SheriffView;
  const deal = waitingDeals(choice, view.deals, me).reduce<Deal | null>(
    (last, one) => (last && last.seq > one.seq ? last : one),
    null,
  );
  const offer = choice.decisions.find(({ kind }) => kind === 'answer_deals');
  if (!deal || !offer) return null;
  const clauses = deal.clauses.map(({ bag, outcome }) =>
    bag === me
      ? text.say('sheriff-clause-mine', { outcome })
      : text.say('sheriff-clause', { outcome, who: gt.player(bag, names) }),
  );
  const note = offer.notes?.find((one) => one.cmd === 'accept' && one.where.deal === deal.id);
  const answer = (cmd: string, more: Partial<Move> = {}): Move => ({ cmd, deal: deal.id, ...more });
  return {
    id: `${deal.id} ${deal.seq}`,
    words: text.say(deal.payer === me ? 'sheriff-called-demand' : 'sheriff-called-offer', {
      who: gt.player(deal.proposer, names),
      terms: terms(deal, gt),
      clauses: gt.enumeration(clauses),
    }),
    hint: worth(deal, at),
    acts: [
      { handle: `decline-${deal.id}`, words: text.say('sheriff-decline'), act: answer('decline') },
      { handle: `counter-${deal.id}`, words: text.say('sheriff-counter'), act: () => desk.counter(deal) },
      {
        handle: `accept-${deal.id}`,
        words: text.say('sheriff-accept'),
        ...(note ? { price: gt.note(note, offer.seat, names) } : {}),
        act: answer('accept', { seq: deal.seq }),
      },
    ],
  };
};

/** What I would give for my own bag, and what it comes to either way. */
function worth(deal: Deal, { client, me, hidden }: BoardProps): string {
  const fates = hidden ? null : ((client.outlook as SheriffOutlook | null)?.fates ?? null);
  const fate = fates?.opened[(client.view as SheriffView).declared[me ?? 0] ?? ''];
  if (!fates || !fate || !deal.clauses.some(({ bag, outcome }) => bag === me && outcome === 'pass'))
    return '';
  const value = (good: string) => (client.cards[good] as unknown as Card | undefined)?.value ?? 0;
  const goods = sum(FROM.flatMap((from) => deal[from].map(([good, n]) => value(good) * n)));
  return text.say('sheriff-called-worth', {
    pay: deal.gold + goods,
    passed: fates.passed,
    opened: minus(fate.points),
  });
}
