// The collections of a manifest → those that can be read, each with the files of its items.
import { kindOf } from '../../content/collections/kind-of';
import { findWrongChoice } from '../../content/facts/one-of-two';
import { toPointer } from '../../content/shape/shape';
import type { Collection } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import type { ListedCollection } from '../../model/items';
import { isRecord } from '../../model/json';
import type { Kind, Kinds } from '../../model/kinds';
import type { ParamsOf } from '../catalogue';
import { toContentName } from '../checks/context/file-part';
import type { RawFinding } from '../raw-finding';
import { listColumnsOf } from '../rows/data-file';
import { MemberTypes } from '../rows/member-types';
import { findRowItems } from '../rows/row-items';
import { findMeantValue } from '../shape/meant-values';
import { findNearest } from '../shape/nearest';
import type { SiteSource } from '../site-source';
import type { RowValue } from '../text/parse-rows';
import type { TextFile } from '../text/read-text-file';
import { findItemFiles, type ItemFile, isWithin } from './item-files';

export interface KnownCollection {
  readonly id: string;
  readonly collection: Collection;
  readonly kind: Kind;
  readonly files: readonly ItemFile[];
}

interface FoundCollections {
  readonly known: readonly KnownCollection[];
  /** The ids of items that nobody reads, because their collection is not valid. */
  readonly unread: readonly string[];
  /** Everything in the folders of collections but the pictures of items: paths below files/. */
  readonly paths: readonly string[];
  readonly findings: readonly RawFinding[];
}

/** A tag with the title of another one: readers cannot tell the two apart. */
function checkTags([id, { tags = {} }]: Entry, { file }: Given): RawFinding[] {
  const seen = new Map<string, string>();
  return Object.entries(tags).flatMap(([tag, { title }]): RawFinding[] => {
    const label = title.trim();
    const pointer = toPointer(toPointer(toPointer('/collections', id), 'tags'), tag);
    const other = seen.get(label.toLowerCase());
    seen.set(label.toLowerCase(), pointer);
    if (other === undefined) return [];
    const params: ParamsOf<'same-label'> = { label, member: 'title', whole: 'list of tags' };
    const related = [{ file, pointer: `${other}/title`, message: 'The other is here.' }];
    return [{ code: 'same-label', file, pointer: `${pointer}/title`, params, related }];
  });
}

interface Given {
  /** What findings call the manifest. */
  readonly file: string;
  readonly kinds: Kinds;
  readonly schemas: Contract['schemas'];
  readonly files: SiteSource['files'];
  /** What is wrong with the shape of the manifest. */
  readonly broken: readonly RawFinding[];
  /** A data file, by its path below files/; undefined where it cannot be read. */
  readonly readRows: (path: string) => TextFile | undefined;
  /** The documents of pages: by id of the page, paths below files/. */
  readonly documents: ReadonlyMap<string, string>;
  /** The names of those that the manifest defines. */
  readonly variables: ReadonlySet<string> | undefined;
}

type Entry = readonly [id: string, collection: Collection];

const isSame = (folder: string, other: string): boolean =>
  folder === other || isWithin(folder, other) || isWithin(other, folder);

const sources = { concept: 'A collection', one: 'folder', other: 'rows' };

/** What is wrong with a collection of the right shape. */
function checkCollection([id, collection]: Entry, before: readonly Entry[], given: Given) {
  const { folder, kind } = collection;
  const { file, kinds } = given;
  const pointer = toPointer('/collections', id);
  const names = Object.keys(kinds);
  const found: RawFinding[] = [];
  const choice = findWrongChoice(collection, sources);
  if (choice) found.push({ code: 'one-of-two', file, pointer, params: choice });
  if (kindOf(kinds, kind) === undefined) {
    const known = names.map((name) => `"${name}"`).join(', ');
    const meant = findMeantValue(kind, 'Kind');
    const near = names.find((name) => name === meant) ?? findNearest(kind, names);
    const params: ParamsOf<'unknown-kind'> = { kind, known, near };
    found.push({ code: 'unknown-kind', file, pointer: `${pointer}/kind`, params });
  }
  const other =
    folder === undefined
      ? undefined
      : before.find(([, one]) => one.folder !== undefined && isSame(folder, one.folder));
  if (other && folder !== undefined) {
    const params: ParamsOf<'shared-folder'> = { folder, other: other[0] };
    found.push({ code: 'shared-folder', file, pointer: `${pointer}/folder`, params });
  }
  return found;
}

const isThere = (folder: string, { files }: Given): boolean =>
  files.has(folder) || [...files.keys()].some((path) => isWithin(path, folder));

