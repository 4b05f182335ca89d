// A finished build → what the next one has to know of its site if nothing but the words of some texts is another by then.
import type { Notes } from '../../engine/manifest/text-notes';
import { isRecord } from '../../engine/model/json';
import type { SiteFacts } from '../../engine/model/site-facts';
import { contentHash } from '../files/content-hash';
import { keepChecked, readChecked } from '../files/kept-file';
import type { Workspace } from '../files/workspace';

/** Of a site in one language. */
export interface KnownSite {
  readonly facts: SiteFacts;
  /** By the name of a content file: the hash of its note. */
  readonly notes: Readonly<Record<string, string>>;
  /** The places within pages that it leads to. */
  readonly anchors: readonly string[];
  /** By the id of a page: the pages whose entries name it; by its pointer, or the source of an item: the variables that are used there. */
  readonly named: Readonly<Record<string, readonly string[]>>;
  readonly used: Readonly<Record<string, readonly string[]>>;
  /** What `packStage` made, or the hash of that where it is kept already. */
  readonly staged: Buffer | string;
}

export interface KnownWords extends KnownSite {
  /** The manifest as it is written, or the hash of that where it is kept already; absent where nothing is found in it. */
  readonly source?: Buffer | string | undefined;
  /** The hash of the listing of its output. */
  readonly listing: string;
  /** The hashes of files that had just been saved, by path below the root. */
  readonly saved: Readonly<Record<string, string>>;
}

export const toKnownSite = (
  facts: SiteFacts,
  { anchors, named, texts, used }: Notes,
  staged: Buffer,
): KnownSite => ({
  ...{ anchors, facts, staged },
  notes: Object.fromEntries(Array.from(texts, ([file, note]) => [file, contentHash(note)])),
  named: Object.fromEntries(Array.from(named, ([page, by]) => [page, [...by]])),
  used: Object.fromEntries(used),
});

interface Place {
  readonly workspace: Pick<Workspace, 'cache'>;
  readonly outDir: string;
}

const toFile = (outDir: string): string => `outputs/${contentHash(outDir)}.words`;

/** The manifest as it was built, and as it was written. */
type KeptManifest = 'staged' | 'source';
const toManifestFile = (outDir: string, kind: KeptManifest): string =>
  `outputs/${contentHash(outDir)}.${kind}`;

/** Undefined where nothing is known of the output with that listing. */
export function readWords({ workspace, outDir }: Place, listing: string): KnownWords | undefined {
  const bytes = readChecked(workspace.cache, toFile(outDir));
  const known: unknown = bytes && JSON.parse(bytes.toString());
  return isRecord(known) && known.listing === listing
    ? (known as unknown as KnownWords)
    : undefined;
}

/** What was kept of the manifest; undefined where it is lost. */
export function readManifest(
  { workspace, outDir }: Place,
  kind: KeptManifest,
  known: Pick<KnownWords, KeptManifest>,
): Buffer | undefined {
  const bytes = readChecked(workspace.cache, toManifestFile(outDir, kind));
  return bytes && contentHash(bytes) === known[kind] ? bytes : undefined;
}

/** Keeps it, unless that was done before: its hash. */
function keepManifest(
  { workspace, outDir }: Place,
  kind: KeptManifest,
  known: Pick<KnownWords, KeptManifest>,
): string | undefined {
  const { [kind]: bytes } = known;
  if (bytes === undefined || typeof bytes === 'string') return bytes;
  keepChecked(workspace.cache, toManifestFile(outDir, kind), bytes);
  return contentHash(bytes);
}

export function keepWords(place: Place, known: KnownWords): void {
  const [staged, source] = (['staged', 'source'] as const).map((kind) =>
    keepManifest(place, kind, known),
  );
  const bytes = Buffer.from(JSON.stringify({ ...known, staged, source }));
  keepChecked(place.workspace.cache, toFile(place.outDir), bytes);
}
