import { expect, test } from 'vitest';
import { findRefusedKeywords } from '../../../scripts/contract/refused-keywords';
import { engineContract } from '../../engine-contract';

test.each([
  [{ format: 'uri' }, '/format', 'the format "uri"', '"refersTo": "address"'],
  [{ format: 'ipv6' }, '/format', 'the format "ipv6"', 'Use "pattern"'],
  [{ $defs: {} }, '/$defs', 'the keyword "$defs"', 'in the place where it is used'],
  [{ maxLenght: 3 }, '/maxLenght', 'the keyword "maxLenght"', 'Did you mean "maxLength"?'],
  [{ colour: 'red' }, '/colour', 'the keyword "colour"', 'Leave it out.'],
  [{ view: 'always' }, '/view', 'the keyword "view"', 'Leave it out.'],
  [{ anyOf: [{}, { not: {} }] }, '/anyOf/1/not', 'the keyword "not"', 'for what is allowed.'],
])('%j is refused, with what to use instead', (schema, pointer, reason, remedy) => {
  const [found, ...others] = findRefusedKeywords(schema);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ pointer, reason: `the engine does not know ${reason}` });
  expect(found?.remedy).toContain(remedy);
});

test('a reference into a file is refused: what it leads to would not be resolved', () => {
  const found = findRefusedKeywords({
    properties: { one: { $ref: '../image.schema.json' }, other: { $ref: '#/properties/one' } },
  });
  expect(found).toMatchObject([
    { pointer: '/properties/other/$ref', reason: expect.stringContaining('"#/properties/one"') },
  ]);
});

test('the pattern to use instead of a date says which dates there are', () => {
  const [found] = findRefusedKeywords({ format: 'date' });
  const [, pattern = ''] = /"pattern": "([^"]+)"/.exec(found?.remedy ?? '') ?? [];
  expect(
    ['2026-03-01', '2026-13-01', '1 March'].map((day) => new RegExp(pattern).test(day)),
  ).toEqual([true, false, false]);
});

test('names and values of members are no keywords', () => {
  const values = { default: { format: 'a' }, examples: [{ not: 1 }], formerNames: { not: 'yes' } };
  expect(findRefusedKeywords({ properties: { format: values, not: values } })).toEqual([]);
});

test('all that the schemas of the engine say is accepted', () => {
  const schemas = [...engineContract.schemas];
  expect(schemas.length).toBeGreaterThan(60);
  expect(schemas.flatMap(([, { view: _, ...schema }]) => findRefusedKeywords(schema))).toEqual([]);
});
