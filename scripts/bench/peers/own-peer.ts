// Our own engine, from this checkout: the same pages as a manifest, with one content file for each.
import { manifestVersion } from '../../../engine/manifest/manifest-version';
import { command } from '../measure-site';
import type { Peer } from './peer';
import { areas, type SampleMenu, type SamplePage, type SampleSite } from './sample-site';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><circle cx="24" cy="24" r="20"/></svg>';

const toId = ({ path }: Pick<SamplePage, 'path'>): string =>
  path === '/' ? 'home' : path.slice(1).replace('/', '-');

const toItems = ({ links }: SampleMenu) => links.map((link) => ({ page: toId(link) }));

function toManifest({ name, menus, columns, pages }: SampleSite): object {
  const inMenus = new Set(menus.flatMap(({ links }) => links.map(toId)));
  const toPlace = (page: SamplePage): object => {
    const area = areas.find((one) => page.path.startsWith(`/${one}/`));
    return inMenus.has(toId(page)) || area === undefined ? {} : { parent: `${area}-page-1` };
  };
  const entries = pages.map((page) => [
    toId(page),
    {
      ...{ path: page.path, title: page.title, summary: page.summary },
      ...toPlace(page),
      blocks: [{ type: 'content', file: `text/${toId(page)}.txt` }],
    },
  ]);
  return {
    version: manifestVersion,
    site: {
      ...{ name, origin: 'https://www.example.com', home: 'home' },
      ...{ logo: { src: 'logo.svg', decorative: true }, favicon: 'logo.svg' },
    },
    menus: menus.map((menu) => {
      const [first, ...items] = toItems(menu);
      return { ...first, label: menu.title, items };
    }),
    footer: {
      columns: columns.map((menu) => ({ heading: menu.title, links: toItems(menu) })),
      copyright: { from: 2020, holder: name },
    },
    pages: Object.fromEntries(entries),
  };
}

/** `engine` is the folder of the checkout. */
export function makeOwnPeer(engine: string): Peer {
  const here = { engine, root: '.' };
  return {
    name: 'Plinth',
    writeCommon: (site) => [
      ['site.manifest.json', JSON.stringify(toManifest(site), null, 2)],
      ['files/logo.svg', logo],
    ],
    writePage: (page) => [
      `files/text/${toId(page)}.txt`,
      JSON.stringify([...page.paragraphs, page.points]),
    ],
    build: command('build', here),
    dev: (port) => command('dev', here, '--port', String(port)),
    output: 'dist',
    kept: ['.plinth', '.dist.plinth'],
    slash: false,
    menus: 'header li:has([popover])',
    note: 'With the app ready-made, as its package has it; validation, sitemap, headers and page data included.',
  };
}
