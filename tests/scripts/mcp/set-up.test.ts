import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../../scripts/mcp';
import { keepPrinted } from '../printed';

let root: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-setup-'));
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('writes what assistants read, and leaves what is there', async () => {
  writeFileSync(join(root, '.mcp.json'), 'mine');
  expect(await run(['--setup', '--root', root])).toBe(0);
  expect(read('AGENTS.md').split('\n').length).toBeLessThanOrEqual(60);
  expect(read('AGENTS.md')).not.toContain('{run}');
  expect(read('.gitattributes')).toContain('/site.manifest.json merge=plinth');
  for (const [file, member] of [
    ['.cursor/mcp.json', 'mcpServers'],
    ['.gemini/settings.json', 'mcpServers'],
    ['.vscode/mcp.json', 'servers'],
  ] as const)
    expect(JSON.parse(read(file))[member].plinth).toMatchObject({
      args: expect.arrayContaining(['mcp']),
    });
  expect(read('.mcp.json')).toBe('mine');
  expect(printed.text).toContain('There already, and left as it is: .mcp.json');

  writeFileSync(join(root, 'AGENTS.md'), 'mine');
  expect(await run(['--setup', '--root', root])).toBe(0);
  expect(read('AGENTS.md')).toBe('mine');
});

test('adds nothing to the repository of the engine', async () => {
  expect(await run(['--setup'])).toBe(2);
  expect(printed.text).toContain('This is the repository of the engine');
});
