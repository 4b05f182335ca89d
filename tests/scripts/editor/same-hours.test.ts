// Opening hours that stand in several places: a change of one knows the others, and can be made there, too.
import { expect, test } from 'vitest';
import { findSameHours } from '../../../scripts/editor/shell/fields/same-hours';
import { readWeek, toWeekOperations } from '../../../scripts/editor/shell/fields/week';

const days = ['monday', 'tuesday', 'wednesday', 'sunday'];
const early = [{ opens: '08:00', closes: '12:00' }];
const late = [{ opens: '09:00', closes: '12:00' }];

const together = [{ days: ['monday', 'tuesday', 'wednesday'], times: early }];
const apart = [
  { days: ['wednesday'], times: [{ closes: '12:00', opens: '08:00' }] },
  { days: ['monday', 'tuesday'], times: early },
];
const other = [{ days: ['monday'], times: early }];

const manifest = {
  contacts: [{ type: 'phone', hours: { regular: other } }],
  pages: {
    home: { blocks: [{ type: 'hero' }, { type: 'hours', hours: { regular: together } }] },
    visit: { blocks: [{ type: 'form', beside: { hours: { regular: apart } } }] },
  },
};

test('finds the same week, however it is written', () => {
  expect(findSameHours(manifest, together, days).map(({ path }) => path.join('/'))).toEqual([
    'pages/home/blocks/1/hours/regular',
    'pages/visit/blocks/0/beside/hours/regular',
  ]);
  expect(findSameHours(manifest, [], days)).toEqual([]);
});

test('writes times alone where days stay together', () => {
  const at = { file: 'site.manifest.json', path: ['hours', 'regular'] };
  const all = { ...readWeek(together, days), monday: late, tuesday: late, wednesday: late };
  expect(toWeekOperations({ ...at, regular: together }, all)).toEqual([
    { op: 'set', file: at.file, path: [...at.path, 0, 'times'], value: late },
  ]);
  const one = { ...readWeek(together, days), wednesday: late };
  expect(toWeekOperations({ ...at, regular: together }, one)).toEqual([
    {
      ...{ op: 'set', ...at },
      value: [
        { days: ['monday', 'tuesday'], times: early },
        { days: ['wednesday'], times: late },
      ],
    },
  ]);
});
