// Where the places of a map lie, in units of one space: spaces `x:y`, edges `x:ye` and `x:ys`, areas by their id. What
// stands there, and what may be done there, is not known here.
import type { Area } from '../wire/Area';
import type { Cells } from '../wire/Cells';
import type { Grid } from '../wire/Grid';

export interface Point {
  x: number;
  y: number;
}

export type PlaceKind = 'space' | 'edge' | 'area';

/** A place with its middle and its size. */
export interface Placed {
  name: string;
  kind: PlaceKind;
  middle: Point;
  wide: number;
  high: number;
}

/** A hex stands on its point: so high where it is one wide, and its rows so far apart. */
const HEX_HIGH = 2 / Math.sqrt(3);
const HEX_ROW = HEX_HIGH * 0.75;

/** The size of a whole map. */
export function extent({ cells, wide, high }: Pick<Grid, 'cells' | 'wide' | 'high'>): { wide: number; high: number } {
  if (cells === 'squares') return { wide, high };
  return { wide: wide + (high > 1 ? 0.5 : 0), high: (high - 1) * HEX_ROW + HEX_HIGH };
}

/** The middle of a space; every second row of hexes, from the second on, is pushed right by half a hex. */
export function middle(cells: Cells, x: number, y: number): Point {
  if (cells === 'squares') return { x: x - 0.5, y: y - 0.5 };
  return { x: x - 0.5 + (y % 2 === 0 ? 0.5 : 0), y: (y - 1) * HEX_ROW + HEX_HIGH / 2 };
}

/** The corners of a space, as an SVG polygon takes them. */
export function corners(cells: Cells, x: number, y: number): string {
  const at = middle(cells, x, y);
  const half = HEX_HIGH / 2;
  const points: [number, number][] =
    cells === 'squares'
      ? [
          [-0.5, -0.5],
          [0.5, -0.5],
          [0.5, 0.5],
          [-0.5, 0.5],
        ]
      : [
          [0, -half],
          [0.5, -half / 2],
          [0.5, half / 2],
          [0, half],
          [-0.5, half / 2],
          [-0.5, -half / 2],
        ];
  return points.map(([dx, dy]) => `${at.x + dx},${at.y + dy}`).join(' ');
}

/** The numbers in a name: column, row, and the side for an edge. */
export function read(name: string): { x: number; y: number; side: 'e' | 's' | undefined } | undefined {
  const found = /^(\d+):(\d+)([es])?$/.exec(name);
  if (!found) return undefined;
  return { x: Number(found[1]), y: Number(found[2]), side: found[3] as 'e' | 's' | undefined };
}

/** The two ends of an edge of squares. */
export function ends(name: string): [Point, Point] | undefined {
  const at = read(name);
  if (at?.side === 'e')
    return [
      { x: at.x, y: at.y - 1 },
      { x: at.x, y: at.y },
    ];
  if (at?.side === 's')
    return [
      { x: at.x - 1, y: at.y },
      { x: at.x, y: at.y },
    ];
  return undefined;
}

export function spaces({ wide, high }: Pick<Grid, 'wide' | 'high'>): string[] {
  const rows = Array.from({ length: high }, (_, row) => row + 1);
  return rows.flatMap((y) => Array.from({ length: wide }, (_, column) => `${column + 1}:${y}`));
}

/** A place by its name; nothing where the map has none of that name. */
export function placed(grid: Grid, name: string): Placed | undefined {
  const area = grid.areas.find((one) => one.id === name);
  if (area) return ofArea(area);
  const at = read(name);
  if (!at) return undefined;
  if (at.side === undefined) {
    const inside = at.x >= 1 && at.y >= 1 && at.x <= grid.wide && at.y <= grid.high;
    return inside ? { name, kind: 'space', middle: middle(grid.cells, at.x, at.y), wide: 1, high: 1 } : undefined;
  }
  const [from, to] = ends(name)!;
  return { name, kind: 'edge', middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, wide: 1, high: 1 };
}

function ofArea({ id, x, y, wide, high }: Area): Placed {
  return { name: id, kind: 'area', middle: { x: x - 1 + wide / 2, y: y - 1 + high / 2 }, wide, high };
}

/** Where in an area its label covers least: the row, and at which end of it. It reaches over two spaces, and what
 *  stands in the first counts most. */
export function labelled(grid: Grid, { x, y, wide, high }: Area): { y: number; end: 'left' | 'right' } {
  const taken = (column: number, row: number) => Number(grid.spots.some((spot) => spot.at === `${column}:${row}`));
  const inner = Array.from({ length: Math.max(0, high - 2) }, (_, row) => y + 1 + row);
  const rows = [...new Set([y, y + high - 1, ...inner])];
  const ends = rows.flatMap((row) => [
    { y: row, end: 'left' as const, covers: 2 * taken(x, row) + taken(x + 1, row) },
    { y: row, end: 'right' as const, covers: 2 * taken(x + wide - 1, row) + taken(x + wide - 2, row) },
  ]);
  const { y: row, end } = ends.sort((one, other) => one.covers - other.covers)[0]!;
  return { y: row, end };
}

/** The area a space lies in; the smallest where one lies in another. */
export function areaOf(grid: Grid, name: string): Area | undefined {
  const at = read(name);
  if (!at) return undefined;
  const inside = (area: Area) =>
    at.x >= area.x && at.x < area.x + area.wide && at.y >= area.y && at.y < area.y + area.high;
  return grid.areas.filter(inside).sort((one, other) => one.wide * one.high - other.wide * other.high)[0];
}

export type Side = 'north' | 'east' | 'south' | 'west';

/** On which sides of a space a wall stands. */
export function walledSides(grid: Grid, name: string): Side[] {
  const at = read(name);
  if (!at || at.side) return [];
  const names: [Side, string][] = [
    ['north', `${at.x}:${at.y - 1}s`],
    ['east', `${at.x}:${at.y}e`],
    ['south', `${at.x}:${at.y}s`],
    ['west', `${at.x - 1}:${at.y}e`],
  ];
  return names.filter(([, edge]) => grid.walls.some((wall) => wall.at === edge)).map(([side]) => side);
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The place an arrow leads to: the nearest one more ahead than aside. */
export function ahead(from: Placed, arrow: Arrow, among: Placed[]): Placed | undefined {
  const measured = among.flatMap((place) => {
    const [dx, dy] = [place.middle.x - from.middle.x, place.middle.y - from.middle.y];
    const [along, aside] = {
      ArrowLeft: [-dx, dy],
      ArrowRight: [dx, dy],
      ArrowUp: [-dy, dx],
      ArrowDown: [dy, dx],
    }[arrow] as [number, number];
    const leads = place.name !== from.name && along > 0.01 && Math.abs(aside) <= along;
    return leads ? [{ place, far: along + 2 * Math.abs(aside) }] : [];
  });
  return measured.sort((one, other) => one.far - other.far)[0]?.place;
}

/** The rectangle all these places lie in. */
export function around(places: Placed[]): { x: number; y: number; wide: number; high: number } | undefined {
  if (places.length === 0) return undefined;
  const left = Math.min(...places.map(({ middle, wide }) => middle.x - wide / 2));
  const right = Math.max(...places.map(({ middle, wide }) => middle.x + wide / 2));
  const top = Math.min(...places.map(({ middle, high }) => middle.y - high / 2));
  const bottom = Math.max(...places.map(({ middle, high }) => middle.y + high / 2));
  return { x: left, y: top, wide: right - left, high: bottom - top };
}
