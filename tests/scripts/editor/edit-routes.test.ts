// Not quick: it bundles the engine.
// Requests that do not come from the shell of the editor → nothing is written, and nothing of the site is read.
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import { startDevServer } from '../../../scripts/dev/dev-server';
import { makeAnswers } from '../../../scripts/editor/server/make-answers';
import { openEditor } from '../../../scripts/editor/server/open-editor';
import type { LocalServer } from '../../../scripts/serve/local-server';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

let root: string;
let server: LocalServer;
let token: string;
let before: string;
const manifest = (): string => readFileSync(join(root, 'site.manifest.json'), 'utf8');

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-routes-'));
  copySiteFolder('tests/sites/minimal', root);
  writeFileSync(join(root, '..', 'plinth-secret.json'), '{"secret": "a secret"}');
  symlinkSync(join(root, '..', 'plinth-secret.json'), join(root, 'files', 'linked.json'));
  const world = await openWorld(root, { documents: true });
  const editor = openEditor(world.workspace);
  token = editor.token;
  server = await startDevServer({
    workspace: world.workspace,
    port: 0,
    site: await createDevSite({ world, now: new Date('2026-03-01') }),
    report: () => undefined,
    restart: () => undefined,
    sources: [],
    editor: editor.around,
  });
  before = manifest();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
  rmSync(join(root, '..', 'plinth-secret.json'), { force: true });
});

interface Sent {
  readonly method?: string;
  readonly path?: string;
  /** In place of those of the shell; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Buffer;
}

function send({ method = 'POST', path = '/_edit/do/step', headers = {}, body = '' }: Sent) {
  const own = {
    origin: server.origin,
    'content-type': 'application/json',
    'x-plinth-edit': token,
    ...headers,
  };
  const sent = Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const made = request(
      { host: '127.0.0.1', port: server.port, path, method, headers: sent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    made.on('error', reject);
    made.end(body);
  });
}

const title = { file: 'site.manifest.json', pointer: '/pages/home/title' };
const step = (one: object): string => JSON.stringify({ key: 'k', step: one });
const words = step({ type: 'words', spot: title, text: 'Taken over' });
const operation = (one: object): string => step({ type: 'operations', operations: [one] });

const foreign: readonly (readonly [what: string, sent: Sent])[] = [
  ['no origin', { headers: { origin: undefined }, body: words }],
  ['another origin', { headers: { origin: 'https://evil.example' }, body: words }],
  ['another port', { headers: { origin: 'http://127.0.0.1:1' }, body: words }],
  ['the origin null', { headers: { origin: 'null' }, body: words }],
  ['another site, by its browser', { headers: { 'sec-fetch-site': 'cross-site' }, body: words }],
  ['the same site', { headers: { 'sec-fetch-site': 'same-site' }, body: words }],
  ['no token', { headers: { 'x-plinth-edit': undefined }, body: words }],
  ['an empty token', { headers: { 'x-plinth-edit': '' }, body: words }],
  ['a wrong token', { headers: { 'x-plinth-edit': 'x'.repeat(32) }, body: words }],
  [
    'a token in the address',
    { path: '/_edit/do/step#x', headers: { 'x-plinth-edit': undefined }, body: words },
  ],
  ['GET', { method: 'GET', body: words }],
  ['PUT', { method: 'PUT', body: words }],
  ['DELETE', { method: 'DELETE' }],
  ['OPTIONS', { method: 'OPTIONS' }],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: words }],
  ['a text', { headers: { 'content-type': 'text/plain' }, body: words }],
  ['no type', { headers: { 'content-type': undefined }, body: words }],
  ['another host', { headers: { host: 'evil.example' }, body: words }],
  [
    'an upload without a token',
    { path: '/_edit/files/a.txt', headers: { 'x-plinth-edit': undefined }, body: 'x' },
  ],
  ['an upload by GET', { method: 'GET', path: '/_edit/files/a.txt' }],
];

describe('requests of others', () => {
  test.each(foreign)('%s is refused', async (_, sent) => {
    const { status } = await send(sent);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(manifest()).toBe(before);
  });

  /** Every request that the shell can make. */
  const names = Object.keys(makeAnswers({} as never)(undefined));
  test.each(names)('the request "%s" is answered to the shell alone', async (name) => {
    const path = `/_edit/do/${name.replace(' ', '%20')}`;
    const refused = await Promise.all([
      send({ path, headers: { origin: undefined }, body: '{}' }),
      send({ path, headers: { origin: 'https://evil.example' }, body: '{}' }),
      send({ path, headers: { 'x-plinth-edit': undefined }, body: '{}' }),
      send({ path, method: 'GET' }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 405]);
    for (const { text } of refused) expect(text).toMatch(/^[A-Z][^{}<>]*\.\n$/);
    expect(manifest()).toBe(before);
  });
});

