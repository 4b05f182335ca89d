import { describe, expect, test } from 'vitest';
import { findWords } from '../../../engine/content/shape/find-words';
import { contentFile, manifestRoot } from '../../../engine/content/shape/shape';
import { words } from '../../../engine/generated/words';
import type { WordsNode } from '../../../engine/model/words';

const list = (node: WordsNode, value: unknown): string[] =>
  Array.from(
    findWords(words, node, value),
    ({ text, kind, pointer, isName }) => `${kind} ${pointer}${isName ? ' @key' : ''} ${text}`,
  );

describe('the words of a manifest', () => {
  test('are found in the order of the file, each with its pointer', () => {
    const page = {
      title: 'Repairs',
      callToAction: { heading: 'Write', link: { href: 'https://a.example' } },
      blocks: [{ type: 'text', id: 'first', heading: 'How', items: ['By hand.'] }],
    };
    expect(list(manifestRoot, { pages: { repairs: page }, site: { name: 'Clocks' } })).toEqual([
      'always /pages/repairs/title Repairs',
      'always /pages/repairs/callToAction/heading Write',
      'sometimes /pages/repairs/callToAction/link/href https://a.example',
      'always /pages/repairs/blocks/0/heading How',
      'always /pages/repairs/blocks/0/items/0 By hand.',
      'sometimes /site/name Clocks',
    ]);
  });

  test('hold the label of an option, not its value, and of a field not its name', () => {
    const options = [{ value: 'repairs', label: 'A repair' }];
    const field = { type: 'select', name: 'topic', label: 'Topic', options };
    expect(list(manifestRoot, { forms: { enquiry: { fields: [field] } } })).toEqual([
      'always /forms/enquiry/fields/0/label Topic',
      'always /forms/enquiry/fields/0/options/0/label A repair',
    ]);
  });

  test.each([
    ['a block of an unknown type', { pages: { a: { blocks: [{ type: 'none', heading: 'A' }] } } }],
    ['a title that is no string', { pages: { a: { title: 7 } } }],
    ['a list of pages', { pages: [{ title: 'A' }] }],
    ['what is reserved', { pages: { $comment: 'A', a: { $comment: 'A' } } }],
  ])('are not found in %s', (_, value) => {
    expect(list(manifestRoot, value)).toEqual([]);
  });
});

test('the words of a content file are its texts and the names of its sections', () => {
  const picture = { src: 'a.svg', alt: 'A clock' };
  const items = [
    'Text.',
    ['one', ['odd']],
    { 'A/B': ['Below.'] },
    { $picture: { image: picture } },
  ];
  expect(list(contentFile, items)).toEqual([
    'always /0 Text.',
    'always /1/0 one',
    'always /2/A~1B @key A/B',
    'always /2/A~1B/0 Below.',
    'sometimes /3/$picture/image/src a.svg',
    'always /3/$picture/image/alt A clock',
  ]);
});
