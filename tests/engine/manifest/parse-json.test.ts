// The text of a file → its value; most texts are looked at once, some twice.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KeptMemory } from '../../../engine/manifest/memory';
import { parseByPages } from '../../../engine/manifest/text/parse-by-pages';
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

describe('a manifest of which most pages are known', () => {
  const pages = {
    start: { path: '/', title: 'Start', blocks: [{ type: 'text', items: ['One.', { A: 'B' }] }] },
    pages: { path: '/pages', pages: { inner: { path: '/x' } } },
    '404': { path: '/not-there', summary: 'A brace } and a "quote".' },
  };
  const manifest = { version: 1, site: { name: 'A', pages: { a: { b: 1 } } }, pages, menus: [] };
  const memory = new KeptMemory();
  const lines = JSON.stringify(manifest, null, 2).split('\n');
  const parse = (text: string) => parseByPages('site.manifest.json', text, memory)?.value;

  test('is what it is as a whole', () => {
    expect(parse(lines.join('\n'))).toEqual(manifest);
  });

  test('is not read by pages that are some of another part, where brackets stand as if they closed that', () => {
    const text = `{
  "site": {
    "a": {
      "b": 1
  },
  "pages": {
    "inner": { "c": 2 }
  }
  },
  "pages": {
    "start": { "path": "/" }
  }
}`;
    expect([parse(text), typeof JSON.parse(text)]).toEqual([undefined, 'object']);
  });

  test('is never something else, whatever its lines begin with', () => {
    const indents = fc.array(fc.nat(6), { minLength: lines.length, maxLength: lines.length });
    const isMoved = fc.array(fc.boolean(), { minLength: lines.length, maxLength: lines.length });
    fc.assert(
      fc.property(indents, isMoved, (widths, moved) => {
        const text = lines
          .map((line, at) => (moved[at] ? ' '.repeat(widths[at] ?? 0) + line.trimStart() : line))
          .join('\n');
        const value = parse(text);
        if (value !== undefined) expect(value).toEqual(manifest);
      }),
      { numRuns: 1000 },
    );
  });
});
