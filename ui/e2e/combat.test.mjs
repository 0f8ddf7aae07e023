// The rulebook's Combat Example on a phone, from set-up to the Spirit and Cooldown Meters it ends with; then back to
// the start and forward again; then a host that is killed between two taps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seated, startHost } from './host.mjs';

let hand, faults, page;

const at = seated((all) => {
  ({ hand, faults, page } = all);
});

/** What the table shows: the numbers of both mats, and the table check line by line. */
async function mats() {
  const numbers = {};
  for (const path of ['red.armor', 'red.spirit', 'red.control', 'blue.armor', 'blue.spirit', 'blue.control'])
    numbers[path] = await hand.read(path);
  return { ...numbers, lines: await hand.check() };
}

/** The cards the table check names in a Slot. */
function slot(lines, person, number) {
  return lines.find((line) => line.startsWith(`${person}: Slot ${number}:`)) ?? '';
}

const START = {
  spirit: { 'red.spirit': 12, 'blue.spirit': 15, 'blue.control': 2 },
  hands: ['red.cards.volt-spike', 'red.cards.arc-heel', 'red.cards.auxiliary-charge'].concat([
    'blue.cards.core-breach',
    'blue.cards.reflex-edge',
    'blue.cards.combat-flow',
  ]),
};

test('a table opens with three taps and asks for the Upkeep gain', async () => {
  await hand.tap('new-table');
  await hand.tap('start');
  await hand.asked('gain', 'Takashi Kato');
  assert.ok(hand.taps <= 3);
});

test('Spirit, tokens and hands of the example are put in by adjusting', async () => {
  for (const [path, value] of Object.entries(START.spirit)) await hand.adjust(`meter-${path}`, value);
  for (const path of START.hands) await hand.adjust(`chip-${path}`, 'hand');
  await hand.land('combat');
  await hand.asked('combat', 'Takashi Kato');
  assert.equal(await hand.read('red.spirit'), 12);
  assert.equal(await hand.read('blue.control'), 2);
});

test('an attack with a card that lies in Cooldown is refused with its rule, and nothing changes', async () => {
  const was = await mats();
  await hand.tap('offer-attack');
  await hand.pick('v-cutter');
  await hand.tap('usual-1');
  await hand.tap('confirm');
  await hand.at('why-sheet').waitFor();
  assert.match(await hand.at('why-sheet').innerText(), /GR-CDN-09/);
  await page.keyboard.press('Escape');
  await hand.at('why-sheet').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await hand.at('form-sheet').waitFor({ state: 'detached' });
  assert.deepEqual(await mats(), was);
});

test('three Combo cards make an attack, Core Breach! strikes back, and the answer to the answer cancels', async () => {
  await hand.tap('offer-attack');
  for (const card of ['flash-strike', 'volt-spike', 'arc-heel']) await hand.pick(card);
  await hand.tap('usual-1');
  await hand.tap('confirm');
  await hand.asked('reply', 'Dash');
  assert.equal(await hand.read('red.spirit'), 3);
  await hand.tap('offer-react');
  await hand.pick('core-breach');
  await hand.tap('confirm');
  await hand.asked('S14', 'Takashi Kato');
  assert.equal(await hand.read('blue.spirit'), 7);
  await hand.play('auxiliary-charge');
  await hand.asked('S14', 'Dash');
  await hand.play('reflex-edge');
  await hand.tap('pass-all');
  await hand.asked('text', 'Reflex Edge');
  await hand.effect('cancel');
  await hand.choose('auxiliary-charge');
  await hand.declare('done');
  await hand.asked('power', 'Dash');
  const lines = await hand.check();
  assert.match(slot(lines, 'Takashi Kato', 2), /Auxiliary Charge!/);
  assert.match(slot(lines, 'Dash', 3), /Reflex Edge/);
});

test('the dice go in on one pad, Counter keeps both fours, and a re-roll turns the fight', async () => {
  await hand.choose('1');
  await hand.asked('roll');
  assert.equal(await hand.read('blue.control'), 1);
  await hand.dice([11, 5, 4]);
  await hand.dice([4, 4, 9]);
  await hand.asked('S21', 'Takashi Kato');
  assert.match(await page.locator('[data-region=clash]').innerText(), /Takashi Kato leads with 1 Success/);
  await hand.tap('pass');
  await hand.asked('S21', 'Dash');
  await hand.play('combat-flow');
  await hand.tap('pass-all');
  await hand.asked('text', 'Combat Flow');
  await hand.effect('reroll');
  await hand.pick('d0');
  await hand.pick('d2');
  await hand.dice([1, 11]);
  await hand.at('form-sheet').waitFor({ state: 'detached' });
  await hand.declare('done');
  await hand.asked('S21', 'Takashi Kato');
  assert.match(await page.locator('[data-region=clash]').innerText(), /Dash leads with 1 Success/);
});

test('Core Breach! is read and entered by hand, Rage is answered, and the meters are those of the book', async () => {
  await hand.tap('pass-all');
  await hand.asked('text', 'Core Breach!');
  await hand.declare('done');
  await hand.asked('damage', 'Core Breach!');
  await hand.tap('offer-deal');
  await hand.asked('rage', 'Takashi Kato');
  await hand.choose('spirit');
  await hand.asked('combat', 'Takashi Kato');
  const end = await mats();
  assert.equal(end['red.armor'], 25);
  assert.equal(end['red.spirit'], 8);
  assert.equal(end['blue.spirit'], 0);
  assert.equal(end['blue.control'], 1);
  const lies = (person, number, ...cards) =>
    cards.forEach((card) => assert.ok(slot(end.lines, person, number).includes(card), `${card} in ${number}`));
  lies('Takashi Kato', 2, 'Auxiliary Charge!');
  lies('Takashi Kato', 1, 'Volt Spike!', 'Arc Heel!');
  lies('Dash', 3, 'Reflex Edge', 'Combat Flow');
  lies('Dash', 2, 'Core Breach!');
  assert.ok(end.lines.some((line) => /Takashi Kato: Hand: 1 Flash Strike!/.test(line)), end.lines.join('\n'));
});

test('undo goes back to the start, and redo to the end again', async () => {
  const end = await mats();
  let steps = 0;
  while (await hand.at('undo').isEnabled()) {
    await hand.back('undo');
    steps += 1;
  }
  await hand.asked('gain', 'Takashi Kato');
  assert.equal(await hand.read('red.spirit'), 0);
  for (let at = 0; at < steps; at += 1) await hand.back('redo');
  await hand.asked('combat', 'Takashi Kato');
  assert.deepEqual(await mats(), end);
});

test('a host killed between two taps loses nothing; the resumed table is checked against the real one', async () => {
  const end = await mats();
  const { data, port } = at.host;
  await at.host.kill();
  await hand.at('banner').waitFor();
  at.host = await startHost(data, port);
  await hand.at('banner').waitFor({ state: 'detached', timeout: 20_000 });
  await page.goto(at.host.address);
  await hand.tap('session-row');
  await hand.at('check-sheet').waitFor();
  await hand.at('tick-0').waitFor();
  assert.match(await hand.at('check-sheet').innerText(), /Takashi Kato\s+Armor 25, Spirit 8/);
  await hand.tap('check-done');
  await hand.asked('combat', 'Takashi Kato');
  assert.deepEqual(await mats(), end);
});

test('nothing went wrong behind the screen', () => {
  const told = faults.filter((fault) => !/WebSocket|ERR_CONNECTION_REFUSED/.test(fault));
  assert.deepEqual(told, []);
});
