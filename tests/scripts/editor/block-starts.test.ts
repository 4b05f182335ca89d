// Every type of block → added as its picture in the editor adds it: without a new error, on a finished site and on one that has little.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listMembers,
  readNamed,
  readSchema,
} from '../../../scripts/editor/shell/fields/form-schema';
import { startValue } from '../../../scripts/editor/shell/fields/start-value';
import { startBlock } from '../../../scripts/editor/shell/start-block';
import { engineContract } from '../../engine-contract';
import { type OpenSession, openSession } from './open-session';

const types = Object.keys(Object.fromEntries(engineContract.schemas)).filter((name) =>
  name.startsWith('blocks/'),
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-blocks-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function add(opened: OpenSession, name: string, page: string) {
  const { session, site, schemas } = opened;
  const { value, before, besides, lacksFile } = startBlock(name, { site, schemas, page });
  const insert = { op: 'block insert', page, index: 0, value };
  const findings = session.tryOperations([...before, insert] as never);
  return { besides, lacksFile, messages: findings.map(({ message }) => message) };
}

/** The block with one more item in each of its lists that may have one. */
function* addItems(opened: OpenSession, name: string, page: string) {
  const { session, site, schemas } = opened;
  const schema = readNamed(schemas, name);
  const { value, before } = startBlock(name, { site, schemas, page });
  for (const { name: member, schema: list } of listMembers(schemas, schema)) {
    if (list.type !== 'array') continue;
    const items = (value as Record<string, readonly unknown[]>)[member] ?? [];
    if (items.length >= (list.maxItems ?? Number.POSITIVE_INFINITY)) continue;
    const item = startValue(readSchema(schemas, list.items, list.from), { site, schemas });
    const added = Array(Math.max(1, (list.minItems ?? 1) - items.length)).fill(item);
    const longer = { ...(value as object), [member]: [...items, ...added] };
    const insert = { op: 'block insert', page, index: 0, value: longer };
    const findings = session.tryOperations([...before, insert] as never);
    yield* findings.map(({ message }) => `${member}: ${message}`);
  }
}

describe('on a finished site', () => {
  let opened: OpenSession;
  beforeAll(async () => {
    opened = await openSession('scripts/starter/looks/bakery', folder);
  });

  test.each(types)('%s', (name) => {
    expect(add(opened, name, 'cafe').messages).toEqual([]);
  });

  test.each(types)('another item in each list of %s', (name) => {
    expect([...addItems(opened, name, 'cafe')]).toEqual([]);
  });

  test('nothing comes with them that somebody has to know of first', () => {
    const said = types.filter((name) => add(opened, name, 'cafe').besides !== undefined);
    expect(said).toEqual([]);
  });
});

test('none names a variable: a site need not have it', () => {
  const naming = types.filter((name) => {
    const { examples } = engineContract.schemas.get(name) ?? {};
    return /\{[a-z]+\}/i.test(JSON.stringify(Array.isArray(examples) ? examples[0] : ''));
  });
  expect(naming).toEqual([]);
});

describe('on a site without pictures, forms, services and collections', () => {
  let opened: OpenSession;
  beforeAll(async () => {
    opened = await openSession('tests/sites/minimal', folder);
  });
  /** The picker does not offer what lists the items of a collection. */
  const offered = types.filter((name) => !['blocks/items', 'blocks/latest'].includes(name));

  test.each(offered.filter((name) => name !== 'blocks/downloads'))('%s', (name) => {
    expect(add(opened, name, 'work').messages).toEqual([]);
  });

  test('downloads need a file first, and that is said', () => {
    const { lacksFile, messages } = add(opened, 'blocks/downloads', 'work');
    expect([lacksFile, messages.length > 0]).toEqual([true, true]);
  });

  test('it is said what the site gets besides', () => {
    const said = offered.filter((name) => add(opened, name, 'work').besides !== undefined);
    expect(said).toEqual(['blocks/embed', 'blocks/form', 'blocks/hours']);
  });
});
