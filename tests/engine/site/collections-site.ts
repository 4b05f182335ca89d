// The test site with collections, built from its texts or from others.
import { changeSources } from '../../../engine/manifest/change-sources';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import type { Site } from '../../../engine/model/site';
import { buildSite } from '../../../engine/site/build-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';

export const source = readSite(openWorkspace('tests/sites/collections'), { now: new Date() });
export const now = new Date('2026-11-24T09:00:00Z');

/** `files` are those of the site, `texts` what is written otherwise. */
export function buildOf(texts: ReadonlyMap<string, string>, at: Date, { files } = source): Site {
  const { publication, findings } = validateSite(
    changeSources({ ...source, files, now: at }, texts),
    engineContract,
  );
  if (publication === undefined) throw new Error(JSON.stringify(findings.slice(0, 3)));
  return buildSite(mainOf(publication), {
    contract: engineContract,
    files: {
      sizeOf: () => ({ width: 4, height: 3 }),
      bytesOf: () => 240_000,
      placeOf: (path) => `_site/${path}`,
    },
    now: at,
    drafts: false,
  });
}
