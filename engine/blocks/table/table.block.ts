import { findWrongChoice } from '../../content/facts/one-of-two';
import { listSections, toSections, toWords } from '../../content/pages/block-sections';
import type { TableBlockConfig } from '../../generated/manifest';
import type { ModuleOf } from '../../model/block-module';
import type { DataRows } from '../../model/rows';

type Table = NonNullable<TableBlockConfig['table']>;

/** Numbers and amounts belong to the end of their column. */
const isNumber = (words: string): boolean =>
  /^(?:[A-Z]{3}|\p{Sc})?\s?-?\d[\d.,\s]*\s?(?:[A-Z]{3}|\p{Sc}|%)?$/u.test(words);

function toTable({ columns, rows, of }: DataRows): Table {
  const cells = rows.map((row) =>
    of(
      columns.map((name) => row.text(name) ?? ''),
      row,
    ),
  );
  return {
    columns: columns.map((heading, index) => {
      const words = cells.flatMap((row) => row[index] || []);
      const align = words.length > 0 && words.every(isNumber) ? 'end' : 'start';
      return { heading, align, marked: false };
    }),
    rows: cells,
    rowHeadings: true,
  };
}

export const tableBlock: ModuleOf<'table'> = {
  entry: {
    rows: {
      find: ({ rows }) => rows,
      fill: ({ rows: _, ...config }, rows) => ({ ...config, table: toTable(rows) }),
    },
    check: (config) => {
      const params = findWrongChoice(config, { concept: 'A table', one: 'table', other: 'rows' });
      return params ? [{ at: '', cause: { code: 'one-of-two', params } }] : [];
    },
  },
  text: {
    nodes: ({ table }) => (table ? [{ type: 'table', ...table }] : []),
    sections: (view) =>
      listSections(
        view,
        toWords(view.link?.label),
        view.table ? toSections([{ type: 'table', ...view.table }], { level: 2 }) : [],
      ),
  },
};
