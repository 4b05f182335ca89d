// What a site has and does not use: files, variables, forms.

import { isDocument } from '../../../content/addresses/text-kind';
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import type { RawFinding } from '../../raw-finding';
import { type CheckContext, toContentName } from '../context/check-context';

/** Guides and licences may be next to what a site binds by name. */
const isBeside = (path: string): boolean =>
  isDocument(path) ||
  /(?:^|\/)(?:readme|licen[cs]e|copying|notice|credits|authors|ofl)[^/]*$/i.test(path);

/** Icons are a set to choose from: only those in use are published. */
const iconFile = /^icons\/[^/]+\.svg$/i;

function findUnusedFiles({ mentions, files, downloads }: CheckContext): RawFinding[] {
  const used = new Set<unknown>(downloads.keys());
  for (const { kind, value } of mentions)
    if (kind === 'content' || kind === 'file') used.add(value);
  return [...files].flatMap(([path, { kind }]): RawFinding[] => {
    if (kind !== 'file' || isBeside(path) || iconFile.test(path) || used.has(path)) return [];
    return [{ code: 'unused-file', file: toContentName(path), pointer: '', params: { path } }];
  });
}

const findUnusedVariables = ({ file, manifest, usedVariables }: CheckContext): RawFinding[] =>
  Object.keys(manifest.variables).flatMap((name): RawFinding[] => {
    if (isReservedKey(name) || usedVariables.has(name)) return [];
    const pointer = toPointer('/variables', name);
    return [{ code: 'unused-variable', file, pointer, part: 'key', params: { name } }];
  });

function findUnusedForms({ file, manifest, mentions }: CheckContext): RawFinding[] {
  const used = new Set<unknown>();
  for (const { kind, value } of mentions) if (kind === 'form') used.add(value);
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
