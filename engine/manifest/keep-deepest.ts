// Findings about one value → the deepest of them.
import type { RawFinding, Spot } from './raw-finding';
import { shapeRules } from './rules/shape-rules';
import { wordRules } from './rules/word-rules';

/** The deeper a mistake lies, the more follows from it: a character or a brace, then a shape, then a meaning. */
const toDepth = (code: RawFinding['code']): number =>
  code === 'unknown-variable' || code === 'not-text' ? 0 : Object.hasOwn(shapeRules, code) ? 1 : 2;

/** Whether a finding is about a value, not about a part of it. */
const isWhole = ({ offset, span, link }: RawFinding): boolean =>
  offset === undefined && span === undefined && link === undefined;

/** Whether a finding is about how a value is written. */
const isOfWords = ({ code }: RawFinding): boolean => Object.hasOwn(wordRules, code);

/** Keeps only the deepest of several findings about one value, and none about the meaning of an unresolved value. */
export function keepDeepest(
  findings: readonly RawFinding[],
  unresolved: readonly Spot[],
): RawFinding[] {
  const toPlace = ({ file, pointer, part }: Spot): string =>
    `${file} ${part ?? 'value'} ${pointer}`;
  const deepest = new Map(unresolved.map((spot) => [toPlace(spot), 0]));
  const whole = new Set<string>();
  // Made once: of very many findings that is most of the work.
  const places = findings.map((finding) => (finding.link === undefined ? toPlace(finding) : ''));
  for (const [index, finding] of findings.entries()) {
    if (finding.link !== undefined) continue;
    const place = places[index] ?? '';
    deepest.set(place, Math.min(deepest.get(place) ?? 2, toDepth(finding.code)));
    if (isWhole(finding) && !isOfWords(finding)) whole.add(place);
  }
  return findings.filter((finding, index) => {
    if (finding.link !== undefined) return true;
    const place = places[index] ?? '';
    // How a value is written matters less than that it cannot be used.
    if (isOfWords(finding)) return !whole.has(place);
    return !isWhole(finding) || toDepth(finding.code) === deepest.get(place);
  });
}
