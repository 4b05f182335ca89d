// The schemas of a site → what a form needs to know of a value: references followed, the words beside a reference counting first.
import { listNeeded } from '../../../../engine/manifest/shape/needed-members';
import { isRecord } from '../../../../engine/model/json';
import type { Schemas } from '../shell-state';

export interface FormSchema {
  /** The name of the schema that it stands in, from which its references lead. */
  readonly from: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly group?: string;
  readonly unit?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly enumTitles?: readonly string[];
  readonly refersTo?: string;
  readonly inheritsFrom?: string;
  readonly itemLabel?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly items?: unknown;
  readonly oneOf?: readonly unknown[];
  readonly additionalProperties?: unknown;
  readonly propertyNames?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly exclusive?: readonly string[];
  readonly if?: unknown;
  readonly then?: unknown;
  readonly else?: unknown;
}

/** A reference inside the schema `from` → the name of the schema that it leads to. */
function toName(reference: string, from: string): string {
  const path = new URL(reference, `file:///${from}`).pathname.slice(1);
  return decodeURIComponent(path).replace(/\.schema\.json$/, '');
}

/** Follows references; what is next to one counts before what it leads to. */
export function readSchema(schemas: Schemas, value: unknown, from: string): FormSchema {
  const own = (isRecord(value) ? value : {}) as Omit<FormSchema, 'from'> & { $ref?: string };
  const { $ref, ...rest } = own;
  // What has been read already knows where it stands.
  if ($ref === undefined) return { from, ...rest };
  const [file = '', fragment = ''] = $ref.split('#');
  const name = file === '' ? from : toName(file, from);
  let target: unknown = schemas[name];
  for (const step of fragment.split('/').filter((one) => one !== ''))
    target = isRecord(target) ? target[decodeURIComponent(step)] : undefined;
  return { ...readSchema(schemas, target, name), ...rest };
}

export const readNamed = (schemas: Schemas, name: string): FormSchema =>
  readSchema(schemas, { $ref: `file:///${name}.schema.json` }, name);

/** The branch of a union for a value of a type. */
export function findBranch(
  schemas: Schemas,
  { oneOf = [], from }: FormSchema,
  type: unknown,
): FormSchema | undefined {
  return listBranches(schemas, { oneOf, from }).find((branch) => typeOf(branch, schemas) === type);
}

export const listBranches = (
  schemas: Schemas,
  { oneOf = [], from }: Pick<FormSchema, 'oneOf' | 'from'>,
): FormSchema[] => oneOf.map((branch) => readSchema(schemas, branch, from));

export function typeOf({ properties = {}, from }: FormSchema, schemas: Schemas): unknown {
  return readSchema(schemas, properties.type, from).const;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Whether a value has no member that a condition forbids by its name. */
function hasAllowed({ patternProperties }: Readonly<Record<string, unknown>>, value: unknown) {
  const forbidden = Object.entries(isRecord(patternProperties) ? patternProperties : {})
    .filter(([, schema]) => schema === false)
    .map(([pattern]) => new RegExp(pattern, 'u'));
  const names = isRecord(value) ? Object.keys(value) : [];
  return !names.some((name) => forbidden.some((pattern) => pattern.test(name)));
}

/** Of a schema that allows several kinds of values, the one for the kind that is there. */
export function readByValue(schemas: Schemas, schema: FormSchema, value: unknown): FormSchema {
  const { if: condition, from, type } = schema;
  const kind = kindOf(value);
  // A condition on something else forbids, and says nothing of what there is.
  if (!isRecord(condition) || condition.type === undefined)
    return Array.isArray(type)
      ? { ...schema, type: type.includes(kind) ? kind : String(type[0]) }
      : schema;
  const { title, description } = schema;
  const isMet = condition.type === kind && hasAllowed(condition, value);
  const chosen = readSchema(schemas, isMet ? schema.then : schema.else, from);
  return readByValue(
    schemas,
    { ...chosen, ...(title && { title }), ...(description && { description }) },
    value,
  );
}

interface FormMember {
  readonly name: string;
  readonly schema: FormSchema;
  readonly isRequired: boolean;
}

/** What a person never sets by hand. */
const hidden = new Set(['$schema', '$comment', 'version']);

/** A type that follows from the branch of a union is chosen with that. */
const isShown = ({ name, schema }: FormMember): boolean =>
  !hidden.has(name) && !(name === 'type' && schema.const !== undefined);

export const listMembers = (schemas: Schemas, schema: FormSchema): FormMember[] =>
  Object.entries(schema.properties ?? {})
    .filter(([, member]) => member !== false)
    .map(([name, member]) => ({
      name,
      schema: readSchema(schemas, member, schema.from),
      isRequired: schema.required?.includes(name) ?? false,
    }))
    .filter(isShown);

/** By the headings of their groups, those without one first. */
export function groupMembers(members: readonly FormMember[]): [string, FormMember[]][] {
  const groups = new Map<string, FormMember[]>([['', []]]);
  for (const member of members) {
    const group = member.schema.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), member]);
  }
  return [...groups].filter(([, list]) => list.length > 0);
}

/** The member beside it that says what one says that is not there: "The notary", who has no name. */
const findInherited = (member: unknown): string =>
  isRecord(member) ? String(member.inheritsFrom) : '';

/** What an item of a list is called. */
export function labelOf(
  value: unknown,
  { itemLabel, properties, title = 'Item' }: FormSchema,
  index: number,
  inherited?: string,
): string {
  const holder = isRecord(value) ? value : {};
  const read = (name: string): string => {
    const found = holder[name];
    return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  };
  if (typeof value === 'string') return value.slice(0, 60);
  const own =
    itemLabel === undefined
      ? ''
      : itemLabel.includes('{')
        ? itemLabel.replace(/\{([^}]+)\}/g, (_, name: string) => read(name))
        : read(itemLabel) || read(findInherited(properties?.[itemLabel]));
  if (own.trim() !== '') return own;
  // A list, or headings with their texts.
  const said = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const headings = properties === undefined ? Object.keys(holder) : [];
  const names = [...said, ...headings.filter((name) => !name.startsWith('$'))];
  return inherited ?? (names.join(', ').slice(0, 60) || `${title} ${index + 1}`);
}

/** A value with which a form begins: required members, from examples. */
export function makeStart(schemas: Schemas, schema: FormSchema): unknown {
  const { examples, const: constant, enum: choices } = schema;
  if (constant !== undefined) return constant;
  if (schema.oneOf !== undefined) {
    const [first] = listBranches(schemas, schema);
    return first === undefined ? {} : makeStart(schemas, first);
  }
  if (schema.type === 'object') {
    if (examples?.[0] !== undefined) return examples[0];
    const needed = listNeeded(schema);
    const entries = Object.entries(schema.properties ?? {})
      .filter(([name]) => needed.includes(name))
      .map(([name, member]) => [
        name,
        makeStart(schemas, readSchema(schemas, member, schema.from)),
      ]);
    return Object.fromEntries(entries);
  }
  if (schema.type === 'array') {
    const item = makeStart(schemas, readSchema(schemas, schema.items, schema.from));
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => item);
  }
  return examples?.[0] ?? choices?.[0] ?? (schema.type === 'boolean' ? true : '');
}
