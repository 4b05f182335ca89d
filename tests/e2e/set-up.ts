// Once for all end-to-end tests: one build and one server a site.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findLightBrowser } from '../../scripts/bench/find-browser';
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
    /** Its path. */
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
  // The first makes the bundle of the engine, which the others find.
  const reference = await serve('reference', folder);
  const [everything, documents, languages, collections] = await Promise.all([
    serve('everything', folder),
    serve('documents', folder),
    serve('languages', folder),
    serve('collections', folder),
  ]);
  project.provide('browser', findLightBrowser());
  project.provide('sites', {
    reference: reference.site,
    everything: everything.site,
    documents: documents.site,
    languages: languages.site,
    collections: collections.site,
  });
  return async () => {
    await reference.server.close();
    await everything.server.close();
    await documents.server.close();
    await languages.server.close();
    await collections.server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
