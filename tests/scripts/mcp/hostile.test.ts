// Not quick: the server runs as a process.
// Calls that nobody should make: nothing is written, nothing foreign is read, and the server lives.
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copySiteFolder } from '../../copy-site-folder';
import { type Client, type Message, meta, startServer } from './client';

const secret = 'the words of a file that is not of the site';

let folder: string;
let root: string;
let client: Client;
let before: string;

/** Everything but what the engine keeps for itself. */
function measure(): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('.plinth'))
    .sort();
  const hash = createHash('sha256');
  for (const path of files) {
    hash.update(path);
    if (statSync(join(folder, path)).isFile()) hash.update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex');
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-hostile-'));
  root = join(folder, 'site');
  copySiteFolder('tests/sites/minimal', root);
  writeFileSync(join(folder, 'secret.txt'), secret);
  writeFileSync(join(root, '.env'), secret);
  writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, secret }));
  mkdirSync(join(root, 'files/text'), { recursive: true });
  symlinkSync('../../.env', join(root, 'files/text/inside.txt'));
  symlinkSync('../../../secret.txt', join(root, 'files/text/link.txt'));
  mkdirSync(join(folder, 'outside'));
  writeFileSync(join(folder, 'outside/secret.txt'), secret);
  symlinkSync('../../outside', join(root, 'files/out'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let seen: unknown;
const start = () => {
  client = startServer(root);
};
const end = async () => {
  expect(await client.end()).toBe(0);
};
beforeEach(() => {
  before = measure();
});
/** Asked before and after each call: it answers as before. */
async function readSeen(): Promise<void> {
  const { fromSite } = await client.call('read', {});
  seen = (fromSite as Message).seen;
}
async function expectSame(): Promise<void> {
  expect(measure()).toBe(before);
  expect(client.lines.join('\n')).not.toContain(secret);
  expect(await client.call('findings')).toMatchObject({ count: expect.any(Number) });
}

/** One server has to bear them all. */
function withOneServer(): void {
  beforeAll(start);
  beforeEach(readSeen);
  afterEach(expectSame);
  afterAll(end);
}

/** What was said out of order is not answered in the next test. */
function withServerEach(): void {
  beforeEach(async () => {
    start();
    await readSeen();
  });
  afterEach(async () => {
    await expectSame();
    await end();
  });
}

const manifest = 'site.manifest.json';
const set = (value: unknown, ...path: unknown[]) => ({ op: 'set', file: manifest, path, value });
const write = (file: string) => ({ op: 'write', file, text: '["x"]' });

/** Edits that must not be made. */
const edits: Readonly<Record<string, unknown>> = {
  'a file outside': [write('../secret.txt')],
  'an absolute path': [write('/tmp/plinth-hostile')],
  'a path that goes out on its way': [write('files/../../secret.txt')],
  'a path with backslashes': [write('files\\..\\..\\secret.txt')],
  'a dot file': [write('.env')],
  'a hook of git': [write('.git/hooks/post-merge')],
  'a dot file below files/': [write('files/.htaccess')],
  'the folder of the engine': [write('.plinth/commit.json')],
  'settings of an editor': [write('.vscode/settings.json')],
  'package.json': [write('package.json')],
  'tsconfig.json': [write('tsconfig.json')],
  'a style sheet, which is code': [write('theme.css')],
  'a block, which is code': [write('blocks/x/x.tsx')],
  'a kind, which is code': [write('kinds/x/x.tsx')],
  'through a link to a file outside': [write('files/text/link.txt')],
  'through a link to a dot file of the site': [write('files/text/inside.txt')],
  'through a link to a folder outside': [write('files/out/secret.txt')],
  'a move to the outside': [{ op: 'move', file: 'files/text/repairs.txt', to: '../x.txt' }],
  'a move to a dot file': [{ op: 'move', file: 'files/text/repairs.txt', to: '.env' }],
  'a move of package.json into the site': [{ op: 'move', file: 'package.json', to: 'files/x.txt' }],
  'bytes of a file of this machine': [{ op: 'put', file: 'files/x.txt', from: '/etc/passwd' }],
  'deleting package.json': [{ op: 'delete', file: 'package.json' }],
  'no manifest': [{ op: 'write', file: manifest, text: null }],
  'rules, by which edits are judged': [set({ 'unknown-page': 'off' }, 'rules')],
  budgets: [set({ document: 1 }, 'budgets')],
  'the host': [set('netlify', 'build', 'host')],
  'a key called __proto__': JSON.parse(
    '[{"op":"set","file":"site.manifest.json","path":["pages","x"],"value":{"__proto__":{"a":1}}}]',
  ),
  'a path with __proto__': [set(1, '__proto__', 'polluted')],
  'a path with constructor': [set(1, 'constructor', 'prototype', 'polluted')],
  'a page called __proto__': [
    { op: 'page add', id: '__proto__', path: '/x', title: 'X', summary: 'X.' },
  ],
  'a value without end': [set(JSON.parse('['.repeat(200) + ']'.repeat(200)), 'variables', 'x')],
  'an operation that is none': [{ op: 'rm -rf' }],
  'an operation with a member too many': [{ ...set('x', 'pages', 'work', 'title'), shell: 'ls' }],
  'no operations': [],
  'operations that are a text': 'set everything',
  'operations that are an object': { op: 'set' },
  'more operations than anybody needs': Array.from({ length: 1001 }, () =>
    set('x', 'pages', 'work', 'title'),
  ),
  'a link that is a script': [
    {
      op: 'block insert',
      page: 'home',
      value: { type: 'text', items: ['[A](javascript:alert(1))'] },
    },
  ],
  'a text that is cut off': [{ op: 'write', file: manifest, text: '{ "version": 2,' }],
  'a file with a NUL in its name': [write('files/a\0.txt')],
  'an endless name': [write(`files/${'a'.repeat(5000)}.txt`)],
};

describe('edits', () => {
  withOneServer();

  test.each(Object.entries(edits))('%s', async (_, operations) => {
    const answer = await client.call('apply', { operations, seen });
    expect(answer.outcome ?? 'error').not.toBe('written');
    // Nothing that only looks does more.
    const tried = await client.call('check', { operations });
    expect(tried.outcome ?? 'error').not.toBe('accepted');
  });

  test('an edit without what was read, or with what somebody else has made of it', async () => {
    const operations = [set('Another', 'pages', 'work', 'title')];
    expect(await client.call('apply', { operations })).toMatchObject({ error: expect.any(String) });
    expect(await client.call('apply', { operations, seen: {} })).toMatchObject({
      error: expect.any(String),
    });
    expect(await client.call('apply', { operations, seen: { [manifest]: 'x' } })).toMatchObject({
      error: expect.any(String),
    });
    const other = { [manifest]: 'a'.repeat(64) };
    expect(await client.call('apply', { operations, seen: other })).toMatchObject({
      outcome: 'outdated',
    });
  });
});

/** Places that must not be read. */
const places: Readonly<Record<string, unknown>> = {
  'a file outside': { file: '../secret.txt' },
  'an absolute path': { file: '/etc/passwd' },
  'a dot file': { file: '.env' },
  'package.json': { file: 'package.json' },
  'a path that goes out on its way': { file: 'files/../../secret.txt' },
  'a link to a file outside': { file: 'files/text/link.txt' },
  'a link to a dot file of the site': { file: 'files/text/inside.txt' },
  'a link to a folder outside': { file: 'files/out/secret.txt' },
  'the prototype of the manifest': { path: ['__proto__'] },
  'a function of every object': { path: ['constructor', 'name'] },
  'a place far behind the end': { next: 10 ** 9 },
  'a file that is no text': { file: ['a'] },
};

describe('reading', () => {
  withOneServer();

  test.each(Object.entries(places))('%s', async (_, input) => {
    for (const tool of ['read', 'outline']) {
      const { fromSite = {}, protocolError } = await client.call(tool, input);
      expect(protocolError).toBeUndefined();
      expect(JSON.stringify(fromSite)).not.toMatch(/root:|\[native code\]|"Object"/);
    }
  });

  test('the history of an edit that there is not', async () => {
    expect(await client.call('undo', { token: 'abc' })).toMatchObject({ outcome: 'impossible' });
    expect(await client.call('undo', { token: '../../x' })).toMatchObject({
      error: expect.any(String),
    });
  });
});

describe('messages', () => {
  withServerEach();

  test('half messages, bytes that are no text, and lines of megabytes', async () => {
    client.write('{"jsonrpc": "2.0", "id": 1, "method": "tools/');
    client.write('list"\n');
    expect(await client.answer(null)).toMatchObject({ error: { code: -32700 } });
    client.write(Buffer.from([0xff, 0xfe, 0x00, 0x0a]));
    expect(await client.answer(null)).toMatchObject({ error: { code: -32700 } });
    client.write(`${'x'.repeat(17_000_000)}\n`);
    expect(await client.answer(null)).toMatchObject({ error: { code: -32600 } });
  });

  test('a message in pieces is one message', async () => {
    const text = `${JSON.stringify({ jsonrpc: '2.0', id: 'pieces', method: 'tools/list', params: { _meta: meta } })}\n`;
    for (const letter of text) client.write(letter);
    expect(await client.answer('pieces')).toMatchObject({ result: { tools: expect.any(Array) } });
  });

  test('answers to nobody, ids twice, calls without a name', async () => {
    client.write('{"jsonrpc":"2.0","id":9,"result":{}}\n');
    client.write('{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{}}\n');
    expect(await client.answer(9)).toMatchObject({ error: { code: -32602 } });
    const findings = JSON.stringify({
      jsonrpc: '2.0',
      id: 'twice',
      method: 'tools/call',
      params: { name: 'findings', _meta: meta },
    });
    client.write(`${findings}\n${findings}\n`);
    expect(await client.answer(null)).toMatchObject({ error: { code: -32600 } });
    expect(await client.answer('twice')).toMatchObject({ result: expect.anything() });
  });

  test('the same edit, sent ten times with one key, is written once', async () => {
    const operations = [set('Once', 'pages', 'work', 'title')];
    const calls = await Promise.all(
      Array.from({ length: 10 }, () => client.call('apply', { operations, seen, key: 'once' })),
    );
    expect(calls.filter(({ outcome }) => outcome === 'written')).toHaveLength(1);
    expect(calls.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(9);
    const token = calls.find(({ outcome }) => outcome === 'written')?.token;
    expect(await client.call('undo', { token })).toMatchObject({ outcome: 'written' });
  });
});

test('--read-only offers no tool that writes, and makes no such call', async () => {
  const reader = startServer(root, '--read-only');
  const { result } = await reader.ask('tools/list', { _meta: meta });
  const names = (result as { tools: { name: string }[] }).tools.map(({ name }) => name);
  expect(names).not.toContain('apply');
  expect(
    await reader.call('apply', { operations: [set('X', 'pages', 'work', 'title')], seen }),
  ).toMatchObject({
    protocolError: { code: -32602 },
  });
  expect(measure()).toBe(before);
  await reader.end();
});
