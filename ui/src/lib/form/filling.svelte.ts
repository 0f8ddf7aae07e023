// A form while it is filled: what was given, what follows from it, which fields stand open. How fields look, and what
// becomes of the filled form, is not known here.
import type { Offer } from '../wire/Offer';
import type { Slot } from '../wire/Slot';
import { barsOf, chanceFills, complete, missing, opening, unsaid, type Answers } from './answers';

export class Filling {
  given = $state.raw<Answers>({});
  /** Whether somebody opened it, where it can be folded. */
  unfolded = $state(false);
  #touched = $state.raw<string[]>([]);
  #offer: () => Offer | undefined;

  /** The offer is read anew each time, so a form never outlives its question. */
  constructor(offer: () => Offer | undefined) {
    this.#offer = offer;
    const drawn = offer();
    if (drawn) this.given = opening(drawn);
  }

  get answers(): Answers {
    const offer = this.#offer();
    return offer ? complete(offer, this.given) : this.given;
  }
  /** Fields that hold the form back. */
  get owing(): Slot[] {
    const offer = this.#offer();
    return offer ? missing(offer, this.answers) : [];
  }
  get bars() {
    const offer = this.#offer();
    return offer ? barsOf(offer, this.answers) : [];
  }
  /** Fields with no answer to begin with. */
  get asked(): string[] {
    const offer = this.#offer();
    return offer ? unsaid(offer, complete(offer, {})).map((slot) => slot.field) : [];
  }

  /** A slot stands open when it was asked and still wants an answer, when somebody tapped it, or when it is the only one. */
  stands(slot: Slot): boolean {
    if (this.#touched.includes(slot.field) || chanceFills(slot)) return true;
    if (!this.asked.includes(slot.field)) return false;
    return this.asked.length === 1 || slot.kind.kind !== 'one-of' || !(slot.field in this.answers);
  }
  touch(slot: Slot): void {
    this.#touched = [...this.#touched, slot.field];
  }
  pick(slot: Slot, value: unknown, settled: boolean): void {
    this.given = { ...this.given, [slot.field]: value };
    if (settled && slot.kind.kind === 'one-of' && this.asked.length > 1)
      this.#touched = this.#touched.filter((field) => field !== slot.field);
  }
}
