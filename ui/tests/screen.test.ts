// The screen as people use it, against the fake door.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import App from '../src/App.svelte';
import { FakeDoor } from './fake';
import { offer, slot, state } from './fixtures';

const by = (id: string) => screen.findByTestId(id);
const tap = async (id: string) => fireEvent.click(await by(id));

beforeEach(() => history.replaceState(null, '', '/'));

async function sit(scene: string): Promise<FakeDoor> {
  const door = new FakeDoor(scene);
  render(App, { door });
  await fireEvent.click((await screen.findAllByTestId('session-row'))[0]!);
  if (scene !== 'over') await tap('check-done');
  await by('dock');
  return door;
}

test('an empty home teaches the next step', async () => {
  const door = new FakeDoor();
  door.sessions = [];
  render(App, { door });
  expect(await by('empty')).toHaveTextContent('New table');
});

test('a locked session says why and can still be exported', async () => {
  const door = new FakeDoor();
  render(App, { door });
  const row = (await screen.findByText('Hadrian against O-Gun')).closest('li')!;
  expect(row).toHaveTextContent('earlier build');
  expect(within(row).getByTestId('session-row')).toBeDisabled();
  await fireEvent.click(within(row).getByTestId('session-more'));
  await fireEvent.click(within(row).getByTestId('session-export'));
  expect(await by('export-sheet')).toHaveTextContent('Hadrian');
});

test('the text of a session stays off the screen, and is copied whole', async () => {
  const door = new FakeDoor();
  const text = '{"pitcrew":1,"named":"Rail gun"}';
  door.answers.export = () => ({ is: 'export', name: 'kato.json', text });
  let copied = '';
  document.execCommand = () => {
    copied = document.querySelector('textarea')!.value;
    return true;
  };
  render(App, { door });
  await fireEvent.click((await screen.findAllByTestId('session-more'))[0]!);
  await tap('session-export');
  expect(await by('export-file')).toHaveTextContent('kato.json 1 KB');
  expect(document.documentElement.outerHTML).not.toContain('Rail gun');
  expect(document.querySelector('textarea')).toBeNull();
  await tap('export-copy');
  await waitFor(() => expect(screen.getByTestId('export-copy')).toHaveTextContent('Copied'));
  expect(copied).toBe(text);
});

test('discarding asks first', async () => {
  const door = new FakeDoor();
  render(App, { door });
  await fireEvent.click((await screen.findAllByTestId('session-more'))[0]!);
  await tap('session-discard');
  expect(door.count('discard')).toBe(0);
  await tap('discard-go');
  await waitFor(() => expect(door.count('discard')).toBe(1));
});

test('two taps start a fight between two different choices, and a fresh table is not checked', async () => {
  const door = new FakeDoor();
  render(App, { door });
  await tap('new-table');
  await by('seat-0-pilot');
  await tap('start');
  await waitFor(() =>
    expect(door.last('create')?.seats).toEqual([
      { name: '', pieces: ['kato', 'dai-raijin'], build: { is: 'starter' } },
      { name: '', pieces: ['dash', 'ayzn'], build: { is: 'starter' } },
    ]),
  );
  await by('dock');
  expect(screen.queryByTestId('check-sheet')).toBeNull();
});

test('the dock says who is asked and why, and it is spoken', async () => {
  await sit('window');
  expect(await by('asked')).toHaveTextContent('Dash may respond');
  expect(await by('dock')).toHaveTextContent('Kato passed');
  expect(await by('spoken')).toHaveTextContent('Dash may respond');
});

test('a pass carries the token of its question', async () => {
  const door = await sit('window');
  await tap('pass');
  await waitFor(() =>
    expect(door.last('put')).toMatchObject({ seat: 1, act: { act: 'pass' }, token: state().token, overrule: false }),
  );
});

test('a barred offer says every reason, and the table may rule', async () => {
  const door = await sit('window');
  await tap('offer-activate');
  const sheet = await by('why-sheet');
  expect(sheet).toHaveTextContent('Needs 2 Power');
  expect(sheet).toHaveTextContent('GR-AYZ-02');
  await tap('overrule');
  await waitFor(() => expect(door.last('put')).toMatchObject({ act: { act: 'activate' }, overrule: true }));
});

test('a refusal opens the same sheet and can be overruled when the desk says so', async () => {
  const door = await sit('window');
  door.answers.put = (request: { overrule: boolean }) =>
    request.overrule
      ? { is: 'done', seq: 40 }
      : {
          is: 'refused',
          refused: {
            kind: 'out-of-turn',
            title: 'Kato is asked now',
            advice: 'Wait, or let it in.',
            reasons: [],
            overrule: true,
          },
        };
  await tap('pass');
  expect(await by('why-sheet')).toHaveTextContent('Kato is asked now');
  await tap('overrule');
  await waitFor(() => expect(door.last('put')?.overrule).toBe(true));
});

test('a form shows what would happen, brings presets along and confirms', async () => {
  const door = await sit('window');
  await tap('offer-play');
  expect(await by('confirm')).toBeDisabled();
  await tap('choice-scrap-shield');
  expect(await by('preview')).toHaveTextContent('leaves 3');
  await tap('confirm');
  await waitFor(() =>
    expect(door.last('put')?.act).toEqual({ act: 'play', card: 'scrap-shield', target: 1, distance: 2 }),
  );
});

