// The catalogue, the builds and the set-up as people use them, against the fake door.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import App from '../src/App.svelte';
import { FakeDoor } from './fake';

const by = (id: string) => screen.findByTestId(id);
const tap = async (id: string) => fireEvent.click(await by(id));
const type = async (id: string, value: string) => fireEvent.input(await by(id), { target: { value } });

beforeEach(() => history.replaceState(null, '', '/'));

async function visit(room: 'catalogue' | 'builds'): Promise<FakeDoor> {
  const door = new FakeDoor();
  render(App, { door });
  await tap(room);
  await by(room === 'catalogue' ? 'found' : 'new-build');
  await waitFor(() => expect(door.count('builds')).toBe(1));
  return door;
}

async function bench(): Promise<FakeDoor> {
  const door = await visit('builds');
  await tap('new-build');
  await tap('part-pilot');
  await tap('choice-kato');
  await tap('part-robot');
  await tap('choice-ayzn');
  return door;
}

test('the list narrows while one types, by name, owner, tag and kind, and says how many are left', async () => {
  await visit('catalogue');
  expect(await by('found')).toHaveTextContent('44 entries');
  await type('seek', 'elan ayzn');
  expect(await by('found')).toHaveTextContent('One entry');
  await type('seek', 'push');
  expect(screen.queryByTestId('entity-dai-raijin-0')).toBeNull();
  await by('entity-dai-raijin-1');
  await type('seek', '');
  await tap('kind-robot');
  expect(await by('found')).toHaveTextContent('2 entries');
  await tap('kind-robot');
  await tap('owner');
  await tap('choice-dash');
  expect(screen.queryByTestId('entity-kato-0')).toBeNull();
  await by('entity-dash-0');
});

test('nothing found says so and leads back to everything', async () => {
  await visit('catalogue');
  await type('seek', 'zzz');
  await fireEvent.click(await screen.findByText('Show everything'));
  expect(await by('found')).toHaveTextContent('44 entries');
});

test('an erratum opens its rule without a table', async () => {
  await visit('catalogue');
  await fireEvent.click((await screen.findAllByTestId('errata-GR-ERR-02'))[0]!);
  expect(await by('rule-sheet')).toHaveTextContent('GR-ERR-02');
});

test('a number is changed in place, shows what is printed, and one tap restores it', async () => {
  const door = await visit('catalogue');
  await tap('entity-ayzn');
  await tap('field-armor');
  await tap('more');
  await tap('entity-save');
  await waitFor(() =>
    expect(door.last('save-entity')?.entity).toMatchObject({ key: 'ayzn', kind: 'robot', fields: { armor: 41 } }),
  );
  await waitFor(async () => expect(await by('field-armor')).toHaveTextContent('printed 40'));
  await tap('restore-armor');
  await waitFor(() => expect(door.last('save-entity')?.entity.fields).toEqual({ armor: 40 }));
  await waitFor(async () => expect(await by('field-armor')).not.toHaveTextContent('printed'));
});

test('an unknown number can be completed, and made unknown again', async () => {
  const door = await visit('catalogue');
  await tap('entity-kato-4');
  expect(screen.queryByTestId('field-damage')).toBeNull();
  await tap('fields-more');
  expect(await by('field-damage')).toHaveTextContent('–');
  await tap('field-damage');
  await type('adjust-value', '7');
  await tap('unknown');
  await type('adjust-value', '8');
  await tap('entity-save');
  await waitFor(() => expect(door.last('save-entity')?.entity.fields).toEqual({ damage: 8 }));
});

test('a card of one’s own is added, marked, and can go again', async () => {
  const door = await visit('catalogue');
  await tap('add');
  expect(await by('new-add')).toBeDisabled();
  await type('new-name', 'Home Run');
  await tap('new-owner');
  await tap('choice-dash');
  await tap('choice-melee');
  await tap('new-add');
  await waitFor(() =>
    expect(door.last('save-entity')?.entity).toEqual({
      kind: 'card',
      name: 'Home Run',
      of: 'dash',
      fields: { type: 'melee' },
    }),
  );
  await by('entity-sheet');
  expect(await by('entity-home-44')).toHaveTextContent('only here');
  await tap('entity-remove');
  expect(door.count('restore-entity')).toBe(0);
  await tap('entity-remove');
  await waitFor(() => expect(screen.queryByTestId('entity-sheet')).toBeNull());
  expect(screen.queryByTestId('entity-home-44')).toBeNull();
});

test('what the desk refuses is said and loses nothing that was typed', async () => {
  const door = await visit('catalogue');
  const failed = { code: 'entity', title: 'Armor is a number from 0 to 99.', advice: 'Say another.' };
  door.answers['save-entity'] = () => ({ is: 'failed', failed });
  await tap('entity-ayzn');
  await tap('field-armor');
  await type('adjust-value', '500');
  await tap('entity-save');
  expect(await by('notice')).toHaveTextContent('from 0 to 99');
  expect(await by('field-armor')).toHaveTextContent('500');
});

