// The editor of a copy of a site, and somebody who has opened it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, FrameLocator, Page } from 'playwright';
import { createDevSite } from '../../scripts/dev/create-dev-site';
import { startDevServer } from '../../scripts/dev/dev-server';
import { openEditor } from '../../scripts/editor/server/open-editor';
import { editPaths } from '../../scripts/editor/wire';
import { openWorld } from '../../scripts/source/open-world';
import { copySiteFolder } from '../copy-site-folder';
import { type Visitor, visit } from './visitor';

export interface EditedSite {
  readonly root: string;
  readonly origin: string;
  readonly visitor: Visitor;
  readonly page: Page;
  /** What is in the frame. */
  readonly site: FrameLocator;
  /** Ends the server. What is returned starts another, at the same address. */
  stop(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

async function serve(root: string, now: string, port = 0) {
  const world = await openWorld(root, { documents: true });
  const editor = openEditor(world.workspace);
  const server = await startDevServer({
    workspace: world.workspace,
    port,
    site: await createDevSite({ world, now: new Date(now) }),
    report: () => undefined,
    restart: () => undefined,
    sources: [],
    editor: editor.around,
  });
  return { editor, server };
}

export async function openEdited(
  folder: string,
  now: string,
  options: BrowserContextOptions = {},
): Promise<EditedSite> {
  const root = mkdtempSync(join(tmpdir(), 'plinth-editor-'));
  copySiteFolder(folder, root);
  let { editor, server } = await serve(root, now);
  const visitor = await visit({ origin: server.origin, ...options });
  const { page } = visitor;
  await page.goto(`${server.origin}${editPaths.shell}#${editor.token}`);
  await page.getByRole('treeitem').first().waitFor();
  const site = page.frameLocator('iframe[title="The site"]');
  await site.locator('.app[data-live]').waitFor();
  const stop = async () => {
    const { port } = server;
    await server.close();
    return async () => {
      ({ editor, server } = await serve(root, now, port));
    };
  };
  const close = async (): Promise<void> => {
    await visitor.leave();
    await server.close();
    rmSync(root, { recursive: true, force: true });
  };
  return { root, origin: server.origin, visitor, page, site, stop, close };
}
