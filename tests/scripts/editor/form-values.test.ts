// Not quick: a whole site is checked for each value of each form.
// The forms of the theme, of forms and their fields, of receivers, of outside services and of kinds of items: all that they offer is
// tried on a finished site, as their controls write it. Nothing of it waits but what needs something else first.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { linkTargets } from '../../../engine/model/link-targets';
import type { Operation } from '../../../scripts/edit/operations';
import { readStep } from '../../../scripts/editor/server/read-step';
import { chooseControl } from '../../../scripts/editor/shell/fields/choose-control';
import { startCondition } from '../../../scripts/editor/shell/fields/condition-field';
import {
  type FormSchema,
  listBranches,
  listMembers,
  readByValue,
  readNamed,
  readSchema,
  typeOf,
} from '../../../scripts/editor/shell/fields/form-schema';
import { withFreeNames } from '../../../scripts/editor/shell/fields/free-name';
import { changeType } from '../../../scripts/editor/shell/fields/keep-alike';
import { isLink } from '../../../scripts/editor/shell/fields/link-members';
import { startValue } from '../../../scripts/editor/shell/fields/start-value';
import { readItemSchema } from '../../../scripts/editor/shell/item-schema';
import { findMember, manifestFile } from '../../../scripts/editor/shell/site-values';
import { engineContract } from '../../engine-contract';
import { long } from '../../faults/long';
import { type OpenSession, openSession } from './open-session';

const namesIn = (folder: string): string[] =>
  [...engineContract.schemas.keys()].filter((name) => name.startsWith(`${folder}/`));

/** Each value is tried on the whole site: on a loaded machine that takes its time. */
vi.setConfig({ testTimeout: 300_000 });

