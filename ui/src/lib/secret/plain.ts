// Parts of the board without their handles: on the secret screen nothing is set or looked up by tapping a card.
import type { Chip } from '../wire/Chip';
import type { Piece } from '../wire/Piece';
import type { Region } from '../wire/Region';

export function plain(region: Region): Region {
  return { ...region, piece: bare(region.piece) };
}

function bare(piece: Piece): Piece {
  switch (piece.piece) {
    case 'sheet':
      return { ...piece, pieces: piece.pieces.map(bare) };
    case 'meter':
      return { ...piece, dial: null };
    case 'tokens':
      return { ...piece, groups: piece.groups.map((group) => ({ ...group, dial: null })) };
    case 'slots':
      return { ...piece, columns: piece.columns.map((column) => ({ ...column, chips: column.chips.map(inert) })) };
    case 'row':
      return { ...piece, chips: piece.chips.map(inert), folded: false };
    case 'dice':
      return { ...piece, rule: null };
    case 'duel':
      return {
        ...piece,
        rule: null,
        sides: piece.sides.map((side) => ({ ...side, card: side.card && inert(side.card) })),
      };
    case 'grid':
      return piece;
  }
}

function inert(chip: Chip): Chip {
  return { ...chip, dial: null, rule: null };
}
