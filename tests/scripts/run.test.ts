// Not quick: commands in a clone.
// A clone of the repository, as git has it: what is generated and not checked in is made when it is needed.
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createClone } from './clone';

const { folder: clone, read, write, run, remove } = createClone();
afterAll(remove);

const generated = ['manifest.ts', 'block-views.ts', 'shape.ts'].map(
  (name) => `engine/generated/${name}`,
);
const compiled = ['validators.js', 'thorough-validators.cjs'].map(
  (name) => `engine/generated/${name}`,
);

const schemaFile = 'schemas/manifest.schema.json';

test('help, and what is wrong with arguments, come before anything else is made', () => {
  expect(run(['build', '--bogus'])).toMatchObject({ status: 2, stdout: '' });
  expect(run(['build', '--help']).stdout).toMatch(/^Usage: npm run build -- /);
  expect(readdirSync(join(clone, 'node_modules/.cache/plinth'))).toEqual([
    'check-arguments.cjs',
    expect.stringMatching(/^check-arguments\.cjs-\d+\.code$/),
    'check-arguments.cjs.map',
  ]);
});

test('a fresh clone has no compiled validators, and makes them for its first command', () => {
  expect(compiled.filter((file) => existsSync(join(clone, file)))).toEqual([]);
  expect(run(['validate'])).toEqual({ status: 0, stdout: 'No findings.\n', stderr: '' });
  expect(compiled.filter((file) => existsSync(join(clone, file)))).toEqual(compiled);
});

test('a changed schema counts for the next command', () => {
  const before = read(schemaFile);
  const schema = JSON.parse(before);
  write(schemaFile, JSON.stringify({ ...schema, required: [...schema.required, 'primaryAction'] }));
  const { status, stdout } = run(['validate']);
  expect(stdout).toContain('"primaryAction"');
  expect(status).toBe(1);
  write(schemaFile, before);
  expect(run(['validate']).status).toBe(0);
});

test('what is made again is left as it was in a copy of the clone that shares its files', () => {
  const [cache, copy] = ['node_modules/.cache/plinth', 'copy'].map((name) => join(clone, name)) as [
    string,
    string,
  ];
  const readCopy = (): Map<string, string> =>
    new Map(readdirSync(copy).map((name) => [name, readFileSync(join(copy, name), 'latin1')]));
  mkdirSync(copy);
  for (const name of readdirSync(cache)) linkSync(join(cache, name), join(copy, name));
  const kept = readCopy();
  const before = read(schemaFile);
  write(schemaFile, `${before}\n`);
  expect(run(['validate']).status).toBe(0);
  const stamp = readFileSync(join(cache, 'stamp.json'), 'latin1');
  expect(stamp).not.toBe(kept.get('stamp.json'));
  expect([...readCopy()].filter(([name, text]) => kept.get(name) !== text)).toEqual([]);
  write(schemaFile, before);
});

test('a schema that cannot be read is named', () => {
  const before = read(schemaFile);
  write(schemaFile, `<<<<<<< HEAD\n${before}`);
  const { status, stderr } = run(['validate']);
  expect(stderr).toMatch(/^.*manifest\.schema\.json is not valid JSON: .*\n$/);
  expect(status).toBe(2);
  write(schemaFile, before);
});

test('types repairs files with conflict marks, and says which', () => {
  const files = [...generated, ...compiled];
  const before = files.map((file) => read(file));
  const mark = (text: string) =>
    text.replace('\n', `\n<<<<<<< HEAD\n${text.slice(0, 80)}\n=======\n>>>>>>> main\n`);
  for (const [index, file] of files.entries()) write(file, mark(before[index] ?? ''));
  const first = run(['types']);
  for (const file of files) expect(first.stdout).toContain(`wrote ${file}\n`);
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(files.map((file) => read(file))).toEqual(before);
  expect(run(['types']).stdout).toBe('All generated files are up to date.\n');
  expect(run(['types', '--check']).status).toBe(0);
  expect(run(['validate']).status).toBe(0);
});
