// What somebody adds → what they are asked first, and what becomes of that before it is written.
import { expect, test } from 'vitest';
import { beginValue, findUnsaid } from '../../../scripts/editor/shell/fields/begin-value';
import { BegunStore } from '../../../scripts/editor/shell/fields/begun-store';
import { changeIn } from '../../../scripts/editor/shell/fields/change-in';
import type { FieldStore } from '../../../scripts/editor/shell/fields/field-store';
import { setValue } from '../../../scripts/editor/shell/fields/field-value';
import { readNamed, readSchema } from '../../../scripts/editor/shell/fields/form-schema';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import { engineContract } from '../../engine-contract';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;
const notice = readNamed(schemas, 'notice');
const hours = readNamed(schemas, 'opening-hours');
const special = readSchema(schemas, hours.properties?.special, hours.from);
const day = readSchema(schemas, special.items, special.from);

test('words, days and numbers are asked for: no example stands on a page', () => {
  expect(beginValue(schemas, notice)).toEqual({ text: '' });
  expect(beginValue(schemas, day)).toEqual({});
  expect(beginValue(schemas, readNamed(schemas, 'running-text'))).toBe('');
});

test('what shows itself in its controls begins at once', () => {
  for (const name of ['link', 'blocks/cards', 'image', 'theme'])
    expect(beginValue(schemas, readNamed(schemas, name))).toBe(undefined);
});

test('what is still to be said is named', () => {
  expect(findUnsaid(schemas, notice, { text: '' })).toEqual({ name: 'text', title: 'Text' });
  expect(findUnsaid(schemas, day, { label: 'Feast' })).toEqual({ name: 'from', title: 'Date' });
  expect(findUnsaid(schemas, day, { from: '2026-12-24' })).toBe(undefined);
});

test('fields say it to what is begun, and to nothing else', async () => {
  let value: unknown = { text: '' };
  const write = (said: unknown): void => {
    value = said;
  };
  const store = { takePending: () => expect.fail() } as unknown as FieldStore;
  const place = { store, file: 'site.manifest.json', path: ['site', 'notice'] };
  const own = new BegunStore(place, { read: () => value, write });
  const at = { ...place, store: own, path: [...place.path, 'text'] };
  await setValue(at, 'Closed on Monday.', 'write “Text”');
  expect(value).toEqual({ text: 'Closed on Monday.' });
  own.operate('change', { op: 'set', file: place.file, path: [...place.path, 'from'], value: 'x' });
  // At once, for who goes on with Enter.
  expect(value).toEqual({ text: 'Closed on Monday.', from: 'x' });
});

test.each([
  [{ op: 'insert', path: ['times'], value: 3 }, { times: [1, 2, 3] }],
  [
    { op: 'insert', path: ['others'], value: 3 },
    { times: [1, 2], others: [3] },
  ],
  [{ op: 'insert', path: ['times'], value: 0, index: 0 }, { times: [0, 1, 2] }],
  [{ op: 'remove', path: ['times', 0] }, { times: [2] }],
  [{ op: 'move', path: ['times', 0], to: ['times', 1] }, { times: [2, 1] }],
  [{ op: 'set', path: ['times', 1], value: 5 }, { times: [1, 5] }],
  [{ op: 'unset', path: ['times'] }, {}],
  [{ op: 'set', path: [], value: 'all' }, 'all'],
])('what is begun changes as what is written does: %j', ({ path, ...operation }, after) => {
  expect(changeIn({ times: [1, 2] }, path, operation)).toEqual(after);
});
