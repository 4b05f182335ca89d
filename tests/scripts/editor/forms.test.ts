// The schemas → the forms of the editor: everything that a manifest or an item can say has a control.
import { describe, expect, test } from 'vitest';
import { chooseControl } from '../../../scripts/editor/shell/fields/choose-control';
import {
  type FormSchema,
  listBranches,
  listMembers,
  readByValue,
  readNamed,
  readSchema,
} from '../../../scripts/editor/shell/fields/form-schema';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import { engineContract } from '../../engine-contract';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;

interface Counted {
  readonly controls: Map<string, number>;
  /** Where no control says what can stand there, or nobody says what it is. */
  readonly missing: string[];
  readonly seen: Set<string>;
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
      for (const branch of listBranches(schemas, kind)) countMembers(branch, at, counted);
    else if (control === 'list' || control === 'grid')
      countIn(readSchema(schemas, kind.items, kind.from), `${at}/*`, counted);
    else if (control === 'map')
      countIn(readSchema(schemas, kind.additionalProperties, kind.from), `${at}/*`, counted);
    else if (control === 'group') countMembers(kind, at, counted);
  }
}

function countMembers(schema: FormSchema, at: string, counted: Counted): void {
  for (const { name, schema: member } of listMembers(schemas, schema)) {
    if (member.title === undefined) counted.missing.push(`${at}/${name}: no title`);
    countIn(member, `${at}/${name}`, counted);
  }
}

function count(name: string): Counted {
  const counted: Counted = { controls: new Map(), missing: [], seen: new Set() };
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
    expect(count(name).missing).toEqual([]);
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
