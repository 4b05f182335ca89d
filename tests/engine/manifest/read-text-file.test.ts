// Documents: what their parser makes of them is validated and located like items of JSON, whatever parser it is.
import { describe, expect, test } from 'vitest';
import { changeSources, toContentSource } from '../../../engine/manifest/change-sources';
import { readSource } from '../../../engine/manifest/text/read-text-file';
import { validateSite } from '../../../engine/manifest/validate-site';
import type { ParsedDocument, SourceNode } from '../../../engine/model/document-parser';
import type { Finding } from '../../../engine/model/finding';
import { mainOf } from '../../../engine/model/publication';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { getManifestText, withTexts } from '../../site-texts';

/** A paragraph for each line behind "> ", which stands for markup that is no part of its words. */
function parseLines(text: string): ParsedDocument {
  const lines = Array.from(text.matchAll(/^(.*)$/gm), ({ 0: line, index }) => ({ line, index }));
  const paragraphs = lines.filter(({ line }) => line.startsWith('> '));
  const children = paragraphs.map(({ line, index }): SourceNode => {
    const [words, offset] = [line.slice(2), index + 2];
    // Two asterisks in the middle are written, and not read.
    const at = words.indexOf('**');
    const value = words.replace('**', '');
    const starts: [number, number][] = [[0, offset]];
    if (at >= 0) starts.push([at, offset + at + 2]);
    return { type: 'string', value, offset, length: words.length, starts };
  });
  return {
    value: children.map(({ value }): unknown => value),
    mistakes: lines
      .filter(({ line }) => !/^(?:> .*)?$/.test(line))
      .map(({ index }) => ({
        ...{ code: 'not-json', offset: index },
        params: { reason: 'it is no line', remedy: 'Remove it.' },
      })),
    tree: () => ({ type: 'array', offset: 0, length: text.length, children }),
  };
}

const contract = { ...engineContract, parseDocument: parseLines };

function validate(document: string) {
  const source = readSite(openWorkspace('tests/sites/minimal'));
  const manifest = getManifestText(source).replace('text/repairs.txt', 'text/repairs.md');
  const documents = new Map([['files/text/repairs.md', document]]);
  return validateSite(changeSources(withTexts(source, { manifest }), documents), contract);
}

/** The code of each finding in the document, and what it marks there. */
const findMarked = (document: string): string[] =>
  validate(document)
    .findings.filter(({ file }) => file === 'files/text/repairs.md')
    .map(({ code, line, column, endColumn }: Finding) => {
      const text = document.split('\n')[line - 1] ?? '';
      return `${code} ${line} ${text.slice(column - 1, (endColumn ?? 0) - 1)}`;
    });

describe('a document', () => {
  test('is validated as the items that its parser makes, with variables replaced', () => {
    const { publication } = validate('> {company} repairs clocks.\n\n> And watches.');
    expect(publication && mainOf(publication).contents.get('text/repairs.md')).toEqual([
      'Harbour Clocks repairs clocks.',
      'And watches.',
    ]);
  });

  test.each([
    ['> Words.\n> Ask {nobody}.', 'unknown-variable 2 {nobody'],
    ['> Words.\n> A **bold {nobody}.', 'unknown-variable 2 {nobody'],
    ['> See [it](page:nowhere).', 'unknown-page 1 page:nowhere'],
    ['> **Now [it](page:nowhere).', 'unknown-page 1 page:nowhere'],
    ['> Words.\n\nno line', 'not-json 3 n'],
  ])('has its findings at the very characters: %j', (document, marked) => {
    expect(findMarked(document)).toEqual([marked]);
  });

  test('that has no item is refused', () => {
    expect(findMarked('')).toEqual([expect.stringContaining('empty')]);
  });
});

test('a file whose bytes are not text is not read', () => {
  const broken = { offset: 2, reason: 'it is UTF-16' };
  const { value, findings } = readSource(
    { kind: 'document', file: 'a.md', text: { text: '> a', broken } },
    parseLines,
  );
  expect(value).toBeUndefined();
  expect(findings).toMatchObject([
    { code: 'wrong-encoding', offset: 2, params: { reason: broken.reason } },
  ]);
});

test('a workbook is called so, whatever its name says', () => {
  const broken = { offset: 9, reason: 'it contains bytes that are not UTF-8' };
  for (const text of [{ text: 'PK\u0003\u0004\ufffd', broken }, { text: 'PK\u0003\u0004\u0000' }]) {
    const { findings } = readSource({ kind: 'document', file: 'a.csv', text }, parseLines);
    expect(findings).toMatchObject([
      { code: 'wrong-encoding', offset: 0, params: { remedy: expect.stringContaining('CSV') } },
    ]);
  }
});

test('a parser reports what the catalogue has', () => {
  const parse = (): ParsedDocument => ({
    value: [],
    mistakes: [{ code: 'toString', offset: 0, params: {} }],
    tree: () => undefined,
  });
  expect(() => readSource({ kind: 'document', file: 'a.md', text: { text: '' } }, parse)).toThrow(
    'catalogue',
  );
});

test('a document is parsed again where a place in it is sought', () => {
  let times = 0;
  const parse = (text: string): ParsedDocument => {
    times += 1;
    return parseLines(text);
  };
  const read = readSource({ kind: 'document', file: 'a.md', text: { text: '> Words.' } }, parse);
  expect([read.value, times]).toEqual([['Words.'], 1]);
  expect([read.tree()?.children?.length, times]).toEqual([1, 2]);
});

test('the ending of a name says what kind of text a file has', () => {
  const kinds = ['a.txt', 'a.md', 'a.md.json', 'md', 'notes/read.me'].map(
    (path) => toContentSource(path, () => ({ text: '' })).kind,
  );
  expect(kinds).toEqual(['json', 'document', 'json', 'json', 'json']);
});
