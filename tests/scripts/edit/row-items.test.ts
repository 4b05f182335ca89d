// Items that are rows: added, renamed, moved and removed like those that are files.
import { expect, test } from 'vitest';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import type { Operation } from '../../../scripts/edit/operations';
import { textOf } from '../../../scripts/journal/bytes';
import { manifestFile } from '../../../scripts/journal/site-paths';
import { openWorld } from '../../../scripts/source/open-world';

const base = new Base(await openWorld('tests/sites/collections', { documents: true }));
const file = 'files/data/rehearsals.csv';
const pages: Operation = {
  ...{ op: 'set', file: manifestFile, path: ['collections', 'rehearsals', 'pages'], value: true },
};

/** What changes, line by line. */
function change(...operations: Operation[]): string[] {
  const { refusing, site } = check(operations, base);
  expect(refusing.map(({ message }) => message)).toEqual([]);
  return site.changes().flatMap(({ path, before, after }) => {
    const [had, has] = [before, after].map((content) => (textOf(content) ?? '').split('\n'));
    return [
      ...(had ?? []).filter((line) => !has?.includes(line)).map((line) => `${path} - ${line}`),
      ...(has ?? []).filter((line) => !had?.includes(line)).map((line) => `${path} + ${line}`),
    ];
  });
}

const flutes = {
  ...({ op: 'page add', id: 'rehearsals:flutes' } as const),
  ...{ title: 'Flutes', summary: 'For all, even you.' },
};

test('one is added with what its columns have, several for a series', () => {
  expect(change({ ...flutes, date: '2027-04-01T18:00' })).toEqual([
    `${file} + flutes,Flutes,"For all, even you.",2027-04-01T18:00,,`,
  ]);
  expect(change({ ...flutes, date: '2027-04-01, 2027-04-08' })).toEqual([
    `${file} + flutes-2027-04-01,Flutes,"For all, even you.",2027-04-01,,`,
    `${file} + flutes-2027-04-08,Flutes,"For all, even you.",2027-04-08,,`,
  ]);
});

test('one is renamed and removed with what leads to it', () => {
  const menu: Operation = {
    ...{ op: 'insert', file: manifestFile, path: ['menus'] },
    value: { page: 'rehearsals:2027-03-winds' },
  };
  const to = 'rehearsals:winds';
  const renamed = change(pages, menu, { op: 'page rename', id: 'rehearsals:2027-03-winds', to });
  expect(renamed).toContain(
    `${file} + winds,Wind ensemble,Wind ensemble,2027-03-11T18:00,The stage,free`,
  );
  expect(renamed.join('\n')).toContain(`{ "page": "${to}" }`);
  expect(renamed.join('\n')).toContain('"from": "/about/rehearsals/2027-03-winds"');
  const removed = change(pages, menu, { op: 'page remove', id: 'rehearsals:2027-03-winds' });
  expect(removed).toContain(
    `${file} - 2027-03-winds,Wind ensemble,Wind ensemble,2027-03-11T18:00,The stage,free`,
  );
  expect(removed.join('\n')).not.toContain('{ "page": "rehearsals:2027-03-winds" }');
});

test.each<[Operation, RegExp]>([
  [{ ...flutes, id: 'rehearsals:2027-03-winds' }, /has a row "2027-03-winds" already/],
  [{ op: 'page remove', id: 'rehearsals:nowhere' }, /no row of files\/data\/rehearsals\.csv/],
  [{ op: 'page move', id: 'rehearsals:2027-03-winds', path: '/x' }, /has no page/],
])('%j is refused', (operation, reason) => {
  expect(() => check([operation], base)).toThrow(reason);
});
