// Secrets on a screen that several share: nothing before the phone changed hands, nothing after the choice.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../src/App.svelte';
import type { Reply } from '../src/lib/wire/Reply';
import type { Slot } from '../src/lib/wire/Slot';
import type { Table } from '../src/lib/wire/Table';
import { arenas, lay, layNone, secrets } from './arena';
import { FakeDoor } from './fake';
import { offer, slot, why } from './fixtures';

const by = (id: string) => screen.findByTestId(id);
const tap = async (id: string) => fireEvent.click(await by(id));
const gone = (id: string) => waitFor(() => expect(screen.queryByTestId(id)).toBeNull());

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function sit(scene: string, change: (table: Table) => Table = (table) => table): Promise<FakeDoor> {
  const door = new FakeDoor(scene);
  door.table = change(door.table);
  render(App, { door });
  await fireEvent.click((await screen.findAllByTestId('session-row'))[0]!);
  await tap('check-done');
  await by('dock');
  return door;
}

/** Everything this page holds as text, attributes included. */
const page = () => document.documentElement.outerHTML + location.href + JSON.stringify(history.state);

function hideThePage() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a sealed choice is asked behind "hand the phone to", and nothing is fetched before', async () => {
  const door = await sit('sealed');
  expect(screen.queryByTestId('offer-lay')).toBeNull();
  await tap('hand-0');
  expect(await by('secret-hand')).toHaveTextContent('Hand the phone to Ann');
  expect(door.count('look')).toBe(0);
  expect(page()).not.toContain('Rail gun');
  await tap('secret-i-am');
  expect(await by('secret-shown')).toHaveTextContent('Rail gun');
  expect(door.last('look')).toEqual({ do: 'look', seat: 0 });
});

/** A secret bid: few values are usual, many may be said. */
function bidding(more: Slot[] = []): (request: never) => Reply {
  const kind = { kind: 'number' as const, min: 0, max: 9, usual: [0, 2] };
  const bid = offer('bid', 'Bid', { secret: true, weight: 'main', slots: [slot('energy', 'Energy', kind), ...more] });
  return () => ({ is: 'look', secrets: { ...secrets(0), offers: [bid] } });
}

test('a number with few usual values may be any other too, as on the dock', async () => {
  const door = await sit('sealed');
  door.answers.look = bidding();
  await tap('hand-0');
  await tap('secret-i-am');
  expect(await by('secret-bid')).toHaveTextContent('0 2 other');
  await tap('offer-bid');
  await tap('usual-2');
  await tap('more');
  await tap('secret-confirm');
  await waitFor(() => expect(door.last('put')).toMatchObject({ seat: 0, act: { act: 'bid', energy: 3 } }));
});

test('what was filled in waits off the page for its person, and is forgotten with the hand-over', async () => {
  const door = await sit('sealed');
  door.answers.look = bidding([slot('aim', 'Aim', { kind: 'number', min: 0, max: 9, usual: [] })]);
  const begin = async () => {
    await tap('hand-0');
    await tap('secret-i-am');
  };
  const energy = async () => within(await by('slot-energy')).getByTestId<HTMLInputElement>('adjust-value');
  await begin();
  await fireEvent.input(await energy(), { target: { value: '7531' } });
  await tap('secret-hide');
  await by('secret-hand');
  expect(page()).not.toContain('7531');
  await tap('secret-i-am');
  expect((await energy()).value).toBe('7531');
  await tap('secret-hide');
  await tap('secret-not-now');
  await gone('secret-hand');
  await begin();
  expect((await energy()).value).toBe('');
});

test('the choice closes the screen, hands the phone to the next who owes one, and leaves no trace', async () => {
  const door = await sit('sealed');
  door.answers.put = () => {
    const half = arenas.half!().state;
    door.push({ head: 41, asking: half.asking, offers: half.offers, undo: 'Ann answered in secret' });
    return { is: 'done', seq: 41 };
  };
  await tap('hand-0');
  await tap('secret-i-am');
  await tap('choice-rail');
  expect(await by('secret-hand')).toHaveTextContent('Hand the phone to Bo');
  expect(door.last('put')).toMatchObject({ seat: 0, act: { act: 'lay', card: 'rail' } });
  expect(page()).not.toContain('Rail gun');
  expect(door.count('preview')).toBe(0);
});

test('after the last choice the table lies there again', async () => {
  const door = await sit('half');
  door.answers.put = () => {
    door.push({ ...arenas.arena!().state, head: 41 });
    return { is: 'done', seq: 41 };
  };
  await tap('hand-1');
  await tap('secret-i-am');
  await tap('offer-lay-none');
  await gone('secret-hand');
  await gone('secret-shown');
  expect(door.last('put')).toMatchObject({ seat: 1, act: { act: 'lay-none' } });
});

test('who looks sets what is hidden, behind the same hand-over, and it closes with it', async () => {
  const door = await sit('sealed');
  door.answers.put = () => {
    door.push({ head: 41, undo: 'Ann sets something hidden' });
    return { is: 'done', seq: 41 };
  };
  await tap('look-0');
  await tap('secret-i-am');
  await tap('dial-seat/0/named');
  await tap('choice-cell');
  await tap('adjust-confirm');
  await gone('secret-shown');
  await gone('secret-hand');
  const act = { act: 'adjust', path: 'seat/0/named', to: ['rail', 'cell'] };
  expect(door.last('put')).toMatchObject({ seat: 0, act, token: null });
  expect(page()).not.toContain('Rail gun');
});

