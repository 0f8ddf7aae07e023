// A place of a map that can be tapped now, and how it shows.
import { allowed, same } from '../form/answers';
import type { Choice } from '../wire/Choice';
import type { Seat } from '../wire/Seat';

export interface Target {
  place: string;
  state: 'open' | 'barred' | 'picked';
  /** In whose colour it lights up. */
  seat: Seat | undefined;
  /** What a tap does or why it does nothing, said to those who do not see it. */
  words: string;
  /** A short mark on a picked place: its number where order counts. */
  mark: string;
}

/** The places of a list to pick from. */
export function targetsOf(
  from: Choice[],
  picked: unknown[],
  ordered: boolean,
  seat: Seat | undefined,
): ReadonlyMap<string, Target> {
  const target = (choice: Choice): Target => {
    const at = picked.findIndex((value) => same(value, choice.value));
    const state = at >= 0 ? 'picked' : allowed(choice) ? 'open' : 'barred';
    const words = [choice.text, choice.note].filter(Boolean).join(': ');
    return { place: String(choice.value), state, seat, words, mark: at >= 0 && ordered ? String(at + 1) : '' };
  };
  return new Map(from.map((choice) => [String(choice.value), target(choice)]));
}
