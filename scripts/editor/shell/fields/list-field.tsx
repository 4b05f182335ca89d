// A list → its items, folded, each with its name; Alt with arrows moves one.

import { useRef } from 'react';
import { isRecord } from '../../../../engine/model/json';
import { toRead } from '../../read-words';
import type { StepAnswer } from '../../wire';
import { fillFacts } from '../facts';
import { Icon } from '../icon';
import { useShell } from '../use-shell';
import { AddButton } from './add-button';
import { type FieldProps, useField } from './field-props';
import { insertItem, inside, moveItem, removeItem, setValue } from './field-value';
import { type FormSchema, findBranch, labelOf, readSchema } from './form-schema';
import { withFreeNames } from './free-name';
import { ItemHead } from './item-head';
import { NewValue } from './new-value';
import { missingFile } from './start-value';
import { useBegin } from './use-begin';
import { useItemKeys } from './use-item-keys';
import { useStart } from './use-start';

/** What is done with the items, where more changes with them. */
interface ListEdits {
  readonly add: (value: unknown) => Promise<StepAnswer>;
  readonly copy: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => Promise<unknown>;
}

interface ListFieldProps extends FieldProps {
  readonly edits?: ListEdits;
}

export function ListField({ schema, place, value, label, edits }: ListFieldProps) {
  const { schemas, site } = useShell();
  const Field = useField();
  const list = useRef<HTMLOListElement>(null);
  const start = useStart();
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const keys = useItemKeys(items);
  const itemSchema = readSchema(schemas, schema.items, schema.from);
  const schemaOf = (item: unknown): FormSchema =>
    (itemSchema.oneOf && findBranch(schemas, itemSchema, isRecord(item) ? item.type : undefined)) ??
    itemSchema;
  const newPlace = inside(place, items.length);
  const { minItems = 1, maxItems = Number.POSITIVE_INFINITY } = schema;
  const isFull = items.length >= maxItems;
  const isPlain = itemSchema.type === 'string' && itemSchema.oneOf === undefined;
  const unlike = (item: unknown): unknown => withFreeNames(schemas, schemaOf(item), item, items);
  const { add, copy, remove, move }: ListEdits = edits ?? {
    add: (item) =>
      items.length === 0 && minItems > 1
        ? setValue(place, Array(minItems).fill(item), `begin “${label}”`)
        : insertItem(place, unlike(item), `add to “${label}”`),
    copy: (index) =>
      insertItem(place, unlike(items[index]), `copy an item of “${label}”`, index + 1),
    remove: (index) => removeItem(place, index, `remove an item of “${label}”`),
    move: (from, to) => moveItem(place, from, to, `move an item of “${label}”`),
  };
  const begin = useBegin(itemSchema, newPlace);
  /** Who moves an item again and again stays on it. */
  const follow = async (from: number, to: number): Promise<void> => {
    if (to < 0 || to >= items.length) return;
    const act = document.activeElement?.getAttribute('data-act');
    await move(from, to);
    const buttons = [
      ...(list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('.item-head > button') ??
        []),
    ].filter(({ disabled }) => !disabled);
    if (act) (buttons.find(({ dataset }) => dataset.act === act) ?? buttons[0])?.focus();
  };
  // What names a page is called like it.
  const titleOf = (item: unknown): string | undefined =>
    isRecord(item) ? site?.pages.find(({ id }) => id === item.page)?.title : undefined;
  const nameOf = (item: unknown, index: number): string =>
    fillFacts(site, toRead(labelOf(item, schemaOf(item), index, titleOf(item))));
  return (
    <fieldset className="set list">
      <legend>{label}</legend>
      <p className="hint">{schema.description}</p>
      <ol ref={list}>
        {items.map((item, index) => (
          <li key={keys[index]}>
            <ItemHead
              name={nameOf(item, index)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(step) => void follow(index, index + step)}
              onCopy={isFull ? undefined : () => copy(index)}
              onRemove={() => remove(index)}
            />
            {isPlain ? (
              <Field
                schema={itemSchema}
                place={inside(place, index)}
                value={item}
                label={`${itemSchema.title ?? 'Item'} ${index + 1}`}
                isRequired
              />
            ) : (
              <details open={items.length === 1}>
                <summary>{nameOf(item, index)}</summary>
                <Field
                  schema={itemSchema}
                  place={inside(place, index)}
                  value={item}
                  label={nameOf(item, index)}
                  isRequired
                />
              </details>
            )}
          </li>
        ))}
      </ol>
      {begin.isBegun ? (
        <NewValue
          schema={itemSchema}
          place={newPlace}
          label={itemSchema.title ?? 'Item'}
          onAdd={add}
        />
      ) : isFull ? (
        <p className="hint">There can be {maxItems} of these at most.</p>
      ) : (
        <AddButton
          missing={missingFile}
          start={() => start(itemSchema)}
          onAdd={(value) => {
            if (!begin.first()) void add(value);
          }}
        >
          <Icon name="add" /> Add {(itemSchema.title ?? 'item').toLowerCase()}
        </AddButton>
      )}
    </fieldset>
  );
}
