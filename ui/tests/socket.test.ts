// The browser's door: it comes back by itself and sends again what has no answer.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownAddress, SocketDoor } from '../src/lib/api/socket';

class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: { id: number; request: { do: string; key?: string } }[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  close(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(frame: unknown) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  vi.stubGlobal('WebSocket', Wire);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const put = {
  do: 'at',
  session: 's',
  ask: { do: 'put', seat: 0, act: { act: 'pass' }, token: null, key: 'k1', overrule: false },
} as const;

test('answers find their question by number, pushes go to who listens', async () => {
  const door = new SocketDoor('ws://x/ws');
  const wire = Wire.all[0]!;
  const heard = vi.fn();
  door.pushes(heard);
  wire.open();
  const reply = door.ask({ do: 'sessions' });
  wire.say({ push: { session: 's' } });
  wire.say({ id: 1, reply: { is: 'sessions', sessions: [] } });
  expect(await reply).toEqual({ is: 'sessions', sessions: [] });
  expect(heard).toHaveBeenCalledOnce();
});

test('a put without an answer is sent again with the same key', async () => {
  const door = new SocketDoor('ws://x/ws');
  Wire.all[0]!.open();
  const reply = door.ask(put);
  Wire.all[0]!.close();
  expect(door.state).toBe('lost');
  await vi.advanceTimersByTimeAsync(400);
  Wire.all[1]!.open();
  expect(Wire.all[1]!.sent).toEqual([{ id: 1, request: put }]);
  Wire.all[1]!.say({ id: 1, reply: { is: 'done', seq: 3 } });
  expect(await reply).toEqual({ is: 'done', seq: 3 });
});

test('a table that may have been opened is never opened twice', async () => {
  const door = new SocketDoor('ws://x/ws');
  Wire.all[0]!.open();
  const reply = door.ask({ do: 'create', game: 'g', seats: [], options: {}, level: 'enforce' });
  Wire.all[0]!.close();
  expect((await reply).is).toBe('failed');
  await vi.advanceTimersByTimeAsync(400);
  Wire.all[1]!.open();
  expect(Wire.all[1]!.sent).toEqual([]);
});

test('an import the desk closes the line over is told so and never sent again', async () => {
  const door = new SocketDoor('ws://x/ws');
  Wire.all[0]!.open();
  const [imported, listed] = [door.ask({ do: 'import', text: 'long' }), door.ask({ do: 'sessions' })];
  Wire.all[0]!.close(1009);
  expect(await imported).toMatchObject({ is: 'failed', failed: { code: 'too-large' } });
  await vi.advanceTimersByTimeAsync(400);
  Wire.all[1]!.open();
  expect(Wire.all[1]!.sent).toEqual([{ id: 2, request: { do: 'sessions' } }]);
  Wire.all[1]!.say({ id: 2, reply: { is: 'sessions', sessions: [] } });
  expect((await listed).is).toBe('sessions');
});

test('each failed try waits longer, up to a bound', async () => {
  new SocketDoor('ws://x/ws');
  for (let tries = 0; tries < 8; tries++) {
    Wire.all.at(-1)!.close();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(Wire.all).toHaveLength(9);
});

test('the desk is where the page came from', () => {
  expect(ownAddress({ protocol: 'http:', host: '10.0.0.2:4010' } as Location)).toBe('ws://10.0.0.2:4010/ws');
  expect(ownAddress({ protocol: 'https:', host: 'x' } as Location)).toBe('wss://x/ws');
});
