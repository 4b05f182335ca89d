// Places in the manifest as checks see it → where they stand in the sources that it was made of.
import { searchPage } from '../../content/pages/search-pages';
import { toPointer } from '../../content/shape/shape';
import type { RawFinding, Related, Spot } from '../raw-finding';
import { type Rename, toFormerPointer } from '../text/former-names';
import type { RowPlace } from '../text/parse-redirect-list';

/** Of a page with a document: the members that its front matter has, or could have. One for all pages of a kind. */
interface DocumentTable {
  readonly members: ReadonlySet<string>;
  /** Of a document of another language: what it leaves to the one that it was made from. */
  readonly inherited?: { readonly source: string; readonly members: ReadonlySet<string> };
}

/** Of the list of redirects: its rows are behind the redirects of the manifest itself. */
interface RowTable {
  /** How many redirects the manifest itself has. */
  readonly first: number;
  readonly rows: readonly RowPlace[];
  /** Behind the rows: where items and collections say addresses that they have had. */
  readonly made: readonly Pick<Spot, 'file' | 'pointer'>[];
}

/** Of a page that is made of an item. */
interface ItemTable {
  /** The sources that say a member, where they are others. */
  readonly others: ReadonlyMap<string, string>;
  /** How many blocks stand before those that the item has itself. */
  readonly before: number;
  /** What its kind calls members of a page. */
  readonly names: Readonly<Record<string, string>>;
  /** Of a row of a data file: where it says a member. */
  readonly row?: { readonly at: string; readonly placeOf: (member: string) => string } | undefined;
}

/** Of a page that follows from a place of the manifest, such as that of a tag. */
interface DerivedTable {
  readonly at: string;
}

/** Of a block that takes rows of a data file. */
interface DataTable {
  /** The row, as a pointer in the file, that a place below the block was made of. */
  readonly findRow: (inner: string) => string | undefined;
  /** The members of the block that were made of rows. */
  readonly filled: readonly string[];
}

type AnyTable = DocumentTable | RowTable | ItemTable | DerivedTable | DataTable;

export interface Origin<Table = AnyTable> {
  /** The id of the source. */
  readonly source: string;
  readonly table: Table;
}

/** The keys are "/pages/<id>", "/pages/<id>/blocks/<index>" and "/redirects". */
type Origins = ReadonlyMap<string, Origin>;

/** The entry of the nearest place above. */
function findOrigin(
  origins: Origins,
  pointer: string,
  from = pointer.length,
): [at: string, origin: Origin] | undefined {
  if (origins.size === 0) return undefined;
  for (let end = from; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const at = pointer.slice(0, end);
    const origin = origins.get(at);
    if (origin) return [at, origin];
  }
  return undefined;
}

/** The document stands before the blocks that the manifest has itself. */
function toOwnBlock(at: string, rest: string): string {
  const [, index = '', inner = ''] = /^\/blocks\/(\d+)(.*)$/s.exec(rest) ?? [];
  if (index === '') return at + rest;
  return index === '0'
    ? `${at}/document`
    : `${toPointer(`${at}/blocks`, Number(index) - 1)}${inner}`;
}

type Missing = Pick<RawFinding, 'missing'>;

function toDocumentPlace<At extends Spot & Missing>(
  spot: At,
  at: string,
  { source, table: { members, inherited } }: Origin<DocumentTable>,
): At {
  const rest = spot.pointer.slice(at.length);
  const member = rest.split('/')[1];
  if (member !== undefined && inherited?.members.has(member))
    return { ...spot, file: inherited.source, pointer: rest };
  const isMissing = rest === '' && spot.missing?.every((name) => members.has(name));
  if (isMissing || (member !== undefined && members.has(member)))
    return { ...spot, file: source, pointer: rest };
  return { ...spot, pointer: toOwnBlock(at, rest) };
}

/** Which field of a row says what a member of a redirect says. */
const fieldOf = { from: 0, keepRest: 0, page: 1, anchor: 1, file: 1, href: 1, status: 2 } as const;

const isField = (name: string): name is keyof typeof fieldOf => Object.hasOwn(fieldOf, name);

function toRowPlace<At extends Spot>(spot: At, { source, table }: Origin<RowTable>): At {
  const [, index = '', member = ''] = /^\/redirects\/(\d+)(?:\/([^/]+))?/.exec(spot.pointer) ?? [];
  const at = index === '' ? -1 : Number(index) - table.first;
  const made = table.made[at - table.rows.length];
  if (made !== undefined) return { ...spot, ...made };
  const row = table.rows[at];
  if (row === undefined) return spot;
  const field = isField(member) ? row.fields[fieldOf[member]] : undefined;
  const [offset, end] = field ?? [row.offset, row.offset + 1];
  return { ...spot, file: source, pointer: '', offset, length: end - offset };
}

/** The members that an item and its page call by one name. */
const itemMembers: readonly string[] = [
  ...['label', 'lead', 'icon', 'shareImage', 'callToAction', 'draft', 'unlisted'],
];