test('a build begins with our halves, is counted by the desk, and is saved under a name', async () => {
  const door = await bench();
  await tap('begin-starter');
  await by('legal');
  await tap('entity-ayzn-0');
  await waitFor(async () => expect(await by('count-card')).toHaveTextContent('3 of 4 cards'));
  await tap('build-missing');
  expect(await by('why-sheet')).toHaveTextContent('GR-SET-10');
  await tap('choose-another');
  await type('build-name', 'Kato the Wall');
  await tap('build-save');
  await waitFor(() => expect(door.last('save-build')).toMatchObject({ id: null, name: 'Kato the Wall' }));
  await waitFor(async () => expect(await by('build-save')).toHaveTextContent('Saved'));
  await tap('back');
  expect(await by('build-row')).toHaveTextContent('3 of 4 cards');
});

test('another pilot takes the place of the first, and the cards of the first go', async () => {
  const door = await bench();
  await tap('begin-starter');
  await tap('part-pilot');
  await tap('choice-dash');
  await waitFor(() =>
    expect(door.last('check-build')?.pieces).toEqual(['dash', 'ayzn', 'ayzn-0', 'ayzn-1', 'ayzn-wing']),
  );
});

test('the counts narrow the deck to what they count', async () => {
  await bench();
  await tap('count-pilot-ability');
  await waitFor(() => expect(screen.queryByTestId('entity-ayzn-0')).toBeNull());
  await by('entity-kato-wing');
  expect(screen.queryByTestId('entity-ayzn-wing')).toBeNull();
});

test('a build that is left with changes asks, and both answers are kept to', async () => {
  const door = await bench();
  await tap('back');
  await tap('leave-save');
  await by('build-row');
  await tap('build-row');
  await tap('entity-kato-0');
  await tap('back');
  await tap('leave-drop');
  await by('build-row');
  expect(door.count('save-build')).toBe(1);
});

test('a build goes with a second tap', async () => {
  const door = await bench();
  await tap('build-save');
  await waitFor(() => expect(door.count('save-build')).toBe(1));
  await tap('back');
  await tap('build-more');
  await tap('build-discard');
  expect(door.count('discard-build')).toBe(0);
  await tap('build-discard');
  await by('builds-empty');
});

test('just counting is two taps, without cards', async () => {
  const door = new FakeDoor();
  render(App, { door });
  await tap('just-count');
  await by('seat-0-pilot');
  await tap('start');
  await waitFor(() => expect(door.last('create')).toMatchObject({ level: 'count' }));
  expect(door.last('create')?.seats.map((seat) => seat.build)).toEqual([{ is: 'none' }, { is: 'none' }]);
});

test('a seat brings a saved build that fits it, and the usual again when it no longer does', async () => {
  const door = new FakeDoor();
  const pieces = door.shelf.answer({ do: 'builds', game: 'sketch' });
  if (pieces.is !== 'builds') throw new Error('no builds');
  const halves = pieces.starters.filter((one) => ['kato', 'dai-raijin'].includes(one.of));
  door.shelf.answer({
    do: 'save-build',
    game: 'sketch',
    id: null,
    name: 'The Wall',
    pieces: halves.flatMap((one) => one.pieces),
  });
  render(App, { door });
  await tap('new-table');
  await waitFor(() => expect(door.count('builds')).toBe(1));
  await tap('seat-0-build');
  await tap('choice-b0');
  expect(await by('seat-0-build')).toHaveTextContent('The Wall');
  await tap('start');
  await waitFor(() => expect(door.last('create')?.seats[0]?.build).toEqual({ is: 'saved', id: 'b0' }));
});

test('another pilot drops the saved build of the first', async () => {
  const door = new FakeDoor();
  const { check } = door.shelf;
  expect(check.call(door.shelf, []).legal).toBe(false);
  door.shelf.answer({ do: 'save-build', game: 'sketch', id: null, name: 'Thin', pieces: ['kato', 'dai-raijin'] });
  render(App, { door });
  await tap('new-table');
  await waitFor(() => expect(door.count('builds')).toBe(1));
  await tap('seat-0-build');
  await tap('choice-b0');
  expect(await by('why-sheet')).toHaveTextContent('0 of 4 cards');
  await tap('choose-another');
  await tap('level-warn');
  await tap('seat-0-build');
  await tap('choice-b0');
  expect(await by('seat-0-build')).toHaveTextContent('Thin');
  await tap('seat-0-pilot');
  await tap('choice-hadrian');
  expect(await by('seat-0-build')).toHaveTextContent('Starter build');
});

test('the back button leaves a room, and a sheet before that', async () => {
  await visit('catalogue');
  await waitFor(() => expect(location.hash).toBe('#catalogue'));
  await tap('entity-ayzn');
  await by('entity-sheet');
  history.back();
  await waitFor(() => expect(screen.queryByTestId('entity-sheet')).toBeNull());
  await by('found');
  history.back();
  await by('new-table');
});

async function wellMade() {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(document.body, { rules });
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

test('axe finds nothing in the catalogue and its sheets', async () => {
  await visit('catalogue');
  await wellMade();
  await tap('entity-kato-5');
  await tap('field-cost');
  await wellMade();
});

test('axe finds nothing in the builds, on the bench and in the set-up', async () => {
  await bench();
  await tap('begin-starter');
  await by('legal');
  await wellMade();
  await tap('build-save');
  await waitFor(async () => expect(await by('build-save')).toHaveTextContent('Saved'));
  await tap('back');
  await by('build-row');
  await wellMade();
  await tap('back');
  await tap('new-table');
  await by('seat-0-pilot');
  await wellMade();
});
