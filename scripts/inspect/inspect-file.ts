// The bytes of a file below files/ → what is known of it.
import { imageSize } from 'image-size';
import type { InspectedFile, PictureSize } from '../../engine/model/inspected-file';
import { contentHash } from '../files/content-hash';
import { findFormat } from './file-format';
import { findDamage } from './find-damage';
import { listCharacters } from './font-characters';
import { judgeDrawing } from './judge-drawing';

const pictures = new Set(['svg', 'png', 'jpeg', 'gif', 'webp', 'avif']);

/** The numbers of a "viewBox" may have commas between them, which the reader of sizes does not know. */
function withoutCommas(content: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(content);
  const spaced = text.replace(/(?<=\sviewBox\s*=\s*["'])[^"'<>]*,[^"'<>]*/, (box) =>
    box.trim().replace(/[\s,]+/g, ' '),
  );
  return spaced === text ? content : new TextEncoder().encode(spaced);
}

function findSize(format: string, content: Uint8Array): PictureSize | undefined {
  try {
    const read = format === 'svg' ? withoutCommas(content) : content;
    const { width, height, orientation = 1 } = imageSize(read);
    const size = { width: Math.round(width), height: Math.round(height) };
    if (!(size.width > 0 && size.height > 0)) return undefined;
    // Cameras that were held upright say so, and browsers turn their pictures.
    return orientation > 4 ? { width: size.height, height: size.width } : size;
  } catch {
    return undefined;
  }
}

function findCharacters(format: string, content: Uint8Array) {
  try {
    return format === 'woff2' ? listCharacters(content) : undefined;
  } catch {
    // A font that browsers may read all the same.
    return undefined;
  }
}

const isIconPath = (path: string): boolean => /^icons\/[^/]+\.svg$/.test(path);

/** `hash` is that of the content, where it is known. */
export function inspectFile(
  path: string,
  content: Uint8Array,
  hash = contentHash(content),
): InspectedFile {
  const format = findFormat(content);
  const size = pictures.has(format) ? findSize(format, content) : undefined;
  const damage = findDamage(format, content);
  const verdict =
    format === 'svg' && damage === undefined
      ? judgeDrawing(content, { isIcon: isIconPath(path) })
      : {};
  const characters = damage === undefined ? findCharacters(format, content) : undefined;
  return {
    hash,
    bytes: content.byteLength,
    format,
    ...(size && { size }),
    ...(damage && { damage }),
    ...verdict,
    ...(characters && { characters }),
  };
}
