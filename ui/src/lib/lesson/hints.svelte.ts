// Whether this device spells out the rule behind each window and question. A setting of the device, not of a table.
import { keep, kept } from '../state/kept';

const NAME = 'hints';

class Hints {
  #on = $state(kept(NAME) === 'on');

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    keep(NAME, on ? 'on' : undefined);
  }
}

export const hints = new Hints();
