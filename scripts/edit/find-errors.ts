// A site with unwritten changes → the errors it would have.

import { ledgerFile } from '../../engine/manifest/checks/addresses/ledger';
import type { SiteSource } from '../../engine/manifest/site-source';
import { redirectList } from '../../engine/manifest/text/parse-redirect-list';
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
    const { readContent } = source;
    const changed = new Map(site.changes().map(({ path, after }) => [path, after]));
    const files = new Map(source.files);
    for (const [path, after] of changed) {
      const name = path.replace(/^files\//, '');
      if (name === path) continue;
      if (after === undefined) files.delete(name);
      else files.set(name, { kind: 'file' });
    }
    const { findings } = validateSite(
      {
        ...source,
        files,
        manifest: { file: manifestFile, text: manifest },
        ledger: site.read(ledgerFile),
        redirects: site.read(redirectList),
        readContent: (path) => {
          const text = changed.get(`files/${path}`);
          return text === undefined ? readContent(path) : { text };
        },
      },
      contract,
    );
    return findings.filter(({ severity }) => severity === 'error');
  };
}
