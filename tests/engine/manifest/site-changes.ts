// A small valid site, changed as data → what validation finds in it.
import { readFileSync } from 'node:fs';
import type { SiteSource } from '../../../engine/manifest/site-source';
import { validateSite } from '../../../engine/manifest/validate-site';
import type { Finding } from '../../../engine/model/finding';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { withTexts } from '../../site-texts';

const root = 'tests/invalid/redirect-loop';

/** Parts of the manifest, each in the place of the one that it had; undefined: none. */
export type Change = Readonly<Record<string, object | string | undefined>>;

function makeManifest(change: Change): string {
  const manifest = JSON.parse(readFileSync(`${root}/site.manifest.json`, 'utf8'));
  const { site, ...rest } = change;
  Object.assign(manifest, { redirects: [] }, rest);
  Object.assign(manifest.site, site);
  return JSON.stringify(manifest, null, 2);
}

/** With the text of a ledger, or other parts of the source. */
export function findIn(
  change: Change,
  { ledger, ...more }: Partial<SiteSource> & { readonly ledger?: string } = {},
): readonly Finding[] {
  const source = readSite(openWorkspace(root));
  const changed = withTexts(source, { manifest: makeManifest(change), ...(ledger && { ledger }) });
  return validateSite({ ...changed, ...more }, engineContract).findings;
}

/** The code and the place of each finding, and the places that are part of it. */
export const outline = (findings: readonly Finding[]): string[] =>
  findings.map(({ code, pointer, related }) =>
    [code, pointer, ...related.map((other) => other.pointer)].join(' '),
  );
