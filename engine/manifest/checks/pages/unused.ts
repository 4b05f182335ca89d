// What a site has and does not use: files, variables, forms.

import { isDocument } from '../../../content/addresses/text-kind';
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import { groupBy } from '../../../model/group-by';
import type { ParamsOf } from '../../catalogue';
import { findMisspeltFolder, isTranslationFile, languagesFolder } from '../../language-files';
import type { RawFinding } from '../../raw-finding';
import { redirectList } from '../../redirect-list';
import { findNearest } from '../../shape/nearest';
import type { SiteBytes, SiteOutline, SiteSettings } from '../context/check-context';
import { type FilePart, type MentionKind, toContentName } from '../context/file-part';
import { pulledRecord } from './pulled-files';

/** Guides and licences may be next to what a site binds by name. */
const isBeside = (path: string): boolean =>
  isDocument(path) ||
  /(?:^|\/)(?:readme|licen[cs]e|copying|notice|credits|authors|ofl)[^/]*$/i.test(path);

/** As programs and people call a text. */
const textFile = /\.(?:txt|text|markdown|mdx|mdown|html?|docx?|odt|rtf|ya?ml)$/i;

/** Icons are a set to choose from: only those in use are published. */
const iconFile = /^icons\/[^/]+\.svg$/i;

/** The names of some kinds in a part of the site. */
const makeFindNames =
  (...kinds: readonly MentionKind[]) =>
  ({ mentions }: FilePart): readonly string[] =>
    mentions.flatMap(({ kind, value }) =>
      kinds.includes(kind) && typeof value === 'string' ? [value] : [],
    );

export const findUsedFiles = makeFindNames('content', 'file', 'rows');
export const findUsedForms = makeFindNames('form');

/** Words in another language: whether they are used is found where they are read. */
function makeIsTranslation({
  files,
  settings: { languages = {} },
}: Pick<SiteOutline<'languages'>, 'files' | 'settings'>): (path: string) => boolean {
  const folders = Object.keys(languages).map(
    (tag) => findMisspeltFolder(tag, files.keys()) ?? `${languagesFolder}${tag}/`,
  );
  return (path) => isTranslationFile(path) && folders.some((folder) => path.startsWith(folder));
}

/** What is named in any language of the site. */
const listUsed = (
  { used, languages }: Pick<SiteOutline, 'used' | 'languages'>,
  name: keyof SiteOutline['used'],
): ReadonlySet<string> =>
  new Set([used, ...languages.map((one) => one.used)].flatMap((one) => one[name]));

/** Files that are not meant to be named. */
function listFiles({ files, settings }: SiteOutline<'languages'>): readonly string[] {
  const isTranslation = makeIsTranslation({ files, settings });
  return Array.from(files, ([path, { kind }]) => (kind === 'file' ? path : '')).filter(
    (path) => path !== '' && !isTranslation(path) && !isBeside(path) && !iconFile.test(path),
  );
}

/** Of a file with words in a language: its tag. */
const findLanguage = (path: string): string | undefined =>
  isTranslationFile(path) && path.startsWith(languagesFolder) ? path.split('/')[1] : undefined;

/** The one language of a site that has no files, and differs in its region alone. */
function findKin(
  language: string,
  tags: readonly string[],
  files: readonly string[],
): string | undefined {
  const [main] = language.split('-');
  const isEmpty = (tag: string) => !files.some((path) => findLanguage(path) === tag);
  const kin = tags.filter((tag) => tag.split('-')[0] === main && isEmpty(tag));
  return kin.length === 1 ? kin[0] : undefined;
}

/** Where a file is read that stands elsewhere, or with which ending one is an item. */
function findPlace(
  path: string,
  collections: SiteSettings<'collections'>['settings']['collections'] = {},
): string | undefined {
  const name = path.split('/').at(-1)?.toLowerCase();
  if (name === redirectList)
    return 'Move it beside site.manifest.json: the list of redirects is read there.';
  if (name === 'theme.css') return 'Move it beside site.manifest.json: the rules are read there.';
  const isItem =
    textFile.test(path) &&
    Object.values(collections).some(({ folder }) => folder && path.startsWith(`${folder}/`));
  return isItem
    ? 'An item of the collection has the ending ".md" or ".json": rename the file, or remove it.'
    : undefined;
}

