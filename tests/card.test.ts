import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => file !== '');

const sources = files
  .filter((file) => /^(?:engine|scripts|tests)\/.*\.(?:ts|tsx|mjs|cjs)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

test.each([
  'react',
  'react-dom',
  'react-router-dom',
  '@emailjs/browser',
  'ajv',
  'json-schema-to-typescript',
  'react-intersection-observer',
  'esbuild',
  'vitest',
  'happy-dom',
  'playwright',
])('the package %s is imported', (name) => {
  const pattern = new RegExp(`(?:from|import\\()\\s*'${name}(?:/[^']*)?'`);
  expect(sources.some((text) => pattern.test(text))).toBe(true);
});

test('the e-mail client is pinned', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(dependencies['@emailjs/browser']).toBe('4.3.1');
});

test('the top level is as it was drawn', () => {
  const visible = new Set(
    files.map((file) => file.split('/')[0] ?? '').filter((name) => !name.startsWith('.')),
  );
  const drawn = [
    'package.json',
    'tsconfig.json',
    'site.manifest.json',
    'schemas',
    'engine',
    'files',
    'scripts',
    'tests',
    'README.md',
  ];
  const beside = ['package-lock.json', 'LICENSE', 'site.urls.lock'];
  expect([...visible].sort()).toEqual([...drawn, ...beside].sort());
});
