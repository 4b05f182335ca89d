// A file that a person has chosen → what is put into files/: named safely, typed by its bytes, pictures upright and not larger
// than a page needs.
import { extname } from 'node:path';
import { contentHash } from '../../files/content-hash';
import { inspectFile } from '../../inspect/inspect-file';
import { editPaths, type UploadAnswer } from '../wire';
import type { EditSession } from './edit-session';

export type Upload = (name: string, bytes: Buffer) => Promise<UploadAnswer>;

/** What the person's system calls it. */
export const uploadName = (path: string): string => path.slice(editPaths.files.length);

/** In pixels: what a page shows at most, on screens with two pixels for one. */
const maxSide = 2560;

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', svg: 'svg' };

/** Small letters, digits and hyphens: what every host and every system can write. */
const toSafeName = (name: string): string =>
  name
    .slice(0, name.length - extname(name).length)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'file';

const photographs = new Set(['jpeg', 'png', 'webp', 'avif']);

type Sharp = (bytes: Buffer) => {
  rotate(): {
    resize(options: object): { toBuffer(): Promise<Buffer> };
  };
};

/** Upright, and at most as large as a page needs; as it is where sharp is not installed. */
async function fitPicture(bytes: Buffer): Promise<Buffer> {
  try {
    const name = 'sharp';
    const { default: sharp } = (await import(name)) as { default: Sharp };
    const size = { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true };
    return await sharp(bytes).rotate().resize(size).toBuffer();
  } catch {
    return bytes;
  }
}

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} kB`;

export const takeUpload =
  (session: EditSession): Upload =>
  async (name, given) => {
    const { format, damage } = inspectFile(name, given);
    if (damage !== undefined)
      return { type: 'refused', message: 'The file is damaged. Save it again, and upload that.' };
    const bytes = photographs.has(format) ? await fitPicture(given) : given;
    const ending = endings[format] ?? (photographs.has(format) ? format : extname(name).slice(1));
    const folder = photographs.has(format) || format === 'svg' ? 'images' : 'downloads';
    const { files } = session.base.source;
    const safe = toSafeName(name);
    const taken = files.has(`${folder}/${safe}.${ending}`);
    const path = `${folder}/${safe}${taken ? `-${contentHash(bytes).slice(0, 6)}` : ''}.${ending.toLowerCase()}`;
    const operation = { op: 'put', file: `files/${path}`, base64: bytes.toString('base64') };
    const answer = session.take({
      key: `upload ${path}`,
      step: { type: 'operations', operations: [operation], about: `put ${path} into the files` },
    });
    if (answer.type === 'refused' || answer.type === 'asks')
      return { type: 'refused', message: answer.message };
    if (answer.type === 'waits') {
      session.discard(answer.id);
      const [finding] = answer.findings;
      return { type: 'refused', message: `${finding?.message ?? ''} ${finding?.hint ?? ''}` };
    }
    const about =
      bytes.length === given.length
        ? kilobytes(bytes.length)
        : `${kilobytes(given.length)} → ${kilobytes(bytes.length)}`;
    return { type: 'taken', path, about };
  };
