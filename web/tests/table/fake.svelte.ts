import type { RoomView, SeatView } from '../../src/lib/wire';
import type { Say } from '../../src/table/sentences';
import type { Source } from '../../src/table/source';

/** A table of two that offers what it is told to offer and answers what it is told to answer. */
export class FakeTable {
  n = $state(1);
  view = $state.raw<any>(null);
  outlook = $state.raw<any>('now');
  room = $state.raw<RoomView>(room(false));
  events: any[] = [];
  cards = {};
  sent: any[] = [];
  considered: any[] = [];
  answer: () => Promise<any> = async () => ({ type: 'ack', id: '1', n: this.n });
  verdict: any = { type: 'considered', id: '1', refused: null, outlook: 'then' };

  constructor(...says: Say[]) {
    this.ask(...says);
  }

  ask(...says: Say[]): void {
    this.view = { decisions: says.length ? [{ seat: 0, kind: 'turn', required: true, says }] : [] };
  }

  /** Somebody's seat as it is told now. */
  seat(number: number, more: Partial<SeatView>): void {
    const seats = this.room.seats.map((seat, i) => (i === number ? { ...seat, ...more } : seat));
    this.room = { ...this.room, seats };
  }

  deputise(): void {
    this.room = room(true);
  }

  send(command: any): Promise<any> {
    this.sent.push(command);
    return this.answer();
  }

  async consider(move: any): Promise<any> {
    this.considered.push(move);
    return this.verdict;
  }

  get source(): Source {
    return this as unknown as Source;
  }
}

function room(deputy: boolean): RoomView {
  const seat = { kind: 'human', name: 'Ann', mask: 'fox', deputy };
  return { id: 't', game: 'crooks', phase: 'playing', seats: [seat, seat], me: 0 } as unknown as RoomView;
}

/** As inside a component; gives what ends it. */
export const inside = (work: () => void): (() => void) => $effect.root(work);
