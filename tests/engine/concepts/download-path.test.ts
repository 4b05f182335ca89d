import { expect, test } from 'vitest';
import { resolveDownloadPath } from '../../../engine/concepts/download-path';
import type { Files } from '../../../engine/model/files';
import { sampleResolver } from './sample-resolver';

test.each([
  [1, 'en', '1 kB'],
  [240_400, 'en', '240 kB'],
  [999_999, 'en', '1,000 kB'],
  [1_440_000, 'en', '1.4 MB'],
  [1_440_000, 'de', '1,4 MB'],
  [1_440_000, 'en-12', '1.4 MB'],
  [24_400_000, 'en', '24 MB'],
])('%i bytes in %s: %s', (bytes, language, words) => {
  const files = { bytesOf: () => bytes } as unknown as Files;
  const resolver = { ...sampleResolver({ language, base: '/' }), files };
  expect(resolveDownloadPath('a.pdf', resolver).size).toBe(words.replace(' ', '\u00a0'));
});
