// A clone of the repository, as git has it: what is generated and not checked in is made when it is needed.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const clone = mkdtempSync(join(tmpdir(), 'plinth-clone-'));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

const generated = ['manifest.ts', 'block-views.ts', 'shape.ts'].map(
  (name) => `engine/generated/${name}`,
);
const compiled = ['engine/generated/validators.js'];

beforeAll(() => {
  const parts = ['engine', 'scripts', 'schemas', 'tests/sites/minimal'];
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', [...list, '--', ...parts, '*.json', '.gitignore'], {
    encoding: 'utf8',
  });
  for (const file of new Set(stdout.split('\0').filter(existsSync)))
    cpSync(file, join(clone, file), { recursive: true });
  mkdirSync(join(clone, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(clone, 'node_modules', name), 'junction');
});

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', ...args, '--root', 'tests/sites/minimal'],
    { cwd: clone, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return { status, stdout, stderr };
}

const read = (file: string): string => readFileSync(join(clone, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(join(clone, file), text);

const schemaFile = 'schemas/manifest.schema.json';

test('a fresh clone has no compiled validators, and makes them for its first command', () => {
  expect(compiled.filter((file) => existsSync(join(clone, file)))).toEqual([]);
  expect(run('validate')).toEqual({ status: 0, stdout: 'No findings.\n', stderr: '' });
  expect(compiled.filter((file) => existsSync(join(clone, file)))).toEqual(compiled);
});

test('a changed schema counts for the next command', () => {
  const before = read(schemaFile);
  const schema = JSON.parse(before);
  write(schemaFile, JSON.stringify({ ...schema, required: [...schema.required, 'primaryAction'] }));
  const { status, stdout } = run('validate');
  expect(stdout).toContain('"primaryAction"');
  expect(status).toBe(1);
  write(schemaFile, before);
  expect(run('validate').status).toBe(0);
});

test('a schema that cannot be read is named', () => {
  const before = read(schemaFile);
  write(schemaFile, `<<<<<<< HEAD\n${before}`);
  const { status, stderr } = run('validate');
  expect(stderr).toMatch(/^.*manifest\.schema\.json is not valid JSON: .*\n$/);
  expect(status).toBe(2);
  write(schemaFile, before);
});

test('types repairs files with conflict marks, and says which', () => {
  const files = [...generated, ...compiled];
  const before = files.map(read);
  const mark = (text: string) =>
    text.replace('\n', `\n<<<<<<< HEAD\n${text.slice(0, 80)}\n=======\n>>>>>>> main\n`);
  for (const [index, file] of files.entries()) write(file, mark(before[index] ?? ''));
  const first = run('types');
  for (const file of files) expect(first.stdout).toContain(`wrote ${file}\n`);
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(files.map(read)).toEqual(before);
  expect(run('types').stdout).toBe('Everything that is generated is up to date.\n');
  expect(run('types', '--check').status).toBe(0);
  expect(run('validate').status).toBe(0);
});
