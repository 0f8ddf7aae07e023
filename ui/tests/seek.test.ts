// Finding things in a long list.
import { expect, test } from 'vitest';
import { ANYTHING, bands, changed, found, plain } from '../src/lib/catalogue/seek';
import { FakeShelf } from './shelf';

const { entities } = new FakeShelf();
const title = (kind: string) => kind;
const keys = (words: string) => found(entities, { ...ANYTHING, words }, title).map((one) => one.key);

test('capitals, accents and marks do not matter', () => {
  expect(plain('Élan!')).toBe('elan!');
  expect(keys('ELAN dai')).toEqual(['dai-raijin-8']);
});

test('a name comes before what only mentions the word', () => {
  const wing = keys('wing');
  expect(wing.slice(0, 4).every((key) => key.endsWith('-wing'))).toBe(true);
  const ayzn = keys('ayzn');
  expect(ayzn[0]).toBe('ayzn');
});

test('every word typed must be found', () => {
  expect(keys('flash ayzn').every((key) => key.startsWith('ayzn'))).toBe(true);
  expect(keys('flash nobody')).toEqual([]);
});

test('an owner’s filter keeps the owner itself and what belongs to it', () => {
  const mine = found(entities, { ...ANYTHING, owner: 'dash' }, title);
  expect(mine[0]?.key).toBe('dash');
  expect(mine.slice(1).every((one) => one.of === 'dash')).toBe(true);
});

test('what was changed here can be shown alone', () => {
  const own = found(entities, { ...ANYTHING, own: true }, title);
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(changed)).toBe(true);
});

test('neighbours of one kind and owner stand together, and nothing is lost', () => {
  const all = bands(entities);
  expect(all.map((band) => `${band.kind} ${band.of ?? ''}`).slice(0, 4)).toEqual([
    'pilot ',
    'robot ',
    'card kato',
    'ability kato',
  ]);
  expect(all.flatMap((band) => band.entities)).toEqual(entities);
});
