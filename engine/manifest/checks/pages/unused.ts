// What a site has and does not use: files, variables, forms.

import { isDocument } from '../../../content/addresses/text-kind';
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import type { Manifest } from '../../../generated/manifest';
import { isTranslationFile, languagesFolder } from '../../language-files';
import type { RawFinding } from '../../raw-finding';
import { type CheckContext, toContentName, type UsedNames } from '../context/check-context';

/** Guides and licences may be next to what a site binds by name. */
const isBeside = (path: string): boolean =>
  isDocument(path) ||
  /(?:^|\/)(?:readme|licen[cs]e|copying|notice|credits|authors|ofl)[^/]*$/i.test(path);

/** Icons are a set to choose from: only those in use are published. */
const iconFile = /^icons\/[^/]+\.svg$/i;

/** The site in each of its languages. */
const inAll = (context: CheckContext): readonly UsedNames[] => [context, ...context.languages];

/** Words in another language: whether they are used is found where they are read. */
function makeIsTranslation({ languages = {} }: Manifest): (path: string) => boolean {
  const folders = Object.keys(languages).map((tag) => `${languagesFolder}${tag}/`);
  return (path) => isTranslationFile(path) && folders.some((folder) => path.startsWith(folder));
}

function findUnusedFiles(context: CheckContext): RawFinding[] {
  const isTranslation = makeIsTranslation(context.manifest);
  const used = new Set<unknown>(inAll(context).flatMap(({ downloads }) => [...downloads.keys()]));
  for (const { kind, value } of inAll(context).flatMap(({ mentions }) => mentions))
    if (kind === 'content' || kind === 'file') used.add(value);
  return [...context.files].flatMap(([path, { kind }]): RawFinding[] => {
    if (
      kind !== 'file' ||
      isTranslation(path) ||
      isBeside(path) ||
      iconFile.test(path) ||
      used.has(path)
    )
      return [];
    return [{ code: 'unused-file', file: toContentName(path), pointer: '', params: { path } }];
  });
}

function findUnusedVariables(context: CheckContext): RawFinding[] {
  const { file, manifest } = context;
  return Object.keys(manifest.variables).flatMap((name): RawFinding[] => {
    if (isReservedKey(name)) return [];
    if (inAll(context).some(({ usedVariables }) => usedVariables.has(name))) return [];
    const pointer = toPointer('/variables', name);
    return [{ code: 'unused-variable', file, pointer, part: 'key', params: { name } }];
  });
}

function findUnusedForms(context: CheckContext): RawFinding[] {
  const { file, manifest } = context;
  const used = new Set<unknown>();
  for (const { kind, value } of inAll(context).flatMap(({ mentions }) => mentions))
    if (kind === 'form') used.add(value);
  return Object.keys(manifest.forms).flatMap((id): RawFinding[] => {
    if (used.has(id)) return [];
    const pointer = toPointer('/forms', id);
    return [{ code: 'unused-form', file, pointer, part: 'key', params: { id } }];
  });
}

export const checkUnused = (context: CheckContext): readonly RawFinding[] => [
  ...findUnusedFiles(context),
  ...findUnusedVariables(context),
  ...findUnusedForms(context),
];
