// Not quick: random cases.
// A finding marks exactly what is wrong, however the rest of the file is written: with one mistake at a known offset, in JSON
// and in the list of redirects. (YAML: document/yaml-starts.test.ts.)
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listSources } from '../../../engine/manifest/site-source';
import { validateSite } from '../../../engine/manifest/validate-site';
import type { Finding } from '../../../engine/model/finding';
import { engineContract } from '../../engine-contract';
import { type Changed, harbourPrices, harbourText, toSource } from './harbour-site';

const numRuns = Number(process.env.PLINTH_CASES ?? 150);

/** A number from 0 to below a limit. */
type Pick = (limit: number) => number;

const check = (property: (pick: Pick) => void): void =>
  fc.assert(
    fc.property(fc.gen(), (gen) => property((limit) => gen(fc.nat, { max: limit - 1 }))),
    { numRuns },
  );

const oneOf = <Item>(pick: Pick, items: readonly Item[]): Item => {
  const item = items[pick(items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** Offsets of a value in a text, and of each character of a string. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly characters: readonly number[];
}

/** JSON, written in one of the many ways in which it can be; where each value is, by its pointer. */
class Printer {
  readonly places = new Map<string, Place>();
  text = '';
  readonly #pick: Pick;
  readonly #spaces: readonly string[];

  constructor(pick: Pick) {
    this.#pick = pick;
    const lineBreak = oneOf(pick, ['\n', '\r\n']);
    this.#spaces = ['', '', ' ', '\t', lineBreak, `${lineBreak}${lineBreak}  `];
  }

  print(value: unknown, pointer = ''): void {
    this.#space();
    const start = this.text.length;
    const characters = this.#printValue(value, pointer);
    this.places.set(pointer, { start, end: this.text.length, characters });
    this.#space();
  }

  #space(): void {
    this.text += oneOf(this.#pick, this.#spaces);
  }

  #printValue(value: unknown, pointer: string): readonly number[] {
    if (typeof value === 'string') return this.#printString(value);
    if (Array.isArray(value)) this.#printList('[]', value.entries(), pointer);
    else if (typeof value === 'object' && value !== null)
      this.#printList('{}', Object.entries(value), pointer);
    else this.text += JSON.stringify(value);
    return [];
  }

  #printList(
    brackets: string,
    entries: Iterable<readonly [string | number, unknown]>,
    pointer: string,
  ): void {
    this.text += brackets.charAt(0);
    for (const [index, [key, value]] of [...entries].entries()) {
      if (index > 0) this.text += ',';
      if (typeof key === 'string') {
        this.#space();
        this.#printString(key);
        this.#space();
        this.text += ':';
      }
      this.print(value, `${pointer}/${key}`);
    }
    this.text += brackets.charAt(1);
  }

  /** Any character may be written as an escape sequence. */
  #printString(value: string): readonly number[] {
    this.text += '"';
    const characters = Array.from({ length: value.length }, (_, index) => {
      const at = this.text.length;
      const code = value.charCodeAt(index).toString(16).padStart(4, '0');
      const plain = JSON.stringify(value.charAt(index)).slice(1, -1);
      // Half of a pair is written like its other half: JSON itself would write a lone one as an escape sequence.
      const isHalf = /[\ud800-\udfff]/.test(value.charAt(index));
      this.text += isHalf ? value.charAt(index) : this.#pick(12) === 0 ? `\\u${code}` : plain;
      return at;
    });
    this.text += '"';
    return [...characters, this.text.length - 1];
  }
}

/** As editors count: from 1, in UTF-16 units. */
function toPosition(text: string, offset: number): readonly [line: number, column: number] {
  const lines = text.slice(0, offset).split('\n');
  const mark = lines.length === 1 && text.startsWith('\ufeff') ? 1 : 0;
  return [lines.length, (lines.at(-1) ?? '').length + 1 - mark];
}

const readRange = ({ line, column, endLine = line, endColumn = column }: Finding) => [
  [line, column],
  [endLine, endColumn],
];

/** All leaves of a value. */
function* listLeaves(value: unknown, pointer = ''): Iterable<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) yield [pointer, value];
  else
    for (const [key, inner] of Object.entries(value)) yield* listLeaves(inner, `${pointer}/${key}`);
}

/** A copy with another value at a pointer. */
function replace(value: unknown, pointer: string, other: unknown): unknown {
  const copy = structuredClone(value);
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  const holder = steps.reduce((at, step) => (at as Record<string, unknown>)[step], copy);
  (holder as Record<string, unknown>)[last] = other;
  return copy;
}

const findIn = (changed: Changed): readonly Finding[] =>
  validateSite(toSource(changed), engineContract).findings;

const words = ['Oak', 'Ulme', 'naïve', '🌳', '"so"', 'a \\ b', '—', '中'];

/** A running text with a link to no page, and the target of the link. */
function makeText(pick: Pick): { readonly text: string; readonly target: string } {
  const more = (): string => Array.from({ length: pick(4) }, () => oneOf(pick, words)).join(' ');
  const target = 'page:nowhere';
  return { text: `${more()} [${oneOf(pick, words)}](${target}) ${more()}.`, target };
}

