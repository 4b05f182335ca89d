// The collections of a manifest → those that can be read, each with the files of its items.
import { toPointer } from '../../content/shape/shape';
import type { Collection } from '../../generated/manifest';
import type { ListedCollection } from '../../model/items';
import { isRecord } from '../../model/json';
import type { Kind, Kinds } from '../../model/kinds';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import type { SiteSource } from '../site-source';
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
  /** Everything in the folders of collections that is no picture beside items: paths below files/. */
  readonly paths: readonly string[];
  readonly findings: readonly RawFinding[];
}

interface Given {
  /** What findings call the manifest. */
  readonly file: string;
  readonly kinds: Kinds;
  readonly files: SiteSource['files'];
  /** What is wrong with the shape of the manifest. */
  readonly broken: readonly RawFinding[];
}

type Entry = readonly [id: string, collection: Collection];

const isSame = (folder: string, other: string): boolean =>
  folder === other || isWithin(folder, other) || isWithin(other, folder);

/** What is wrong with a collection of the right shape. */
function checkCollection([id, { folder, kind }]: Entry, before: readonly Entry[], given: Given) {
  const { file, kinds } = given;
  const pointer = toPointer('/collections', id);
  const names = Object.keys(kinds);
  const other = before.find(([, one]) => isSame(folder, one.folder));
  const found: RawFinding[] = [];
  if (kinds[kind] === undefined) {
    const known = names.map((name) => `"${name}"`).join(', ');
    const params: ParamsOf<'unknown-kind'> = { kind, known, near: findNearest(kind, names) };
    found.push({ code: 'unknown-kind', file, pointer: `${pointer}/kind`, params });
  }
  if (other) {
    const params: ParamsOf<'shared-folder'> = { folder, other: other[0] };
    found.push({ code: 'shared-folder', file, pointer: `${pointer}/folder`, params });
  }
  return found;
}

/** Whatever else is wrong with the manifest: the items of a valid entry are read. */
export function findCollections(manifest: unknown, given: Given): FoundCollections {
  const { broken, files, kinds } = given;
  const written = isRecord(manifest) ? manifest.collections : undefined;
  const entries = (isRecord(written) ? Object.entries(written) : []).filter(
    (entry): entry is [string, Collection] =>
      isRecord(entry[1]) && typeof entry[1].folder === 'string',
  );
  const known: KnownCollection[] = [];
  const [unread, paths, findings]: [string[], string[], RawFinding[]] = [[], [], []];
  for (const [index, [id, collection]] of entries.entries()) {
    const found = findItemFiles({ collection: id, folder: collection.folder }, files);
    for (const path of found.paths) paths.push(path);
    const at = toPointer('/collections', id);
    const isBroken = broken.some(({ pointer }) => `${pointer}/`.startsWith(`${at}/`));
    const wrong = isBroken ? [] : checkCollection([id, collection], entries.slice(0, index), given);
    findings.push(...wrong);
    const kind = kinds[collection.kind];
    if (isBroken || wrong.length > 0 || kind === undefined)
      unread.push(...found.items.map((item) => item.id));
    else {
      for (const finding of found.findings) findings.push(finding);
      known.push({ id, collection, kind, files: found.items });
    }
  }
  return { known, unread, paths, findings };
}

/** As lists need it. */
export function toListed({ collection, kind }: KnownCollection): ListedCollection {
  const { list, sequence, tags, archive, addresses, authority } = collection;
  const { order = kind.order, feeds = kind.feeds } = collection;
  return {
    ...{ list, tags, archive, addresses, order, feeds },
    ...(sequence && { sequence }),
    ...(authority !== undefined && { authority }),
  };
}
