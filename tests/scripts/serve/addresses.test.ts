// Not quick: servers.
// Every server and host answers the table of addresses: over sockets, and the function for CloudFront as its host runs it.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run as build } from '../../../scripts/build';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import { startDevServer } from '../../../scripts/dev/dev-server';
import { startServer } from '../../../scripts/serve/start-server';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';
import { startNginx } from '../../nginx';
import { addresses, type Expected, expectedOf, type Server } from './addresses';
import { getRaw } from './raw-request';

const folder = mkdtempSync(join(tmpdir(), 'plinth-addresses-'));
const root = join(folder, 'site');
const outDir = join(folder, 'dist');
const base = '/baumschule/';

interface Running {
  readonly port: number;
  stop(): unknown;
}

const read = (path: string): string => readFileSync(join(outDir, path), 'utf8');

const providers = ['https://formulare.example.org', 'https://api.emailjs.com'];
const isolation = ['cross-origin-opener-policy', 'cross-origin-resource-policy'];
const sameOrigin = isolation.map(() => 'same-origin');

/** A header in the file that Netlify and Cloudflare Pages read, and that the guide has copied for CloudFront. */
function written(name: string): string {
  const [, value = ''] = new RegExp(`^  ${name}: (.*)$`, 'im').exec(read('_headers')) ?? [];
  return value;
}

/** What tells a file from all others: while a site is worked on, documents are not those of the build. */
function nameOf(text: string): string {
  const [, title] = /<title>(.*?)<\/title>/.exec(text) ?? [];
  if (title !== undefined) return title;
  const [, element] = /^<\?xml.*\?>\s*<(\w+)/.exec(text) ?? [];
  return element ?? (text.startsWith('{"id":') ? JSON.parse(text).id : text);
}

async function startCommand(): Promise<Running> {
  const words = ['start', '--root', root, '--out-dir', join(folder, 'started'), '--port', '0'];
  const child: ChildProcess = spawn(process.execPath, ['scripts/run.cjs', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`It ended: ${said}`)));
    child.stdout?.on('data', (text) => {
      said += text;
      const [, found] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
  });
  return { port, stop: () => child.kill() };
}

async function startDev(): Promise<Running> {
  const world = await openWorld(root);
  const server = await startDevServer({
    workspace: world.workspace,
    ...{ port: 0, sources: [], report: () => undefined, restart: () => undefined },
    site: await createDevSite({ world, now: new Date('2026-03-01') }),
  });
  return { port: server.port, stop: () => server.close() };
}

async function startPreview(): Promise<Running> {
  const server = await startServer({ root, outDir, port: 0 });
  return { port: server.port, stop: () => server.close() };
}

const starts = {
  dev: startDev,
  preview: startPreview,
  start: startCommand,
  nginx: () => startNginx(outDir, base),
} as const;

beforeAll(async () => {
  copySiteFolder('tests/sites/everything', root);
  expect(await build(['--root', root, '--out-dir', outDir])).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the table asks for what there is', () => {
  const files = addresses.flatMap(({ file }) => file ?? []);
  expect(files.length).toBeGreaterThan(40);
  for (const path of files) expect(existsSync(join(outDir, path)), path).toBe(true);
});

describe.each(Object.keys(starts) as (keyof typeof starts)[])('%s', (server) => {
  let running: Running;
  beforeAll(async () => {
    running = await starts[server]();
  });
  afterAll(() => running?.stop());

  test.each(addresses)('$address', async (row) => {
    const { status, location, file } = expectedOf(row, server);
    const answer = await getRaw(running.port, row.address);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
    // nginx sends what it makes itself, such as redirects, with its own headers alone.
    if (file !== undefined || server !== 'nginx')
      expect(isolation.map((name) => answer.headers.get(name))).toEqual(sameOrigin);
    if (file === undefined) return;
    const text = Buffer.from(answer.body, 'latin1').toString('utf8');
    expect(nameOf(text)).toBe(nameOf(read(file)));
    expect(answer.headers.get('cache-control')).toMatch(/must-revalidate|no-store/);
    // That of the file for hosts, without the providers: the mailbox that takes their place is of the site itself.
    const policy = written('Content-Security-Policy');
    for (const provider of providers) expect(policy).toContain(provider);
    // The starter of the development server is another one.
    const withoutHash = (header: string) =>
      server === 'dev' ? header.replace(/'sha256-[^']+'/, "'sha256-'") : header;
    expect(withoutHash(answer.headers.get('content-security-policy') ?? '')).toBe(
      server === 'nginx'
        ? policy
        : withoutHash(
            providers.reduce((text, provider) => text.replaceAll(` ${provider}`, ''), policy),
          ),
    );
  });
});

test('the file for hosts that read headers keeps pages of other sites out', () => {
  expect(isolation.map(written)).toEqual(sameOrigin);
});

describe('cloudFront', () => {
  /** A bucket with the files as the guide uploads them, an error page, and the function before them. */
  function answer(address: string): Expected {
    const context = createContext({});
    runInContext(read('_site/cloudfront.js'), context);
    const [uri = '', query = ''] = address.split('?');
    const querystring: Record<string, { value: string; multiValue?: { value: string }[] }> = {};
    for (const part of query === '' ? [] : query.split('&')) {
      const [name = '', value = ''] = part.split('=');
      const known = querystring[name];
      if (known === undefined) querystring[name] = { value };
      else known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
    }
    context.event = { request: { method: 'GET', uri, querystring } };
    const result = JSON.parse(runInContext('JSON.stringify(handler(event))', context));
    if (result.statusCode !== undefined)
      return {
        status: result.statusCode,
        ...(result.headers ? { location: result.headers.location.value } : {}),
      };
    const path = toKey(result.uri);
    const isThere =
      path !== undefined && existsSync(join(outDir, path)) && !/\.(?:br|gz)$/.test(path);
    return isThere ? { status: 200, file: path } : { status: 404, file: '404.html' };
  }

  /** The object that is asked for; its name is the decoded address without the first slash. */
  function toKey(uri: string): string | undefined {
    try {
      const key = decodeURIComponent(uri);
      return key.startsWith(base) && !key.includes('//') && !key.endsWith('/')
        ? key.slice(base.length)
        : undefined;
    } catch {
      return undefined;
    }
  }

  test.each(addresses)('$address', (row) => {
    expect(answer(row.address)).toEqual(expectedOf(row, 'cloudFront' satisfies Server));
  });

  test('keeps a name that stands more than once in a query', () => {
    expect(answer(`${base}fest?x=1&x=2&y`)).toEqual({
      status: 308,
      location: 'https://www.example.org/fest?x=1&x=2&y',
    });
  });
});
