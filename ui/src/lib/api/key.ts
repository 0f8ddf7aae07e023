// Idempotency keys and dice: all chance this screen makes. `crypto.randomUUID` does not exist on a plain LAN address,
// `getRandomValues` does.

/** A key the desk has not seen: 128 random bits in hex. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One fair face from 1 to `sides`; values that would favour low faces are thrown again. */
export function rollOne(sides: number): number {
  const fair = Math.floor(0x1_0000_0000 / sides) * sides;
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word < fair ? 1 + (word % sides) : rollOne(sides);
}