/** A folder that is there in the place of one that is not, and that no other collection has. */
function findMeantFolder(folder: string, taken: readonly Entry[], given: Given) {
  if (isThere(folder, given)) return undefined;
  const spelt = folder.replace(/^files\//, '');
  if (spelt !== folder && isThere(spelt, given)) return spelt;
  const folders = new Set<string>();
  for (const path of given.files.keys())
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      folders.add(path.slice(0, end));
  for (const [, { folder: other }] of taken) folders.delete(other ?? '');
  return findNearest(folder, folders);
}

/** How many rows of one collection can be pages. */
const maxPages = 20_000;

function checkCount({ collection, count, pointer }: Counted, file: string): RawFinding[] {
  const { pages, rows } = collection;
  if (rows === undefined || !pages || count <= maxPages) return [];
  const params: ParamsOf<'row-count'> = {
    file: rows.file,
    reason: `${count} would be pages, and a collection has at most ${maxPages}`,
    remedy: 'Leave out "pages", or choose some with "only".',
  };
  return [{ code: 'row-count', file, pointer: `${pointer}/rows`, params }];
}

interface Counted {
  readonly collection: Collection;
  readonly count: number;
  readonly pointer: string;
}

/** The items of a collection whose items are rows; none where its file cannot be read. */
function findRowFiles([id, collection]: Entry, given: Given) {
  const { file, readRows, schemas, variables } = given;
  const { kind, rows: config } = collection;
  const read = config && readRows(config.file);
  if (config === undefined || read?.value === undefined) return none;
  const rows = read.value as readonly RowValue[];
  const columns = listColumnsOf(config.file, read);
  const [source, pointer] = [toContentName(config.file), toPointer('/collections', id)];
  const types = new MemberTypes(kind, schemas);
  const at = { source, manifest: file, pointer: `${pointer}/rows` };
  const found = findRowItems({ config, rows, columns, types, variables, ...at });
  const items = found.items.map(
    (row): ItemFile => ({
      ...{ id: `${id}:${row.name}`, name: row.name, path: config.file, file: source },
      ...{ isDocument: false, row },
    }),
  );
  const count = items.length;
  const findings = [...found.findings, ...checkCount({ collection, count, pointer }, file)];
  return { items, invalid: found.invalid.map((name) => `${id}:${name}`), findings };
}

/** The files of a folder that are items: one that is the document of a page is none. */
function findFolderFiles([id, collection]: Entry, folder: string, given: Given) {
  const { file, files } = given;
  const { items, ...found } = findItemFiles({ collection: id, folder }, files);
  const owners = new Map([...given.documents].map(([page, path]) => [path, page]));
  const [own, invalid, findings]: [ItemFile[], string[], RawFinding[]] = [[], [], []];
  for (const item of items) {
    const page = owners.get(item.path);
    if (page === undefined) {
      own.push(item);
      continue;
    }
    const entry = page === collection.list ? '' : `remove the entry of the page "${page}", or `;
    const remedy = `Each file in "${folder}" becomes a page by itself: ${entry}move its document to another folder.`;
    const params: ParamsOf<'document-taken'> = {
      ...{ path: item.path, id: page, collection: id, remedy },
    };
    const pointer = `${toPointer('/pages', page)}/document`;
    findings.push({ code: 'document-taken', file, pointer, params });
    invalid.push(item.id);
  }
  return { ...found, items: own, invalid, findings: [...found.findings, ...findings] };
}

/** Whatever else is wrong with the manifest: the items of a valid entry are read. */
export function findCollections(manifest: unknown, given: Given): FoundCollections {
  const { broken, kinds } = given;
  const written = isRecord(manifest) ? manifest.collections : undefined;
  const entries = (isRecord(written) ? Object.entries(written) : []).filter(
    (entry): entry is [string, Collection] =>
      isRecord(entry[1]) && (typeof entry[1].folder === 'string' || isRecord(entry[1].rows)),
  );
  const known: KnownCollection[] = [];
  const [unread, paths, findings]: [string[], string[], RawFinding[]] = [[], [], []];
  for (const [index, [id, collection]] of entries.entries()) {
    const { folder: written } = collection;
    const near = written === undefined ? undefined : findMeantFolder(written, entries, given);
    // A missing folder is one mistake: the items of the one that is meant are there.
    const folder = near ?? written;
    const entry = [id, collection] as const;
    const ofFolder = folder === undefined ? none : findFolderFiles(entry, folder, given);
    for (const path of ofFolder.paths) paths.push(path);
    const at = toPointer('/collections', id);
    if (near !== undefined) {
      const params: ParamsOf<'missing-folder'> = { path: written, near };
      findings.push({ code: 'missing-folder', file: given.file, pointer: `${at}/folder`, params });
    }
    const isBroken = broken.some(({ pointer }) => `${pointer}/`.startsWith(`${at}/`));
    const wrong = isBroken ? [] : checkCollection(entry, entries.slice(0, index), given);
    findings.push(...wrong);
    if (!isBroken) findings.push(...checkTags(entry, given));
    const kind = kindOf(kinds, collection.kind);
    if (isBroken || wrong.length > 0 || kind === undefined) {
      unread.push(...ofFolder.items.map((item) => item.id), ...ofFolder.invalid);
      continue;
    }
    const found = folder === undefined ? findRowFiles(entry, given) : ofFolder;
    unread.push(...found.invalid);
    for (const finding of found.findings) findings.push(finding);
    known.push({ id, collection, kind, files: found.items });
  }
  return { known, unread, paths, findings };
}

const none = { items: [], invalid: [], paths: [], findings: [] };

/** As lists need it. */
export function toListed({ collection, kind }: KnownCollection): ListedCollection {
  const { list, sequence, tags, archive, addresses, authority } = collection;
  const { order = kind.order, rows, pages } = collection;
  // What has no page has no address that a feed could name.
  const { feeds = kind.feeds } = rows && !pages ? { feeds: [] } : collection;
  return {
    ...{ list, tags, archive, addresses, order, feeds },
    ...(sequence && { sequence }),
    ...(authority !== undefined && { authority }),
  };
}
