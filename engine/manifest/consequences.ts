// Findings about one value → those from which the others follow.
import type { Finding, Spot } from './finding';
import { shapeRules } from './rules/shape-rules';

/** The deeper a mistake lies, the more follows from it: a character or a brace, then a shape, then a meaning. */
const toDepth = (code: Finding['code']): number =>
  code === 'unknown-variable' || code === 'not-text' ? 0 : Object.hasOwn(shapeRules, code) ? 1 : 2;

/** Keeps only the deepest of several findings about one value, and none about the meaning of an unresolved value. */
export function withoutConsequences(
  findings: readonly Finding[],
  unresolved: readonly Spot[],
): Finding[] {
  const toPlace = ({ file, pointer, part }: Spot): string =>
    `${file} ${part ?? 'value'} ${pointer}`;
  const deepest = new Map(unresolved.map((spot) => [toPlace(spot), 0]));
  for (const finding of findings) {
    const place = toPlace(finding);
    deepest.set(place, Math.min(deepest.get(place) ?? 2, toDepth(finding.code)));
  }
  return findings.filter(
    (finding) =>
      // A part of a text, or an offset, is a separate place.
      finding.offset !== undefined ||
      finding.within !== undefined ||
      toDepth(finding.code) === deepest.get(toPlace(finding)),
  );
}
