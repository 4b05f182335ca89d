// The folder of a site → its documents and what else is made of its words; bundled by the test, with another `plain`.

import { toContentFile } from '../../engine/content/addresses/output-paths';
import { rootFiles } from '../../engine/content/reserved-names';
import { validateSite } from '../../engine/manifest/validate-site';
import { mainOf } from '../../engine/model/publication';
import type { ValidSite } from '../../engine/model/site';
import { makeContent, type Output } from '../../engine/output/output';
import { buildSite } from '../../engine/site/build-site';
import { openWorkspace } from '../../scripts/files/workspace';
import { readContract } from '../../scripts/source/open-world';
import { readSite } from '../../scripts/source/read-site';
import { SiteFiles } from '../../scripts/source/site-files';
import { outputsOf } from '../site-outputs';

export async function readValid(root: string): Promise<ValidSite | undefined> {
  const workspace = openWorkspace(root);
  const { publication } = validateSite(readSite(workspace), await readContract(workspace));
  return publication && mainOf(publication);
}

/** What is made of the words of a site, by path in the output. */
export interface RenderedDocuments {
  readonly documents: ReadonlyMap<string, string>;
  /** JSON. */
  readonly data: ReadonlyMap<string, string>;
  readonly llms: string;
}

export async function renderSite(valid: ValidSite, root: string): Promise<RenderedDocuments> {
  const workspace = openWorkspace(root);
  const site = buildSite(valid, {
    contract: await readContract(workspace),
    files: new SiteFiles(workspace),
    now: new Date('2026-03-01'),
    drafts: true,
  });
  const outputs = [...outputsOf(site).values()];
  const make = (keep: (output: Output) => boolean): [path: string, text: string][] =>
    outputs.filter(keep).map((output) => [output.path, String(makeContent(output))]);
  const isDocument = ({ path, owner, type }: Output): boolean =>
    type.startsWith('text/html') && (owner !== 'all' || path === rootFiles.notFound);
  return {
    documents: new Map(make(isDocument)),
    data: new Map([
      ...make(({ path, type }) => type.includes('json') || path.startsWith(toContentFile(''))),
      ['shell', JSON.stringify(site.shell)],
      ['redirects', JSON.stringify(site.redirects)],
    ]),
    llms: make(({ path }) => path === rootFiles.llms)[0]?.[1] ?? '',
  };
}
