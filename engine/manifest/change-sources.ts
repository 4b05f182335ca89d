// A site with other texts of some of its sources.

import { findTextKind } from '../content/addresses/text-kind';
import { ledgerFile } from './checks/addresses/ledger';
import { toContentName } from './checks/context/file-part';
import type { FileText, SiteSource, Source, Unreadable } from './site-source';
import { redirectList } from './text/parse-redirect-list';

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
  const read = sources.find((source) => source.id === id)?.read();
  return read && 'text' in read ? read.text : undefined;
}

const toPath = (id: string): string | undefined => /^files\/(.*)$/s.exec(id)?.[1];

/** A source that the site did not have; undefined where nothing reads a file of that name. */
function toNewSource(id: string, read: Source['read']): Source | undefined {
  const path = toPath(id);
  if (path !== undefined) return toContentSource(path, read);
  if (id === redirectList) return { id, file: id, kind: 'redirects', read };
  return id === ledgerFile ? { id, file: id, kind: 'ledger', read } : undefined;
}

/** By id: another text, or undefined for a source that is no longer there. */
type ChangedTexts = ReadonlyMap<string, string | FileText | Unreadable | undefined>;

/** Files below files/ come and go with their texts. */
export function changeSources(site: SiteSource, texts: ChangedTexts): SiteSource {
  const entries = new Map(site.files);
  const sources = new Map(site.sources.map((source) => [source.id, source]));
  for (const [id, text] of texts) {
    const path = toPath(id);
    if (text === undefined) {
      sources.delete(id);
      if (path !== undefined) entries.delete(path);
      continue;
    }
    if (path !== undefined) entries.set(path, { kind: 'file' });
    const read = (): FileText | Unreadable => (typeof text === 'string' ? { text } : text);
    const known = sources.get(id);
    const source = known ? { ...known, read } : toNewSource(id, read);
    if (source) sources.set(id, source);
  }
  const isSame =
    entries.size === site.files.size &&
    [...entries].every(([path, { kind }]) => site.files.get(path)?.kind === kind);
  // What is known of files stays known where none comes or goes.
  return { ...site, files: isSame ? site.files : entries, sources: [...sources.values()] };
}
