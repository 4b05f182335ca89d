// The sources of the engine and of all blocks → the renderers of documents.
import { join } from 'node:path';
import { findSections } from '../../engine/content/pages/block-sections';
import { createRenderers } from '../../engine/entry/prerender';
import type { CodeParams } from '../../engine/manifest/rules/code-rules';
import type { PageDocument, Renderers } from '../../engine/model/document';
import type { Finding } from '../../engine/model/finding';
import { readLimits } from '../apart/limits';
import { createOwnCalls, type OwnCalls } from '../apart/own-calls';
import { type FindRefused, openRefusals } from '../apart/refusals';
import { InvalidCode, toCodeFinding } from '../command/invalid-code';
import { typeOfFile } from '../files/block-folders';
import { readIfThere } from '../files/read-if-there';
import type { World } from '../files/world';
import { withAnnouncements } from './announcements';
import { bundleModule, type RunBundler } from './bundle-module';
import {
  atAnotherTime,
  type Chance,
  chanceBanner,
  chanceExport,
  chanceNames,
  watchChance,
} from './chance';
import { checkMarkup } from './check-markup';
import { explainRendering } from './explain-rendering';
import { findPlaceOfStack } from './find-own-place';
import { freezeView } from './freeze-view';
import { withGuardedReact } from './guarded-react';
import { getModule } from './kept-module';
import { type MarkedBlocks, withMarkedBlocks } from './marked-blocks';
import type { FindDeadEnd } from './markup-addresses';
import { findOwnBlocks } from './own-blocks';
import { findAliases } from './packages';
import { watchReplacing } from './refuse-replacing';
import { withBlocks } from './with-blocks';
import { withoutNetwork } from './without-network';

type Prerender = typeof import('../../engine/entry/prerender') &
  MarkedBlocks & { readonly chance: Chance };

interface Loaded {
  readonly renderers: Renderers;
  readonly calls: OwnCalls;
  readonly chance: Chance;
  readonly findRefused: FindRefused;
  /** @throws InvalidCode if a block that was rendered has replaced what all code uses. */
  readonly refuseReplaced: () => void;
}

/** What the documents of a site are rendered with. */
interface RendererOptions {
  /** What runs the bundler; default: once. */
  readonly run?: RunBundler;
  /** Gets what is doubtful in the markup of a site's own blocks, for each page. */
  readonly warn?: (finding: Finding) => void;
}

/** Renderers that look at the markup of a site's own blocks. */
export interface SiteRenderers extends Renderers {
  readonly page: (document: PageDocument, findDeadEnd?: FindDeadEnd) => string;
}

/** The same, with what blocks of a site throw, and what is wrong in their markup, as findings. */
function explained(
  { workspace, contract }: World,
  { renderers, calls, chance, findRefused, refuseReplaced }: Loaded,
  { warn }: RendererOptions,
): SiteRenderers {
  const own = findOwnBlocks(workspace);
  const render: Renderers['page'] = (document) => {
    const mark = { call: 'page', type: '', place: document.view.id };
    freezeView(document.view);
    try {
      return calls.within(mark, () => withoutNetwork(() => renderers.page(document)));
    } finally {
      refuseReplaced();
    }
  };
  const { markup: maxLength } = readLimits();
  const readSource = (file: string) => readIfThere(join(workspace.root, file));
  const check = { isOwn: (type: string) => own.has(type), render, maxLength, readSource };
  /** What was found of chance: once for each place. */
  const known = new Set<string>();
  const renderWatched = (document: PageDocument): string => {
    const { result: html, asked } = watchChance(chance, () => render(document));
    for (const { what, stack } of asked) {
      const place = findPlaceOfStack(workspace, stack);
      const type = typeOfFile(place?.file ?? '');
      const key = JSON.stringify(place);
      if (place === undefined || type === undefined || known.has(key)) continue;
      known.add(key);
      if (atAnotherTime(chance, () => render(document)) === html) continue;
      const params: CodeParams['block-chance'] = { type, what };
      warn?.(toCodeFinding('block-chance', place, params));
    }
    return html;
  };
  /** Search and comparisons ask for the sections of a page, and builds without a search do not. */
  const askSections = ({ view }: PageDocument): void => {
    for (const block of view.blocks)
      if (own.has(block.type)) findSections(contract.blocks, block, view);
  };
  const page: SiteRenderers['page'] = (document, findDeadEnd) => {
    const refused = findRefused(document.view.id);
    if (refused.length > 0) throw new InvalidCode(refused);
    try {
      const html = renderWatched(document);
      askSections(document);
      for (const finding of checkMarkup(document, html, { ...check, findDeadEnd })) warn?.(finding);
      return html;
    } catch (error) {
      throw explainRendering(workspace, error);
    }
  };
  return { ...renderers, page };
}

/** With blocks beyond the engine's it is bundled again, with its own React: only JSON and text pass in and out. */
export async function readRenderers(
  world: World,
  options: RendererOptions = {},
): Promise<SiteRenderers> {
  const { workspace } = world;
  if (workspace.blocks.length === 0) return createRenderers();
  const { engine } = workspace;
  const source = {
    workspace,
    contents: [
      "export { createRenderers } from './engine/entry/prerender';",
      "export { blockMarks } from './engine/generated/all-blocks';",
      chanceExport,
    ].join('\n'),
    plugins: [
      withAnnouncements,
      withGuardedReact(engine),
      withMarkedBlocks(world),
      ...withBlocks(world),
    ],
    alias: findAliases(engine),
    // Browsers have none: a block that asks for it throws here, and not only there.
    define: { process: 'undefined', ...chanceNames },
    banner: chanceBanner,
  };
  const findRefused = openRefusals(workspace);
  const prerender = await getModule<Prerender>({
    workspace,
    name: 'prerender',
    make: (file) => bundleModule(source, file, options.run),
  });
  const calls = createOwnCalls();
  const { mark, refuseReplaced } = watchReplacing(calls);
  prerender.blockMarks.set = mark;
  const { chance } = prerender;
  const renderers = prerender.createRenderers();
  return explained(world, { renderers, calls, chance, findRefused, refuseReplaced }, options);
}
