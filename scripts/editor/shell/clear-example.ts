// A block that says something of its own, and more of its example → the steps that take out the rest of the example.
import { isRecord } from '../../../engine/model/json';
import { isRead } from './example-words';
import { type FormSchema, findBranch, listMembers, readSchema } from './fields/form-schema';
import type { Schemas } from './shell-state';

type Path = readonly (string | number)[];

interface Operation {
  readonly op: 'unset' | 'remove';
  /** In the block. */
  readonly path: Path;
}

interface Holding {
  readonly schema: FormSchema;
  readonly value: unknown;
  readonly path: Path;
}

/** What people read, and numbers, each where it is; the items of a list have one place. */
function listSaid(value: unknown, path: Path): readonly string[] {
  if (typeof value === 'number' || (typeof value === 'string' && isRead(value)))
    return [JSON.stringify([path.map((step) => (typeof step === 'number' ? '' : step)), value])];
  if (Array.isArray(value)) return value.flatMap((item, index) => listSaid(item, [...path, index]));
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, inner]) => listSaid(inner, [...path, name]))
    : [];
}

/** How many cells each row has; undefined of what has none. */
function countCells(value: unknown): number | undefined {
  const [first, ...others] = Array.isArray(value) ? value : [];
  const isGrid = Array.isArray(first) && others.every((row) => row.length === first.length);
  return isGrid ? first.length : undefined;
}

/** Whether each of a list has a cell in every row beside it. */
const hasCells = (value: unknown, holder: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(value) &&
  countCells(value) === undefined &&
  Object.values(holder).some((grid) => countCells(grid) === value.length);

class ExampleOf {
  readonly #schemas: Schemas;
  readonly #said: ReadonlySet<string>;

  constructor(schemas: Schemas, { examples = [] }: FormSchema) {
    this.#schemas = schemas;
    this.#said = new Set(examples.flatMap((example) => listSaid(example, [])));
  }

  /** Whether it says something, and all of it as the example does. */
  has({ value, path }: Pick<Holding, 'value' | 'path'>): boolean {
    const said = listSaid(value, path);
    return said.length > 0 && said.every((one) => this.#said.has(one));
  }

  /** What has to be there stays. */
  clear({ schema, value, path }: Holding): Operation[] {
    if (Array.isArray(value)) return this.#clearItems({ schema, value, path });
    if (!isRecord(value)) return [];
    const own = schema.oneOf ? findBranch(this.#schemas, schema, value.type) : undefined;
    return listMembers(this.#schemas, own ?? schema).flatMap(
      ({ name, schema: inner, isRequired }): Operation[] => {
        const held = { value: value[name], path: [...path, name] };
        if (hasCells(held.value, value)) return [];
        if (typeof held.value !== 'string') return this.clear({ schema: inner, ...held });
        return isRequired || !this.has(held) ? [] : [{ op: 'unset', path: held.path }];
      },
    );
  }

  /** From the last item on, so that the places of those before stay. */
  #clearItems({ schema, value, path }: Holding): Operation[] {
    const items = (value as readonly unknown[]).map((item, index) => ({
      ...{ schema: readSchema(this.#schemas, schema.items, schema.from) },
      ...{ value: item, path: [...path, index] },
    }));
    const examples = items.filter((item) => this.has(item));
    const needed = Math.max(1, schema.minItems ?? 1) - (items.length - examples.length);
    const leaving = new Set(examples.slice(Math.max(0, needed)));
    return [...items].reverse().flatMap((item) => {
      if (leaving.has(item)) return [{ op: 'remove', path: item.path } as const];
      // Of a row that says something else, each cell stays.
      return countCells(value) === undefined ? this.clear(item) : [];
    });
  }
}

/** `schema`: of the block. */
export const clearExample = (
  schemas: Schemas,
  schema: FormSchema,
  block: unknown,
): readonly Operation[] => new ExampleOf(schemas, schema).clear({ schema, value: block, path: [] });
