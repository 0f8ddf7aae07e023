// The door: how the screen asks the desk and hears from it. Both doors carry the same JSON. What is asked, and what is
// done with an answer, stands in `state/`.
import type { Failed } from '../wire/Failed';
import type { Push } from '../wire/Push';
import type { Reply } from '../wire/Reply';
import type { Request } from '../wire/Request';

export type DoorState = 'open' | 'lost';

export interface Door {
  readonly state: DoorState;
  /** Never rejects: what could not be carried out comes back as a `failed` reply. */
  ask(request: Request): Promise<Reply>;
  /** Calls back for each push; the answer stops it. */
  pushes(callback: (push: Push) => void): () => void;
  /** Calls back when the door opens or is lost; the answer stops it. */
  changes(callback: (state: DoorState) => void): () => void;
}

export type ReplyOf<Is extends Reply['is']> = Extract<Reply, { is: Is }>;

/** A request that did not get the answer it is for. */
export class Trouble extends Error {
  constructor(readonly failed: Failed) {
    super(failed.title);
  }
}

/** Asks, and takes exactly one kind of answer; anything else is thrown as `Trouble`. */
export async function want<Is extends Reply['is']>(door: Door, is: Is, request: Request): Promise<ReplyOf<Is>> {
  const reply = await door.ask(request);
  if (reply.is === is) return reply as ReplyOf<Is>;
  if (reply.is === 'failed') throw new Trouble(reply.failed);
  if (reply.is === 'refused') throw new Trouble({ code: reply.refused.kind, ...reply.refused });
  throw new Trouble({ code: 'unexpected', title: reply.is, advice: '' });
}

/** A set of callbacks that can be left again. */
export class Listeners<Word> {
  #all = new Set<(word: Word) => void>();

  add(callback: (word: Word) => void): () => void {
    this.#all.add(callback);
    return () => this.#all.delete(callback);
  }

  tell(word: Word): void {
    for (const callback of [...this.#all]) callback(word);
  }
}
