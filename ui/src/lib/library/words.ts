// How kinds and sources of entries are called.
import { known, say } from '../../text/say';
import type { EntryKind } from '../wire/EntryKind';

export function kindOf(kind: EntryKind): string {
  return say(`entry-kind-${kind}`);
}

/** A section of the rulebook as it is printed; how we came by what no section says, in words. */
export function sourceOf(source: string): string {
  const key = `source-${source}`;
  return known(key) ? say(`source-${source}`) : source;
}

/** Ids people can say: those of rulebooks brought along and of printed names only count for us. */
export function idOf(entry: { kind: EntryKind; id: string }): string {
  return entry.kind === 'imported' || entry.kind === 'name' ? '' : entry.id;
}
