// Not quick: the server runs as a process.
// The rules of both revisions of the protocol, one row each: what is sent, and what has to come back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copySiteFolder } from '../../copy-site-folder';
import { type Client, type Message, meta, startServer } from './client';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-mcp-'));
  copySiteFolder('tests/sites/minimal', root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let client: Client;
afterEach(async () => {
  await client.end();
});

const request = (id: unknown, method: string, params?: unknown) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});
const initialize = (protocolVersion: string) =>
  request('i', 'initialize', {
    protocolVersion,
    capabilities: {},
    clientInfo: { name: 'test', version: '1.0.0' },
  });
const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' };
const without = (key: string): Message =>
  Object.fromEntries(Object.entries(meta).filter(([name]) => !name.endsWith(key)));
const list = (id: unknown, own: unknown = meta) => request(id, 'tools/list', { _meta: own });
const call = (id: unknown, name: string, input: unknown = {}) =>
  request(id, 'tools/call', { name, arguments: input, _meta: meta });

interface Row {
  readonly rule: string;
  readonly send: readonly unknown[];
  /** The id of the answer that counts. */
  readonly id?: string | number | null;
  readonly expected: unknown;
}

const error = (code: number, more: Message = {}) => ({ error: { code, ...more } });

/** https://modelcontextprotocol.io/specification/2026-07-28 */
const withoutHandshake: readonly Row[] = [
  {
    rule: 'server/discover answers with versions, capabilities and identity',
    send: [request(1, 'server/discover', { _meta: meta })],
    expected: {
      result: {
        resultType: 'complete',
        supportedVersions: expect.arrayContaining(['2026-07-28']),
        capabilities: { tools: expect.anything() },
        instructions: expect.any(String),
        _meta: {
          'io.modelcontextprotocol/serverInfo': { name: 'plinth', version: expect.any(String) },
        },
      },
    },
  },
  {
    rule: 'a request needs no request before it',
    send: [list(1)],
    expected: { result: { resultType: 'complete', tools: expect.any(Array) } },
  },
  {
    rule: 'a list says how long it may be kept',
    send: [list(1)],
    expected: {
      result: {
        ttlMs: expect.any(Number),
        cacheScope: expect.stringMatching(/^(?:public|private)$/),
      },
    },
  },
  {
    rule: 'every result names the server',
    send: [call(1, 'findings')],
    expected: { result: { _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'plinth' } } } },
  },
  {
    rule: 'clientInfo may be missing',
    send: [list(1, without('clientInfo'))],
    expected: { result: { tools: expect.any(Array) } },
  },
  {
    rule: 'a request without the version is malformed',
    send: [list('a'), list(1, without('protocolVersion'))],
    expected: error(-32602),
  },
  {
    rule: 'a request without the capabilities of the client is malformed',
    send: [list(1, without('clientCapabilities'))],
    expected: error(-32602),
  },
  {
    rule: 'the same on a connection that is in use',
    send: [list('a'), list(1, without('clientCapabilities'))],
    expected: error(-32602),
  },
  {
    rule: 'a version that the server does not know is named, with those that it knows',
    send: [list(1, { ...meta, 'io.modelcontextprotocol/protocolVersion': '1900-01-01' })],
    expected: error(-32022, {
      data: { supported: expect.arrayContaining(['2026-07-28']), requested: '1900-01-01' },
    }),
  },
  {
    rule: 'the same on server/discover',
    send: [
      request(1, 'server/discover', {
        _meta: { ...meta, 'io.modelcontextprotocol/protocolVersion': '1900-01-01' },
      }),
    ],
    expected: error(-32022),
  },
  { rule: 'ping is gone', send: [request(1, 'ping', { _meta: meta })], expected: error(-32601) },
  {
    rule: 'logging/setLevel is gone',
    send: [request(1, 'logging/setLevel', { level: 'info', _meta: meta })],
    expected: error(-32601),
  },
  {
    rule: 'resources/subscribe is gone',
    send: [request(1, 'resources/subscribe', { uri: 'a:b', _meta: meta })],
    expected: error(-32601),
  },
  {
    rule: 'an unknown method',
    send: [request(1, 'no/such', { _meta: meta })],
    expected: error(-32601),
  },
  {
    rule: 'an unknown tool is an error of the protocol',
    send: [call(1, 'no-such')],
    expected: error(-32602),
  },
  {
    rule: 'an input that is wrong is an error of the tool, which a model can read',
    send: [call(1, 'apply', { operations: 7 })],
    expected: { result: { isError: true, structuredContent: { error: expect.any(String) } } },
  },
  {
    rule: 'a value comes as structured content and as its text',
    send: [call(1, 'findings')],
    expected: {
      result: {
        structuredContent: { count: expect.any(Number) },
        content: [{ type: 'text', text: expect.stringContaining('"count"') }],
      },
    },
  },
  {
    rule: 'ids may be texts',
    send: [list('some text')],
    id: 'some text',
    expected: { result: expect.anything() },
  },
  {
    rule: 'the id of a request is not null',
    send: [list(null)],
    id: null,
    expected: error(-32600),
  },
  { rule: 'an id is no fraction', send: [list(1.5)], id: null, expected: error(-32600) },
  { rule: 'batches are gone', send: [[list(1), list(2)]], id: null, expected: error(-32600) },
  {
    rule: 'what is not JSON',
    send: ['{"jsonrpc": "2.0", "id": 1,'],
    id: null,
    expected: error(-32700),
  },
  {
    rule: 'what is not JSON-RPC 2.0',
    send: [{ id: 1, method: 'tools/list' }],
    expected: error(-32600),
  },
  {
    rule: 'a notification is not answered',
    send: [{ jsonrpc: '2.0', method: 'notifications/unknown', params: { _meta: meta } }, list(1)],
    expected: { result: expect.anything() },
  },
  {
    rule: 'initialize is refused once the connection is of this revision, and told which there are',
    send: [list('a'), initialize('2025-11-25')],
    id: 'i',
    expected: error(expect.any(Number) as never),
  },
];