/** What an item calls a member of its page. */
const nameInItem = (member: string, names: ItemTable['names']): string | undefined => {
  if (member === 'path') return 'slug';
  return names[member] ?? (itemMembers.includes(member) ? member : undefined);
};

/** The rest follows from the whole of the item, such as its path from its name. */
function toItemPlace<At extends Spot>(
  spot: At,
  at: string,
  { source, table: { others, before, names, row } }: Origin<ItemTable>,
): At {
  const [, member = '', index = '', ...inner] = spot.pointer.slice(at.length).split('/');
  const name = nameInItem(member, names);
  if (row)
    return { ...spot, file: source, pointer: name === undefined ? row.at : row.placeOf(name) };
  if (name !== undefined) {
    const pointer = ['', name, ...(index === '' ? [] : [index]), ...inner].join('/');
    return { ...spot, file: others.get(name) ?? source, pointer };
  }
  const own = member === 'blocks' && index !== '' ? Number(index) - before : -1;
  const { part: _, ...whole } = spot;
  return own < 0
    ? ({ ...whole, file: source, pointer: '' } as unknown as At)
    : {
        ...spot,
        file: others.get(member) ?? source,
        pointer: ['', member, own, ...inner].join('/'),
      };
}

/** What leads from the merged manifest, which findings call `manifest`, back to the sources. */
export interface WayBack {
  readonly manifest: string;
  readonly origins: Origins;
  /** By id of a source. Applied last: these pointers are those of the source itself. */
  readonly renames: ReadonlyMap<string, readonly Rename[]>;
  /** Of a site in one of several languages: where its words come from, and where the site itself says the same. */
  readonly projection?: {
    toPlace<At extends Spot>(spot: At): At;
    toSource<At extends Spot>(spot: At): At;
  };
}

/** What is wrong with a page that the engine has made is wrong with what it was made of. */
const toSearchPlace = <At extends Spot>(spot: At): At => ({
  ...spot,
  pointer: spot.pointer.endsWith('/path') ? '/search/path' : '/search',
});

/** Where a place of the merged manifest, or of another source, stands. */
function toMergedPlace<At extends Spot & Missing>(
  { manifest, origins }: Pick<WayBack, 'manifest' | 'origins'>,
  spot: At,
  from = spot.pointer.length,
): At {
  if (spot.file === manifest && spot.pointer.startsWith(`/pages/${searchPage}`))
    return toSearchPlace(spot);
  const found = spot.file === manifest ? findOrigin(origins, spot.pointer, from) : undefined;
  if (found === undefined) return spot;
  const [at, { source, table }] = found;
  if ('findRow' in table) {
    const inner = spot.pointer.slice(at.length);
    const row = table.findRow(inner);
    if (row !== undefined) return { ...spot, file: source, pointer: row };
    const isFilled = table.filled.includes(inner.split('/')[1] ?? '');
    const own = isFilled ? { ...spot, pointer: `${at}/rows` } : spot;
    return toMergedPlace({ manifest, origins }, own, at.lastIndexOf('/'));
  }
  if ('rows' in table) return toRowPlace(spot, { source, table });
  if ('others' in table) return toItemPlace(spot, at, { source, table });
  if ('at' in table) return { ...spot, file: source, pointer: table.at, part: 'key' };
  return toDocumentPlace(spot, at, { source, table });
}

/** A place of a source under the names that its file has. */
function toWrittenPlace<At extends Spot>({ renames }: WayBack, spot: At): At {
  const own = renames.get(spot.file);
  const pointer = own ? toFormerPointer(own, spot.pointer) : spot.pointer;
  return pointer === spot.pointer ? spot : { ...spot, pointer };
}

/** A place of a source in its language, where its file has it. */
const toProjectedPlace = <At extends Spot>(way: WayBack, spot: At): At =>
  toWrittenPlace(way, way.projection?.toPlace(spot) ?? spot);

/** The whole way of one place. */
export const toOrigin = <At extends Spot & Missing>(way: WayBack, spot: At): At =>
  toProjectedPlace(way, toMergedPlace(way, spot));

const withRelated = (
  { related, ...finding }: RawFinding,
  place: <At extends Spot & Missing>(spot: At) => At,
): RawFinding => ({
  ...place(finding),
  ...(related && { related: related.map((one): Related => place(one)) }),
});

/** A finding about the merged manifest, at its origin. */
export const toOriginOf = (way: WayBack, finding: RawFinding): RawFinding =>
  withRelated(finding, (spot) => toOrigin(way, spot));

/** A finding about a source, under the names that its file has. */
export const toWrittenOf = (way: WayBack, finding: RawFinding): RawFinding =>
  withRelated(finding, (spot) => toProjectedPlace(way, spot));

/** A finding about the merged manifest, where the site in its own language has the same. */
export function toFirstOf(way: WayBack, finding: RawFinding): RawFinding {
  const spot = toMergedPlace(way, finding);
  return toWrittenPlace(way, way.projection?.toSource(spot) ?? spot);
}
