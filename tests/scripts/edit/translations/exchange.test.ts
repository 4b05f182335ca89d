// Units as other tools have them: nothing is lost on the way out and back, and nothing is taken that was made from other words.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Base } from '../../../../scripts/edit/base';
import { check } from '../../../../scripts/edit/check';
import { readCsv, writeCsv } from '../../../../scripts/edit/translations/csv';
import { importUnits } from '../../../../scripts/edit/translations/import-units';
import { listUnits, type Unit } from '../../../../scripts/edit/translations/list-units';
import { readLanguage } from '../../../../scripts/edit/translations/read-language';
import { readXliff, writeXliff } from '../../../../scripts/edit/translations/xliff';
import { openWorld } from '../../../../scripts/source/open-world';
import { copySiteFolder } from '../../../copy-site-folder';
import '../../../random-seed';

const root = mkdtempSync(join(tmpdir(), 'plinth-exchange-'));
let base: Base;

beforeAll(async () => {
  copySiteFolder('tests/sites/languages', root);
  base = new Base(await openWorld(root, { documents: true }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const languages = { source: 'en', target: 'de' };

const forms: Readonly<Record<string, (units: readonly Unit[]) => Unit[]>> = {
  csv: (units) => readCsv('units.csv', writeCsv(units)),
  xliff: (units) => readXliff('units.xlf', writeXliff(units, languages), 'de'),
};

function read(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

const readState = (pages?: readonly string[]) => {
  base.refresh();
  return readLanguage(base.source, base.world.contract, { tag: 'ar', pages });
};

const list = (pages?: readonly string[]): Unit[] =>
  listUnits(readState(pages), { parse: base.world.contract.parseDocument, read });

const take = (units: readonly Unit[]) =>
  importUnits(readState(), units, { contract: base.world.contract, read });

/** Written as the command does it. */
function write(units: readonly Unit[]): string[] {
  const { site, refusing } = check(take(units).operations, base);
  expect(refusing).toEqual([]);
  for (const { path, after } of site.changes()) writeFileSync(join(root, path), String(after));
  return site.changes().map(({ path }) => path);
}

describe.each(Object.entries(forms))('%s', (_, carry) => {
  const words = fc.string({ unit: 'grapheme', maxLength: 40 });
  const odd = fc.constantFrom(
    'a\r\nb',
    ' \t x ',
    '"',
    '<a>&amp;',
    '=1+1',
    ']]>',
    '\u0007',
    '\n',
    ';,',
  );
  const text = fc.oneof(words, odd);
  const unit = fc.record({
    ...{ file: fc.constantFrom('files/languages/de/site.json', 'files/languages/de/text/a.md') },
    ...{ part: fc.constantFrom('', '/title', 'start'), was: text, source: text, target: text },
    state: fc.constantFrom('done', 'stale', 'kept', 'machine'),
  });

  test('carries every text, whatever characters it has', () => {
    fc.assert(
      fc.property(fc.array(unit as fc.Arbitrary<Unit>), (units) => {
        const sorted = [...units].sort((one, other) => (one.file < other.file ? -1 : 1));
        expect(carry(sorted)).toEqual(sorted);
      }),
      { numRuns: 300 },
    );
  });

  test('changes nothing where nobody has changed anything', () => {
    const units = list();
    expect(units.length).toBeGreaterThan(40);
    expect(carry(units)).toEqual(units);
    expect(take(carry(units)).operations).toEqual([]);
  });
});

test('what was exported from other words is refused, with the words', () => {
  const [unit] = list();
  expect(() => take([{ ...unit, source: 'Other words' } as Unit])).toThrow(/Other words/);
  expect(() => take([unit, { ...unit, target: 'Twice' }] as Unit[])).toThrow(/two translations/);
});

test('line ends are those of the site, whatever a tool has made of them', () => {
  const toCarried = (text: string): string => text.replaceAll('\n', '\r\n');
  const units = list();
  const carried = units.map((unit) => ({
    ...unit,
    ...{ source: toCarried(unit.source), target: toCarried(unit.target) },
  }));
  expect(carried).not.toEqual(units);
  expect(take(carried).operations).toEqual([]);
  const unit = carried.find(({ source }) => source.includes('\r\n')) as Unit;
  const [operation] = take([{ ...unit, target: 'Eins\r\n\r\nZwei' }]).operations;
  expect(operation).toMatchObject({ op: 'write', text: expect.stringContaining('Eins\n\nZwei') });
});

test('what is of another language is refused', () => {
  const [unit] = list();
  const file = 'files/languages/de/site.json';
  expect(() => take([{ ...unit, file } as Unit])).toThrow(`${file} is of "de", not of "ar"`);
  const text = writeXliff(list(), { source: 'en', target: 'fr' });
  expect(() => readXliff('units.xlf', text, 'ar')).toThrow('units.xlf says that it is of "fr"');
  const byTool = text.replace('trgLang="fr"', 'trgLang="ar-EG"');
  expect(readXliff('units.xlf', byTool, 'ar')).toEqual(list());
  expect(readXliff('units.xlf', text.replace(' trgLang="fr"', ''), 'ar')).toEqual(list());
});

test('an export that is filled in makes a page, and a second one changes nothing', () => {
  const units = list().map((unit) =>
    unit.file.endsWith('courses.json') ? { ...unit, target: `«${unit.source}»` } : unit,
  );
  expect(write(units)).toEqual(['files/languages/ar/pages/courses.json']);
  base.refresh();
  expect(base.validation.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(take(units).operations).toEqual([]);
});

test('of a document, a part and a word before the text change alone', () => {
  const before = read('files/languages/ar/text/repairs.md') ?? '';
  const units = list().flatMap((unit) => {
    if (!unit.file.endsWith('repairs.md')) return [];
    if (unit.part === 'what-it-costs') return [{ ...unit, target: '## Cost\n\nOther words.' }];
    return unit.part === '/title' ? [{ ...unit, target: 'A: title' }] : [unit];
  });
  const { operations } = take(units);
  const [operation] = operations;
  const after = operation?.op === 'write' ? (operation.text ?? '') : '';
  expect(after).toContain('title: "A: title"\n');
  expect(after).toContain('## Cost\n\nOther words.\n\n##');
  const [, last] = before.split(/\n\n(?=## [^\n]*\n\n[^\n]*\n?$)/);
  expect(after.endsWith(last ?? '?')).toBe(true);
});

test('of a document, what waits is only what nobody has translated, and what a machine wrote is noted', () => {
  const file = 'files/languages/ar/text/repairs.md';
  const before = read(file) ?? '';
  const waiting = before.replace(/(?<=part: (?:\/\w+|start)\n {4}is: )\w+/g, '""');
  writeFileSync(join(root, file), waiting);
  const listOpen = () => list().flatMap(({ part, state }) => (state === 'missing' ? [part] : []));
  expect(listOpen()).toEqual(['/title', '/summary', 'start']);
  write(list().flatMap((unit) => (unit.part === '/title' ? [{ ...unit, target: 'T' }] : [])));
  expect(listOpen()).toEqual(['/summary', 'start']);
  write(
    list().flatMap((unit) =>
      unit.state === 'missing' ? [{ ...unit, target: 'S', state: 'machine' as const }] : [],
    ),
  );
  expect(list().flatMap(({ part, state }) => (state === 'machine' ? [part] : []))).toEqual([
    '/summary',
    'start',
  ]);
  writeFileSync(join(root, file), before);
});

test('of a document, words that are not there yet are written within the member that is', () => {
  const [source, own] = ['files/text/repairs.md', 'files/languages/ar/text/repairs.md'] as const;
  const before = { [source]: read(source) ?? '', [own]: read(own) ?? '' };
  const image = (...lines: string[]) => ['image:', ...lines, ''].join('\n  ').trimEnd();
  const src = 'src: images/mark.svg';
  const add = (file: keyof typeof before, ...lines: string[]) =>
    writeFileSync(
      join(root, file),
      before[file]?.replace('\n', `\n${image(src, ...lines)}\n`) ?? '',
    );
  add(source, 'alt: A key');
  add(own);
  const unit = list().find(({ part }) => part === '/image/alt');
  expect(unit).toMatchObject({ source: 'A key', target: '', state: 'missing' });
  write([{ ...unit, target: 'A key' } as Unit]);
  expect(read(own)).toContain(image(src, 'alt: A key'));
  expect(list().find(({ part }) => part === '/image/alt')).toMatchObject({ state: 'done' });
  for (const [file, text] of Object.entries(before)) writeFileSync(join(root, file), text);
});

test('a machine that translated is noted', () => {
  const units = list().map((unit) =>
    unit.file.endsWith('work.json')
      ? ({ ...unit, target: `${unit.target}!`, state: 'machine' } as const)
      : unit,
  );
  write(units);
  expect(list().filter(({ state }) => state === 'machine')).toHaveLength(2);
});

test.each([';', '\t'])(
  'a table that a spreadsheet separates by %j has commas in its words',
  (separator) => {
    const names = ['file', 'part', 'state', 'was', 'source', 'target'];
    const cells = [
      'a.json',
      '',
      'done',
      '',
      'Two presses, many needles',
      'Zwei Pressen, viele Nadeln',
    ];
    const text = `\ufeff${[names, cells].map((row) => row.join(separator)).join('\r\n')}\r\n`;
    expect(readCsv('units.csv', text)).toMatchObject([{ source: cells[4], target: cells[5] }]);
  },
);
