// Arrow keys through what was found: from the field into the list, along it, and back.

function all(inside: Element): HTMLElement[] {
  return [...(inside.closest('.page, .sheet')?.querySelectorAll<HTMLElement>('[data-found]') ?? [])];
}

export function firstOf(inside: Element): HTMLElement | undefined {
  return all(inside)[0];
}

/** Moves the focus along the list; above its first entry stands the field. */
export function walk(event: KeyboardEvent): void {
  const from = event.target;
  if (!(from instanceof HTMLElement) || !from.matches('[data-found]')) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const list = all(from);
  const next = list[list.indexOf(from) + step];
  if (next) next.focus();
  else if (step < 0) from.closest('.page, .sheet')?.querySelector<HTMLElement>('[data-testid=seek]')?.focus();
}
