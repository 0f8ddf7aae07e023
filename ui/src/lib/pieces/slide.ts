// How a chip slides from one column to another: 180 ms, and at once for those who asked for less motion.
import { crossfade } from 'svelte/transition';
import type { Chip } from '../wire/Chip';

export const still = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export const [leave, arrive] = crossfade({ duration: () => (still() ? 0 : 180), fallback: () => ({ duration: 0 }) });

/** Chips with a key of their own: the dial names the card; twins are counted. */
export function keyed(chips: Chip[]): { key: string; chip: Chip }[] {
  const seen = new Map<string, number>();
  return chips.map((chip) => {
    const name = chip.dial ?? chip.text;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { key: `${name}#${count}`, chip };
  });
}
