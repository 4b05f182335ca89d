// The workflow that site owners copy asks for commands and options that there are.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
const lines = [...workflow.matchAll(/node scripts\/run\.mjs (.+)$/gm)].map(([, words]) => words);

test('it validates with annotations, says what changes, builds and builds again', () => {
  expect(lines.map((words) => words?.split(' ')[0])).toEqual([
    'validate',
    'diff',
    'build',
    'build',
  ]);
  expect(workflow).toContain('diff --recursive --brief');
});

test.each(lines)('%s', (words = '') => {
  const [command, ...others] = words.split(' ');
  const source = `${readFileSync(`scripts/${command}.ts`, 'utf8')}${readFileSync('scripts/command/arguments.ts', 'utf8')}`;
  const options = others.filter((word) => word.startsWith('--'));
  expect(options.length).toBeGreaterThan(0);
  for (const option of options)
    expect(source).toMatch(new RegExp(`'?${option.slice(2)}'?[:'\\],]`));
});
