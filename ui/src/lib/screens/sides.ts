// Which regions stand together: neighbours of one seat. The order is the desk's.
import type { Region } from '../wire/Region';
import type { Seat } from '../wire/Seat';

export interface Side {
  key: string;
  seat: Seat | null;
  regions: Region[];
}

export function sides(regions: Region[]): Side[] {
  const found: Side[] = [];
  for (const region of regions) {
    const last = found.at(-1);
    if (last && last.seat === region.seat) last.regions.push(region);
    else found.push({ key: region.id, seat: region.seat, regions: [region] });
  }
  return found;
}
