// The dock with many offers: what can be done stands in sight, the rest behind one tap each.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import App from '../src/App.svelte';
import { parted } from '../src/lib/dock/parted';
import { OpenTable } from '../src/lib/state/table.svelte';
import type { Offer } from '../src/lib/wire/Offer';
import { arena, lay, move, shove } from './arena';
import { FakeDoor } from './fake';
import { barredStage, offer } from './fixtures';

function part(offers: Offer[]) {
  const table = arena({ offers: [{ seat: 0, offers }] });
  const open = new OpenTable(new FakeDoor(), table);
  const { drawn, aside, barred, closing } = parted(open, table.state.offers, []);
  const acts = (list: { offer: Offer }[]) => list.map((one) => one.offer.act);
  return {
    drawn: drawn[0]!.offers.map((one) => one.act),
    aside: acts(aside),
    barred: acts(barred),
    closing: acts(closing),
  };
}

const barred = (act: string) => ({ ...barredStage, act });

afterEach(() => vi.restoreAllMocks());

test('what unfolds below the dock comes into sight', async () => {
  const door = new FakeDoor('arena');
  const offers = [offer('end', 'End'), offer('dim', 'Dim', { weight: 'aside' }), ...['1', '2', '3'].map(barred)];
  door.table = arena({ offers: [{ seat: 0, offers }] });
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  render(App, { door });
  await fireEvent.click((await screen.findAllByTestId('session-row'))[0]!);
  await fireEvent.click(await screen.findByTestId('check-done'));
  await fireEvent.click(await screen.findByTestId('more-effects'));
  expect(seen.at(-1)).toContain('Dim');
  await fireEvent.click(screen.getByTestId('more-barred'));
  expect(seen.at(-1)).not.toContain('Dim');
  expect(seen).toHaveLength(2);
  door.push({});
  await tick();
  expect(seen).toHaveLength(2);
});

test('few barred offers stand among the others, many wait behind one button', () => {
  const few = part([offer('end', 'End'), barred('one'), barred('two')]);
  expect(few).toMatchObject({ drawn: ['end', 'one', 'two'], aside: [], barred: [] });
  const many = part([offer('end', 'End'), barred('one'), barred('two'), barred('three')]);
  expect(many).toMatchObject({ drawn: ['end'], aside: [], barred: ['one', 'two', 'three'] });
});

test('where everything is barred everything is shown', () => {
  const all = ['one', 'two', 'three'];
  expect(part(all.map(barred)).drawn).toEqual(all);
});

test('what is tapped on the map takes no button from the rest, unless it is the main thing or all there is', () => {
  expect(part([move, shove, offer('end', 'End')])).toMatchObject({
    drawn: ['move', 'end'],
    aside: ['shove'],
    barred: [],
  });
  expect(part([shove]).drawn).toEqual(['shove']);
});

test('passing and what is sealed on a shared phone are no buttons of the list', () => {
  expect(part([offer('pass', 'Pass'), lay(), offer('end', 'End')]).drawn).toEqual(['end']);
});

test('what ends the question stands apart, below the rest', () => {
  const end = offer('end', 'End', { weight: 'closing' });
  const all = part([end, offer('search', 'Search'), barred('one'), barred('two'), barred('three')]);
  expect(all).toEqual({ drawn: ['search'], aside: [], barred: ['one', 'two', 'three'], closing: ['end'] });
  expect(part([end, barred('one'), barred('two'), barred('three')])).toMatchObject({ drawn: [], closing: ['end'] });
});

test('beside many others even one barred offer gives way', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((act) => offer(act, act));
  expect(part([...many, barred('one')])).toMatchObject({ barred: ['one'] });
});
