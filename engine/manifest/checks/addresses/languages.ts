// The languages of a site: their tags, their paths, and the pages that exist in one of them alone.

import { toAddressKey } from '../../../content/addresses/address-key';
import { toPointer } from '../../../content/shape/shape';
import type { LinkConfig } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import { toLanguageFile } from '../../language-files';
import { findTagMistake, isUnlistedTag } from '../../language-tags';
import type { RawFinding, Spot } from '../../raw-finding';
import { findMeantValue } from '../../shape/meant-values';
import { findNearest } from '../../shape/nearest';
import type { Settings, SiteOutline } from '../context/check-context';
import type { FilePart } from '../context/file-part';
import { findReservedReason } from './reserved-paths';

/** The first segment of a path, as addresses are compared. */
const toFirst = (path: string): string => `/${toAddressKey(path).split('/')[1] ?? ''}`;

/** `name` is that of the language in its own words. */
function checkTag(tag: string, place: Spot, name = ''): RawFinding[] {
  const mistake = findTagMistake(tag);
  if (mistake) {
    const near = mistake.near ?? findMeantValue(name, 'Language');
    const params: ParamsOf<'language-tag'> = { tag, ...mistake, near };
    return [{ ...place, code: 'language-tag', params }];
  }
  return isUnlistedTag(tag) ? [{ ...place, code: 'unlisted-tag', params: { tag } }] : [];
}

/** That of the site itself, too; alone, it may be one that is not known here. */
function checkTags({
  file,
  settings,
}: SiteOutline<'site' | 'languages' | 'redirects'>): RawFinding[] {
  const { languages, site } = settings;
  const { language } = site;
  const own = checkTag(language, { file, pointer: '/site/language' });
  if (languages === undefined) return own.filter(({ code }) => code === 'language-tag');
  return [
    ...own,
    ...Object.entries(languages).flatMap(([tag, { name }]): RawFinding[] => {
      const place = { file, pointer: toPointer('/languages', tag), part: 'key' } as const;
      return tag === language
        ? [{ ...place, code: 'same-language', params: { language } }]
        : checkTag(tag, place, name);
    }),
  ];
}

type PathParams = ParamsOf<'language-path'>;

/** By the first segment of its path: the tag of the language there. */
function indexPaths({ languages = {} }: Pick<Settings, 'languages'>): ReadonlyMap<string, string> {
  const entries = Object.entries(languages).reverse();
  return new Map(entries.map(([tag, { path }]) => [toFirst(path), tag]));
}

function checkPaths({
  file,
  settings,
}: SiteOutline<'site' | 'languages' | 'redirects'>): RawFinding[] {
  const { languages = {} } = settings;
  const known = indexPaths(settings);
  return Object.entries(languages).flatMap(([tag, { path }]): RawFinding[] => {
    const place = { file, pointer: `${toPointer('/languages', tag)}/path` };
    const reason = findReservedReason(path);
    if (reason !== undefined) {
      const params: ParamsOf<'reserved-path'> = { value: JSON.stringify(path), reason };
      return [{ code: 'reserved-path', ...place, params }];
    }
    const first = known.get(toFirst(path));
    if (first === undefined || first === tag) return [];
    const params: PathParams = { path, language: first };
    return [{ code: 'language-path', ...place, params }];
  });
}

/** Pages of the site's own language below the path of another one. */
function checkPagePaths({
  file,
  settings,
  all,
}: SiteOutline<'site' | 'languages' | 'redirects'>): RawFinding[] {
  const { languages = {}, site } = settings;
  if (Object.keys(languages).length === 0) return [];
  const known = indexPaths(settings);
  const found = new Set<string>();
  // The page above the others is enough: there the language can be given another path as well.
  const pages = all.toSorted((one, other) => one.path.length - other.path.length);
  return pages.flatMap(({ id, path, language = site.language }): RawFinding[] => {
    const tag = known.get(toFirst(path));
    if (tag === undefined || language !== site.language || found.has(tag)) return [];
    found.add(tag);
    const params: PathParams = { path: languages[tag]?.path ?? path, language: tag, page: id };
    const pointer = `${toPointer('/pages', id)}/path`;
    return [{ code: 'language-path', file, pointer, params }];
  });
}

/** A tag that is right is none that was misspelt: near it is the same language elsewhere. */
function findNearTag(tag: string, known: readonly string[]): string | undefined {
  if (findTagMistake(tag)) return findNearest(tag, known);
  const [language] = tag.split('-');
  return known.find((one) => one.split('-')[0] === language);
}

