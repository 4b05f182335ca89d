// The output of a peer → an HTTP/2 server, as hosts are: HTML asked for again, everything compressed as well as can be.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { mediaTypeOf } from '../../../engine/content/addresses/media-types';
import { pageEnding } from '../../../engine/content/addresses/output-paths';
import { CannotRun } from '../../command/cannot-run';

export interface ServedFolder {
  readonly origin: string;
  readonly close: () => void;
  /** The bytes of the body that it sends for an address; undefined where there is none. */
  readonly weigh: (path: string) => number | undefined;
}

/** For this machine alone: browsers are told to accept it. @throws CannotRun without openssl */
export function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-certificate-'));
  const [keyFile, file] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  try {
    const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
    const more = ['-subj', '/CN=localhost', '-keyout', keyFile, '-out', file];
    if (spawnSync('openssl', [...words, ...more], { stdio: 'ignore' }).status !== 0)
      throw new CannotRun(
        'The local server needs a certificate, and openssl, which makes one, is not installed.',
      );
    return { key: readFileSync(keyFile), cert: readFileSync(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The file for an address, as static hosts find it. */
function findFile(folder: string, path: string): string | undefined {
  const at = join(folder, decodeURIComponent(path));
  return [at, at + pageEnding, join(at, `index${pageEnding}`)].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

const textFile = /\.(?:js|mjs|css|json|svg|txt|xml)$/;

const isText = (file: string): boolean => file.endsWith(pageEnding) || textFile.test(file);

export function serveFolder(
  folder: string,
  certificate: { key: Buffer; cert: Buffer },
): Promise<ServedFolder> {
  const bodies = new Map<string, Buffer>();
  const read = (file: string): Buffer => {
    const content = readFileSync(file);
    const body = bodies.get(file) ?? (isText(file) ? brotliCompressSync(content) : content);
    bodies.set(file, body);
    return body;
  };
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, ({ url }, response) => {
    const { pathname } = new URL(url, 'https://localhost');
    const file = findFile(folder, pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isDocument = file.endsWith(pageEnding);
    response.writeHead(200, {
      'content-type': mediaTypeOf(file),
      'cache-control': isDocument ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isText(file) && { 'content-encoding': 'br' }),
    });
    response.end(read(file));
  });
  const weigh = (path: string): number | undefined => {
    const file = findFile(folder, path);
    return file === undefined ? undefined : read(file).byteLength;
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = (): void => void server.close();
      resolve({ origin: `https://localhost:${port}`, close, weigh });
    });
  });
}
