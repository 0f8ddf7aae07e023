// The library as people use it, against the fake door: asking, reading on, writing on rules, bringing a rulebook.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import App from '../src/App.svelte';
import { cite, copyText, told } from '../src/lib/library/copy';
import { groups } from '../src/lib/library/groups';
import { Seeker } from '../src/lib/library/seeker.svelte';
import { base64 } from '../src/lib/library/upload';
import type { Found } from '../src/lib/wire/Found';
import type { Reply } from '../src/lib/wire/Reply';
import { FakeDoor } from './fake';
import { entries } from './library';

const by = (id: string) => screen.findByTestId(id);
const tap = async (id: string) => fireEvent.click(await by(id));
const type = async (id: string, value: string) => fireEvent.input(await by(id), { target: { value } });
const gone = (id: string) => waitFor(() => expect(screen.queryByTestId(id)).toBeNull());

beforeEach(() => history.replaceState(null, '', '/'));

async function visit(): Promise<FakeDoor> {
  const door = new FakeDoor();
  render(App, { door });
  await tap('library');
  await by('book-sketch');
  return door;
}

async function sit(): Promise<FakeDoor> {
  const door = new FakeDoor();
  door.table = { ...door.table, game: 'sketch' };
  render(App, { door });
  await fireEvent.click((await screen.findAllByTestId('session-row'))[0]!);
  await tap('check-done');
  await by('dock');
  return door;
}

/** Opens the entry the tests read, as a result of a search. */
async function read() {
  await type('seek', 'tied');
  await tap('found-GR-CTR-02');
  await by('rule-sheet');
}

test('what is typed is answered, the best first, with the words that were asked for marked', async () => {
  const door = await visit();
  await type('seek', 'counter');
  await by('found-OT-CTR-01');
  expect(door.last('search')).toMatchObject({ query: 'counter', game: null, session: null });
  expect(await by('found-spoken')).toHaveTextContent('answers');
  const best = await by('found-GR-CTR-02');
  expect(best.querySelector('mark')).not.toBeNull();
  expect(best).toHaveTextContent('Sketch');
  expect(best).toHaveTextContent('Card Breakdown E');
});

test('an answer that comes after the next question is dropped', async () => {
  const door = new FakeDoor();
  const late: ((reply: Reply) => void)[] = [];
  door.answers.search = () => new Promise((resolve) => late.push(resolve));
  const seeker = new Seeker(door);
  const found = (title: string) => [{ title }] as Found[];
  seeker.words = 'coun';
  const first = seeker.ask(null);
  seeker.words = 'counter';
  const second = seeker.ask(null);
  await waitFor(() => expect(late).toHaveLength(2));
  late[1]!({ is: 'found', found: found('new') });
  await second;
  late[0]!({ is: 'found', found: found('old') });
  await first;
  expect(seeker.found).toEqual(found('new'));
  seeker.type('', null);
  expect(seeker.found).toBeUndefined();
});

test('several letters in one breath are one question', async () => {
  const door = await visit();
  for (const words of ['c', 'co', 'cou', 'coun']) await type('seek', words);
  await by('found-GR-CTR-02');
  expect(door.count('search')).toBe(1);
});

test('where the books are silent that is said, with what is nearest', async () => {
  await visit();
  await type('seek', 'unicorn');
  expect(await by('silent')).toHaveTextContent('The books are silent on that. Nearest to it:');
  await by('found-GR-CTR-02');
});

