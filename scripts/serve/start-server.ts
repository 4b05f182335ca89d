// A built site and its mailbox → a running local server.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../command/cannot-run';
import { toCall } from '../command/edition';
import { toSiteCall } from '../command/site-call';
import { healOutput } from '../output/build-output';
import {
  type Handler,
  type LocalServer,
  refuseWriting,
  sendText,
  startLocalServer,
} from './local-server';
import { withMailbox } from './mailbox';
import { findRecipients, type Recipient } from './mailbox-address';
import { respond } from './respond';
import { ServedBuild } from './served-build';
import type { ServedSite } from './served-site';

interface ServerOptions {
  readonly root: string;
  readonly outDir: string;
  /** 0 for any free port; a busy port is replaced by the next free one. */
  readonly port: number;
  /** For tests: the mailbox accepts a queue of answers. */
  readonly answers?: boolean;
  /** The folder for enquiries; default: `.plinth/mailbox` in the root. */
  readonly mailbox?: string;
}

/** What a build's forms send here, found again with each build. */
function rememberRecipients(build: ServedBuild): () => ReadonlyMap<string, Recipient> {
  let found: { readonly of: ServedSite; readonly recipients: Map<string, Recipient> } | undefined;
  return () => {
    const site = build.current();
    if (site === undefined) return new Map();
    if (found?.of !== site) found = { of: site, recipients: findRecipients(site.providers) };
    return found.recipients;
  };
}

/** Answers GET and HEAD from a build; everything else is 405. */
const serveBuild =
  (build: ServedBuild): Handler =>
  async (_request, response, target) => {
    const site = build.current();
    if (site === undefined)
      return sendText(response, 503, `There is no build. Run \`${toCall('npm run build')}\`.`);
    if (!refuseWriting(response)) await respond(site, { response, target });
  };

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
  const site = build.current();
  if (site === undefined)
    throw new CannotRun(
      existsSync(outDir)
        ? `${outDir} contains no build. Run \`${toSiteCall('npm run build', root)}\`, or name its folder with --out-dir.`
        : `There is no build in ${outDir}. Run \`${toSiteCall('npm run build', root)}\` first.`,
    );
  const handler = withMailbox(
    {
      folder: options.mailbox ?? join(root, '.plinth', 'mailbox'),
      answers: options.answers ?? false,
      recipients: rememberRecipients(build),
    },
    serveBuild(build),
  );
  const server = await startLocalServer(port, handler);
  return { ...server, base: site.base };
}
