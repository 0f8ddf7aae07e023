// What this device remembers for itself, beside the books of the desk: settings of the screen. Where the browser keeps
// nothing, they last as long as the page.

export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a word under a name, or forgets it. */
export function keep(name: string, word: string | undefined): void {
  try {
    if (word === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, word);
  } catch {
    // Kept nowhere: the setting holds until the page goes.
  }
}
