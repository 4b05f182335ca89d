// A page with its files, a site with its pages → as much of them as others may know.
import { toPageIds } from '../../../content/addresses/element-ids';
import { indexEntries, type PageIndex } from '../../../content/pages/page-index';
import type { Manifest } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { Memory } from '../../memory';
import { findNearest } from '../../shape/nearest';
import type {
  LinkTargets,
  OtherLanguage,
  PageOutline,
  PagePart,
  PageSummary,
  PageTarget,
  Settings,
  SiteOutline,
  SiteSummary,
  WholeSite,
} from './check-context';

function toPageSummary(part: PagePart): PageSummary {
  const { id, page, files, modules, ids, links } = part;
  const { path, title, summary, layout, parent, defaultChild, draft, unlisted, language } = page;
  const { blocks, lead, image } = page;
  const isKnown = ids.every((known) => known !== undefined);
  return {
    ...{ id, path, title, summary, layout, draft, unlisted },
    ...(language !== undefined && { language }),
    ...(parent !== undefined && { parent }),
    ...(defaultChild !== undefined && { defaultChild }),
    isEmpty: blocks.length === 0 && lead === undefined && image === undefined,
    childLists: blocks.flatMap(({ type }, index) =>
      modules.get(type)?.entry?.showsChildren ? [index] : [],
    ),
    cardLists: blocks.flatMap((block, at) => {
      const pages = modules.get(block.type)?.entry?.cardsOf?.(block) ?? [];
      return pages.length > 0 && pages.every((page) => page !== undefined) ? [{ at, pages }] : [];
    }),
    ...(isKnown && { anchors: toPageIds(ids).flat() }),
    ...{ links, files },
  };
}

