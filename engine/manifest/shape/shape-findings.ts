// The errors of a validator → findings of the catalogue: one mistake, one finding.
import type { ErrorObject } from 'ajv';
import { invariant } from '../../model/invariant';
import type { RawFinding } from '../raw-finding';
import { sayEmptyInDocument } from './empty-in-document';
import { toKeywordFinding } from './keyword-findings';
import { mergeErrors, type NamedSchemas, type SchemaError } from './merge-errors';

/** Keywords whose errors only repeat another one. */
const repeating = new Set(['if', 'oneOf']);

/** Where a list is too long, errors in its items need not be reported as well. */
function withoutSurplus(errors: readonly SchemaError[]): readonly SchemaError[] {
  const long = errors
    .filter(({ keyword }) => keyword === 'maxItems')
    .map(({ instancePath }) => `${instancePath}/`);
  if (long.length === 0) return errors;
  return errors.filter(({ instancePath }) => !long.some((list) => instancePath.startsWith(list)));
}

/** A value of the wrong type hides all else: one error is reported for its place and below. */
function withoutFollowing(errors: readonly SchemaError[]): SchemaError[] {
  const wrong = new Map<string, SchemaError>();
  for (const error of errors)
    if (error.keyword === 'type' && !wrong.has(error.instancePath))
      wrong.set(error.instancePath, error);
  // A type that is not text is reported by the union.
  const tags = new Set(
    errors.flatMap(({ keyword, instancePath, params }) =>
      keyword === 'discriminator' ? [`${instancePath}/${params.tag}`] : [],
    ),
  );
  return errors.filter((error) => {
    if (tags.has(error.instancePath)) return false;
    const first = wrong.get(error.instancePath);
    return first === undefined || first === error;
  });
}

/** The findings of one file. An error in a property's name is reported once, not again by its pattern. */
export function toShapeFindings(
  file: string,
  errors: readonly ErrorObject[],
  schemas?: NamedSchemas,
): RawFinding[] {
  const relevant = withoutFollowing(withoutSurplus(errors as readonly SchemaError[]));
  const mergedErrors = mergeErrors(relevant, schemas);
  const findings = relevant.flatMap((error) => {
    if (repeating.has(error.keyword) || error.propertyName !== undefined) return [];
    const finding = toKeywordFinding(file, error, mergedErrors);
    return finding ? [sayEmptyInDocument(finding)] : [];
  });
  invariant(errors.length === 0 || findings.length > 0, 'what a validator refuses has a finding');
  return findings;
}
