// A site with other texts of some of its sources.

import { findTextKind } from '../content/addresses/text-kind';
import { ledgerFile } from './checks/addresses/ledger';
import { toContentName, toContentPath } from './checks/context/file-part';
import { redirectList } from './redirect-list';
import {
  type FileText,
  listSources,
  type SiteSource,
  type Source,
  type Unreadable,
} from './site-source';

/** A text as the manifest of a site. `file` is what findings call it. */
export const toManifestSource = (file: string, text: string): Source => ({
  ...{ id: file, file, kind: 'manifest' },
  read: () => ({ text }),
});

/** A file below files/ as a source: one that is not a document by its name is read as JSON. */
export function toContentSource(path: string, read: Source['read']): Source {
  const file = toContentName(path);
  return { id: file, file, kind: findTextKind(path) ?? 'json', read };
}

/** The text of a source; undefined where the site has none of that id, or it cannot be read. */
export function getText({ sources }: SiteSource, id: string): string | undefined {
  const read = sources.get(id)?.read();
  return read && 'text' in read ? read.text : undefined;
}

/** A source that the site did not have; undefined where nothing reads a file of that name. */
function toNewSource(id: string, read: Source['read']): Source | undefined {
  const path = toContentPath(id);
  if (path !== undefined) return toContentSource(path, read);
  if (id === redirectList) return { id, file: id, kind: 'redirects', read };
  return id === ledgerFile ? { id, file: id, kind: 'ledger', read } : undefined;
}

/** By id: another text, or undefined for a source that is no longer there. */
type ChangedTexts = ReadonlyMap<string, string | FileText | Unreadable | undefined>;

/** The very same where none comes or goes. */
function changeFiles(files: SiteSource['files'], texts: ChangedTexts): SiteSource['files'] {
  const changed = [...texts].flatMap(([id, text]) => {
    const path = toContentPath(id);
    if (path === undefined) return [];
    const isSame = text === undefined ? !files.has(path) : files.get(path)?.kind === 'file';
    return isSame ? [] : [{ path, isThere: text !== undefined }];
  });
  if (changed.length === 0) return files;
  const all = new Map(files);
  for (const { path, isThere } of changed)
    if (isThere) all.set(path, { kind: 'file' });
    else all.delete(path);
  return all;
}

/** Files below files/ come and go with their texts. */
export function changeSources(site: SiteSource, texts: ChangedTexts): SiteSource {
  const left = new Map(texts);
  const toRead = (text: string | FileText | Unreadable) => (): FileText | Unreadable =>
    typeof text === 'string' ? { text } : text;
  const sources: Source[] = [];
  for (const source of site.sources) {
    const text = left.get(source.id);
    if (!left.delete(source.id)) sources.push(source);
    else if (text !== undefined) sources.push({ ...source, read: toRead(text) });
  }
  for (const [id, text] of left) {
    const source = text === undefined ? undefined : toNewSource(id, toRead(text));
    if (source) sources.push(source);
  }
  return { ...site, files: changeFiles(site.files, texts), sources: listSources(sources) };
}
