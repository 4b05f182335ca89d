// A site with blocks of its own → the words that these show and their sections lack: neither search nor comparisons would
// know them.
import { findSections } from '../../engine/content/pages/block-sections';
import { validateSite } from '../../engine/manifest/validate-site';
import { mainOf } from '../../engine/model/publication';
import { buildPublication } from '../../engine/site/build-publication';
import { viewOf } from '../../engine/site/view-of';
import { getEngineBundle } from '../bundle/kept-bundle';
import { readRenderers } from '../bundle/read-renderers';
import { ServedDevSite } from '../dev/served-dev-site';
import { toOwnFile } from '../files/block-folders';
import type { World } from '../files/world';
import { findRuns, RunReader } from '../marks/find-runs';
import { type MarkedSite, markSite } from '../marks/mark-site';
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

async function serve(world: World, marked: MarkedSite, files: SiteFiles, now: Date) {
  const { workspace, contract } = world;
  const options = { contract, files, now, drafts: false };
  return new ServedDevSite({
    publication: buildPublication({ sites: [marked.site] }, options),
    engine: await getEngineBundle({ world, minify: true }),
    renderers: await readRenderers(world),
    ...{ workspace, files },
  });
}

/** What a page shows and does not say, each kind of member once. */
function findUnsaid(world: World, { marked, served }: Marked, [id, own]: [string, OwnBlock[]]) {
  const page = viewOf(mainOf(served.assets.publication).open(), id);
  const answer = served.answer(page.path, '');
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

interface Marked {
  readonly marked: MarkedSite;
  readonly served: ServedDevSite;
}

/** `types` are those of its own blocks. The site is valid. */
export async function checkWords(
  world: World,
  types: readonly string[],
  now: Date,
): Promise<Passed> {
  const files = new SiteFiles(world.workspace);
  const source = readSite(world.workspace, { store: files.store, now });
  const { publication, stage } = validateSite(source, world.contract);
  if (publication === undefined) return { problems: [] };
  const marked = markSite(mainOf(publication), { stage }, world.contract);
  const served = await serve(world, marked, files, now);
  const problems = new Map<string, string>();
  for (const page of listOwnBlocks(marked, types))
    for (const one of findUnsaid(world, { marked, served }, page)) {
      const kind = `${one.type} ${one.member}`;
      if (!problems.has(kind)) problems.set(kind, explain(one));
    }
  return { problems: [...problems.values()] };
}
