// The bytes of a JPEG picture → what is missing or wrong in it, as far as its markers tell.
//
// What they cannot tell is whether the coded data between them give the right picture: for that it must be decoded, which
// takes a hundred times as long and a decoder. A build with sharp decodes each picture that it converts.

const end = 'its end is missing';
const middle = 'its middle is damaged';

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Markers of segments that may follow coded data: tables, further scans, comments (ITU-T T.81, B.2). */
const mayFollow = (marker: number): boolean =>
  [0xc4, 0xcc, 0xda, 0xdb, 0xdc, 0xdd, 0xfe].includes(marker) || (marker >= 0xe0 && marker <= 0xef);

/** The place behind coded data, which begin at `from`; undefined where they hold what no encoder writes. */
function skipScan(bytes: Uint8Array, from: number): number | undefined {
  let restarts = 0;
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1];
    if (marker === undefined) return bytes.length;
    if (marker === 0 || marker === 0xff) at += marker === 0 ? 2 : 1;
    else if (isRestart(marker)) {
      // They count from 0 to 7, again and again: a gap is what was lost.
      if (marker !== 0xd0 + (restarts % 8)) return undefined;
      restarts += 1;
      at += 2;
    } else return marker === 0xd9 || mayFollow(marker) ? at : undefined;
  }
  return bytes.length;
}

/** The place behind a segment, whose length its first two bytes give; undefined where it is cut off. */
function skipSegment(bytes: Uint8Array, at: number): number | undefined {
  const [high, low] = [bytes[at + 2], bytes[at + 3]];
  if (high === undefined || low === undefined) return undefined;
  const next = at + 2 + high * 256 + low;
  return next <= bytes.length ? next : undefined;
}

/** Why it cannot be shown as it was; undefined where nothing can be seen. */
export function findJpegDamage(bytes: Uint8Array): string | undefined {
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return undefined;
    if (marker < 0xc0 || marker === 0xff || isRestart(marker)) at += 1;
    else {
      const behind = skipSegment(bytes, at);
      if (behind === undefined) return end;
      const next = marker === 0xda ? skipScan(bytes, behind) : behind;
      if (next === undefined) return middle;
      at = next;
    }
    at = bytes.indexOf(0xff, at);
  }
  return end;
}
