// Maps: what is tapped on them, what is said of them, and fields that are filled on them.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import App from '../src/App.svelte';
import { FakeDoor } from './fake';
import { deal, move, shove, wall } from './arena';
import { choice, offer, slot } from './fixtures';

const edge = { ...slot('at', 'Edge', { kind: 'one-of', from: [choice('1:1e', 'between 1:1 and 2:1')] }), on: 'map' };
const by = (id: string) => screen.findByTestId(id);
const tap = async (id: string) => fireEvent.click(await by(id));

beforeEach(() => history.replaceState(null, '', '/'));

async function sit(scene: string): Promise<FakeDoor> {
  const door = new FakeDoor(scene);
  render(App, { door });
  await fireEvent.click((await screen.findAllByTestId('session-row'))[0]!);
  await tap('check-done');
  await by('dock');
  return door;
}

test('a lit space declares its act in one tap', async () => {
  const door = await sit('arena');
  const { token } = door.table.state;
  await tap('place-1:2');
  await waitFor(() => expect(door.last('put')).toMatchObject({ seat: 0, act: { act: 'move', to: '1:2' }, token }));
});

test('a barred space says why, and the table may rule', async () => {
  const door = await sit('arena');
  expect(await by('place-3:2')).toHaveAttribute('data-state', 'barred');
  await tap('place-3:2');
  expect(await by('why-sheet')).toHaveTextContent('A wall stands between.');
  expect(door.count('put')).toBe(0);
  await tap('overrule');
  await waitFor(() => expect(door.last('put')).toMatchObject({ act: { act: 'move', to: '3:2' }, overrule: true }));
});

test('where two acts mean the same space it is asked which', async () => {
  const door = await sit('arena');
  await tap('place-2:1');
  const sheet = within(await by('pick-sheet'));
  await fireEvent.click(sheet.getByText('Shove'));
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'shove', to: '2:1' }));
});

test('what is tapped on the map is no list of buttons in the dock', async () => {
  const door = await sit('arena');
  door.push({ offers: [{ seat: 0, offers: [move] }] });
  await waitFor(() => expect(screen.queryByTestId('offer-shove')).toBeNull());
  expect(screen.queryByTestId('ask-move')).toBeNull();
  expect(await by('offer-move')).toHaveTextContent('tap it on the map');
});

test('without the map the places are a list', async () => {
  const door = await sit('arena');
  const { regions } = door.table;
  door.table = { ...door.table, regions: regions.filter((one) => one.id !== 'map') };
  door.push({ offers: [{ seat: 0, offers: [move] }] });
  expect(await by('ask-move')).toHaveTextContent('1:2');
});

test('effects by hand and secret choices do not light the map', async () => {
  const door = await sit('arena');
  door.push({ offers: [{ seat: 0, offers: [{ ...move, weight: 'aside' }] }] });
  await waitFor(() => expect(screen.getByTestId('place-1:2')).not.toHaveAttribute('data-state'));
  door.push({ offers: [{ seat: 0, offers: [{ ...move, secret: true }] }] });
  await screen.findByTestId('dock');
  expect(screen.getByTestId('place-1:2')).not.toHaveAttribute('data-state');
});

test('a space says where it is, who stands there, its walls and what a tap does', async () => {
  await sit('arena');
  expect(await by('place-2:2')).toHaveAccessibleName('Space 2:2. North-west. Ann, Cy');
  expect(await by('place-2:3')).toHaveAccessibleName('Space 2:3. North-west. Move: loses 3');
  expect(await by('place-5:4')).toHaveAccessibleName('Space 5:4. Safe. Walls: north');
  expect(await by('place-3:2')).toHaveAccessibleName(/Not possible: Move/);
});

test('the map is one stop of the keyboard; arrows walk over it and Enter declares', async () => {
  const door = await sit('arena');
  const first = await by('place-2:1');
  expect(document.querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(1);
  first.focus();
  await fireEvent.keyDown(first, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(screen.getByTestId('place-1:1'));
  await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByTestId('place-1:2'));
  await fireEvent.click(document.activeElement!);
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'move', to: '1:2' }));
});

