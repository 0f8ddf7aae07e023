// The browser's door: one websocket at the page's own origin. It reconnects by itself and sends again what has no
// answer yet; a `put` keeps its key, so the desk acts once. Which table is shown is not known here.
import { say } from '../../text/say';
import type { Frame } from '../wire/Frame';
import type { Push } from '../wire/Push';
import type { Reply } from '../wire/Reply';
import type { Request } from '../wire/Request';
import { Listeners, type Door, type DoorState } from './door';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
const PROBE_WAIT = 3_000;
/** The closing code of a desk that was sent more than it takes. */
const TOO_LARGE = 1009;

interface Pending {
  request: Request;
  sent: boolean;
  answer: (reply: Reply) => void;
}

export class SocketDoor implements Door {
  state: DoorState = 'lost';
  #socket: WebSocket | undefined;
  #pending = new Map<number, Pending>();
  #pushes = new Listeners<Push>();
  #changes = new Listeners<DoorState>();
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly address: string) {
    this.#dial();
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#wake());
    window.addEventListener('online', () => this.#wake());
  }

  ask(request: Request): Promise<Reply> {
    return new Promise((answer) => {
      const id = this.#next++;
      this.#pending.set(id, { request, sent: false, answer });
      this.#send(id);
    });
  }

  pushes(callback: (push: Push) => void): () => void {
    return this.#pushes.add(callback);
  }

  changes(callback: (state: DoorState) => void): () => void {
    return this.#changes.add(callback);
  }

  #dial(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as Frame);
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code);
  }

  #opened(): void {
    this.#tries = 0;
    this.#turn('open');
    for (const id of [...this.#pending.keys()].sort((a, b) => a - b)) this.#send(id);
  }

  #lost(code?: number): void {
    this.#turn('lost');
    for (const [id, pending] of this.#pending) {
      if (pending.sent && code === TOO_LARGE && isLong(pending.request)) this.#drop(id, pending, 'too-large');
      else if (pending.sent && once(pending.request)) this.#drop(id, pending, 'unsure');
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#dial(), wait * (0.5 + Math.random() / 2));
  }

  #drop(id: number, pending: Pending, why: 'unsure' | 'too-large'): void {
    this.#pending.delete(id);
    const failed = { code: why, title: say(`door-${why}`), advice: say(`door-${why}-advice`) };
    pending.answer({ is: 'failed', failed });
  }

  #send(id: number): void {
    const pending = this.#pending.get(id);
    if (!pending || this.#socket?.readyState !== WebSocket.OPEN) return;
    pending.sent = true;
    this.#socket.send(JSON.stringify({ id, request: pending.request }));
  }

  #heard(frame: Frame): void {
    if ('push' in frame) return this.#pushes.tell(frame.push);
    this.#pending.get(frame.id)?.answer(frame.reply);
    this.#pending.delete(frame.id);
  }

  #turn(state: DoorState): void {
    this.state = state;
    this.#changes.tell(state);
  }

  /** After sleep a socket may look open and be dead: dial at once when lost, otherwise probe. */
  #wake(): void {
    if (this.state === 'lost') return this.#dial();
    const probed = this.#socket;
    const dead = setTimeout(() => this.#socket === probed && probed?.close(), PROBE_WAIT);
    void this.ask({ do: 'sessions' }).then(() => clearTimeout(dead));
  }
}

/** Whether it may be more than a desk takes at once. */
function isLong(request: Request): boolean {
  return request.do === 'import' || request.do === 'add-book';
}

/** Whether sending it twice would do it twice. */
function once(request: Request): boolean {
  return request.do === 'create';
}

/** The address of the desk that served this page. */
export function ownAddress(at: Location): string {
  const scheme = at.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${at.host}/ws`;
}
