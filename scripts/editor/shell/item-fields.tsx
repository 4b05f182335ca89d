// What a new item is asked for besides its title and its text.
import { type RefObject, useRef, useState } from 'react';
import { isRecord, type Json } from '../../../engine/model/json';
import type { CollectionEntry, KindEntry } from '../site-state';
import { BegunStore } from './fields/begun-store';
import { Field } from './fields/field';
import { inside } from './fields/field-value';
import { listAsked, sayFirst } from './new-item';
import type { Schemas } from './shell-state';
import { useShell, useStore } from './use-shell';

type Kind = KindEntry & Pick<CollectionEntry, 'table'>;

/** In a sentence, what is not said yet. */
export function takeSaid(schemas: Schemas, kind: Kind, said: RefObject<Json>): Json | string {
  // What is typed is said by whoever leaves its field.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const lacking = listAsked(schemas, kind).find(
    ({ name, isRequired }) => isRequired && !said.current[name],
  );
  return lacking === undefined ? said.current : `“${lacking.label}” is still empty.`;
}

interface ItemFieldsProps {
  readonly kind: Kind;
  /** What is said in them. */
  readonly said: RefObject<Json>;
}

export function ItemFields({ kind, said }: ItemFieldsProps) {
  const store = useStore();
  const { site, schemas } = useShell();
  const [shown, setShown] = useState(() => {
    said.current = sayFirst(site, kind);
    return said.current;
  });
  const begun = useRef<BegunStore>(undefined);
  const above = { store, file: '', path: [] };
  begun.current ??= new BegunStore(above, {
    read: () => said.current,
    write: (value) => {
      said.current = isRecord(value) ? value : {};
      setShown(said.current);
    },
  });
  const place = { ...above, store: begun.current };
  return listAsked(schemas, kind).map(({ name, schema, label, isRequired }) => (
    <Field
      key={name}
      schema={schema}
      place={inside(place, name)}
      value={shown[name]}
      label={label}
      isRequired={isRequired}
    />
  ));
}