let folder: string;
let opened: OpenSession;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-forms-'));
  opened = await openSession('scripts/starter/looks/bakery', folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What makes the site have a value. */
type Write = (value: object) => readonly Operation[];

interface Counted {
  fields: number;
  values: number;
  /** By their codes: what is found where one of them is chosen. */
  readonly waits: Map<string, string>;
  /** Where the site has nothing to choose. */
  readonly lacking: string[];
}

const begin = (): Counted => ({ fields: 0, values: 0, waits: new Map(), lacking: [] });

/** What is found first. */
function tryOut(operations: readonly Operation[]) {
  const { session } = opened;
  const sent = readStep(session.base.root, operations as readonly JsonValue[]);
  return session.tryOperations(sent)[0];
}

/** All values of a choice where there is time. */
const listSome = <Value>(values: readonly Value[]): readonly Value[] =>
  long || values.length < 3 ? values : values.slice(-1);

/** What a control writes, each by itself; undefined for what the site has nothing for. */
function listValues(schema: FormSchema): readonly unknown[] {
  const { schemas } = opened;
  const { minimum, enum: choices = [], examples = [], refersTo } = schema;
  if (refersTo === 'field-name') return ['brimfield'];
  const control = chooseControl(schemas, schema);
  if (control === 'choice') return listSome(choices);
  if (control === 'switch') return [true, false];
  if (control === 'number') return [examples[0] ?? minimum ?? 1];
  if (control === 'colour') return ['#224466'];
  if (control === 'date') return ['2027-02-03'];
  const start = (one: FormSchema): unknown => startValue(one, opened);
  if (control === 'variant') return listBranches(schemas, schema).map(start);
  if (control !== 'list') return [start(schema)];
  const item = start(readSchema(schemas, schema.items, schema.from));
  return [item === undefined ? item : Array(schema.minItems ?? 1).fill(item)];
}

interface Form {
  readonly counted: Counted;
  readonly write: Write;
  /** What is there before anybody changes it. */
  readonly held: object;
}

/** Names of something that not every site has, and a point, which is set by a click. */
const named = new Set(['anchor', 'language', 'tags', 'field', 'when', 'focus']);

const known = new Set<string>();

/** What stands in many places, such as a link, is tried in the first of them where there is little time. */
function isKnown({ from }: FormSchema, within: FormSchema): boolean {
  const wasThere = !long && from !== within.from && known.has(from);
  known.add(from);
  return wasThere;
}

/** Each member by itself, and what is in it. */
function tryMembers(schema: FormSchema, { counted, write, held }: Form, at = ''): void {
  const { schemas } = opened;
  const names = (schema.exclusive ?? []).map((one) => one.split('=')[0]);
  for (const { name, schema: member } of listMembers(schemas, schema)) {
    if (named.has(name)) continue;
    // Where a link leads is one control.
    if (isLink(schema) && linkTargets.some((one) => one === name)) continue;
    const isOnly = (schema.exclusive ?? []).some((one) => one.startsWith(`${name}=`));
    const others = Object.entries(held).filter(
      ([other]) => !(names.includes(name) && names.includes(other)),
    );
    const holder = Object.fromEntries(others);
    const kind = readByValue(schemas, member, holder[name]);
    const writeIn: Write = (value) => write({ ...holder, [name]: value });
    counted.fields += 1;
    for (const value of listValues(kind)) {
      // Without it, the others are there.
      if (isOnly && value === false) continue;
      if (value === undefined) {
        counted.lacking.push(`${at}/${name}`);
        continue;
      }
      counted.values += 1;
      const found = tryOut(write({ ...holder, [name]: value }));
      if (found !== undefined) counted.waits.set(found.code, `${at}/${name}: ${found.message}`);
      else if (isRecord(value) && kind.properties !== undefined && !isKnown(kind, schema))
        tryMembers(kind, { counted, write: writeIn, held: value }, `${at}/${name}`);
    }
  }
}

/** At a place of the manifest. */
const writeAt =
  (...path: readonly (string | number)[]): Write =>
  (value) => [{ op: 'set', file: manifestFile, path, value } as Operation];

/** A value of one of several types: chosen, then each of its fields. */
function tryBranch(name: string, write: Write): Counted {
  const counted = begin();
  const schema = readNamed(opened.schemas, name);
  const held = startValue(schema, opened);
  if (!isRecord(held)) throw new Error('It begins with something.');
  expect(held.type).toBe(typeOf(schema, opened.schemas));
  expect(tryOut(write(held))).toBe(undefined);
  tryMembers(schema, { counted, write, held });
  return counted;
}

test('the theme: each axis, each colour, each font', () => {
  const { site, schemas } = opened;
  const counted = begin();
  const schema = readNamed(schemas, 'theme');
  const held = findMember(site, ['theme']) as object;
  tryMembers(schema, { counted, write: writeAt('theme'), held });
  // Some colours cannot be read, and some fonts lack letters of the site: that is told while one chooses.
  expect([...counted.waits.keys()].sort()).toEqual(['low-contrast', 'missing-letters']);
  expect(counted.lacking).toEqual([]);
  expect(listMembers(schemas, schema).length).toBeGreaterThan(20);
  expect(counted.fields).toBeGreaterThan(long ? 120 : 50);
});

const fields = namesIn('fields');
test.each(fields)('a field of a form: %s', (name) => {
  const { site, schemas } = opened;
  const path = ['forms', 'cake', 'fields'];
  const others = findMember(site, path) as readonly unknown[];
  const schema = readNamed(schemas, name);
  const add = (list: readonly unknown[]): unknown =>
    withFreeNames(schemas, schema, startValue(schema, opened), list);
  // One behind the other, as often as somebody likes.
  const first = add(others) as object;
  const second = add([...others, first]);
  const insert = (value: unknown) =>
    ({ op: 'insert', file: manifestFile, path, value }) as Operation;
  expect(tryOut([insert(first), insert(second)])).toBe(undefined);
  const counted = begin();
  const write: Write = (value) => [insert(value)];
  tryMembers(schema, { counted, write, held: first });
  const when = startCondition(site, { path: [...path, others.length, 'when'] });
  expect(tryOut(write({ ...first, when: when as object }))).toBe(undefined);
  expect([...counted.waits.values()]).toEqual([]);
  expect(counted.lacking).toEqual([]);
});

test('a field that becomes one of another type keeps its name, and what is said of it', () => {
  const { schemas } = opened;
  const [branch, wanted] = ['text', 'textarea'].map((type) => readNamed(schemas, `fields/${type}`));
  if (branch === undefined || wanted === undefined) throw new Error('There are both.');
  const value = { type: 'text', name: 'wish', label: 'Your wish', required: true };
  const start = {
    type: 'textarea',
    name: 'message',
    label: 'Message',
    help: 'As long as you like.',
  };
  expect(changeType(schemas, { value, branch, wanted }, start)).toEqual({
    ...{ type: 'textarea', name: 'wish', label: 'Your wish', required: true },
  });
});

/** What some providers need without JavaScript: a page to lead to, or words that say what to do. */
const thanks = {
  op: 'set',
  file: manifestFile,
  path: ['forms', 'cake', 'success'],
  value: { message: 'Thank you.', page: 'home' },
};
const withoutScript = {
  op: 'set',
  file: manifestFile,
  path: ['forms', 'cake', 'withoutScript'],
  value: 'Without JavaScript, telephone us.',
};
const needed = [thanks, withoutScript] as readonly Operation[];

test.each(namesIn('providers'))('who receives a form: %s', (name) => {
  const write = writeAt('forms', 'cake', 'provider');
  const counted = tryBranch(name, (value) => [...needed, ...write(value)]);
  // Values that a form sends with the others are those of its hidden fields.
  expect(counted.waits.get('unknown-field-name') ?? '').toMatch(
    name === 'providers/emailjs' ? /^\/send: / : /^$/,
  );
  expect(counted.waits.size).toBe(name === 'providers/emailjs' ? 1 : 0);
});

test.each(namesIn('services'))('an outside service: %s', (name) => {
  const counted = tryBranch(name, writeAt('services', 'extra'));
  expect([...counted.waits.values()]).toEqual([]);
});

const kinds = namesIn('kinds').filter(
  (name) => long || ['kinds/event', 'kinds/person'].includes(name),
);
test.each(kinds)('a collection, an item of it, and all that this can say: %s', (name) => {
  const { schemas } = opened;
  const kind = name.slice('kinds/'.length);
  const collection = {
    op: 'collection add',
    id: 'further',
    kind,
    title: 'Further ones',
    summary: 'What there is.',
  };
  const item = {
    op: 'page add',
    id: 'further:one',
    title: 'One',
    summary: 'What it says.',
    date: '2026-11-20',
  };
  const before = [collection, item] as unknown as Operation[];
  expect(tryOut(before)).toBe(undefined);
  const counted = begin();
  const file = 'files/further/one.md';
  const { schema } = readItemSchema(schemas, name);
  const write: Write = (value) => [
    ...before,
    ...Object.entries(value).map(
      ([member, of]) => ({ op: 'set', file, path: [member], value: of }) as Operation,
    ),
  ];
  tryMembers(schema, { counted, write, held: {} });
  // A day from which an event was moved waits until it is said that it was.
  expect([...counted.waits.values()]).toEqual(
    kind === 'event' ? [expect.stringMatching(/^\/movedFrom: /)] : [],
  );
});
