// A row of a grid: a cell for each column.
import type { ClipboardEvent, ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { Icon } from '../icon';
import { useShell } from '../use-shell';
import { type FieldPlace, toFieldName } from './field-value';
import { type Column, hasParts, readAt, readCell } from './grid-columns';
import { besideField, onRemovalKey } from './removal-key';
import { type Seen, useTyped } from './use-typed';

/** In milliseconds: who stops in a new row may believe that it is saved. */
const restInNew = 1000;

interface CellProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  readonly value: string;
  /** What its words are made of; null where nothing is. */
  readonly written: unknown;
  readonly onSave: (text: string, seen: Seen) => unknown;
  /** In milliseconds, until it is saved while somebody is still there. */
  readonly rest?: number | undefined;
}

/** One line of words, however many it takes up. Saved when it is left. */
export function Cell({
  value,
  written,
  onSave,
  rest = Number.POSITIVE_INFINITY,
  ...others
}: CellProps) {
  const { dropped } = useShell();
  const typed = useTyped<HTMLTextAreaElement>({
    ...{ value, written, rest, shows: true, again: dropped },
    save: (text, seen) => onSave(text.replace(/\s*\n\s*/g, ' '), seen),
  });
  return <textarea rows={1} {...others} {...typed} />;
}

interface GridRowProps {
  readonly item: unknown;
  readonly row: number;
  /** Of the row; undefined where it is not written yet. */
  readonly place: FieldPlace | undefined;
  readonly columns: readonly Column[];
  /** Those of them that are in sight. */
  readonly shown: readonly Column[];
  readonly language: string;
  readonly onSave: (column: Column, text: string, seen: Seen) => unknown;
  readonly onKeyDown: (event: KeyboardEvent, row: number, column: number) => void;
  readonly onPaste: (event: ClipboardEvent, row: number, column: number) => void;
  /** Undefined for a row that says nothing yet. */
  readonly onRemove?: (() => unknown) | undefined;
  readonly onInput?: () => void;
  readonly onLeave?: () => void;
}

export function GridRow(props: GridRowProps) {
  const { item, row, place, columns, shown, language } = props;
  const { onSave, onKeyDown, onPaste, onRemove, onInput, onLeave } = props;
  const name = (path: Column['path']): string | undefined =>
    place && toFieldName(place.file, [...place.path, ...path]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  const remove =
    onRemove &&
    ((at: Element): void => {
      at.nextElementSibling?.querySelector('textarea')?.focus();
      onRemove();
    });
  return (
    <tr data-field={name([])} onInput={onInput} onBlur={leave} onKeyDown={onRemovalKey(remove)}>
      {shown.map((column) => {
        const index = columns.indexOf(column);
        return (
          <td key={column.title} data-field={name(column.path)}>
            <Cell
              value={readCell(item, column)}
              written={readAt(item, column) ?? null}
              readOnly={hasParts(item, column)}
              data-cell={`${row} ${index}`}
              aria-label={`${column.title}, row ${row + 1}`}
              lang={language}
              spellCheck={!column.isNumber}
              inputMode={column.isNumber ? 'decimal' : undefined}
              rest={place === undefined ? restInNew : undefined}
              onSave={(text, seen) => onSave(column, text, seen)}
              onKeyDown={(event) => onKeyDown(event, row, index)}
              onPaste={(event) => onPaste(event, row, index)}
            />
          </td>
        );
      })}
      <td>
        {onRemove && (
          <button
            type="button"
            {...besideField}
            aria-label={`Remove row ${row + 1}`}
            onClick={onRemove}
          >
            <Icon name="remove" />
          </button>
        )}
      </td>
    </tr>
  );
}
