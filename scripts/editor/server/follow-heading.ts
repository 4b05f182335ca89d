// A heading with other words → the links that lead to it, and what names it, say so too: at the places where checks miss it.
import { toSlug } from '../../../engine/content/addresses/slug';
import type { Finding } from '../../../engine/model/finding';
import type { Operation } from '../../edit/operations';
import type { SiteEdit } from '../../edit/site-edit';

export interface Heading {
  readonly from: string;
  readonly to: string;
}

/** What each finding misses. */
const missed: Readonly<Record<string, (heading: string) => string>> = {
  'unknown-anchor': toSlug,
  'unknown-section': (heading) => heading,
};

function findOffset(text: string, { line, column }: Finding): number {
  let start = 0;
  for (let count = 1; count < line; count += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** Undefined where one of the findings is about something else. */
export function followHeading(
  site: SiteEdit,
  findings: readonly Finding[],
  { from, to }: Heading,
): readonly Operation[] | undefined {
  const operations: Operation[] = [];
  for (const finding of findings) {
    const name = missed[finding.code];
    const text = name && site.read(finding.file);
    if (name === undefined || text === undefined) return undefined;
    const offset = text.indexOf(name(from), findOffset(text, finding));
    if (offset < 0 || text.slice(0, offset).split('\n').length !== finding.line) return undefined;
    const edit = { offset, length: name(from).length, text: name(to) };
    operations.push({ op: 'edit', file: finding.file, edits: [edit] });
  }
  return operations;
}
