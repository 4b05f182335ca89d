// Not quick: commands, a server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchSource } from '../../../scripts/pull/fetch-source';
import { copySiteFolder } from '../../copy-site-folder';

let root: string;
let origin: string;
let asked: IncomingMessage[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  root = mkdtempSync(join(tmpdir(), 'plinth-site-'));
  copySiteFolder('tests/sites/minimal', root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const file = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The site with a source, and a table of its rows. */
function write(source: object, columns: object = { Course: 'title' }): void {
  const path = join(root, 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const [page] = Object.values(manifest.pages) as { blocks?: object[] }[];
  const table = { type: 'table', rows: { file: 'data/courses.json', columns } };
  if (page) page.blocks = [...(page.blocks ?? []), table];
  writeFileSync(path, JSON.stringify({ ...manifest, sources: { courses: source } }, null, 2));
}

function pull(environment: Record<string, string> = {}, ...more: string[]) {
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((done) => {
    const child = spawn(
      process.execPath,
      ['scripts/run.cjs', 'pull', 'courses', '--root', root, ...more],
      { env: { ...process.env, NO_COLOR: '1', ...environment } },
    );
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (part) => (stdout += part));
    child.stderr.on('data', (part) => (stderr += part));
    child.on('close', (status) => done({ status, stdout, stderr }));
  });
}

const say = (body: unknown, status = 200): void => {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};

test('writes rows sorted by id, and a record without secrets', async () => {
  write({
    ...{
      url: `${origin}/courses`,
      type: 'json',
      at: '/data',
      rename: { nr: 'id', 'name.en': 'title' },
    },
    headers: { Authorization: `Bearer \${COURSES_TOKEN}` },
  });
  say({
    data: [
      { nr: 'b', name: { en: 'Voice' }, x: null },
      { nr: 'a', name: { en: 'Piano' } },
    ],
  });
  const found = await pull({ COURSES_TOKEN: 's3cret' });
  expect(found).toMatchObject({ status: 0 });
  expect(file('files/data/courses.json')).toBe(
    '[\n  {"id":"a","title":"Piano"},\n  {"id":"b","title":"Voice"}\n]\n',
  );
  expect(JSON.parse(file('files/data/courses.source.json'))).toMatchObject({
    from: `${origin}/courses`,
    rows: 2,
  });
  expect(asked[0]?.headers.authorization).toBe('Bearer s3cret');
  expect(found.stdout + found.stderr + file('files/data/courses.source.json')).not.toContain(
    's3cret',
  );
  const before = file('files/data/courses.source.json');
  expect((await pull({ COURSES_TOKEN: 's3cret' })).stderr).toContain('says the same already');
  expect(file('files/data/courses.source.json')).toBe(before);
  expect((await pull()).stderr).toContain('COURSES_TOKEN');
});

test('refuses what would bring an error, with the diff, and keeps what there is', async () => {
  write({ url: `${origin}/courses`, type: 'csv' });
  say('id,title\na,Piano\n');
  expect(await pull()).toMatchObject({ status: 0 });
  const before = file('files/data/courses.json');
  say('id,name\na,Piano\n');
  const refused = await pull();
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.stdout).toContain('+  {"id":"a","name":"Piano"}');
  expect(refused.stderr).toContain('Nothing was written');
  say('id,title\n');
  expect(await pull()).toMatchObject({ status: 2 });
  say('id,title\n"a,Piano\n');
  expect((await pull()).stderr).toContain('Line 2 of the answer cannot be read');
  expect(file('files/data/courses.json')).toBe(before);
});

test('takes the entries of a feed', async () => {
  write({ url: `${origin}/feed`, type: 'rss' });
  say(
    '<?xml version="1.0"?><rss><channel><item><title>A &amp; B</title><link>https://www.example.com/a</link><guid>1</guid><pubDate>Mon, 05 Oct 2026 09:00:00 GMT</pubDate><description><![CDATA[<p>One <b>two</b></p>]]></description></item></channel></rss>',
  );
  expect(await pull()).toMatchObject({ status: 0 });
  expect(JSON.parse(file('files/data/courses.json'))).toEqual([
    {
      ...{ id: '1', title: 'A & B', link: 'https://www.example.com/a' },
      ...{ date: '2026-10-05', summary: 'One two' },
    },
  ]);
});

test('follows five times, with its headers to no other origin, and tries again', async () => {
  write({ url: `${origin}/0`, type: 'json', headers: { 'X-Key': `\${K}` } });
  let tries = 0;
  answer = ({ url = '' }, response) => {
    const at = Number(url.slice(1));
    tries += 1;
    if (tries === 1) response.writeHead(503).end();
    else if (at < 4) response.writeHead(302, { location: `/${at + 1}` }).end();
    else if (at === 4)
      response.writeHead(302, { location: `${origin.replace('127.0.0.1', 'localhost')}/9` }).end();
    else response.end('[{"id":"a","title":"Piano"}]');
  };
  expect(await pull({ K: 'key' })).toMatchObject({ status: 0 });
  expect(asked.at(-2)?.headers['x-key']).toBe('key');
  expect(asked.at(-1)?.headers['x-key']).toBeUndefined();
  answer = (_, response) => response.writeHead(302, { location: '/again' }).end();
  expect((await pull({ K: 'key' })).stderr).toContain('more than 5 times');
  answer = (_, response) => response.writeHead(302, { location: 'http://www.example.com/' }).end();
  expect((await pull({ K: 'key' })).stderr).toContain('without encryption');
  answer = (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  expect((await pull({ K: 'key' })).stderr).toMatch(
    /^file:\/\/\/etc\/passwd, where 127\.0\.0\.1:\d+ leads, is not an address of the web\./,
  );
});

test('says which computer does not answer', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const url = `http://127.0.0.1:${port}/`;
  await expect(fetchSource({ url, headers: {}, pause: 1 })).rejects.toThrow(
    `127.0.0.1:${port} cannot be reached: nothing answers there (tried 3 times).`,
  );
});

test('says that an answer ends too early', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('[');
    response.destroy();
  };
  await expect(fetchSource({ url: `${origin}/`, headers: {}, pause: 1 })).rejects.toThrow(
    'cannot be reached: the connection was cut off',
  );
});

test.each([
  [{ url: 'http://www.example.com/x', type: 'json' }, 'without encryption'],
  [
    { url: 'https://www.example.com/x', type: 'json', headers: { Authorization: 'Bearer abc' } },
    'secret',
  ],
])('asks nothing of %o', async (source, reason) => {
  write(source);
  const found = await pull();
  expect(found.status).toBe(2);
  expect(found.stderr).toContain(reason);
  expect(existsSync(join(root, 'files/data'))).toBe(false);
});

test('a source without an address is told as that', async () => {
  write({ href: `${origin}/courses` });
  const { status, stderr } = await pull();
  expect([status, stderr]).toEqual([2, expect.stringContaining('has no "url" to ask')]);
  expect(asked).toEqual([]);
});
