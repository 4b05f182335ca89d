// Not quick: servers.
// The addresses of a site in three languages: its home pages, and a page for unknown addresses in each language.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run as build } from '../../../scripts/build';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import { startDevServer } from '../../../scripts/dev/dev-server';
import { startServer } from '../../../scripts/serve/start-server';
import { openWorld } from '../../../scripts/source/open-world';
import { startNginx } from '../../nginx';
import { getRaw } from './raw-request';

const folder = mkdtempSync(join(tmpdir(), 'plinth-languages-'));
const root = 'tests/sites/languages';
const outDir = join(folder, 'dist');

beforeAll(async () => {
  expect(await build(['--root', root, '--out-dir', outDir])).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** [address, status, where it leads to, or the language of what it shows]. */
const addresses: readonly (readonly [string, number, string])[] = [
  ['/', 200, 'en-GB'],
  ['/de/', 200, 'de'],
  ['/ar/', 200, 'ar'],
  ['/de/ueber-uns', 200, 'de'],
  ['/de', 308, '/de/'],
  ['/de/index', 308, '/de/'],
  ['/de/index.html', 308, '/de/'],
  ['/de/ueber-uns/', 308, '/de/ueber-uns'],
  ['/nowhere', 404, 'en-GB'],
  ['/de/nowhere', 404, 'de'],
  ['/ar/work/courses', 404, 'ar'],
];

const hidden = ['/de/404', '/de/404.html'];

async function startDev() {
  const world = await openWorld(root);
  const server = await startDevServer({
    workspace: world.workspace,
    ...{ port: 0, sources: [], report: () => undefined, restart: () => undefined },
    site: await createDevSite({ world, now: new Date('2026-03-01') }),
  });
  return { port: server.port, stop: () => server.close() };
}

async function startPreview() {
  const server = await startServer({ root, outDir, port: 0 });
  return { port: server.port, stop: () => server.close() };
}

const starts = { dev: startDev, preview: startPreview, nginx: () => startNginx(outDir, '/') };

describe.each(Object.keys(starts) as (keyof typeof starts)[])('%s', (server) => {
  let running: { readonly port: number; stop(): unknown };
  beforeAll(async () => {
    running = await starts[server]();
  });
  afterAll(() => running?.stop());

  test.each(addresses)('%s', async (address, status, expected) => {
    const answer = await getRaw(running.port, address);
    const [, language] = /<html lang="([^"]*)"/.exec(answer.body) ?? [];
    expect([answer.status, answer.headers.get('location') ?? language]).toEqual([status, expected]);
  });

  test.each(hidden)('%s has no address', async (address) => {
    expect((await getRaw(running.port, address)).status).toBe(404);
  });

  test('the files of a language are served with their types', async () => {
    const manifest = await getRaw(running.port, '/de/site.webmanifest');
    expect(manifest.headers.get('content-type')).toMatch('application/manifest+json');
    expect((await getRaw(running.port, '/ar/sitemap.xml')).status).toBe(200);
  });
});

describe('cloudFront', () => {
  function ask(uri: string): { uri?: string; statusCode?: number; headers?: unknown } {
    const context = createContext({ event: { request: { method: 'GET', uri, querystring: {} } } });
    runInContext(readFileSync(join(outDir, '_site/cloudfront.js'), 'utf8'), context);
    return JSON.parse(runInContext('JSON.stringify(handler(event))', context));
  }

  test.each([
    ['/de/', '/de/index.html'],
    ['/de/ueber-uns', '/de/ueber-uns.html'],
    ['/de/sitemap.xml', '/de/sitemap.xml'],
    ['/de/_site/pages/ueber-uns.json', '/de/_site/pages/ueber-uns.json'],
    ['/de/404', '/404'],
  ])('%s is %s', (address, file) => {
    expect(ask(address).uri).toBe(file);
  });

  test.each(['/de', '/de/index', '/de/index.html'])('%s leads to the home page', (address) => {
    expect(ask(address)).toMatchObject({
      ...{ statusCode: 308, headers: { location: { value: '/de/' } } },
    });
  });
});

test('Netlify is told of each page for unknown addresses', () => {
  expect(readFileSync(join(outDir, '_redirects'), 'utf8')).toBe(
    '/de/* /de/404.html 404\n/ar/* /ar/404.html 404\n',
  );
});
