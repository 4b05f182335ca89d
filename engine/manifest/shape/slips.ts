// Errors of one object that are one mistake: a misspelt field and the field that it leaves missing, and all fields that
// an object lacks.
import type { ErrorObject } from 'ajv';
import { findNearest } from './nearest';

/** What a schema says about itself. */
export interface Described {
  readonly [keyword: string]: unknown;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Described>>;
}

/** What a validator found. */
export type Fault = ErrorObject<string, Record<string, unknown>, unknown>;

export const schemaOf = ({ parentSchema }: Fault): Described => (parentSchema ?? {}) as Described;

export interface Slips {
  /** Errors that are reported together with another one. */
  readonly merged: ReadonlySet<Fault>;
  /** The fields that an object lacks, reported at the first. */
  readonly missing: ReadonlyMap<Fault, readonly string[]>;
}

export const fieldOf = ({ params }: Fault): string => String(params.missingProperty);

/** The missing fields by the object that lacks them. */
function groupMissing(faults: readonly Fault[]): Map<string, Fault[]> {
  const lacking = new Map<string, Fault[]>();
  for (const fault of faults) {
    if (fault.keyword !== 'required') continue;
    const group = lacking.get(fault.instancePath);
    if (group) group.push(fault);
    else lacking.set(fault.instancePath, [fault]);
  }
  return lacking;
}

export function findSlips(faults: readonly Fault[]): Slips {
  const merged = new Set<Fault>();
  const lacking = groupMissing(faults);
  for (const { keyword, instancePath, params } of faults) {
    const group = keyword === 'additionalProperties' ? lacking.get(instancePath) : undefined;
    if (group === undefined) continue;
    const near = findNearest(String(params.additionalProperty), group.map(fieldOf));
    const slip = group.find((fault) => fieldOf(fault) === near);
    if (slip) merged.add(slip);
  }
  const missing = new Map<Fault, string[]>();
  for (const group of lacking.values()) {
    const [first, ...others] = group.filter((fault) => !merged.has(fault));
    if (first === undefined) continue;
    missing.set(first, [first, ...others].map(fieldOf));
    for (const other of others) merged.add(other);
  }
  return { merged, missing };
}
