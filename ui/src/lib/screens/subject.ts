// What a question is about, as a place on the board: the dice that just changed, else the map it is answered on, else,
// on a table without one, the asked seat's side.
import { bidsOn } from '../grid/bids';
import type { Region } from '../wire/Region';
import type { Table } from '../wire/Table';

/** The id of the region to be seen now; nothing when no place is meant. `before` is the table of the last question. */
export function subject(before: Table | undefined, now: Table): string | undefined {
  const dice = now.regions.find((region) => thrown(region) !== undefined);
  if (dice && thrown(dice) !== before?.regions.map(thrown).find(Boolean)) return dice.id;
  const map = now.regions.find((region) => region.piece.piece === 'grid' && bidsOn(now.state, region.id).size > 0);
  if (map) return map.id;
  // A table with a map is looked at as a whole: nothing moves for a question that is answered elsewhere.
  if (now.regions.some((region) => region.piece.piece === 'grid')) return undefined;
  const asked = now.state.asking?.seats[0];
  return now.regions.find((region) => region.seat === asked)?.id;
}

/** The dice that lie in a region, as one word to compare; none before there are any. */
function thrown({ piece }: Region): string | undefined {
  if (piece.piece === 'duel') return JSON.stringify(piece.sides.map(({ card, dice, score }) => [card, dice, score]));
  if (piece.piece !== 'dice' || piece.rows.every((row) => row.dice.length === 0)) return undefined;
  return JSON.stringify(piece.rows.map((row) => row.dice));
}
