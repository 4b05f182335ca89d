// Words that a part of a page takes from another page → where the part could say its own.
import { isRecord } from '../../../../engine/model/json';
import type { Schemas } from '../shell-state';
import { type FormSchema, findBranch, listMembers, readByValue, readSchema } from './form-schema';

interface Inherited {
  /** The id of the page that says them. */
  readonly page: string;
  readonly member: string;
}

type Path = readonly (string | number)[];

/** The words of a page that a pointer leads to. */
export function toInherited(pointer: string): Inherited | undefined {
  const [, page, member] = /^\/pages\/([^/]+)\/(title|label|summary)$/.exec(pointer) ?? [];
  return page === undefined || member === undefined ? undefined : { page, member };
}

/** Undefined where the part has no words of its own for that. */
export function findOwnPlace(
  schemas: Schemas,
  given: FormSchema,
  value: unknown,
  inherited: Inherited,
  path: Path = [],
): Path | undefined {
  const schema =
    (given.oneOf && findBranch(schemas, given, isRecord(value) ? value.type : undefined)) ??
    readByValue(schemas, given, value);
  if (Array.isArray(value)) {
    const items = readSchema(schemas, schema.items, schema.from);
    for (const [index, item] of value.entries()) {
      const found = findOwnPlace(schemas, items, item, inherited, [...path, index]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const members = listMembers(schemas, schema);
  if (value.page === inherited.page) {
    const own = members.find(({ schema: { inheritsFrom = '' } }) =>
      inheritsFrom.split(' or ').includes(`page.${inherited.member}`),
    );
    if (own !== undefined) return [...path, own.name];
  }
  for (const { name, schema: inner } of members) {
    const found = findOwnPlace(schemas, inner, value[name], inherited, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}
