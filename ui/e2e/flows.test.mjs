// How much a table asks: windows that pass by themselves and can be gone back to, the three levels, two phones at one
// table, and what is said when a tap comes too late.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone, seated } from './host.mjs';
import { Hand } from './hand.mjs';

let other, hand;

const at = seated(async (all) => {
  ({ hand } = all);
  await hand.tap('new-table');
  await hand.tap('start');
  await hand.asked('gain');
});

test('windows of the turn pass by themselves, and one tap goes back to one of them', async () => {
  await hand.moving(() => hand.tap('choice-spirit'));
  await hand.asked('combat');
  await hand.open('passed', 'respond-0');
  await hand.moving(() => hand.tap('respond-0'));
  await hand.asked('S07', 'Takashi Kato');
  await hand.moving(() => hand.tap('pass-all'));
  await hand.asked('combat');
});

test('a window that passed can be made a stop of one’s own', async () => {
  await hand.open('passed', 'stop-0');
  await hand.tap('stop-0');
  while ((await hand.at('asked').getAttribute('data-window')) !== 'gain') await hand.back('undo');
  await hand.moving(() => hand.tap('choice-spirit'));
  const window = await hand.at('asked').getAttribute('data-window');
  assert.match(window, /^S0[78]$/);
  while ((await hand.at('asked').getAttribute('data-window')) !== 'combat') await hand.moving(() => hand.tap('pass-all'));
});

test('counting only, a table goes on step by step and asks nobody, and nothing on it changes by switching', async () => {
  const spirit = await hand.read('red.spirit');
  await hand.tap('nav-more');
  await hand.tap('level-count');
  await hand.tap('nav-table');
  await hand.at('offer-next').waitFor();
  assert.equal(await hand.read('red.spirit'), spirit);
  await hand.moving(() => hand.tap('offer-end-turn'));
  await hand.asked('gain', 'Dash');
  await hand.moving(() => hand.tap('offer-next'));
  await hand.asked('combat', 'Dash');
  await hand.tap('nav-more');
  await hand.tap('level-enforce');
  // Watching closely again begins with a look at the real table.
  await hand.at('tick-0').waitFor();
  await hand.tap('check-done');
  await hand.tap('nav-table');
  await hand.asked('combat', 'Dash');
});

test('a second phone sees what the first does, and a tap that comes too late changes nothing and says so', async () => {
  other = await phone(at.browser, at.host.address);
  const second = new Hand(other.page);
  await second.tap('session-row');
  await second.at('tick-0').waitFor();
  await second.tap('check-done');
  await second.asked('combat', 'Dash');
  await hand.moving(() => hand.tap('offer-end-turn'));
  await hand.asked('gain', 'Takashi Kato');
  await second.asked('gain', 'Takashi Kato');
  // Both tap at once: one is in time, the other is told, unless it saw the change first and had nothing to tap.
  const before = await hand.read('red.spirit');
  const tap = (page) => page.evaluate(() => document.querySelector('[data-testid=choice-spirit]')?.click());
  await Promise.all([tap(at.page), tap(other.page)]);
  await hand.page.waitForFunction(() => document.querySelector('[data-testid=asked]')?.dataset.window !== 'gain');
  await second.page.waitForFunction(() => document.querySelector('[data-testid=asked]')?.dataset.window !== 'gain');
  assert.equal(await hand.read('red.spirit'), before + 4);
  assert.equal(await second.read('red.spirit'), before + 4);
  const sheets = [hand.at('why-sheet'), second.at('why-sheet')];
  const told = (await Promise.all(sheets.map((sheet) => sheet.allInnerTexts()))).flat();
  assert.ok(told.length <= 1, 'nobody is told twice');
  for (const text of told) assert.match(text, /moved on|faster|earlier question|answer first/);
});

test('nothing went wrong behind the screens', () => {
  assert.deepEqual([...at.faults, ...other.faults], []);
});
