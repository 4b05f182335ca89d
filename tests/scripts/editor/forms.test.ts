// The schemas → the forms of the editor: everything that a manifest or an item can say has a control.
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { chooseControl } from '../../../scripts/editor/shell/fields/choose-control';
import {
  type FormSchema,
  listBranches,
  listMembers,
  makeStart,
  readByValue,
  readNamed,
  readSchema,
} from '../../../scripts/editor/shell/fields/form-schema';
import { changeType } from '../../../scripts/editor/shell/fields/keep-alike';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import { engineContract } from '../../engine-contract';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;

interface Counted {
  readonly controls: Map<string, number>;
  /** Where no control says what can stand there, or nobody says what it is. */
  readonly missing: string[];
  /** What a button adds, and why that is refused. */
  readonly refused: string[];
  readonly seen: Set<string>;
}

const ajv = new Ajv({ strict: false });
for (const [name, schema] of Object.entries(schemas))
  ajv.addSchema({ ...(schema as object), $id: `file:///${name}.schema.json` });

/** By the schema: many stand in several forms. */
const compiled = new Map<string, ValidateFunction>();

/** Why a value does not fit a schema; undefined where it does. */
function explain(schema: FormSchema, value: unknown): string | undefined {
  const { from, ...rules } = schema;
  const key = keyOf(schema);
  // Its references lead from there.
  const fits =
    compiled.get(key) ?? ajv.compile({ ...rules, $id: `file:///${from}-${compiled.size}` });
  compiled.set(key, fits);
  return fits(value) ? undefined : ajv.errorsText(fits.errors);
}

const explained = new Map<string, string | undefined>();

/** Something that a button adds, before anybody has typed. */
function checkStart(schema: FormSchema, at: string, { refused }: Counted): void {
  const [key, start] = [keyOf(schema), makeStart(schemas, schema)];
  if (!explained.has(key)) explained.set(key, explain(schema, start));
  const reason = explained.get(key);
  if (reason !== undefined) refused.push(`${at}: ${JSON.stringify(start)}, ${reason}`);
}

/** A value of another type that becomes one of this. */
function checkChanges(wanted: FormSchema, kind: FormSchema, at: string, counted: Counted): void {
  for (const branch of listBranches(schemas, kind)) {
    const value = makeStart(schemas, branch);
    const made = changeType(schemas, { value, branch, wanted }, makeStart(schemas, wanted));
    const reason = explain(wanted, made);
    if (reason !== undefined) counted.refused.push(`${at}: ${JSON.stringify(made)}, ${reason}`);
  }
}

/** Of a schema that allows several kinds of values, that of each. */
const values: readonly unknown[] = ['', [], {}, { $table: {} }];
const listKinds = (schema: FormSchema): FormSchema[] => {
  const found = values.map((value) => readByValue(schemas, schema, value));
  return [...new Map(found.map((kind) => [keyOf(kind), kind])).values()];
};

const keyOf = ({ title: _, description: __, group: ___, ...rest }: FormSchema): string =>
  JSON.stringify(rest);

function countIn(schema: FormSchema, at: string, counted: Counted): void {
  for (const kind of listKinds(schema)) {
    if (kind.const !== undefined) continue;
    const control = chooseControl(schemas, kind);
    if (control === undefined) counted.missing.push(at);
    else counted.controls.set(control, (counted.controls.get(control) ?? 0) + 1);
    const key = keyOf(kind);
    if (counted.seen.has(key)) continue;
    counted.seen.add(key);
    if (control === 'variant')
      for (const branch of listBranches(schemas, kind)) {
        checkStart(branch, at, counted);
        checkChanges(branch, kind, at, counted);
        countMembers(branch, at, counted);
      }
    else if (control === 'list' || control === 'grid') countAdded(kind.items, kind, at, counted);
    else if (control === 'map') countAdded(kind.additionalProperties, kind, at, counted);
    else if (control === 'group') {
      checkStart(kind, at, counted);
      countMembers(kind, at, counted);
    }
  }
}

