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
  /** By the id of a page: the pages whose entries name it; by its pointer: the variables that its entry uses. */
  readonly named: Readonly<Record<string, readonly string[]>>;
  readonly used: Readonly<Record<string, readonly string[]>>;
  /** What `packManifest` made, or the hash of that where it is kept already. */
  readonly staged: Buffer | string;
}

interface KnownWords extends KnownSite {
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
const toStagedFile = (outDir: string): string => `outputs/${contentHash(outDir)}.manifest`;

/** Undefined where nothing is known of the output with that listing. */
export function readWords({ workspace, outDir }: Place, listing: string): KnownWords | undefined {
  const bytes = readChecked(workspace.cache, toFile(outDir));
  const known: unknown = bytes && JSON.parse(bytes.toString());
  return isRecord(known) && known.listing === listing
    ? (known as unknown as KnownWords)
    : undefined;
}

/** The staged manifest of which that is the hash. */
export function readStaged(
  { workspace, outDir }: Place,
  hash: KnownSite['staged'],
): Buffer | undefined {
  const bytes = readChecked(workspace.cache, toStagedFile(outDir));
  return bytes && contentHash(bytes) === hash ? bytes : undefined;
}

export function keepWords({ workspace, outDir }: Place, { staged, ...known }: KnownWords): void {
  if (typeof staged !== 'string') keepChecked(workspace.cache, toStagedFile(outDir), staged);
  const hash = typeof staged === 'string' ? staged : contentHash(staged);
  const bytes = Buffer.from(JSON.stringify({ ...known, staged: hash }));
  keepChecked(workspace.cache, toFile(outDir), bytes);
}
