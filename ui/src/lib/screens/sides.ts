// Which regions stand together: neighbours of one seat; a map stands alone. The order is the desk's.
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
    const alone = region.piece.piece === 'grid' || last?.regions.at(-1)?.piece.piece === 'grid';
    if (last && last.seat === region.seat && !alone) last.regions.push(region);
    else found.push({ key: region.id, seat: region.seat, regions: [region] });
  }
  return found;
}
