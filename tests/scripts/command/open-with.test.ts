import { expect, test } from 'vitest';
import { CannotRun } from '../../../scripts/command/cannot-run';
import { openWith } from '../../../scripts/command/open-with';

const parse = (text: string) => openWith.parse({ text, name: '--open-with', folder: '/' });

test.each([
  ['cursor', 'cursor://file{file}:{line}:{column}'],
  ['vscode-insiders', 'vscode-insiders://file{file}:{line}:{column}'],
  ['idea://open?file={file}&line={line}', 'idea://open?file={file}&line={line}'],
])('%s names an editor', (text, address) => {
  expect(parse(text)).toBe(address);
});

test.each([
  'javascript:{file}',
  'data:{file}',
  'https://example.com/{file}',
  'https',
  'idea://open',
  'code {file}',
  '',
])('%s is refused', (text) => {
  expect(() => parse(text)).toThrow(CannotRun);
});
