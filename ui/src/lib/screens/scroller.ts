// Brings a part of a scrolled area into sight when it is not, and never against a hand: whoever scrolls is left alone.

/** A hand that scrolled counts as scrolling for so long after its last move. */
const RESTS_AFTER = 900;
/** How much of a tall part, from its top, must be seen; more than this need not move anything. */
const ENOUGH = 176;
const GAP = 8;

export interface Scroller {
  show(part: HTMLElement, under: number, gently: boolean): void;
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

  /** `under` is the height at the top of the area that something else covers. */
  function show(part: HTMLElement, under: number, gently: boolean): void {
    if (held || performance.now() - moved < RESTS_AFTER || !area.scrollTo) return;
    const top = part.getBoundingClientRect().top - area.getBoundingClientRect().top - under;
    const room = area.clientHeight - under;
    if (top >= 0 && top + Math.min(part.offsetHeight, ENOUGH) <= room) return;
    own = performance.now();
    area.scrollTo({ top: area.scrollTop + top - GAP, behavior: gently ? 'smooth' : 'instant' });
  }
  function stop(): void {
    for (const [name, call] of heard) area.removeEventListener(name, call);
  }
  return { show, stop };
}
