// The bytes of a file → its text, or why it has none. Nothing is replaced without being reported.
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import type { FileText } from '../../engine/manifest/site-source';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const loose = new TextDecoder('utf-8', { ignoreBOM: true });

/** The first character of a loosely decoded text that the bytes do not hold. */
function findBroken(text: string, bytes: Buffer): number {
  let position = 0;
  for (const [index, part] of text.split('\ufffd').entries()) {
    if (index > 0) {
      const own = Buffer.byteLength(text.slice(0, position));
      if (!bytes.subarray(own, own + 3).equals(Buffer.from('\ufffd'))) return position;
      position += 1;
    }
    position += part.length;
  }
  return 0;
}

/** Text, and where it breaks off when the bytes are not UTF-8. A byte order mark stays, to be found later. */
export function decode(bytes: Buffer): FileText {
  try {
    return { text: strict.decode(bytes) };
  } catch {
    const text = loose.decode(bytes);
    const [first, second] = bytes;
    const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    return utf16
      ? { text, broken: { offset: 0, reason: 'it is UTF-16' } }
      : {
          text,
          broken: {
            offset: findBroken(text, bytes),
            reason: 'it contains bytes that are not UTF-8',
          },
        };
  }
}

/** In bytes: what is longer is refused before it is read, for it cannot be a text that we allow. */
const maxBytes = 128 * 1024 * 1024;

/** The bytes of a regular file, or why there are none. A queue or a device, which would never end, is not waited for. */
export function readBytes(path: string): Buffer | string {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(file);
    if (stat.isDirectory()) return 'it is a folder';
    if (!stat.isFile()) return 'it is not a regular file';
    if (stat.size > maxBytes) return `it is larger than ${maxBytes} bytes`;
    const bytes = Buffer.allocUnsafe(stat.size);
    let length = 0;
    for (let read = -1; read !== 0 && length < stat.size; length += read)
      read = readSync(file, bytes, length, stat.size - length, null);
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

export function readText(path: string): FileText | { readonly reason: string } {
  const bytes = readBytes(path);
  return typeof bytes === 'string' ? { reason: bytes } : decode(bytes);
}

/** The same for a file that is known to be regular, in one call of the system where its bytes are UTF-8. */
export function readKnownText(path: string): FileText | { readonly reason: string } {
  const text = readFileSync(path, 'utf8');
  return text.includes('\ufffd') ? readText(path) : { text };
}
