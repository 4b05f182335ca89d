// What search engines are told of the company: pages say it as letters write it.
import { expect, test } from 'vitest';
import { findIn, outline } from './site-changes';

const find = (organization: object, text: string): readonly string[] =>
  outline(
    findIn({
      site: { organization },
      pages: {
        home: {
          ...{ path: '/', title: 'Clocks', summary: 'What we do.' },
          blocks: [{ type: 'text', items: [text] }],
        },
      },
      menus: [],
    }),
  ).filter((found) => found.startsWith('unseen-fact'));

test.each([
  [{ vatId: 'GB123456789' }, 'VAT: GB 123 456 789.'],
  [{ vatId: 'DE123456789' }, 'USt-IdNr.: DE\u00a0123456789'],
  [{ legalName: 'Harbour Clocks Limited' }, 'A service of **Harbour Clocks** Limited.'],
  [{ legalName: 'Harbour Clocks Limited' }, 'A service of _Harbour Clocks_ Limited.'],
])('%o is said by %s', (fact, text) => {
  expect(find(fact, text)).toEqual([]);
});

test('another number is not', () => {
  expect(find({ vatId: 'GB123456789' }, 'VAT: GB 123 456 780.')).toHaveLength(1);
});
