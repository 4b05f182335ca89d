// Findings about languages → those that only follow from the tag of one.
import type { RawFinding } from './raw-finding';

/** Who names a language by the tag that it should have is right. */
export function findUsesOfMistakenTags(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const meant = new Set(
    findings.flatMap(({ code, params }) => (code === 'language-tag' ? [params.near] : [])),
  );
  return new Set(
    findings.filter(
      ({ code, params }) => code === 'unknown-language' && meant.has(params.language),
    ),
  );
}
