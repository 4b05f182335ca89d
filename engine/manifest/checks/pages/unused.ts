// What a site has and does not use: files, variables, forms.

import { isDocument } from '../../../content/addresses/text-kind';
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import type { Manifest } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import { groupBy } from '../../group-by';
import { isTranslationFile, languagesFolder } from '../../language-files';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { CheckContext } from '../context/check-context';
import { type FilePart, toContentName } from '../context/file-part';
import { pulledRecord } from './pulled-files';

/** Guides and licences may be next to what a site binds by name. */
const isBeside = (path: string): boolean =>
  isDocument(path) ||
  /(?:^|\/)(?:readme|licen[cs]e|copying|notice|credits|authors|ofl)[^/]*$/i.test(path);

/** Icons are a set to choose from: only those in use are published. */
const iconFile = /^icons\/[^/]+\.svg$/i;

/** The names of some kinds in a part of the site. */
const makeFindNames =
  (...kinds: readonly string[]) =>
  ({ mentions }: FilePart): readonly string[] =>
    mentions.flatMap(({ kind, value }) =>
      kinds.includes(kind) && typeof value === 'string' ? [value] : [],
    );

export const findUsedFiles = makeFindNames('content', 'file', 'rows');
export const findUsedForms = makeFindNames('form');

/** Words in another language: whether they are used is found where they are read. */
function makeIsTranslation({ languages = {} }: Manifest): (path: string) => boolean {
  const folders = Object.keys(languages).map((tag) => `${languagesFolder}${tag}/`);
  return (path) => isTranslationFile(path) && folders.some((folder) => path.startsWith(folder));
}

/** Files that are not meant to be named. */
function listFiles({ files, manifest }: CheckContext): readonly string[] {
  const isTranslation = makeIsTranslation(manifest);
  return Array.from(files, ([path, { kind }]) => (kind === 'file' ? path : '')).filter(
    (path) => path !== '' && !isTranslation(path) && !isBeside(path) && !iconFile.test(path),
  );
}

/** Of a file with words in a language: its tag. */
const findLanguage = (path: string): string | undefined =>
  isTranslationFile(path) && path.startsWith(languagesFolder) ? path.split('/')[1] : undefined;

/** Those of a language that the site does not speak any more are told once. */
function findUnusedFiles(context: CheckContext): RawFinding[] {
  const { files, manifest, languages, usedFiles, downloads, items, memory } = context;
  const tags = Object.keys(manifest.languages ?? {}).join();
  const make = (): readonly string[] => listFiles(context);
  const own = memory.recall(files, { as: listFiles, from: [tags], make });
  const used = new Set([
    ...usedFiles,
    ...items.files,
    ...downloads.keys(),
    ...Object.keys(manifest.sources ?? {}).map(pulledRecord),
    ...languages.flatMap((other) => [...other.usedFiles, ...other.downloads.keys()]),
  ]);
  const unused = own.filter((path) => !used.has(path));
  return [...groupBy(unused, (path) => findLanguage(path) ?? path).values()].flatMap(
    ([path = '', ...others]): RawFinding[] => {
      const language = findLanguage(path);
      const params: ParamsOf<'unused-file'> =
        language === undefined ? { path } : { path, language, count: others.length + 1 };
      return [{ code: 'unused-file', file: toContentName(path), pointer: '', params }];
    },
  );
}

/** Guides, and what a collection leaves out. */
const isAside = (path: string): boolean => /(?:^|\/)(?:_|readme\.)/i.test(path);

/** Documents that look like those of pages or items. */
function findStrayDocuments(context: CheckContext): RawFinding[] {
  const { files, items, languages, manifest, readMatter, usedFiles } = context;
  if (manifest.collections === undefined) return [];
  const isTranslation = makeIsTranslation(manifest);
  const others = languages.flatMap((other) => other.usedFiles);
  const used = new Set([...items.files, ...usedFiles, ...others]);
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

function findUnusedVariables({
  file,
  manifest,
  usedVariables,
  languages,
}: CheckContext): RawFinding[] {
  return Object.keys(manifest.variables).flatMap((name): RawFinding[] => {
    if (isReservedKey(name) || usedVariables.has(name)) return [];
    if (languages.some((other) => other.usedVariables.has(name))) return [];
    const pointer = toPointer('/variables', name);
    return [{ code: 'unused-variable', file, pointer, part: 'key', params: { name } }];
  });
}

function findUnusedForms({ file, manifest, usedForms, languages }: CheckContext): RawFinding[] {
  const used = new Set([...usedForms, ...languages.flatMap((other) => other.usedForms)]);
  return Object.keys(manifest.forms).flatMap((id): RawFinding[] => {
    if (used.has(id)) return [];
    const pointer = toPointer('/forms', id);
    return [{ code: 'unused-form', file, pointer, part: 'key', params: { id } }];
  });
}

/** What is said of pictures that no page shows. */
function findUnusedPictures({ file, manifest, usedFiles, languages }: CheckContext): RawFinding[] {
  const used = new Set([...usedFiles, ...languages.flatMap((other) => other.usedFiles)]);
  return Object.keys(manifest.pictures ?? {}).flatMap((path): RawFinding[] => {
    if (isReservedKey(path) || used.has(path)) return [];
    const near = findNearest(path, [...used]);
    const pointer = toPointer('/pictures', path);
    return [{ code: 'unused-picture', file, pointer, part: 'key', params: { path, near } }];
  });
}

/** Of all languages of the site. */
export const checkUnused = (context: CheckContext): readonly RawFinding[] => [
  ...findUnusedFiles(context),
  ...findStrayDocuments(context),
  ...findUnusedVariables(context),
  ...findUnusedForms(context),
  ...findUnusedPictures(context),
];
