// Files → a tarball as package managers read it; the same files give the same bytes.
// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html (the format ustar)
import { gzipSync } from 'node:zlib';

const blockSize = 512;

/** In seconds: the time that npm gives all files. */
const time = Date.UTC(1985, 9, 26, 8, 15) / 1000;

/** Names of up to 100 bytes; longer ones are divided at a slash. */
function divideName(path: string): readonly [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= 100) return ['', path];
  const at = path.indexOf('/', path.length - 101);
  if (at < 0 || at > 155) throw new Error(`The path ${path} is too long for a package.`);
  return [path.slice(0, at), path.slice(at + 1)];
}

const octal = (value: number, width: number): string =>
  `${value.toString(8).padStart(width - 1, '0')}\0`;

function writeHeader(path: string, size: number): Buffer {
  const header = Buffer.alloc(blockSize);
  const [prefix, name] = divideName(path);
  const mode = path.startsWith('package/bin/') || path.endsWith('/index.mjs') ? 0o755 : 0o644;
  header.write(name, 0);
  header.write(octal(mode, 8), 100);
  header.write(octal(0, 8) + octal(0, 8), 108);
  header.write(octal(size, 12) + octal(time, 12), 124);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** By path in the package. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

export function writeTarball(files: PackageFiles): Uint8Array {
  const parts = [...files].flatMap(([path, content]) => [
    writeHeader(`package/${path}`, content.byteLength),
    content,
    Buffer.alloc((blockSize - (content.byteLength % blockSize)) % blockSize),
  ]);
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * blockSize)]), { level: 9 });
}
