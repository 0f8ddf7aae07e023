// Which seats owe nothing but dice: they share one pad.
import { soleDice } from '../form/answers';
import type { OpenTable } from '../state/table.svelte';
import type { Offer } from '../wire/Offer';
import type { Seat } from '../wire/Seat';

export interface DiceOwed {
  seat: Seat;
  offer: Offer;
  field: string;
  count: number;
  sides: number;
}

/** The open main offer of each asked seat that takes dice and nothing else, as they are asked; in a window there is none. */
export function diceOwed(open: OpenTable): DiceOwed[] {
  const { asking, offers } = open.state;
  if (!asking || asking.kind === 'window') return [];
  return asking.seats.flatMap((seat) => diceOf(seat, offers.find((one) => one.seat === seat)?.offers ?? []));
}

function diceOf(seat: Seat, offers: Offer[]): DiceOwed[] {
  const offer = offers.find((one) => one.weight !== 'aside' && one.verdict.verdict !== 'barred' && soleDice(one));
  const dice = offer && soleDice(offer);
  return offer && dice ? [{ seat, offer, field: dice.slot.field, count: dice.count, sides: dice.sides }] : [];
}
