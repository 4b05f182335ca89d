// What the stage made of a site → bytes that are kept from one build to the next, and back. Each page is a line.
import type { Manifest, PageConfig } from '../../engine/generated/manifest';
import type { KeptStage } from '../../engine/manifest/stage/restore-stage';
import type { ItemSource, StagedItems } from '../../engine/manifest/staged-items';
import type { Item } from '../../engine/model/items';
import { LineBuffer } from '../files/line-buffer';

type Entries<Of> =
  Of extends ReadonlyMap<string, infer Value> ? readonly (readonly [string, Value])[] : never;

/** The first line. A line for each page follows, then one for each item. */
interface Head extends Pick<KeptStage, 'written'> {
  readonly manifest: Omit<Manifest, 'pages'>;
  readonly pages: number;
  readonly documents: Entries<KeptStage['documents']>;
  readonly items: Pick<StagedItems, 'collections' | 'files' | 'kinds'> & {
    readonly lists: Entries<StagedItems['lists']>;
    readonly absent: Entries<StagedItems['absent']>;
  };
}

/** An item, and its source if it has a text; of one that is absent, its source alone. */
interface ItemLine {
  readonly item?: Item | undefined;
  readonly source?: (Omit<ItemSource, 'value'> & Partial<Pick<ItemSource, 'value'>>) | undefined;
}

const withoutValue = ({ value: _, ...source }: ItemSource): ItemLine['source'] => source;

const readLine = <Value>(line = ''): Value => JSON.parse(line);

function* listItemLines({ items, sources }: StagedItems): Iterable<ItemLine> {
  const texts = new Map(sources.map((source) => [source.id, source]));
  for (const item of items.values()) {
    const source = texts.get(item.id);
    yield source?.document === undefined ? { item } : { item, source: withoutValue(source) };
  }
  for (const source of sources)
    if (!items.has(source.id) && source.document !== undefined) yield { source };
}

export function packStage({ documents, items, manifest, written }: KeptStage): Buffer {
  const { pages, ...others } = manifest;
  const entries = Object.entries(pages);
  const { absent, collections, files, kinds, lists } = items;
  const head: Head = {
    ...{ manifest: others, written, pages: entries.length, documents: [...documents] },
    items: { collections, files, ...(kinds && { kinds }), lists: [...lists], absent: [...absent] },
  };
  const lines = new LineBuffer();
  lines.add(JSON.stringify(head));
  for (const page of entries) lines.add(JSON.stringify(page));
  for (const item of listItemLines(items)) lines.add(JSON.stringify(item));
  return Buffer.concat(lines.parts);
}

function unpackItems(head: Head['items'], lines: readonly string[]): StagedItems {
  const { absent, lists, ...others } = head;
  const items = new Map<string, Item>();
  const sources: ItemSource[] = [];
  for (const line of lines) {
    const { item, source } = readLine<ItemLine>(line);
    if (item) items.set(item.id, item);
    const value = source?.value ?? item?.value;
    if (source && value) sources.push({ ...source, value });
  }
  return { ...others, items, sources, lists: new Map(lists), absent: new Map(absent) };
}

/** Whether it has collections. */
export function hasCollections(packed: Buffer): boolean {
  const head = readLine<Head>(packed.toString('utf8', 0, packed.indexOf('\n')));
  return head.manifest.collections !== undefined;
}

export function unpackStage(packed: Buffer): KeptStage {
  const [first, ...lines] = packed.toString().split('\n').slice(0, -1);
  const { documents, items, manifest, pages, written } = readLine<Head>(first);
  const entries = lines.slice(0, pages).map((line) => readLine<[string, PageConfig]>(line));
  return {
    manifest: { ...manifest, pages: Object.fromEntries(entries) },
    ...{ written, documents: new Map(documents) },
    items: unpackItems(items, lines.slice(pages)),
  };
}
