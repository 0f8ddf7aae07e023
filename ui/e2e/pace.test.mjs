// How many taps a common turn takes on one phone: the Upkeep choice, one attack whose roll is defended, the end of the
// turn. Dice digits are not counted: they are what the table rolled.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seated } from './host.mjs';

/** What a common turn may take. */
const MOST = 12;

let hand, faults;

seated((at) => {
  ({ hand, faults } = at);
});

/** Types a roll without counting its digits. */
async function roll(faces) {
  const { taps } = hand;
  await hand.dice(faces);
  hand.taps = taps;
}

test('a duel opens in three taps', async () => {
  await hand.tap('new-table');
  await hand.tap('start');
  await hand.asked('gain', 'Takashi Kato');
  assert.ok(hand.taps <= 3, `${hand.taps} taps`);
});

test('a common turn takes at most twelve taps besides the dice', async () => {
  hand.taps = 0;
  const armor = await hand.read('blue.armor');
  await hand.moving(() => hand.tap('choice-spirit'));
  await hand.asked('combat', 'Takashi Kato');
  await hand.tap('offer-attack');
  await hand.tap('choice-flash-strike');
  await hand.tap('usual-1');
  await hand.moving(() => hand.tap('confirm'));
  await hand.asked('reply', 'Dash');
  await hand.moving(() => hand.tap('offer-defend'));
  await hand.asked('S13');
  await hand.moving(() => hand.tap('pass-all'));
  await hand.asked('roll');
  await roll([11]);
  await roll([3, 4]);
  await hand.asked('S21');
  await hand.moving(() => hand.tap('pass-all'));
  await hand.asked('damage');
  // An Ability adds to it, so the table says which of the two it is.
  await hand.moving(() => hand.tap('choice-2'));
  await hand.asked('rage', 'Dash');
  await hand.moving(() => hand.tap('choice-spirit'));
  assert.ok((await hand.read('blue.armor')) < armor, 'the attack arrived');
  await hand.asked('combat', 'Takashi Kato');
  await hand.moving(() => hand.tap('offer-end-turn'));
  await hand.asked('gain', 'Dash');
  assert.ok(hand.taps <= MOST, `${hand.taps} taps`);
});

test('nothing went wrong behind the screen', () => {
  assert.deepEqual(faults, []);
});
