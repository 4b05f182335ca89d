// Schemas → TypeScript: the types of forms and blocks as components get them, with references resolved.
import type { ConceptViews } from '../../engine/model/concept-views';
import type { Json } from '../../engine/model/json';
import { resolveReference, type Schemas } from '../contract/read-schemas';
import {
  type BlockUnion,
  banner,
  compileTypes,
  define,
  type Naming,
  simplify,
  toBlockTable,
  toConceptTable,
  typeName,
  writeTable,
  writeUnion,
} from './generate-types';

/** Concepts that are replaced as a whole, and whether their view is always present. */
const replaced = Object.freeze({
  'running-text': 'always',
  'content/words': 'always',
  'content/parts': 'always',
  'content/cell': 'always',
  'content/file': 'always',
  'content-path': 'always',
  'file-path': 'always',
  'download-path': 'always',
  'file-language': 'always',
  'page-id': 'sometimes',
  'form-id': 'always',
  'service-id': 'always',
  'call-to-action': 'sometimes',
  image: 'always',
  'opening-hours': 'always',
  price: 'always',
  link: 'sometimes',
  card: 'sometimes',
}) satisfies {
  [C in keyof ConceptViews]: undefined extends ConceptViews[C] ? 'sometimes' : 'always';
};

const isReplaced = (concept: string): concept is keyof typeof replaced =>
  Object.hasOwn(replaced, concept);

/** The concepts that a part of a schema refers to, at any depth. */
function findConcepts(part: unknown, schemaName: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { $ref } = part as Json;
  const inner = Object.values(part).flatMap((value) => findConcepts(value, schemaName));
  return typeof $ref === 'string' ? [resolveReference($ref, schemaName), ...inner] : inner;
}

/** A concept and all concepts in its view, down to those that are replaced. */
function collect(schemas: Schemas, root: string): string[] {
  const found = new Set([root]);
  for (const concept of found)
    for (const inner of findConcepts(schemas.get(concept), concept))
      if (!isReplaced(inner)) found.add(inner);
  return [...found];
}

/** The concepts below `root` that have a view; where nothing is replaced, the manifest's type is used. */
const findViews = (schemas: Schemas, root: string): string[] =>
  collect(schemas, root).filter(
    (concept) =>
      /^(?:blocks|fields)\/|^field$/.test(concept) ||
      collect(schemas, concept).some((inner) =>
        findConcepts(schemas.get(inner), inner).some(isReplaced),
      ),
  );

/** The name FormView is taken by the view of a form's id. */
export const viewName = (concept: string): string =>
  concept === 'form' ? 'FormEntryView' : `${typeName(concept)}View`;

/** A file of views; types in other files look them up by their concepts. */
interface ViewFile {
  readonly imports: readonly string[];
  /** The concepts whose views are in it. */
  readonly views: readonly string[];
  readonly lookUp: (concept: string) => string;
  /** The name of its table of views, and what it extends. */
  readonly table: string;
}

const blocks: BlockUnion = {
  table: 'BlockViews',
  engine: 'EngineBlockView',
  own: 'OwnBlockView',
  members: "Concepts['block-members']",
};

const makeNaming = (views: readonly string[], lookUp: ViewFile['lookUp']): Naming => ({
  typeOf: (concept) => (views.includes(concept) ? viewName(concept) : lookUp(concept)),
  mayBeAbsent: (concept) => isReplaced(concept) && replaced[concept] === 'sometimes',
});

async function writeViews(schemas: Schemas, file: ViewFile): Promise<string> {
  const { imports, views, lookUp, table } = file;
  const naming = makeNaming(views, lookUp);
  const definitions = views.map((concept) => [
    viewName(concept),
    define(schemas, concept, { naming, blocks }),
  ]);
  return [
    banner,
    ...imports.map((line) => `import type ${line};`),
    '',
    await compileTypes(Object.fromEntries(definitions)),
    ...(views.includes('block')
      ? [writeUnion(blocks), writeTable(toBlockTable(blocks.table, views, viewName))]
      : []),
    writeTable(toConceptTable(table, views, viewName)),
  ].join('\n');
}

/** The type of a concept that has no view in the same file. */
const lookUpIn =
  (replacements: string) =>
  (concept: string): string => {
    if (!isReplaced(concept)) return `Concepts['${concept}']`;
    const view = `${replacements}['${concept}']`;
    return replaced[concept] === 'always' ? view : `NonNullable<${view}>`;
  };

/** The types of forms with their fields. */
export const generateFormViews = (schemas: Schemas): Promise<string> =>
  writeViews(schemas, {
    imports: ["{ PartViews } from '../model/part-views'", "{ Concepts } from './manifest'"],
    views: findViews(schemas, 'form'),
    lookUp: lookUpIn('PartViews'),
    table: 'FormViews',
  });

/** The types of blocks, and the table of all views. */
export function generateBlockViews(schemas: Schemas): Promise<string> {
  const inForms = findViews(schemas, 'form');
  const lookUp = lookUpIn('ConceptViews');
  return writeViews(schemas, {
    imports: [
      "{ ConceptViews } from '../model/concept-views'",
      "{ OwnBlock } from '../model/own-block'",
      "{ FormViews } from './form-views'",
      "{ Concepts } from './manifest'",
    ],
    views: findViews(schemas, 'block').filter((concept) => !inForms.includes(concept)),
    lookUp: (concept) => (inForms.includes(concept) ? `FormViews['${concept}']` : lookUp(concept)),
    table: 'Views extends ConceptViews, FormViews',
  });
}

/** The types of some blocks; all other views are looked up in the tables of them. */
export function compileOwnViews(schemas: Schemas, blocks: readonly string[]): Promise<string> {
  const inForms = findViews(schemas, 'form');
  const others = findViews(schemas, 'block').filter((concept) => !blocks.includes(concept));
  const lookUp = lookUpIn('ConceptViews');
  const naming = makeNaming(blocks, (concept) => {
    if (inForms.includes(concept)) return `FormViews['${concept}']`;
    return others.includes(concept) ? `Views['${concept}']` : lookUp(concept);
  });
  const definitions = blocks.map((concept) => [
    viewName(concept),
    simplify(schemas.get(concept), concept, naming),
  ]);
  return compileTypes(Object.fromEntries(definitions));
}
