// The open table: pushes, one input at a time, passes in a row.
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { rollOne } from '../src/lib/api/key';
import { merged } from '../src/lib/state/merged';
import { OpenTable } from '../src/lib/state/table.svelte';
import { FakeDoor } from './fake';
import { clash, kato, offer, table } from './fixtures';

const pass = { seat: 1, act: { act: 'pass' }, token: null, overrule: false };

test('a push changes the named regions and keeps the others as they are', () => {
  const before = table();
  const after = merged(before, {
    session: 's1',
    from: 7,
    to: 8,
    state: before.state,
    regions: [kato(3)],
    order: ['seat-0', 'seat-1'],
    seats: [],
  });
  expect(after.regions.map((region) => region.id)).toEqual(['seat-0', 'seat-1']);
  expect(after.regions[1]).toBe(before.regions[0]);
  expect(after.regions.some((region) => region.id === clash().id)).toBe(false);
});

test('a push that starts elsewhere asks for the whole table', async () => {
  const door = new FakeDoor();
  const open = new OpenTable(door, door.table);
  open.take({ session: 's1', from: 90, to: 91, state: door.table.state, regions: [], order: [], seats: [] });
  await vi.waitFor(() => expect(door.count('open')).toBe(1));
  expect(open.table.regions).toHaveLength(4);
});

test('a second tap while an input is in flight does nothing', async () => {
  const door = new FakeDoor();
  const open = new OpenTable(door, door.table);
  const [first, second] = await Promise.all([open.put(pass), open.put(pass)]);
  expect(first.landed).toBe('done');
  expect(second.landed).toBe('busy');
  expect(door.count('put')).toBe(1);
});

test('every input has a key of its own', async () => {
  const door = new FakeDoor();
  const open = new OpenTable(door, door.table);
  await open.put(pass);
  const first = door.last('put')?.key;
  await open.put(pass);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(door.last('put')?.key).not.toBe(first);
});

test('"nobody responds" passes for each seat while the same window is open, and stops after', async () => {
  const door = new FakeDoor();
  const open = new OpenTable(door, door.table);
  const offers = (seat: number) => [{ seat, offers: [offer('pass', 'Pass')] }];
  const asking = door.table.state.asking!;
  const turns = [
    () =>
      door.push({
        head: 41,
        offers: offers(0),
        asking: { ...asking, seats: [0] },
        token: { epoch: 1, question: 12, turn: 1 },
      }),
    () =>
      door.push({
        head: 42,
        offers: offers(1),
        asking: { ...asking, seats: [1] },
        token: { epoch: 1, question: 13, turn: 0 },
      }),
  ];
  door.answers.put = () => {
    turns.shift()?.();
    return { is: 'done', seq: door.table.state.head };
  };
  await open.passAll();
  flushSync();
  expect(door.asked.filter((one) => one.do === 'put').map((one) => one.seat)).toEqual([1, 0]);
});

test('a table that comes back after the door was lost is asked for again', async () => {
  const door = new FakeDoor();
  const open = new OpenTable(door, door.table);
  door.turn('lost');
  door.turn('open');
  await vi.waitFor(() => expect(door.count('open')).toBe(1));
  open.close();
});

test('a push that stays away is fetched', async () => {
  vi.useFakeTimers();
  const door = new FakeDoor();
  const open = new OpenTable(door, door.table);
  door.answers.put = () => ({ is: 'done', seq: 99 });
  const landed = open.put(pass);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await landed).landed).toBe('done');
  expect(door.count('open')).toBe(1);
  vi.useRealTimers();
});

test('dice rolled for us lie between one and their sides', () => {
  const faces = Array.from({ length: 400 }, () => rollOne(6));
  expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});
