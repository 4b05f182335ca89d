// Short files about the whole site: for home screens and for programs.

import { toHref } from '../content/addresses/addresses';
import { rootFiles } from '../content/addresses/reserved-names';
import { isDerived } from '../content/pages/page-tree';
import type { Site } from '../model/site';
import type { SiteIndex } from './sitemap';

/** The address of the web app manifest. */
export const toWebManifestHref = ({ shell }: Pick<Site, 'shell'>): string =>
  shell.base + rootFiles.webManifest.path;

/** The web app manifest (https://www.w3.org/TR/appmanifest/). */
type DescribedSite = Pick<Site, 'appIcons' | 'favicon' | 'shell' | 'theme' | 'direction'>;

export function buildWebManifest({
  appIcons,
  favicon,
  shell,
  theme,
  direction,
}: DescribedSite): string {
  const { ground, panel } = theme.palettes[0].colours;
  return JSON.stringify({
    name: shell.name,
    lang: shell.language,
    dir: direction,
    start_url: shell.base,
    display: 'browser',
    background_color: ground,
    theme_color: panel,
    icons: [
      ...(favicon.endsWith('.svg') ? [{ src: favicon, sizes: 'any', type: 'image/svg+xml' }] : []),
      ...appIcons.map(({ src, width, height }) => ({ src, sizes: `${width}x${height}` })),
    ],
  });
}

/** Text on one line of Markdown: it neither breaks the line nor becomes a link. */
const toLineOfWords = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\[\]<>`]/g, (char) => `\\${char}`);

/** How many items it names: lists lead to all others. */
const maxItems = 20;

/** Without the further pages of lists, and without items but the newest. */
function findNamed(pages: SiteIndex['pages']): SiteIndex['pages'] {
  const keyOf = ({ published = '', id }: SiteIndex['pages'][number]): string =>
    `${published} ${id}`;
  const items = pages.filter(({ id }) => isDerived(id));
  if (items.length === 0) return pages;
  const dated = items.filter(({ published }) => published !== undefined);
  const newest = dated
    .sort((one, other) => (keyOf(one) > keyOf(other) ? -1 : 1))
    .slice(0, maxItems);
  const kept = new Set(newest.map(({ id }) => id));
  return pages.filter(({ id }) => !isDerived(id) || kept.has(id));
}

/** llms.txt (https://llmstxt.org): the pages by menu, with one sentence each. */
export function buildLlmsText({ origin, pages: all, shell }: SiteIndex): string {
  const pages = findNamed(all);
  const toLine = ({ path, title, summary }: SiteIndex['pages'][number]): string =>
    `- [${toLineOfWords(title)}](${origin}${toHref(shell.base, path)}): ${toLineOfWords(summary)}`;
  const sections = shell.menus
    .filter(({ page }) => page !== undefined)
    .map(
      ({ id, label }) =>
        `## ${toLineOfWords(label)}\n\n${pages
          .filter(({ menu }) => menu === id)
          .map(toLine)
          .join('\n')}\n`,
    );
  const others = pages.filter(({ menu }) => menu === null);
  const home = others.find(({ id }) => id === shell.home.page);
  return [
    `# ${toLineOfWords(shell.name)}\n`,
    ...(home ? [`> ${toLineOfWords(home.summary)}\n`] : []),
    ...others.map(toLine),
    '',
    ...sections,
  ].join('\n');
}
