// Not quick: large documents.
// Hostile and random documents are read to their end: nothing throws, and every mistake is inside the document.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDocumentParser } from '../../../../engine/manifest/document/parse-document';
import type {
  DocumentContent,
  ParsedDocument,
  SourceNode,
} from '../../../../engine/model/document-parser';
import { long } from '../../../faults/long';
import { faultyDocuments, sign } from './faulty-documents';
import { hostileDocuments } from './hostile-documents';
import { validateText } from './text-site';

const parse = createDocumentParser();

const cases = Number(process.env.PLINTH_CASES ?? (long ? 10_000 : 400));
const seed = Number(process.env.PLINTH_SEED ?? 20_261_122);

/** Mistakes of the text and of its front matter. */
const mistakesOf = ({ mistakes, matter }: DocumentContent) => [
  ...mistakes,
  ...(matter?.mistakes ?? []),
];

/** Whether everything is at a place of the text; not by `expect`, which takes longer than the parser. */
function isInside(parsed: ParsedDocument, text: string): boolean {
  const trees = [parsed.tree(), parsed.matterTree?.()];
  const isPlace = (offset: number): boolean =>
    Number.isInteger(offset) && offset >= 0 && offset <= text.length;
  const isOf = ({ offset, length, starts, children = [] }: SourceNode): boolean =>
    isPlace(offset) &&
    // What has no character of its own is marked by one, even at the end.
    isPlace(offset + Math.max(length - 1, 0)) &&
    (starts ?? []).every(([, start]) => isPlace(start)) &&
    children.every(isOf);
  const isOutside = mistakesOf(parsed).some(({ offset }) => !isPlace(offset));
  return !isOutside && trees.every((tree) => tree === undefined || isOf(tree));
}

test.each(Object.entries(hostileDocuments))('%s', (_, [text, code]) => {
  const parsed = parse(text);
  const found = mistakesOf(parsed).map((mistake) => mistake.code);
  if (code === undefined) expect(parsed.value).toBeInstanceOf(Array);
  else expect(found).toContain(code);
  expect(isInside(parsed, text)).toBe(true);
});

const pieces = [
  ...[
    '# ',
    '## ',
    '### ',
    '- ',
    '1. ',
    '> ',
    '    ',
    '\t',
    '```',
    '~~~js x',
    '***',
    '---',
    '===',
    '|',
    '| - |',
  ],
  ...[
    '*',
    '**',
    '_',
    '`',
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '](page:work)',
    '](javascript:x)',
    '[^a]',
    '[^a]: ',
  ],
  ...[
    '^[',
    '<b>',
    '</b>',
    '<!--',
    '-->',
    '<br>',
    '<https://a.example>',
    '&amp;',
    '&#123;',
    '\\',
    '\\*',
    '{',
    '}',
  ],
  ...[
    '{company}',
    '{{',
    '[a]: b "t"',
    'mark.svg',
    '#wide',
    '"t"',
    'a',
    'Words and more',
    '日本',
    '😀',
    '\u200b',
  ],
  ...[
    '\n',
    '\n',
    '\n',
    '\n\n',
    '\n\n',
    '\r\n',
    '\r',
    ' ',
    ' ',
    '  \n',
    '\u2028',
    '\ud800',
    'title: x: y',
  ],
];

const random = fc.array(
  fc.constantFrom(...pieces, ...faultyDocuments.map(([, text]) => text.replace(sign, ''))),
  {
    maxLength: 40,
  },
);

test(`${cases} random documents, seed ${seed}`, { timeout: 3_600_000 }, () => {
  const counts = { valid: 0, refused: 0 };
  fc.assert(
    fc.property(random, (list) => {
      const text = list.join('');
      expect(isInside(parse(text), text)).toBe(true);
      const { findings, publication } = validateText({ ending: 'md', text });
      const lines = text.split('\n');
      for (const { file, line, column, message, hint } of findings) {
        expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN/);
        if (file === 'files/text/repairs.md')
          expect(column - 1).toBeLessThanOrEqual(lines[line - 1]?.length ?? -1);
      }
      counts[publication === undefined ? 'refused' : 'valid'] += 1;
    }),
    { numRuns: cases, seed },
  );
  // Random documents of both kinds, so that nothing is tried in vain.
  expect(Math.min(counts.valid, counts.refused)).toBeGreaterThan(cases / 50);
});
