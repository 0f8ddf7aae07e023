// Rule texts are drawn from plain data; nothing of them is ever HTML.
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Prose from '../src/lib/rules/Prose.svelte';
import { blocks, runs } from '../src/lib/rules/prose';

test('paragraphs, lists and headings', () => {
  expect(blocks('# Title\n\nOne\ntwo.\n\nBefore:\n- a\n- b\n  more\n\n1. x\n2. y').map((block) => block.as)).toEqual([
    'h',
    'p',
    'p',
    'list',
    'list',
  ]);
});

test('strong and em, and stars that stand alone', () => {
  expect(runs('a **b** *c* 2 * 3').map((run) => run.as)).toEqual(['plain', 'strong', 'plain', 'em', 'plain']);
  expect(runs('snake_case_name')).toHaveLength(1);
});

test('a table is drawn with its headings, wherever it stands in a paragraph', () => {
  const text = 'Before:\n| a | **b** |\n|---|:-:|\n| snack | tea \\| milk |\n| x |\nAfter <b>it</b>.';
  expect(blocks(text).map((block) => block.as)).toEqual(['p', 'table', 'p']);
  const { container } = render(Prose, { text });
  expect([...container.querySelectorAll('th')].map((cell) => cell.textContent.trim())).toEqual(['a', 'b']);
  const rows = [...container.querySelectorAll('tbody tr')];
  expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()))).toEqual([
    ['snack', 'tea | milk'],
    ['x', ''],
  ]);
  expect(container.querySelector('b')).toBeNull();
  expect(container).not.toHaveTextContent('---');
});

test('a bar without a line of dashes is no table, and no cell is lost', () => {
  expect(blocks('Roll | re-roll\nthen go').map((block) => block.as)).toEqual(['p']);
  const { container } = render(Prose, { text: 'a | b\n--|--\n<img src=x> | 2 | 3' });
  expect(container.querySelector('tbody')).toHaveTextContent('<img src=x>2 | 3');
  expect(container.querySelector('img')).toBeNull();
});

test('markup in a text is shown, not obeyed', () => {
  const { container } = render(Prose, { text: '<img src=x onerror=alert(1)> **bold**' });
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('<img src=x');
  expect(container.querySelector('strong')).toHaveTextContent('bold');
});