/** Undefined where it is not an object, or where another field looks like its misspelt name: that has its own finding. */
function findNames(
  manifest: Manifest,
  part: 'pages' | 'forms' | 'collections',
): ReadonlySet<string> | undefined {
  const value: unknown = manifest[part] ?? {};
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

interface Known {
  readonly settings: Settings;
  readonly pages: readonly PageSummary[];
  readonly names: LinkTargets['names'];
  /** The ids of pages that collections make, or would make. */
  readonly made: readonly string[];
}

const indexAll = <Page extends PageOutline | PageTarget>(
  pages: readonly Page[],
  { manifest, items: { absent } }: WholeSite,
): PageIndex<Page> =>
  indexEntries(
    pages.map((page) => [page.id, page] as const),
    { drafts: false, language: manifest.site?.language, items: absent },
  );

/** What others may lead to of a page. */
function toPageTarget({ id, path, draft, language, anchors, files }: PageSummary): PageTarget {
  return { id, path, draft, files, ...(language && { language }), ...(anchors && { anchors }) };
}

/** The same ones as long as none of them differs. */
function toLinkTargets(site: WholeSite, known: Known): LinkTargets {
  const { shapeIsValid, files, downloads, icons, memory } = site;
  const { site: own, build, redirects, forms, collections } = known.settings;
  const pages = memory.recallEach(known.pages, {
    ...{ as: toPageTarget, isJson: true },
    make: toPageTarget,
  });
  const make = (): LinkTargets => ({
    ...{
      shapeIsValid,
      settings: { site: own, build, redirects, ...(collections && { collections }) },
      names: known.names,
    },
    ...{ files, downloads, icons },
    pages: indexAll(pages, site),
  });
  if (!shapeIsValid) return make();
  const { made } = memory.share('made', { made: known.made });
  const from = [own, build, redirects, forms, collections, files, downloads, icons];
  return memory.recall(pages, {
    as: toLinkTargets,
    from: [...from, made, toKey(site.items.absent)],
    make,
  });
}

/** What others may know of a page but for its words. */
function toPageOutline({ title: _, summary: __, ...outline }: PageSummary): PageOutline {
  return outline;
}

type OutlineFacts = Omit<SiteOutline, 'settings' | 'all' | 'pages'>;

/** The same one as long as no page differs in more than words. */
function toOutline(
  known: readonly PageSummary[],
  facts: OutlineFacts,
  site: WholeSite,
): SiteSummary['outline'] {
  const { memory } = site;
  const all = memory.recallEach(known, {
    ...{ as: toPageOutline, isJson: true },
    make: toPageOutline,
  });
  const make = (): SiteSummary['outline'] => ({ ...facts, all, pages: indexAll(all, site) });
  const { names, language, documents, shellLinks, targets, ...others } = facts;
  const from = [
    ...[targets, documents, toKey(site.items.absent), language?.own.join(' ')],
    ...[...Object.values(others), ...shellLinks],
  ];
  return facts.shapeIsValid ? memory.recall(all, { as: toOutline, from, make }) : make();
}

/** Equal where items without a page are the same, for the same reasons. */
const toKey = (absent: PageIndex['absent']): string => [...absent].flat().join(' ');

/** The same map as long as it says the same. */
function shareMap<Value>(
  name: string,
  entries: Iterable<readonly [string, Value]>,
  memory: Memory,
): ReadonlyMap<string, Value> {
  const shared = memory.share(name, Object.fromEntries(entries));
  return memory.recall(shared, { as: 'entries', make: () => new Map(Object.entries(shared)) });
}

/** The same languages as long as nothing of them differs that others may know. */
function shareLanguages({ languages, memory }: WholeSite): readonly OtherLanguage[] {
  const shared = memory.share(
    'languages',
    Object.fromEntries(languages.map((one) => [one.tag, one])),
  );
  const toMaps = (): readonly OtherLanguage[] =>
    Object.values(shared).map((one) => ({ ...one, shown: new Map(Object.entries(one.shown)) }));
  return memory.recall(shared, { as: shareLanguages, make: toMaps });
}

export function toSiteSummary(site: WholeSite, { pages: parts, shellLinks }: Parts): SiteSummary {
  const { file, manifest, shapeIsValid, files, downloads, icons, memory } = site;
  const { ledger, host, now, language, blocks: modules, kinds, words } = site;
  const { pages: _, ...others } = manifest;
  // Most edits change no summary: then all of them are known at once.
  const all = memory.recallEach(parts, {
    ...{ as: toPageSummary, isJson: true },
    make: toPageSummary,
  });
  const settings = memory.share<unknown>('settings', others) as Settings;
  const { absent, items, lists, sources } = site.items;
  // Of a manifest of the wrong shape no item is a page, but its name is known.
  const paged = [...items.values()].flatMap(({ id, pageless }) => (pageless ? [] : id));
  const made = [...paged, ...lists.keys(), ...absent.keys()];
  const ofItems = sources.flatMap(({ id, document }) =>
    document === undefined ? [] : [[id, document] as const],
  );
  const documents = shareMap('documents', [...site.documents, ...ofItems], memory);
  const own = { used: site.used, written: site.written, itemFiles: site.items.files };
  const shared = memory.share<unknown>('own', own) as typeof own;
  const further = {
    ...{ languages: shareLanguages(site), lists: shareMap('lists', lists, memory) },
    ...{ modules, kinds, words },
  };
  const make = (): SiteSummary => {
    const ids = findNames(manifest, 'pages');
    const names = {
      pages: ids && made.length > 0 ? new Set([...ids, ...made]) : ids,
      forms: findNames(manifest, 'forms'),
      collections: findNames(manifest, 'collections'),
    };
    const facts = {
      ...{ file, shapeIsValid, files, downloads, icons, shellLinks, names },
      ...{ ledger, host, now, language, documents, ...shared, ...further },
      targets: toLinkTargets(site, { settings, pages: all, names, made }),
    };
    return {
      ...{ ...facts, settings, all },
      outline: toOutline(all, facts, site),
      pages: indexAll(all, site),
    };
  };
  // Otherwise there may be pages of which there are no summaries.
  if (!shapeIsValid) return make();
  const from = [
    ...[file, settings, files, downloads, icons, ledger, host, now, documents, toKey(absent)],
    language?.own.join(' '),
    ...[...Object.values(shared), ...Object.values(further), ...shellLinks],
  ];
  return memory.recall(all, { as: toSiteSummary, from, make });
}
