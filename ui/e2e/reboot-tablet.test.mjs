// Four people around one tablet that lies on the table: the app lays the board out, everybody plays at the same screen,
// an attack is answered by another, disasters come, one is left.
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

/** Chooses on the secret screen as the seat the tablet is turned to. */
async function secretly(seat, choice) {
  await page.getByTestId(`hand-${seat}`).or(hand.at('secret-i-am')).first().waitFor();
  await hand.takePhone(seat);
  await hand.moving(() => hand.tap(`choice-${choice}`));
}

async function endTurn() {
  await hand.moving(() => hand.tap('offer-end-turn'));
}

test('the app lays the board out by chance: five tokens a section outside, none in the SAFE ZONE', async () => {
  await hand.tap('new-table');
  await hand.tap('game-reboot');
  await hand.tap('add-seat');
  await hand.tap('add-seat');
  for (const [seat, name] of ['Ann', 'Bo', 'Cy', 'Di'].entries()) await hand.at(`seat-${seat}-name`).fill(name);
  await hand.tap('start');
  await hand.asked('layout');
  await hand.moving(() => hand.at('ask-scatter').getByTestId('choice-4').tap());
  await hand.moving(() => hand.tap('offer-ready'));
  await hand.asked('first');
});

test('the whole board, every mat and the question stand on the screen together', async () => {
  await hand.moving(() => hand.tap('choice-2'));
  for (const place of ['4:5', '5:5', '5:4', '6:6']) {
    await hand.asked('spawn');
    await hand.moving(() => hand.place(place));
  }
  await hand.asked('turn', 'Cy');
  for (const part of ['[data-testid="place-1:1"]', '[data-testid="place-9:9"]', '[data-region=seat-3]']) {
    const box = await page.locator(`main ${part}`).first().boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 1180, `${part} is on the screen: ${JSON.stringify(box)}`);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(wide, 'nothing scrolls sideways');
});

test('a shot is answered with another, each pushes, and each card goes where it goes', async () => {
  await hand.adjust('meter-green.cards', 1);
  await hand.adjust('meter-gold.cards', 1);
  // Cy stands on 4:5, Di on 5:5.
  await hand.tap('offer-attack');
  await hand.choose('3');
  await hand.asked('lay');
  await secretly(2, 'rivet-gun');
  await page.getByTestId('secret-hand').filter({ hasText: 'Di' }).waitFor();
  await secretly(3, 'rivet-gun');
  await hand.asked('roll', 'Cy');
  await hand.dice([4]);
  await hand.asked('roll', 'Di');
  assert.equal(await hand.read('gold.energy'), 9);
  await hand.dice([5]);
  await hand.asked('turn', 'Di');
  assert.equal(await hand.read('green.energy'), 9);
  assert.deepEqual([await hand.read('green.cards'), await hand.read('gold.cards')], [0, 0]);
});

test('the round goes on from seat to seat, and a disaster and an event end it', async () => {
  await endTurn();
  await hand.asked('turn', 'Ann');
  await endTurn();
  await hand.asked('turn', 'Bo');
  await endTurn();
  await hand.asked('place', 'Cy');
  await hand.moving(() => hand.place('nw'));
  await hand.asked('event');
  await hand.tap('offer-event');
  await hand.choose('6');
  await hand.asked('turn', 'Di');
  assert.equal(await hand.read('gold.energy'), 11);
});

test('the last one standing wins, and undo brings the fallen back', async () => {
  for (const word of ['red', 'blue']) await hand.adjust(`meter-${word}.energy`, 0);
  await hand.adjust('meter-green.energy', 0);
  await page.getByText('Di wins').first().waitFor();
  await hand.back('undo');
  await hand.asked('turn', 'Di');
});

test('nothing went wrong behind the screen', () => {
  assert.deepEqual(at.faults, []);
});
