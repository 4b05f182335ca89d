// Where the targets of links stand in a text: findings mark them, and edits write there.
import { expect, test } from 'vitest';
import { findLinkTargets, replaceLinkTargets } from '../../../engine/content/text/rich-text';

test.each([
  ['See [it](page:work).', ['page:work']],
  [
    'See *our [work](page:work)* and **all [prices](page:prices) and [more](page:more)**.',
    ['page:work', 'page:prices', 'page:more'],
  ],
  ['**[bold](https://www.example.org/)** first', ['https://www.example.org/']],
  ['No link, [only brackets] (and others).', []],
])('%j', (text, targets) => {
  const found = findLinkTargets(text);
  expect(found.map(({ target }) => target)).toEqual(targets);
  for (const { target, offset } of found)
    expect(text.slice(offset, offset + target.length)).toBe(target);
});

test('a target within emphasised words is replaced where it stands', () => {
  const text = 'See *our [work](page:a)*, **[all](page:a)** and [more](page:b).';
  const replace = (target: string) => ({ target: target === 'page:a' ? 'page:new' : target });
  expect(replaceLinkTargets(text, replace)).toBe(
    'See *our [work](page:new)*, **[all](page:new)** and [more](page:b).',
  );
});