describe.each([
  ['the manifest', JSON.parse(harbourText), (text: string) => findIn({ manifest: text })],
  ['a content file', JSON.parse(harbourPrices), (text: string) => findIn({ prices: text })],
] as const)('one mistake in %s', (name, value, find) => {
  const leaves = [...listLeaves(value)].map(([pointer]) => pointer);
  // A wrong type that causes nothing else.
  const wrong = leaves
    .map((pointer) => ({ pointer, changed: replace(value, pointer, 7.5) }))
    .filter(({ pointer, changed }) => {
      const [first, second] = find(JSON.stringify(changed));
      return first?.pointer === pointer && first.code === 'wrong-type' && second === undefined;
    });
  const texts =
    name === 'the manifest'
      ? ['/pages/home/lead', '/pages/work/lead']
      : leaves.filter((pointer) => !pointer.endsWith('/1/0'));

  test('there are enough places for one', () => {
    expect(wrong.length).toBeGreaterThan(name === 'the manifest' ? 40 : 0);
    expect(texts.length).toBeGreaterThan(0);
  });

  test('a wrong value is marked as a whole', () => {
    check((pick) => {
      const { pointer, changed } = oneOf(pick, wrong);
      const printer = new Printer(pick);
      printer.print(changed);
      const { text } = printer;
      const { start, end } = printer.places.get(pointer) ?? { start: -1, end: -1 };
      const [finding, ...others] = find(text);
      expect(others).toEqual([]);
      expect(finding).toMatchObject({ code: 'wrong-type', pointer });
      expect(finding && readRange(finding)).toEqual([
        toPosition(text, start),
        toPosition(text, end),
      ]);
    });
  });

  test('the target of a link is marked, whatever stands before it', () => {
    check((pick) => {
      const pointer = oneOf(pick, texts);
      const { text: running, target } = makeText(pick);
      const printer = new Printer(pick);
      printer.print(replace(value, pointer, running));
      const { text } = printer;
      const { characters = [] } = printer.places.get(pointer) ?? {};
      const at = running.indexOf(target);
      const [finding, ...others] = find(text);
      expect(others).toEqual([]);
      expect(finding).toMatchObject({ code: 'unknown-page', pointer });
      expect(finding && readRange(finding)).toEqual([
        toPosition(text, characters[at] ?? -1),
        toPosition(text, characters[at + target.length] ?? -1),
      ]);
    });
  });
});

/** What makes a field of a row wrong, and the finding. */
const mistakes = [
  [0, '/_site/x', 'reserved-path'],
  [0, 'old', 'unsafe-path'],
  [1, 'page:nowhere', 'unknown-page'],
  [1, 'page:work#nothing', 'unknown-anchor'],
  [1, '/nowhere', 'broken-redirect-list'],
  [1, 'file:none.pdf', 'missing-file'],
  [1, 'javascript:x', 'unsafe-address'],
  [2, '302', 'broken-redirect-list'],
] as const;

/** A field as spreadsheets and people write it; its own text is what a finding marks. */
function writeField(
  pick: Pick,
  value: string,
): { readonly before: string; readonly own: string; readonly after: string } {
  const spaces = ['', '', ' ', '\t', '  '];
  const isQuoted = pick(3) === 0 || /[,"]/.test(value);
  if (isQuoted) return { before: '', own: `"${value.replaceAll('"', '""')}"`, after: '' };
  return { before: oneOf(pick, spaces), own: value, after: oneOf(pick, spaces) };
}

test('one mistake in the list of redirects is marked as the field that it is in', () => {
  check((pick) => {
    const lineBreak = oneOf(pick, ['\n', '\r\n']);
    const rows = Array.from({ length: 1 + pick(6) }, (_, index) => [
      `/${oneOf(pick, ['old', 'älter', '树', '🌳', 'a,b', "it's"])}-${index}.html`,
      oneOf(pick, ['page:work', '/prices', 'page:home', 'https://www.example.org/ü?a=1,2']),
      oneOf(pick, ['', '301', '308']),
    ]);
    const [wrong, value, code] = oneOf(pick, mistakes);
    const at = pick(rows.length);
    rows[at]?.splice(wrong, 1, value);
    const others = ['', '# Since 2019, "all" of them', '   '];
    let text = oneOf(pick, ['', '\ufeff']);
    const head = oneOf(pick, ['', 'from,to,status', '"From","To"', 'from, to']);
    text += head === '' ? '' : head + lineBreak;
    let marked: readonly [number, number] = [-1, -1];
    for (const [row, fields] of rows.entries()) {
      if (pick(4) === 0 && text.length > 1) text += oneOf(pick, others) + lineBreak;
      for (const [index, field] of fields.entries()) {
        const { before, own, after } = writeField(pick, field);
        text += (index > 0 ? ',' : '') + before;
        if (row === at && index === wrong) marked = [text.length, text.length + own.length];
        text += own + after;
      }
      if (row < rows.length - 1 || pick(2) === 0) text += lineBreak;
    }
    const source = toSource({});
    const file = 'redirects.csv';
    const list = { id: file, file, kind: 'redirects', read: () => ({ text }) } as const;
    const site = { ...source, sources: listSources([...source.sources, list]) };
    const [finding, ...more] = validateSite(site, engineContract).findings;
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ code, file });
    expect(finding && readRange(finding)).toEqual(marked.map((offset) => toPosition(text, offset)));
  });
});
