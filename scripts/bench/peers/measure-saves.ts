// Peers → how long their development server takes to answer, and how long a saved word takes to appear in an open page.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Browser, Page } from 'playwright';
import { wait } from '../../../engine/app/wait';
import type { Found } from './measure-builds';
import { forget, type PeerSite, write, writePeerSite } from './peer-site';
import { peerEnvironment, toFailure } from './run-timed';
import { makeSampleSite, type SamplePage } from './sample-site';

export interface SaveFigures {
  readonly peer: string;
  /** From its start to the first whole page, in milliseconds. */
  readonly start: number;
  /** From a save to its word in the page. */
  readonly times: readonly number[];
  readonly failure?: string;
}

const pages = 55;
const saves = 8;
/** In milliseconds: before the first save, and between two. */
const settling = 3000;
const rest = 1000;
const patience = 60_000;

const findPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Until it sends the home page. */
async function waitForAnswer(address: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error('Its development server ended.');
    const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(
      () => undefined,
    );
    if (answer?.ok && /<html/i.test(await answer.text())) return;
    await wait(15);
  }
  throw new Error('Its development server did not answer.');
}

/** Runs in the page: notes when a word is seen first. */
function watchWords(): void {
  const seen: Record<string, number> = {};
  const look = (): void => {
    const [word] = /Saved\d+/.exec(document.body?.textContent ?? '') ?? [];
    if (word !== undefined) seen[word] ??= performance.timeOrigin + performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { seen });
}

async function timeSave(page: Page, { peer, root }: PeerSite, home: SamplePage, round: number) {
  const word = `Saved${round}0${round}`;
  const [first = '', ...paragraphs] = home.paragraphs;
  const saved = performance.timeOrigin + performance.now();
  write(root, peer.writePage({ ...home, paragraphs: [`${word} ${first}`, ...paragraphs] }));
  const seen = await page.waitForFunction(
    (name) => (window as unknown as { seen?: Record<string, number> }).seen?.[name],
    word,
    { timeout: 15_000, polling: 20 },
  );
  await wait(rest);
  return Number(await seen.jsonValue()) - saved;
}

/** The first save is not counted: some load then what they need. */
async function timeSaves(browser: Browser, built: PeerSite, address: string): Promise<number[]> {
  const page = await browser.newPage();
  const [home] = built.site.pages;
  if (home === undefined) return [];
  try {
    await page.addInitScript(watchWords);
    await page.goto(address, { waitUntil: 'load' });
    await wait(settling);
    const times: number[] = [];
    for (let round = 0; round <= saves; round += 1)
      times.push(await timeSave(page, built, home, round));
    return times.slice(1);
  } finally {
    await page.close();
  }
}

async function measurePeer(browser: Browser, { peer, program }: Found): Promise<SaveFigures> {
  const built = writePeerSite(peer, program, makeSampleSite(pages));
  forget(built);
  const port = await findPort();
  const words = peer.dev?.(port) ?? [];
  const started = performance.now();
  // A group of its own, so that what it starts ends with it.
  const child = spawn(program, words, {
    ...{ cwd: built.root, env: peerEnvironment, stdio: 'ignore', detached: true },
  });
  const address = `http://127.0.0.1:${port}/`;
  try {
    await waitForAnswer(address, child);
    const start = performance.now() - started;
    return { peer: peer.name, start, times: await timeSaves(browser, built, address) };
  } catch (error) {
    const failure = toFailure(error);
    return { peer: peer.name, start: Number.NaN, times: [], failure };
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  }
}

export async function measureSaves(
  browser: Browser,
  found: readonly Found[],
): Promise<SaveFigures[]> {
  const figures: SaveFigures[] = [];
  for (const one of found) if (one.peer.dev) figures.push(await measurePeer(browser, one));
  return figures;
}
