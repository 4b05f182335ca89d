// A manifest as its file has it → its texts that hold placeholders, and those in which one is missing.
import { type TextTemplate, toPointer, walk } from '../../content/shape';
import { findUnknownVariables, findVariables, type Variables } from '../../content/substitute';
import { isRecord } from '../../model/json';
import type { Shape, ShapeNode } from '../../model/shape';
import type { RawFinding } from '../raw-finding';

/** By pointer. */
export type Templates = ReadonlyMap<string, TextTemplate>;

export const toBraces = (name: string): string => `{${name}}`;

/** Names as a sentence has them: {n} and {m}. */
export const nameTogether = (names: readonly string[]): string => names.map(toBraces).join(' and ');

/** Whether there can be a template below a place of the shape; concepts that are seen are not entered again. */
function leadsToTemplate(shape: Shape, node: ShapeNode, seen: Set<string>): boolean {
  const leads = (inner: ShapeNode): boolean => leadsToTemplate(shape, inner, seen);
  if ('placeholders' in node) return true;
  if ('refersTo' in node) return false;
  if ('when' in node) return leads(node.node) || (node.otherwise ? leads(node.otherwise) : false);
  if ('items' in node) return leads(node.items);
  if ('entries' in node) return leads(node.entries);
  if ('fields' in node) return Object.values(node.fields).some(leads);
  if ('variants' in node) return Object.values(node.variants).some(leads);
  const target = seen.has(node.concept) ? undefined : shape[node.concept];
  seen.add(node.concept);
  return target !== undefined && leads(target);
}

/** Looks only where there can be one: of a large site that is a small part. */
export function findTemplates(shape: Shape, manifest: unknown): Templates {
  const found = new Map<string, TextTemplate>();
  const root = shape.manifest;
  if (root === undefined || !('fields' in root) || !isRecord(manifest)) return found;
  for (const [name, node] of Object.entries(root.fields))
    if (Object.hasOwn(manifest, name) && leadsToTemplate(shape, node, new Set()))
      walk(shape, node, manifest[name], toPointer('', name), (kind, value, pointer) => {
        if (kind === 'template') found.set(pointer, value as TextTemplate);
      });
  return found;
}

/** The placeholders that a text lacks, once it holds no unknown one: that may be the one that is missing. */
function findLacking({ text, placeholders }: TextTemplate, variables: Variables): string[] {
  if (typeof text !== 'string' || text.trim() === '') return [];
  const isOwn = (name: string): boolean => Object.hasOwn(placeholders, name);
  if (findUnknownVariables(text, variables).some(({ name }) => !isOwn(name))) return [];
  const held = new Set(findVariables(text));
  return Object.keys(placeholders).filter((name) => !held.has(name));
}

export const findMissingPlaceholders = (
  templates: Templates,
  { file, variables }: { readonly file: string; readonly variables: Variables },
): RawFinding[] =>
  [...templates].flatMap(([pointer, template]) =>
    findLacking(template, variables).map((name): RawFinding => {
      const params = { name, meaning: template.placeholders[name] };
      return { code: 'missing-placeholder', file, pointer, params };
    }),
  );
