// The open table as the desk last said it, and the inputs that go out from it. One input is in flight at a time; a
// second tap meanwhile is a slip. Which sheet is open and what a refusal looks like is not known here.
import { want, type Door } from '../api/door';
import { freshKey } from '../api/key';
import type { Act } from '../form/answers';
import type { Offer } from '../wire/Offer';
import type { Push } from '../wire/Push';
import type { Refused } from '../wire/Refused';
import type { Reply } from '../wire/Reply';
import type { TableRequest } from '../wire/TableRequest';
import type { Seat } from '../wire/Seat';
import type { SeatInfo } from '../wire/SeatInfo';
import type { Table } from '../wire/Table';
import type { TableState } from '../wire/TableState';
import type { Token } from '../wire/Token';
import { merged } from './merged';

export interface Declared {
  seat: Seat;
  act: Act;
  /** The question the button was drawn for; none for what may be done at any time. */
  token: Token | null;
  overrule: boolean;
}

export type Landed = { landed: 'done' } | { landed: 'refused'; refused: Refused } | { landed: 'failed' | 'busy' };

/** How long a push may stay away after its input was taken before the table is asked for again. */
const PUSH_WAIT = 1_500;

export class OpenTable {
  table: Table;
  busy = $state(false);
  /** The last request that could not be carried out, for a notice. */
  trouble = $state.raw<{ title: string; advice: string } | undefined>(undefined);
  #door: Door;
  #leave: () => void;
  #heads: (() => void)[] = [];

  constructor(door: Door, table: Table) {
    this.#door = door;
    this.table = $state.raw(table);
    const stops = [door.pushes((push) => this.take(push)), door.changes((state) => state === 'open' && this.reopen())];
    this.#leave = () => stops.forEach((stop) => stop());
  }

  get state(): TableState {
    return this.table.state;
  }

  close(): void {
    this.#leave();
  }

  person(seat: Seat): SeatInfo | undefined {
    return this.table.seats.find((person) => person.seat === seat);
  }

  name(seat: Seat): string {
    return this.person(seat)?.name ?? '';
  }

  offer(seat: Seat, act: string): Offer | undefined {
    const held = this.state.offers.find((one) => one.seat === seat);
    return held?.offers.find((offer) => offer.act === act);
  }

  /** Whom a correction speaks for when it belongs to nobody: the first asked, else whose turn it is. */
  get speaker(): Seat {
    const { offers, asking, turn } = this.state;
    return offers.find((one) => asking?.seats.includes(one.seat))?.seat ?? offers[0]?.seat ?? turn;
  }

  take(push: Push): void {
    if (push.session !== this.table.session || push.to <= this.table.version) return;
    if (push.from !== this.table.version) return void this.reopen();
    this.#show(merged(this.table, push));
  }

  async reopen(): Promise<void> {
    const reply = await this.#at({ do: 'open' });
    if (reply.is === 'table') this.#show(reply.table);
  }

  #show(table: Table): void {
    this.table = table;
    for (const look of this.#heads) look();
  }

  put(declared: Declared): Promise<Landed> {
    return this.#fly({ do: 'put', key: freshKey(), ...declared });
  }

  undo(): Promise<Landed> {
    return this.#fly({ do: 'undo', seen: this.state.head, key: freshKey() });
  }

  redo(): Promise<Landed> {
    return this.#fly({ do: 'redo', seen: this.state.head, key: freshKey() });
  }

  respondAt(index: number): Promise<Landed> {
    return this.#fly({ do: 'respond', seen: this.state.head, index, key: freshKey() });
  }

  /** Requests that answer with the table itself: level, flow. */
  async change(ask: TableRequest): Promise<void> {
    const reply = await this.#at(ask);
    if (reply.is === 'table') this.#show(reply.table);
    else if (reply.is === 'failed') this.trouble = reply.failed;
    else if (reply.is === 'refused') this.trouble = reply.refused;
  }

  /** Passes for every seat of this device that still has the word in this very window. */
  async passAll(): Promise<Landed> {
    const { question } = this.state.token;
    let landed: Landed = { landed: 'busy' };
    for (let left = this.table.seats.length; left > 0; left--) {
      const { asking, token, offers } = this.state;
      const passer = offers.find((one) => asking?.seats.includes(one.seat) && this.offer(one.seat, 'pass'));
      if (asking?.kind !== 'window' || token.question !== question || !passer) break;
      landed = await this.put({ seat: passer.seat, act: { act: 'pass' }, token, overrule: false });
      if (landed.landed !== 'done') break;
    }
    return landed;
  }

  /** What an act would do, without doing it. */
  preview(seat: Seat, act: Act, overrule: boolean): Promise<Reply> {
    return this.#at({ do: 'preview', seat, act, overrule });
  }

  ask<Is extends Reply['is']>(is: Is, ask: TableRequest) {
    return want(this.#door, is, { do: 'at', session: this.table.session, ask });
  }

  #at(ask: TableRequest): Promise<Reply> {
    return this.#door.ask({ do: 'at', session: this.table.session, ask });
  }

  async #fly(ask: TableRequest): Promise<Landed> {
    if (this.busy) return { landed: 'busy' };
    this.busy = true;
    try {
      const left = 'seen' in ask ? ask.seen : undefined;
      return await this.#answered(await this.#at(ask), left);
    } finally {
      this.busy = false;
    }
  }

  async #answered(reply: Reply, left: number | undefined): Promise<Landed> {
    if (reply.is === 'refused') return { landed: 'refused', refused: reply.refused };
    if (reply.is === 'table') this.#show(reply.table);
    else if (reply.is === 'done') await this.#seen(reply.seq, left);
    else if (reply.is === 'failed') {
      this.trouble = reply.failed;
      return { landed: 'failed' };
    }
    return { landed: 'done' };
  }

  /** Waits until the table on screen holds row `seq`, or has left the row it stepped from; asks for it when the push
   *  stays away. */
  async #seen(seq: number, left: number | undefined): Promise<void> {
    const there = () => (left === undefined ? this.state.head >= seq : this.state.head !== left);
    if (there()) return;
    const shown = new Promise<boolean>((resolve) => {
      const late = setTimeout(() => settle(false), PUSH_WAIT);
      const look = () => there() && settle(true);
      const settle = (seen: boolean) => {
        clearTimeout(late);
        this.#heads = this.#heads.filter((one) => one !== look);
        resolve(seen);
      };
      this.#heads = [...this.#heads, look];
    });
    if (!(await shown)) await this.reopen();
  }
}
