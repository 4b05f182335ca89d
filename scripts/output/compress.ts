// Compressed copies beside text files, for hosts that send files as they are.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isText, mediaTypeOf } from '../../engine/content/addresses/media-types';
import { isImmutable, toPageFile } from '../../engine/content/addresses/output-paths';
import { contentHash } from '../files/content-hash';
import { keepChecked, readChecked } from '../files/kept-file';
import type { ListedFile } from './build-listing';
import type { OutputCache } from './output-cache';
import { isNew, type StagedFile } from './output-file';
import type { PreviousOutput } from './previous-output';

/** In bytes. Smaller files gain nothing: a response of one packet stays one packet. */
const minBytes = 512;

/**
 * What rarely changes is compressed with the best quality, what every build renders quickly; the home page,
 * the largest page and the first that most visitors see, may take its 30 ms.
 */
const qualities = { best: 11, first: 10, quick: 5 } as const;

/** Identifies the compression: equal names mean equal bytes. */
export const compressor: string = `${JSON.stringify(qualities)} ${minBytes} zlib ${process.versions.zlib} brotli ${process.versions.brotli}`;

const brotli = (bytes: Uint8Array, quality: number): Uint8Array =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

/** The best compression takes a hundred times as long: it is cached between builds, by content. */
function brotliOnce(bytes: Uint8Array, cache: string): Uint8Array {
  const path = `compressed/${contentHash(bytes)}.br`;
  const kept = readChecked(cache, path);
  if (kept !== undefined) return kept;
  const compressed = brotli(bytes, qualities.best);
  keepChecked(cache, path, compressed);
  return compressed;
}

const homeFile = toPageFile('/');

const endings = ['.br', '.gz'] as const;

/** How many files of an output are copies of others in it. */
export function countCopies(paths: readonly string[]): number {
  const all = new Set(paths);
  const isCopy = (path: string): boolean =>
    endings.some((ending) => path.endsWith(ending) && all.has(path.slice(0, -ending.length)));
  return paths.filter(isCopy).length;
}

/** `cache` is the cache folder. */
const makeCompress =
  (cache: string) =>
  (path: string, ending: (typeof endings)[number], bytes: Uint8Array): Uint8Array =>
    ending === '.gz'
      ? gzipSync(bytes)
      : isImmutable(path)
        ? brotliOnce(bytes, cache)
        : brotli(bytes, path === homeFile ? qualities.first : qualities.quick);

/** The number of bytes that a visitor fetches for a file. */
export const makeWeigh =
  (cache: string) =>
  (path: string, content: string | Uint8Array): number =>
    makeCompress(cache)(path, '.br', Buffer.from(content)).byteLength;

/** What the previous build compressed is not compressed again. */
export async function* withCompressed(
  files: AsyncIterable<StagedFile>,
  previous: PreviousOutput,
  { cache, made }: { readonly cache: string; readonly made: OutputCache | undefined },
): AsyncIterable<StagedFile> {
  const compress = makeCompress(cache);
  for await (const file of files) {
    yield file;
    const [path, content, owner] = file;
    if (!isText(mediaTypeOf(path))) continue;
    let bytes: Uint8Array | undefined;
    const read = (): Uint8Array => {
      bytes ??= isNew(content) ? Buffer.from(content) : previous.read(path);
      return bytes;
    };
    const listed: ListedFile = isNew(content)
      ? { size: read().byteLength, hash: contentHash(read()) }
      : content;
    if (listed.size < minBytes) continue;
    const same = previous.holds(path, listed);
    for (const ending of endings) {
      const known = same ? made?.findCompressed(path, ending) : undefined;
      yield [path + ending, known ?? compress(path, ending, read()), owner];
    }
  }
}
