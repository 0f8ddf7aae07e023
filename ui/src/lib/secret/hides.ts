// Whether a seat's side of the board holds more than it shows: a card face down, a hand of cards.
import type { Piece } from '../wire/Piece';
import type { Region } from '../wire/Region';
import type { Seat } from '../wire/Seat';

export function hides(regions: Region[], seat: Seat): boolean {
  return regions.some((region) => region.seat === seat && covers(region.piece));
}

function covers(piece: Piece): boolean {
  switch (piece.piece) {
    case 'sheet':
      return piece.pieces.some(covers);
    case 'meter':
      return piece.look === 'hand' && piece.value > 0;
    case 'row':
      return piece.chips.some((chip) => chip.lie === 'covered');
    case 'slots':
      return piece.columns.some((column) => column.chips.some((chip) => chip.lie === 'covered'));
    case 'tokens':
    case 'dice':
    case 'duel':
    case 'grid':
      return false;
  }
}
