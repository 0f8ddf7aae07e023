// A new table for two to six: people with names, games with nothing to choose, options that do not drown the rest.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import App from '../src/App.svelte';
import { yard } from './arena';
import { FakeDoor } from './fake';
import { games } from './fixtures';

const by = (id: string) => screen.findByTestId(id);
const tap = async (id: string) => fireEvent.click(await by(id));

beforeEach(() => history.replaceState(null, '', '/'));

async function begin(): Promise<FakeDoor> {
  const door = new FakeDoor();
  door.answers.games = () => ({ is: 'games', games: [...games, yard] });
  render(App, { door });
  await tap('new-table');
  await tap('game-yard');
  await by('seat-0');
  return door;
}

test('the game played last stands chosen the next time, the first one before that', async () => {
  localStorage.clear();
  const door = new FakeDoor();
  door.answers.games = () => ({ is: 'games', games: [...games, yard] });
  const { unmount } = render(App, { door });
  await tap('new-table');
  await by('seat-0-pilot');
  expect(await by('game-sketch')).toHaveAttribute('aria-checked', 'true');
  await tap('game-yard');
  await tap('start');
  await waitFor(() => expect(door.count('create')).toBe(1));
  unmount();
  history.replaceState(null, '', '/');
  render(App, { door });
  await tap('new-table');
  await waitFor(() => expect(screen.getByTestId('game-yard')).toHaveAttribute('aria-checked', 'true'));
  localStorage.clear();
});

test('where nothing is to be chosen a seat is a name and no more', async () => {
  const door = await begin();
  expect(screen.queryByTestId('seat-0-build')).toBeNull();
  for (const _ of [2, 3]) await tap('add-seat');
  await fireEvent.input(await by('seat-2-name'), { target: { value: 'Cy' } });
  await tap('start');
  await waitFor(() => expect(door.last('create')).toMatchObject({ game: 'yard', options: {} }));
  expect(door.last('create')?.seats.map((seat) => [seat.name, seat.pieces])).toEqual([
    ['', []],
    ['', []],
    ['Cy', []],
    ['', []],
  ]);
});

test('up to as many as the game takes sit down, and anybody can be taken away again', async () => {
  await begin();
  for (const _ of [2, 3, 4, 5]) await tap('add-seat');
  expect(screen.queryByTestId('add-seat')).toBeNull();
  await fireEvent.input(await by('seat-1-name'), { target: { value: 'Bo' } });
  await fireEvent.click(screen.getByLabelText('Take A away'));
  expect(screen.getByTestId('seat-0-name')).toHaveValue('Bo');
  expect(screen.queryByTestId('seat-5')).toBeNull();
  for (const letter of ['E', 'D', 'C']) await fireEvent.click(screen.getByLabelText(`Take ${letter} away`));
  expect(screen.queryByLabelText('Take A away')).toBeNull();
});

test('the options that matter first stand there, the rest behind one tap, and can be searched', async () => {
  const door = await begin();
  expect(await by('option-switch-3')).toBeVisible();
  expect(screen.queryByTestId('option-switch-4')).toBeNull();
  await tap('options-more');
  await fireEvent.input(await by('options-seek'), { target: { value: 'border' } });
  expect(screen.queryByTestId('option-switch-3')).toBeNull();
  await tap('option-switch-9');
  expect(await by('pick-sheet')).toHaveTextContent('The book is silent.');
  await tap('choice-other');
  await fireEvent.input(await by('options-seek'), { target: { value: '' } });
  await tap('options-more');
  expect(await by('options-more')).toHaveTextContent('1 of them changed');
  await tap('start');
  await waitFor(() => expect(door.last('create')?.options).toEqual({ 'switch-9': 'other' }));
});

test('the rule behind an option opens from its sheet', async () => {
  await begin();
  await tap('option-switch-0');
  await fireEvent.click(screen.getByText('AR-OPT-00'));
  expect(await by('rule-sheet')).toBeVisible();
});

test('axe finds nothing in the set-up of six', async () => {
  await begin();
  for (const _ of [2, 3, 4, 5]) await tap('add-seat');
  await tap('options-more');
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});
