// GR-C167: a track shows a cube for each ten above a cube for each one (GR-SET-17).
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Cubes from '../src/lib/pieces/Cubes.svelte';

test.each([
  [9, 0, 9],
  [25, 2, 5],
  [42, 4, 2],
  [40, 4, 0],
])('%i lies as %i tens and %i ones', (value, tens, ones) => {
  const { container } = render(Cubes, { value, max: 45 });
  const rows = [...container.querySelectorAll('.track > span')];
  expect(rows.map((row) => row.querySelectorAll('.full').length)).toEqual([tens, ones]);
});