const hostile: readonly (readonly [what: string, body: string])[] = [
  ['no JSON', '{'],
  ['a list', '[]'],
  ['nothing', ''],
  ['no step', '{}'],
  ['an unknown step', step({ type: 'shell' })],
  ['a path above the site', operation({ op: 'write', file: '../plinth-secret.json', text: 'x' })],
  ['an absolute path', operation({ op: 'write', file: '/etc/passwd', text: 'x' })],
  ['a drive', operation({ op: 'write', file: 'C:\\x', text: 'x' })],
  ['backslashes', operation({ op: 'write', file: '..\\x', text: 'x' })],
  ['code of the site', operation({ op: 'write', file: 'blocks/a/a.tsx', text: 'x' })],
  ['a dot file', operation({ op: 'write', file: '.npmrc', text: 'x' })],
  ['package.json', operation({ op: 'write', file: 'package.json', text: '{}' })],
  ['a workflow', operation({ op: 'write', file: '.github/workflows/x.yml', text: 'x' })],
  ['the style sheet of the site', operation({ op: 'write', file: 'theme.css', text: 'x' })],
  ['a link', operation({ op: 'write', file: 'files/linked.json', text: 'x' })],
  [
    'a file of the server to read',
    operation({ op: 'put', file: 'files/x.txt', from: '/etc/passwd' }),
  ],
  [
    '__proto__ in a path',
    operation({ op: 'set', file: 'site.manifest.json', path: ['__proto__', 'x'], value: 1 }),
  ],
  [
    '__proto__ in a value',
    `{"key":"k","step":{"type":"operations","operations":[{"op":"set","file":"site.manifest.json","path":["site"],"value":{"__proto__":{"x":1}}}]}}`,
  ],
  [
    '__proto__ as a page',
    operation({ op: 'page add', id: '__proto__', path: '/x', title: 'X', summary: 'X' }),
  ],
  ['an unknown operation', operation({ op: 'exec', file: 'x' })],
  ['the manifest removed', operation({ op: 'write', file: 'site.manifest.json', text: null })],
  ['a manifest that is none', operation({ op: 'write', file: 'site.manifest.json', text: '{' })],
  [
    'words of a file above the site',
    step({ type: 'words', spot: { file: '../plinth-secret.json', pointer: '/secret' }, text: 'x' }),
  ],
  [
    'words of a link',
    step({ type: 'words', spot: { file: 'files/linked.json', pointer: '/secret' }, text: 'x' }),
  ],
  [
    'words of package.json',
    step({ type: 'words', spot: { file: 'package.json', pointer: '/name' }, text: 'x' }),
  ],
  ['empty words of a title', step({ type: 'words', spot: title, text: '' })],
  ['an unknown variable', step({ type: 'words', spot: title, text: '{nobody}' })],
  [
    'rules turned off without a person',
    operation({
      op: 'set',
      file: 'site.manifest.json',
      path: ['rules'],
      value: { 'unknown-page': 'off' },
    }),
  ],
  ['a token of undo that is none', '{"token":"../../x"}'],
  ['deep JSON', `${'['.repeat(5000)}${']'.repeat(5000)}`],
];

