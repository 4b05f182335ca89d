// What is answered before a command starts: help, or what is wrong with its arguments.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkArguments } from '../../../scripts/command/check-arguments';
import { type Command, commands } from '../../../scripts/command/commands';
import { toOption } from '../../../scripts/command/option-name';

const ask = (line: string) => checkArguments(line.split(' ').filter(Boolean));

const names = Object.keys(commands);

test('each command has a file, an entry in package.json, and each file is a command', () => {
  const files = readdirSync('scripts').flatMap((file) => {
    const [, name] = /^([\w-]+)\.(?:ts|mjs)$/.exec(file) ?? [];
    // What starts them, and what the package has for `types`.
    return name === undefined || ['run', 'site-types'].includes(name) ? [] : [name];
  });
  const heads = new Set(names.map((name) => name.split(' ')[0]));
  expect(files.sort()).toEqual([...heads].sort());
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, { npm }] of Object.entries<Command>(commands)) {
    const script = npm.split(' -- ')[0]?.replace(/^npm (?:run )?/, '') ?? '';
    expect(scripts[script], name).toBe(`node scripts/run.cjs ${name.split(' ')[0]}`);
  }
});

test.each(names)('%s --help prints its usage and every argument, and ends with 0', (name) => {
  const table: Command = commands[name as keyof typeof commands];
  for (const words of [`${name} --help`, `${name} -h`, `${name} --bogus --help`]) {
    const answer = ask(words);
    expect(answer).toMatchObject({ code: 0, stderr: '' });
    expect(answer?.stdout).toMatch(new RegExp(`^Usage: ${table.npm}(?: .+)?\n\n.+\\.\n\n`));
    for (const [option, { about }] of Object.entries(table.options)) {
      expect(answer?.stdout).toMatch(new RegExp(`^  ${toOption(option)}(?: |\\[=)`, 'm'));
      expect(answer?.stdout).toContain(`  ${about}`);
    }
    for (const { value, about } of Object.values(table.positionals ?? {}))
      expect(answer?.stdout).toMatch(new RegExp(`^  ${value.replace('|', '\\|')} +${about}`, 'm'));
  }
});

test('new --help names every look that there is', () => {
  const looks = readdirSync('scripts/starter/looks');
  expect(looks.length).toBeGreaterThan(1);
  for (const look of ['plain', ...looks])
    expect(ask('new --help')?.stdout).toMatch(new RegExp(`--look NAME .*\\b${look}\\b`));
});

test('--help alone lists every command; after the name of a group, its own', () => {
  const all = ask('--help');
  expect(all).toMatchObject({ code: 0, stderr: '' });
  for (const { npm, about } of Object.values<Command>(commands)) {
    expect(all?.stdout).toContain(`  ${npm} `);
    expect(all?.stdout).toContain(about);
  }
  const group = ask('page -h')?.stdout ?? '';
  expect(group.match(/npm run page -- \w+/g)).toHaveLength(4);
  expect(group).not.toContain('npm run fmt');
});

test.each([
  ['clean --root x', 'Unknown option --root. Known options: none.'],
  ['biuld', 'Unknown command "biuld". Did you mean "build"?'],
  ['biuld --help', 'Unknown command "biuld". Did you mean "build"?'],
  ['', 'No command is given. Known commands: start, '],
  ['--root x build', '--root comes before the command. Write the command first.'],
  ['page', 'No action is given. Known actions: add, move, rename, remove.'],
  ['page remvoe x', 'Unknown action "remvoe". Did you mean "remove"?'],
  ['page --root x add', '--root comes before the action. Write the action first.'],
  ['page move x', '--path is required. Usage: npm run page -- move ID --path PATH [options]'],
  ['validate --root --strict', '--root needs a value before --strict.'],
  ['bench vlidate', 'The argument "vlidate" is not valid. Did you mean "validate"?'],
  ['bench --pages 55,3', '--pages "55,3" is not a list of numbers, each 50 or more.'],
  ['build --shard 4/3', '--shard "4/3" is not a part of a whole.'],
  ['build --shard 1/300', '--shard takes at most 256 parts.'],
  ['build --now soon', '--now "soon" is not a date.'],
])('"%s" is refused with a sentence, code 2', (line, message) => {
  expect(ask(line)).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(message),
  });
});

test('a program that asked for JSON gets JSON when another argument is wrong', () => {
  for (const format of ['--format=json', '--format json']) {
    const answer = ask(`validate ${format} --bogus`);
    expect(answer?.code).toBe(2);
    expect(JSON.parse(answer?.stdout ?? '')).toEqual({
      version: 1,
      error: answer?.stderr.trim(),
      findings: [],
    });
  }
});

test('arguments that are right, and those for another program, are not answered', () => {
  for (const line of ['build --shard 2/3', 'page rename a --to b', 'test -t name', 'dev --port 0'])
    expect(ask(line)).toBeUndefined();
});
