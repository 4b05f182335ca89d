// A site with blocks of its own → the words that these show and their sections lack, in any of its languages: neither search
// nor comparisons would know them.
import { toHref } from '../../engine/content/addresses/addresses';
import { findSections } from '../../engine/content/pages/block-sections';
import { validateSite } from '../../engine/manifest/validate-site';
import type { Site } from '../../engine/model/site';
import { buildPublication } from '../../engine/site/build-publication';
import { viewOf } from '../../engine/site/view-of';
import { getEngineBundle } from '../bundle/kept-bundle';
import { readRenderers } from '../bundle/read-renderers';
import { markSites } from '../dev/marked-pages';
import { ServedDevSite } from '../dev/served-dev-site';
import { toOwnFile } from '../files/block-folders';
import type { World } from '../files/world';
import { findRuns, RunReader } from '../marks/find-runs';
import type { MarkedSite } from '../marks/mark-site';
import { readSite } from '../source/read-site';
import { SiteFiles } from '../source/site-files';
import type { Passed } from './check';

/** The same without what readers do not see as words: alternative texts, labels. */
const withoutAttributes = (html: string): string =>
  html.replace(/<([a-z][\w-]*)\s[^>]*>/gi, '<$1>');

/** The places of words, with these words. */
function listPlaces(runs: ReturnType<typeof findRuns>): ReadonlyMap<number, string> {
  return new Map(
    runs.flatMap(({ spans }) =>
      spans.flatMap(({ text, places }) => places.map((place) => [place, text] as const)),
    ),
  );
}

interface OwnBlock {
  readonly type: string;
  /** Below which its members are. */
  readonly pointer: string;
}

function listOwnBlocks({ site }: MarkedSite, types: readonly string[]): Map<string, OwnBlock[]> {
  const pages = Object.entries(site.manifest.pages).map(([id, { blocks = [] }]) => {
    const own = blocks.flatMap(({ type }, index) =>
      types.includes(type) ? [{ type, pointer: `/pages/${id}/blocks/${index}/` }] : [],
    );
    return [id, own] as const;
  });
  return new Map(pages.filter(([, own]) => own.length > 0));
}

type Marked = readonly [MarkedSite, ...MarkedSite[]];

async function serve(world: World, [main, ...others]: Marked, files: SiteFiles, now: Date) {
  const { workspace, contract } = world;
  const options = { contract, files, now, drafts: false };
  const sites = [main.site, ...others.map(({ site }) => site)] as const;
  return new ServedDevSite({
    publication: buildPublication({ sites }, options),
    engine: await getEngineBundle({ world, minify: true }),
    renderers: await readRenderers(world),
    ...{ workspace, files },
  });
}

/** One language of a site. */
interface InLanguage {
  readonly marked: MarkedSite;
  readonly site: Site;
  readonly served: ServedDevSite;
}

/** What a page shows and does not say, each kind of member once. */
function findUnsaid(
  world: World,
  { marked, site, served }: InLanguage,
  [id, own]: [string, OwnBlock[]],
) {
  const page = viewOf(site, id);
  const answer = served.answer(toHref(site.shell.base, page.path), '');
  if (answer === undefined || answer.type === 'redirect') return [];
  const shown = listPlaces(findRuns(withoutAttributes(served.readText(answer.path))));
  const reader = new RunReader();
  for (const block of page.blocks)
    for (const { heading = '', words } of findSections(world.contract.blocks, block, page))
      for (const text of [heading, ...words]) reader.readWhole(text);
  const said = listPlaces(reader.runs);
  return [...shown].flatMap(([place, text]) => {
    const { pointer = '' } = marked.findPlace(place) ?? {};
    const block = own.find((one) => pointer.startsWith(one.pointer));
    if (block === undefined || said.has(place)) return [];
    return [{ ...block, member: pointer.slice(block.pointer.length).replace(/\d+/g, '…'), text }];
  });
}

const explain = ({ type, member, text }: { type: string; member: string; text: string }): string =>
  `The block "${type}" shows ${JSON.stringify(text)} (its "${member}"), and its sections lack it.
Add it to "sections" in ${toOwnFile(type, '.block.ts')}: search and comparisons read them.`;

/** `types` are those of its own blocks. The site is valid. */
export async function checkWords(
  world: World,
  types: readonly string[],
  now: Date,
): Promise<Passed> {
  const files = new SiteFiles(world.workspace);
  const source = readSite(world.workspace, { store: files.store, now });
  const validation = validateSite(source, world.contract);
  const [main, ...others] = markSites({ source, validation }, world.contract);
  if (main === undefined) return { problems: [] };
  const all: Marked = [main, ...others];
  const served = await serve(world, all, files, now);
  const problems = new Map<string, string>();
  for (const [index, { open }] of served.assets.publication.sites.entries()) {
    const marked = all[index];
    if (marked === undefined) continue;
    const inLanguage = { marked, site: open(), served };
    for (const page of listOwnBlocks(marked, types))
      for (const one of findUnsaid(world, inLanguage, page)) {
        const kind = `${one.type} ${one.member}`;
        if (!problems.has(kind)) problems.set(kind, explain(one));
      }
  }
  return { problems: [...problems.values()] };
}
