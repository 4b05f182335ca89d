// What a person says of a new item → its page, and what of it stands in its file.
import { isRecord, type Json } from '../../../engine/model/json';
import type { CollectionEntry, EditorState, KindEntry } from '../site-state';
import type { NewPage } from './add-dialog';
import { cutSentence } from './cut-sentence';
import { type FormSchema, listMembers } from './fields/form-schema';
import { findFreeId } from './find-free-id';
import { readItemSchema } from './item-schema';
import type { Schemas } from './shell-state';
import { findMember, findToday } from './site-values';

interface AskedMember {
  readonly name: string;
  readonly label: string;
  readonly schema: FormSchema;
  readonly isRequired: boolean;
}

/** What is said besides a title and a text; a row of a table says the others in its cells. */
export function listAsked(
  schemas: Schemas,
  { kind, date, asks, table }: KindEntry & Pick<CollectionEntry, 'table'>,
): readonly AskedMember[] {
  const members = listMembers(schemas, readItemSchema(schemas, kind).schema);
  const names = table === undefined ? asks : [date];
  return names
    .flatMap((name) => members.find((one) => one.name === name) ?? [])
    .map((one) => ({ ...one, label: one.schema.title ?? one.name }));
}

/** Of that: a text that is published is so today, where nobody says when. */
export const sayFirst = (site: EditorState | undefined, { date }: KindEntry): Json =>
  date === 'date' ? { date: findToday(site, new Date()) } : {};

export const aboutText =
  'What it says: the first sentence stands below the title and in lists, the rest below it';

interface NewItem {
  readonly site: EditorState | undefined;
  readonly collection: KindEntry & Pick<CollectionEntry, 'id'>;
  readonly title: string;
  readonly text: string;
  /** What is asked for besides. */
  readonly said: Json;
}

/** Where the files of its items are: in a folder of its name, if nothing else is said. */
function findFolder(site: EditorState | undefined, id: string): string {
  const collection = findMember(site, ['collections', id]);
  return isRecord(collection) ? String(collection.folder) : id;
}

export function makeItem({ site, collection, title, text, said }: NewItem): NewPage {
  const { [collection.date]: date, ...others } = said;
  const language = String(findMember(site, ['site', 'language']) ?? 'en');
  const items = site?.collections.find((one) => one.id === collection.id)?.items ?? [];
  const known = new Set(items.map((item) => item.id));
  const toId = (name: string): string => `${collection.id}:${name}`;
  const isKnown = (name: string): boolean => known.has(toId(name));
  const name = findFreeId(title, { instead: 'item', isKnown });
  // Its page shows both, one below the other: nothing is said twice.
  const { first: summary, rest } = cutSentence(text, language);
  const page = {
    ...{ op: 'page add', id: toId(name), title, summary },
    ...(rest !== '' && { text: rest }),
    ...(typeof date === 'string' && date !== '' && { date }),
  };
  const file = `files/${findFolder(site, collection.id)}/${name}.md`;
  const members = Object.entries(others).map(([member, value]) => ({
    ...{ op: 'set', file, path: [member], value },
  }));
  return { id: page.id, about: `add “${title}”`, operations: [page, ...members] };
}
