// The workflow that site owners copy asks for commands and options that there are.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkArguments } from '../scripts/command/check-arguments';

const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
const lines = [...workflow.matchAll(/node scripts\/run\.mjs ([^>\n]+)/g)].map(([, words = '']) =>
  words.trim(),
);

test('it validates with annotations, says what changes, builds and builds again', () => {
  expect(lines.map((words) => words.split(' ')[0])).toEqual(['validate', 'diff', 'build', 'build']);
  expect(workflow).toContain('diff --recursive --brief');
});

test.each(lines)('%s', (words) => {
  expect(words).toContain(' --');
  expect(checkArguments(words.split(' '))).toBeUndefined();
});
