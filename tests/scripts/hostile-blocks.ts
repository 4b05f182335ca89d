// Blocks of a site's own with every member name of the engine's, each of another type than there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCamelCase, toPascalCase } from '../../engine/content/shape/type-names';
import { isRecord, type Json } from '../../engine/model/json';
import { engineContract } from '../engine-contract';

const { schemas } = engineContract;

const membersOf = (name: string): Readonly<Record<string, Json>> =>
  (schemas.get(name)?.properties ?? {}) as Readonly<Record<string, Json>>;

/** What means one thing on every block: its own site is refused for each. */
export const sharedMembers = [
  'id',
  'heading',
  'layout',
  ...Object.keys(membersOf('block-members')),
];

interface Kind {
  readonly type: string;
  readonly schema: Json;
  readonly value: unknown;
}

const kinds: readonly Kind[] = [
  { type: 'integer', schema: { type: 'integer' }, value: 7 },
  { type: 'string', schema: { type: 'string' }, value: 'rye' },
  { type: 'boolean', schema: { type: 'boolean' }, value: true },
  { type: 'array', schema: { type: 'array', items: { type: 'integer' } }, value: [1, 2] },
  {
    type: 'object',
    schema: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
    value: { a: 'rye' },
  },
];

/** The types that a member has on blocks of the engine, references followed. */
function typesOf(schema: unknown): readonly unknown[] {
  if (!isRecord(schema)) return [];
  if (typeof schema.$ref !== 'string') return [schema.type];
  return typesOf(schemas.get(schema.$ref.replace(/^.*?([\w-]+)\.schema\.json$/, '$1')));
}

function collectMembers(): ReadonlyMap<string, ReadonlySet<unknown>> {
  const found = new Map<string, Set<unknown>>();
  for (const name of schemas.keys())
    if (name.startsWith('blocks/'))
      for (const [member, schema] of Object.entries(membersOf(name)))
        found.set(member, new Set([...(found.get(member) ?? []), ...typesOf(schema)]));
  for (const member of ['type', '$schema', '$comment', ...sharedMembers]) found.delete(member);
  return found;
}

const members = collectMembers();

/** So many that each member has three other types. */
export const hostileTypes = ['first-loaf', 'second-loaf', 'third-loaf'] as const;

function pick(types: ReadonlySet<unknown>, index: number): Kind {
  const others = kinds.filter(({ type }) => !types.has(type));
  const kind = others[index % others.length];
  if (kind === undefined) throw new Error('Some member has every type already.');
  return kind;
}

const choose = <Of>(index: number, of: (kind: Kind) => Of) =>
  Object.fromEntries([...members].map(([member, types]) => [member, of(pick(types, index))]));

const toSchema = (type: string, index: number) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: type,
  description: `The ${type} of the day.`,
  type: 'object',
  properties: {
    type: { type: 'string', const: type },
    ...Object.fromEntries(['id', 'heading', 'layout'].map((name) => [name, { type: 'string' }])),
    ...choose(index, ({ schema }) => schema),
  },
  patternProperties: { '^\\$(schema|comment)$': {} },
  required: ['type'],
  additionalProperties: false,
});

const toEntry = (type: string, index: number) => ({
  ...{ type, id: type, heading: `The ${type}`, layout: 'round', kicker: 'Bread' },
  ...choose(index, ({ value }) => value),
});

/** It shows all its members; its module says nothing, or one thing for each group. */
function toFiles(type: string, index: number): Readonly<Record<string, string>> {
  const names = JSON.stringify([...members.keys()]);
  const groups = `text: { sections: (view) => listSections(view, [JSON.stringify(view)]) },
  style: { variants: ({ form }) => [String(form)], tones: () => [], withTone: (view) => view },
  entry: { check: () => [] },
  jsonLd: { facts: () => [], places: () => [] },
  policy: { frames: () => [] },
  shots: { states: { open: '.${type}-members' } },`;
  return {
    '.schema.json': JSON.stringify(toSchema(type, index), null, 2),
    '.block.ts': `import { listSections, type ModuleOf } from 'plinth/block';
export const ${toCamelCase(type)}Block: ModuleOf<'${type}'> = {
  ${index === 0 ? '' : groups}
};
`,
    '.tsx': `import { type BlockProps, BlockSection } from 'plinth';
export function ${toPascalCase(type)}Block({ block }: BlockProps<'${type}'>) {
  const members = Object.entries(block).filter(([name]) => ${names}.includes(name));
  return (
    <BlockSection block={block}>
      <pre className="${type}-members">{JSON.stringify(members)}</pre>
    </BlockSection>
  );
}
`,
    '.css': `.${type}-members { overflow: auto; }\n`,
  };
}

function writeBlock(root: string, type: string, files: Readonly<Record<string, string>>): void {
  const folder = join(root, 'blocks', type);
  mkdirSync(folder, { recursive: true });
  for (const [ending, text] of Object.entries(files))
    writeFileSync(join(folder, type + ending), text);
}

const manifestFile = 'site.manifest.json';

/** Adds all of them to the home page of a site. */
export function addHostileBlocks(root: string): void {
  const file = join(root, manifestFile);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const [index, type] of hostileTypes.entries()) {
    writeBlock(root, type, toFiles(type, index));
    manifest.pages[manifest.site.home].blocks.push(toEntry(type, index));
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** What their elements show: the members with their values. */
export const shownBy = (type: (typeof hostileTypes)[number]): string => {
  const entry = Object.entries(toEntry(type, hostileTypes.indexOf(type)));
  return JSON.stringify(entry.filter(([name]) => members.has(name)));
};

/** A block whose schema gives a member of every block another type. */
export const addBlockWith = (root: string, member: string): void =>
  writeBlock(root, 'loaf', {
    ...toFiles('loaf', 0),
    '.schema.json': JSON.stringify(
      {
        ...toSchema('loaf', 0),
        properties: { type: { type: 'string', const: 'loaf' }, [member]: { type: 'integer' } },
      },
      null,
      2,
    ),
  });

export const memberCount = members.size;
