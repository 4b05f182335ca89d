// A value of one type → the value with which it begins as one of another type.
import { listNeeded } from '../../../../engine/manifest/shape/needed-members';
import { isRecord } from '../../../../engine/model/json';
import type { Schemas } from '../shell-state';
import { type FormSchema, listMembers } from './form-schema';

interface Change {
  readonly value: unknown;
  readonly branch: FormSchema;
  readonly wanted: FormSchema;
}

/** What can stand there, whatever a person is told of it. */
function toRules({ title: _, description: __, examples: ___, from, ...rules }: FormSchema): string {
  return JSON.stringify([rules, rules.properties === undefined ? '' : from]);
}

type Members = Readonly<Record<string, unknown>>;

/** What it says that means the same in the other type. */
function keepAlike(schemas: Schemas, { value, branch, wanted }: Change): Members {
  const holder = isRecord(value) ? value : {};
  const rules = new Map(
    listMembers(schemas, branch).map(({ name, schema }) => [name, toRules(schema)]),
  );
  return Object.fromEntries(
    listMembers(schemas, wanted)
      .filter(({ name, schema }) => name in holder && rules.get(name) === toRules(schema))
      .map(({ name }) => [name, holder[name]]),
  );
}

/** The type itself, and what has to be there; of members that exclude each other, none where one is kept. */
function isBegun(name: string, wanted: FormSchema, kept: Members): boolean {
  const { exclusive = [] } = wanted;
  const isSaid = exclusive.includes(name) && exclusive.some((other) => other in kept);
  return name === 'type' || (listNeeded(wanted).includes(name) && !isSaid);
}

/** What has been said stays; of an example comes no more than has to be there. */
export function changeType(schemas: Schemas, change: Change, start: unknown): Members {
  const kept = keepAlike(schemas, change);
  const begun = Object.entries(isRecord(start) ? start : {}).filter(([name]) =>
    isBegun(name, change.wanted, kept),
  );
  return { ...Object.fromEntries(begun), ...kept };
}
