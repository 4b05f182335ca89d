// A built site and its mailbox → a running local server.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../command/cannot-run';
import { healOutput } from '../output/build-output';
import { type LocalServer, startLocalServer } from './local-server';
import { withMailbox } from './mailbox';
import { findPostPaths } from './provider-rewrite';
import { ServedBuild, type Snapshot } from './served-build';
import { serveBuild } from './static-server';

export interface ServerOptions {
  readonly root: string;
  readonly outDir: string;
  /** 0 for any free one; the next free one where it is busy. */
  readonly port: number;
  /** For tests: the mailbox takes a queue of answers. */
  readonly answers?: boolean;
  /** Where enquiries are kept; default: `.plinth/mailbox` in the root. */
  readonly mailbox?: string;
}

/** What a build's forms post to, read anew with each build. */
function rememberPostPaths(build: ServedBuild, outDir: string): () => ReadonlySet<string> {
  let read: { readonly of: Snapshot; readonly paths: ReadonlySet<string> } | undefined;
  return () => {
    const snapshot = build.current();
    if (snapshot === undefined) return new Set();
    if (read?.of === snapshot) return read.paths;
    try {
      const shared = readFileSync(join(outDir, snapshot.listing.shared), 'utf8');
      read = { of: snapshot, paths: findPostPaths(JSON.parse(shared)) };
      return read.paths;
    } catch {
      return new Set();
    }
  };
}

/**
 * Serves the build in `outDir` on loopback, with the mailbox in front, following new builds.
 * @throws CannotRun when there is no build.
 */
export async function startServer(
  options: ServerOptions,
): Promise<LocalServer & { readonly base: string }> {
  const { root, outDir, port } = options;
  await healOutput(outDir);
  const build = new ServedBuild(outDir);
  const snapshot = build.current();
  if (snapshot === undefined)
    throw new CannotRun(
      existsSync(outDir)
        ? `${outDir} holds no build. Run \`npm run build\`, or name its folder with --out-dir.`
        : `There is no build in ${outDir}. Run \`npm run build\` first.`,
    );
  const handler = withMailbox(
    {
      folder: options.mailbox ?? join(root, '.plinth', 'mailbox'),
      answers: options.answers ?? false,
      postPaths: rememberPostPaths(build, outDir),
    },
    serveBuild(build),
  );
  const server = await startLocalServer(port, handler);
  return { ...server, base: snapshot.listing.base };
}