test('each group of answers is silent by itself', () => {
  const one = (game: string, nearest: boolean) => ({ game, nearest }) as Found;
  const found = [one('sketch', true), one('other', false), one('other', true)];
  expect(groups(found, (it) => it.game === 'sketch').map((group) => [group.here, group.silent])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(groups(found, undefined)).toHaveLength(1);
  expect(groups([], undefined)).toEqual([]);
});

test('nothing found says so and leads out of the one book', async () => {
  const door = await visit();
  await tap('seek-book');
  await tap('choice-other');
  await type('seek', 'tied');
  await by('none');
  expect(door.last('search')?.game).toBe('other');
  await fireEvent.click(within(await by('none')).getByRole('button'));
  await by('found-GR-CTR-02');
});

test('from a rule one reaches what it mentions, and back comes to where one was', async () => {
  const door = await visit();
  await read();
  expect(await by('rule-sheet')).toHaveTextContent('keeps its die');
  await tap('entry-GR-DIE-11');
  await waitFor(() => expect(screen.getAllByTestId('rule-sheet')).toHaveLength(2));
  const [below, above] = screen.getAllByTestId('rule-sheet');
  expect(below).toHaveClass('under');
  expect(above).toHaveTextContent('leave together');
  await fireEvent.click(within(above!).getByTestId('sheet-back'));
  await waitFor(() => expect(screen.getAllByTestId('rule-sheet')).toHaveLength(1));
  expect(await by('rule-sheet')).not.toHaveClass('under');
  await tap('sheet-close');
  await gone('rule-sheet');
  expect(await by('seek')).toHaveValue('tied');
  expect(door.last('remember')?.query).toBe('tied');
});

test('closing leads out of every entry at once, and the sheet below them stays', async () => {
  await sit();
  await tap('search');
  await by('library-sheet');
  await read();
  await tap('entry-GR-Q01');
  await waitFor(() => expect(screen.getAllByTestId('rule-sheet')).toHaveLength(2));
  await fireEvent.click(within(screen.getAllByTestId('rule-sheet')[1]!).getByTestId('sheet-close'));
  await gone('rule-sheet');
  await gone('library-sheet');
  await by('dock');
});

test('questions, readings and words on a rule are lists under headings', async () => {
  await visit();
  await read();
  const sheet = within(await by('rule-sheet'));
  const headings = sheet.getAllByRole('heading', { level: 3 }).map((one) => one.textContent?.trim());
  expect(headings).toEqual(['Questions on it', 'Goes on to', 'What the book leaves open', 'Words']);
  expect(sheet.getAllByRole('list').length).toBeGreaterThan(3);
});

test('keys lead through it: slash to the field, arrows into the answers, Enter to the best, Escape out', async () => {
  await sit();
  await fireEvent.keyDown(document.body, { key: '/' });
  await by('library-sheet');
  await type('seek', 'counter');
  const first = await by('found-GR-CTR-02');
  const field = await by('seek');
  field.focus();
  await fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(first).toHaveFocus();
  await fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(first).not.toHaveFocus();
  await fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
  expect(first).toHaveFocus();
  await fireEvent.keyDown(first, { key: 'ArrowUp' });
  expect(field).toHaveFocus();
  await fireEvent.keyDown(field, { key: 'Enter' });
  await by('rule-sheet');
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await gone('rule-sheet');
  await by('library-sheet');
});

test('over a table its game comes first, and can be the only one', async () => {
  const door = await sit();
  await tap('search');
  await tap('seek-here');
  await type('seek', 'counter');
  await by('found-GR-CTR-02');
  expect(door.last('search')).toMatchObject({ game: 'sketch', session: 's1' });
  await tap('seek-here');
  await by('found-OT-CTR-01');
  expect(screen.getByText('In other books')).toBeVisible();
});

test('a table says how it plays what is left open, and switches it there', async () => {
  const door = await sit();
  const option = {
    option: 'counter',
    title: 'Does Counter protect extra dice?',
    note: '',
    rule: 'GR-AMB-08',
    value: 'yes',
    choices: ['yes', 'no'].map((value) => ({
      value,
      text: value === 'yes' ? 'It does' : 'It does not',
      note: null,
      verdict: { verdict: 'open' as const },
      sets: {},
    })),
  };
  door.answers.options = () => ({ is: 'options', options: [option] });
  await tap('search');
  await read();
  expect(await by('plays-counter')).toHaveTextContent(/protect extra dice\?\s*It does/);
  await tap('plays-counter');
  await tap('choice-no');
  await waitFor(() => expect(door.last('put')?.act).toEqual({ act: 'switch', option: 'counter', to: 'no' }));
});

test('where a rule decided is listed, and a tap shows the step in the log', async () => {
  const door = await sit();
  door.library.times['GR-CTR-02'] = 2;
  await tap('search');
  await read();
  expect(await by('decided')).toHaveTextContent('Decided here: 2 times');
  await tap('decided');
  expect(await by('step-38')).toHaveTextContent('The tie goes to Kato.');
  await tap('step-38');
  await gone('rule-sheet');
  await waitFor(() => expect(document.querySelector('[data-seq="38"]')).toHaveFocus());
});

test('a house ruling is written, shows on the rule, in the list and in a refusal, and goes again', async () => {
  const door = await sit();
  await tap('search');
  await read();
  await tap('entry-ruling');
  await type('note-text', 'We re-roll ties.');
  await tap('note-save');
  await gone('note-sheet');
  expect(door.last('save-note')).toEqual({
    do: 'save-note',
    game: 'sketch',
    rule: 'GR-CTR-02',
    id: null,
    kind: 'ruling',
    text: 'We re-roll ties.',
  });
  expect(await by('pinned')).toHaveTextContent('We re-roll ties.');
  await fireEvent.click(within(await by('rule-sheet')).getByTestId('sheet-close'));
  await gone('library-sheet');
  const reasons = [{ code: 'tie', rule: 'GR-CTR-02', text: 'The tie is broken.' }];
  const refused = { kind: 'barred' as const, title: 'A rule is against it', advice: '', reasons, overrule: true };
  door.answers.put = () => ({ is: 'refused', refused });
  await tap('pass-all');
  expect(within(await by('why-sheet')).getByTestId('pinned')).toHaveTextContent('We re-roll ties.');
  await fireEvent.click(screen.getByText('The tie is broken.'));
  await tap('note-n1');
  await tap('note-discard');
  await tap('note-discard');
  await waitFor(() => expect(door.last('discard-note')?.id).toBe('n1'));
  await gone('pinned');
});

test('a bookmark is found again among them', async () => {
  await visit();
  await read();
  await tap('entry-mark');
  await waitFor(async () => expect(await by('entry-mark')).toHaveAttribute('aria-pressed', 'true'));
  await tap('sheet-close');
  await type('seek', '');
  expect(await by('bookmarks')).toHaveTextContent('Counter keeps tied dice');
  expect(await by('recent')).toHaveTextContent('tied');
  await tap('forget');
  await gone('recent');
});

test('chapters lead to their entries', async () => {
  await visit();
  await tap('book-sketch');
  await tap('chapter-1');
  expect(await by('chapter-sheet')).toHaveTextContent('Tied dice go one for one');
  await tap('entry-GR-DIE-11');
  await by('rule-sheet');
  expect(await by('contents-sheet')).toHaveClass('under');
});

test('a rulebook is brought in, found as one’s own, taken out as text, and removed', async () => {
  const door = await visit();
  await tap('add-book');
  expect(await by('book-go')).toBeDisabled();
  const file = new File(['# House rules\n\nWobble.'], 'house.md');
  await fireEvent.change(await by('book-file'), { target: { files: [file] } });
  await tap('book-game');
  await tap('choice-sketch');
  await tap('book-go');
  await by('contents-sheet');
  expect(door.last('add-book')).toEqual({
    do: 'add-book',
    book: { as: 'file', name: 'house.md', base64: btoa('# House rules\n\nWobble.') },
    title: null,
    game: 'sketch',
  });
  expect(await by('own-book')).toHaveTextContent('house.md · with Sketch · 2 KB');
  await tap('book-export');
  expect(await by('export-sheet')).toHaveTextContent('your rulebook as text');
  expect((await by('export-sheet')).querySelector('textarea')).not.toBeNull();
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await gone('export-sheet');
  await tap('sheet-close');
  await type('seek', 'wobbling');
  expect(await by('found-p1')).toHaveTextContent('House rules');
  expect(await by('found-p1')).toHaveTextContent('Your rulebook');
  await type('seek', '');
  await tap('book-own-1');
  await tap('book-remove');
  expect(door.count('remove-book')).toBe(0);
  await tap('book-remove');
  await gone('contents-sheet');
  await gone('book-own-1');
});

test('a rulebook that is refused says why, and nothing that was typed is lost', async () => {
  const door = await visit();
  const failed = { code: 'book-empty', title: 'There is no text in that rulebook', advice: 'Choose another.' };
  door.answers['add-book'] = () => ({ is: 'failed', failed });
  await tap('add-book');
  await type('book-text', '---');
  await tap('book-go');
  expect(await by('notice')).toHaveTextContent('There is no text in that rulebook');
  expect(await by('book-text')).toHaveValue('---');
});

test('bytes of every kind go up as they are', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256);
  expect(atob(base64(bytes)).length).toBe(100_000);
  expect(atob(base64(bytes)).charCodeAt(255)).toBe(255);
});

