// Every key in the code stands in the file, and every key of the file is used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { known, say } from '../src/text/say';

const root = join(import.meta.dirname, '../src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes('wire/'))
  .map((name) => readFileSync(join(root, name), 'utf8'));
const words = readFileSync(join(root, 'text/en.ftl'), 'utf8');
const keys = [...words.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
const called = new Set(
  sources.flatMap((source) => [...source.matchAll(/say\(\s*'([^']+)'/g)].map((match) => match[1]!)),
);

test('every key the code names exists', () => {
  expect([...called].filter((key) => !known(key))).toEqual([]);
});

test('every key of the file is named in the code, whole or by its stem', () => {
  const named = sources.join('\n');
  const stems = [...named.matchAll(/say\(`([a-z-]+)\$\{/g)].map((match) => match[1]!);
  const lists = ['more-'];
  const unused = keys.filter(
    (key) => !named.includes(`'${key}'`) && ![...stems, ...lists].some((stem) => stem && key.startsWith(stem)),
  );
  expect(unused).toEqual([]);
});

test('an unknown key shows itself instead of nothing', () => {
  expect(say('no-such-key')).toBe('no-such-key');
});

test('numbers choose their sentence', () => {
  expect(say('dice-left', { left: 1 })).toBe('1 die to go');
  expect(say('dice-left', { left: 2 })).toBe('2 dice to go');
});
