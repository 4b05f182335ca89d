// Words with their marks and facts, where somebody is told of them: as readers see them.
import { expect, test } from 'vitest';
import { describeStep } from '../../../scripts/editor/server/describe-step';
import type { WordPlaces } from '../../../scripts/editor/server/word-places';
import { labelOf } from '../../../scripts/editor/shell/fields/form-schema';
import type { Step } from '../../../scripts/editor/wire';

const places = { readSeen: () => ({ town: 'Alderwick' }) } as unknown as WordPlaces;

test.each<readonly [Step, string]>([
  [
    {
      type: 'words',
      spot: { file: 'files/a.md', pointer: '/0' },
      text: 'In **{town}**, [see](page:a).',
    },
    'write “In Alderwick, see.”',
  ],
  [
    {
      ...{ type: 'words', spot: { file: 'files/a.md', pointer: '/0' }, text: 'One.' },
      below: ['## Two', '- {three} * 4'],
    },
    'write “One. Two {three} * 4”',
  ],
  [
    {
      ...{ type: 'words', spot: { file: 'files/a.md', pointer: '/0' }, text: 'One.' },
      ...{ before: 'One.', below: ['## Two', '- Three'] },
    },
    'paste 2 paragraphs',
  ],
  [
    {
      ...{ type: 'words', spot: { file: 'files/a.md', pointer: '/0' }, text: 'One.' },
      as: 'add row',
    },
    'add a row of a table',
  ],
  [
    { type: 'document', file: 'files/a.md', before: 'One.', text: 'One.\n\n## What it costs' },
    'write “What it costs”',
  ],
])('a step %#: %s', (step, words) => {
  expect(describeStep(step, [], places)).toBe(words);
});

test.each([
  [['Rye', 'Wheat'], 'Rye, Wheat'],
  [{ $comment: '', Orders: 'We keep them.', 'The map': 'Ours.' }, 'Orders, The map'],
  [{}, 'Item 3'],
])('an item %j is called %s', (value, name) => {
  expect(labelOf(value, { from: '' }, 2)).toBe(name);
});

test('who has no name is called by what is said in its place', () => {
  const properties = { name: { type: 'string', inheritsFrom: 'role' }, role: { type: 'string' } };
  const schema = { from: '', itemLabel: 'name', properties };
  expect(labelOf({ role: 'The notary' }, schema, 0)).toBe('The notary');
  expect(labelOf({ name: 'Ada', role: 'The notary' }, schema, 0)).toBe('Ada');
});
