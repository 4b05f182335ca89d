// The site as it was at the last commit → its pages, for who compares them with what is there now.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDevSite } from '../../dev/create-dev-site';
import type { DevSite } from '../../dev/dev-site';
import { extractRevision } from '../../diff/base-folder';
import { openWorkspace } from '../../files/workspace';
import { findCommit } from '../../git/run-git';
import type { ServedSite } from '../../serve/served-site';

interface Former {
  readonly commit: string;
  readonly site: DevSite;
  readonly folder: string;
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

  /** What it shows at a path. */
  find(path: string): ServedSite | undefined {
    return this.#former?.site.find(path);
  }

  async close(): Promise<void> {
    const former = this.#former;
    this.#former = undefined;
    if (former === undefined) return;
    await former.site.close();
    rmSync(former.folder, { recursive: true, force: true });
  }
}
