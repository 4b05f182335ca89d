import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseArguments } from '../../../scripts/command/arguments';
import type { Command } from '../../../scripts/command/commands';
import { flag, flagOr, format, outDir, port, root, text } from '../../../scripts/command/option';

const table = {
  npm: 'npm run sample',
  about: 'A sample.',
  positionals: { id: { ...text('ID', 'an id'), required: true }, more: text('MORE', 'more') },
  options: {
    root,
    outDir,
    port: port(80),
    format: format(['pretty', 'json']),
    strict: flag('be strict'),
    fix: flagOr(['all', 'some'], 'fix it'),
    title: { ...text('TEXT', 'a title'), required: true },
  },
} as const satisfies Command;

const parse = (...args: string[]) => parseArguments(table, args, resolve('/site'));

beforeEach(() => void vi.stubEnv('PORT', ''));
afterEach(() => void vi.unstubAllEnvs());

test('a port that is not given comes from the environment, which is checked, too', () => {
  vi.stubEnv('PORT', '81');
  expect(parse('a', '--title', 't').port).toBe(81);
  expect(parse('a', '--title', 't', '--port', '82').port).toBe(82);
  vi.stubEnv('PORT', 'x');
  expect(() => parse('a', '--title', 't')).toThrow('PORT "x" is not a port number.');
});

test('what is not given has its default, and the output lies in the root', () => {
  expect(parse('a', '--title', 't')).toEqual({
    id: 'a',
    more: undefined,
    root: process.cwd(),
    outDir: resolve('dist'),
    port: 80,
    format: 'pretty',
    strict: false,
    fix: false,
    title: 't',
  });
});

test('values come after a space or "=", before and after what has no name', () => {
  const given = ['--root', 'x', 'a', '--out-dir=out', 'b', '--strict', '--port', '0'];
  expect(parse(...given, '--format=json', '--title=-t')).toEqual({
    id: 'a',
    more: 'b',
    root: resolve('/site/x'),
    outDir: resolve('/site/out'),
    port: 0,
    format: 'json',
    strict: true,
    fix: false,
    title: '-t',
  });
  expect(parse('a', '--title', 't', '--root', '/x').outDir).toBe(resolve('/x/dist'));
  expect(parse('--title', 't', '--', '--a').id).toBe('--a');
});

const usage = 'Usage: npm run sample -- ID [MORE] --title TEXT [options]';

test.each([
  [['--prot', '80'], 'Unknown option --prot. Did you mean --port?'],
  [
    ['--zzzzzzzzzz'],
    'Unknown option --zzzzzzzzzz. Known options: --root, --out-dir, --port, --format, --strict, --fix, --title.',
  ],
  [['--format', 'jsn'], '--format "jsn" is not valid. Did you mean "json"?'],
  [['--format', 'xxxxxx'], '--format "xxxxxx" is not valid. Choose one of: pretty, json.'],
  [['--format=json', '--format=pretty'], '--format is given twice. Give it once.'],
  [['--strict', '--strict'], '--strict is given twice. Give it once.'],
  [['--port', '70000'], '--port "70000" is not a port number. Give a number from 0 to 65535.'],
  [['--port'], '--port needs a value. Write --port PORT.'],
  [
    ['--root', '--strict'],
    '--root needs a value before --strict. Write --root DIR, or --root=--strict if that is the value.',
  ],
  [['--root='], 'The value of --root is empty. Write --root DIR.'],
  [['--root', ''], 'The value of --root is empty. Write --root DIR.'],
  [['a', '--title', 'x\ny'], 'The value of --title has a line break. Write it in one line.'],
  [['--strict=yes'], '--strict takes no value. Leave out "=yes".'],
  [['a', 'b', 'dist'], `Unexpected argument "dist". ${usage}`],
  [[''], 'ID is empty. Give a value.'],
  [[], `ID is required. ${usage}`],
  [['a'], `--title is required. ${usage}`],
])('%j is refused with a sentence', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});

test('a flag may have one of some words after a "=", and takes none from what follows', () => {
  expect(parse('a', '--title', 't', '--fix').fix).toBe(true);
  expect(parse('a', '--title', 't', '--fix=all').fix).toBe('all');
  expect(parse('a', '--fix', 'b', '--title', 't')).toMatchObject({ fix: true, more: 'b' });
  expect(() => parse('a', '--title', 't', '--fix=al')).toThrow('Did you mean "all"?');
  expect(() => parse('a', '--title', 't', '--strict=all')).toThrow('--strict takes no value.');
});

test('a word of an option stands behind an equals sign', () => {
  expect(() => parse('a', 'b', '--title', 't', '--fix', 'all')).toThrow(
    'Unexpected argument "all". Write --fix=all.',
  );
  expect(() => parse('a', 'b', '--title', 't', '--fix', 'other')).toThrow('Usage: ');
});
