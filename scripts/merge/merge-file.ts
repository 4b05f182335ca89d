// A file as it was, and as two people have changed it → one with both changes, and what they do not agree on.

import type { JsonPath } from '../edit/json-edits';
import { mergeTexts } from '../edit/merge-texts';
import { type Content, isSameContent } from '../journal/bytes';
import { ValueMerge } from './merge-values';
import { findTextForm, type TextForm } from './text-forms';
import type { Side, Value, Versions } from './versions';

export type FileVersions = Versions<Content | undefined> & { readonly path: string };

/** What both have changed, each in another way. */
export interface Conflict {
  readonly file: string;
  /** Keys and indexes that lead there; undefined for the whole file. */
  readonly place: JsonPath | undefined;
  /** Undefined where there is nothing; for a whole file, where it is not there. */
  readonly values: Versions<Value>;
  /** Where each has written it, from 1. */
  readonly lines: Readonly<Record<Side, number>>;
}

export interface MergedFile {
  readonly path: string;
  readonly content: Content | undefined;
  readonly conflicts: readonly Conflict[];
  /** Lists in one place of which both have put something. */
  readonly together: readonly JsonPath[];
}

const describe = (content: Content | undefined): Value =>
  content === undefined ? undefined : typeof content === 'string' ? 'text' : 'bytes';

function disagree({ path, ...versions }: FileVersions, take: Side): MergedFile {
  const values = {
    base: describe(versions.base),
    ours: describe(versions.ours),
    theirs: describe(versions.theirs),
  };
  const conflict = { file: path, place: undefined, values, lines: { ours: 1, theirs: 1 } };
  return { path, content: versions[take], conflicts: [conflict], together: [] };
}

const isText = (content: Content | undefined): content is string => typeof content === 'string';

function mergeParts(
  form: TextForm,
  { path, ...texts }: Versions<string> & { readonly path: string },
  take: Side,
): MergedFile | undefined {
  const read = (text: string): Value => (text === '' ? form.empty : form.read(text));
  const values = { base: read(texts.base), ours: read(texts.ours), theirs: read(texts.theirs) };
  if (Object.values(values).includes(undefined)) return undefined;
  const merge = new ValueMerge(take, mergeTexts);
  const value = merge.merge(values, { base: [], ours: [], theirs: [] });
  const conflicts = merge.conflicts.map(({ places, base, ours, theirs }) => ({
    file: path,
    place: ours === undefined ? places.theirs : places.ours,
    values: { base, ours, theirs },
    lines: {
      ours: form.findLine(texts.ours, places.ours, ours),
      theirs: form.findLine(texts.theirs, places.theirs, theirs),
    },
  }));
  const content = value === undefined ? texts.ours : form.write(value, [texts.ours, texts.theirs]);
  return { path, content, conflicts, together: merge.together };
}

/** `take`: whose value stands where they do not agree. */
export function mergeFile(versions: FileVersions, take: Side = 'ours'): MergedFile {
  const { path, base, ours, theirs } = versions;
  const unite = (content: Content | undefined): MergedFile => ({
    ...{ path, content },
    ...{ conflicts: [], together: [] },
  });
  if (isSameContent(ours, theirs) || isSameContent(theirs, base)) return unite(ours);
  if (isSameContent(ours, base)) return unite(theirs);
  if (!isText(ours) || !isText(theirs) || typeof base === 'object') return disagree(versions, take);
  const texts = { path, base: base ?? '', ours, theirs };
  const form = findTextForm(path);
  const merged = form && mergeParts(form, texts, take);
  if (merged !== undefined) return merged;
  const content = base === undefined ? undefined : mergeTexts(texts);
  return content === undefined ? disagree(versions, take) : unite(content);
}
