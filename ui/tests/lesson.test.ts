// Lessons on the table screen, and the hints that stay on, against the fake door.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import App from '../src/App.svelte';
import { hints } from '../src/lib/lesson/hints.svelte';
import { FakeDoor } from './fake';

const by = (id: string) => screen.findByTestId(id);
const tap = async (id: string) => fireEvent.click(await by(id));

// Without motion the moves of a step follow each other at once.
vi.stubGlobal('matchMedia', () => ({ matches: true }));

beforeEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  hints.on = false;
});

/** A desk that counts the moves of a lesson up with each input, and back with each undo. */
function desk(done: number | null = 0): FakeDoor {
  const door = new FakeDoor();
  door.sessions = [];
  const move = (place: number | null) => {
    const { head, token } = door.table.state;
    const lesson = { lesson: 'combat', done: place };
    door.push({ head: head + 1, token: { ...token, question: token.question + 1 }, lesson, undo: 'the last step' });
    return { is: 'done' as const, seq: head + 1 };
  };
  door.table = { ...door.table, state: { ...door.table.state, lesson: { lesson: 'combat', done } } };
  door.answers.put = () => move((door.table.state.lesson?.done ?? 0) + 1);
  door.answers.undo = () => move(2);
  return door;
}

async function begin(door: FakeDoor): Promise<void> {
  render(App, { door });
  await tap('show-me');
}

test('Home leads into the lesson, and one tap puts every move of its step', async () => {
  const door = desk();
  await begin(door);
  expect(door.last('start-lesson')).toMatchObject({ game: 'sketch', lesson: 'combat' });
  expect(await by('lesson')).toHaveTextContent('Three cards, one attack');
  expect(screen.queryByTestId('dock')).toBeNull();
  await tap('lesson-go');
  await waitFor(() => expect(screen.getByTestId('lesson')).toHaveTextContent('The reply'));
  expect(door.asked.filter((one) => one.do === 'put').map((one) => one.act)).toMatchObject([
    { act: 'attack', cards: ['volt-spike'] },
    { act: 'pass' },
    { act: 'pass' },
  ]);
});

test('moves the desk made by itself are not put again', async () => {
  const door = desk();
  door.answers.put = () => {
    door.push({ head: door.table.state.head + 1, lesson: { lesson: 'combat', done: 3 } });
    return { is: 'done', seq: door.table.state.head };
  };
  await begin(door);
  await tap('lesson-go');
  await waitFor(() => expect(screen.getByTestId('lesson')).toHaveTextContent('The reply'));
  expect(door.count('put')).toBe(1);
});

test('a step’s rule opens in a sheet', async () => {
  await begin(desk());
  await tap('lesson-rule');
  expect(await by('rule-sheet')).toHaveTextContent('Counter keeps tied dice');
});

test('off the lesson the dock is there, and one tap steps back until it is found', async () => {
  const door = desk(null);
  door.table = { ...door.table, state: { ...door.table.state, undo: 'Armor set' } };
  await begin(door);
  await by('lesson-off');
  await by('dock');
  await tap('lesson-back');
  await waitFor(() => expect(screen.getByTestId('lesson')).toBeInTheDocument());
  expect(door.count('undo')).toBe(1);
});

test('a table that left the lesson for good does not promise the way back', async () => {
  const door = desk(null);
  door.table = { ...door.table, state: { ...door.table.state, undo: null } };
  await begin(door);
  await by('lesson-off');
  expect(screen.queryByTestId('lesson-back')).toBeNull();
});

test('who leaves the lesson plays on alone, and finds it again in More', async () => {
  const door = desk();
  await begin(door);
  await tap('lesson-leave');
  await by('dock');
  expect(screen.queryByTestId('lesson')).toBeNull();
  await tap('nav-more');
  await tap('lesson-again');
  await by('lesson');
});

test('at the end hints can stay on, and then the rule stands in the dock', async () => {
  await begin(desk(4));
  expect(await by('lesson-end')).toHaveTextContent('That was it');
  await tap('hints');
  expect(localStorage.getItem('hints')).toBe('on');
  await tap('lesson-leave');
  expect(await by('hint')).toHaveTextContent('Compare the highest');
});

test('an ordinary table has no lesson and, unless asked for, no hints', async () => {
  const door = desk();
  door.table = { ...door.table, state: { ...door.table.state, lesson: null } };
  await begin(door);
  await by('dock');
  expect(screen.queryByTestId('lesson')).toBeNull();
  expect(screen.queryByTestId('hint')).toBeNull();
  expect(door.count('lesson')).toBe(0);
});

for (const [done, part] of [
  [0, 'lesson'],
  [4, 'lesson-end'],
  [null, 'lesson-off'],
] as const) {
  test(`axe finds nothing in ${part}`, async () => {
    await begin(desk(done));
    const found = await axe.run(await by(part), { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((one) => one.id)).toEqual([]);
  });
}
