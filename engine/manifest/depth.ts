// How deep a look must be to find something: what is broken further up hides what lies below.
import { catalogue } from './catalogue';
import { type Depth, depths, type Rule } from './rule';
import { shapeRules } from './rules/shape-rules';

const rules: Readonly<Record<string, Pick<Rule, 'depth'>>> = catalogue;

/** How deep an error of that code lies. */
export function findDepth(code: string): Depth {
  const own = Object.hasOwn(rules, code) ? rules[code]?.depth : undefined;
  return own ?? (Object.hasOwn(shapeRules, code) ? 'shape' : 'meaning');
}

/** Below zero where the first lies above the second. */
export const compareDepths = (one: Depth, other: Depth): number =>
  depths.indexOf(one) - depths.indexOf(other);
