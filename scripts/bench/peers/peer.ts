// What the comparison knows of a site generator: how a sample site is written for it, and how it is run.
import type { SamplePage, SampleSite } from './sample-site';

/** Of a site: its path below the folder, and its text. */
export type PeerFile = readonly [path: string, text: string];

export interface Peer {
  readonly name: string;
  /** Its npm packages with their versions; absent for a program that is installed in another way. */
  readonly packages?: Readonly<Record<string, string>>;
  /** A program of one of its packages, or one in the path; absent for Node itself. */
  readonly program?: string;
  /** The folders in `templates/` that its sites begin with. */
  readonly templates?: readonly string[];
  /** What all its pages need besides: the menus, the sheet. */
  readonly writeCommon: (site: SampleSite) => readonly PeerFile[];
  readonly writePage: (page: SamplePage) => PeerFile;
  /** The arguments of a build. */
  readonly build: readonly string[];
  /** The arguments of its development server. */
  readonly dev?: (port: number) => readonly string[];
  /** The folder of its output, and what else a first build does not find: all relative to the site. */
  readonly output: string;
  readonly kept: readonly string[];
  /** Whether the addresses of its pages end with a slash. */
  readonly slash: boolean;
  /** What opens a menu, in the order of the menus. */
  readonly menus: string;
  /** What is particular about it, in a sentence for readers. */
  readonly note?: string;
}

export const toNavigation = ({ menus, columns }: SampleSite): string =>
  JSON.stringify({ menus, columns });

/** For generators that are told which pages there are. */
export const toPaths = ({ pages }: SampleSite): PeerFile => [
  'content/paths.json',
  JSON.stringify(pages.map(({ path }) => path)),
];

/** The simplest style sheet that shows menus, columns and text; every peer has the same. */
export const sheet = `*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}
body{margin:0;background:#0b1e3d;color:#fff;font:16px/1.6 system-ui,sans-serif}
a{color:#9cc7ff;text-decoration:none}a:hover,a:focus{text-decoration:underline}
header{background:#111;position:sticky;top:0;z-index:9}
.bar{display:flex;flex-wrap:wrap;gap:8px 24px;max-width:1100px;margin:0 auto;padding:12px 16px;align-items:center}
.brand{font-weight:700;color:#fff;font-size:18px}
nav>ul{display:flex;flex-wrap:wrap;gap:4px 20px;list-style:none;margin:0;padding:0}
.menu{position:relative}.menu>span{cursor:pointer;display:block;padding:8px 0}
.menu>ul{display:none;position:absolute;left:0;top:100%;min-width:280px;background:#111;list-style:none;margin:0;padding:8px 16px}
.menu:hover>ul,.menu:focus-within>ul{display:block}.menu>ul a{display:block;padding:8px 0}
main{max-width:760px;margin:0 auto;padding:32px 16px 64px}h1{font-size:32px;line-height:1.2;margin:0 0 16px}
main p{margin:0 0 16px}main ul{margin:0 0 24px;padding-left:24px}main li{margin:6px 0}
footer{background:#081530;padding:32px 16px}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:24px;max-width:1100px;margin:0 auto}
footer h2{font-size:16px;margin:0 0 8px}footer ul{list-style:none;margin:0;padding:0}footer li a{display:block;padding:6px 0}
@media(max-width:640px){.menu>ul{position:static}h1{font-size:26px}}
`;

/** A page as generators that read Markdown want it. */
export const toMarkdown = (page: SamplePage, more = ''): string =>
  `---
title: ${JSON.stringify(page.title)}
description: ${JSON.stringify(page.summary)}
${more}---

${page.paragraphs.join('\n\n')}

${page.points.map((point) => `- ${point}`).join('\n')}
`;

/** The name of a page's file: its path, or another name for the home page. */
export const toName = ({ path }: SamplePage, home = 'index'): string =>
  path === '/' ? home : path.slice(1);

export const toJsonFile = (page: SamplePage): PeerFile => [
  `content/${toName(page)}.json`,
  JSON.stringify(page),
];
