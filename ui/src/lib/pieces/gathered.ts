// Groups neighbouring pieces of a plate by how they stand together: big meters side by side, with a lone pool of tokens
// beside them as on a printed mat; small meters in a strip. Order stays the desk's.
import type { Meter } from '../wire/Meter';
import type { Piece } from '../wire/Piece';
import type { Tokens } from '../wire/Tokens';

export type Gathered =
  | { as: 'gauges'; meters: Meter[]; tokens: Tokens | undefined }
  | { as: 'strip'; meters: Meter[] }
  | { as: 'piece'; piece: Piece };

export function gathered(pieces: Piece[]): Gathered[] {
  const groups: Gathered[] = [];
  for (const piece of pieces) if (!joined(groups.at(-1), piece)) groups.push(alone(piece));
  return groups;
}

function alone(piece: Piece): Gathered {
  if (piece.piece !== 'meter') return { as: 'piece', piece };
  if (piece.look === 'cubes') return { as: 'gauges', meters: [piece], tokens: undefined };
  return { as: 'strip', meters: [piece] };
}

function joined(last: Gathered | undefined, piece: Piece): boolean {
  if (last?.as === 'gauges') return beside(last, piece);
  if (last?.as !== 'strip' || piece.piece !== 'meter' || piece.look === 'cubes') return false;
  last.meters.push(piece);
  return true;
}

function beside(last: Extract<Gathered, { as: 'gauges' }>, piece: Piece): boolean {
  if (last.tokens) return false;
  if (piece.piece === 'tokens' && piece.groups.length === 1 && last.meters.length < 3) last.tokens = piece;
  else if (piece.piece === 'meter' && piece.look === 'cubes') last.meters.push(piece);
  else return false;
  return true;
}
