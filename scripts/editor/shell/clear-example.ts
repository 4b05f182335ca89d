// A block that says something of its own, and more of its example → the steps that take out the rest of the example.
import { isRecord } from '../../../engine/model/json';
import { isOfExamples } from './example-words';
import { type FormSchema, findBranch, listMembers, readSchema } from './fields/form-schema';
import type { Schemas } from './shell-state';

type Path = readonly (string | number)[];

interface Operation {
  readonly op: 'unset' | 'remove';
  readonly path: Path;
}

interface Holding {
  readonly schema: FormSchema;
  readonly value: unknown;
  readonly path: Path;
}

/** From the last item on, so that the places of those before stay. */
function clearItems(schemas: Schemas, { schema, value, path }: Holding): Operation[] {
  if (!Array.isArray(value)) return [];
  const items = value as readonly unknown[];
  const all = items.map((item) => isOfExamples(schemas, item));
  const least = Math.max(1, schema.minItems ?? 1);
  const own = all.filter((isExample) => !isExample).length;
  const kept = Math.max(0, least - own);
  let left = 0;
  const goes = all.map((isExample) => {
    if (!isExample) return false;
    left += 1;
    return left > kept;
  });
  const itemSchema = readSchema(schemas, schema.items, schema.from);
  return items
    .flatMap((item, index): Operation[][] => {
      const at = [...path, index];
      return goes[index]
        ? [[{ op: 'remove', path: at }]]
        : [clearExample(schemas, { schema: itemSchema, value: item, path: at })];
    })
    .reverse()
    .flat();
}

/** What has to be there stays. */
export function clearExample(schemas: Schemas, { schema, value, path }: Holding): Operation[] {
  if (Array.isArray(value)) return clearItems(schemas, { schema, value, path });
  if (!isRecord(value)) return [];
  const own = schema.oneOf ? (findBranch(schemas, schema, value.type) ?? schema) : schema;
  return listMembers(schemas, own).flatMap(({ name, schema: inner, isRequired }): Operation[] => {
    const [held, at] = [value[name], [...path, name]];
    if (typeof held !== 'string')
      return clearExample(schemas, { schema: inner, value: held, path: at });
    const isWords = inner.enum === undefined && inner.const === undefined;
    return isWords && !isRequired && isOfExamples(schemas, held) ? [{ op: 'unset', path: at }] : [];
  });
}
