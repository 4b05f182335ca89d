// Once for all end-to-end tests: one build and one server a site, and one browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findLightBrowser } from '../../scripts/bench/find-browser';
import { browserArguments } from '../../scripts/browser/find-browser';
import { startServer } from '../../scripts/serve/start-server';
import { buildWithCommand } from './build-with-command';

const roots = {
  reference: '.',
  everything: 'tests/sites/everything',
  documents: 'tests/sites/documents',
  languages: 'tests/sites/languages',
  collections: 'tests/sites/collections',
} as const;

/** Items are to come, or are over, as long as the tests are there. */
const now = '2026-11-24T09:00:00Z';

export interface TestServer {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly base: string;
  readonly outDir: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    browser: string;
    sites: { readonly [Name in keyof typeof roots]: TestServer };
  }
}

async function serve(name: keyof typeof roots, folder: string) {
  const root = resolve(roots[name]);
  const outDir = join(folder, name);
  const more = name === 'collections' ? ['--now', now] : [];
  await buildWithCommand(root, outDir, '--uncompressed', ...more);
  const mailbox = join(folder, `${name}-mailbox`);
  const server = await startServer({ root, outDir, port: 0, answers: true, mailbox });
  return { server, site: { origin: server.origin, base: server.base, outDir } };
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-e2e-'));
  const reference = await serve('reference', folder);
  const everything = await serve('everything', folder);
  const documents = await serve('documents', folder);
  const languages = await serve('languages', folder);
  const collections = await serve('collections', folder);
  const browser = await chromium.launchServer({
    executablePath: findLightBrowser(),
    args: [...browserArguments],
  });
  project.provide('browser', browser.wsEndpoint());
  project.provide('sites', {
    reference: reference.site,
    everything: everything.site,
    documents: documents.site,
    languages: languages.site,
    collections: collections.site,
  });
  return async () => {
    await browser.close();
    await reference.server.close();
    await everything.server.close();
    await documents.server.close();
    await languages.server.close();
    await collections.server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
