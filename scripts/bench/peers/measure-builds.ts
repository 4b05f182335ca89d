// Peers, a number of pages → what a first build costs each of them, and one after a change; in turn, so that what else the machine does
// meets all of them.
import { messageOf } from '../../../engine/model/message-of';
import type { Peer } from './peer';
import {
  checkOutput,
  findDocument,
  forget,
  type PeerSite,
  write,
  writePeerSite,
} from './peer-site';
import { runTimed, type Timed } from './run-timed';
import { makeSampleSite } from './sample-site';

export interface Found {
  readonly peer: Peer;
  readonly program: string;
}

export interface BuildFigures {
  readonly peer: string;
  readonly pages: number;
  readonly cold: readonly Timed[];
  readonly changed: readonly Timed[];
  /** Why it has no figures. */
  readonly failure?: string;
}

const build = ({ peer, program, root }: PeerSite): Promise<Timed> =>
  runTimed([program, ...peer.build], root);

/** The page in whose text a word changes. */
const changedPage = 2;

async function buildChanged(built: PeerSite, round: number): Promise<Timed> {
  const page = built.site.pages[changedPage];
  if (page === undefined) throw new Error('The site has too few pages.');
  const word = `Changed${round}`;
  const [first = '', ...paragraphs] = page.paragraphs;
  const changed = { ...page, paragraphs: [`${word} ${first}`, ...paragraphs] };
  write(built.root, built.peer.writePage(changed));
  const figure = await build(built);
  if (!findDocument(built, page).includes(word))
    throw new Error('The change is not in its output.');
  write(built.root, built.peer.writePage(page));
  return figure;
}

/** A round of one peer. */
async function buildBoth(built: PeerSite, round: number): Promise<[cold: Timed, changed: Timed]> {
  forget(built);
  const cold = await build(built);
  checkOutput(built);
  return [cold, await buildChanged(built, round)];
}

export async function measureBuilds(
  found: readonly Found[],
  pages: number,
  rounds: number,
): Promise<BuildFigures[]> {
  const site = makeSampleSite(pages);
  const sites = found.map(({ peer, program }) => writePeerSite(peer, program, site));
  const figures = sites.map(({ peer }) => ({
    ...{ peer: peer.name, pages, failure: '' },
    ...{ cold: [] as Timed[], changed: [] as Timed[] },
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const [index, built] of sites.entries()) {
      const row = figures[index];
      if (row === undefined || row.failure !== '') continue;
      process.stderr.write(`${built.peer.name}: ${pages} pages, round ${round + 1}\n`);
      try {
        const [cold, changed] = await buildBoth(built, round);
        row.cold.push(cold);
        row.changed.push(changed);
      } catch (error) {
        row.failure = messageOf(error);
      }
    }
  return figures.map(({ failure, ...row }) => (failure === '' ? row : { ...row, failure }));
}
