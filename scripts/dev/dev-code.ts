// The code that shows a site while it is edited: the engine's, with the site's own blocks, bundled again after each change.
import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import type { Finding } from '../../engine/model/finding';
import { bundleEngine, type EngineBundle } from '../bundle/bundle-engine';
import { bundleStyles } from '../bundle/bundle-styles';
import { findDoubts } from '../bundle/check-own-sheets';
import { getEngineBundle } from '../bundle/kept-bundle';
import { readRenderers, type SiteRenderers } from '../bundle/read-renderers';
import { Rebuilder } from '../bundle/rebuilder';
import { readSiteStyles } from '../bundle/site-styles';
import { printFinding } from '../command/invalid-code';
import { contractEndings } from '../contract/extend-contract';
import { listSources, ownBlocksOf, ownKindsOf, type Workspace } from '../files/workspace';
import type { World } from '../files/world';
import { readContract } from '../source/open-world';

/** One state of it. */
export interface Code {
  readonly world: World;
  readonly engine: EngineBundle;
  readonly renderers: SiteRenderers;
  readonly siteStyles: string | undefined;
  /** What is doubtful in the style sheets of the site. */
  readonly doubts: readonly Finding[];
}

export const isStyle = (path: string): boolean => path.endsWith('.css');

const isIn = (folders: readonly string[], path: string): boolean =>
  folders.some((folder) => path === folder || path.startsWith(folder + sep));

const listEngine = (workspace: Workspace): string[] => listSources({ ...workspace, blocks: [] });

/** The workspace with the folders of blocks that are there now. */
function lookAgain(workspace: Workspace): Workspace {
  const { blocks, root } = workspace;
  const folders = new Set([...blocks, ownBlocksOf(root), ownKindsOf(root)]);
  return { ...workspace, blocks: [...folders].filter((folder) => existsSync(folder)) };
}

/** A page is rendered whenever somebody asks for it. */
function warnOnce(): (finding: Finding) => void {
  const said = new Set<string>();
  return (finding) => {
    const text = printFinding(finding);
    if (!said.has(text)) process.stderr.write(`${text}\n`);
    said.add(text);
  };
}

/** @throws InvalidCode for a mistake in the site's own sheet. */
async function readStyles({
  contract,
  workspace,
}: World): Promise<Pick<Code, 'siteStyles' | 'doubts'>> {
  const siteStyles = await readSiteStyles(workspace, { minify: false });
  return { siteStyles, doubts: [...contract.doubts, ...(await findDoubts(workspace))] };
}

/** Made at the start, or where everything has to be made again. */
export async function makeCode(world: World): Promise<Code> {
  const bundling = getEngineBundle({ world, minify: false });
  // The bundler is another process.
  bundling.catch(() => undefined);
  const renderers = await readRenderers(world, { warn: warnOnce() });
  const styles = await readStyles(world);
  return { world, renderers, engine: await bundling, ...styles };
}

async function restyle({ engine: { app }, world }: Code): Promise<EngineBundle> {
  const { workspace } = world;
  return { app, styles: await bundleStyles(app.components, { workspace, minify: false }) };
}

export class DevCode {
  /** As at the start. */
  readonly #workspace: Workspace;
  readonly #rebuilder = new Rebuilder();

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  close = (): Promise<void> => this.#rebuilder.close();

  /** Whether a change can only be shown by a server that starts again. */
  needsRestart = (changed: readonly string[]): boolean =>
    changed.some((path) => {
      return isIn(listEngine(this.#workspace), path) && !isStyle(path);
    });

  /** Whether a change is one of the site's own blocks, other than of their styles. */
  isOfBlocks = (changed: readonly string[]): boolean =>
    changed.some((path) => isIn(this.#folders, path) && !isStyle(path));

  get #folders(): string[] {
    const { root, blocks } = this.#workspace;
    return [...blocks, ownBlocksOf(root), ownKindsOf(root)];
  }

  get #sources(): string[] {
    return [...listEngine(this.#workspace), ...this.#folders];
  }

  /**
   * Makes again what a change affects; everything where the state before was not good.
   * @throws InvalidCode for a mistake in it.
   */
  async renew(before: Code | undefined, changed: readonly string[]): Promise<Code> {
    const ofContract = changed.some(
      (path) => isIn(this.#folders, path) && contractEndings.some((end) => path.endsWith(end)),
    );
    const isGone = changed.some((path) => isIn(this.#folders, path) && !existsSync(path));
    if (before === undefined || ofContract || isGone) return this.#makeAgain();
    const styles = await readStyles(before.world);
    if (this.isOfBlocks(changed)) return { ...(await this.#rebundle(before, changed)), ...styles };
    const isOfSheets = changed.some((path) => isStyle(path) && isIn(this.#sources, path));
    return { ...before, ...styles, engine: isOfSheets ? await restyle(before) : before.engine };
  }

  /** With another contract, what the bundler knows is of no use. */
  async #makeAgain(): Promise<Code> {
    await this.#rebuilder.close();
    return makeCode(await this.readWorld());
  }

  /**
   * What the folders of blocks say now, whether or not their components can be used.
   * @throws InvalidCode for a mistake in it.
   */
  async readWorld(): Promise<World> {
    const workspace = lookAgain(this.#workspace);
    return { workspace, contract: await readContract(workspace, { documents: true }) };
  }

  async #rebundle(before: Code, changed: readonly string[]): Promise<Code> {
    const { world } = before;
    const run = this.#rebuilder.of('app');
    const styles = changed.some(isStyle) ? undefined : before.engine;
    const made = [
      bundleEngine({ world, minify: false, run, before: styles }),
      readRenderers(world, { run: this.#rebuilder.of('renderers'), warn: warnOnce() }),
    ] as const;
    // The bundler answers a request while it is busy with what it is making: so it must be idle after a failure as well.
    await Promise.allSettled(made);
    const [engine, renderers] = await Promise.all(made);
    return { ...before, engine, renderers };
  }
}
