// The schemas of further blocks → their types, which are merged with those of the engine.
import { toCall } from '../command/edition';
import type { Schemas } from '../contract/read-schemas';
import {
  compileConfigs,
  configName,
  type Table,
  toBlockTable,
  typeName,
  writeTable,
} from './generate-types';
import { compileOwnViews, viewName } from './generate-views';

const banner = `// Generated from the schemas of these blocks by \`${toCall('npm run types')}\`: change those, not this file.`;

/** Rows that are merged into the tables of another module. */
function declare(file: string, tables: readonly Table[]): string {
  const parts = tables.filter(({ rows }) => rows.length > 0).map(writeTable);
  return `declare module '${file}' {\n${parts.join('\n').replaceAll('export interface', 'interface')}}\n`;
}

const settingsOf = (concept: string): string => concept.replace(/^blocks/, 'block-settings');

/** Only imports that are used. */
function importUsed(code: string, types: string): string[] {
  const tables = {
    Views: 'generated/block-views',
    FormViews: 'generated/concept-views',
    Concepts: 'generated/manifest',
    ConceptViews: 'generated/concept-views',
  };
  return Object.entries(tables)
    .filter(([name]) => new RegExp(`\\b${name}\\[`).test(code))
    .map(([name, file]) => `import type { ${name} } from '${types}/${file}';`);
}

interface OwnTypes {
  /** The names of the schemas of blocks. */
  readonly blocks: readonly string[];
  /** The types of the blocks of kinds, by the names of their schemas. */
  readonly parts?: ReadonlyMap<string, string>;
}

/** The types of some blocks; `types` is where a module finds those of the engine. */
export async function writeOwnTypes(
  schemas: Schemas,
  { blocks, parts = new Map() }: OwnTypes,
  types: string,
) {
  const toTable = (head: string, nameOf: (concept: string) => string): Table => {
    const table = toBlockTable(
      head,
      blocks.filter((concept) => !parts.has(concept)),
      nameOf,
    );
    const ofKinds = [...parts].map(([concept, type]) => [type, nameOf(concept)] as const);
    return { ...table, rows: [...table.rows, ...ofKinds] };
  };
  const settings = blocks.map(settingsOf).filter((concept) => schemas.has(concept));
  const ofSettings: Table = {
    by: 'type',
    head: 'BlockSettings',
    rows: settings.map((concept) => [concept.replace(/^.*\//, ''), typeName(concept)]),
  };
  const code = [
    await compileConfigs(schemas, [...blocks, ...settings]),
    await compileOwnViews(schemas, blocks),
  ].join('\n');
  return [
    banner,
    ...importUsed(code, types),
    code,
    declare(`${types}/generated/manifest`, [toTable('BlockConfigs', configName), ofSettings]),
    declare(`${types}/generated/block-views`, [toTable('BlockViews', viewName)]),
  ].join('\n');
}
