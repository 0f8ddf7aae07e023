// A search while it is typed: asked for after a breath, and only the newest question's answer counts. What is found is the
// desk's word.
import { want, type Door } from '../api/door';
import type { Found } from '../wire/Found';

/** How long the fingers may rest before the desk is asked, in milliseconds. */
const BREATH = 70;

export class Seeker {
  words = $state('');
  /** The only book that is searched; none for all. */
  game = $state<string | null>(null);
  /** What answers the words it was asked for; nothing while nothing is asked. */
  found = $state.raw<Found[] | undefined>(undefined);
  trouble = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly door: Door) {}

  get idle(): boolean {
    return this.words.trim() === '';
  }

  /** What is typed now; `session` is the open table, whose game comes first. */
  type(words: string, session: string | null): void {
    this.words = words;
    clearTimeout(this.#timer);
    if (this.idle) return this.#drop();
    this.#timer = setTimeout(() => void this.ask(session), BREATH);
  }

  narrow(game: string | null, session: string | null): void {
    this.game = game;
    if (!this.idle) void this.ask(session);
  }

  /** Asks at once. */
  async ask(session: string | null): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const request = { do: 'search' as const, game: this.game, query: this.words, session };
    const reply = await want(this.door, 'found', request).catch((cause: Error) => cause);
    // Somebody typed on meanwhile: that answer comes too late.
    if (asked !== this.#asked) return;
    this.trouble = reply instanceof Error ? reply.message : '';
    if (!(reply instanceof Error)) this.found = reply.found;
  }

  #drop(): void {
    this.#asked += 1;
    this.found = undefined;
    this.trouble = '';
  }
}