function countAdded(item: unknown, { from }: FormSchema, at: string, counted: Counted): void {
  const schema = readSchema(schemas, item, from);
  checkStart(schema, `${at}/*`, counted);
  countIn(schema, `${at}/*`, counted);
}

function countMembers(schema: FormSchema, at: string, counted: Counted): void {
  for (const { name, schema: member } of listMembers(schemas, schema)) {
    if (member.title === undefined) counted.missing.push(`${at}/${name}: no title`);
    countIn(member, `${at}/${name}`, counted);
  }
}

function count(name: string): Counted {
  const counted: Counted = { controls: new Map(), missing: [], refused: [], seen: new Set() };
  countMembers(readNamed(schemas, name), name, counted);
  return counted;
}

const listIn = (folder: string): string[] =>
  Object.keys(schemas).filter((name) => name.startsWith(`${folder}/`));

const roots = [
  ...['manifest', 'page', 'theme', 'surface', 'item-members'],
  ...['blocks', 'fields', 'drawings', 'kinds', 'providers', 'services', 'block-settings'].flatMap(
    listIn,
  ),
];

describe('everything is said by a control', () => {
  test.each([
    ['icon-name', ''],
    ['form-id', ''],
    ['service-id', ''],
    ['blocks/latest', 'collection'],
    ['rows', 'file'],
  ])('what has a name is chosen: %s %s', (name, member) => {
    const schema = readNamed(schemas, name);
    const own = member === '' ? schema : readSchema(schemas, schema.properties?.[member], name);
    expect(chooseControl(schemas, own)).toBe('name');
  });

  test.each([
    ['day-or-minute', ''],
    ['notice', 'from'],
    ['video', 'published'],
  ])('a day is chosen in a calendar: %s %s', (name, member) => {
    const schema = readNamed(schemas, name);
    const own = member === '' ? schema : readSchema(schemas, schema.properties?.[member], name);
    expect(chooseControl(schemas, own)).toBe('date');
  });

  test('no member is left out but the type of a branch and what nobody sets by hand', () => {
    const omitted = Object.keys(schemas).flatMap((name) => {
      const schema = readNamed(schemas, name);
      const shown = new Set(listMembers(schemas, schema).map((member) => member.name));
      return Object.entries(schema.properties ?? {})
        .filter(([key, member]) => member !== false && !shown.has(key))
        .filter(([, member]) => readSchema(schemas, member, schema.from).const === undefined)
        .map(([key]) => key);
    });
    expect(new Set(omitted)).toEqual(new Set(['$schema', 'version']));
  });

  test.each(roots)('%s', (name) => {
    const { missing, refused } = count(name);
    expect(missing).toEqual([]);
    expect(refused).toEqual([]);
  });

  test('blocks, fields, layouts, axes, drawings, kinds and providers are all there', () => {
    const sizes = ['blocks', 'fields', 'drawings', 'kinds', 'providers'].map(
      (folder) => [folder, listIn(folder).length] as const,
    );
    for (const [folder, size] of sizes) expect(`${folder} ${size}`).not.toBe(`${folder} 0`);
    const { controls } = count('manifest');
    const all = [...controls.values()].reduce((sum, one) => sum + one, 0);
    expect(all).toBeGreaterThan(700);
  });
});

describe('what is in a text is said by the control for its kind', () => {
  const item = readNamed(schemas, 'content/item');
  const sections = readByValue(schemas, item, { Heading: 'Text' });
  test.each<readonly [unknown, FormSchema, string]>([
    ['A paragraph.', item, 'text'],
    [['one', 'two'], item, 'list'],
    [{ Heading: 'Text' }, item, 'map'],
    [{ $table: { columns: [], rows: [] } }, item, 'group'],
    [['one'], readSchema(schemas, sections.additionalProperties, sections.from), 'list'],
    ['Text', readSchema(schemas, sections.additionalProperties, sections.from), 'text'],
  ])('%j', (value, schema, control) => {
    expect(chooseControl(schemas, readByValue(schemas, schema, value))).toBe(control);
  });
});
