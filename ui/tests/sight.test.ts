// What of a map is brought into sight.
import { expect, test } from 'vitest';
import { centred, sights } from '../src/lib/grid/sight';
import type { Target } from '../src/lib/grid/target';
import { grid } from './arena';

const aim = (place: string, state: Target['state']): [string, Target] => [
  place,
  { place, state, seat: 0, words: '', mark: '' },
];

test('lit places are to be seen, then the pieces of those who are asked', () => {
  const targets = new Map([aim('7:9', 'open'), aim('8:8', 'open'), aim('1:1', 'barred')]);
  expect(sights(grid(), targets, [3])).toEqual([
    { x: 6, y: 7, wide: 2, high: 2 },
    { x: 6, y: 7, wide: 1, high: 1 },
  ]);
});

test('barred places are looked for where none is open, and without any the pieces alone', () => {
  expect(sights(grid(), new Map([aim('1:1', 'barred')]), [9])).toEqual([{ x: 0, y: 0, wide: 1, high: 1 }]);
  expect(sights(grid(), new Map(), [1])).toEqual([{ x: 4, y: 4, wide: 1, high: 1 }]);
});

test('a window over a map stops at its edges', () => {
  expect(centred(0, 50, 300, 500)).toBe(0);
  expect(centred(200, 100, 300, 500)).toBe(100);
  expect(centred(450, 50, 300, 500)).toBe(200);
});