test('it hides when the phone locks or shows another app', async () => {
  await sit('sealed');
  await tap('hand-0');
  await tap('secret-i-am');
  await by('secret-shown');
  hideThePage();
  await by('secret-hand');
  expect(page()).not.toContain('Rail gun');
});

test('what comes back from the desk while the page is hidden is not shown', async () => {
  const door = await sit('sealed');
  door.answers.look = () => {
    hideThePage();
    return { is: 'look', secrets: secrets(0) };
  };
  await tap('hand-0');
  await tap('secret-i-am');
  await waitFor(() => expect(door.count('look')).toBe(1));
  await by('secret-hand');
  expect(page()).not.toContain('Rail gun');
});

test('what was asked for before the phone locked is not shown once it is unlocked', async () => {
  const door = await sit('sealed');
  let answer = (_: Reply) => {};
  door.answers.look = () => new Promise<Reply>((resolve) => (answer = resolve));
  await tap('hand-0');
  await tap('secret-i-am');
  await waitFor(() => expect(door.count('look')).toBe(1));
  hideThePage();
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  answer({ is: 'look', secrets: secrets(0) });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await by('secret-hand');
  expect(page()).not.toContain('Rail gun');
});

test('it hides by itself after twenty seconds, whatever is tapped meanwhile', async () => {
  await sit('sealed');
  await tap('hand-0');
  vi.useFakeTimers();
  await fireEvent.click(screen.getByTestId('secret-i-am'));
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getByRole('timer')).toHaveTextContent('20');
  await vi.advanceTimersByTimeAsync(15_000);
  await fireEvent.pointerDown(screen.getByTestId('secret-shown'));
  expect(screen.getByRole('timer')).toHaveTextContent('5');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.queryByTestId('secret-shown')).toBeNull();
  expect(screen.getByTestId('secret-hand')).toBeVisible();
  expect(page()).not.toContain('Rail gun');
});

test('who has chosen is shown by name, who has not may be handed the phone, and a choice is taken back', async () => {
  const door = await sit('half');
  expect(await by('sealed-0')).toHaveTextContent('Annhas chosen');
  expect(await by('sealed-1')).toHaveTextContent('Bohas to choose');
  expect(screen.queryByTestId('hand-0')).toBeNull();
  await tap('take-back-0');
  await waitFor(() => expect(door.last('put')).toMatchObject({ seat: 0, act: { act: 'take-back' } }));
});

test('a refusal stays on the secret screen, with its reasons and the table’s right to rule', async () => {
  const door = await sit('sealed');
  door.answers.put = (request: { overrule: boolean }) =>
    request.overrule
      ? { is: 'done', seq: 40 }
      : {
          is: 'refused',
          refused: {
            kind: 'barred',
            title: 'That is barred',
            advice: '',
            reasons: [why('range', 'AR-ATK-13', 'Out of range of the rail gun.')],
            overrule: true,
          },
        };
  await tap('hand-0');
  await tap('secret-i-am');
  await tap('choice-rail');
  expect(await by('secret-shown')).toHaveTextContent('Out of range');
  expect(screen.queryByTestId('why-sheet')).toBeNull();
  await tap('overrule');
  await waitFor(() => expect(door.last('put')).toMatchObject({ act: { card: 'rail' }, overrule: true }));
  await waitFor(() => expect(page()).not.toContain('Out of range'));
});

test('a seat alone on its own device just gets the form', async () => {
  const door = await sit('sealed', (table) => ({
    ...table,
    holds: [0],
    state: { ...table.state, offers: [{ seat: 0, offers: [lay(), layNone()] }] },
  }));
  expect(screen.queryByTestId('hand-0')).toBeNull();
  await tap('offer-lay');
  await tap('choice-cell');
  await tap('confirm');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'lay', card: 'cell' }));
  expect(door.count('look')).toBe(0);
});

test('a look at one’s own shows no handles and no choices, and is over when it is over', async () => {
  const door = await sit('arena');
  await tap('look-1');
  expect(await by('secret-hand')).toHaveTextContent('Hand the phone to Bo');
  await tap('secret-i-am');
  const shown = await by('secret-shown');
  expect(shown).toHaveTextContent('Rail gun');
  const buttons = within(shown).queryAllByRole('button');
  expect(buttons.map((button) => button.dataset.testid)).toEqual(['dial-seat/1/named', 'secret-hide']);
  await tap('secret-hide');
  await gone('secret-shown');
  await gone('secret-hand');
  expect(door.count('put')).toBe(0);
  expect(page()).not.toContain('Rail gun');
});

test('a seat with nothing hidden has nothing to look at', async () => {
  await sit('arena');
  expect(await by('look-0')).toBeVisible();
  expect(screen.queryByTestId('look-2')).toBeNull();
});

test('when the question is gone the screen goes with it', async () => {
  const door = await sit('sealed');
  await tap('hand-0');
  await tap('secret-i-am');
  await by('secret-shown');
  door.push({ ...arenas.arena!().state, head: 42 });
  await gone('secret-shown');
  expect(page()).not.toContain('Rail gun');
});

test('the back button leaves the secret, not the table', async () => {
  await sit('sealed');
  await tap('hand-0');
  await tap('secret-i-am');
  await by('secret-shown');
  dispatchEvent(new PopStateEvent('popstate'));
  await gone('secret-shown');
  await by('dock');
  expect(page()).not.toContain('Rail gun');
});

test.each(['arena', 'sealed', 'half', 'opened', 'walls'])('axe finds nothing in "%s"', async (scene) => {
  await sit(scene);
  if (scene === 'sealed') {
    await tap('hand-0');
    await tap('secret-i-am');
    await by('secret-shown');
  }
  if (scene === 'walls') await tap('offer-wall');
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});
