// What the board shows by itself, and what it folds away on a small screen.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import App from '../src/App.svelte';
import { subject } from '../src/lib/screens/subject';
import { scroller } from '../src/lib/screens/scroller';
import type { Region } from '../src/lib/wire/Region';
import { arena, duel } from './arena';
import { FakeDoor } from './fake';
import { chip, choice, clash, kato, offer, scenes, slot } from './fixtures';

beforeEach(() => history.replaceState(null, '', '/'));

async function sit(door: FakeDoor): Promise<void> {
  render(App, { door });
  await fireEvent.click((await screen.findAllByTestId('session-row'))[0]!);
  await fireEvent.click(await screen.findByTestId('check-done'));
  await screen.findByTestId('dock');
}

const barred = (text: string) =>
  choice(text, text, {
    verdict: { verdict: 'barred', reasons: [{ code: 'x', rule: 'GR-X', text: `${text} is out.` }] },
  });

test('a question is about the dice that changed, else about the seat that is asked', () => {
  const table = scenes.window!();
  const seat = table.state.asking!.seats[0]!;
  const mat = table.regions.find((region) => region.seat === seat)!.id;
  expect(subject(undefined, table)).toBe('clash');
  expect(subject(table, table)).toBe(mat);
  const rerolled = structuredClone(clash());
  if (rerolled.piece.piece === 'dice') rerolled.piece.rows[0]!.dice[0]!.face = 2;
  const later = { ...table, regions: table.regions.map((one) => (one.id === 'clash' ? rerolled : one)) };
  expect(subject(table, later)).toBe('clash');
});

test('dice that are still to come do not take the board away from the seat that is asked', () => {
  const table = scenes.window!();
  const empty = structuredClone(clash());
  if (empty.piece.piece === 'dice') empty.piece.rows.forEach((row) => (row.dice = []));
  const without = { ...table, regions: table.regions.map((one) => (one.id === 'clash' ? empty : one)) };
  expect(subject(undefined, without)).not.toBe('clash');
});

function scrolled() {
  const area = document.createElement('div');
  const part = document.createElement('div');
  area.append(part);
  const tops: number[] = [];
  Object.defineProperty(area, 'clientHeight', { value: 300 });
  Object.defineProperty(part, 'offsetHeight', { value: 400 });
  part.getBoundingClientRect = () => ({ top: 500 }) as DOMRect;
  area.scrollTo = ((to: ScrollToOptions) => tops.push(to.top ?? 0)) as typeof area.scrollTo;
  return { area, part, tops };
}

test('what is out of sight is brought under whatever covers the top', () => {
  const { area, part, tops } = scrolled();
  scroller(area).show(part, 100, false);
  expect(tops).toEqual([392]);
});

test('of a part too tall to be seen whole, what is asked for is brought above the dock', () => {
  const { area, part, tops } = scrolled();
  const sight = (top: number, high: number) => {
    const one = document.createElement('i');
    Object.defineProperty(one, 'offsetHeight', { value: high });
    one.getBoundingClientRect = () => ({ top }) as DOMRect;
    return one;
  };
  part.getBoundingClientRect = () => ({ top: 8 }) as DOMRect;
  const hand = scroller(area);
  hand.show(part, 0, false, [sight(40, 100), sight(340, 40)]);
  expect(tops).toEqual([]);
  hand.show(part, 0, false, [sight(340, 100)]);
  expect(tops).toEqual([148]);
  // More than there is room for: then the piece of who is asked.
  hand.show(part, 0, false, [sight(20, 400), sight(340, 40)]);
  expect(tops.at(-1)).toBe(88);
});

test('a hand that scrolls is left alone', () => {
  const { area, part, tops } = scrolled();
  const hand = scroller(area);
  area.dispatchEvent(new Event('touchstart'));
  hand.show(part, 0, false);
  area.dispatchEvent(new Event('touchend'));
  area.dispatchEvent(new Event('wheel'));
  hand.show(part, 0, false);
  expect(tops).toEqual([]);
});

