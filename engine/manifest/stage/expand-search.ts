// A manifest with a search → the same with the pages of the search, as if somebody had written them.
import { groupByArea } from '../../content/pages/group-by-area';
import { indexPages } from '../../content/pages/page-index';
import { buildTree } from '../../content/pages/page-tree';
import { countParts, maxListed, searchPage, toSearchPage } from '../../content/pages/search-pages';
import type { Manifest, PageConfig } from '../../generated/manifest';

/** What the schema of a page fills in. */
const defaults = { layout: 'plain', draft: false, unlisted: true } as const;

interface Made extends Pick<PageConfig, 'path' | 'title'> {
  readonly area?: string;
  readonly part?: number;
}

const toPage = (
  { path, title, area, part }: Made,
  { summary }: { readonly summary: string },
): PageConfig => ({
  ...defaults,
  ...{ path, title, summary },
  ...(area !== undefined && { parent: searchPage }),
  blocks: [
    {
      ...{ type: 'search', effect: 'none' },
      ...(area !== undefined && { area }),
      ...(part !== undefined && part > 1 && { part }),
    },
  ],
});

/** How many listed pages each area has, by the page that heads it. */
function countAreas(manifest: Manifest): ReadonlyMap<string, number> {
  const { home, language } = manifest.site;
  const { shown } = indexPages(manifest.pages, { drafts: true, language });
  const listed = [...buildTree(manifest, shown)].filter(([id]) => !shown.get(id)?.unlisted);
  return new Map(
    [...groupByArea(new Map(listed), home)].map(([area, ids]) => [area, ids.length] as const),
  );
}

/** Where one list would be too long, each area has its own, in parts if it has to. */
function listAreaPages({ pages }: Manifest, counts: ReadonlyMap<string, number>, path: string) {
  return [...counts].flatMap(([area, count]) => {
    const { label, title = '' } = pages[area] ?? {};
    return Array.from({ length: countParts(count - 1) }, (_, index) => {
      const part = index + 1;
      const end = part === 1 ? '' : `-${part}`;
      const made = { path: `${path}/${area}${end}`, title: label ?? title, area, part };
      return [toSearchPage(area, part), made] as const;
    });
  });
}

export function expandSearch(manifest: Manifest): Manifest {
  const { search, pages, blockSettings } = manifest;
  if (search === undefined) return manifest;
  const { labels } = blockSettings.search;
  const counts = countAreas(manifest);
  const listed = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const made: (readonly [string, Made])[] = [
    [searchPage, { path: search.path, title: labels.title }],
    ...(listed > maxListed ? listAreaPages(manifest, counts, search.path) : []),
  ];
  return {
    ...manifest,
    pages: {
      ...pages,
      ...Object.fromEntries(made.map(([id, page]) => [id, toPage(page, labels)])),
    },
  };
}
