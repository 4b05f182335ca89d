// A manifest as it is written, of whatever shape → what its translation has to know of it.

import { toPointer, walk } from '../../content/shape/shape';
import type { Contract } from '../../model/contract';
import { isRecord } from '../../model/json';
import { needsScript } from '../../model/provider-view';

export type Entry = Readonly<Record<string, unknown>>;

export const listEntries = (value: unknown): [string, Entry][] =>
  isRecord(value)
    ? Object.entries(value).filter((entry): entry is [string, Entry] => isRecord(entry[1]))
    : [];

/** The words that stay as they are in every language. */
export function findNames(manifest: unknown): readonly string[] {
  const site = isRecord(manifest) ? manifest.site : undefined;
  const names = isRecord(site) && Array.isArray(site.names) ? site.names : [];
  return names.filter((name): name is string => typeof name === 'string');
}

/** The content files and the forms that a page names. */
export function listOwn(page: Entry, { shape }: Pick<Contract, 'shape'>) {
  const own = { contents: [] as string[], forms: [] as string[] };
  walk(shape, { concept: 'page' }, page, '', (kind, value) => {
    if (typeof value !== 'string') return;
    if (kind === 'content') own.contents.push(value);
    if (kind === 'form') own.forms.push(value);
  });
  return own;
}

/** Where words of a form are that nobody is shown: browsers send it by themselves. */
export function findUnshown({ provider }: Entry, pointer: string): ReadonlySet<string> {
  const isShown = isRecord(provider) && needsScript(provider);
  return new Set(isShown ? [] : [toPointer(pointer, 'withoutScript')]);
}
