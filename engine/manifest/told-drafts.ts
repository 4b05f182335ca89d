// Findings → those about links to drafts of which another one says more.
import type { RawFinding } from './raw-finding';

/** That the address of a draft is lost says more than that a menu names it; that all cards go, more than that each does. */
export function findLinksToToldDrafts(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const lost = new Set(
    findings.flatMap(({ code, params }) => (code === 'lost-address' ? [params.draft] : [])),
  );
  const blocks = findings.flatMap(({ code, pointer }) =>
    code === 'draft-cards' ? [`${pointer}/`] : [],
  );
  if (lost.size + blocks.length === 0) return new Set();
  return new Set(
    findings.filter(
      ({ code, params, pointer }) =>
        code === 'draft-linked' &&
        (lost.has(params.id) || blocks.some((block) => pointer.startsWith(block))),
    ),
  );
}
