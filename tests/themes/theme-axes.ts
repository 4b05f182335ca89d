// The schema of the theme → its axes, each with all of its values.
import { readSchemas, type Schema } from '../../scripts/source/read-schemas';

export interface Axis {
  /** The members of the theme that lead to it: `['header', 'form']`. */
  readonly path: readonly string[];
  readonly values: readonly (string | boolean)[];
}

const membersOf = ({ properties = {} }: Schema): [string, Schema][] =>
  Object.entries(properties as Readonly<Record<string, Schema>>);

function findAxes(schema: Schema, path: readonly string[]): Axis[] {
  const values = schema.type === 'boolean' ? [false, true] : schema.enum;
  if (Array.isArray(values)) return [{ path, values }];
  return membersOf(schema).flatMap(([name, member]) => findAxes(member, [...path, name]));
}

/** All of them but the named styles, which are values of the others. */
export const themeAxes: readonly Axis[] = findAxes(
  readSchemas('schemas').get('theme') ?? {},
  [],
).filter(({ path }) => path[0] !== 'style');

/** A theme with a value at each axis. */
export function toTheme(
  chosen: readonly (readonly [axis: Axis, value: string | boolean])[],
): Readonly<Record<string, unknown>> {
  const theme: Record<string, unknown> = {};
  for (const [{ path }, value] of chosen) {
    const [last = '', ...above] = [...path].reverse();
    let holder = theme;
    for (const name of above.reverse()) {
      holder[name] ??= {};
      holder = holder[name] as Record<string, unknown>;
    }
    holder[last] = value;
  }
  return theme;
}
