// The catalogue and the builds on a phone against the real desk: a number is changed and restored, a card of one's own
// is added, a build is made from our halves, saved, and brought to a table; a count-only table opens in two taps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seated } from './host.mjs';

let hand, page, faults;

seated((at) => {
  ({ hand, page, faults } = at);
});

/** Nothing may stick out sideways, and nothing tapped may be smaller than a thumb. */
async function fits() {
  const found = await page.evaluate(() => {
    const wide = document.scrollingElement.scrollWidth > innerWidth;
    const small = [...document.querySelectorAll('main button, footer button, header button, [role=dialog] button')]
      .map((one) => [one.dataset.testid ?? one.className, one.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && (box.height < 47.5 || box.width < 47.5))
      .map(([name]) => name);
    return { wide, small };
  });
  assert.deepEqual(found, { wide: false, small: [] });
}

test('the catalogue holds everything and narrows while one types', async () => {
  await hand.tap('catalogue');
  await hand.at('found').waitFor();
  assert.match(await hand.at('found').innerText(), /338 entries/);
  await fits();
  await hand.at('seek').fill('flash strike');
  await hand.at('entity-flash-strike').waitFor();
  assert.match(await hand.at('found').innerText(), /^(One entry|[1-9] entries)$/);
});

test('an errata chip opens its rule, without a table', async () => {
  await hand.at('seek').fill('head on');
  await page.locator('[data-testid^=errata-]').first().tap();
  await hand.at('rule-sheet').waitFor();
  assert.match(await hand.at('rule-sheet').innerText(), /GR-ERR-\d\d/);
  await page.keyboard.press('Escape');
  await hand.at('rule-sheet').waitFor({ state: 'detached' });
});

test('a changed number shows what is printed, and one tap restores it', async () => {
  await hand.at('seek').fill('flash strike');
  await hand.tap('entity-flash-strike');
  const was = await hand.at('field-cost').innerText();
  await hand.tap('field-cost');
  await hand.tap('more');
  await hand.tap('entity-save');
  await hand.at('restore-cost').waitFor();
  assert.match(await hand.at('field-cost').innerText(), /printed 2/);
  await fits();
  await hand.tap('restore-cost');
  await hand.at('restore-cost').waitFor({ state: 'detached' });
  assert.equal(await hand.at('field-cost').innerText(), was);
  await page.keyboard.press('Escape');
});

test('a card of one’s own is added and marked', async () => {
  await hand.tap('add');
  await hand.at('new-name').fill('Home Run Sabre');
  await hand.tap('new-owner');
  await hand.tap('choice-dash');
  await hand.at('pick-sheet').waitFor({ state: 'detached' });
  await hand.tap('choice-instant');
  await hand.tap('new-add');
  await hand.at('entity-sheet').waitFor();
  await page.keyboard.press('Escape');
  await hand.at('entity-sheet').waitFor({ state: 'detached' });
  await hand.at('seek').fill('home run sabre');
  await page.locator('main').getByText('only here').first().waitFor();
  await hand.tap('back');
});

test('a build made from our halves is legal, says what is missing without a card, and is saved', async () => {
  await hand.tap('builds');
  await hand.at('builds-empty').waitFor();
  await hand.tap('new-build');
  await hand.tap('part-pilot');
  await hand.tap('choice-takashi-kato');
  await hand.tap('part-robot');
  await hand.tap('choice-ayzn');
  await hand.tap('begin-starter');
  await hand.at('legal').waitFor();
  await hand.tap('entity-head-on');
  await hand.at('count-card').filter({ hasText: '14 of 15' }).waitFor();
  await hand.tap('build-missing');
  assert.match(await hand.at('why-sheet').innerText(), /GR-SET-\d\d/);
  await fits();
  await hand.tap('choose-another');
  await hand.at('why-sheet').waitFor({ state: 'detached' });
  await hand.tap('entity-head-on');
  await hand.at('legal').waitFor();
  await hand.at('build-name').fill('Kato the Wall');
  await hand.tap('build-save');
  await hand.at('build-save').filter({ hasText: 'Saved' }).waitFor();
  await hand.tap('back');
  assert.match(await hand.at('build-row').innerText(), /Kato the Wall/);
  await hand.tap('back');
});

test('a saved build sits down with the pieces it is for', async () => {
  await hand.tap('new-table');
  await hand.tap('seat-0-robot');
  await hand.tap('choice-ayzn');
  await hand.at('pick-sheet').waitFor({ state: 'detached' });
  await hand.tap('seat-0-build');
  await page.locator('[data-testid=pick-sheet] [role=radio]', { hasText: 'Kato the Wall' }).tap();
  await hand.at('pick-sheet').waitFor({ state: 'detached' });
  await fits();
  await hand.tap('start');
  await hand.asked('gain', 'Takashi Kato');
  await hand.tap('home');
});

test('a table that only counts opens in two taps', async () => {
  hand.taps = 0;
  await hand.tap('just-count');
  await hand.tap('start');
  await hand.at('dock').waitFor();
  assert.equal(hand.taps, 2);
  await hand.at('offer-next').waitFor();
});

test('nothing went wrong behind the screen', () => {
  assert.deepEqual(faults, []);
});
