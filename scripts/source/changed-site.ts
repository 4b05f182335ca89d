// A built site of which some sources have changed since → the site as it is now, to be looked at in parts.
import { changeSources } from '../../engine/manifest/change-sources';
import { toContentName } from '../../engine/manifest/checks/context/file-part';
import { SiteValidation } from '../../engine/manifest/site-validation';
import { restoreStage } from '../../engine/manifest/stage/restore-stage';
import type { Finding } from '../../engine/model/finding';
import type { SiteFacts } from '../../engine/model/site-facts';
import type { Workspace } from '../files/workspace';
import { manifestFile } from '../journal/site-paths';
import { hasCollections, unpackStage } from './kept-stage';
import type { LoadOptions } from './load-site';
import { readSite } from './read-site';
import { decode } from './read-text';

export interface KnownBuild {
  readonly facts: SiteFacts;
  /** By the name of a content file: the hash of its note. */
  readonly notes: Readonly<Record<string, string>>;
  /** The places within pages that it leads to. */
  readonly anchors: readonly string[];
  /** By the id of a page: what names it, and the variables that it uses. */
  readonly named: Readonly<Record<string, readonly string[]>>;
  readonly used: Readonly<Record<string, readonly string[]>>;
  /** What `packStage` made; undefined where it is lost. */
  readonly readStaged: () => Buffer | undefined;
  /** Where they stand now. */
  readonly findings: readonly Finding[];
  /** What the manifest holds now, where that has changed. */
  readonly manifest: Buffer | undefined;
  /** What the texts hold now, by path below files/. */
  readonly texts: ReadonlyMap<string, Buffer>;
  /** A file of the output; undefined where it has none of that path. */
  readonly read: (path: string) => Uint8Array | undefined;
}

export type KnownStage = KnownBuild & { readonly packed: Buffer };

export interface ChangedSite {
  readonly validation: SiteValidation;
  /** Whether nothing has changed but texts: else it may be the manifest, or front matter that is a part of it. */
  readonly isOfTexts: boolean;
}

/** A site with its changed sources as they are now: none but these is read where no more than texts may have changed. */
export function openChangedSite(
  workspace: Workspace,
  { contract, drafts, files, now }: LoadOptions,
  { manifest, packed, texts: changed, used }: KnownStage,
): ChangedSite | undefined {
  const paths = [...changed.keys()];
  const texts = new Map(
    Array.from(changed, ([path, bytes]) => [toContentName(path), decode(bytes)]),
  );
  const all = manifest ? new Map([...texts, [manifestFile, decode(manifest)]]) : texts;
  const source = changeSources(readSite(workspace, { store: files.store, now, drafts }), all);
  const kept = manifest ? undefined : unpackStage(packed);
  const stage = kept && restoreStage(source, contract, { ...kept, used, paths });
  // What lists show of an item depends on its words.
  if (stage === undefined && hasCollections(packed)) return undefined;
  return {
    validation: new SiteValidation(source, contract, { stage }),
    isOfTexts: stage !== undefined,
  };
}
