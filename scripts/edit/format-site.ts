// A site → the same with its manifest and content files in canonical form, as an edit.
import { locate } from '../../engine/manifest/text/locate';
import type { Finding } from '../../engine/model/finding';
import { listContentFiles } from '../source/read-site';
import { manifestFile } from '../source/site-paths';
import { formatFile } from './format-file';
import { SiteEdit } from './site-edit';

interface Formatted {
  readonly site: SiteEdit;
  /** What cannot be written in another form without a loss: then nothing should be written. */
  readonly findings: readonly Finding[];
}

export function formatSite(root: string): Formatted {
  const site = new SiteEdit(root);
  const texts = new Map(
    [manifestFile, ...listContentFiles(root)].map((path) => [path, site.get(path)]),
  );
  const findings = [...texts].flatMap(([path, text]) => {
    const formatted = formatFile(path, text);
    if (typeof formatted !== 'string') return formatted;
    site.set(path, formatted);
    return [];
  });
  return { site, findings: locate(findings, { manifest: manifestFile, texts, variables: {} }) };
}
