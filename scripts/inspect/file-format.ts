// The bytes of a file → the name of its format, whatever the file is called.

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What files of a format begin with (https://mimesniff.spec.whatwg.org). */
const beginnings: readonly (readonly [beginning: string, format: string])[] = [
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff', 'jpeg'],
  ['GIF8', 'gif'],
  ['wOFF', 'woff'],
  ['wOF2', 'woff2'],
  ['OTTO', 'otf'],
  ['\0\x01\0\0', 'ttf'],
  ['\x1aE\xdf\xa3', 'webm'],
  ['%PDF', 'pdf'],
  ['PK\x03\x04', 'zip'],
  ['BM', 'bmp'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['\0\0\x01\0', 'ico'],
  ['WEBVTT', 'vtt'],
  ['version https://git-lfs', 'lfs'],
];

/** ISO media files name their kind behind the first length. */
function findBrand(bytes: Uint8Array): string | undefined {
  if (ascii(bytes, 4, 8) !== 'ftyp') return undefined;
  const brand = ascii(bytes, 8, 12);
  if (/^avi[fs]$/.test(brand)) return 'avif';
  return /^(?:hei|hev|mif1|msf1)/.test(brand) ? 'heic' : 'mp4';
}

/** In bytes: as much as may stand before the root of a drawing. */
const prologue = 65_536;

function findMarkup(bytes: Uint8Array): string | undefined {
  const utf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  const start = Buffer.from(bytes.subarray(0, prologue)).toString(utf16 ? 'utf16le' : 'utf8');
  const text = start.replace(/^\ufeff/, '');
  const rest = text.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '').trimStart();
  if (/^<!doctype\s+html|^<(?:html|head|body)\b/i.test(rest)) return 'html';
  if (/^(?:<!doctype\s+(?:\w+:)?svg\b[^>[]*(?:\[[\s\S]*?\]\s*)?>\s*)?<(?:\w+:)?svg\b/i.test(rest))
    return 'svg';
  if (bytes.includes(0)) return undefined;
  return text.includes('\ufffd') ? undefined : 'text';
}

export function findFormat(bytes: Uint8Array): string {
  const start = ascii(bytes, 0, 32).replace(/^\xef\xbb\xbf/, '');
  const [, known] = beginnings.find(([beginning]) => start.startsWith(beginning)) ?? [];
  if (known !== undefined) return known;
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  return findBrand(bytes) ?? findMarkup(bytes) ?? 'unknown';
}
