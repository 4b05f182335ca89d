// A schema → what somebody begins with who adds such a value, and whether they are asked first: nothing that nobody has said stands
// on a page.
import { listNeeded } from '../../../../engine/manifest/shape/needed-members';
import { isRecord } from '../../../../engine/model/json';
import type { Schemas } from '../shell-state';
import { chooseControl } from './choose-control';
import { type FormSchema, readSchema } from './form-schema';

/** What only a person knows: an example of it would be read as true. */
const said = new Set(['text', 'date', 'number']);
/** What shows itself in its control, to be looked at before it is added. */
const shown = new Set(['choice', 'switch']);

const listNeededSchemas = (
  schemas: Schemas,
  schema: FormSchema,
): readonly (readonly [string, FormSchema])[] =>
  listNeeded(schema).map((name) => [
    name,
    readSchema(schemas, schema.properties?.[name], schema.from),
  ]);

const controlOf = (schemas: Schemas, schema: FormSchema): string =>
  schema.const === undefined ? (chooseControl(schemas, schema) ?? '') : 'choice';

/** Undefined where it can begin at once. */
export function beginValue(schemas: Schemas, schema: FormSchema): unknown {
  const control = controlOf(schemas, schema);
  if (said.has(control)) return control === 'number' ? null : '';
  if (control !== 'group') return undefined;
  const needed = listNeededSchemas(schemas, schema);
  const controls = needed.map(([, member]) => controlOf(schemas, member));
  const isAsked = controls.some((one) => said.has(one));
  if (!isAsked || !controls.every((one) => said.has(one) || shown.has(one))) return undefined;
  return Object.fromEntries(
    needed.flatMap(([name, member]) => {
      const { const: constant, enum: [first] = [] } = member;
      const value = constant ?? first ?? (controlOf(schemas, member) === 'text' ? '' : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The first member that is still to be said; empty for the value itself, undefined where all is there. */
export function findUnsaid(
  schemas: Schemas,
  schema: FormSchema,
  value: unknown,
): { readonly name: string; readonly title: string } | undefined {
  if (value === '' || value === null) return { name: '', title: schema.title ?? '' };
  if (!isRecord(value)) return undefined;
  const found = listNeededSchemas(schemas, schema).find(
    ([name]) => value[name] === undefined || value[name] === '',
  );
  return found && { name: found[0], title: found[1].title ?? found[0] };
}
