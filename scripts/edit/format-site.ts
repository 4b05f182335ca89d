// A site → the same with its manifest and content files in canonical form, as an edit.
import { findTextKind } from '../../engine/content/addresses/text-kind';
import { toContentName } from '../../engine/manifest/checks/context/file-part';
import { isPairsFile } from '../../engine/manifest/language-files';
import { locate } from '../../engine/manifest/text/locate';
import { readJsonText } from '../../engine/manifest/text/read-text-file';
import type { Finding } from '../../engine/model/finding';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { listFiles } from '../source/read-site';
import { formatFile, type Lines } from './format-file';
import { SiteEdit } from './site-edit';
import { dropTraces } from './translations/drop-traces';

interface Formatted {
  readonly site: SiteEdit;
  /** What cannot be written in another form without a loss: then nothing should be written. */
  readonly findings: readonly Finding[];
}

/** Files that are JSON: content files, and those with pairs. */
const listTexts = (root: string): string[] =>
  [...listFiles(root)]
    .filter(([, { kind }]) => kind === 'file')
    .map(([path]) => toContentName(path))
    .filter((file) => findTextKind(file) === 'json' || isPairsFile(file))
    .sort();

interface Formatting {
  /** Where documents of other languages say how they came about. Else a document keeps the form that its author gave it. */
  readonly world: World | undefined;
  readonly lines?: Lines;
}

export function formatSite(root: string, { world, lines }: Formatting): Formatted {
  const site = new SiteEdit(root);
  const contents = listTexts(root);
  const read = (file: string) => readJsonText({ file, text: { text: site.get(file) } });
  const texts = new Map([manifestFile, ...contents].map((path) => [path, read(path)]));
  const findings = [...texts].flatMap(([path, file]) => {
    const formatted = formatFile(path, file, lines);
    if (typeof formatted !== 'string') return formatted;
    site.set(path, formatted);
    return [];
  });
  if (world) for (const [file, text] of dropTraces(world)) site.set(file, text);
  return { site, findings: locate(findings, { manifest: manifestFile, texts, variables: {} }) };
}
