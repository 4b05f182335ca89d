// A file that a person has chosen → what is put into files/: named safely, typed by its bytes, pictures upright and not larger
// than a page needs.

import { extname } from 'node:path';
import { isDeviceName } from '../../../engine/content/addresses/device-name';
import { findUnpublishable } from '../../../engine/manifest/checks/files/downloads';
import { isMedia, isPicture } from '../../../engine/manifest/checks/files/media';
import type { Unfit } from '../../../engine/manifest/checks/files/unfit-files';
import { contentHash } from '../../files/content-hash';
import { cleanDrawing } from '../../inspect/clean-drawing';
import { inspectFile } from '../../inspect/inspect-file';
import { kilobytes } from '../kilobytes';
import type { UploadAnswer, UploadOptions } from '../uploads';
import { editPaths } from '../wire';
import type { EditSession } from './edit-session';

export type Upload = (name: string, bytes: Buffer, options: UploadOptions) => Promise<UploadAnswer>;

/** What the person's system calls it. */
export const uploadName = (path: string): string => path.slice(editPaths.files.length);

export function readUploadOptions(query: string): UploadOptions {
  const sent = new URLSearchParams(query);
  const replaces = sent.get('replaces');
  return { cleaned: sent.has('cleaned'), ...(replaces !== null && { replaces }) };
}

/** In pixels: what a page shows at most, on screens with two pixels for one. */
const maxSide = 2560;

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', svg: 'svg' };

/** Small letters, digits and hyphens: what every host and every system can write. */
function toSafeName(name: string): string {
  const safe = name
    .slice(0, name.length - extname(name).length)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  if (safe === '') return 'file';
  return isDeviceName(safe) ? `file-${safe}` : safe;
}

const photographs = new Set(['jpeg', 'png', 'webp', 'avif']);

const shown = new Set([...photographs, 'svg', 'gif']);

interface PictureFacts {
  readonly width?: number;
  readonly height?: number;
  readonly orientation?: number;
  /** What cameras note: where a picture was taken, too. */
  readonly exif?: Buffer;
}

type Sharp = (bytes: Buffer) => {
  metadata(): Promise<PictureFacts>;
  rotate(): {
    resize(options: object): { toBuffer(): Promise<Buffer> };
  };
};

const isAsMeant = ({ width = 0, height = 0, orientation = 1, exif }: PictureFacts): boolean =>
  orientation === 1 && exif === undefined && Math.max(width, height) <= maxSide;

/** Upright, and at most as large as a page needs; as it is where nothing is gained by that, or sharp is not installed. */
async function fitPicture(bytes: Buffer): Promise<Buffer> {
  try {
    const name = 'sharp';
    const { default: sharp } = (await import(name)) as { default: Sharp };
    const size = { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true };
    const fitted = await sharp(bytes).rotate().resize(size).toBuffer();
    const isGain = fitted.length < bytes.length || !isAsMeant(await sharp(bytes).metadata());
    return isGain ? fitted : bytes;
  } catch {
    return bytes;
  }
}

interface Accepted {
  readonly format: string;
  readonly bytes: Buffer;
}

/** The bytes that are written, or why they are not. */
async function accept(
  name: string,
  given: Buffer,
  { cleaned = false }: UploadOptions,
): Promise<Accepted | UploadAnswer> {
  const { format, damage, unsafe } = inspectFile(name, given);
  if (damage !== undefined)
    return { type: 'refused', message: 'The file is damaged. Save it again, and upload that.' };
  if (isPicture(name) && !shown.has(format))
    return {
      type: 'refused',
      message:
        'Browsers cannot show this file as a picture. Save it as JPEG or PNG, and upload that.',
    };
  if (photographs.has(format)) return { format, bytes: await fitPicture(given) };
  if (unsafe === undefined || format !== 'svg') return { format, bytes: given };
  const clean = cleanDrawing(given);
  if (clean === undefined)
    return {
      type: 'refused',
      message: `The drawing has ${unsafe}, which cannot be taken out. Save it as a plain drawing (SVG) in the program that made it.`,
    };
  return cleaned ? { format, bytes: clean.bytes } : { type: 'asks', removed: clean.removed };
}

/** Why nothing of a site could name a file; undefined for pictures, films, texts and what is offered for download. */
const findUseless = (path: string): Unfit | undefined =>
  isMedia(path) || /\.(?:md|txt|json|csv)$/.test(path) ? undefined : findUnpublishable(path);

const folderOf = (format: string): string =>
  photographs.has(format) || format === 'svg' ? 'images' : 'downloads';

interface Named extends Accepted {
  readonly name: string;
  /** The files of the site. */
  readonly files: ReadonlyMap<string, unknown>;
}

/** What the path of a file of a format ends with. */
const endingOf = ({ name, format }: Pick<Named, 'name' | 'format'>): string =>
  endings[format] ?? (photographs.has(format) ? format : extname(name).slice(1));

function findPath({ name, format, bytes, files }: Named): string {
  const ending = endingOf({ name, format });
  const safe = `${folderOf(format)}/${toSafeName(name)}`;
  const suffix = files.has(`${safe}.${ending}`) ? `-${contentHash(bytes).slice(0, 6)}` : '';
  return `${safe}${suffix}.${ending}`.toLowerCase();
}

/** The path of a file that comes in the place of another: its own, or with the ending of the new one. */
function findReplaced(replaces: string, file: Pick<Named, 'name' | 'format'>): string {
  const old = extname(replaces);
  const ending = endingOf(file);
  const isSame = old.slice(1).toLowerCase().replace('jpeg', 'jpg') === ending;
  return isSame ? replaces : `${replaces.slice(0, replaces.length - old.length)}.${ending}`;
}

export const takeUpload =
  (session: EditSession): Upload =>
  async (name, given, options) => {
    const accepted = await accept(name, given, options);
    if ('type' in accepted) return accepted;
    const { bytes, format } = accepted;
    const { replaces } = options;
    const path =
      replaces === undefined
        ? findPath({ name, format, bytes, files: session.base.source.files })
        : findReplaced(replaces, { name, format });
    const useless = replaces === undefined ? findUseless(path) : undefined;
    if (useless)
      return {
        type: 'refused',
        message: `No page can offer this file: ${useless.reason}. ${useless.remedy}`,
      };
    const put = { op: 'put', file: `files/${path}`, base64: bytes.toString('base64') };
    const isMoved = replaces !== undefined && replaces !== path;
    const move = { op: 'move', file: `files/${replaces}`, to: put.file };
    const answer = session.take({
      key: `upload ${path}`,
      step: {
        type: 'operations',
        operations: isMoved ? [move, put] : [put],
        about: replaces === undefined ? `add the file ${path}` : `replace the file ${replaces}`,
      },
    });
    if (answer.type === 'refused' || answer.type === 'asks')
      return { type: 'refused', message: answer.message };
    if (answer.type === 'waits') {
      session.discard(answer.id);
      const [finding] = answer.findings;
      return { type: 'refused', message: `${finding?.message ?? ''} ${finding?.hint ?? ''}` };
    }
    const about =
      bytes.length >= given.length
        ? kilobytes(bytes.length)
        : `${kilobytes(bytes.length)}, made smaller from ${kilobytes(given.length)}`;
    return { type: 'taken', path, about };
  };
