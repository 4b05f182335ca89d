// A value that has the type of no member of its union → the finding.
import type { FilelessFinding } from '../raw-finding';
import { findMeantValue } from './meant-values';
import { type DescribedSchema, type SchemaError, schemaOf, toConcept } from './merge-errors';
import { findNearest } from './nearest';
import { findRefusal } from './refused-services';
import { nameOfValue, quoteAll, toTypeName } from './value-words';

export function toVariantFinding(error: SchemaError): FilelessFinding {
  const { instancePath, params, data } = error;
  const schema = schemaOf(error);
  const concept = (schema.title ?? 'part').toLowerCase();
  const tag = String(params.tag);
  const value = (data as Readonly<Record<string, unknown>> | null)?.[tag];
  const allowed = findVariantNames(schema);
  if (value === undefined)
    return {
      code: 'missing-field',
      pointer: instancePath,
      params: {
        concept: toConcept(schema),
        fields: quoteAll([tag]),
        description: `one of ${allowed.join(', ')}.`,
      },
    };
  if (params.error === 'tag' || typeof value !== 'string')
    return {
      code: 'wrong-type',
      pointer: `${instancePath}/${tag}`,
      params: {
        concept: toConcept(schema),
        expected: toTypeName('string'),
        actual: nameOfValue(value),
      },
    };
  const refusal = instancePath.startsWith('/services/') ? findRefusal(value) : undefined;
  if (refusal !== undefined)
    return {
      code: 'refused-service',
      pointer: `${instancePath}/type`,
      params: { ...refusal },
    };
  const meant = findMeantValue(value, schema.title);
  const near = allowed.find((name) => name === meant) ?? findNearest(value, allowed);
  return {
    code: 'unknown-type',
    pointer: `${instancePath}/${tag}`,
    params: { concept, value, near, allowed: allowed.join(', ') },
  };
}

/** The types of a union: the names of the schemas it refers to. */
const findVariantNames = ({ oneOf }: DescribedSchema): string[] =>
  (Array.isArray(oneOf) ? oneOf : []).flatMap(({ $ref }: { $ref?: unknown }) =>
    typeof $ref === 'string'
      ? [
          decodeURI($ref)
            .replace(/^.*\//, '')
            .replace(/\.schema\.json$/, ''),
        ]
      : [],
  );
