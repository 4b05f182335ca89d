// The text of a file → its value; most texts are looked at once, some twice.
import { expect, test } from 'vitest';
import { limits, parseJson } from '../../../engine/manifest/text/parse-json';

const codesOf = (text: string) => parseJson('a.json', text).findings.map(({ code }) => code);

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['texts that begin with a colon', '{"a": ": b", "c": ["\\":", ":"]}'],
  ['texts with quotation marks', '{"a \\"b\\"": "c \\": d", "e\\\\": 1}'],
  ['as deep as may be', deep(limits.depth)],
  ['a value that is nothing', 'null'],
])('%s are read as they are', (_, text) => {
  expect(parseJson('a.json', text)).toEqual({ value: JSON.parse(text), findings: [] });
});

test.each([
  ['a key twice', '{"a": 1, "a": 2}'],
  ['a key twice beside a text that begins with a colon', '{"a": ": 1", "a": 2}'],
  ['a key twice that ends with a backslash', '{"a\\\\": 1, "a\\\\": 2}'],
  ['a key twice, once as an escape sequence', '{"a": 1, "\\u0061": 2}'],
])('%s is found', (_, text) => expect(codesOf(text)).toEqual(['duplicate-key']));

test.each([
  ['deeper than may be', deep(limits.depth + 1)],
  ['deeper than any stack', deep(200_000)],
  ['deep below a key that is there twice', `{"a": ${deep(200_000)}, "a": 1}`],
])('%s is refused before it is walked', (_, text) => expect(codesOf(text)).toEqual(['too-deep']));
