// What a site has names for → what a field chooses among.
import { isRecord } from '../../../../engine/model/json';
import type { EditorState } from '../../site-state';
import { editPaths } from '../../wire';
import { isDataFile, listAllLanguages, listPageChoices } from '../site-values';
import type { PickerChoice } from './picker';

/** The entries of a map of the manifest, by their titles. */
function listEntries({ manifest }: EditorState, part: string): PickerChoice[] {
  const entries = isRecord(manifest) ? manifest[part] : undefined;
  return Object.entries(isRecord(entries) ? entries : {})
    .filter(([id]) => !id.startsWith('$'))
    .map(([id, entry]) =>
      isRecord(entry) && typeof entry.title === 'string'
        ? { key: id, title: entry.title, note: id }
        : { key: id, title: id },
    );
}

const toChoice = (key: string): PickerChoice => ({ key, title: key });

const listPeople = ({ collections }: EditorState): PickerChoice[] =>
  collections
    .filter(({ kind }) => kind === 'kinds/person')
    .flatMap(({ items }) => items.map(({ id, title }) => ({ key: id, title })));

const lists = {
  author: listPeople,
  page: listPageChoices,
  form: (site) => listEntries(site, 'forms'),
  service: (site) => listEntries(site, 'services'),
  collection: ({ collections }) => collections.map(({ id }) => toChoice(id)),
  language: (site) => listAllLanguages(site).map(({ tag, name }) => ({ key: tag, title: name })),
  rows: ({ files }) => files.filter(isDataFile).map(toChoice),
  icon: ({ icons }) =>
    icons.map((name) => ({
      ...toChoice(name),
      picture: `${editPaths.pictures}icons/${name}.svg`,
    })),
} satisfies Readonly<Record<string, (site: EditorState) => readonly PickerChoice[]>>;

/** Of what a site has names, as `refersTo` says it. */
type NameKind = keyof typeof lists;

export const isNameKind = (refersTo: string): refersTo is NameKind =>
  Object.hasOwn(lists, refersTo);

export const listNames = (
  site: EditorState | undefined,
  kind: NameKind,
): readonly PickerChoice[] => (site === undefined ? [] : lists[kind](site));
