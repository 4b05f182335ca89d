// Schemas → the source text of their validators, made ahead of time: the only home of ajv's compiler.
import { Ajv, type AnySchemaObject } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { type Patch, patchText } from '../../model/patch-text';
import { changeInner } from './change-inner';
import { filledPattern } from './keyword-findings';
import { definitions, withoutKeywords } from './keywords';

/** Only the path after it counts; schemas refer to one another by relative file names. */
const base = 'https://schemas.invalid/';

const toKey = (name: string): string => `${base}${name}.schema.json`;

/** What is compiled: the name of a schema by that of its validator. */
const wantedValidators: Readonly<Record<string, string>> = {
  validateManifest: 'manifest',
  validateContent: 'content/file',
};

/** The errors kept of one run: a list of a million wrong items is one mistake, and must not fill the memory. */
const mostErrors = 1000;

/** ajv has no limit itself. Errors beyond it are not needed: the value is invalid already. */
const bounds: readonly Patch[] = [
  {
    by: 'ajv',
    pattern: /vErrors\.push\((\w+)\);/g,
    replacement: `if (vErrors.length < ${mostErrors}) vErrors.push($1);`,
  },
  {
    by: 'ajv',
    pattern: /vErrors\.concat\((\w+)\.errors\)/g,
    replacement: `(vErrors.length < ${mostErrors} ? vErrors.concat($1.errors) : vErrors)`,
  },
];

/** The source of validators as ajv writes it, with that limit. */
export const boundErrors = (source: string): string => bounds.reduce(patchText, source);

/** What a schema may say, whatever is compiled from it. */
const language = {
  strict: true,
  allowUnionTypes: true,
  allowMatchingProperties: true,
  discriminator: true,
} as const;

/** Where a schema asks for one character at least, spaces alone are as good as nothing. */
function askForWords(schema: AnySchemaObject): AnySchemaObject {
  const { minLength, ...rest } = changeInner(schema, askForWords);
  if (minLength === undefined) return rest;
  return minLength === 1 && rest.pattern === undefined
    ? { ...rest, pattern: filledPattern }
    : { ...rest, minLength };
}

type Schemas = ReadonlyMap<string, AnySchemaObject>;

/** Throws where a keyword is unknown or has a value that it may not have. */
export function checkSchemas(schemas: Schemas): void {
  const ajv = new Ajv(language);
  ajv.addVocabulary(definitions);
  for (const [name, schema] of schemas) ajv.addSchema(schema, toKey(name));
  for (const name of schemas.keys()) ajv.getSchema(toKey(name));
}

/**
 * The source of an ES module that exports one validator for each entry of `wantedValidators`. Defaults are filled in while
 * validating; every error is collected, with the part of the schema that it breaks.
 */
export function compileValidators(schemas: Schemas): string {
  const ajv = new Ajv({
    ...language,
    allErrors: true,
    verbose: true,
    ownProperties: true,
    useDefaults: true,
    messages: false,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  for (const [name, schema] of schemas)
    ajv.addSchema(askForWords(withoutKeywords(schema)), toKey(name));
  const keys = Object.fromEntries(
    Object.entries(wantedValidators).map(([exported, name]) => [exported, toKey(name)]),
  );
  const code =
    (standaloneCode as unknown as { default?: typeof standaloneCode }).default ?? standaloneCode;
  return boundErrors(code(ajv, keys));
}
