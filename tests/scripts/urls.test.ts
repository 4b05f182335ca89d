import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../scripts/urls';
import { copySiteFolder } from '../copy-site-folder';
import { keepPrinted } from './printed';

let root: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-urls-'));
  copySiteFolder('tests/sites/minimal', root);
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

test('where a site has errors, they alone are told, and that nothing was accepted', async () => {
  const file = join(root, 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.pages.work.blocks = [
    { type: 'text', items: ['See [it](page:nowhere), TODO: write this.'] },
  ];
  manifest.pages.work.summary = 'What <b>we</b> do.';
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  expect(await run(['--accept', '--root', root])).toBe(1);
  expect(printed.text).toContain('unknown-page');
  expect(printed.text).not.toContain('  warning  ');
  expect(printed.text).toMatch(/^Nothing was accepted: .* again\.$/m);
});
