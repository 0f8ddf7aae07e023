// What can be declared by tapping a place of a map: one-field offers whose field names places of that region.
import { allowed, complete, unsaid } from '../form/answers';
import type { Choice } from '../wire/Choice';
import type { Offer } from '../wire/Offer';
import type { Seat } from '../wire/Seat';
import type { Slot } from '../wire/Slot';
import type { TableState } from '../wire/TableState';
import type { Target } from './target';

/** One act of one seat at one place. */
export interface Bid {
  seat: Seat;
  offer: Offer;
  slot: Slot;
  choice: Choice;
}

/** The one field of places of `region` in an offer that asks for nothing else, preset or not; what is for one seat's
 *  eyes is not tapped on a board that all see. */
export function placeSlot(offer: Offer, region: string): Slot | undefined {
  if (offer.secret || offer.verdict.verdict === 'barred') return undefined;
  const places = offer.slots.filter((slot) => slot.on === region && slot.kind.kind === 'one-of');
  const [slot, ...others] = places;
  const asked = unsaid(offer, complete(offer, {})).filter((one) => one !== slot);
  return others.length === 0 && asked.length === 0 ? slot : undefined;
}

/** The bids at each place of a region, of the seats that are asked; what is done by hand waits in its own list. */
export function bidsOn(state: TableState, region: string): ReadonlyMap<string, Bid[]> {
  const bids = new Map<string, Bid[]>();
  for (const { seat, offers } of state.offers) {
    if (!state.asking?.seats.includes(seat)) continue;
    for (const offer of offers) if (offer.weight !== 'aside') lay(bids, seat, offer, region);
  }
  return bids;
}

function lay(bids: Map<string, Bid[]>, seat: Seat, offer: Offer, region: string): void {
  const slot = placeSlot(offer, region);
  if (slot?.kind.kind !== 'one-of') return;
  for (const choice of slot.kind.from) {
    const place = String(choice.value);
    bids.set(place, [...(bids.get(place) ?? []), { seat, offer, slot, choice }]);
  }
}

/** What a tap on a place is about: the open bids, and where there is none the barred ones. */
export function meant(bids: Bid[]): Bid[] {
  const open = bids.filter(({ choice }) => allowed(choice));
  return open.length > 0 ? open : bids;
}

/** How a place with bids shows: in the colour of a seat that may act there. */
export function targetOf(place: string, bids: Bid[]): Target {
  const best = meant(bids);
  const open = best.some(({ choice }) => allowed(choice));
  const words = best.map(({ offer, choice }) => [offer.title, choice.note].filter(Boolean).join(': ')).join(', ');
  return { place, state: open ? 'open' : 'barred', seat: best[0]?.seat, words, mark: '' };
}
