// Measures how long the development server takes to start, and how long a save takes to become visible in a browser.
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { wait } from '../../engine/app/wait';
import type { BlockConfig, Manifest } from '../../engine/generated/manifest';
import type { Contract } from '../../engine/model/contract';
import { invariant } from '../../engine/model/invariant';
import { browserArguments } from '../browser/find-browser';
import { CannotRun } from '../command/cannot-run';
import { devPaths } from '../dev/dev-site';
import type { Workspace } from '../files/workspace';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { findBrowser } from './find-browser';
import { type Figure, toFigure } from './measure';
import { startDevelopment, stop } from './start-development';

const starts = 5;
const edits = 25;
/** Between two edits, in milliseconds, so that one measurement does not affect the next. */
const rest = 150;

interface Started {
  readonly origin: string;
  /** From the start of the process to the whole first page, in milliseconds. */
  readonly time: number;
  readonly child: ChildProcess;
}

/** Requests the home page as soon as its address is printed. */
async function startDev(workspace: Workspace): Promise<Started> {
  const started = performance.now();
  const { address, child } = await startDevelopment('dev', workspace);
  await (await fetch(address)).text();
  return { origin: address.replace(/\/$/, ''), time: performance.now() - started, child };
}

interface MeasuredEdit {
  readonly what: string;
  readonly path: string;
  /** Relative to the root. */
  readonly file: string;
  /** The page on which the word becomes visible. */
  readonly selector: string;
  /** The text of the file with a word inserted. */
  readonly write: (word: string) => string;
}

/** The most frequent edits: a paragraph, a title, an entry of a menu, the footer. */
function findEdits(root: string, { blocks: modules }: Contract): MeasuredEdit[] {
  const findFile = (block: BlockConfig): string | undefined =>
    modules.get(block.type)?.text?.contentFiles?.(block)[0];
  const read = (): Manifest => JSON.parse(readFileSync(join(root, manifestFile), 'utf8'));
  const manifest = read();
  const found = Object.entries(manifest.pages).find(([, { blocks = [] }]) =>
    blocks.some((block) => findFile(block) !== undefined),
  );
  const [id, page] = found ?? [];
  const [name] = page?.blocks.flatMap((block) => findFile(block) ?? []) ?? [];
  if (id === undefined || page === undefined || name === undefined)
    throw new CannotRun('The site has no page with a content file to change.');
  const file = `files/${name}`;
  const items: unknown[] = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const change = (act: (copy: Manifest, word: string) => void) => (word: string) => {
    const copy = structuredClone(manifest);
    act(copy, word);
    return JSON.stringify(copy, null, 2);
  };
  const ofManifest = { path: page.path, file: manifestFile };
  return [
    {
      what: 'a paragraph of a content file',
      path: page.path,
      file,
      selector: 'main',
      write: (word) => JSON.stringify([word, ...items], null, 2),
    },
    {
      what: 'the title of the page',
      ...ofManifest,
      selector: 'h1',
      write: change(({ pages }, word) => Object.assign(pages[id] ?? {}, { title: word })),
    },
    {
      what: 'the label of a menu',
      ...ofManifest,
      selector: 'header',
      write: change(({ menus }, word) => Object.assign(menus[0] ?? {}, { label: word })),
    },
    {
      what: 'the footer',
      ...ofManifest,
      selector: 'footer',
      write: change(({ footer }, word) => Object.assign(footer, { text: word })),
    },
  ];
}

/** Runs in the page: records the time of the animation frame that shows a word. */
function watchFor(selector: string): void {
  const seen: Record<string, number> = {};
  Object.assign(window, { seen });
  const look = (): void => {
    const [word] = /sight\d+/.exec(document.querySelector(selector)?.textContent ?? '') ?? [];
    if (word !== undefined && !(word in seen)) {
      seen[word] = 0;
      requestAnimationFrame(() => {
        seen[word] = Date.now();
      });
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

const readSeen = (word: string): number =>
  (window as unknown as { seen: Record<string, number> }).seen[word] ?? 0;

async function measureEdit(
  page: Page,
  root: string,
  origin: string,
  edit: MeasuredEdit,
): Promise<Figure> {
  const { what, path, file, selector, write } = edit;
  const target = join(root, file);
  const before = readFileSync(target, 'utf8');
  await page.goto(origin + path);
  await page.locator('.app[data-live]').waitFor();
  await page.evaluate(watchFor, selector);
  const times: number[] = [];
  for (let round = 0; round < edits; round += 1) {
    const word = `sight${round}`;
    const text = write(word);
    await wait(rest);
    const saved = Date.now();
    writeFileSync(target, text);
    let seen = 0;
    for (let tries = 0; seen === 0; tries += 1) {
      if (tries > 2000) throw new CannotRun(`A change of ${what} never appeared.`);
      await wait(5);
      seen = await page.evaluate(readSeen, word);
    }
    times.push(seen - saved);
  }
  writeFileSync(target, before);
  await wait(rest);
  return toFigure(`save to screen: ${what}`, times);
}

/** The time this machine and browser need for the minimum that any server has to do. */
async function calibrateBrowser(page: Page, origin: string): Promise<Figure> {
  await page.goto(origin);
  const times: number[] = [];
  for (let round = 0; round < edits; round += 1) {
    await wait(50);
    times.push(
      await page.evaluate(async (client) => {
        const started = performance.now();
        await (await fetch(client)).text();
        document.documentElement.toggleAttribute('data-calibration');
        await new Promise(requestAnimationFrame);
        return performance.now() - started;
      }, devPaths.client),
    );
  }
  return toFigure('calibration: a request and a frame of the browser', times);
}

/** Measures a copy of a site. */
export async function measureDev({ workspace, contract }: World): Promise<Figure[]> {
  const root = mkdtempSync(join(tmpdir(), 'plinth-bench-dev-'));
  const source = workspace.root;
  const isOfSite = (path: string): boolean => !basename(path).startsWith('.');
  cpSync(join(source, 'files'), join(root, 'files'), { recursive: true, filter: isOfSite });
  cpSync(join(source, manifestFile), join(root, manifestFile));
  const times: number[] = [];
  let started: Started | undefined;
  try {
    for (let round = 0; round < starts; round += 1) {
      if (started !== undefined) await stop(started.child);
      started = await startDev({ ...workspace, root });
      times.push(started.time);
    }
    invariant(started !== undefined, 'the server has been started');
    const { origin } = started;
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...browserArguments],
    });
    const page = await browser.newPage();
    const figures = [await calibrateBrowser(page, origin), toFigure('start to first page', times)];
    for (const edit of findEdits(root, contract))
      figures.push(await measureEdit(page, root, origin, edit));
    await browser.close();
    return figures;
  } finally {
    if (started !== undefined) await stop(started.child);
    rmSync(root, { recursive: true, force: true });
  }
}
