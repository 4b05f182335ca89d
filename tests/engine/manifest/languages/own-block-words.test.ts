// Words that blocks of a site's own bring, in another language.
import { expect, test } from 'vitest';
import { fillInExample, toExample } from '../../../../engine/manifest/languages/own-block-words';
import type { Json } from '../../../../engine/model/json';
import type { DefaultWords } from '../../../../engine/model/own-words';
import { buildOwnWords } from '../../../../scripts/contract/build-own-words';

const text = (words?: string) => ({
  type: 'string',
  words: 'always',
  ...(words && { default: words }),
});

const schemas = new Map<string, Json>([
  [
    'blocks/timetable',
    {
      type: 'object',
      properties: {
        heading: text('Timetable'),
        note: text(),
        layout: { type: 'string', default: 'plain' },
        rows: { type: 'array', items: { type: 'object', properties: { room: text('Hall') } } },
        labels: { type: 'object', properties: { day: text('Day') }, default: {} },
        aside: { type: 'object', properties: { title: text('Good to know') } },
        inner: { $ref: 'timetable.schema.json' },
      },
    },
  ],
]);

const { timetable } = buildOwnWords(schemas, ['timetable', 'unknown']);
const words = timetable?.block as DefaultWords;

test('are the defaults that readers read', () => {
  expect(toExample(words)).toEqual({
    heading: 'Timetable',
    rows: [{ room: 'Hall' }],
    labels: { day: 'Day' },
    aside: { title: 'Good to know' },
  });
});

test('stand where a default would, and nowhere else', () => {
  const german = {
    heading: 'Plan',
    rows: [{ room: 'Saal' }],
    labels: { day: 'Tag' },
    aside: { title: 'Gut zu wissen' },
  };
  const block = { type: 'timetable', rows: [{}, { room: 'Keller' }] };
  expect(fillInExample(block, words, german)).toEqual({
    ...{ type: 'timetable', heading: 'Plan', labels: { day: 'Tag' } },
    rows: [{ room: 'Saal' }, { room: 'Keller' }],
  });
  expect(fillInExample({ heading: 'Mine', aside: {} }, words, german)).toEqual({
    ...{ heading: 'Mine', aside: { title: 'Gut zu wissen' }, labels: { day: 'Tag' } },
  });
});
