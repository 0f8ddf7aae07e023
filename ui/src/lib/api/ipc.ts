// The window's door: one command, one event. Loaded only inside the app's own window.
import { say } from '../../text/say';
import type { Push } from '../wire/Push';
import type { Reply } from '../wire/Reply';
import type { Request } from '../wire/Request';
import { Listeners, type Door, type DoorState } from './door';

export function insideTheApp(): boolean {
  return '__TAURI_INTERNALS__' in window;
}

export async function ipcDoor(): Promise<Door> {
  const { invoke } = await import('@tauri-apps/api/core');
  const { listen } = await import('@tauri-apps/api/event');
  const pushes = new Listeners<Push>();
  const changes = new Listeners<DoorState>();
  await listen<Push>('push', (event) => pushes.tell(event.payload));
  // Pushes were missed: whoever shows a table opens it again, as after a lost line.
  await listen('behind', () => changes.tell('open'));
  return {
    state: 'open',
    ask: (request: Request) => invoke<Reply>('rpc', { request }).catch(broken),
    pushes: (callback) => pushes.add(callback),
    changes: (callback) => changes.add(callback),
  };
}

function broken(cause: unknown): Reply {
  return { is: 'failed', failed: { code: 'ipc', title: say('door-broken'), advice: String(cause) } };
}
