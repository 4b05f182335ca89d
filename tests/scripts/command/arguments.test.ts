import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseArguments } from '../../../scripts/command/arguments';

const parse = (...args: string[]) =>
  parseArguments(
    args,
    { port: 'port', format: ['pretty', 'json'], strict: 'flag' },
    resolve('/site'),
  );

test('the root is the current folder and the output lies in it', () => {
  expect(parse()).toEqual({ root: resolve('/site'), outDir: resolve('/site/dist'), strict: false });
});

test('folders are taken from the current one', () => {
  expect(parse('--root', 'x', '--out-dir=out', '--strict', '--port', '0', '--format=json')).toEqual(
    {
      root: resolve('/site/x'),
      outDir: resolve('/site/out'),
      strict: true,
      port: 0,
      format: 'json',
    },
  );
  expect(parse('--root', '/x').outDir).toBe(resolve('/x/dist'));
});

test.each([
  [['--prot', '80'], 'Unknown option --prot. Did you mean --port?'],
  [
    ['--zzzzzzzzzz'],
    'Unknown option --zzzzzzzzzz. There are: --root, --out-dir, --port, --format, --strict.',
  ],
  [['--format', 'jsn'], '--format does not know "jsn". Did you mean "json"?'],
  [['--port', '70000'], '--port "70000" is no port. Give a number from 0 to 65535.'],
  [['--port'], '--port needs a value. Give it behind a space or "=".'],
  [['--root='], '--root is empty. Give a value behind it.'],
  [['--strict=yes'], '--strict takes no value. Leave out "=yes".'],
  [['dist'], '"dist" is no option. There are: --root, --out-dir, --port, --format, --strict.'],
])('%j is refused with a sentence', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});
