// The findings of a site → the repair of each, for programs that offer it.
import type { Finding } from '../../../engine/model/finding';
import { isRecord } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import { findEdits } from '../find-edits';
import type { TextOperation } from '../operations';
import { findRepair } from './find-repair';
import type { Trial } from './trial';

/** A repair that was tried, as changes of the texts that the site has now. */
export interface Fix {
  /** One sentence: what it does. */
  readonly title: string;
  /** Whether it loses nothing and changes no word that readers are told. */
  readonly safe: boolean;
  readonly operations: readonly TextOperation[];
}

/** What makes the second site of the first, to the byte. */
export function toTextOperations(before: Trial, after: Trial): TextOperation[] {
  return before
    .changesTo(after)
    .map(({ path: file, before: text, after: next }) =>
      text === undefined || next === undefined
        ? { op: 'write', file, text: next ?? null }
        : { op: 'edit', file, edits: findEdits(text, next) },
    );
}

/** Each takes a validation of the whole site, at least: of a large one fewer findings get their repair. */
function countTried({ manifest: { pages } }: Trial): number {
  const size = isRecord(pages) ? Object.keys(pages).length : 0;
  return Math.min(maxTried, Math.ceil(pagesTried / Math.max(1, size)));
}

/** In characters: a text that is longer is changed by --fix alone. */
const maxText = 1_000_000;

const isShort = (site: Trial, file: string): boolean => (site.read(file)?.length ?? 0) <= maxText;

const maxTried = 100;
const pagesTried = 20_000;

export type Fixes = ReadonlyMap<Finding, Fix>;

/** By finding; those without a repair are absent, and so are those of a long list that come late. */
export function findFixes(site: Trial): Fixes {
  const fixes = new Map<Finding, Fix>();
  if (!isShort(site, manifestFile)) return fixes;
  for (const finding of site.findings.slice(0, countTried(site))) {
    const repair = isShort(site, finding.file) ? findRepair(finding, site) : undefined;
    if (repair === undefined) continue;
    const { title, isSafe: safe, after } = repair;
    fixes.set(finding, { title, safe, operations: toTextOperations(site, after) });
  }
  return fixes;
}
