// Errors of one object that are one mistake: a misspelt field and the field that it leaves missing, and all fields that
// an lacks.
import type { ErrorObject } from 'ajv';
import { groupBy } from '../group-by';
import { findNearest } from './nearest';

/** What a schema says about itself. */
export interface DescribedSchema {
  readonly [keyword: string]: unknown;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
}

/** An error of a validator. */
export type SchemaError = ErrorObject<string, Record<string, unknown>, unknown>;

export const schemaOf = ({ parentSchema }: SchemaError): DescribedSchema =>
  (parentSchema ?? {}) as DescribedSchema;

export interface MergedErrors {
  /** Errors that are reported together with another one. */
  readonly merged: ReadonlySet<SchemaError>;
  /** The fields that an object lacks, reported at the first. */
  readonly missing: ReadonlyMap<SchemaError, readonly string[]>;
}

export const fieldOf = ({ params }: SchemaError): string => String(params.missingProperty);

/** The errors about missing fields, by the object that lacks them. */
const groupMissing = (errors: readonly SchemaError[]): Map<string, SchemaError[]> =>
  groupBy(
    errors.filter(({ keyword }) => keyword === 'required'),
    ({ instancePath }) => instancePath,
  );

export function mergeErrors(errors: readonly SchemaError[]): MergedErrors {
  const merged = new Set<SchemaError>();
  const lacking = groupMissing(errors);
  for (const { keyword, instancePath, params } of errors) {
    const group = keyword === 'additionalProperties' ? lacking.get(instancePath) : undefined;
    if (group === undefined) continue;
    const near = findNearest(String(params.additionalProperty), group.map(fieldOf));
    const counterpart = group.find((error) => fieldOf(error) === near);
    if (counterpart) merged.add(counterpart);
  }
  const missing = new Map<SchemaError, string[]>();
  for (const group of lacking.values()) {
    const [first, ...others] = group.filter((error) => !merged.has(error));
    if (first === undefined) continue;
    missing.set(first, [first, ...others].map(fieldOf));
    for (const other of others) merged.add(other);
  }
  return { merged, missing };
}

/** The name of a concept inside a sentence: "the page", "a title". */
export const toConcept = ({ title }: DescribedSchema): string =>
  title ? `"${title}"` : 'This value';

export const toExample = ({ examples }: DescribedSchema): string | undefined =>
  examples?.[0] === undefined ? undefined : JSON.stringify(examples[0]).slice(0, 200);
