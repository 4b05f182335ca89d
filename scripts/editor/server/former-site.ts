// The site as it was at the last commit → its pages, for who compares them with what is there now.
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isImmutable } from '../../../engine/content/addresses/output-paths';
import { openDevSite } from '../../dev/create-dev-site';
import type { DevSite } from '../../dev/dev-site';
import { extractRevision } from '../../diff/base-folder';
import { openWorkspace } from '../../files/workspace';
import { findCommit } from '../../git/run-git';
import type { Target } from '../../serve/local-server';
import { respond } from '../../serve/respond';

interface Former {
  readonly commit: string;
  readonly site: DevSite;
  readonly folder: string;
}

const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

/** Answers with a page as it is without scripts; false where there is none. */
export async function sendStill(
  site: DevSite | undefined,
  response: ServerResponse,
  target: Target,
): Promise<boolean> {
  const shown = site?.find(target.path);
  if (shown === undefined) return false;
  await respond(shown, { response, target, rewritePage: withoutScripts, framed: true });
  return true;
}

export class FormerSite {
  readonly #root: string;
  #former: Former | undefined;
  constructor(root: string) {
    this.#root = root;
  }

  /** Makes it; false where there is no commit. @throws CannotRun if that has no site. */
  async open(): Promise<boolean> {
    const commit = findCommit(this.#root, 'HEAD');
    if (commit === undefined) return false;
    if (this.#former?.commit === commit) return true;
    await this.close();
    const folder = mkdtempSync(join(tmpdir(), 'plinth-former-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    extractRevision(this.#root, commit, folder);
    const site = await openDevSite(openWorkspace(folder), new Date());
    await site.update([]);
    this.#former = { commit, site, folder };
    return true;
  }

  /** Answers with a page of it. */
  sendPage(response: ServerResponse, target: Target): Promise<boolean> {
    return sendStill(this.#former?.site, response, target);
  }

  /** The same with a file of its pages, whose name says what is in it: the site of now may lack it. */
  async sendFile(response: ServerResponse, target: Target): Promise<boolean> {
    const shown = this.#former?.site.find(target.path);
    if (shown === undefined || !isImmutable(target.path.slice(shown.base.length))) return false;
    if (shown.answer(target.path, target.query).type !== 'file') return false;
    await respond(shown, { response, target });
    return true;
  }

  async close(): Promise<void> {
    const former = this.#former;
    this.#former = undefined;
    if (former === undefined) return;
    await former.site.close();
    rmSync(former.folder, { recursive: true, force: true });
  }
}
