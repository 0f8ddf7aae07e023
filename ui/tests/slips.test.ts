// Slips of a hand and of a browser: double taps, the forward button, an address that is none, a long file.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import App from '../src/App.svelte';
import { FakeDoor } from './fake';

const by = (id: string) => screen.findByTestId(id);

beforeEach(() => history.replaceState(null, '', '/'));

async function sit(): Promise<void> {
  render(App, { door: new FakeDoor() });
  await fireEvent.click((await screen.findAllByTestId('session-row'))[0]!);
  await fireEvent.click(await by('check-done'));
  await by('dock');
}

test('an address that cannot be read is the home screen', async () => {
  history.replaceState(null, '', '/#table=%E0%A4%A');
  render(App, { door: new FakeDoor() });
  expect(await screen.findAllByTestId('session-row')).not.toHaveLength(0);
});

test('two taps on one thing lay one sheet', async () => {
  await sit();
  const meter = document.querySelector<HTMLElement>('[data-testid^=meter-]')!;
  meter.click();
  meter.click();
  await by('adjust-sheet');
  expect(screen.getAllByTestId('adjust-sheet')).toHaveLength(1);
});

test('the forward button takes the table up again', async () => {
  await sit();
  const table = location.hash;
  history.replaceState(null, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
  await screen.findAllByTestId('session-row');
  history.replaceState(null, '', table);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(await by('dock')).toBeVisible();
});

test('a chosen file goes in as it is, and not through the text field', async () => {
  const door = new FakeDoor();
  render(App, { door });
  await fireEvent.click(await by('import'));
  const file = new File(['{"pitcrew":1}'], 'kato.json');
  await fireEvent.change(await by('import-file'), { target: { files: [file] } });
  expect(await by('import-text')).toHaveValue('');
  expect(await screen.findByText('kato.json')).toBeVisible();
  expect(await by('import-go')).toBeEnabled();
});
