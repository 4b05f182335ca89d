// A dialog that asks for what a new item of a collection needs.
import { useRef, useState } from 'react';
import { isRecord, type Json } from '../../../engine/model/json';
import type { CollectionEntry, EditorState } from '../site-state';
import { AddDialog } from './add-dialog';
import { cutSentence } from './cut-sentence';
import { BegunStore } from './fields/begun-store';
import { Field } from './fields/field';
import { inside } from './fields/field-value';
import { listMembers } from './fields/form-schema';
import { findFreeId } from './find-free-id';
import { readItemSchema } from './item-schema';
import { findMember, findToday } from './site-values';
import { useShell, useStore } from './use-shell';

/** Of what is asked for besides: a text that is published is so today, where nobody says when. */
const first = (site: EditorState | undefined, { date }: CollectionEntry): Json =>
  date === 'date' ? { date: findToday(site, new Date()) } : {};

/** What its members say, in its file. */
const toMembers = (file: string, members: Json): readonly object[] =>
  Object.entries(members).map(([name, value]) => ({ op: 'set', file, path: [name], value }));

interface AddItemProps {
  readonly collection: CollectionEntry;
  readonly onClose: () => void;
}

export function AddItem({ collection, onClose }: AddItemProps) {
  const store = useStore();
  const { site, schemas } = useShell();
  const [said, setSaid] = useState(() => first(site, collection));
  const latest = useRef(said);
  const begun = useRef<BegunStore>(undefined);
  const above = { store, file: '', path: [] };
  begun.current ??= new BegunStore(above, {
    read: () => latest.current,
    write: (value) => {
      latest.current = isRecord(value) ? value : {};
      setSaid(latest.current);
    },
  });
  const place = { ...above, store: begun.current };
  const list = site?.pages.find(({ id }) => id === collection.list)?.title ?? collection.id;
  const language = String(findMember(site, ['site', 'language']) ?? 'en');
  const folder = findMember(site, ['collections', collection.id, 'folder']);
  const known = new Set(collection.items.map(({ id }) => id));
  const { schema } = readItemSchema(schemas, collection.kind);
  const members = listMembers(schemas, schema).map((one) => ({
    ...one,
    label: one.schema.title ?? one.name,
  }));
  // A row of a table says the others in its cells.
  const names = collection.table === undefined ? collection.asks : [collection.date];
  const asked = names.flatMap((name) => members.find((one) => one.name === name) ?? []);
  const toItem = (textOf: (name: string) => string) => {
    // What is typed is said by whoever leaves its field.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const { [collection.date]: date, ...others } = latest.current;
    const lacking = asked.find(({ name, isRequired }) => isRequired && !latest.current[name]);
    if (lacking !== undefined) return `“${lacking.label}” is still empty.`;
    const title = textOf('title');
    const toId = (name: string): string => `${collection.id}:${name}`;
    const isKnown = (name: string): boolean => known.has(toId(name));
    const name = findFreeId(title, { instead: 'item', isKnown });
    // Its page shows both, one below the other: nothing is said twice.
    const { first: summary, rest } = cutSentence(textOf('summary'), language);
    const page = {
      op: 'page add',
      id: toId(name),
      title,
      summary,
      ...(rest !== '' && { text: rest }),
    };
    return {
      id: page.id,
      about: `add “${title}”`,
      operations: [
        { ...page, ...(typeof date === 'string' && date !== '' && { date }) },
        ...toMembers(`files/${String(folder)}/${name}.md`, others),
      ],
    };
  };
  return (
    <AddDialog
      id="add-item"
      heading={`New ${collection.item.toLowerCase()} in “${list}”`}
      about="What it says: the first sentence stands below the title and in lists, the rest below it"
      submit="Add"
      refusal="This cannot be added."
      onClose={onClose}
      toPage={toItem}
    >
      {asked.map(({ name, schema: own, label, isRequired }) => (
        <Field
          key={name}
          schema={own}
          place={inside(place, name)}
          value={said[name]}
          label={label}
          isRequired={isRequired}
        />
      ))}
    </AddDialog>
  );
}
