// A page with its files, a site with its pages → as much of them as others may know.
import { toPageIds } from '../../../content/addresses/element-ids';
import { indexPages } from '../../../content/pages/page-index';
import type { Manifest } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import { findNearest } from '../../shape/nearest';
import type { PagePart, PageSummary, Settings, SiteSummary, WholeSite } from './check-context';

function toPageSummary(part: PagePart): PageSummary {
  const { id, page, files, modules, ids, links } = part;
  const { path, title, summary, layout, parent, defaultChild, draft, unlisted } = page;
  const { blocks, lead, image } = page;
  const isKnown = ids.every((known) => known !== undefined);
  return {
    ...{ id, path, title, summary, layout, draft, unlisted },
    ...(parent !== undefined && { parent }),
    ...(defaultChild !== undefined && { defaultChild }),
    isEmpty: blocks.length === 0 && lead === undefined && image === undefined,
    childLists: blocks.flatMap(({ type }, index) =>
      modules.get(type)?.entry?.showsChildren ? [index] : [],
    ),
    ...(isKnown && { anchors: toPageIds(ids).flat() }),
    ...{ links, files },
  };
}

/** Undefined where it is not an object, or where another field looks like its misspelt name: that has its own finding. */
function findNames(manifest: Manifest, part: 'pages' | 'forms'): ReadonlySet<string> | undefined {
  const value: unknown = manifest[part];
  if (!isRecord(value)) return undefined;
  const isMisspelt = Object.keys(manifest).some(
    (key) => key !== part && findNearest(key, [part]) !== undefined,
  );
  const names = Object.keys(value);
  // A manifest without any page has its own finding.
  return names.length === 0 && (isMisspelt || part === 'pages') ? undefined : new Set(names);
}

interface Parts extends Pick<SiteSummary, 'shellLinks'> {
  readonly pages: readonly PagePart[];
}

export function toSiteSummary(site: WholeSite, { pages: parts, shellLinks }: Parts): SiteSummary {
  const { file, manifest, shapeIsValid, files, downloads, icons, memory } = site;
  const { ledger, host, now } = site;
  const { pages: _, ...others } = manifest;
  const read = Object.fromEntries(
    parts.map((part) => {
      const make = (): PageSummary => toPageSummary(part);
      return [part.id, memory.recall(part, { as: toPageSummary, make })];
    }),
  );
  const pages = memory.share('summaries', read);
  const settings = memory.share<unknown>('settings', others) as Settings;
  const make = (): SiteSummary => ({
    ...{ file, shapeIsValid, settings, files, downloads, icons, shellLinks },
    ...{ ledger, host, now },
    pages: indexPages(pages, { drafts: false }),
    names: { pages: findNames(manifest, 'pages'), forms: findNames(manifest, 'forms') },
  });
  // Otherwise there may be pages of which there are no summaries.
  if (!shapeIsValid) return make();
  const published = memory.share('downloads', Object.fromEntries(downloads));
  const from = [file, settings, files, published, icons, ledger, host, now, ...shellLinks];
  return memory.recall(pages, { as: toSiteSummary, from, make });
}
