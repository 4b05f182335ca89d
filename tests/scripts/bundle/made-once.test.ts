import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { madeOnce } from '../../../scripts/bundle/made-once';
import { openWorkspace } from '../../../scripts/files/workspace';

const folder = mkdtempSync(join(tmpdir(), 'plinth-made-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const blocks = join(folder, 'blocks');
const workspace = { ...openWorkspace('.'), blocks: [blocks] };
const write = (text: string): void => writeFileSync(join(blocks, 'prices/prices.tsx'), text);
mkdirSync(join(blocks, 'prices'), { recursive: true });

test('the same is made once for a state of the blocks, and again where that failed', async () => {
  const once = madeOnce<number>();
  let made = 0;
  const make = () => once({ workspace, name: 'app' }, async () => ++made);
  write('one');
  expect([await make(), await make()]).toEqual([1, 1]);
  write('two');
  expect(await make()).toBe(2);
  write('one');
  expect(await make()).toBe(1);
  expect(await once({ workspace, name: 'renderers' }, async () => 7)).toBe(7);
  write('three');
  const fail = () => once({ workspace, name: 'app' }, () => Promise.reject(new Error('no')));
  await expect(fail()).rejects.toThrow('no');
  expect(await make()).toBe(3);
});
