// What of a map is to be seen: the places that can be tapped, else the pieces of those who are asked; and where that
// lies in the window of a map that was brought near.
import { around, placed, type Placed } from './ground';
import type { Grid } from '../wire/Grid';
import type { Target } from './target';

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** What to bring into sight, what matters most first. A barred place is looked for only where none is open. */
export function sights(grid: Grid, targets: ReadonlyMap<string, Target>, asked: number[]): Box[] {
  const at = (names: string[]): Placed[] => names.flatMap((name) => placed(grid, name) ?? []);
  const open = [...targets.values()].filter(({ state }) => state !== 'barred').map(({ place }) => place);
  const stands = grid.spots.filter(({ seats }) => seats.some((seat) => asked.includes(seat)));
  const boxes = [around(at(open.length > 0 ? open : [...targets.keys()])), around(at(stands.map((spot) => spot.at)))];
  return boxes.filter((box) => box !== undefined);
}

/** How far a window is scrolled along one side so that a stretch from `from`, `long` of it, lies in its middle. */
export function centred(from: number, long: number, window: number, whole: number): number {
  return Math.max(0, Math.min(from + long / 2 - window / 2, whole - window));
}
