// A value of one type → what it says that means the same in another type.
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

export function keepAlike(
  schemas: Schemas,
  { value, branch, wanted }: Change,
): Readonly<Record<string, unknown>> {
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
