// Files of a build → the same, each text followed by its compressed twins for hosts that send them as they are.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isImmutable } from './build-listing';
import type { OutputFile } from './build-output';
import { contentHash } from './content-hash';
import { engineFolder } from './engine-folder';
import { isText, mediaTypeOf } from './media-types';

const cache = join(engineFolder, 'node_modules/.cache/plinth/compressed');

/** Smaller files gain nothing: a response of one packet stays one. In bytes. */
const smallest = 512;

/** What stays the same for long is compressed as well as can be, what every build renders anew quickly. */
const qualities = { best: 11, quick: 5 } as const;

const brotli = (bytes: Uint8Array, quality: number): Uint8Array =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

/** Best compression takes a hundred times as long: it is kept between builds, by what was compressed. */
function brotliOnce(bytes: Uint8Array): Uint8Array {
  const file = join(cache, `${contentHash(bytes)}.br`);
  if (existsSync(file)) return readFileSync(file);
  const compressed = brotli(bytes, qualities.best);
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, compressed);
  renameSync(`${file}.${process.pid}`, file);
  return compressed;
}

export function* withCompressed(files: Iterable<OutputFile>): Iterable<OutputFile> {
  for (const file of files) {
    yield file;
    const [path, content] = file;
    if (!isText(mediaTypeOf(path))) continue;
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (bytes.byteLength < smallest) continue;
    yield [`${path}.br`, isImmutable(path) ? brotliOnce(bytes) : brotli(bytes, qualities.quick)];
    yield [`${path}.gz`, gzipSync(bytes)];
  }
}
