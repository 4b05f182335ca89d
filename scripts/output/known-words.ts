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
}

interface KnownWords extends KnownSite {
  /** The hash of the listing of its output. */
  readonly listing: string;
  /** The hashes of files that had just been saved, by path below the root. */
  readonly saved: Readonly<Record<string, string>>;
}

export const toKnownSite = (facts: SiteFacts, { anchors, texts }: Notes): KnownSite => ({
  ...{ anchors, facts },
  notes: Object.fromEntries(Array.from(texts, ([file, note]) => [file, contentHash(note)])),
});

interface Place {
  readonly workspace: Pick<Workspace, 'cache'>;
  readonly outDir: string;
}

const toFile = (outDir: string): string => `outputs/${contentHash(outDir)}.texts`;

/** Undefined where nothing is known of the output with that listing. */
export function readWords({ workspace, outDir }: Place, listing: string): KnownWords | undefined {
  const bytes = readChecked(workspace.cache, toFile(outDir));
  const known: unknown = bytes && JSON.parse(bytes.toString());
  return isRecord(known) && known.listing === listing
    ? (known as unknown as KnownWords)
    : undefined;
}

export function keepWords({ workspace, outDir }: Place, known: KnownWords): void {
  keepChecked(workspace.cache, toFile(outDir), Buffer.from(JSON.stringify(known)));
}
