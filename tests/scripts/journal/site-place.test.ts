// A path within a site is a file of the site.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getPlace } from '../../../scripts/journal/site-place';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-place-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each(['../words.md', 'files/../../words.md', '.'])('%s is none', (path) => {
  expect(() => getPlace(root, path)).toThrow(/is not a file of the site/);
});

test('a link out of it is another mistake', () => {
  symlinkSync(tmpdir(), join(root, 'out'));
  expect(() => getPlace(root, 'out/words.md')).toThrow(/Put the file itself there, not a link/);
  expect(getPlace(root, 'files/words.md')).toMatch(/files.words\.md$/);
});
