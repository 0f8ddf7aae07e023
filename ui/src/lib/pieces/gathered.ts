// Groups neighbouring meters of a plate by how they are drawn; order stays the desk's.
import type { Meter } from '../wire/Meter';
import type { Piece } from '../wire/Piece';

export type Gathered =
  { as: 'gauges'; meters: Meter[] } | { as: 'strip'; meters: Meter[] } | { as: 'piece'; piece: Piece };

export function gathered(pieces: Piece[]): Gathered[] {
  const groups: Gathered[] = [];
  for (const piece of pieces) {
    if (piece.piece !== 'meter') {
      groups.push({ as: 'piece', piece });
      continue;
    }
    const as = piece.look === 'cubes' ? 'gauges' : 'strip';
    const last = groups.at(-1);
    if (last && last.as !== 'piece' && last.as === as) last.meters.push(piece);
    else groups.push({ as, meters: [piece] });
  }
  return groups;
}