/** https://modelcontextprotocol.io/specification/2025-11-25 */
const withHandshake: readonly Row[] = [
  {
    rule: 'initialize agrees on the version, and says who answers and what it can',
    send: [initialize('2025-11-25')],
    id: 'i',
    expected: {
      result: {
        protocolVersion: '2025-11-25',
        capabilities: { tools: expect.anything() },
        serverInfo: { name: 'plinth', version: expect.any(String) },
        instructions: expect.any(String),
      },
    },
  },
  {
    rule: 'an older version that the server knows is agreed on',
    send: [initialize('2025-06-18')],
    id: 'i',
    expected: { result: { protocolVersion: '2025-06-18' } },
  },
  {
    rule: 'a version that it does not know is answered with one that it knows',
    send: [initialize('1900-01-01')],
    id: 'i',
    expected: { result: { protocolVersion: '2025-11-25' } },
  },
  {
    rule: 'tools are listed after the handshake',
    send: [initialize('2025-11-25'), initialized, request(1, 'tools/list')],
    expected: { result: { tools: expect.any(Array) } },
  },
  {
    rule: 'tools are called without any _meta',
    send: [
      initialize('2025-11-25'),
      initialized,
      request(1, 'tools/call', { name: 'outline', arguments: {} }),
    ],
    expected: { result: { structuredContent: { fromSite: { parts: expect.any(Array) } } } },
  },
  {
    rule: 'ping is answered with nothing',
    send: [initialize('2025-11-25'), initialized, request(1, 'ping')],
    expected: { result: {} },
  },
  {
    rule: 'and before the handshake is done',
    send: [initialize('2025-11-25'), request(1, 'ping')],
    expected: { result: {} },
  },
  {
    rule: 'server/discover belongs to the other revision',
    send: [initialize('2025-11-25'), initialized, request(1, 'server/discover')],
    expected: error(-32601),
  },
  {
    rule: 'an unknown method',
    send: [initialize('2025-11-25'), initialized, request(1, 'prompts/list')],
    expected: error(-32601),
  },
  {
    rule: 'an unknown tool',
    send: [
      initialize('2025-11-25'),
      initialized,
      request(1, 'tools/call', { name: 'no-such', arguments: {} }),
    ],
    expected: error(-32602),
  },
  {
    rule: 'a probe of the other revision may come first',
    send: [
      request('d', 'server/discover', { _meta: meta }),
      initialize('2025-11-25'),
      initialized,
      request(1, 'tools/list'),
    ],
    expected: { result: { tools: expect.any(Array) } },
  },
];

describe.each([
  ['2026-07-28', withoutHandshake],
  ['2025-11-25', withHandshake],
] as const)('revision %s', (_, rows) => {
  test.each(rows)('$rule', async ({ send, id = 1, expected }) => {
    client = startServer(root);
    for (const one of send)
      client.write(`${typeof one === 'string' ? one : JSON.stringify(one)}\n`);
    expect(await client.answer(id)).toMatchObject(expected as object);
    for (const line of client.lines) expect(line).not.toContain('\n');
  });
});

test('every tool says what it does to files, what it takes and what it answers', async () => {
  client = startServer(root);
  const { result } = await client.ask('tools/list', { _meta: meta });
  const { tools } = result as { tools: (Message & { name: string; annotations: Message })[] };
  expect(tools.map(({ name }) => name)).toEqual([
    'outline',
    'find',
    'read',
    'describe',
    'findings',
    'check',
    'apply',
    'undo',
    'diff',
    'look',
    'translate',
  ]);
  for (const { name, annotations, inputSchema, outputSchema } of tools) {
    expect(annotations.readOnlyHint).toBe(!['apply', 'undo'].includes(name));
    expect(annotations.openWorldHint).toBe(false);
    expect([inputSchema, outputSchema]).toMatchObject([{ type: 'object' }, { type: 'object' }]);
  }
  expect(Math.max(...client.lines.map((line) => line.length))).toBeLessThanOrEqual(20_000);
});

test('what is asked before the input ends is answered, then the server ends', async () => {
  client = startServer(root);
  client.write(`${JSON.stringify(call(1, 'findings'))}\n${JSON.stringify(call(2, 'outline'))}\n`);
  expect(await client.end()).toBe(0);
  expect(client.lines.map((line) => JSON.parse(line).id)).toEqual([1, 2]);
});

test('what is cancelled in time is neither done nor answered', async () => {
  client = startServer(root);
  const operations = [
    { op: 'set', file: 'site.manifest.json', path: ['pages', 'work', 'title'], value: 'Cancelled' },
  ];
  const { fromSite } = await client.call('read', { path: ['pages', 'work', 'title'] });
  const { seen } = fromSite as { seen: unknown };
  client.write(
    [
      call(1, 'findings'),
      call(2, 'apply', { operations, seen }),
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2, _meta: meta } },
      call(3, 'read', { path: ['pages', 'work', 'title'] }),
    ]
      .map((message) => `${JSON.stringify(message)}\n`)
      .join(''),
  );
  expect(await client.answer(3)).toMatchObject({
    result: { structuredContent: { fromSite: { text: '"Our work"' } } },
  });
  expect(client.lines.map((line) => JSON.parse(line).id)).not.toContain(2);
});
