// "Show me how it works" on a phone: from an empty Home through the Combat Example to the state it ends with, left and
// found again on the way; and the hints that stay on afterwards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seated } from './host.mjs';

let hand, faults, page;

seated((at) => {
  ({ hand, faults, page } = at);
});

/** Waits until the lesson stands before a step. */
async function standsAt(step) {
  await page.locator(`[data-testid=lesson][data-step="${step}"]`).waitFor();
}

/** Taps through the lesson from one step to another. */
async function follow(from, to) {
  for (let step = from; step < to; step += 1) {
    await standsAt(step);
    await hand.tap('lesson-go');
  }
}

test('an empty Home shows how it works with one tap, on the table screen itself', async () => {
  await hand.tap('show-me');
  await standsAt(0);
  assert.equal(await hand.read('red.spirit'), 12);
  assert.equal(await hand.at('dock').count(), 0, 'the lesson leads');
  assert.ok(await hand.at('undo').isDisabled(), 'there is nothing to undo yet');
});

test('every step names its rules, which open in a sheet', async () => {
  await follow(0, 1);
  await standsAt(1);
  assert.equal(await hand.read('red.spirit'), 3);
  await hand.tap('lesson-rule');
  await hand.at('rule-sheet').waitFor();
  assert.match(await hand.at('rule-sheet').innerText(), /GR-ATK-11/);
  await hand.at('rule-sheet').getByRole('button', { name: 'Close' }).tap();
  hand.taps += 1;
  await hand.at('rule-sheet').waitFor({ state: 'detached' });
});

test('the lesson goes to the end of the example in at most fourteen taps', async () => {
  await follow(1, 10);
  await hand.at('lesson-end').waitFor();
  assert.ok(hand.taps <= 14, `${hand.taps} taps`);
  assert.equal(await hand.read('red.armor'), 25);
  assert.equal(await hand.read('red.spirit'), 8);
  assert.equal(await hand.read('blue.spirit'), 0);
  assert.equal(await hand.read('blue.control'), 1);
});

test('undo steps back in the lesson, and a reload finds the place again', async () => {
  await hand.tap('undo');
  await standsAt(9);
  await hand.tap('undo');
  await standsAt(8);
  await page.reload();
  await standsAt(8);
});

test('doing something else is told kindly, and one tap goes back', async () => {
  await hand.adjust('meter-red.armor', 9);
  await hand.at('lesson-off').waitFor();
  assert.equal(await hand.at('dock').count(), 1, 'the table can be played on');
  await hand.tap('lesson-back');
  await standsAt(8);
  assert.equal(await hand.read('red.armor'), 30);
});

test('tapping for oneself leads on as well, and the lesson can be left and taken up', async () => {
  await hand.tap('lesson-by-hand');
  await hand.asked('damage', 'Core Breach!');
  await hand.tap('offer-deal');
  await standsAt(9);
  await hand.tap('lesson-leave');
  await hand.at('lesson').waitFor({ state: 'detached' });
  await hand.tap('nav-more');
  await hand.tap('lesson-again');
  await follow(9, 10);
  await hand.at('lesson-end').waitFor();
});

test('hints stay on afterwards: a new duel spells out the rule behind each question', async () => {
  assert.equal(await hand.at('hint').count(), 0);
  await hand.tap('hints');
  await hand.tap('lesson-new');
  await hand.tap('start');
  await hand.asked('gain');
  await hand.at('hint').waitFor();
  const gain = await hand.at('hint').innerText();
  assert.ok(gain.length > 40, gain);
  await hand.moving(() => hand.tap('choice-spirit'));
  await hand.asked('combat');
  await page.waitForFunction((was) => document.querySelector('[data-testid=hint]')?.innerText !== was, gain);
  await page.reload();
  await hand.at('hint').waitFor();
  await hand.tap('nav-more');
  assert.equal(await hand.at('hints').getAttribute('aria-checked'), 'true');
  await hand.tap('hints');
  await hand.tap('nav-table');
  await hand.asked('combat');
  assert.equal(await hand.at('hint').count(), 0);
});

test('nothing went wrong behind the screen', () => {
  assert.deepEqual(faults, []);
});
