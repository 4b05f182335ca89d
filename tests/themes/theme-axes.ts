// The schema of the theme → its axes, each with all of its values.
import { readSchemas, resolveReference, type Schema } from '../../scripts/contract/read-schemas';
import type { MutableJson } from '../mutable-json';

export interface Axis {
  /** The members of the theme that lead to it: `['header', 'form']`. */
  readonly path: readonly string[];
  readonly values: readonly (string | boolean)[];
}

const schemas = readSchemas('schemas');

/** The values of a member, or of the schema that it names. */
const valuesOf = ({ $ref, enum: values, type }: Schema): unknown => {
  if (type === 'boolean') return [false, true];
  return values ?? ($ref && schemas.get(resolveReference($ref as string, 'theme'))?.enum);
};

const membersOf = ({ properties = {} }: Schema): [string, Schema][] =>
  Object.entries(properties as Readonly<Record<string, Schema>>);

function findAxes(schema: Schema, path: readonly string[]): Axis[] {
  const values = valuesOf(schema);
  if (Array.isArray(values)) return [{ path, values }];
  return membersOf(schema).flatMap(([name, member]) => findAxes(member, [...path, name]));
}

/** All of them but the named styles, which are values of the others. */
export const themeAxes: readonly Axis[] = findAxes(schemas.get('theme') ?? {}, []).filter(
  ({ path }) => path[0] !== 'style',
);

/** Sets the value of an axis of a theme, and puts the objects in that lead to it. */
export function setAxis(
  theme: { [key: string]: MutableJson },
  { path }: Axis,
  value: string | boolean,
): void {
  let holder = theme;
  for (const name of path.slice(0, -1)) {
    const inner = holder[name];
    const next = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {};
    holder[name] = next;
    holder = next;
  }
  holder[path.at(-1) ?? ''] = value;
}

/** A theme with a value at each axis. */
export function toTheme(chosen: readonly (readonly [axis: Axis, value: string | boolean])[]): {
  [key: string]: MutableJson;
} {
  const theme = {};
  for (const [axis, value] of chosen) setAxis(theme, axis, value);
  return theme;
}
