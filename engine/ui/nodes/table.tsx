// A table → rows and columns that move sideways within themselves where they are wider than the page.
import { toPlainText } from '../../content/text/rich-text';
import type { RichText, SpecialNodes, TableColumn } from '../../generated/concept-views';
import { RunningText } from '../running-text';

type TableView = SpecialNodes['table'];

interface CellProps {
  readonly text: RichText;
  readonly column: Column;
  /** Whether it names its row. */
  readonly isHeading: boolean;
  /** Whether it says the name of its column where rows are cards. */
  readonly isNamed: boolean;
}

/** In characters: an amount and its unit are shorter. */
const maxAmount = 24;

/** A column of words may end its lines at its end, too. */
const hasWords = ({ align }: TableColumn, texts: readonly (RichText | undefined)[]): boolean =>
  align === 'end' && texts.some((text = []) => toPlainText(text).length > maxAmount);

/** A column, and whether its lines end where it does and go on below. */
type Column = TableColumn & { readonly words: boolean };

/** What the sheet reads of a column; the usual values are not written. */
const toMarks = ({ align, marked, words }: Column) => ({
  'data-align': align === 'start' ? undefined : words ? 'words' : align,
  'data-marked': marked ? '' : undefined,
});

function Cell({ text, column, isHeading, isNamed }: CellProps) {
  const words = <RunningText text={text} />;
  if (isHeading) {
    return (
      <th scope="row" {...toMarks(column)}>
        {words}
      </th>
    );
  }
  const name = isNamed && column.heading ? toPlainText(column.heading) : undefined;
  return (
    <td {...toMarks(column)} data-name={name}>
      {words}
    </td>
  );
}

/** A corner without words is not a heading. */
const Head = ({ column }: { readonly column: Column }) =>
  column.heading?.length ? (
    <th scope="col" {...toMarks(column)}>
      {column.badge !== undefined && (
        <>
          <span className="table-badge">{column.badge}</span>{' '}
        </>
      )}
      <RunningText text={column.heading} />
    </th>
  ) : (
    <td {...toMarks(column)} />
  );

export function Table({ node }: { readonly node: TableView }) {
  const { caption, rows, rowHeadings, cards = false } = node;
  const columns = node.columns.map((column, at): Column => {
    const texts = [column.heading, ...rows.map((row) => row[at])];
    return { ...column, words: hasWords(column, texts) };
  });
  const name = caption && toPlainText(caption);
  return (
    <div
      className="table-frame"
      data-wide=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways has to be reached by keyboard
      tabIndex={0}
      {...(name && { role: 'region', 'aria-label': name })}
    >
      <table className="table-grid" data-cards={cards ? '' : undefined}>
        {caption && (
          <caption>
            <RunningText text={caption} />
          </caption>
        )}
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their order
              <Head key={index} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={index}>
              {columns.map((column, at) => (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={at}
                  text={row[at] ?? []}
                  column={column}
                  isHeading={rowHeadings && at === 0}
                  isNamed={cards}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
