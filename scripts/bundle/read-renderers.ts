// The sources of the engine and of all blocks → the renderers of documents.
import { join } from 'node:path';
import { findSections } from '../../engine/content/pages/block-sections';
import { createRenderers } from '../../engine/entry/prerender';
import type { PageDocument, Renderers } from '../../engine/model/document';
import type { Finding } from '../../engine/model/finding';
import { readLimits } from '../apart/limits';
import { createOwnCalls, type OwnCalls } from '../apart/own-calls';
import { type FindRefused, openRefusals } from '../apart/refusals';
import { InvalidCode } from '../command/invalid-code';
import { readIfThere } from '../files/read-if-there';
import type { World } from '../files/world';
import { withAnnouncements } from './announcements';
import { bundleModule, type RunBundler } from './bundle-module';
import { checkMarkup } from './check-markup';
import { explainRendering } from './explain-rendering';
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

type Prerender = typeof import('../../engine/entry/prerender') & MarkedBlocks;

interface Loaded {
  readonly renderers: Renderers;
  readonly calls: OwnCalls;
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
  { renderers, calls, findRefused, refuseReplaced }: Loaded,
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
  /** Search and comparisons ask for the sections of a page, and builds without a search do not. */
  const askSections = ({ view }: PageDocument): void => {
    for (const block of view.blocks)
      if (own.has(block.type)) findSections(contract.blocks, block, view);
  };
  const page: SiteRenderers['page'] = (document, findDeadEnd) => {
    const refused = findRefused(document.view.id);
    if (refused.length > 0) throw new InvalidCode(refused);
    try {
      const html = render(document);
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
    ].join('\n'),
    plugins: [
      withAnnouncements,
      withGuardedReact(engine),
      withMarkedBlocks(world),
      ...withBlocks(world),
    ],
    alias: findAliases(engine),
    // Browsers have none: a block that asks for it throws here, and not only there.
    define: { process: 'undefined' },
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
  const renderers = prerender.createRenderers();
  return explained(world, { renderers, calls, findRefused, refuseReplaced }, options);
}
