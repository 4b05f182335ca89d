// A value that has the type of no member of its union → the finding.
import { toPointer } from '../../content/shape/shape';
import { isRecord } from '../../model/json';
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

/** What other tools call the type of a part. */
const sayType = /^(?:kind|block|component|module|widget)$/i;

/** The member of an object that was meant as the one that says its type: by its name, or by what it says. */
export function findMeantTag(error: SchemaError, tag: string): FilelessFinding | undefined {
  const { data, instancePath } = error;
  const schema = schemaOf(error);
  if (!isRecord(data) || !isRecord(schema.discriminator)) return undefined;
  const allowed = findVariantNames(schema);
  const field =
    Object.keys(data).find((name) => findNearest(name, [tag]) === tag) ??
    Object.keys(data).find((name) => sayType.test(name) && allowed.includes(String(data[name])));
  if (field === undefined) return undefined;
  const concept = toConcept(schema);
  return {
    code: 'unknown-field',
    pointer: toPointer(instancePath, field),
    part: 'key',
    params: { concept, field, near: tag },
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
