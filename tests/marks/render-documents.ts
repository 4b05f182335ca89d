// A valid site, marked or not → its documents and what else is made of its words.
import { toContentFile } from '../../engine/content/addresses/output-paths';
import { rootFiles } from '../../engine/content/addresses/reserved-names';
import type { Contract } from '../../engine/model/contract';
import type { ValidSite } from '../../engine/model/valid-site';
import { makeContent, type Output } from '../../engine/output/output';
import { buildSite } from '../../engine/site/build-site';
import { openWorkspace } from '../../scripts/files/workspace';
import { SiteFiles } from '../../scripts/source/site-files';
import { outputsOf } from '../site-outputs';

/** What is made of the words of a site, by path in the output. */
export interface RenderedDocuments {
  readonly documents: ReadonlyMap<string, string>;
  /** JSON. */
  readonly data: ReadonlyMap<string, string>;
  readonly llms: string;
}

export function renderSite(valid: ValidSite, contract: Contract, root: string): RenderedDocuments {
  const site = buildSite(valid, {
    contract,
    files: new SiteFiles(openWorkspace(root)),
    now: new Date('2026-03-01'),
    drafts: true,
  });
  const outputs = [...outputsOf(site).values()];
  const make = (keep: (output: Output) => boolean): [path: string, text: string][] =>
    outputs.filter(keep).map((output) => [output.path, String(makeContent(output))]);
  const isDocument = ({ path, owner, type }: Output): boolean =>
    type.startsWith('text/html') && (owner !== 'all' || path === rootFiles.notFound.path);
  return {
    documents: new Map(make(isDocument)),
    data: new Map([
      ...make(({ path, type }) => type.includes('json') || path.startsWith(toContentFile(''))),
      ['shell', JSON.stringify(site.shell)],
      ['redirects', JSON.stringify(site.redirects)],
    ]),
    llms: make(({ path }) => path === rootFiles.llms.path)[0]?.[1] ?? '',
  };
}
