// A copy of the site "everything" in development: its server, and one of its pages open in a browser.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { createDevSite } from '../../scripts/dev/create-dev-site';
import { startDevServer } from '../../scripts/dev/dev-server';
import type { DevUpdate } from '../../scripts/dev/dev-site';
import { openWorld } from '../../scripts/source/open-world';
import { copySiteFolder } from '../copy-site-folder';
import { visit } from './visitor';

export interface DevSession {
  readonly root: string;
  readonly page: Page;
  /** What was reported to the terminal, the newest last. */
  readonly reports: DevUpdate[];
  read(path: string): string;
  write(path: string, text: string): void;
  /** Replaces a text that must be present. */
  change(path: string, from: string, to: string): void;
  /** Goes to a path below the base and waits for the app. */
  open(path: string): Promise<void>;
  /** Whether the document is still the one that was opened. */
  isSameDocument(): Promise<boolean>;
  end(): Promise<void>;
}

export const manifestFile = 'site.manifest.json';

export async function openDevSession(viewport = { width: 1440, height: 900 }): Promise<DevSession> {
  const root = mkdtempSync(join(tmpdir(), 'plinth-develop-'));
  copySiteFolder('tests/sites/everything', root);
  const world = await openWorld(root);
  const reports: DevUpdate[] = [];
  const server = await startDevServer({
    workspace: world.workspace,
    port: 0,
    site: await createDevSite({ world, now: new Date('2026-03-01') }),
    report: (update) => void reports.push(update),
    restart: () => undefined,
    sources: [],
  });
  const visitor = await visit({ origin: server.origin, viewport });
  const { page } = visitor;
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  return {
    root,
    page,
    reports,
    read,
    write,
    change: (path, from, to) => {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
      write(path, text.replace(from, to));
    },
    open: async (path) => {
      await page.goto(`${server.origin}/baumschule${path}`);
      await visitor.ready();
      await page.evaluate(() => void Object.assign(window, { same: true }));
    },
    isSameDocument: () => page.evaluate(() => 'same' in window),
    end: async () => {
      await visitor.leave();
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
