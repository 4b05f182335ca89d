// The folder of a site → its documents and what else is made of its words; bundled by the test, with another `plain`.

import { toContentFile } from '../../engine/content/output-paths';
import { rootFiles } from '../../engine/content/reserved-names';
import { createRenderers } from '../../engine/entry/prerender';
import { validateSite } from '../../engine/manifest/validate-site';
import type { SoundSite } from '../../engine/model/site';
import { makeContent, type Output } from '../../engine/output/output';
import { listOutputs } from '../../engine/output/outputs';
import { buildSite } from '../../engine/site/build-site';
import type { World } from '../../scripts/files/world';
import { openWorld } from '../../scripts/source/open-world';
import { readSite } from '../../scripts/source/read-site';
import { SiteFiles } from '../../scripts/source/site-files';

export { openWorld };

export const readValid = ({ workspace, contract }: World): SoundSite | undefined =>
  validateSite(readSite(workspace), contract).site;

const assets = {
  ...{ starter: '/starter.js', app: '/app.js', styles: '/styles.css', icons: '/icons.svg' },
  ...{ shared: '/shared.json', modules: [], chunks: {}, fonts: [] },
};

/** What is made of the words of a site, by path in the output. */
export interface Rendered {
  readonly documents: ReadonlyMap<string, string>;
  /** JSON. */
  readonly data: ReadonlyMap<string, string>;
  readonly llms: string;
}

export function renderSite(sound: SoundSite, { workspace, contract }: World): Rendered {
  const site = buildSite(sound, {
    contract,
    files: new SiteFiles(workspace.root),
    now: new Date('2026-03-01'),
    drafts: true,
  });
  const outputs = [...listOutputs({ site, assets, renderers: createRenderers(), files: [] })];
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
