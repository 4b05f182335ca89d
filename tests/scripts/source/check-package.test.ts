import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { InvalidCode } from '../../../scripts/command/invalid-code';
import { checkPackage } from '../../../scripts/contract/check-package';

const root = mkdtempSync(join(tmpdir(), 'plinth-package-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function find(text: string) {
  writeFileSync(join(root, 'package.json'), text);
  const error = await checkPackage({ root }).catch((thrown: unknown) => thrown);
  if (error === undefined) return [];
  if (!(error instanceof InvalidCode)) throw error;
  return error.findings.map(({ code, file, line, column }) => [code, file, line, column]);
}

test('a package.json that is not JSON is found where it breaks', async () => {
  await expect(checkPackage({ root })).resolves.toBeUndefined();
  expect(await find('{ "name": "site" }')).toEqual([]);
  expect(await find('\ufeff{ "name": "site" }')).toEqual([]);
  expect(await find('{\n  "name": "site"\n  "private": true\n}')).toEqual([
    ['block-code', 'package.json', 2, 17],
  ]);
});
