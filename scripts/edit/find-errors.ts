// A site with unwritten changes → the errors it would have.

import { changeSources } from '../../engine/manifest/change-sources';
import type { SiteSource } from '../../engine/manifest/site-source';
import { validateSite } from '../../engine/manifest/validate-site';
import type { Finding } from '../../engine/model/finding';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { readSite } from '../source/read-site';
import type { SiteEdit } from './site-edit';

/** Reads the folder once; `manifest` is the changed text of the manifest. */
export function makeFindErrors({
  workspace,
  contract,
}: World): (site: SiteEdit, manifest?: string) => Finding[] {
  let source: SiteSource | undefined;
  return (site, manifest = site.read(manifestFile) ?? '') => {
    source ??= readSite(workspace);
    const changed = new Map(site.changes().map(({ path, after }) => [path, after]));
    const texts = changed.set(manifestFile, manifest);
    const { findings } = validateSite(changeSources(source, texts), contract);
    return findings.filter(({ severity }) => severity === 'error');
  };
}