test('a thumb’s throw is left alone while it rolls on; a scroll nobody made is not one', () => {
  const { area, part, tops } = scrolled();
  const hand = scroller(area);
  area.dispatchEvent(new Event('scroll'));
  hand.show(part, 0, false);
  expect(tops).toHaveLength(1);
  const other = scrolled();
  const thrown = scroller(other.area);
  for (const name of ['touchstart', 'touchmove', 'touchend', 'scroll']) other.area.dispatchEvent(new Event(name));
  thrown.show(other.part, 0, false);
  expect(other.tops).toEqual([]);
});

test('barred answers fold behind one button, and can be unfolded and explained', async () => {
  const door = new FakeDoor('choice');
  const from = [choice('a', 'Iron Will'), barred('Core Breach'), barred('Reflex Edge')];
  const one = offer('play', 'Play an Instant', { slots: [slot('card', 'Card', { kind: 'one-of', from })] });
  const asking = { ...door.table.state.asking!, seats: [1] };
  door.table = { ...door.table, state: { ...door.table.state, asking, offers: [{ seat: 1, offers: [one] }] } };
  await sit(door);
  expect(screen.queryByTestId('choice-Core Breach')).toBeNull();
  await fireEvent.click(screen.getByTestId('barred-more'));
  await fireEvent.click(screen.getByTestId('choice-Core Breach'));
  expect(await screen.findByTestId('why-sheet')).toHaveTextContent('Core Breach is out.');
});

test('a form keeps many barred choices folded, and a picked one in sight', async () => {
  const door = new FakeDoor('choice');
  const from = [choice('a', 'Iron Will'), ...['One', 'Two', 'Three'].map(barred)];
  const slots = [
    slot('cards', 'Cards', { kind: 'several', from, min: 1, max: 3, ordered: true }),
    slot('distance', 'Distance', { kind: 'number', min: 0, max: 9, usual: [1] }),
  ];
  const asking = { ...door.table.state.asking!, seats: [1] };
  const offers = [{ seat: 1, offers: [offer('attack', 'Attack', { slots }), offer('move', 'Move')] }];
  door.table = { ...door.table, state: { ...door.table.state, asking, offers } };
  await sit(door);
  await fireEvent.click(screen.getByTestId('offer-attack'));
  const form = within(await screen.findByTestId('form-sheet'));
  expect(form.queryByTestId('choice-Two')).toBeNull();
  await fireEvent.click(form.getByTestId('barred-more'));
  await fireEvent.click(form.getByTestId('choice-Two'));
  await fireEvent.click(form.getByTestId('barred-more'));
  expect(form.getByTestId('choice-Two')).toHaveAttribute('aria-checked', 'true');
  expect(form.queryByTestId('choice-Three')).toBeNull();
});

test('a full column counts what it does not show and still reads it all', async () => {
  const door = new FakeDoor('window');
  const chips = ['One', 'Two', 'Three', 'Four', 'Five'].map((text) => chip(text, { dial: `card/${text}` }));
  const full: Region = structuredClone(kato());
  if (full.piece.piece === 'sheet') {
    for (const piece of full.piece.pieces) if (piece.piece === 'slots') piece.columns[0]!.chips = chips;
  }
  door.table = { ...door.table, regions: door.table.regions.map((one) => (one.id === full.id ? full : one)) };
  await sit(door);
  const column = screen.getByTestId('chip-card/Five').closest('button')!;
  expect(column).toHaveTextContent('Three');
  expect(column.querySelector('[data-more]')).toHaveAttribute('data-more', '+2');
});

test('on a table with a map a question leads to the map it is answered on, and else nowhere', () => {
  const table = arena();
  expect(subject(undefined, table)).toBe('map');
  const elsewhere = { ...table, state: { ...table.state, offers: [{ seat: 0, offers: [offer('end', 'End')] }] } };
  expect(subject(table, elsewhere)).toBeUndefined();
  const opened = { ...elsewhere, regions: [duel(true), ...table.regions] };
  expect(subject(elsewhere, opened)).toBe('duel');
});
