// Not quick: servers.
// The three local servers under everything that a network, a stranger's page or a broken client may send.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wait } from '../../engine/app/wait';
import { copySiteFolder } from '../copy-site-folder';
import { getRaw, sendRaw } from '../scripts/serve/raw-request';
import { traversals } from '../scripts/serve/traversals';
import { long } from './long';

const secret = 'SECRET-OF-THIS-MACHINE';
const folder = mkdtempSync(join(tmpdir(), 'plinth-servers-'));
const root = join(folder, 'site');

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  /** What it said that it should not have to. */
  readonly complaints: () => string;
}

async function run(command: 'preview' | 'dev'): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', 'scripts/run.cjs', command, '--root', root, '--port', '0'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${command} ended: ${complaints}`)));
    child.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  return { child, port, complaints: () => complaints };
}

let servers: { readonly preview: Running; readonly dev: Running };
beforeAll(async () => {
  copySiteFolder('tests/sites/minimal', root);
  for (const path of ['secret.txt', 'site/secret.txt', 'site/.env', 'site/files/.env'])
    writeFileSync(join(folder, path), secret);
  writeFileSync(join(root, 'files/unbound.md'), secret);
  mkdirSync(join(root, '.git'));
  writeFileSync(join(root, '.git/config'), secret);
  const args = ['scripts/run.cjs', 'build', '--root', root, '--uncompressed'];
  expect(spawnSync(process.execPath, args).status).toBe(0);
  const [preview, dev] = await Promise.all([run('preview'), run('dev')]);
  servers = { preview, dev };
});
afterAll(() => {
  for (const { child } of Object.values(servers ?? {})) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['preview', 'dev'] as const)('%s', (name) => {
  const port = () => servers[name].port;
  const host = () => `Host: 127.0.0.1:${port()}`;

  test('shows nothing outside of the site, whatever is asked for', async () => {
    const more = ['/_mailbox/', '/_dev/', '/_site/', '/files/', '/_site/assets/files/'].flatMap(
      (below) => traversals.slice(0, 70).map((target) => below + target.slice(1)),
    );
    const own = [
      '/site.manifest.json',
      '/files/unbound.md',
      '/.git/config',
      '/files/.env',
      '/.env',
    ];
    const targets = [...traversals, ...more, ...own];
    expect(targets.length).toBeGreaterThan(400);
    for (let start = 0; start < targets.length; start += 50)
      await Promise.all(
        targets.slice(start, start + 50).map(async (target) => {
          const answer = await getRaw(port(), target);
          expect([400, 404], target).toContain(answer.status);
          expect(answer.body, target).not.toContain(secret);
          expect(answer.body, target).not.toContain('root:');
        }),
      );
  });

  test.each(['evil.example', '127.0.0.1', '127.0.0.1:1', 'localhost.evil.example', '0.0.0.0', ''])(
    'refuses the host "%s"',
    async (foreign) => {
      for (const path of ['/', '/_mailbox', '/_dev/events', '/_site/build.json'])
        expect([400, 421]).toContain((await getRaw(port(), path, [`Host: ${foreign}`])).status);
    },
  );

  test.each([
    'https://evil.example',
    'null',
    'http://127.0.0.1:1',
    'http://localhost.evil.example',
  ])('refuses the origin %s, and knows no CORS', async (origin) => {
    const headers = [host(), `Origin: ${origin}`, 'Access-Control-Request-Method: POST'];
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
      for (const path of ['/', '/_mailbox', '/api/v1.0/email/send-form']) {
        const answer = await getRaw(port(), path, headers, method);
        expect(answer.status, `${method} ${path}`).toBe(403);
        expect([...answer.headers.keys()].join()).not.toContain('access-control');
      }
  });

  test('answers its own origin without a word of CORS', async () => {
    const own = `Origin: http://127.0.0.1:${port()}`;
    for (const path of ['/', '/work', '/_mailbox', '/robots.txt', '/nothing']) {
      const answer = await getRaw(port(), path, [host(), own]);
      expect([200, 404]).toContain(answer.status);
      expect([...answer.headers.keys()].join()).not.toContain('access-control');
    }
  });

  test.each([
    '/%',
    '/%zz',
    '/%ff',
    '/%00',
    '/a%0d%0aX:y',
    '/a\\b',
    '/a%2fb',
    'http://x/',
    '*',
    'x',
  ])('answers 400 to %s', async (target) => {
    expect((await getRaw(port(), target)).status).toBe(400);
  });

  test('answers 405 with the methods that there are', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'POST', 'PROPFIND']) {
      const answer = await getRaw(port(), '/work', [host(), 'Content-Length: 0'], method);
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
    }
    const sent = await getRaw(port(), '/api/v1.0/email/send-form');
    expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('HEAD answers as GET without a body', async () => {
    for (const path of ['/', '/work', '/nothing', '/robots.txt', '/_mailbox']) {
      const head = await getRaw(port(), path, [host()], 'HEAD');
      const whole = await getRaw(port(), path);
      expect([head.status, head.body], path).toEqual([whole.status, '']);
      for (const header of ['content-length', 'content-type', 'etag', 'cache-control'])
        expect(head.headers.get(header), `${path} ${header}`).toBe(whole.headers.get(header));
    }
  });

  test('smuggled, doubled and endless requests are refused', async () => {
    const lines = (...text: string[]) => `${text.join('\r\n')}\r\n\r\n`;
    const broken = [
      lines('GET / HTTP/1.1', host(), 'Content-Length: 5', 'Transfer-Encoding: chunked'),
      lines('GET / HTTP/1.1', host(), host().replace('127.0.0.1', 'evil.example')),
      lines('GET / HTTP/9.9', host()),
      lines('GET / HTTP/1.1', 'Host : x'),
      lines('GET /', ''),
      'nonsense\r\n\r\n',
      '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
      lines('GET / HTTP/1.1', host(), `X: ${'a'.repeat(40_000)}`),
    ];
    await Promise.all(
      broken.map(async (bytes) => {
        const { status, body } = await sendRaw(port(), bytes);
        expect([0, 400, 408, 421, 431, 505], JSON.stringify(bytes.slice(0, 60))).toContain(status);
        expect(body).not.toContain('Harbour');
      }),
    );
  });
});

