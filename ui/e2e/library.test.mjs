// The library on a phone, over a table and from home, against the real desk: a misspelt question is answered, read and
// followed, and one is back where one was; a refusal opens its rule, and what this house rules shows in the refusal; a
// rulebook of one's own is found; and everything holds at twice the text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seated } from './host.mjs';

let hand, page, faults;

seated(async (at) => {
  ({ hand, page, faults } = at);
  await hand.tap('new-table');
  await hand.tap('game-giga-robo');
  await hand.tap('start');
  await hand.asked('gain');
  await hand.moving(() => hand.tap('choice-spirit'));
  await hand.asked('combat');
});

/** Types into the search and waits for what answers it. */
async function ask(words) {
  await hand.at('seek').fill(words);
  await page.locator('[data-found]').first().waitFor();
  await page.waitForTimeout(400);
}

/** The entry on top, and the one thing in it. */
const entry = () => hand.at('rule-sheet').last();
const within = (id) => entry().getByTestId(id);
const scrolled = (part) => page.locator(part).evaluate((area) => area.scrollTop);
const lifted = (id) => hand.at(id).waitFor({ state: 'detached' });

/** Nothing may stick out sideways, and nothing tapped may be smaller than a thumb. */
async function fits() {
  const found = await page.evaluate(() => {
    const wide = document.scrollingElement.scrollWidth > innerWidth;
    const cut = [...document.querySelectorAll('.sheet:not(.under), .sheet:not(.under) :is(.head, .sheet-body), main')].some(
      (area) => area.scrollWidth > area.clientWidth + 1,
    );
    const small = [...document.querySelectorAll('.page button, .top .icon, .sheet:not(.under) button')]
      .map((one) => [one.dataset.testid ?? one.className, one.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && (box.height < 47.5 || box.width < 47.5))
      .map(([name]) => name);
    return { wide, cut, small };
  });
  assert.deepEqual(found, { wide: false, cut: false, small: [] });
}

test('a misspelt question is answered over the table, its own game first', async () => {
  await hand.scroll('.table main', 150);
  await hand.tap('search');
  await hand.at('library-sheet').waitFor();
  await ask('can a robot wlak through a bilding');
  const best = (await page.locator('[data-found]').allInnerTexts()).slice(0, 3);
  assert.ok(
    best.some((text) => text.includes('Can I walk through a building?')),
    best.join('\n'),
  );
  assert.ok(
    best.every((text) => text.includes('Giga-Robo!')),
    best.join('\n'),
  );
  await fits();
});

test('the answer is read, leads on to its rule, and back comes to the same place', async () => {
  const list = '[data-testid=library-sheet] .sheet-body';
  await hand.scroll(list, 40);
  await hand.tap('found-GR-Q12');
  await within('cite').waitFor();
  const was = await scrolled(list);
  assert.ok(was > 0, 'the list is scrolled');
  assert.match(await entry().innerText(), /climb onto it/);
  await fits();
  await within('entry-copy').tap();
  await within('entry-copy').filter({ hasText: 'Copied' }).waitFor();
  await within('entry-GR-MOV-12').tap();
  await page.waitForFunction(() => document.querySelectorAll('[data-testid=rule-sheet]').length === 2);
  await within('cite').filter({ hasText: 'GR-MOV-12' }).waitFor();
  await within('sheet-back').tap();
  await page.waitForFunction(() => document.querySelectorAll('[data-testid=rule-sheet]').length === 1);
  assert.match(await entry().innerText(), /climb onto it/);
  await within('sheet-back').tap();
  await lifted('rule-sheet');
  assert.equal(await scrolled(list), was);
  assert.equal(await hand.at('seek').inputValue(), 'can a robot wlak through a bilding');
});

test('closing leads back to the table, where it was', async () => {
  await hand.tap('found-GR-Q12');
  await within('sheet-close').tap();
  await lifted('library-sheet');
  assert.equal(await scrolled('.table main'), 150);
  await hand.asked('combat');
});

test('a refused act opens its rule, a house ruling is written on it, and shows in the refusal', async () => {
  const refuse = async () => {
    await hand.tap('offer-attack');
    await hand.pick('v-cutter');
    await hand.tap('usual-1');
    await hand.tap('confirm');
    await hand.at('why-sheet').waitFor();
  };
  await refuse();
  const why = hand.at('why-sheet');
  assert.doesNotMatch(await why.innerText(), /never twice/);
  await why.getByText('GR-CDN-09').tap();
  await within('cite').filter({ hasText: 'GR-CDN-09' }).waitFor();
  await within('entry-ruling').tap();
  await hand.at('note-text').fill('Cooling cards stay down here, never twice.');
  await fits();
  await hand.tap('note-save');
  await lifted('note-sheet');
  assert.match(await entry().innerText(), /never twice/);
  await within('sheet-close').tap();
  await lifted('rule-sheet');
  assert.match(await why.innerText(), /House ruling\s+Cooling cards stay down here, never twice\./);
  await fits();
  await hand.tap('choose-another');
  await lifted('why-sheet');
  await page.keyboard.press('Escape');
  await lifted('form-sheet');
  await hand.asked('combat');
});

test('where a rule decided is one tap from it, in the log', async () => {
  await hand.tap('nav-log');
  const step = hand.at('log-entry').filter({ has: page.locator('.link') }).first();
  const seq = await step.getAttribute('data-seq');
  await step.locator('.link').first().tap();
  await within('decided').tap();
  await within(`step-${seq}`).tap();
  await lifted('rule-sheet');
  await page.waitForFunction((one) => document.activeElement?.dataset.seq === one, seq);
  await hand.tap('nav-table');
});

test('a barrier and a trauma token open their rules from where they lie', async () => {
  const set = async (path, value) => {
    await hand.tap('nav-more');
    await hand.tap('more-dials');
    await hand.tap(`dial-${path}`);
    await hand.at('adjust-sheet').waitFor();
    const field = hand.at('adjust-value');
    if (await field.count()) await field.fill(String(value));
    else await hand.tap(`choice-${value}`);
    await hand.tap('adjust-confirm');
    await lifted('adjust-sheet');
    await page.keyboard.press('Escape');
    await lifted('dials-sheet');
    await hand.tap('nav-table');
  };
  const opens = async (id) => {
    await hand.tap(`rule-${id}`);
    await within('cite').filter({ hasText: id }).waitFor();
    await fits();
    await within('sheet-close').tap();
    await lifted('rule-sheet');
    await page.keyboard.press('Escape');
    await lifted('adjust-sheet');
  };
  await set('red.barrier', true);
  await set('red.slot3.fire', 2);
  await hand.tap('chip-red.barrier');
  await opens('GR-BAR-03');
  await page.locator('[data-testid=slots-0]', { has: hand.at('chip-red.slot3.fire') }).tap();
  await opens('GR-TRM-06');
  await hand.back('undo');
  await hand.back('undo');
});

test('a table says how it plays what the book leaves open, and switches it from there', async () => {
  await hand.tap('search');
  await ask('how meny sides do the dise have');
  await hand.tap('found-GR-DIE-15');
  await within('plays-attack_die').waitFor();
  assert.match(await within('plays-attack_die').innerText(), /12/);
  await hand.moving(async () => {
    await within('plays-attack_die').tap();
    await hand.tap('choice-10');
  });
  await within('plays-attack_die').filter({ hasText: '10' }).waitFor();
  await within('sheet-close').tap();
  await lifted('library-sheet');
  await hand.back('undo');
});

const HOUSE = `# House rules of the club

## Wobbling

A wobbling robot falls over at the end of the turn – même s’il est réparé.

## Tea breaks

Tea is drunk hot.
`;

test('a rulebook of one’s own is brought in from a file in an old encoding, and found', async () => {
  await hand.tap('search');
  await hand.at('seek').fill('');
  await hand.tap('add-book');
  const bytes = new Uint8Array([...HOUSE].map((one) => ({ '–': 0x96, '’': 0x92 })[one] ?? one.charCodeAt(0)));
  const file = { mimeType: 'text/markdown', buffer: Buffer.from(bytes) };
  await hand.at('book-file').setInputFiles({ name: 'picture.txt', mimeType: 'text/plain', buffer: Buffer.alloc(90) });
  await hand.tap('book-go');
  assert.match(await hand.at('notice').innerText(), /no plain text/);
  await hand.at('notice').getByRole('button').first().tap();
  await hand.at('book-file').setInputFiles({ name: 'club.md', ...file });
  await fits();
  await hand.tap('book-go');
  await hand.at('contents-sheet').waitFor();
  assert.match(await hand.at('own-book').innerText(), /club\.md · with Giga-Robo!/);
  await fits();
  await hand.at('contents-sheet').getByTestId('sheet-back').tap();
  await lifted('contents-sheet');
  await ask('woblling robot');
  const found = hand.at('found-p1').first();
  assert.match(await found.innerText(), /Wobbling/);
  assert.match(await found.innerText(), /Your rulebook/);
  await found.tap();
  await within('cite').waitFor();
  assert.match(await entry().innerText(), /même s’il est réparé/);
  await within('entry-mark').tap();
  await within('sheet-close').tap();
  await lifted('library-sheet');
});

test('from home the library has the bookmark, the searches and the ruling, and keeps them over a reload', async () => {
  await hand.tap('home');
  await hand.tap('library');
  await page.reload();
  await hand.at('bookmarks').filter({ hasText: 'Wobbling' }).waitFor();
  assert.match(await hand.at('recent').innerText(), /woblling robot/);
  await fits();
  await hand.tap('all-notes');
  assert.match(await hand.at('notes-sheet').innerText(), /never twice/);
  await page.keyboard.press('Escape');
  await lifted('notes-sheet');
});

test('every book can be read by its chapters', async () => {
  await hand.tap('book-reboot');
  await hand.tap('chapter-1');
  await hand.at('chapter-sheet').waitFor();
  await fits();
  await hand.at('chapter-sheet').locator('[data-testid^=entry-]').first().tap();
  await within('cite').waitFor();
  await within('sheet-close').tap();
  await lifted('contents-sheet');
});

test('nonsense and strange signs are answered, never with an error', async () => {
  for (const words of ['"', 'a', 'AND OR NOT *', '💥💥', 'שלום', 'the of', 'x'.repeat(400), 'zzqqx"; DROP']) {
    await hand.at('seek').fill(words);
    await page.waitForTimeout(150);
    await hand.at('results').waitFor();
  }
  await hand.at('seek').fill('zzqqx');
  await hand.at('none').waitFor();
  assert.equal(await hand.at('notice').count(), 0);
});

test('at twice the text everything still fits', async () => {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await ask('walk through a building');
  await fits();
  await hand.tap('found-GR-Q12');
  await within('cite').waitFor();
  await fits();
  await within('entry-GR-MOV-12').tap();
  await within('cite').filter({ hasText: 'GR-MOV-12' }).waitFor();
  await fits();
  await within('entry-note').tap();
  await fits();
  await page.keyboard.press('Escape');
  await lifted('note-sheet');
  await within('sheet-close').tap();
  await lifted('rule-sheet');
});

test('nothing went wrong behind the screen', () => {
  assert.deepEqual(faults, []);
});
