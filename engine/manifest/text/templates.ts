// A manifest as its file has it → its texts that hold placeholders, and those in which one is missing.

import type { TextTemplate } from '../../content/shape/shape';
import { findUnknownVariables, findVariables, type Variables } from '../../content/text/substitute';
import type { Shape } from '../../model/shape';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { walkWhere } from './walk-where';

/** By pointer. */
export type Templates = ReadonlyMap<string, TextTemplate>;

export const toBraces = (name: string): string => `{${name}}`;

/** Names as a sentence has them: {n} and {m}. */
export const nameTogether = (names: readonly string[]): string => names.map(toBraces).join(' and ');

export function findTemplates(shape: Shape, manifest: unknown): Templates {
  const found = new Map<string, TextTemplate>();
  const search = { shape, concept: 'manifest', isSought: (node: object) => 'placeholders' in node };
  walkWhere(search, manifest, (kind, value, pointer) => {
    if (kind === 'template') found.set(pointer, value as TextTemplate);
  });
  return found;
}

/** The placeholders that a text lacks, once it holds no unknown one: that may be the one that is missing. */
function findLacking(
  { text, placeholders }: TextTemplate,
  variables: Variables,
): [name: string, meaning: string][] {
  if (typeof text !== 'string' || text.trim() === '') return [];
  const isOwn = (name: string): boolean => Object.hasOwn(placeholders, name);
  if (findUnknownVariables(text, variables).some(({ name }) => !isOwn(name))) return [];
  const held = new Set(findVariables(text));
  return Object.entries(placeholders).filter(([name]) => !held.has(name));
}

export const findMissingPlaceholders = (
  templates: Templates,
  { file, variables }: { readonly file: string; readonly variables: Variables },
): RawFinding[] =>
  [...templates].flatMap(([pointer, template]) =>
    findLacking(template, variables).map(([name, meaning]): RawFinding => {
      const params: ParamsOf<'missing-placeholder'> = { name, meaning };
      return { code: 'missing-placeholder', file, pointer, params };
    }),
  );
