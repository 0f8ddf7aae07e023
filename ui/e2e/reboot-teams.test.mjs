// Two teams around one tablet: the app deals the team cards, a hidden one is for one pair of eyes, nothing is hidden by
// the dock, and the team of the last one standing wins.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seated } from './host.mjs';

let hand, page;

const at = seated(
  (all) => {
    ({ hand, page } = all);
  },
  { width: 820, height: 1180, theme: 'light' },
);

const box = (selector) => page.locator(selector).first().boundingBox();

/** Of the parts of the board, those that the dock covers or that lie beyond an edge of the screen. */
async function hidden() {
  const dock = await box('[data-testid=dock]');
  const parts = await page.locator('main [data-region]').all();
  const boxes = await Promise.all(parts.map(async (part) => [await part.getAttribute('data-region'), await part.boundingBox()]));
  return boxes.filter(([, { x, y, width, height }]) => x < 0 || x + width > 820 || y < 0 || y + height > dock.y);
}

test('two teams of four are one option away, and the board stands as it is said to', async () => {
  await hand.tap('new-table');
  await hand.tap('game-reboot');
  await hand.tap('add-seat');
  await hand.tap('add-seat');
  for (const [seat, name] of ['Ann', 'Bo', 'Cy', 'Di'].entries()) await hand.at(`seat-${seat}-name`).fill(name);
  await hand.tap('option-teams');
  await hand.tap('choice-two');
  await hand.tap('start');
  await hand.asked('layout');
  await hand.moving(() => hand.tap('offer-ready'));
  await hand.moving(() => hand.tap('choice-0'));
  for (const place of ['2:2', '2:4', '8:8', '5:5']) await hand.moving(() => hand.place(place));
});

test('the app deals the team cards; a hidden one is seen by its seat alone, and only while it looks', async () => {
  await hand.asked('teams');
  await hand.moving(() => hand.tap('offer-deal'));
  await hand.asked('turn', 'Ann');
  const member = Number((await page.locator('[data-testid^=look-]').first().getAttribute('data-testid')).slice(5));
  const covered = page.locator(`[data-region=seat-${member}]`);
  assert.match(await covered.innerText(), /face down/i);
  const before = await hand.whole();
  await hand.tap(`look-${member}`);
  await hand.tap('secret-i-am');
  await hand.at('secret-shown').waitFor();
  const card = (await hand.at('secret-shown').innerText()).match(/card ([ab])\b/i)?.[0];
  assert.ok(card, await hand.at('secret-shown').innerText());
  assert.ok(!before.includes(card), 'nothing of it before');
  await hand.tap('secret-hide');
  await hand.at('secret-shown').waitFor({ state: 'detached' });
  assert.ok(!(await hand.whole()).includes(card), 'nothing of it after');
});

test('map, people and round lie in sight together, and nothing is hidden by the dock', async () => {
  assert.deepEqual(await hidden(), []);
  const space = await box('main [data-testid="place-2:1"]');
  assert.ok(space.width >= 48, `${space.width}`);
});

test('both lay a card, the attack misses and the answer hits', async () => {
  for (const seat of ['red', 'blue']) await hand.adjust(`meter-${seat}.cards`, 1);
  await hand.tap('offer-attack');
  await hand.choose('1');
  await hand.asked('lay');
  await hand.takePhone(1);
  await hand.moving(() => hand.tap('choice-rivet-gun'));
  assert.match(await hand.at('secret-hand').innerText(), /Hand the phone to Ann/);
  await hand.takePhone(0);
  await hand.moving(() => hand.tap('choice-rivet-gun'));
  await hand.asked('roll', 'Ann');
  await hand.dice([2]);
  while ((await hand.at('asked').getAttribute('data-window')) === 'boost') await hand.moving(() => hand.tap('offer-let-be'));
  await hand.asked('roll', 'Bo');
  await hand.dice([5]);
  assert.deepEqual(await hidden(), []);
  await hand.asked('turn', 'Bo');
  assert.equal(await hand.read('red.energy'), 9);
});

test('the rest end their turns, the event takes two from each, and the team of the last one standing wins', async () => {
  for (const seat of ['blue', 'green', 'gold']) await hand.adjust(`meter-${seat}.energy`, 2);
  for (const name of ['Bo', 'Cy', 'Di']) {
    await hand.asked('turn', name);
    await hand.moving(() => hand.tap('offer-end-turn'));
  }
  await hand.asked('place');
  await hand.moving(() => hand.place('se'));
  await hand.asked('event');
  await hand.tap('offer-event');
  await hand.choose('8');
  await page.getByTestId('asked').getByText(/Ann/).waitFor();
  assert.equal(await hand.at('dock').locator('svg').count(), 2, 'both of the team are named');
});

test('nothing went wrong behind the screen', () => {
  assert.deepEqual(at.faults, []);
});
