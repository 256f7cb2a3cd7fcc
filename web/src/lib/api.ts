import type {
  Beliefs,
  Brief,
  Code,
  Created,
  GameView,
  Lobby,
  Me,
  MeChange,
  NewProgram,
  NewTable,
  Overview,
  Program,
  Step,
  Verdict,
} from './wire';

/** What is printed on a card, by the names of its data file. */
export type Card = Record<string, unknown> & {
  names?: Partial<Record<string, string>>;
  texts?: Partial<Record<string, string>>;
};

/** The server said no. `reason` is the message `refuse-<reason>`. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly args: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(reason);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(new URL(`api/${path}`, document.baseURI), {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal('no-connection');
  });
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  if (answer?.reason) throw new Refusal(answer.reason, answer.args ?? {}, response.status);
  throw new Refusal(response.status === 404 ? 'no-such-page' : 'server-fault', {}, response.status);
}

const id = encodeURIComponent;

export const api = {
  me: () => call<Me>('GET', 'me'),
  putMe: (me: MeChange) => call<Me>('PUT', 'me', me),
  forgetMe: () => call<unknown>('DELETE', 'me'),
  makeRecovery: () => call<Code>('POST', 'me/recovery'),
  recover: (code: string) => call<Me>('POST', 'me/recover', { code }),
  makeLink: () => call<Code>('POST', 'me/link'),
  adopt: (code: string) => call<Me>('POST', 'me/adopt', { code }),

  games: () => call<GameView[]>('GET', 'games'),
  gameCards: (game: string) => call<Record<string, Card>>('GET', `games/${id(game)}/cards`),
  firstGame: (game: string) => call<Created>('POST', `games/${id(game)}/first`),
  lobby: () => call<Lobby>('GET', 'lobby'),
  createTable: (table: NewTable) => call<Created>('POST', 'tables', table),
  table: (table: string) => call<Brief>('GET', `tables/${id(table)}`),
  seatProgram: (table: string, program: NewProgram) =>
    call<Program>('POST', `tables/${id(table)}/programs`, program),
  cards: (table: string) => call<Record<string, Card>>('GET', `tables/${id(table)}/cards`),

  record: (table: string) => call<Record<string, unknown>>('GET', `records/${id(table)}`),
  overview: (table: string) => call<Overview>('GET', `records/${id(table)}/overview`),
  step: (table: string, n: number, as: string | number) =>
    call<Step>('GET', `records/${id(table)}/steps/${n}?as=${id(as)}`),
  beliefs: (table: string, n: number, seat: number) =>
    call<Beliefs>('GET', `records/${id(table)}/steps/${n}/beliefs?seat=${seat}`),
  verify: (table: string) => call<Verdict>('POST', `records/${id(table)}/verify`),
};
