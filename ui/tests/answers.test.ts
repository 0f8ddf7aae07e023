// How forms fill: presets, what choices bring, what is still missing.
import { expect, test } from 'vitest';
import {
  actOf,
  barsOf,
  beyondUsual,
  complete,
  missing,
  oneTap,
  opening,
  owed,
  soleChoice,
  soleDice,
} from '../src/lib/form/answers';
import type { Choice } from '../src/lib/wire/Choice';
import { choice, offer, playInstant, slot } from './fixtures';

test('presets count as filled and go out with the act', () => {
  const filled = complete(playInstant, { card: 'iron-will' });
  expect(missing(playInstant, filled)).toEqual([]);
  expect(actOf(playInstant, filled)).toEqual({ act: 'play', card: 'iron-will', target: 0, distance: 2 });
});

test('a picked choice sets other fields, but never over what a person gave', () => {
  expect(complete(playInstant, { card: 'scrap-shield' }).target).toBe(1);
  expect(complete(playInstant, { card: 'scrap-shield', target: 0 }).target).toBe(0);
});

test('the first open slot is the one that is missing', () => {
  expect(missing(playInstant, complete(playInstant, {})).map((one) => one.field)).toEqual(['card']);
});

test('an offer without open slots is one tap', () => {
  expect(oneTap(offer('pass', 'Pass'))).toBe(true);
  expect(oneTap(playInstant)).toBe(false);
});

test('what only people know is asked though a usual answer stands there', () => {
  const many = { kind: 'number' as const, min: 0, max: 9, usual: [0, 1] };
  const told = (field: string, usual: number) => ({ ...slot(field, field, many, usual), need: 'ask' as const });
  const one = offer('pushed', 'It led here', { slots: [told('distance', 2)] });
  expect([oneTap(one), soleChoice(one)?.slot.field]).toEqual([false, 'distance']);
  expect(missing(one, complete(one, {}))).toEqual([]);
  const two = { ...one, slots: [...one.slots, told('loss', 0)] };
  expect([oneTap(two), soleChoice(two)]).toEqual([false, undefined]);
});

test('dice follow the picks they are for', () => {
  const kind = { kind: 'dice' as const, count: 1, like: 'which', sides: 12 };
  expect(owed(kind, { which: [0, 2] })).toBe(2);
  expect(owed({ ...kind, like: null }, {})).toBe(1);
});

test('a null value is a choice like any other', () => {
  const one = offer('put', 'Put', {
    slots: [slot('where', 'Where', { kind: 'one-of', from: [choice(null, 'Nowhere')] })],
  });
  expect(missing(one, complete(one, {}))).toHaveLength(1);
  expect(missing(one, complete(one, { where: null }))).toEqual([]);
});

test('picks that are barred are named with their reasons', () => {
  expect(barsOf(playInstant, { card: 'core-breach' }).map((why) => why.rule)).toEqual(['GR-CDM-01']);
});

test('a form opens with nothing decided for anybody', () => {
  const one = offer('move', 'Move', {
    slots: [
      slot('by', 'How far', { kind: 'number', min: 0, max: 7, usual: [3, 7] }),
      slot('over', 'Over', { kind: 'several', min: 0, max: 2, ordered: false, from: [] }),
      slot('sure', 'Sure?', { kind: 'yes-no' }),
    ],
  });
  expect(opening(one)).toEqual({ over: [] });
  expect(missing(one, opening(one)).map((open) => open.field)).toEqual(['by', 'sure']);
});

test('small questions and lone dice are drawn in the dock', () => {
  const small = offer('reply', 'Reply', { slots: [slot('r', 'R', { kind: 'one-of', from: [choice('a', 'A')] })] });
  const dice = offer('roll', 'Roll', {
    slots: [slot('faces', 'F', { kind: 'dice', count: 3, like: null, sides: 12 })],
  });
  expect(soleChoice(small)?.slot.field).toBe('r');
  expect(soleChoice(dice)).toBeUndefined();
  const few = offer('power', 'Power dice', {
    slots: [slot('count', 'How many', { kind: 'number', min: 0, max: 6, usual: [0, 1, 2] })],
  });
  expect(soleChoice(few)?.from.map((one) => one.value)).toEqual([0, 1, 2]);
  expect(soleDice(dice)).toMatchObject({ count: 3, sides: 12 });
});

test('barred choices do not make a question larger', () => {
  const barred: Choice['verdict'] = {
    verdict: 'barred',
    reasons: [{ code: 'cooldown', rule: 'GR-CDN-09', text: 'It lies in Cooldown.' }],
  };
  const cards = Array.from({ length: 12 }, (_, at) => ({ ...choice(`c${at}`, `Card ${at}`), verdict: barred }));
  const asks = (from: Choice[]) => offer('play', 'Play', { slots: [slot('card', 'Card', { kind: 'one-of', from })] });
  expect(soleChoice(asks([choice('a', 'A'), ...cards]))?.from).toHaveLength(13);
  expect(soleChoice(asks(cards))).toBeUndefined();
});

test('a field that may stay empty holds nothing back, but is still asked', () => {
  const distance = {
    ...slot('distance', 'Distance', { kind: 'number', min: 1, max: 30, usual: [1, 2] }),
    need: 'may' as const,
  };
  const one = offer('attack', 'Attack', { slots: [distance] });
  expect(missing(one, opening(one))).toEqual([]);
  expect(oneTap(one)).toBe(false);
});

test('a number asks on wherever a value in its bounds is not a usual one', () => {
  const beyond = (min: number, max: number, usual: number[]) => beyondUsual({ kind: 'number', min, max, usual });
  expect(beyond(0, 2, [0, 1, 2])).toBe(false);
  expect(beyond(0, 9, [0, 1])).toBe(true);
  expect(beyond(0, 2, [1, 2])).toBe(true);
  expect(beyond(0, 2, [0, 2])).toBe(true);
});
