// The address bar remembers which table is open, so a page that comes back from the background finds it again, and the
// back button lifts a sheet or goes home; the forward button takes the table up again.
import type { Pit } from './pit.svelte';

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

/** Writes the open table into the address and listens for the back button; an effect calls it. */
export function followAddress(pit: Pit): () => void {
  const wanted = pit.open ? `#table=${encodeURIComponent(pit.open.table.session)}` : '';
  const checked = { checked: true };
  if (wanted && location.hash !== wanted) history.pushState(checked, '', wanted);
  else if (wanted) history.replaceState(checked, '', wanted);
  else if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  const back = () => {
    const top = pit.leaves.at(-1);
    const kept = address();
    if (!top && pit.screen === 'home' && kept) return void pit.sit(kept.session, 'fresh');
    if (!top) return void (pit.screen !== 'home' && pit.home());
    pit.lift(top.no);
    if (wanted) history.pushState(checked, '', wanted);
  };
  addEventListener('popstate', back);
  return () => removeEventListener('popstate', back);
}
