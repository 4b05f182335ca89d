// Not quick: own code is compiled.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run as block } from '../../../scripts/block';
import { createCalls } from '../../../scripts/mcp/call-tool';
import { SiteSession } from '../../../scripts/mcp/site-session';
import { copySiteFolder } from '../../copy-site-folder';
import { keepPrinted } from '../printed';

let root: string;
let call: ReturnType<typeof createCalls>;
beforeEach(() => {
  keepPrinted();
  root = mkdtempSync(join(tmpdir(), 'plinth-code-'));
  copySiteFolder('tests/sites/minimal', root);
  call = createCalls(
    new SiteSession(root, { readOnly: false, allowCode: true, allowRules: false }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const ask = async (name: string, input: object) =>
  (await call(name, input, new AbortController().signal))?.structuredContent ?? {};
const write = (file: string, text: string | null) => ({ op: 'write', file, text });

test('a style sheet is written, undone, and refused where it is wrong', async () => {
  const right = [write('theme.css', '.block-heading { letter-spacing: 0.02em; }\n')];
  const answer = await ask('apply', { operations: right, seen: {} });
  expect(answer).toMatchObject({ outcome: 'written', token: expect.any(String) });
  const { seen } = answer.fromSite as { seen: object };
  const wrong = [write('theme.css', '@import "https://elsewhere.example/x.css";\n')];
  expect(await ask('apply', { operations: wrong, seen: {} })).toMatchObject({
    error: expect.any(String),
  });
  expect(await ask('apply', { operations: wrong, seen })).toMatchObject({ outcome: 'refused' });
  expect(readFileSync(join(root, 'theme.css'), 'utf8')).toContain('letter-spacing');
});

test('a first block is for a person; a block that is there is written, and refused where it is wrong', async () => {
  const schema = 'blocks/price-list/price-list.schema.json';
  expect(await ask('apply', { operations: [write(schema, '{}')], seen: {} })).toMatchObject({
    error: expect.any(String),
  });
  expect(existsSync(join(root, 'blocks'))).toBe(false);
  expect(await block(['add', 'price-list', '--root', root])).toBe(0);
  const { fromSite } = await ask('read', { file: schema });
  const { seen } = fromSite as { seen: object };
  const before = readFileSync(join(root, schema), 'utf8');
  expect(await ask('apply', { operations: [write(schema, '{')], seen })).toMatchObject({
    outcome: 'refused',
  });
  expect(readFileSync(join(root, schema), 'utf8')).toBe(before);
  const operations = [
    write(schema, before.replace('The things in order.', 'All things in order.')),
  ];
  expect(await ask('apply', { operations, seen })).toMatchObject({ outcome: 'written' });
});

test('code is written alone, and nothing else beside it', async () => {
  const operations = [
    write('theme.css', ''),
    { op: 'set', file: 'site.manifest.json', path: ['pages', 'work', 'title'], value: 'X' },
  ];
  expect(await ask('apply', { operations, seen: {} })).toMatchObject({ error: expect.any(String) });
  expect(existsSync(join(root, 'theme.css'))).toBe(false);
});
