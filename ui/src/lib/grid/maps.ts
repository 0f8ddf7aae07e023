// The map a field is filled on, where the board shows it.
import type { Grid } from '../wire/Grid';
import type { Offer } from '../wire/Offer';
import type { Region } from '../wire/Region';
import { placeSlot } from './bids';

/** The map of a region; nothing where the board shows none of that id. */
export function mapOf(regions: Region[], id: string | null): Grid | undefined {
  const piece = id === null ? undefined : regions.find((region) => region.id === id)?.piece;
  return piece?.piece === 'grid' ? piece : undefined;
}

/** Whether an offer is declared by one tap on the board. */
export function tapped(regions: Region[], offer: Offer): boolean {
  return offer.slots.some(({ on }) => on !== null && mapOf(regions, on) && placeSlot(offer, on) !== undefined);
}
