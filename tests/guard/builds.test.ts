// After some of the random edits, real builds over the output before, in one piece and in three shards, and a development server
// that followed, give what a build and a server give that begin with the site as it is.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toHref } from '../../engine/content/addresses';
import { homeName, pageEnding } from '../../engine/content/output-paths';
import { bundleEngine, type EngineBundle } from '../../scripts/bundle/bundle-engine';
import { createDevSite } from '../../scripts/dev/create-dev-site';
import type { DevSite } from '../../scripts/dev/dev-site';
import { openWorkspace } from '../../scripts/files/workspace';
import { readListing } from '../../scripts/output/build-listing';
import { manifestFile } from '../../scripts/source/read-site';
import { engineContract } from '../engine-contract';
import { long } from '../faults/long';
import { expectSameFolder, runBuild } from '../scripts/built-folder';
import { askSite } from '../scripts/dev/ask-site';
import { type EditedStep, followChains, seed } from './chains';

const shares = { everything: 0.5, generated: 0.5 } as const;
const cases = long ? 20 : 4;
const shards = [1, 2, 3];
const timeout = 3_600_000;

const folder = mkdtempSync(join(tmpdir(), 'plinth-guard-builds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let engine: EngineBundle;
beforeAll(async () => {
  const world = { workspace: openWorkspace('.'), contract: engineContract };
  engine = await bundleEngine({ world, minify: true });
});

const build = (root: string, name: string, ...args: readonly string[]): string => {
  const outDir = join(folder, name);
  runBuild(root, outDir, { args: ['--uncompressed', ...args] });
  return outDir;
};

test.each(Object.entries(shares))(
  `builds of %s over earlier ones are as from nothing; seed ${seed}`,
  { timeout },
  (site, share) => {
    let number = 0;
    for (const { copy, story } of followChains(site, cases * share, engine)) {
      number += 1;
      const clean = build(copy.root, `${site}-clean-${number}`);
      expectSameFolder(build(copy.root, `${site}-whole`), clean, story);
      const union = join(folder, `${site}-union-${number}`);
      for (const shard of shards) {
        const part = build(copy.root, `${site}-${shard}`, '--shard', `${shard}/${shards.length}`);
        cpSync(part, union, { recursive: true });
      }
      expectSameFolder(union, clean, story);
    }
  },
);

const develop = ({ root }: EditedStep['copy']): Promise<DevSite> => {
  const world = { workspace: openWorkspace(root), contract: engineContract };
  return createDevSite({ world, now: new Date('2026-03-01') });
};

/** All addresses of a site, drafts among them, and some where nothing stands. */
function listAddresses({ root }: EditedStep['copy']): string[] {
  const { pages } = JSON.parse(readFileSync(join(root, manifestFile), 'utf8'));
  const paths = Object.values(pages as Record<string, { path: string }>).map(({ path }) => path);
  const { base, files } = readListing(build(root, 'listed')) ?? { base: '/', files: {} };
  const isPage = (file: string) => file.endsWith(pageEnding);
  const ofFiles = Object.keys(files).map((file) =>
    isPage(file) ? `/${file.slice(0, -pageEnding.length)}` : `/${file}`,
  );
  const all = new Set([...paths, ...ofFiles, `/${homeName}`, '/nowhere']);
  return [...all].map((path) => toHref(base, path));
}

test.each(Object.entries(shares))(
  `what a server answers that followed edits of %s is what a new one answers; seed ${seed}`,
  { timeout },
  async (site, share) => {
    let followed: DevSite | undefined;
    for (const { copy, written, story } of followChains(site, cases * share, engine)) {
      if (story === '') followed = await develop(copy);
      const fresh = await develop(copy);
      const { issues } = (await followed?.update(written)) ?? { issues: [] };
      expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
      for (const address of listAddresses(copy))
        expect(await askSite(followed as DevSite, address), `${story}: ${address}`).toEqual(
          await askSite(fresh, address),
        );
    }
  },
);
