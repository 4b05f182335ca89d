import { expect, test } from 'vitest';
import { toSizeWords } from '../../../engine/concepts/download-path';

test.each([
  [1, 'en', '1 kB'],
  [240_400, 'en', '240 kB'],
  [999_999, 'en', '1,000 kB'],
  [1_440_000, 'en', '1.4 MB'],
  [1_440_000, 'de', '1,4 MB'],
  [1_440_000, 'en-12', '1.4 MB'],
  [24_400_000, 'en', '24 MB'],
])('%i bytes in %s: %s', (bytes, language, words) => {
  expect(toSizeWords(bytes, language)).toBe(words.replace(' ', '\u00a0'));
});
