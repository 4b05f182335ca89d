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

test('that for releases packs, installs and tests before it publishes, with a statement of its origin', () => {
  const workflow = read('release.yml');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const steps = [...workflow.matchAll(/run: (npm (?:run \S+|test|ci|publish \S+))(.*)$/gm)];
  expect(steps.map(([, step]) => step)).toEqual([
    ...['npm ci', 'npm test', 'npm run pack', 'npm run test:package'],
    ...['npm publish packages/plinth-*.tgz', 'npm publish packages/create-plinth-*.tgz'],
  ]);
  for (const name of ['pack', 'test:package']) expect(scripts).toHaveProperty([name]);
  for (const [, step, more] of steps)
    if (step?.startsWith('npm publish')) expect(more).toContain('--provenance');
  expect(workflow).toMatch(/publish:\n {4}needs: pack\n(?:.*\n)*? {6}id-token: write\n/);
  expect(workflow).not.toMatch(/token: \$|secrets\./);
});

const commands = readdirSync(folder).flatMap((name) => findCommands(read(name)));

test.each(commands)('%s', (words) => {
  expect(words).toContain(' --');
  expect(checkArguments(words.split(' '))).toBeUndefined();
});
