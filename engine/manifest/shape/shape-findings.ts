// What a validator found → findings in the words of the catalogue: one mistake, one finding.
import type { ErrorObject } from 'ajv';
import type { Finding } from '../finding';
import { toKeywordFinding } from './keyword-findings';
import { type Fault, findSlips } from './slips';

/** Faults that only say that another one is there. */
const repeating = new Set(['if', 'oneOf']);

/** Of a list that is too long its items need not be told of as well. */
function withoutSurplus(faults: readonly Fault[]): readonly Fault[] {
  const long = faults
    .filter(({ keyword }) => keyword === 'maxItems')
    .map(({ instancePath }) => `${instancePath}/`);
  if (long.length === 0) return faults;
  return faults.filter(({ instancePath }) => !long.some((list) => instancePath.startsWith(list)));
}

/** Of a value of the wrong type nothing else is worth saying: one fault speaks for all at its place and below. */
function withoutFollowing(faults: readonly Fault[]): Fault[] {
  const wrong = new Map<string, Fault>();
  for (const fault of faults)
    if (fault.keyword === 'type' && !wrong.has(fault.instancePath))
      wrong.set(fault.instancePath, fault);
  // A type that is no text is told by the union.
  const tags = new Set(
    faults.flatMap(({ keyword, instancePath }) =>
      keyword === 'discriminator' ? [`${instancePath}/type`] : [],
    ),
  );
  return faults.filter((fault) => {
    if (tags.has(fault.instancePath)) return false;
    const first = wrong.get(fault.instancePath);
    return first === undefined || first === fault;
  });
}

/** The findings of one file. A fault in a property's name is told once, not again by its pattern. */
export function toShapeFindings(file: string, errors: readonly ErrorObject[]): Finding[] {
  const faults = withoutFollowing(withoutSurplus(errors as readonly Fault[]));
  const slips = findSlips(faults);
  return faults.flatMap((fault) => {
    if (repeating.has(fault.keyword) || fault.propertyName !== undefined) return [];
    const finding = toKeywordFinding(file, fault, slips);
    return finding ? [finding] : [];
  });
}
