// The bytes of a file below files/ → what is known of it.
import { imageSize } from 'image-size';
import type { InspectedFile, PictureSize } from '../../engine/model/inspected-file';
import { contentHash } from '../files/content-hash';
import { findFormat } from './file-format';
import { findDamage } from './find-damage';
import { listCharacters } from './font-characters';
import { judgeDrawing } from './judge-drawing';

const pictures = new Set(['svg', 'png', 'jpeg', 'gif', 'webp', 'avif']);

function findSize(content: Uint8Array): PictureSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
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
  const size = pictures.has(format) ? findSize(content) : undefined;
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
