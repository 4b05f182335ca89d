// The bytes of a picture, film or font → whether all of it is there.
import { findJpegDamage } from './find-jpeg-damage';

const view = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const codeAt = (bytes: Uint8Array, at: number): string =>
  Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');

/** Chunks with their length, up to the one that ends it. */
function isWholePng(bytes: Uint8Array): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view(bytes).getUint32(at))
    if (codeAt(bytes, at + 4) === 'IEND') return true;
  return false;
}

function isWholeGif(bytes: Uint8Array): boolean {
  let end = bytes.length - 1;
  while (bytes[end] === 0) end -= 1;
  // Behind its header, a picture begins with a comma.
  return bytes[end] === 0x3b && bytes.includes(0x2c, 13);
}

const isWholeWebp = (bytes: Uint8Array): boolean =>
  bytes.length >= 12 && view(bytes).getUint32(4, true) + 8 <= bytes.length;

/** Boxes with their length, one after the other; the last may go on to the end. */
function isWholeMedia(bytes: Uint8Array): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = view(bytes).getUint32(at);
    if (short === 0) return true;
    if (short === 1 && at + 16 > bytes.length) return false;
    const length = short === 1 ? Number(view(bytes).getBigUint64(at + 8)) : short;
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}

/** A header of 44 bytes (WOFF 2: 48) says how many tables there are, and how long the file is. */
function isWholeFont(bytes: Uint8Array): boolean {
  if (bytes.length < 44) return false;
  const [length, tables] = [view(bytes).getUint32(8), view(bytes).getUint16(12)];
  return tables > 0 && length > 44 && length <= bytes.length;
}

const checks: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  png: isWholePng,
  gif: isWholeGif,
  webp: isWholeWebp,
  avif: isWholeMedia,
  mp4: isWholeMedia,
  woff: isWholeFont,
  woff2: isWholeFont,
};

/** White space, and what a disk holds where nothing was written. */
const isBlank = (byte: number): boolean => byte === 0 || byte === 0x20 || (byte >= 9 && byte <= 13);

/** Why it cannot be shown; undefined where nothing is missing. */
export function findDamage(format: string, bytes: Uint8Array): string | undefined {
  if (bytes.every(isBlank)) return 'it is empty';
  if (format === 'jpeg') return findJpegDamage(bytes);
  const isWhole = Object.hasOwn(checks, format) ? checks[format] : undefined;
  return isWhole === undefined || isWhole(bytes) ? undefined : 'its end is missing';
}
