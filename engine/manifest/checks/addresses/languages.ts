// The languages of a site: their tags, their paths, and the pages that exist in one of them alone.
import { toAddressKey } from '../../../content/addresses/address-key';
import { toPointer } from '../../../content/shape/shape';
import type { Manifest } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import { toLanguageFile } from '../../language-files';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { CheckContext } from '../context/check-context';
import { findReservedReason } from './reserved-paths';

/** The first segment of a path, as addresses are compared. */
const toFirst = (path: string): string => `/${toAddressKey(path).split('/')[1] ?? ''}`;

function checkTags({ file, manifest }: CheckContext): RawFinding[] {
  const { language } = manifest.site;
  if (!Object.hasOwn(manifest.languages ?? {}, language)) return [];
  const pointer = toPointer('/languages', language);
  return [{ code: 'same-language', file, pointer, part: 'key', params: { language } }];
}

type PathParams = ParamsOf<'language-path'>;

/** By the first segment of its path: the tag of the language there. */
function indexPaths({ languages = {} }: Manifest): ReadonlyMap<string, string> {
  const entries = Object.entries(languages).reverse();
  return new Map(entries.map(([tag, { path }]) => [toFirst(path), tag]));
}

function checkPaths({ file, manifest }: CheckContext): RawFinding[] {
  const { languages = {} } = manifest;
  const known = indexPaths(manifest);
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
function checkPagePaths({ file, manifest }: CheckContext): RawFinding[] {
  const { languages = {}, pages, site } = manifest;
  const known = indexPaths(manifest);
  return Object.entries(pages).flatMap(([id, { path, language = site.language }]): RawFinding[] => {
    const tag = known.get(toFirst(path));
    if (tag === undefined || language !== site.language) return [];
    const params: PathParams = { path: languages[tag]?.path ?? path, language: tag };
    const pointer = `${toPointer('/pages', id)}/path`;
    return [{ code: 'language-path', file, pointer, params }];
  });
}

/** Pages whose one language the site does not have. */
function checkPages({ file, manifest }: CheckContext): RawFinding[] {
  const { languages = {}, pages, site } = manifest;
  const known = [site.language, ...Object.keys(languages)];
  return Object.entries(pages).flatMap(([id, { language }]): RawFinding[] => {
    if (language === undefined || known.includes(language)) return [];
    const near = findNearest(language, known);
    const pointer = `${toPointer('/pages', id)}/language`;
    return [{ code: 'unknown-language', file, pointer, params: { language, near } }];
  });
}

export const checkLanguages = (context: CheckContext): readonly RawFinding[] => [
  ...checkTags(context),
  ...checkPaths(context),
  ...checkPagePaths(context),
  ...checkPages(context),
];

/** What visitors do not find in the language of the site. */
export function checkAbsentPages(context: CheckContext): readonly RawFinding[] {
  const { file, manifest, parts, language: further } = context;
  const { pages, shellLinks } = parts.summary;
  const { language, home } = manifest.site;
  const toParams = (id: string) => ({
    ...{ id, language },
    file: toLanguageFile(language, { kind: 'page', id }),
  });
  if (pages.absent.get(home) === 'language')
    return [{ code: 'absent-home', file, pointer: '/site/home', params: toParams(home) }];
  const linked = new Set([
    ...shellLinks,
    ...Array.from(pages.shown.values(), ({ links }) => links).flat(),
  ]);
  return [...pages.absent.keys()].flatMap((id): RawFinding[] => {
    // Of a page that is meant for one language alone, nobody expects a translation.
    const isMissed = further !== undefined && manifest.pages[id]?.language === further.source;
    if (!isMissed || !linked.has(id)) return [];
    const place = { file, pointer: toPointer('/pages', id), part: 'key' } as const;
    return [{ code: 'page-not-in-language', ...place, params: toParams(id) }];
  });
}
