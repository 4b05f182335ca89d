// Packages that are not published yet → a registry on loopback that has them, and asks the one that npm uses here for all others.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CannotRun } from '../command/cannot-run';

interface Registry {
  /** Its address, with a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

/** What a registry has of a package. */
interface ServedPackage {
  /** The text of its package.json. */
  readonly manifest: string;
  readonly tarball: Uint8Array;
}

function findUpstream(): string {
  const words = ['config', 'get', 'registry'];
  const { stdout } = spawnSync('npm', words, { encoding: 'utf8', shell: true });
  const address = stdout?.trim() ?? '';
  if (URL.canParse(address)) return address;
  throw new CannotRun('npm could not be asked where it gets packages from. Is it installed?');
}

/** https://github.com/npm/registry/blob/main/docs/responses/package-metadata.md */
function describe({ manifest, tarball }: ServedPackage, address: string) {
  const own = JSON.parse(manifest);
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
const listAnswers = (packages: readonly ServedPackage[], address: string) =>
  new Map(
    packages.flatMap((served): (readonly [string, string | Uint8Array])[] => {
      const about = describe(served, address);
      const places = Object.values(about.versions).map(
        ({ dist }) => new URL(dist.tarball).pathname,
      );
      return [
        [`/${about.name}`, JSON.stringify(about)],
        ...places.map((path) => [path, served.tarball] as const),
      ];
    }),
  );

/** Listens at a free port: package managers keep what an address has answered before. */
export async function startRegistry(packages: readonly ServedPackage[]): Promise<Registry> {
  const upstream = findUpstream();
  let answers: ReturnType<typeof listAnswers> = new Map();
  const server = createServer(({ url = '/', headers }, response) => {
    const known = answers.get(url);
    if (known !== undefined) {
      const type = typeof known === 'string' ? 'application/json' : 'application/octet-stream';
      response.setHeader('content-type', type);
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
  answers = listAnswers(packages, address);
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