/** Pages whose one language the site does not have. */
function checkPages({
  file,
  settings,
  all,
}: SiteOutline<'site' | 'languages' | 'redirects'>): RawFinding[] {
  const { languages = {}, site } = settings;
  const known = [site.language, ...Object.keys(languages)];
  return all.flatMap(({ id, language }): RawFinding[] => {
    if (language === undefined || known.includes(language)) return [];
    const near = findNearTag(language, known);
    const pointer = `${toPointer('/pages', id)}/language`;
    return [{ code: 'unknown-language', file, pointer, params: { language, near } }];
  });
}

interface Named {
  readonly concept: string;
  readonly file: string;
  readonly pointer: string;
  readonly page: string | undefined;
  readonly language: string;
}

/** The links and redirects that say in which language a page is shown. */
export const findNamedLinks = ({ mentions }: FilePart): readonly Named[] =>
  mentions.flatMap(({ kind, value, file, pointer }): Named[] => {
    const { page, language } = kind === 'link' ? (value as LinkConfig) : {};
    return language === undefined ? [] : [{ concept: 'The link', file, pointer, page, language }];
  });

const listNamedRedirects = ({ file, settings }: SiteOutline<'redirects'>): Named[] =>
  settings.redirects.flatMap(({ from, page, language }, index): Named[] => {
    const pointer = toPointer('/redirects', index);
    const concept = `The redirect from ${JSON.stringify(from)}`;
    return language === undefined ? [] : [{ concept, file, pointer, page, language }];
  });

/** Whether they are right about it. */
export function checkNamedLanguages(
  links: readonly Named[],
  site: SiteOutline<'site' | 'redirects'>,
): readonly RawFinding[] {
  const named = [...links, ...listNamedRedirects(site)];
  if (named.length === 0) return [];
  const known = new Set(site.all.map(({ id }) => id));
  const shown = new Map<string, Pick<ReadonlySet<string>, 'has'>>([
    [site.settings.site.language, site.pages.shown],
    ...site.languages.map((one) => [one.tag, one.shown] as const),
  ]);
  return named.flatMap(({ concept, page, language, ...place }): RawFinding[] => {
    const pages = shown.get(language);
    if (pages === undefined) {
      const near = findNearTag(language, [...shown.keys()]);
      const pointer = `${place.pointer}/language`;
      return [{ ...place, pointer, code: 'unknown-language', params: { language, near } }];
    }
    if (page === undefined || pages.has(page) || !known.has(page)) return [];
    const params: ParamsOf<'absent-target'> = { concept, id: page, language };
    return [{ ...place, pointer: `${place.pointer}/language`, code: 'absent-target', params }];
  });
}

export const checkLanguages = (
  site: SiteOutline<'site' | 'languages' | 'redirects'>,
): readonly RawFinding[] => [
  ...checkTags(site),
  ...checkPaths(site),
  ...checkPagePaths(site),
  ...checkPages(site),
];

/** What visitors do not find in the language of the site. */
export function checkAbsentPages(
  site: SiteOutline<'site' | 'languages' | 'redirects'>,
): readonly RawFinding[] {
  const { file, settings, all, pages, shellLinks, language: further } = site;
  const { language, home } = settings.site;
  const toParams = (id: string) => ({
    ...{ id, language },
    file: toLanguageFile(language, { kind: 'page', id }),
    ...(further?.absent === 'link' && { instead: further.source }),
  });
  if (pages.absent.get(home) === 'language') {
    const own = all.find(({ id }) => id === home)?.language;
    // Of a page in one language alone, one finding is enough.
    if (own !== undefined && further !== undefined && own !== further.source) return [];
    const params: ParamsOf<'absent-home'> = {
      ...toParams(home),
      ...(further === undefined && { own }),
    };
    return [{ code: 'absent-home', file, pointer: '/site/home', params }];
  }
  if (further === undefined || pages.absent.size === 0) return [];
  const linked = new Set([
    ...shellLinks,
    ...Array.from(pages.shown.values(), ({ links }) => links).flat(),
  ]);
  return all.flatMap(({ id, language: own }): RawFinding[] => {
    // Of a page that is meant for one language alone, nobody expects a translation.
    const isMissed = pages.absent.has(id) && own === further.source && !further.own.includes(id);
    if (!isMissed || !linked.has(id)) return [];
    const place = { file, pointer: toPointer('/pages', id), part: 'key' } as const;
    return [{ code: 'page-not-in-language', ...place, params: toParams(id) }];
  });
}
