// Answers given once for the whole table, in the sheet that says how much each seat is asked.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import App from '../src/App.svelte';
import { FakeDoor } from './fake';

const by = (id: string) => screen.findByTestId(id);
const tap = async (id: string) => fireEvent.click(await by(id));

beforeEach(() => history.replaceState(null, '', '/'));

test('a seat keeps one answer to each question, and a second tap takes it back', async () => {
  const door = new FakeDoor('clash');
  render(App, { door });
  await fireEvent.click((await screen.findAllByTestId('session-row'))[0]!);
  await tap('check-done');
  await tap('nav-more');
  await tap('more-flow');
  const given = () => door.table.state.flows[0]?.answers;
  await tap('answer-0-rage-spirit');
  await waitFor(() => expect(given()).toEqual(['rage-spirit']));
  await tap('answer-0-power-none');
  await waitFor(() => expect(given()).toEqual(['rage-spirit', 'power-none']));
  await tap('answer-0-rage-power');
  await waitFor(() => expect(given()).toEqual(['power-none', 'rage-power']));
  await tap('answer-0-rage-power');
  await waitFor(() => expect(given()).toEqual(['power-none']));
  expect(door.table.state.flows[1]?.answers).toEqual([]);
});
