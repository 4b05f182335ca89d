// A column that ends where lines do: amounts stay in one line, words go on below.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from '../../../engine/ui/nodes/table';

const words = 'The estate, or the council of the place of death';

test.each([
  ['end', '1 480,00 €', false],
  ['end', words, true],
  ['start', words, false],
] as const)('a column with %s, %j', (align, text, hasWords) => {
  const columns = [
    { heading: ['Who'], align: 'start', marked: false },
    { heading: ['Pays'], align, marked: false },
  ] as const;
  const rows = [
    [['A friend'], ['30 €']],
    [['A relative'], [text]],
  ];
  const markup = renderToStaticMarkup(<Table node={{ columns, rows, rowHeadings: false }} />);
  const marked = markup.match(/data-align="words"/g) ?? [];
  // The heading and both cells.
  expect(marked).toHaveLength(hasWords ? 3 : 0);
});