/** Those of a language that the site does not speak any more are told once. */
export function checkUnusedFiles(
  site: SiteOutline<'collections' | 'languages' | 'sources'>,
): readonly RawFinding[] {
  const pulled = Object.keys(site.settings.sources ?? {}).map(pulledRecord);
  const used = new Set([...listUsed(site, 'files'), ...site.itemFiles, ...pulled]);
  const files = listFiles(site);
  const unused = files.filter((path) => !used.has(path));
  const tags = Object.keys(site.settings.languages ?? {});
  return [...groupBy(unused, (path) => findLanguage(path) ?? path).values()].flatMap(
    ([path = '', ...others]): RawFinding[] => {
      const language = findLanguage(path);
      const known = tags.find((tag) => tag.toLowerCase() === language?.toLowerCase());
      if (language !== undefined && known !== undefined) {
        const [actual, meant] = [language, known].map((tag) => `${languagesFolder}${tag}/`);
        const params: ParamsOf<'file-case'> = { actual: actual ?? '', path: meant ?? '' };
        return [{ code: 'file-case', file: toContentName(path), pointer: '', params }];
      }
      const params: ParamsOf<'unused-file'> =
        language === undefined
          ? { path, remedy: findPlace(path, site.settings.collections) }
          : { path, language, count: others.length + 1, near: findKin(language, tags, files) };
      return [{ code: 'unused-file', file: toContentName(path), pointer: '', params }];
    },
  );
}

/** Guides, and what a collection leaves out. */
const isAside = (path: string): boolean => /(?:^|\/)(?:_|readme\.)/i.test(path);

/** Documents that look like those of pages or items. */
export function checkStrayDocuments(
  site: SiteBytes<'collections' | 'languages'>,
): readonly RawFinding[] {
  const { files, itemFiles, settings, readMatter } = site;
  if (settings.collections === undefined) return [];
  const isTranslation = makeIsTranslation(site);
  const used = new Set([...itemFiles, ...listUsed(site, 'files')]);
  return [...files].flatMap(([path, { kind }]): RawFinding[] => {
    if (kind !== 'file' || !isDocument(path) || isTranslation(path)) return [];
    if (isAside(path) || used.has(path)) return [];
    const names = readMatter(path);
    if (names.length === 0) return [];
    const params: ParamsOf<'stray-document'> = {
      path,
      names: names.map((name) => `"${name}"`).join(', '),
    };
    return [{ code: 'stray-document', file: toContentName(path), pointer: '', offset: 0, params }];
  });
}

export function checkUnusedVariables(site: SiteOutline<'variables'>): readonly RawFinding[] {
  const used = listUsed(site, 'variables');
  return Object.keys(site.settings.variables).flatMap((name): RawFinding[] => {
    if (isReservedKey(name) || used.has(name)) return [];
    const place = { file: site.file, pointer: toPointer('/variables', name) };
    return [{ code: 'unused-variable', ...place, part: 'key', params: { name } }];
  });
}

export function checkUnusedForms(site: SiteOutline<'forms'>): readonly RawFinding[] {
  const used = listUsed(site, 'forms');
  return Object.keys(site.settings.forms).flatMap((id): RawFinding[] => {
    if (used.has(id)) return [];
    const place = { file: site.file, pointer: toPointer('/forms', id) };
    return [{ code: 'unused-form', ...place, part: 'key', params: { id } }];
  });
}

/** What is said of pictures that no page shows. */
export function checkUnusedPictures(site: SiteOutline<'pictures'>): readonly RawFinding[] {
  const used = listUsed(site, 'files');
  return Object.keys(site.settings.pictures ?? {}).flatMap((path): RawFinding[] => {
    if (isReservedKey(path) || used.has(path)) return [];
    const near = findNearest(path, [...used]);
    const place = { file: site.file, pointer: toPointer('/pictures', path) };
    return [{ code: 'unused-picture', ...place, part: 'key', params: { path, near } }];
  });
}
