// How a command is said so that a terminal takes it: with the folder of the site, in quotes where a shell needs them.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quoteArgument } from '../../../scripts/command/quote-argument';
import { toSiteCall } from '../../../scripts/command/site-call';

test.each([
  ['sites/shop', 'sites/shop', 'sites/shop'],
  ['my site', '"my site"', '"my site"'],
  ['l8 ü', '"l8 ü"', '"l8 ü"'],
  ['a$HOME', "'a$HOME'", '"a$HOME"'],
  ["it's `x`", `'it'\\''s \`x\`'`, '"it\'s `x`"'],
  ['sites\\shop', "'sites\\shop'", 'sites\\shop'],
])('%s is a word of a shell', (word, unix, windows) => {
  expect(quoteArgument(word, false)).toBe(unix);
  expect(quoteArgument(word, true)).toBe(windows);
});

test.runIf(process.platform !== 'win32')('a site in another folder is named', () => {
  const root = join(process.cwd(), 'tests/my site');
  expect(toSiteCall('npm run undo', root)).toBe('npm run undo -- --root "tests/my site"');
  expect(toSiteCall('npm run undo -- abc', root)).toBe(
    'npm run undo -- abc --root "tests/my site"',
  );
  expect(toSiteCall('npm run undo -- abc', process.cwd())).toBe('npm run undo -- abc');
});
