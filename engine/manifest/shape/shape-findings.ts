// What a validator found → findings in the words of the catalogue: one mistake, one finding.
import type { ErrorObject } from 'ajv';
import type { Finding } from '../finding';
import { toKeywordFinding } from './keyword-findings';
import { type Fault, findSlips } from './slips';

/** Keywords whose errors only repeat another one. */
const repeating = new Set(['if', 'oneOf']);

/** Where a list is too long, errors in its items need not be reported as well. */
function withoutSurplus(faults: readonly Fault[]): readonly Fault[] {
  const long = faults
    .filter(({ keyword }) => keyword === 'maxItems')
    .map(({ instancePath }) => `${instancePath}/`);
  if (long.length === 0) return faults;
  return faults.filter(({ instancePath }) => !long.some((list) => instancePath.startsWith(list)));
}

/** A value of the wrong type hides all else: one error is reported for its place and below. */
function withoutFollowing(faults: readonly Fault[]): Fault[] {
  const wrong = new Map<string, Fault>();
  for (const fault of faults)
    if (fault.keyword === 'type' && !wrong.has(fault.instancePath))
      wrong.set(fault.instancePath, fault);
  // A type that is not text is reported by the union.
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

/** The findings of one file. An error in a property's name is reported once, not again by its pattern. */
export function toShapeFindings(file: string, errors: readonly ErrorObject[]): Finding[] {
  const faults = withoutFollowing(withoutSurplus(errors as readonly Fault[]));
  const slips = findSlips(faults);
  return faults.flatMap((fault) => {
    if (repeating.has(fault.keyword) || fault.propertyName !== undefined) return [];
    const finding = toKeywordFinding(file, fault, slips);
    return finding ? [finding] : [];
  });
}
