import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepChecked, readChecked } from '../../../scripts/files/kept-file';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'plinth-cache-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

test('what is kept is read as it was', () => {
  for (const words of ['', 'What was made.']) {
    expect(keepChecked(cache, 'a/b', Buffer.from(words))).toBe(true);
    expect(readChecked(cache, 'a/b')).toEqual(Buffer.from(words));
  }
});

test('what is not there, cut off or changed counts for nothing', () => {
  expect(readChecked(cache, 'a')).toBeUndefined();
  keepChecked(cache, 'a', Buffer.from('What was made.'));
  const bytes = readFileSync(join(cache, 'a'));
  for (const damaged of ['', bytes.subarray(0, 10), bytes.subarray(0, -1), `${bytes}!`, 'garbage'])
    expect(readAfter(damaged)).toBeUndefined();
});

function readAfter(content: string | Uint8Array): Buffer | undefined {
  writeFileSync(join(cache, 'a'), content);
  return readChecked(cache, 'a');
}
