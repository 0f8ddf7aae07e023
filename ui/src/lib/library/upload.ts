// A file on its way to the desk, which tells its encoding apart: so its bytes go as they are.
import type { Brought } from '../wire/Brought';

/** Bytes beyond what the desk takes are not read: it says itself that there are too many. */
const ENOUGH = 6 * 1024 * 1024;

export async function brought(file: File): Promise<Brought> {
  const bytes = new Uint8Array(await file.slice(0, ENOUGH).arrayBuffer());
  return { as: 'file', name: file.name, base64: base64(bytes) };
}

/** In pieces: spread whole, a long file would be more arguments than a call takes. */
export function base64(bytes: Uint8Array): string {
  const PIECE = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
