// Schemas and engine/concepts/ → TypeScript: the types of what pages have in place of the values of a manifest, with
// references resolved.
import type { Json } from '../../engine/model/json';
import type { ViewedConcepts } from '../contract/complete-schemas';
import { resolveReference, type Schemas } from '../contract/read-schemas';
import {
  type BlockUnion,
  banner,
  compileTypes,
  define,
  type Naming,
  toBlockTable,
  toConceptTable,
  typeName,
  writeTable,
  writeUnion,
} from './generate-types';
import type { ConceptFile } from './read-concepts';

/** Whether a concept is replaced as a whole. */
const isReplaced = (schemas: Schemas, concept: string): boolean =>
  schemas.get(concept)?.view !== undefined;

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
      if (!isReplaced(schemas, inner)) found.add(inner);
  return [...found];
}

/** The concepts below `root` that have a view; where nothing is replaced, the manifest's type is used. */
const findViews = (schemas: Schemas, root: string): string[] =>
  collect(schemas, root).filter(
    (concept) =>
      /^(?:blocks|fields)\/|^field$/.test(concept) ||
      collect(schemas, concept).some((inner) =>
        findConcepts(schemas.get(inner), inner).some((one) => isReplaced(schemas, one)),
      ),
  );

/** The name FormView is taken by the view of a form's id. */
export const viewName = (concept: string): string =>
  concept === 'form' ? 'FormEntryView' : `${typeName(concept)}View`;

/** The type of a concept that has no view in the same table. */
const lookUp = (schemas: Schemas, concept: string): string => {
  const { view } = schemas.get(concept) ?? {};
  if (view === undefined) return `Concepts['${concept}']`;
  const found = `ConceptViews['${concept}']`;
  return view === 'always' ? found : `NonNullable<${found}>`;
};

const makeNaming = (schemas: Schemas, typeOf: (concept: string) => string | undefined): Naming => ({
  typeOf: (concept) => typeOf(concept) ?? lookUp(schemas, concept),
  mayBeAbsent: (concept) => schemas.get(concept)?.view === 'sometimes',
});

const blocks: BlockUnion = {
  table: 'BlockViews',
  engine: 'EngineBlockView',
  own: 'OwnBlockView',
  members: "Concepts['block-members']",
};

/** The types of some views; those of `others` are in the table of that name. */
function compileViews(
  schemas: Schemas,
  views: readonly string[],
  others: (concept: string) => string | undefined = () => undefined,
): Promise<string> {
  const naming = makeNaming(schemas, (concept) =>
    views.includes(concept) ? viewName(concept) : others(concept),
  );
  const definitions = views.map((concept) => [
    viewName(concept),
    define(schemas, concept, { naming, blocks }),
  ]);
  return compileTypes(Object.fromEntries(definitions));
}

const writeImports = (imports: Iterable<readonly [name: string, module: string]>): string[] => {
  const names = new Map<string, Set<string>>();
  for (const [name, module] of imports)
    names.set(module, (names.get(module) ?? new Set()).add(name));
  return [...names]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, all]) => `import type { ${[...all].sort().join(', ')} } from '${module}';`);
};

/** Of concepts whose view may be absent. */
const absent = / \| undefined$/;

/** By the names of their schemas. */
export const listViewed = (concepts: readonly ConceptFile[]): ViewedConcepts =>
  new Map(
    concepts.map(({ concept, view }) => [concept, absent.test(view) ? 'sometimes' : 'always']),
  );

/** The views of concepts as their files declare them; and those of forms, of which one of them is made. */
export async function generateConceptViews(
  schemas: Schemas,
  concepts: readonly ConceptFile[],
): Promise<string> {
  const views = findViews(schemas, 'form');
  const imports = concepts.flatMap((concept) => concept.imports);
  return [
    '// Generated from schemas/ and engine/concepts/ by `npm run types`: change those, not this file.',
    ...writeImports([...imports, ['Concepts', './manifest']]),
    '',
    ...concepts.flatMap(({ types }) => types.map((type) => `${type}\n`)),
    writeTable({
      by: 'the name of the schema; undefined where it leads to a page that is not shown',
      head: 'ConceptViews',
      rows: concepts.map(({ concept, view }) => [concept, view]),
    }),
    await compileViews(schemas, views),
    writeTable(toConceptTable('FormViews', views, viewName)),
  ].join('\n');
}

/** The types of blocks, and the table of all views. */
export async function generateBlockViews(schemas: Schemas): Promise<string> {
  const inForms = findViews(schemas, 'form');
  const views = findViews(schemas, 'block').filter((concept) => !inForms.includes(concept));
  return [
    banner,
    "import type { OwnBlock } from '../model/own-block';",
    "import type { ConceptViews, FormViews } from './concept-views';",
    "import type { Concepts } from './manifest';",
    '',
    await compileViews(schemas, views, (concept) =>
      inForms.includes(concept) ? `FormViews['${concept}']` : undefined,
    ),
    writeUnion(blocks),
    writeTable(toBlockTable(blocks.table, views, viewName)),
    writeTable(toConceptTable('Views extends ConceptViews, FormViews', views, viewName)),
  ].join('\n');
}

/** The types of some blocks; all other views are looked up in the tables of them. */
export function compileOwnViews(schemas: Schemas, own: readonly string[]): Promise<string> {
  const inForms = findViews(schemas, 'form');
  const others = findViews(schemas, 'block').filter((concept) => !own.includes(concept));
  return compileViews(schemas, own, (concept) => {
    if (inForms.includes(concept)) return `FormViews['${concept}']`;
    return others.includes(concept) ? `Views['${concept}']` : undefined;
  });
}
