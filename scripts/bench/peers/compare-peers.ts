// npm run bench -- peers: our engine beside other generators, on this machine, in one run → .github/BENCHMARKS.md.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { World } from '../../files/world';
import { next, reactRouter, vike, vitepress } from './app-peers';
import { type BuildFigures, type Found, measureBuilds } from './measure-builds';
import { findLighthouse, measurePaints } from './measure-paint';
import { measureSaves } from './measure-saves';
import { measureClicks, weighVisit, withBrowser, withServed } from './measure-visits';
import { makeOwnPeer } from './own-peer';
import type { Peer } from './peer';
import { checkOutput, findProgram, findVersion, type PeerSite, writePeerSite } from './peer-site';
import type { Comparison, PeerInfo } from './print-peers';
import { runTimed } from './run-timed';
import { makeSampleSite } from './sample-site';
import { astro, eleventy, hugo } from './static-peers';

export const peers: readonly Peer[] = [hugo, eleventy, astro, vitepress, vike, reactRouter, next];

/** Pages of the site that is visited. */
const visited = 55;
const paintRounds = 5;
/** Large sites tell as much in fewer rounds; beyond this many pages only those that are asked for it are built. */
const roundsOf = (pages: number): number => (pages > 5000 ? 1 : pages > 500 ? 2 : 3);
const large = 5000;
/** The others take many minutes there. */
const forLarge = ['Plinth', 'Hugo', 'Eleventy'];

interface Present {
  readonly found: readonly Found[];
  readonly absent: Comparison['absent'];
  readonly infos: readonly PeerInfo[];
}

function findPeers({ workspace }: World): Present {
  const ownPeer = makeOwnPeer(workspace.engine);
  const { version } = JSON.parse(readFileSync(join(workspace.engine, 'package.json'), 'utf8'));
  const found: Found[] = [{ peer: ownPeer, program: process.execPath }];
  const infos: PeerInfo[] = [{ name: ownPeer.name, version, note: ownPeer.note }];
  const absent: [string, string][] = [];
  for (const peer of peers) {
    const program = findProgram(peer);
    if (program === undefined)
      absent.push([
        peer.name,
        peer.packages ? 'npm could not install it.' : 'It is not installed.',
      ]);
    else {
      found.push({ peer, program });
      infos.push({ name: peer.name, version: findVersion(peer, program), note: peer.note });
    }
  }
  return { found, absent, infos };
}

async function buildSizes(
  found: readonly Found[],
  sizes: readonly number[],
): Promise<BuildFigures[]> {
  const figures: BuildFigures[] = [];
  for (const pages of sizes) {
    const some = found.filter(({ peer }) => pages < large || forLarge.includes(peer.name));
    figures.push(...(await measureBuilds(some, pages, roundsOf(pages))));
  }
  return figures;
}

/** The sites that can be visited; those that cannot be built are named among the builds. */
async function buildVisited(found: readonly Found[]): Promise<PeerSite[]> {
  const site = makeSampleSite(visited);
  const built: PeerSite[] = [];
  for (const { peer, program } of found) {
    const one = writePeerSite(peer, program, site);
    try {
      await runTimed([program, ...peer.build], one.root);
      checkOutput(one);
      built.push(one);
    } catch {
      // Its builds have failed as well, and say why.
    }
  }
  return built;
}

/** `sizes` are numbers of pages. */
export async function comparePeers(world: World, sizes: readonly number[]): Promise<Comparison> {
  const before = loadavg()[0] ?? 0;
  const { found, absent, infos } = findPeers(world);
  const builds = await buildSizes(found, sizes);
  const sites = await buildVisited(found);
  const lighthouse = findLighthouse();
  const visits = await withServed(sites, async (served) => {
    const paints = lighthouse ? await measurePaints(lighthouse, served, paintRounds) : [];
    const seen = await withBrowser(async (browser) => {
      const weights = [];
      for (const one of served) weights.push(await weighVisit(browser, one));
      return { weights, clicks: await measureClicks(browser, served) };
    });
    return { paints, ...seen };
  });
  const saves = await withBrowser((browser) => measureSaves(browser, found));
  return {
    ...{ peers: infos, builds, saves, ...visits },
    absent: lighthouse ? absent : [...absent, ['Lighthouse', 'npm could not install it.']],
    date: new Date().toISOString().slice(0, 10),
    command: `npm run bench -- peers --pages ${sizes.join()}`,
    load: [before, loadavg()[0] ?? 0],
  };
}
