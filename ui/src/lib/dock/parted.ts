// Which offers of the asked seats stand in the dock as buttons, and which wait behind one: what is done by hand, what
// is tapped on the map anyway, and, where there are many, what is barred. What ends the question stands below them all.
import { tapped } from '../grid/maps';
import { isShared } from '../secret/handover.svelte';
import type { OpenTable } from '../state/table.svelte';
import type { Offer } from '../wire/Offer';
import type { Seat } from '../wire/Seat';
import type { SeatOffers } from '../wire/SeatOffers';
import type { DiceOwed } from './owed';

export interface SeatOffer {
  seat: Seat;
  offer: Offer;
}

export interface Parted {
  drawn: SeatOffers[];
  aside: SeatOffer[];
  barred: SeatOffer[];
  closing: SeatOffer[];
}

/** So many barred offers stand among the others, and beside more others than these none does. */
const FEW = 2;
const MANY = 4;

export function parted(open: OpenTable, asked: SeatOffers[], dice: DiceOwed[]): Parted {
  const all = asked.flatMap(({ seat, offers }) =>
    offers.filter((offer) => has(open, offer, dice)).map((offer) => ({ seat, offer })),
  );
  const byHand = all.filter(({ offer }) => offer.weight === 'aside');
  const closing = all.filter(({ offer }) => offer.weight === 'closing');
  const others = all.filter((one) => !byHand.includes(one) && !closing.includes(one));
  const onMap = others.filter(({ offer }) => offer.weight === 'plain' && tapped(open.table.regions, offer));
  const barred = others.filter(({ offer }) => offer.verdict.verdict === 'barred');
  const allowed = others.length - barred.length + closing.length;
  // A barred act of the map says on the map itself what is against it.
  const mapped = barred.filter(({ offer }) => offer.weight === 'plain' && offer.slots.some((slot) => slot.on !== null));
  const folded = allowed === 0 ? [] : barred.length > FEW || allowed > MANY ? barred : mapped;
  const apart = onMap.length < others.length ? [...onMap, ...folded] : folded;
  const drawn = others.filter((one) => !apart.includes(one));
  const of = (seat: Seat) => drawn.filter((one) => one.seat === seat).map(({ offer }) => offer);
  return {
    drawn: asked.map(({ seat }) => ({ seat, offers: of(seat) })),
    aside: [...apart.filter((one) => !folded.includes(one)), ...byHand],
    barred: folded,
    closing,
  };
}

// Passing has a place of its own, dice their pad, and what is sealed on a shared phone goes from hand to hand.
function has(open: OpenTable, offer: Offer, dice: DiceOwed[]): boolean {
  const apart = offer.act === 'pass' || (offer.secret && isShared(open));
  return !apart && !dice.some((one) => one.offer === offer);
}
