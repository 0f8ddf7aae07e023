// Where the places of a map lie, and which of them an arrow leads to.
import { expect, test } from 'vitest';
import {
  ahead,
  areaOf,
  around,
  extent,
  labelled,
  middle,
  placed,
  read,
  spaces,
  walledSides,
} from '../src/lib/grid/ground';
import { grid } from './arena';

const map = grid();
const at = (name: string) => placed(map, name)!;

test('spaces, edges and areas are found by their names, and nothing else is', () => {
  expect(at('3:4')).toMatchObject({ kind: 'space', middle: { x: 2.5, y: 3.5 } });
  expect(at('3:4e')).toMatchObject({ kind: 'edge', middle: { x: 3, y: 3.5 } });
  expect(at('3:4s')).toMatchObject({ kind: 'edge', middle: { x: 2.5, y: 4 } });
  expect(at('area-4')).toMatchObject({ kind: 'area', middle: { x: 4.5, y: 4.5 }, wide: 3 });
  for (const name of ['10:1', '0:1', '3', '3:4n', '', 'area-9']) expect(placed(map, name)).toBeUndefined();
});

test('a name of an edge on the west border is read too', () => {
  expect(read('0:3e')).toEqual({ x: 0, y: 3, side: 'e' });
});

test('the walls of a space are told by their sides', () => {
  expect(walledSides(map, '5:4')).toEqual(['north']);
  expect(walledSides(map, '4:5')).toEqual(['west']);
  expect(walledSides(map, '5:5')).toEqual([]);
});

test('a space lies in the smallest area around it', () => {
  const inner = { ...map.areas[0]!, id: 'inner', x: 2, y: 2, wide: 1, high: 1 };
  expect(areaOf({ ...map, areas: [...map.areas, inner] }, '2:2')?.id).toBe('inner');
  expect(areaOf(map, '9:9')?.title).toBe('South-east');
});

test('an arrow leads to the nearest place that lies more ahead than aside', () => {
  const all = spaces(map).map(at);
  expect(ahead(at('2:2'), 'ArrowRight', all)?.name).toBe('3:2');
  expect(ahead(at('2:2'), 'ArrowUp', all)?.name).toBe('2:1');
  expect(ahead(at('1:1'), 'ArrowLeft', all)).toBeUndefined();
  const far = ['2:2', '6:3', '2:9'].map(at);
  expect(ahead(at('2:2'), 'ArrowRight', far)?.name).toBe('6:3');
  expect(ahead(at('2:2'), 'ArrowDown', far)?.name).toBe('2:9');
});

test('every second row of hexes is pushed right by half a hex, and neighbours are one apart', () => {
  const [a, b] = [middle('hexes', 2, 1), middle('hexes', 2, 2)];
  expect(b.x - a.x).toBe(0.5);
  expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(1);
  expect(extent({ cells: 'hexes', wide: 4, high: 2 }).wide).toBe(4.5);
});

test('the rectangle around places holds them whole', () => {
  expect(around([at('2:1'), at('1:2')])).toEqual({ x: 0, y: 0, wide: 2, high: 2 });
  expect(around([])).toBeUndefined();
});

test('the label of an area stands where nobody stands', () => {
  const [area] = map.areas;
  const standing = (...names: string[]) => ({
    ...map,
    spots: names.map((name) => ({ at: name, seats: [0], chips: [], height: 0 })),
  });
  expect(labelled(standing(), area!)).toEqual({ y: 1, end: 'left' });
  expect(labelled(standing('1:1'), area!)).toEqual({ y: 1, end: 'right' });
  // Two free spaces further down rather than one above.
  expect(labelled(standing('1:1', '2:1'), area!)).toEqual({ y: 3, end: 'left' });
  expect(labelled(standing('1:1', '3:1', '1:3', '3:3'), area!)).toEqual({ y: 2, end: 'left' });
  expect(labelled(standing(...spaces(map)), area!)).toEqual({ y: 1, end: 'left' });
});
