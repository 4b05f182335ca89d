// What a site says in its collections.
import { toSteps } from '../../../engine/content/shape/shape';
import type { collectionRules } from '../../../engine/manifest/rules/collection-rules';
import { manifestFile } from '../../journal/site-paths';
import { setPart } from './places';
import { putNear } from './rename';
import { none, type RepairsOf } from './repair';

const author = none('Only its author knows which day is meant.');
const name = none('A file is renamed by a person: the name is the address of the item.');

export const collectionRepairs: RepairsOf<typeof collectionRules> = {
  'unknown-kind': { fix: putNear('kind') },
  'shared-folder': none('Only a person knows which items belong to which collection.'),
  'list-without-items': {
    *ask({ parameters: { collection, page } }, { manifest }) {
      const pages = manifest.pages as Readonly<Record<string, { blocks?: readonly unknown[] }>>;
      const { blocks = [] } = pages[String(page)] ?? {};
      const block = { type: 'items', collection: String(collection) };
      const path = ['pages', String(page), 'blocks'];
      yield setPart(manifestFile, path, [...blocks, block] as never);
    },
  },
  'item-name': name,
  'item-twice': name,
  'unknown-tag': { ask: putNear('tag') },
  'unknown-item': { fix: putNear('name') },
  'unknown-author': none('Only a person knows who wrote it.'),
  'related-to-itself': none('Only its author knows which other items are meant.'),
  'minute-without-zone': none('Only a person knows in which time zone the company is.'),
  'unclear-minute': author,
  'dates-reversed': author,
  'distant-date': none('Only its author knows which day is meant.'),
  'missing-for-search': none('Only a person knows what is missing there.'),
  'many-list-pages': none('It is for a person to say whether so many are wanted.'),
  'expired-linked': none('The words around the link may have to go as well.'),
  'broken-rows': none('Only the program that wrote the table knows where its fields end.'),
  'unknown-column': { ask: putNear('column') },
  'unread-column': {
    *ask({ pointer, parameters: { chosen, column, near } }) {
      if (chosen === undefined || column === undefined || near === undefined) return;
      yield setPart(manifestFile, [...toSteps(pointer), near], column);
    },
  },
  'wrong-cell': none('Only a person knows what the row means.'),
  'row-count': none('Only a person knows which rows are meant.'),
  'stray-document': none('Only a person knows which page or collection it belongs to.'),
};