test('an entry is copied without marks and with its source', async () => {
  expect(told(entries[0]!, 'Sketch · GR-CTR-02')).toBe(
    'Counter keeps tied dice\n\nWhen both dice show the same face, the side with Counter keeps its die.\n\n- A tie is broken once for each pair.\n- Dice set aside stay aside.\n\n1. Compare the highest.\n2. Then the next.\n\nSketch · GR-CTR-02',
  );
});

test('where an entry stands is told with each part once', () => {
  const own = entries.find((one) => one.kind === 'imported')!;
  expect(cite(own)).toBe('House rules · house.md');
  expect(cite({ ...own, chapter: 'House rules › Snacks' })).toBe('House rules · Snacks · house.md');
  expect(cite(entries[0]!)).toBe('Sketch · Counter · Card Breakdown E · GR-CTR-02');
});

test('a table is copied as lines', () => {
  const own = { ...entries[0]!, title: 'Tea', text: '| a | b |\n|---|---|\n| snack | **tea** |' };
  expect(told(own, 'House')).toBe('Tea\n\na | b\nsnack | tea\n\nHouse');
});

test('where there is no clipboard a field is selected and copied', async () => {
  const copied = vi.fn(() => true);
  document.execCommand = copied;
  expect(await copyText('words', document.body)).toBe(true);
  expect(copied).toHaveBeenCalledWith('copy');
  expect(document.querySelector('textarea')).toBeNull();
});

test('the back button lifts one entry after the other and then leaves the library', async () => {
  await visit();
  await waitFor(() => expect(location.hash).toBe('#library'));
  await read();
  await tap('entry-GR-DIE-11');
  await waitFor(() => expect(screen.getAllByTestId('rule-sheet')).toHaveLength(2));
  history.back();
  await waitFor(() => expect(screen.getAllByTestId('rule-sheet')).toHaveLength(1));
  history.back();
  await gone('rule-sheet');
  history.back();
  await by('new-table');
});

async function wellMade() {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(document.body, { rules });
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

test('axe finds nothing in the library, its answers, an entry and its notes', async () => {
  await visit();
  await wellMade();
  await type('seek', 'counter');
  await by('found-GR-CTR-02');
  await wellMade();
  await read();
  await wellMade();
  await tap('entry-note');
  await by('note-sheet');
  await wellMade();
});

test('axe finds nothing where a rulebook comes in and lies', async () => {
  await visit();
  await tap('add-book');
  await wellMade();
  await type('book-text', 'Wobble.');
  await tap('book-go');
  await by('contents-sheet');
  await wellMade();
});
