// A site with changes that are not written → its files, by path below files/, in order.
import type { SiteSource } from '../../engine/manifest/site-source';
import type { SiteEdit } from './site-edit';

/** `files`: those on the disk, where they are known. */
export function listSiteFiles(site: SiteEdit, files: SiteSource['files'] = site.onDisk): string[] {
  const found = new Set<string>();
  for (const [path, { kind }] of files) if (kind === 'file') found.add(path);
  for (const { path, after } of site.changes()) {
    const below = /^files\/(.*)$/s.exec(path)?.[1];
    if (below === undefined) continue;
    if (after === undefined) found.delete(below);
    else found.add(below);
  }
  return [...found].sort();
}