test('a place where something lies opens what lies there', async () => {
  await sit('arena');
  await tap('place-7:8');
  const sheet = await by('place-sheet');
  expect(sheet).toHaveTextContent('Di');
  expect(sheet).toHaveTextContent('Lost part');
});

test('edges are toggled on the map, barred ones are marked and say why', async () => {
  const door = await sit('walls');
  await tap('offer-wall');
  expect(await by('confirm')).toBeDisabled();
  const form = within(await by('form-sheet'));
  await fireEvent.click(form.getByTestId('place-1:1e'));
  await fireEvent.click(form.getByTestId('place-2:1e'));
  await fireEvent.click(form.getByTestId('place-1:1e'));
  await fireEvent.click(form.getByTestId('place-1:1s'));
  expect(form.getByTestId('place-2:1e')).toHaveAttribute('aria-pressed', 'true');
  await fireEvent.click(form.getByTestId('place-4:4s'));
  expect(await by('form-bars')).toHaveTextContent('inside the safe zone');
  await fireEvent.click(form.getByTestId('place-4:4s'));
  await tap('confirm');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'wall', at: ['2:1e', '1:1s'] }));
});

test('a field of places can be filled from a list instead', async () => {
  const door = await sit('walls');
  await tap('offer-wall');
  await tap('place-list');
  const form = within(await by('form-sheet'));
  await fireEvent.click(form.getByTestId('choice-1:1e'));
  await fireEvent.click(form.getByTestId('choice-1:1s'));
  await tap('confirm');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'wall', at: ['1:1e', '1:1s'] }));
});

test('a whole area is a place too', async () => {
  const door = await sit('areas');
  await tap('place-area-4');
  expect(await by('why-sheet')).toHaveTextContent('Never the safe zone.');
  await tap('choose-another');
  await tap('place-area-0');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'storm', area: 'area-0' }));
});

test('what chance fills asks nobody and is left out of the act', async () => {
  const door = await sit('arena');
  door.push({ offers: [{ seat: 0, offers: [deal, offer('end', 'End')] }] });
  await tap('offer-deal');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'deal' }));
});

test('a place that is preset can still be tapped elsewhere, and its button asks instead of staying', async () => {
  const door = await sit('arena');
  const stay = structuredClone(move);
  stay.slots[0]!.preset = '1:2';
  door.push({ offers: [{ seat: 0, offers: [stay] }] });
  await tap('offer-move');
  await by('form-sheet');
  expect(door.count('put')).toBe(0);
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByTestId('form-sheet')).toBeNull());
  await tap('place-2:1');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'move', to: '2:1' }));
});

test('where edges and spaces can be tapped, one kind is lit at a time', async () => {
  const door = await sit('arena');
  const build = { ...wall, weight: 'plain' as const, slots: [edge] };
  door.push({ offers: [{ seat: 0, offers: [offer('ready', 'Ready', { weight: 'main' }), build, shove] }] });
  await by('kind-edge');
  expect(screen.queryByTestId('place-2:1')).toBeNull();
  await tap('place-1:1e');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'wall', at: '1:1e' }));
  await tap('kind-space');
  await tap('place-2:1');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'shove', to: '2:1' }));
});

test('what an area costs is told first and over its whole width, whoever stands in it', async () => {
  await sit('low');
  const label = await by('label-area-8');
  expect(label.querySelector('b')).toHaveTextContent('costs 13');
  expect(label).toHaveTextContent('South-east');
  expect(label.parentElement!.style.width).toBe('156px');
  expect(label.parentElement!.style.maxWidth).toBe('');
  expect(await by('place-9:9')).toHaveAccessibleName(/South-east, Storm, costs 13/);
});

test('the whole map, once asked for, stays so past other tabs', async () => {
  const wide = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  localStorage.clear();
  await sit('low');
  const name = () => screen.getByTestId('grid-zoom').getAttribute('aria-label');
  expect(name()).toBe('Show the whole map');
  await tap('grid-zoom');
  expect(name()).toBe('Bring the map near');
  await tap('nav-log');
  await waitFor(() => expect(screen.queryByTestId('grid-zoom')).toBeNull());
  await tap('nav-table');
  await by('grid-zoom');
  expect(name()).toBe('Bring the map near');
  localStorage.clear();
  wide.mockRestore();
});
