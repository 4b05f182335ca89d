// Not quick: random cases.
// Each character of a string in YAML is placed where it is written: changing it there changes this one, and no other.
import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../../engine/manifest/document/front-matter';
import { findFrontMatter } from '../../../../engine/manifest/document/matter-fences';
import { toOffset } from '../../../../engine/manifest/document/source-lines';

/** Numbers from 0 to below a limit, the same ones in each run. */
function createPick(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A string, as it is written. */
type Write = (pick: (limit: number) => number) => string;

const words = ['oak', 'Ulme', 'naïve', 'a{b}c', 'x:y', '🌳', 'it', '-', 'end.'];

const join = (pick: (limit: number) => number, parts: readonly string[], ends: readonly string[]) =>
  Array.from({ length: 3 + pick(5) }, () => parts[pick(parts.length)] ?? '').reduce(
    (text, part) => `${text}${ends[pick(ends.length)] ?? ' '}${part}`,
  );

const folds = [' ', ' ', '\n  ', ' \n    ', '\n\n  '];

const block =
  (mark: string, ends: readonly string[]): Write =>
  (pick) =>
    `${mark}\n  ${join(pick, words, ends)}\n`;

const styles: Readonly<Record<string, Write>> = {
  plain: (pick) => `oak ${join(pick, words, folds)} end`,
  'in single quotes': (pick) => `'${join(pick, [...words, "'' x"], folds)}'`,
  'in double quotes': (pick) =>
    `"${join(pick, [...words, '\\"', '\\u0041', '\\x42', '\\U0001F333', '\\t', '\\\\'], [...folds, '\\\n  '])}"`,
  literal: block('|', [' ', '\n  ', '\n\n  ', '\n    ']),
  'literal without an end': block('|-', [' ', '\n  ']),
  folded: block('>', [' ', '\n  ', '\n\n  ', '\n    ']),
  'folded, all kept': block('>+', [' ', '\n  ']),
};

const toDocument = (written: string): string =>
  `---\nlabel: first\nlead: ${written}\nicon: last\n---\n\nWords.\n`;

/** The string in a document. */
function readLead(text: string) {
  const found = findFrontMatter(text);
  const { tree } = found ? readYaml(found) : {};
  return tree?.members?.find(([name]) => name === 'lead')?.[1];
}

const isWord = (character = ''): boolean => /[A-Za-zï.{}:"\\]/.test(character);

describe.each(Object.entries(styles))('a string that is %s', (_, write) => {
  test('is placed to the character', () => {
    const pick = createPick(20_261_123);
    let changes = 0;
    for (let round = 0; round < 120; round += 1) {
      const text = toDocument(write(pick));
      const { type, value: whole, starts = [] } = readLead(text) ?? {};
      expect(type, text).toBe('string');
      const value = String(whole);
      for (let time = 0; time < 4; time += 1) {
        const index = pick(value.length);
        if (!isWord(value[index])) continue;
        const [start, end] = [index, index + 1].map((at) => toOffset(starts, at));
        const changed = `${text.slice(0, start)}Z${text.slice(end)}`;
        expect(String(readLead(changed)?.value), `${text} at ${index}`).toBe(
          `${value.slice(0, index)}Z${value.slice(index + 1)}`,
        );
        changes += 1;
      }
    }
    expect(changes).toBeGreaterThan(200);
  });
});

test.each([
  ['"a \\u0041 title {vari}"', '{vari}'],
  ["'it''s {vari}'", '{vari}'],
  ['>\n  folded\n  {vari} words', '{vari}'],
  ['first line\n  and {vari}', '{vari}'],
])('%j has its variable where it is written', (written, part) => {
  const text = toDocument(written);
  const { value, starts = [] } = readLead(text) ?? {};
  const index = String(value).indexOf(part);
  expect(text.slice(toOffset(starts, index), toOffset(starts, index + part.length))).toBe(part);
});
