// Errors that are one mistake: a misspelt field and the field that it leaves missing, a field one level above the member
// that lacks it, and all fields that an object lacks.

import type { ErrorObject } from 'ajv';
import { isReservedKey } from '../../content/shape/reserved-keys';
import { toPointer } from '../../content/shape/shape';
import { groupBy } from '../../model/group-by';
import { findNearest } from './nearest';
import { listNeeded } from './needed-members';
import { findSynonym } from './synonyms';
import { quoteAll } from './value-words';

/** What a schema says about itself. */
export interface DescribedSchema {
  readonly [keyword: string]: unknown;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly exclusive?: readonly string[];
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
  /** What to do about a field one level above the member that lacks it. */
  readonly remedies: ReadonlyMap<SchemaError, string>;
}

export const fieldOf = ({ params }: SchemaError): string => String(params.missingProperty);

/** The errors about missing fields, by the object that lacks them. */
const groupMissing = (errors: readonly SchemaError[]): Map<string, SchemaError[]> =>
  groupBy(
    errors.filter(({ keyword }) => keyword === 'required'),
    ({ instancePath }) => instancePath,
  );

/** The schemas that others refer to, by name. */
export type NamedSchemas = ReadonlyMap<string, DescribedSchema>;

/** What a schema refers to; itself where it refers to nothing. Of what folders of schemas refer to, only those outside are known. */
function follow(schema: DescribedSchema, schemas: NamedSchemas): DescribedSchema | undefined {
  if (typeof schema.$ref !== 'string') return schema;
  return schemas.get(schema.$ref.replace(/^(?:\.\.\/)+|\.schema\.json$/g, ''));
}

/** Fields one level above the member that lacks them, with the errors that say what that one lacks, or that it is not there. */
function* findTooHigh(
  errors: readonly SchemaError[],
  lacking: ReadonlyMap<string, readonly SchemaError[]>,
  schemas: NamedSchemas,
): Generator<readonly [unknown: SchemaError, missing: SchemaError, member: string]> {
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    const { instancePath } = error;
    const field = String(error.params.additionalProperty);
    const beside = lacking.get(instancePath) ?? [];
    for (const [member, schema] of Object.entries(schemaOf(error).properties ?? {})) {
      const within = lacking.get(toPointer(instancePath, member)) ?? [];
      const found =
        within.find((one) => fieldOf(one) === field) ??
        beside.find(
          (one) => fieldOf(one) === member && follow(schema, schemas)?.properties?.[field],
        );
      if (found) yield [error, found, member];
    }
  }
}

export function mergeErrors(
  errors: readonly SchemaError[],
  schemas: NamedSchemas = new Map(),
): MergedErrors {
  const merged = new Set<SchemaError>();
  const lacking = groupMissing(errors);
  for (const error of errors) {
    const { keyword, instancePath, params } = error;
    const group = keyword === 'additionalProperties' ? lacking.get(instancePath) : undefined;
    if (group === undefined) continue;
    const field = String(params.additionalProperty);
    const names = group.map(fieldOf);
    const { title } = schemaOf(error);
    const near = findNearest(field, names) ?? findSynonym(field, { title, names });
    const counterpart = group.find((error) => fieldOf(error) === near);
    if (counterpart) merged.add(counterpart);
  }
  const remedies = new Map<SchemaError, string>();
  const high = [...findTooHigh(errors, lacking, schemas)];
  const byMember = groupBy(high, ([{ instancePath }, , member]) => `${instancePath} ${member}`);
  for (const group of byMember.values())
    for (const [index, [unknown, lacked, member]] of group.entries()) {
      const fields = [...new Set(group.map(([one]) => String(one.params.additionalProperty)))];
      const what = fields.length === 1 ? 'it' : quoteAll(fields);
      if (index === 0) remedies.set(unknown, `Move ${what} into "${member}".`);
      else if (!remedies.has(unknown)) merged.add(unknown);
      merged.add(lacked);
    }
  const missing = new Map<SchemaError, string[]>();
  for (const group of lacking.values()) {
    const [first, ...others] = group.filter((error) => !merged.has(error));
    if (first === undefined) continue;
    missing.set(first, [first, ...others].map(fieldOf));
    for (const other of others) merged.add(other);
  }
  return { merged, missing, remedies };
}

/** The name of a concept inside a sentence: "the page", "a title". */
export const toConcept = ({ title }: DescribedSchema): string =>
  title ? `"${title}"` : 'This value';

export const toExample = ({ examples }: DescribedSchema): string | undefined =>
  examples?.[0] === undefined ? undefined : JSON.stringify(examples[0]).slice(0, 200);

/** The members that an object cannot do without, of which one of several the first: `{ "src": …, "alt": … }`. */
export function toForm(schema: DescribedSchema): string | undefined {
  const members = listNeeded(schema);
  return members.length === 0 ? undefined : writeForm(members);
}

const writeForm = (members: readonly string[]): string =>
  `{ ${members.map((name) => `${JSON.stringify(name)}: …`).join(', ')} }`;

/** Where an object can do without any, all of a few; where its members are named by authors, two of them. */
export function toAnyForm(schema: DescribedSchema): string | undefined {
  const form = toForm(schema);
  if (form !== undefined || schema.type !== 'object') return form;
  const all = Object.keys(schema.properties ?? {}).filter((name) => !isReservedKey(name));
  if (all.length === 0) return writeForm(['NAME', 'OTHER']);
  return all.length > 3 ? undefined : writeForm(all);
}
