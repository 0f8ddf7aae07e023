// The address bar remembers which table or room is open, so a page that comes back from the background finds it again, and the
// back button lifts a sheet or goes home; the forward button takes the table up again.
import type { Pit, Room } from './pit.svelte';

interface Kept {
  session: string;
  checked: boolean;
}

/** The table the address names; `checked` when it was already open on this page. */
export function address(): Kept | undefined {
  const session = /^#table=(.+)$/.exec(location.hash)?.[1];
  if (!session) return undefined;
  const state = history.state as { checked?: boolean } | null;
  try {
    return { session: decodeURIComponent(session), checked: state?.checked === true };
  } catch {
    // Typed or cut off: an address that names nothing.
    return undefined;
  }
}

/** The room the address names; a build that was being made is found among the builds. */
export function room(): Room | undefined {
  if (location.hash === '#catalogue') return 'catalogue';
  if (location.hash === '#library') return 'library';
  return /^#builds?$/.test(location.hash) ? 'builds' : undefined;
}

function named(pit: Pit): string {
  if (pit.open) return `#table=${encodeURIComponent(pit.open.table.session)}`;
  return pit.screen === 'home' ? '' : `#${pit.screen}`;
}

/** Where the back button leads from a screen without sheets; forward from home takes up what the address names. */
function turn(pit: Pit): void {
  const kept = address();
  const next = room();
  if (pit.screen === 'build') pit.leaveBuild();
  else if (pit.screen !== 'home') pit.home();
  else if (kept) void pit.sit(kept.session, 'fresh');
  else if (next) void pit.visit(next);
}

/** Writes the open table into the address and listens for the back button; an effect calls it. */
export function followAddress(pit: Pit): () => void {
  const wanted = named(pit);
  const checked = { checked: true };
  if (wanted && location.hash !== wanted) history.pushState(checked, '', wanted);
  else if (wanted) history.replaceState(checked, '', wanted);
  else if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  const back = () => {
    const top = pit.leaves.at(-1);
    if (pit.secret) pit.secret = undefined;
    else if (top) pit.lift(top.no);
    else turn(pit);
    // Still in the same place: a sheet went, or a build asks first.
    if (named(pit) === wanted && wanted) history.pushState(checked, '', wanted);
  };
  addEventListener('popstate', back);
  return () => removeEventListener('popstate', back);
}
