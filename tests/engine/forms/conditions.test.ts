import { expect, test } from 'vitest';
import { findAsked } from '../../../engine/forms/rules/conditions';
import type { FieldView } from '../../../engine/generated/concept-views';

/** A field that is asked only where another one has a value. */
const field = (name: string, above?: string, ...is: string[]): FieldView =>
  ({ type: 'text', name, label: name, ...(above && { when: { field: above, is } }) }) as FieldView;

/** Controls by name: a text, or a box that is checked or not. */
function control(type: string, value: string, checked = false): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { type, value, checked });
  return input;
}

const fields = [
  field('way'),
  field('street', 'way', 'post', 'both'),
  field('floor', 'street', 'Quay'),
  field('bell', 'floor', '2'),
];

const ask = (values: Readonly<Record<string, readonly HTMLInputElement[]>>) =>
  findAsked(fields, new Map(Object.entries(values)));

const text = (value: string) => [control('text', value)];

test.each([
  ['what is asked in any case is not listed', { way: text('mail') }, []],
  ['one of the values is enough', { way: text('both') }, ['street']],
  ['only the whole value counts', { way: text('pos') }, []],
  [
    'a chain',
    { way: text('post'), street: text('Quay'), floor: text('2') },
    ['street', 'floor', 'bell'],
  ],
  ['a chain that ends', { way: text('post'), street: text('Hill'), floor: text('2') }, ['street']],
  [
    'a field that is not asked has no value, although something is filled in',
    { way: text('mail'), street: text('Quay'), floor: text('2') },
    [],
  ],
  ['a field without a control', { street: text('Quay') }, []],
] as const)('%s', (_, values, names) => {
  expect(ask(values)).toEqual(names);
});

test('of boxes and buttons only those count that are checked', () => {
  for (const type of ['radio', 'checkbox']) {
    const both = (first: boolean) => [control(type, 'post', first), control(type, 'mail', !first)];
    expect(ask({ way: both(true) })).toEqual(['street']);
    expect(ask({ way: both(false) })).toEqual([]);
  }
});
