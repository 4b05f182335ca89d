// Tarballs → a registry on loopback that has them, and asks the one that npm uses here for everything else.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readTarball } from './read-tarball';

export interface Registry {
  /** What npm_config_registry has to be. */
  readonly address: string;
  close(): Promise<void>;
}

const findUpstream = (): string =>
  spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', shell: true }).stdout.trim();

/** https://github.com/npm/registry/blob/main/docs/responses/package-metadata.md */
function describe(tarball: Uint8Array, address: string) {
  const own = JSON.parse(readTarball(tarball).get('package.json')?.toString() ?? '{}');
  const { name, version } = own;
  const hash = (algorithm: string) => createHash(algorithm).update(tarball);
  const dist = {
    tarball: `${address}${name}/-/${name}-${version}.tgz`,
    integrity: `sha512-${hash('sha512').digest('base64')}`,
    shasum: hash('sha1').digest('hex'),
  };
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...own, _id: `${name}@${version}`, dist } },
    // Some package managers do not take what is too new.
    time: { [version]: '2020-01-01T00:00:00.000Z' },
  };
}

async function pass(from: URL, accept: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(from, { headers: { accept } });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  response.writeHead(answer.status, { 'content-type': type });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** What is answered itself, by path. */
function listAnswers(tarballs: readonly Uint8Array[], address: string) {
  return new Map(
    tarballs.flatMap((tarball): (readonly [string, string | Uint8Array])[] => {
      const about = describe(tarball, address);
      const places = Object.values(about.versions).map(
        ({ dist }) => new URL(dist.tarball).pathname,
      );
      return [
        [`/${about.name}`, JSON.stringify(about)],
        ...places.map((path) => [path, tarball] as const),
      ];
    }),
  );
}

export async function startRegistry(tarballs: readonly Uint8Array[]): Promise<Registry> {
  const upstream = findUpstream();
  let answers: ReturnType<typeof listAnswers> = new Map();
  const server = createServer(({ url = '/', headers }, response) => {
    const known = answers.get(url);
    if (known !== undefined) {
      response.setHeader(
        'content-type',
        typeof known === 'string' ? 'application/json' : 'application/octet-stream',
      );
      response.end(known);
      return;
    }
    pass(new URL(url.slice(1), upstream), headers.accept ?? '*/*', response).catch(() => {
      response.writeHead(502);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  answers = listAnswers(tarballs, address);
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
