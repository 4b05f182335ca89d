// A peer, a number of pages → its folder with that site, ready to be built; whether its output has the words.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pageEnding } from '../../../engine/content/addresses/output-paths';
import { findInPath } from '../../browser/find-browser';
import { findEngine } from '../../files/workspace';
import type { Peer, PeerFile } from './peer';
import type { SamplePage, SampleSite } from './sample-site';

/** What is installed is kept there from run to run; not below this checkout, whose packages peers would find. */
const peersFolder = join(tmpdir(), 'plinth-peers');

const findTemplates = (): string => join(findEngine(), 'scripts/bench/peers/templates');

const folderOf = ({ name }: Pick<Peer, 'name'>): string =>
  join(peersFolder, name.toLowerCase().replaceAll(' ', '-'));

/** Installs packages into a folder of their own. False where that fails, such as without a network. */
export function install(name: string, packages: Readonly<Record<string, string>>): boolean {
  const folder = folderOf({ name });
  const settings = JSON.stringify({
    ...{ name: 'peer', private: true, type: 'module' },
    // So that development servers serve the packages above their sites.
    ...{ workspaces: ['site-*'], dependencies: packages },
  });
  const file = join(folder, 'package.json');
  const isThere = existsSync(file) && readFileSync(file, 'utf8') === settings;
  if (isThere && existsSync(join(folder, 'node_modules'))) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, settings);
  process.stderr.write(`Installing ${name}.\n`);
  const words = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', words, { cwd: folder, stdio: 'ignore' });
  if (status !== 0) rmSync(file);
  return status === 0;
}

/** The program of installed packages. */
export const findTool = (name: string, program: string): string =>
  join(folderOf({ name }), 'node_modules/.bin', program);

/** Undefined where it is not there, and cannot be installed. */
export function findProgram({ name, packages, program }: Peer): string | undefined {
  if (program === undefined) return process.execPath;
  if (packages === undefined) return findInPath([program]);
  return install(name, packages) ? findTool(name, program) : undefined;
}

export function findVersion(peer: Peer, program: string): string {
  const [name] = Object.keys(peer.packages ?? {});
  if (name !== undefined) {
    const file = join(folderOf(peer), 'node_modules', name, 'package.json');
    return JSON.parse(readFileSync(file, 'utf8')).version;
  }
  const { stdout } = spawnSync(program, ['version'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? '';
}

export interface PeerSite {
  readonly peer: Peer;
  readonly program: string;
  readonly root: string;
  /** The folder of its output. */
  readonly outDir: string;
  readonly site: SampleSite;
}

export function write(root: string, [path, text]: PeerFile): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

export function writePeerSite(peer: Peer, program: string, site: SampleSite): PeerSite {
  const root = join(folderOf(peer), `site-${site.pages.length}`);
  rmSync(root, { recursive: true, force: true });
  const { packages: dependencies = {} } = peer;
  const settings = { name: 'site', private: true, type: 'module', dependencies };
  write(root, ['package.json', JSON.stringify(settings)]);
  for (const name of peer.templates ?? [])
    cpSync(join(findTemplates(), name), root, { recursive: true });
  for (const file of peer.writeCommon(site)) write(root, file);
  for (const page of site.pages) write(root, peer.writePage(page));
  return { peer, program, root, outDir: join(root, peer.output), site };
}

/** Removes what a first build would not find. */
export function forget({ peer, root, outDir }: PeerSite): void {
  for (const path of [outDir, ...peer.kept.map((name) => join(root, name))])
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

const index = `index${pageEnding}`;

/** The document of a page. */
export function findDocument({ outDir }: PeerSite, { path }: Pick<SamplePage, 'path'>): string {
  const places = path === '/' ? [index] : [`${path}/${index}`, path + pageEnding];
  const found = places.map((place) => join(outDir, place)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`It has no document for ${path}.`);
  return readFileSync(found, 'utf8');
}

const toText = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>|<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ');

/** @throws where a document lacks its words, or a link of a menu. */
export function checkOutput(built: PeerSite): void {
  const { menus, pages } = built.site;
  for (const index of [0, 1, Math.floor(pages.length / 2), pages.length - 1]) {
    const page = pages[index];
    if (page === undefined) continue;
    const html = findDocument(built, page);
    const text = toText(html);
    const missing = [page.title, ...page.paragraphs, ...page.points].find(
      (words) => !text.includes(words),
    );
    if (missing !== undefined) throw new Error(`${page.path} lacks "${missing.slice(0, 40)}".`);
    const lost = menus.flatMap(({ links }) => links).find(({ path }) => !html.includes(path));
    if (lost !== undefined) throw new Error(`${page.path} lacks the link to ${lost.path}.`);
  }
}
