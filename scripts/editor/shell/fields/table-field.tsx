// A table → one grid with its headings; what is done with a column is done with its cells.
import { isRecord } from '../../../../engine/model/json';
import type { StepAnswer } from '../../wire';
import { isOfExamples } from '../example-words';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { inside, setValue, unsetValue } from './field-value';
import { readSchema } from './form-schema';
import { GridField } from './grid-field';
import { ListField } from './list-field';
import { Members } from './members';
import {
  addColumn,
  changeTable,
  copyColumn,
  moveColumn,
  pasteTable,
  readTable,
  removeColumn,
  type TableParts,
} from './table-edits';
import type { Seen } from './use-typed';

export function TableField({ schema, place, value }: FieldProps) {
  const { schemas } = useShell();
  const holder = isRecord(value) ? value : {};
  const table = readTable(value);
  const of = (name: 'columns' | 'rows') => {
    const own = readSchema(schemas, schema.properties?.[name], schema.from);
    return {
      ...{ schema: own, place: inside(place, name), value: holder[name] },
      ...{ label: own.title ?? name, isRequired: true },
    };
  };
  const [columns, rows] = [of('columns'), of('rows')];
  const change = (about: string, after: TableParts): Promise<StepAnswer> =>
    place.store.operate(about, ...changeTable(place, table, after));
  const headings = table.columns.map((column) => (isRecord(column) ? column.heading : undefined));
  const saveHeading = (index: number, text: string, seen: Seen): unknown => {
    const at = { ...inside(inside(columns.place, index), 'heading'), seen };
    const about = `change the heading of column ${index + 1}`;
    return text === '' ? unsetValue(at, about) : setValue(at, text, about);
  };
  return (
    <>
      <Members schema={schema} place={place} value={value} without={['columns', 'rows']} />
      <GridField
        {...rows}
        heads={{
          values: headings,
          onSave: saveHeading,
          onPaste: (pasted) => {
            const isExample = (list: unknown): boolean => isOfExamples(schemas, list);
            void change('paste into the table', pasteTable(table, pasted, isExample));
          },
        }}
      />
      <details className="more">
        <summary>{columns.label}</summary>
        <ListField
          {...columns}
          edits={{
            add: (column) => change('add a column', addColumn(table, column)),
            copy: (index) => change('copy a column', copyColumn(table, index)),
            remove: (index) => change('remove a column', removeColumn(table, index)),
            move: (from, to) => change('move a column', moveColumn(table, from, to)),
          }}
        />
      </details>
    </>
  );
}
