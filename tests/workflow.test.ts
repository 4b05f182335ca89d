// The workflows ask for commands, options and scripts that exist.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkArguments } from '../scripts/command/check-arguments';

const folder = '.github/workflows';
const read = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8');

const findCommands = (workflow: string): string[] =>
  [...workflow.matchAll(/node scripts\/run\.mjs ([^>\n]+)/g)].map(([, words = '']) => words.trim());

test('that for sites validates with annotations, lists what changes, builds and builds again', () => {
  const workflow = read('site.yml');
  const commands = findCommands(workflow).map((words) => words.split(' ')[0]);
  expect(commands).toEqual(['validate', 'diff', 'build', 'build']);
  expect(workflow).toContain('diff --recursive --brief');
});

test('that for the engine runs on three systems and on every supported version of Node', () => {
  const workflow = read('tests.yml');
  expect(workflow).toContain('os: [ubuntu-latest, macos-latest, windows-latest]');
  expect(workflow.match(/node: \[20, 22, 24\]/g)).toHaveLength(2);
  const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toMatch(/^>=20\./);
  const names = [...workflow.matchAll(/run: npm (?:run )?(\S+)$/gm)].map(([, name]) => name);
  expect(names).toEqual(['ci', 'check', 'ci', 'test']);
  for (const name of names.filter((name) => name !== 'ci'))
    expect(scripts).toHaveProperty([name ?? '']);
});

const commands = readdirSync(folder).flatMap((name) => findCommands(read(name)));

test.each(commands)('%s', (words) => {
  expect(words).toContain(' --');
  expect(checkArguments(words.split(' '))).toBeUndefined();
});
