// How a form is filled: presets, what a picked choice brings along, what is still missing. It follows the desk's own
// order of filling and judges nothing: whether an answer is allowed is the verdict's business.
import type { Choice } from '../wire/Choice';
import type { Kind } from '../wire/Kind';
import type { Offer } from '../wire/Offer';
import type { Slot } from '../wire/Slot';
import type { Why } from '../wire/Why';
import type { JsonValue } from '../wire/serde_json/JsonValue';

/** How many choices that may be picked are still a small question. */
const SMALL = 8;

export type Answers = Record<string, unknown>;
export type Act = { [key in string]: JsonValue };

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The answers with presets and what picked choices set; fields the person gave stay untouched. */
export function complete(offer: Offer, given: Answers): Answers {
  const whole: Answers = { ...given };
  for (const slot of offer.slots) {
    if (slot.preset !== null && !(slot.field in whole)) whole[slot.field] = slot.preset;
    for (const [field, value] of Object.entries(brought(slot, whole))) {
      if (given[field] === undefined || given[field] === null) whole[field] = value;
    }
  }
  return whole;
}

function brought(slot: Slot, answers: Answers): Record<string, unknown> {
  if (slot.kind.kind !== 'one-of' || !(slot.field in answers)) return {};
  return pickedFrom(slot.kind.from, answers[slot.field])?.sets ?? {};
}

export function pickedFrom(from: Choice[], value: unknown): Choice | undefined {
  return from.find((choice) => same(choice.value, value));
}

/** Slots nobody has answered yet, needed or not, in the order they are filled. */
export function unsaid(offer: Offer, answers: Answers): Slot[] {
  return offer.slots.filter(
    (slot) => !chanceFills(slot) && (!(slot.field in answers) || !fits(slot.kind, answers[slot.field], answers)),
  );
}

/** Whether the desk deals or shuffles for this slot: nobody fills it, and the act leaves it out. */
export function chanceFills(slot: Slot): boolean {
  return slot.kind.kind === 'shuffle';
}

/** Slots that hold a form back: a field that may stay empty does so only by an answer of the wrong shape. */
export function missing(offer: Offer, answers: Answers): Slot[] {
  return unsaid(offer, answers).filter((slot) => slot.need !== 'may' || slot.field in answers);
}

/** Whether a value has the shape the slot takes; too many picks are a matter for the verdict. */
export function fits(kind: Kind, value: unknown, answers: Answers): boolean {
  switch (kind.kind) {
    case 'one-of':
      return pickedFrom(kind.from, value) !== undefined;
    case 'several':
      return Array.isArray(value) && value.length >= kind.min;
    case 'number':
      return typeof value === 'number';
    case 'dice':
      return Array.isArray(value) && value.length === owed(kind, answers);
    case 'yes-no':
      return typeof value === 'boolean';
    case 'shuffle':
      return Array.isArray(value) && value.length === kind.count;
  }
}

/** How many dice a slot takes: as many as were picked in the slot it follows, or its own count. */
export function owed(kind: Extract<Kind, { kind: 'dice' }>, answers: Answers): number {
  const followed = kind.like === null ? undefined : answers[kind.like];
  return Array.isArray(followed) ? followed.length : kind.count;
}

/** What a form starts with where no preset is given: empty lists, and nothing decided for anybody. */
export function opening(offer: Offer): Answers {
  const answers = complete(offer, {});
  const given: Answers = {};
  for (const slot of offer.slots) {
    if (slot.field in answers || slot.need === 'may') continue;
    if (slot.kind.kind === 'several' || slot.kind.kind === 'dice') given[slot.field] = [];
  }
  return given;
}

/** The act as the desk takes it. */
export function actOf(offer: Offer, answers: Answers): Act {
  return { act: offer.act, ...answers } as Act;
}

/** What people are asked before an offer is declared: what nothing answers yet, and what only they know. */
function asked(offer: Offer): Slot[] {
  const open = unsaid(offer, complete(offer, {}));
  return offer.slots.filter((slot) => slot.need === 'ask' || open.includes(slot));
}