test('a form closes when its question is gone', async () => {
  const door = await sit('window');
  await tap('offer-play');
  await by('form-sheet');
  door.push({ offers: [{ seat: 0, offers: [offer('pass', 'Pass')] }] });
  await waitFor(() => expect(screen.queryByTestId('form-sheet')).toBeNull());
});

test('one small question is one tap', async () => {
  const door = await sit('choice');
  await tap('choice-evade');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'reply', reply: 'evade' }));
});

test('beside one other offer a number of few usual values is still one tap', async () => {
  const door = await sit('choice');
  const amount = slot('amount', 'How much', { kind: 'number', min: 1, max: 99, usual: [2, 1] });
  const offers = [offer('deal', 'Inflict the damage', { slots: [amount] }), offer('done', 'Done')];
  const { seat } = door.table.state.offers[0]!;
  door.push({ offers: [{ seat, offers }] });
  await by('offer-done');
  await tap('choice-2');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'deal', amount: 2 }));
});

test('the dice pad sends itself when it is full', async () => {
  const door = await sit('dice');
  for (const face of [11, 5, 4]) await tap(`digit-${face}`);
  await waitFor(() => expect(door.last('put')).toMatchObject({ seat: 0, act: { act: 'roll', faces: [11, 5, 4] } }));
});

test('ordered picks show and send their order', async () => {
  const door = await sit('turn');
  await tap('offer-attack');
  await tap('choice-fist');
  await tap('choice-flash');
  await tap('confirm');
  await waitFor(() => expect(door.last('put')?.act).toMatchObject({ cards: ['fist', 'flash'], target: 1 }));
});

test('a meter opens its dial, and the printed value is one tap', async () => {
  const door = await sit('window');
  await tap('meter-seat/0/defense');
  expect(await by('adjust-sheet')).toHaveTextContent('Printed 2');
  expect(await by('rule-GR-STA-06')).toHaveTextContent('GR-STA-06');
  await tap('adjust-restore');
  await tap('adjust-confirm');
  await waitFor(() =>
    expect(door.last('put')).toMatchObject({ act: { act: 'adjust', path: 'seat/0/defense', to: 2 }, token: null }),
  );
});

test('a window that passed can be gone back to, and stopped at next time', async () => {
  const door = await sit('window');
  await tap('passed');
  await tap('stop-1');
  await waitFor(() => expect(door.count('set-flow')).toBe(2));
  await tap('respond-1');
  await waitFor(() => expect(door.last('respond')).toMatchObject({ index: 1, seen: 40 }));
});

test('offers of a seat that is not asked are late and ruled by the table', async () => {
  const door = await sit('turn');
  await tap('late');
  await fireEvent.click(within(await by('late-sheet')).getByTestId('offer-play'));
  await tap('choice-iron-will');
  await tap('confirm');
  await waitFor(() => expect(door.last('put')).toMatchObject({ seat: 1, overrule: true }));
});

test('a declared thing can be cancelled', async () => {
  const door = await sit('choice');
  await tap('void-5');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'void', thing: 5 }));
});

test('undo is one tap and says what it takes back; u does the same', async () => {
  const door = await sit('window');
  expect(await by('undo')).toHaveAccessibleName('Undo: Dash re-rolled 2');
  await tap('undo');
  await waitFor(() => expect(door.count('undo')).toBe(1));
  await fireEvent.keyDown(window, { key: 'u' });
  await waitFor(() => expect(door.count('undo')).toBe(2));
});

test('a saved table is checked against the real one, and mended from there', async () => {
  const door = new FakeDoor();
  render(App, { door });
  await fireEvent.click((await screen.findAllByTestId('session-row'))[0]!);
  expect(await by('check-sheet')).toHaveTextContent('Slot 3: Critical Aim');
  await tap('mend-1');
  await tap('choice-2');
  await tap('adjust-confirm');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'adjust', path: 'card/critical-aim', to: 2 }));
  await tap('check-done');
  await waitFor(() => expect(screen.queryByTestId('check-sheet')).toBeNull());
});

test('the log leads with the declaration and marks rulings', async () => {
  await sit('window');
  await tap('nav-log');
  expect((await screen.findAllByTestId('log-entry'))[1]).toHaveTextContent('Ruling of the table');
});

test('a rule without an entry says so', async () => {
  const door = await sit('window');
  door.answers.entry = () => ({ is: 'entry', entry: null });
  await fireEvent.click(await screen.findByText('GR-TIM-21'));
  expect(await by('rule-sheet')).toHaveTextContent('no entry for GR-TIM-21');
});

test('the table can be put on another step, with a preview', async () => {
  const door = await sit('window');
  await tap('nav-more');
  await tap('more-landings');
  await tap('landing-upkeep');
  await by('preview');
  await tap('landing-confirm');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'land', step: 'upkeep', turn: 0 }));
});

test('conceding takes a second tap', async () => {
  const door = await sit('window');
  await tap('nav-more');
  await tap('more-people');
  await tap('person-1');
  await tap('people-concede');
  expect(door.count('put')).toBe(0);
  await tap('people-concede');
  await waitFor(() => expect(door.last('put')).toMatchObject({ seat: 1, act: { act: 'concede' }, token: null }));
});

test('a lost door shows a banner and keeps the table', async () => {
  const door = await sit('window');
  door.turn('lost');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not connected');
  door.turn('open');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test.each(['window', 'dice', 'choice', 'turn', 'over'])('axe finds nothing in "%s"', async (scene) => {
  await sit(scene);
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});
