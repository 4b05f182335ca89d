// The texts of a site as tests change them.
import {
  changeSources,
  getText,
  toContentSource,
  toManifestSource,
} from '../engine/manifest/change-sources';
import { ledgerFile } from '../engine/manifest/checks/addresses/ledger';
import type { SiteSource, Source, Unreadable } from '../engine/manifest/site-source';
import { manifestFile } from '../scripts/journal/site-paths';

export const getManifestText = (site: SiteSource): string => {
  const text = getText(site, manifestFile);
  if (text === undefined) throw new Error('The site has no manifest');
  return text;
};

interface Texts {
  readonly manifest?: string;
  /** By path below files/; undefined where the file keeps its text. */
  readonly contents?: (path: string) => string | Unreadable | undefined;
  readonly ledger?: string;
  /** Whether the ledger goes. */
  readonly withoutLedger?: true;
}

/** The same site with other texts. */
export function withTexts(site: SiteSource, texts: Texts): SiteSource {
  const { manifest, contents, ledger, withoutLedger } = texts;
  const changed = new Map<string, string | Unreadable | undefined>();
  if (manifest !== undefined) changed.set(manifestFile, manifest);
  if (ledger !== undefined) changed.set(ledgerFile, ledger);
  if (withoutLedger) changed.set(ledgerFile, undefined);
  for (const { id } of site.sources) {
    const text = id.startsWith('files/') ? contents?.(id.slice('files/'.length)) : undefined;
    if (text !== undefined) changed.set(id, text);
  }
  return changeSources(site, changed);
}

/** The texts of a small site as its sources; its content files are those in `contents`. */
export const toSources = (
  manifest: string,
  contents: Readonly<Record<string, string>>,
): Source[] => [
  toManifestSource(manifestFile, manifest),
  ...Object.entries(contents).map(([path, text]) => toContentSource(path, () => ({ text }))),
];
