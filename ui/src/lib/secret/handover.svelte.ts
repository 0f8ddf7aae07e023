// What is for one seat's eyes on a screen that several share: first the phone changes hands, then the secrets stand
// there for a short while, then they are gone. They are asked for when their seat says it holds the phone, and kept
// nowhere else. What their seat began to fill in waits here, off the page, until it is shown again.
import type { Act } from '../form/answers';
import { Filling } from '../form/filling.svelte';
import type { OpenTable } from '../state/table.svelte';
import type { Refused } from '../wire/Refused';
import type { Seat } from '../wire/Seat';
import type { Secrets } from '../wire/Secrets';

/** How long secrets stand on a shared screen, in seconds; nothing lengthens it. */
export const SHOWN_FOR = 20;

/** What the seat takes the phone for. */
export type Errand = 'choose' | 'look';

/** Whether this screen speaks for more than one seat, so that no secret lies open on it. */
export function isShared(open: OpenTable): boolean {
  return open.table.holds.length > 1;
}

/** The seats of this screen that owe a choice for their own eyes, in the order they are asked. */
export function secretly(open: OpenTable): Seat[] {
  const owes = (seat: Seat) =>
    open.state.offers.some((one) => one.seat === seat && one.offers.some((offer) => offer.secret));
  return isShared(open) ? (open.state.asking?.seats ?? []).filter(owes) : [];
}

export class Handover {
  secrets = $state.raw<Secrets | undefined>(undefined);
  /** Set once a look is over: it has shown what it was for. */
  over = $state(false);
  /** Seconds until they hide by themselves. */
  left = $state(SHOWN_FOR);
  refused = $state.raw<{ refused: Refused; act: Act } | undefined>(undefined);
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Counts how often it was hidden: what was asked for before is not shown after. */
  #hidden = 0;
  /** What was filled in so far, by act; it is forgotten with the hand-over. */
  #begun: Record<string, Filling> = {};

  constructor(
    readonly open: OpenTable,
    readonly seat: Seat,
    readonly errand: Errand,
    /** Whether what is chosen is let in out of turn by the table's ruling. */
    readonly late: boolean,
  ) {}

  /** Its seat holds the phone: asks for its secrets and lets the time run. Fails in words as any request does. */
  async show(): Promise<void> {
    const hidden = this.#hidden;
    const { secrets } = await this.open.ask('look', { do: 'look', seat: this.seat });
    if (hidden !== this.#hidden || document.visibilityState === 'hidden') return;
    this.secrets = secrets;
    this.left = SHOWN_FOR;
    const until = Date.now() + SHOWN_FOR * 1000;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      this.left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      if (this.left === 0) this.hide();
    }, 250);
  }

  /** The form of a secret offer: begun anew, or where its seat left it when it was hidden. */
  filling(act: string): Filling {
    return (this.#begun[act] ??= new Filling(() => this.secrets?.offers.find((one) => one.act === act)));
  }

  /** Forgets what was shown; the phone may be handed over again. */
  hide(): void {
    clearInterval(this.#timer);
    this.#hidden++;
    this.over = this.errand === 'look' && this.secrets !== undefined;
    this.secrets = undefined;
    this.refused = undefined;
  }

  /** Declares a choice, or sets what is hidden, which answers no question; a refusal stays on this screen, for the same
   *  eyes. */
  async choose(act: Act, overrule: boolean): Promise<'done' | 'refused' | 'failed'> {
    const token = this.errand === 'choose' ? this.open.state.token : null;
    const declared = { seat: this.seat, act, token, overrule: overrule || this.late };
    const landed = await this.open.put(declared);
    if (landed.landed === 'refused') {
      this.refused = { refused: landed.refused, act };
      return 'refused';
    }
    if (landed.landed === 'busy') return 'refused';
    this.#begun = {};
    this.hide();
    return landed.landed;
  }
}
