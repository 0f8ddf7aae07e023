// Four people, one phone, one board: laid out by tapping, played with hidden cards behind "hand the phone to", to the
// last one standing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seated } from './host.mjs';

let hand, page;

const at = seated((all) => {
  ({ hand, page } = all);
});

/** The page is put into the background and comes back, as when a phone locks. */
async function lock() {
  const turn = (state) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await turn('visible');
}

test('four sit down with a name each and nothing else to choose', async () => {
  await hand.tap('new-table');
  await hand.tap('game-reboot');
  await hand.tap('add-seat');
  await hand.tap('add-seat');
  for (const [seat, name] of ['Ann', 'Bo', 'Cy', 'Di'].entries()) await hand.at(`seat-${seat}-name`).fill(name);
  await hand.tap('start');
  await hand.asked('layout');
});

test('walls are put up by tapping edges a thumb can hit; where none may stand it says why', async () => {
  const edge = page.locator('main [data-testid="place-1:1e"]');
  const { width, height } = await edge.boundingBox();
  assert.ok(Math.min(width, height) >= 48, `${width} by ${height}`);
  await hand.moving(() => hand.place('1:1e'));
  assert.match(await edge.getAttribute('aria-label'), /^Wall between 1:1 and 2:1/);
  await hand.place('4:4e');
  assert.match(await hand.at('why-sheet').innerText(), /RB-SET-03/);
  await hand.tap('choose-another');
  await hand.moving(() => hand.tap('offer-ready'));
  await hand.asked('first');
});

test('each begins where it taps', async () => {
  await hand.moving(() => hand.tap('choice-0'));
  for (const place of ['2:2', '2:3', '8:8', '8:9']) {
    await hand.asked('spawn');
    await hand.moving(() => hand.place(place));
  }
  await hand.asked('turn', 'Ann');
  assert.match(await page.getByTestId('place-8:9').first().getAttribute('aria-label'), /Di/);
  for (const [path, value] of [
    ['red.cards', 2],
    ['blue.cards', 1],
    ['blue.energy', 3],
  ])
    await hand.adjust(`meter-${path}`, value);
});

test('a card is laid behind "hand the phone to", hides when the phone locks, and leaves no trace', async () => {
  await hand.tap('offer-attack');
  await hand.choose('1');
  await hand.asked('lay');
  await hand.tap('hand-0');
  assert.match(await hand.at('secret-hand').innerText(), /Hand the phone to Ann/);
  assert.doesNotMatch(await hand.whole(), /Rivet Gun/);
  await hand.takePhone(0);
  assert.match(await hand.whole(), /Rivet Gun/);
  await lock();
  await hand.at('secret-hand').waitFor();
  assert.doesNotMatch(await hand.whole(), /Rivet Gun/);
  await hand.takePhone(0);
  await hand.moving(() => hand.tap('choice-rivet-gun'));
  assert.match(await hand.at('secret-hand').innerText(), /Hand the phone to Bo/);
  assert.doesNotMatch(await hand.whole(), /Rivet Gun/);
});

test('neither board nor log nor undo says what was laid, and it can be taken back', async () => {
  await hand.tap('secret-not-now');
  assert.match(await hand.at('sealed-0').innerText(), /Ann\s+has chosen/);
  assert.match(await hand.at('sealed-1').innerText(), /Bo\s+has to choose/);
  await hand.tap('nav-log');
  await hand.at('log-entry').first().waitFor();
  assert.doesNotMatch(await hand.whole(), /Rivet Gun/i);
  await hand.tap('nav-table');
  await hand.moving(() => hand.tap('take-back-0'));
  assert.match(await hand.at('sealed-0').innerText(), /has to choose/);
  await hand.takePhone(0);
  await hand.moving(() => hand.tap('choice-rivet-gun'));
  await page.getByTestId('secret-hand').filter({ hasText: 'Bo' }).waitFor();
  await hand.takePhone(1);
  await hand.moving(() => hand.tap('choice-nothing'));
});

test('both cards open together, and a six destroys who stood in line', async () => {
  await hand.asked('roll', 'Ann');
  assert.match(await page.locator('[data-region=duel]').innerText(), /Rivet Gun/);
  await hand.dice([6]);
  await hand.asked('turn', 'Cy');
  assert.equal(await hand.read('red.energy'), 14);
  assert.match(await page.locator('[data-region=seat-1]').innerText(), /destroyed|out/i);
});

test('a tap on a lit space moves there, and bare hands need no die', async () => {
  await hand.moving(() => hand.place('8:9'));
  await hand.adjust('meter-gold.energy', 1);
  await hand.tap('offer-attack');
  await hand.choose('3');
  await hand.asked('lay');
  await hand.takePhone(2);
  await hand.moving(() => hand.tap('choice-unarmored'));
  await hand.asked('place', 'Ann');
});

test('the round ends with a disaster on a section and an event, and the last one standing wins', async () => {
  await hand.adjust('meter-green.energy', 2);
  await hand.moving(() => hand.place('nw'));
  await hand.asked('event');
  await hand.tap('offer-event');
  await hand.choose('8');
  await page.getByText('Ann wins').first().waitFor();
});

test('nothing went wrong behind the screen', () => {
  assert.deepEqual(at.faults, []);
});