/** Whether nothing is left to ask: one tap declares it. */
export function oneTap(offer: Offer): boolean {
  return asked(offer).length === 0;
}

/** The one small list, or the few usual numbers, of an offer that asks for nothing else: to be drawn as buttons. */
export function soleChoice(offer: Offer, most = SMALL): { slot: Slot; from: Choice[] } | undefined {
  const [slot, ...others] = asked(offer);
  if (!slot || others.length > 0) return undefined;
  const from = fewChoices(slot.kind);
  // What is barred is folded away, so it makes no question larger; with nothing allowed all of it stands open.
  const open = from.filter(allowed);
  const drawn = open.length > 0 ? open : from;
  return drawn.length > 0 && drawn.length <= most ? { slot, from } : undefined;
}

function fewChoices(kind: Kind): Choice[] {
  if (kind.kind === 'one-of') return kind.from;
  if (kind.kind !== 'number') return [];
  return kind.usual.map((value) => choiceOf(value, String(value)));
}

/** Whether a number may be another than its usual ones. */
export function beyondUsual(kind: Kind): boolean {
  if (kind.kind !== 'number') return false;
  const { min, max } = kind;
  return max - min + 1 > kind.usual.filter((one) => one >= min && one <= max).length;
}

/** A choice nothing stands against and that brings nothing along. */
export function choiceOf(value: unknown, text: string, note: string | null = null): Choice {
  return { value, text, note, verdict: { verdict: 'open' }, sets: {} };
}

/** The dice of an offer that asks for nothing else. */
export function soleDice(offer: Offer): { slot: Slot; count: number; sides: number } | undefined {
  const [slot, ...others] = asked(offer);
  if (!slot || others.length > 0 || slot.kind.kind !== 'dice') return undefined;
  return { slot, count: owed(slot.kind, complete(offer, {})), sides: slot.kind.sides };
}

/** Every reason against an offer as filled so far. */
export function barsOf(offer: Offer, answers: Answers): Why[] {
  const bars = offer.verdict.verdict === 'barred' ? [...offer.verdict.reasons] : [];
  for (const slot of offer.slots) {
    for (const choice of chosen(slot, answers)) {
      if (choice.verdict.verdict === 'barred') bars.push(...choice.verdict.reasons);
    }
  }
  return bars;
}

function chosen(slot: Slot, answers: Answers): Choice[] {
  const value = answers[slot.field];
  if (slot.kind.kind === 'one-of') return [pickedFrom(slot.kind.from, value)].filter((one) => one !== undefined);
  if (slot.kind.kind !== 'several' || !Array.isArray(value)) return [];
  const from = slot.kind.from;
  return value.map((one) => pickedFrom(from, one)).filter((one) => one !== undefined);
}

/** Whether nothing stands against a choice; one to be checked by eye is allowed. */
export function allowed(choice: Choice): boolean {
  return choice.verdict.verdict !== 'barred';
}

/** A value as a short word for a chip; choices speak their own text. */
export function worded(kind: Kind, value: unknown, yes: string, no: string): string {
  switch (kind.kind) {
    case 'one-of':
      return pickedFrom(kind.from, value)?.text ?? String(value);
    case 'several':
      return (value as unknown[]).map((one) => pickedFrom(kind.from, one)?.text ?? String(one)).join(', ');
    case 'number':
      return String(value);
    case 'dice':
      return (value as number[]).join(' ');
    case 'yes-no':
      return value === true ? yes : no;
    case 'shuffle':
      return (value as unknown[]).map(String).join(', ');
  }
}

/** A value as people read it, whatever it is. */
export function shown(kind: Kind, value: unknown, yes: string, no: string): string {
  return fits(kind, value, {}) ? worded(kind, value, yes, no) : idOf(value);
}

/** A value as the end of a test id. */
export function idOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
