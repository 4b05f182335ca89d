// A site → the same with its manifest and content files in canonical form, as an edit.
import { findTextKind } from '../../engine/content/addresses/text-kind';
import { locate } from '../../engine/manifest/text/locate';
import { readJsonText } from '../../engine/manifest/text/read-text-file';
import type { Finding } from '../../engine/model/finding';
import { manifestFile } from '../journal/site-paths';
import { listContentFiles } from '../source/read-site';
import { formatFile } from './format-file';
import { SiteEdit } from './site-edit';

interface Formatted {
  readonly site: SiteEdit;
  /** What cannot be written in another form without a loss: then nothing should be written. */
  readonly findings: readonly Finding[];
}

export function formatSite(root: string): Formatted {
  const site = new SiteEdit(root);
  // A document keeps the form that its author gave it.
  const contents = listContentFiles(root).filter((path) => findTextKind(path) === 'json');
  const read = (file: string) => readJsonText({ file, text: { text: site.get(file) } });
  const texts = new Map([manifestFile, ...contents].map((path) => [path, read(path)]));
  const findings = [...texts].flatMap(([path, file]) => {
    const formatted = formatFile(path, file);
    if (typeof formatted !== 'string') return formatted;
    site.set(path, formatted);
    return [];
  });
  return { site, findings: locate(findings, { manifest: manifestFile, texts, variables: {} }) };
}
