// A site with unwritten changes → the errors it would have.

import type { SiteSource } from '../../engine/manifest/site-source';
import { validateSite } from '../../engine/manifest/validate-site';
import type { Finding } from '../../engine/model/finding';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { readSite } from '../source/read-site';
import { changeSite } from './change-site';
import type { SiteEdit } from './site-edit';

/** Reads the folder once; `manifest` is the changed text of the manifest. */
export function makeFindErrors({
  workspace,
  contract,
}: World): (site: SiteEdit, manifest?: string) => Finding[] {
  let source: SiteSource | undefined;
  return (site, manifest = site.read(manifestFile) ?? '') => {
    source ??= readSite(workspace);
    const manifestChange = { path: manifestFile, before: undefined, after: manifest };
    const changed = changeSite(source, [...site.changes(), manifestChange], workspace);
    const { findings } = validateSite(changed, contract);
    return findings.filter(({ severity }) => severity === 'error');
  };
}
