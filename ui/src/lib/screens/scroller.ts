// Brings a part of a scrolled area into sight when it is not, and never against a hand: whoever scrolls is left alone.

/** A hand that scrolled counts as scrolling for so long after its last move. */
const RESTS_AFTER = 900;
/** How much of a tall part, from its top, must be seen; more than this need not move anything. */
const ENOUGH = 176;
const GAP = 8;

export interface Scroller {
  show(part: HTMLElement, under: number, gently: boolean, sights?: HTMLElement[]): void;
  stop(): void;
}

export function scroller(area: HTMLElement): Scroller {
  let held = false;
  let moved = -Infinity;
  let own = -Infinity;
  let dragged = -Infinity;
  const down = () => (held = true);
  const up = () => (held = false);
  const turned = () => (moved = performance.now());
  const drag = () => (dragged = turned());
  // What a thumb set going rolls on; a scroll nobody set going is the browser's own, when something comes in above.
  const scrolled = () => {
    const now = performance.now();
    if (now - own > RESTS_AFTER && now - dragged < RESTS_AFTER) dragged = turned();
  };
  const heard: [string, () => void][] = [
    ['touchstart', down],
    ['touchmove', drag],
    ['touchend', up],
    ['touchcancel', up],
    ['wheel', turned],
    ['scroll', scrolled],
  ];
  for (const [name, call] of heard) area.addEventListener(name, call, { passive: true });

  /** `under` is the height at the top of the area that something else covers; `sights` is what of the part is to be
   *  seen, what matters most first: the first there is room for is seen whole, and as much above it as goes with it. */
  function show(part: HTMLElement, under: number, gently: boolean, sights: HTMLElement[] = []): void {
    if (held || performance.now() - moved < RESTS_AFTER || !area.scrollTo) return;
    const from = area.getBoundingClientRect().top + under;
    const topOf = (one: HTMLElement) => one.getBoundingClientRect().top - from;
    const room = area.clientHeight - under;
    const sight = sights.find((one) => one.offsetHeight + 2 * GAP <= room);
    const [seen, high] = sight ? [sight, sight.offsetHeight] : [part, Math.min(part.offsetHeight, ENOUGH)];
    if (topOf(seen) >= 0 && topOf(seen) + high <= room) return;
    const top = topOf(part) - GAP;
    const by = sight ? Math.max(top, topOf(sight) + high + GAP - room) : top;
    own = performance.now();
    area.scrollTo({ top: area.scrollTop + by, behavior: gently ? 'smooth' : 'instant' });
  }
  function stop(): void {
    for (const [name, call] of heard) area.removeEventListener(name, call);
  }
  return { show, stop };
}