/** How many files and sockets a process has open, and how much memory it holds, in megabytes. */
const measure = ({ child: { pid } }: Running) => ({
  open: readdirSync(`/proc/${pid}/fd`).length,
  memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
});

const linux = process.platform === 'linux';

describe.each(['preview', 'dev'] as const)('%s keeps nothing of', (name) => {
  const port = () => servers[name].port;
  const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\n`;
  const open = (text: string): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect(port(), '127.0.0.1', () => {
        socket.write(text);
        resolve(socket);
      });
      socket.on('error', () => undefined);
    });

  test.skipIf(!linux)('clients that are slow, stop, or go away', async () => {
    await getRaw(port(), '/');
    const before = measure(servers[name]).open;
    const paths = ['/', '/work', '/_mailbox', '/_dev/events', '/_site/assets/nothing'];
    const sockets = await Promise.all(
      Array.from({ length: 150 }, (_, index) =>
        open(
          [
            'GET / HT',
            head(paths[index % paths.length] ?? '/'),
            `${head(paths[index % paths.length] ?? '/')}\r\n`,
            `POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 99999\r\n\r\n--x`,
          ][index % 4] ?? '',
        ),
      ),
    );
    await wait(200);
    expect((await getRaw(port(), '/')).status).toBe(200);
    for (const [index, socket] of sockets.entries())
      if (index % 2 === 0) socket.resetAndDestroy();
      else socket.destroy();
    await expect
      .poll(() => measure(servers[name]).open, { timeout: 8000 })
      .toBeLessThan(before + 5);
    expect(servers[name].complaints()).toBe('');
  });

  test.skipIf(!linux)('200 connections at once', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 200 });
    const paths = [
      '/',
      '/work',
      '/work/repairs',
      '/robots.txt',
      '/nothing',
      '/files/text/repairs.txt',
    ];
    const statuses = new Map<number, number>();
    const ask = (path: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const headers = { 'accept-encoding': 'br' };
        const asked = request(
          { port: port(), host: '127.0.0.1', path, agent, headers },
          (answer) => {
            const status = answer.statusCode ?? 0;
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            answer.on('end', resolve).on('error', reject).resume();
          },
        );
        asked.on('error', reject).end();
      });
    const end = performance.now() + (long ? 60_000 : 3000);
    let middle = 0;
    await Promise.all(
      Array.from({ length: 200 }, async (_, client) => {
        for (let turn = client; performance.now() < end; turn += 1) {
          await ask(paths[turn % paths.length] ?? '/');
          // What it needs to run well it has taken in the first half.
          if (middle === 0 && performance.now() > end - (long ? 30_000 : 1500))
            middle = measure(servers[name]).memory;
        }
      }),
    );
    agent.destroy();
    expect([...statuses.keys()].sort()).toEqual([200, 404]);
    expect(statuses.get(200)).toBeGreaterThan(200);
    expect(measure(servers[name]).memory - middle).toBeLessThan(60);
    expect(servers[name].complaints()).toBe('');
  });
});
