import { describe, expect, test } from 'vitest';
import { createDescriber } from '../../../engine/output/made-of';
import { type Output, toOutput } from '../../../engine/output/output';

/** Names texts by their number: equal texts, equal numbers. */
function createHash() {
  const texts: string[] = [];
  const hash = (text: string): string => {
    if (!texts.includes(text)) texts.push(text);
    return `#${texts.indexOf(text)}`;
  };
  return { texts, hash };
}

const long = 'words '.repeat(20);

const make = (input: object, sources?: readonly object[]): Output =>
  toOutput('a.html', {
    owner: 'all',
    input: () => input,
    make: () => '',
    ...(sources && { sources }),
  });

describe('a key', () => {
  const { hash } = createHash();
  const keyOf = (input: object): string => createDescriber(hash)(make(input)).key;

  test('is the same for equal inputs, whichever objects hold them', () => {
    expect(keyOf({ view: { long }, at: 1 })).toBe(keyOf({ view: { long }, at: 1 }));
  });

  test.each([
    ['a value', { view: { long }, at: 2 }],
    ['a name', { outline: { long }, at: 1 }],
    ['a kind', { view: { long }, at: '1' }],
    ['what is missing', { view: { long } }],
    ['what is deep', { view: { long: `${long}.` }, at: 1 }],
  ])('differs with %s', (_, input) => {
    expect(keyOf(input)).not.toBe(keyOf({ view: { long }, at: 1 }));
  });
});

test('what outputs have in common is hashed once', () => {
  const { texts, hash } = createHash();
  const describeOutput = createDescriber((text) => {
    texts.push(text);
    return hash(text);
  });
  const common = { long };
  for (const at of [1, 2, 3]) describeOutput(make({ common, at }, [common]));
  expect(texts.filter((text) => text === JSON.stringify(common))).toHaveLength(1);
});

test('nothing is derived where the sources are what they were', () => {
  const { hash } = createHash();
  let derived = 0;
  const toCounted = (text: string): Output =>
    toOutput('a.html', {
      owner: 'all',
      sources: [{ text }],
      input: () => {
        derived += 1;
        return { same: long };
      },
      make: () => '',
    });
  const first = createDescriber(hash)(toCounted(long));
  const again = createDescriber(hash)(toCounted(long), first);
  expect(again).toEqual(first);
  expect(derived).toBe(1);
  const other = createDescriber(hash)(toCounted(`${long}other`), first);
  expect(other.key).toBe(first.key);
  expect(other.sources).not.toBe(first.sources);
  expect(derived).toBe(2);
});
