// The command around the development server; the caller provides the pipeline.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tell } from '../apart/messages';
import { getThreadData } from '../apart/thread-data';
import { kindSchema } from '../bundle/own-kinds';
import type { Options } from '../command/arguments';
import { exitCodeOf } from '../command/cannot-run';
import type { commands } from '../command/commands';
import { listBlockFolders, listKindFolders } from '../files/block-folders';
import { findOwnFolders, openWorkspace, type Workspace } from '../files/workspace';
import type { World } from '../files/world';
import { untilStopped } from '../serve/local-server';
import { inboxPath } from '../serve/mailbox-address';
import { startDevServer } from './dev-server';
import { type DevSite, type DevUpdate, devPaths, galleryBase } from './dev-site';

/** An editor around the server. */
interface DevEditor {
  readonly token: string;
  readonly around: NonNullable<Parameters<typeof startDevServer>[0]['editor']>;
}

interface DevPipeline {
  /** Loaded only where somebody wants to edit. */
  readonly openEditor: (workspace: Workspace) => Promise<DevEditor>;
  /** Called with its address. */
  readonly onEditor?: (address: string) => void;
  readonly openSite: (workspace: Workspace, now?: Date) => Promise<DevSite>;
  readonly report: (update: DevUpdate, place: DevPlace) => void;
}

export interface DevPlace {
  readonly root: string;
  /** Undefined where the site's own code cannot be used. */
  readonly world: World | undefined;
}

/** Code of the site's own runs in a thread of its own, which a server that began without any does not have. */
function hasOwnSchemas(root: string): boolean {
  const places = { blocks: findOwnFolders(root) };
  const files = [
    ...listBlockFolders(places).map((folder) => join(folder, `${basename(folder)}.schema.json`)),
    ...listKindFolders(places).map((folder) => join(folder, kindSchema)),
  ];
  return files.some((file) => existsSync(file));
}

export type DevOptions = Options<typeof commands.dev>;

/** With this code run.cjs makes a new bundle and starts again. */
const restartCode = 75;

/** Serves until a signal: exit code 0, or 75 when the engine has changed, or 2 when it cannot run. */
export function runDev(options: DevOptions, pipeline: DevPipeline): Promise<number> {
  return exitCodeOf(async () => {
    const { root, port: named, now, answers, openWith, edit } = options;
    // The pages of the server before this one are still open.
    const wanted = getThreadData()?.port ?? named;
    const stopped = untilStopped();
    const workspace = openWorkspace(root);
    const editor = edit ? await pipeline.openEditor(workspace) : undefined;
    const site = await pipeline.openSite(workspace, now);
    let restart = (): void => undefined;
    const restarted = new Promise<number>((resolve) => {
      restart = () => resolve(restartCode);
    });
    const server = await startDevServer({
      workspace,
      answers,
      openWith,
      restart,
      mustRestart: () => workspace.blocks.length === 0 && hasOwnSchemas(root),
      port: wanted,
      site,
      ...(editor && { editor: editor.around }),
      report: (update) => pipeline.report(update, { root, world: site.onDisk?.world }),
    });
    tell({ type: 'port', port: server.port });
    if (wanted !== 0 && server.port !== wanted)
      process.stderr.write(`Port ${wanted} is busy. Using ${server.port} instead.\n`);
    if (editor !== undefined) {
      const address = `${server.origin}${devPaths.editor}#${editor.token}`;
      process.stdout.write(`The editor is at ${address}\n`);
      pipeline.onEditor?.(address);
    }
    process.stdout.write(
      `The site is at ${server.origin}${site.base}\n` +
        `Every block with its examples is at ${server.origin}${galleryBase}\n` +
        `Every built-in icon is at ${server.origin}${devPaths.icons}\n` +
        `Form submissions arrive at ${server.origin}${inboxPath}\nPress Ctrl+C to stop.\n`,
    );
    const code = await Promise.race([stopped.then(() => 0), restarted]);
    await server.close();
    await site.close();
    return code;
  });
}
