// How deep a look must be to find something: what is broken further up hides what lies below.
import type { Code } from './catalogue';
import { shapeRules } from './rules/shape-rules';

/** From the characters of a text to what it lacks, in this order. */
const depths = ['syntax', 'shape', 'meaning', 'absence'] as const;

export type Depth = (typeof depths)[number];

const ofSyntax: ReadonlySet<string> = new Set<Code>([
  ...(['file-unreadable', 'wrong-encoding', 'too-large', 'too-deep', 'not-json'] as const),
  ...(['duplicate-key', 'reordered-key', 'not-text', 'not-yaml', 'broken-redirect-list'] as const),
]);

const ofAbsence: ReadonlySet<string> = new Set<Code>([
  ...(['other-page', 'broken-ledger', 'unknown-heading', 'empty-page', 'empty-block'] as const),
  ...(['no-privacy-page', 'unnamed-service', 'unused-service', 'unused-file'] as const),
  ...(['unused-variable', 'unused-form', 'orphan-page', 'new-address'] as const),
  'stray-document',
]);

/** How deep an error of that code lies. */
export function findDepth(code: string): Depth {
  if (ofSyntax.has(code)) return 'syntax';
  if (Object.hasOwn(shapeRules, code)) return 'shape';
  return ofAbsence.has(code) ? 'absence' : 'meaning';
}

/** Below zero where the first lies above the second. */
export const compareDepths = (one: Depth, other: Depth): number =>
  depths.indexOf(one) - depths.indexOf(other);
