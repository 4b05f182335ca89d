// The types of blocks, fields, providers and layouts → the tables that map them to their code, in files of their names.

import { basename } from 'node:path';
import { toCamelCase, toPascalCase } from '../../engine/content/shape/type-names';
import type { BlockModule, BlockModules } from '../../engine/model/block-module';

const banner =
  '// Generated from the files of engine/ by `npm run types`: change those, not this file.';

interface Registry {
  readonly about: string;
  readonly name: string;
  readonly types: readonly string[];
  /** The name that the file of a type exports. */
  readonly toExport: (type: string) => string;
  /** The path of that file, relative to the folder of generated files. */
  readonly toFile: (type: string) => string;
  /** The type of the table: its name, and its file. */
  readonly satisfies: readonly [type: string, file: string];
}

/** A folder is before a file that begins with its name. */
const fileOf = (line: string): string => (line.split("'")[1] ?? '').replaceAll('/', ' ');

/** In the formatter's order of imports. */
const byFile = (one: string, other: string): number => (fileOf(one) < fileOf(other) ? -1 : 1);

const toKey = (type: string): string => (/[-/]/.test(type) ? `'${type}'` : type);

function write({ about, name, types, toExport, toFile, satisfies }: Registry): string {
  const [type, file] = satisfies;
  const imports = types.map((one) => `import { ${toExport(one)} } from '${toFile(one)}';`);
  return [
    banner,
    `// ${about}`,
    ...[...imports, `import type { ${type} } from '${file}';`].sort(byFile),
    '',
    ...(types.length === 0
      ? [`export const ${name} = {} satisfies ${type};`]
      : [
          `export const ${name} = {`,
          ...types.map((one) => `  ${toKey(one)}: ${toExport(one)},`),
          `} satisfies ${type};`,
        ]),
    '',
  ].join('\n');
}

const component = (type: string): string => `${toPascalCase(type)}Block`;

/** Facts about other blocks of a page that components need, without their modules. */
function writeRoles(blocks: BlockModules): string {
  const list = (has: (module: BlockModule) => boolean): string =>
    [...blocks]
      .filter(([, module]) => has(module))
      .map(([type, { app }]) => `'${[type, app?.movingLayout].filter(Boolean).join('.')}'`)
      .join(', ');
  return [
    banner,
    '// The blocks that move by themselves, or only in one layout: the first leading one, otherwise the first following one, has',
    '// the pause control.',
    `export const leadingTypes: readonly string[] = [${list(({ app }) => app?.moves === 'leading')}];`,
    '',
    `export const followingTypes: readonly string[] = [${list(({ app }) => app?.moves === 'following')}];`,
    '',
    '// The blocks that are the head of the page that they begin.',
    `export const headTypes: readonly string[] = [${list(({ app }) => app?.isHead === true)}];`,
    '',
  ].join('\n');
}

/** In alphabetical order. */
interface BlockTypes {
  readonly blocks: BlockModules;
  /** The folder of a type, relative to that of generated files; default: the engine's. */
  readonly folders?: ReadonlyMap<string, string>;
  /** The types of cards, each with the module of its component: kinds of a site's own alone have any. */
  readonly cards?: ReadonlyMap<string, string>;
}

/** Names of types in alphabetical order. */
interface Types extends BlockTypes {
  readonly fields: readonly string[];
  readonly providers: readonly string[];
  readonly layouts: readonly string[];
  readonly concepts: readonly string[];
}

/** `content/file` → `resolveContentFile`. */
export const toResolver = (concept: string): string =>
  `resolve${toPascalCase(concept.replace('/', '-'))}`;

const writeAll = (registries: Readonly<Record<string, Registry>>): Map<string, string> =>
  new Map(
    Object.entries(registries).map(([file, registry]) => [
      `engine/generated/${file}.ts`,
      write(registry),
    ]),
  );

/** The registries of the folders of blocks, by file. */
export function writeBlockRegistries(given: BlockTypes) {
  const { blocks, folders = new Map(), cards = new Map() } = given;
  const types = [...blocks.keys()];
  const toFolder = (type: string): string => folders.get(type) ?? `../blocks/${type}`;
  const ofComponents = {
    toExport: component,
    toFile: (type: string) => `${toFolder(type)}/${basename(type)}`,
  };
  return writeAll({
    'block-modules': {
      about: 'What the rest of the engine may know of each type of block.',
      name: 'blockModules',
      types,
      toExport: (type) => `${toCamelCase(type)}Block`,
      toFile: (type) => `${toFolder(type)}/${basename(type)}.block`,
      satisfies: ['AllBlockModules', '../model/block-module'],
    },
    'all-blocks': {
      about: 'Every type of block with its component, for the prerender.',
      name: 'allBlocks',
      types,
      ...ofComponents,
      satisfies: ['BlockComponents', '../blocks/block-props'],
    },
    'eager-blocks': {
      about: 'The blocks whose code is part of the app; all others come as a chunk of their own.',
      name: 'eagerBlocks',
      types: types.filter((type) => blocks.get(type)?.app?.loading === 'eager'),
      ...ofComponents,
      satisfies: ['SomeBlockComponents', '../blocks/block-props'],
    },
    'item-cards': {
      about: 'What lists show of items whose kind has a card of its own.',
      name: 'itemCards',
      types: [...cards.keys()],
      toExport: component,
      toFile: (type) => cards.get(type) ?? '',
      satisfies: ['ItemCards', '../blocks/block-props'],
    },
  }).set('engine/generated/block-roles.ts', writeRoles(blocks));
}

/** The registries by file. */
export function writeRegistries({ fields, providers, layouts, concepts, ...types }: Types) {
  const ofParts = writeAll({
    'all-fields': {
      about: 'Every type of field with its component.',
      name: 'allFields',
      types: fields,
      toExport: (type) => `${toPascalCase(type)}Field`,
      toFile: (type) => `../forms/fields/${type}`,
      satisfies: ['FieldComponents', '../forms/fields/field-props'],
    },
    'all-providers': {
      about: 'How each type of provider sends.',
      name: 'allProviders',
      types: providers,
      toExport: (type) => `sendWith${toPascalCase(type)}`,
      toFile: (type) => `../forms/providers/${type}`,
      satisfies: ['ProviderFunctions', '../forms/providers/sending'],
    },
    'all-layouts': {
      about: 'Every layout with its component.',
      name: 'allLayouts',
      types: layouts,
      toExport: (name) => `${toPascalCase(name)}Layout`,
      toFile: (name) => `../layouts/${name}/${name}`,
      satisfies: ['LayoutComponents', '../layouts/layout-props'],
    },
    'all-concepts': {
      about: 'Every concept that is replaced as a whole, with what makes its view.',
      name: 'allConcepts',
      types: concepts,
      toExport: toResolver,
      toFile: (concept) => `../concepts/${concept}`,
      satisfies: ['ConceptResolvers', '../model/resolver'],
    },
  });
  return new Map([...writeBlockRegistries(types), ...ofParts]);
}