describe('requests with the token', () => {
  test.each(hostile)('%s writes nothing, and shows nothing', async (_, body) => {
    const { status, text } = await send({ body });
    expect(status).toBeLessThan(600);
    expect(text).not.toContain('a secret');
    expect(text).not.toContain('root:');
    expect(text).not.toMatch(/\n\s+at /);
    expect(manifest()).toBe(before);
    expect(readFileSync(join(root, '..', 'plinth-secret.json'), 'utf8')).toBe(
      '{"secret": "a secret"}',
    );
  });

  test('what cannot be done does not count as a failure of the server', async () => {
    const body = JSON.stringify({ file: '../../../etc/passwd' });
    const { status, text } = await send({ path: '/_edit/do/item', body });
    expect(status).toBe(409);
    expect(text).toContain('is not a file of the site');
  });

  test.each(hostile)('%s writes nothing as a trial, and shows nothing', async (_, body) => {
    const { operations = [] } = /"operations"/.test(body) ? JSON.parse(body).step : {};
    const sent = operations.length === 0 ? body : JSON.stringify({ operations });
    const { status, text } = await send({ path: '/_edit/do/trial', body: sent });
    expect(status).toBeLessThan(600);
    expect(text).not.toMatch(/a secret|root:|\n\s+at /);
    expect(manifest()).toBe(before);
  });

  test('a trial is looked at alone: its page has no scripts, and nothing but its pages is sent', async () => {
    const set = { op: 'set', file: 'site.manifest.json', path: ['pages', 'home', 'title'] };
    const made = await send({
      path: '/_edit/do/trial',
      body: JSON.stringify({ operations: [{ ...set, value: 'A trial' }] }),
    });
    const { address } = JSON.parse(made.text);
    const page = await send({ method: 'GET', path: `${address}/` });
    expect(page.text).toContain('A trial');
    expect(page.text).not.toContain('<script');
    expect((await send({ path: `${address}/`, body: '{}' })).status).toBe(405);
    const others = ['../site.manifest.json', '..%2f..%2fplinth-secret.json', 'files/linked.json'];
    for (const path of [...others.map((other) => `${address}/${other}`), '/_edit/trial/99/']) {
      const { status, text } = await send({ method: 'GET', path });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toMatch(/a secret|"pages"/);
    }
    expect(manifest()).toBe(before);
  });

  const paths = [
    '../site.manifest.json',
    '..%2f..%2fetc%2fpasswd',
    'linked.json',
    '/etc/passwd',
    '.git/config',
    '',
  ];
  test.each(paths)('the picture %s is not sent', async (path) => {
    const { status, text } = await send({ method: 'GET', path: `/_edit/picture/${path}` });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('a secret');
  });

  const upload = (query: string, name = 'a.txt') =>
    send({ path: `/_edit/files/${name}${query}`, body: 'x' });
  test.each([
    ['the manifest', '?replaces=../site.manifest.json'],
    ['a file above the site', '?replaces=../../plinth-secret.json'],
    ['a link', '?replaces=linked.json'],
    ['code', '?replaces=../blocks/a/a.txt'],
    ['the settings of git', '?replaces=../.git/config'],
    ['an absolute path', '?replaces=/etc/passwd'],
  ])('%s is not replaced by an upload', async (_, query) => {
    const { text } = await upload(query);
    expect(JSON.parse(text)).toMatchObject({ type: 'refused' });
    expect(manifest()).toBe(before);
    expect(readFileSync(join(root, '..', 'plinth-secret.json'), 'utf8')).toContain('a secret');
  });

  test.each(['photo.png', 'photo.JPG', 'logo.svg'])(
    '%s is not taken where browsers cannot show it as a picture',
    async (name) => {
      const { text } = await upload('', name);
      expect(JSON.parse(text)).toMatchObject({
        type: 'refused',
        message: expect.stringContaining('as JPEG'),
      });
    },
  );

  test.each(['tool.exe', 'page.html', '.htaccess'])(
    '%s is not taken: no page can offer it',
    async (name) => {
      const { text } = await upload('', name);
      expect(JSON.parse(text)).toMatchObject({
        type: 'refused',
        message: expect.stringContaining('No page can offer this file'),
      });
    },
  );

  test('a file called like a device of Windows gets another name', async () => {
    const { text } = await upload('', 'CON.txt');
    expect(JSON.parse(text)).toMatchObject({ type: 'taken', path: 'downloads/file-con.txt' });
  });

  test('a language is added by its tag', async () => {
    const body = JSON.stringify({ tag: 'german', name: 'Deutsch' });
    const { text } = await send({ path: '/_edit/do/language', body });
    expect(text).toContain('is not the tag of a language');
  });

  test.each([
    '/_edit/former/',
    '/_edit/former/../site.manifest.json',
    '/_edit/former/..%2fsite.manifest.json',
    '/_edit/now/..%2f..%2fplinth-secret.json',
    '/_edit/now/files/linked.json',
  ])('%s shows no file of the site', async (path) => {
    const { text } = await send({ method: 'GET', path });
    expect(text).not.toContain('a secret');
    expect(text).not.toContain('"pages"');
  });

  test('another request of the name of a member of every object is none', async () => {
    const { status } = await send({ path: '/_edit/do/constructor', body: '{}' });
    expect(status).toBe(404);
  });

  test('a body that is too large is refused', async () => {
    const { status } = await send({ body: JSON.stringify({ x: 'x'.repeat(5_000_000) }) });
    expect(status).toBe(413);
    expect(manifest()).toBe(before);
  });
});

test('the shell itself writes', async () => {
  const { text } = await send({ body: words });
  expect(JSON.parse(text).answer).toMatchObject({ type: 'written' });
  expect(manifest()).toContain('"Taken over"');
  const undone = await send({ path: '/_edit/do/undo', body: '{}' });
  expect(JSON.parse(undone.text).answer).toMatchObject({ type: 'written' });
  expect(manifest()).toBe(before);
});

test('the shell is sent under a strict policy, and pages may be in its frame alone', async () => {
  const shell = await fetch(`${server.origin}/_edit`);
  expect(shell.headers.get('content-security-policy')).toMatch(
    /require-trusted-types-for 'script'/,
  );
  expect(shell.headers.get('x-frame-options')).toBe('DENY');
  expect(await shell.text()).not.toContain(token);
  const page = await fetch(`${server.origin}/`);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});
