// Tap for one, hold for fives. A keyboard's click counts as a tap.
import type { Attachment } from 'svelte/attachments';

const HELD_AFTER = 450;
const EACH = 260;

export function hold(step: (by: number) => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const again = () => {
      held = true;
      step(5);
      timer = setTimeout(again, EACH);
    };
    const down = () => {
      held = false;
      timer = setTimeout(again, HELD_AFTER);
    };
    const up = () => clearTimeout(timer);
    const click = () => {
      if (!held) step(1);
      held = false;
    };
    node.addEventListener('pointerdown', down);
    for (const name of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(name, up);
    node.addEventListener('click', click);
    node.addEventListener('contextmenu', (event) => event.preventDefault());
    return up;
  };
}
