// Schemas → the source text of their validators, ahead of time. The only module that uses ajv's compiler.
import { Ajv, type AnySchemaObject } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Validator } from '../../model/contract';
import { patchText, type TextPatch } from '../../model/patch-text';
import { definitions, withoutKeywords } from './keywords';
import { withAllRequired } from './required-members';
import { WrongSchema } from './wrong-schema';

/** Only the path after it counts; schemas refer to one another by relative file names. */
const base = 'https://schemas.invalid/';

const toKey = (name: string): string => `${base}${name}.schema.json`;

type AjvSchemas = ReadonlyMap<string, AnySchemaObject>;

const ofKind = /^kinds\/(.+)$/;

/** The name under which the validator of a kind of items is exported. */
const toKindExport = (kind: string): string => `kind_${kind.replaceAll('-', '_')}`;

/** The kinds of items that schemas describe. */
const listKinds = (schemas: AjvSchemas): string[] =>
  [...schemas.keys()].flatMap((name) => ofKind.exec(name)?.[1] ?? []);

/** The validators to compile, with the schemas they are compiled from. */
const wantedValidators: Readonly<Record<string, string>> = {
  validateManifest: 'manifest',
  validateContent: 'content/file',
  validateTranslation: 'translation',
  validateDocumentTranslation: 'document-translation',
};

/** The errors kept of one run: a list of a million wrong items is one mistake, and must not fill the memory. */
const maxErrors = 1000;

/** ajv has no limit itself. Errors beyond it are not needed: the value is invalid already. */
const bounds: readonly TextPatch[] = [
  {
    by: 'ajv',
    pattern: /vErrors\.push\((\w+)\);/g,
    replacement: `if (vErrors.length < ${maxErrors}) vErrors.push($1);`,
  },
  {
    by: 'ajv',
    pattern: /vErrors\.concat\((\w+)\.errors\)/g,
    replacement: `(vErrors.length < ${maxErrors} ? vErrors.concat($1.errors) : vErrors)`,
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

/** Every error, with the part of the schema that it breaks. */
const collecting = {
  allErrors: true,
  verbose: true,
  ownProperties: true,
  messages: false,
} as const;

/** What makes a pattern while schemas are compiled, with its name in the code that ajv writes. */
const makeRegExp = (code: string) =>
  Object.assign((pattern: string, flags: string) => new RegExp(pattern, flags), { code });

/** Those of types before the unions that refer to them: a mistake is found in the schema that has it. */
const byDepth = (one: string, other: string): number =>
  Number(other.includes('/')) - Number(one.includes('/'));

/** @throws WrongSchema where a keyword is unknown or its value is not allowed. */
export function checkSchemas(schemas: AjvSchemas): void {
  const ajv = new Ajv({ ...language, logger: false });
  ajv.addVocabulary(definitions);
  const attempt = (name: string, use: () => unknown): void => {
    try {
      use();
    } catch (error) {
      throw new WrongSchema(name, error as Error);
    }
  };
  for (const [name, schema] of schemas) attempt(name, () => ajv.addSchema(schema, toKey(name)));
  for (const name of [...schemas.keys()].sort(byDepth))
    attempt(name, () => ajv.getSchema(toKey(name)));
}

/**
 * The source of an ES module that exports one validator for each entry of `wantedValidators`, and `itemValidators`: those of
 * kinds of items, by kind. Defaults are filled in while
 * validating; every error is collected, with the part of the schema that it breaks. `makePattern` names a function of the module
 * that makes the patterns in the place of `new RegExp`.
 */
export function compileValidators(schemas: AjvSchemas, makePattern?: string): string {
  const ajv = new Ajv({
    ...language,
    ...collecting,
    useDefaults: true,
    // Larger schemas become functions: those of colours are used three times.
    inlineRefs: 40,
    code: {
      ...{ source: true, esm: true, lines: true, optimize: 2 },
      ...(makePattern !== undefined && { regExp: makeRegExp(makePattern) }),
    },
  });
  for (const [name, schema] of schemas)
    ajv.addSchema(withAllRequired(withoutKeywords(schema)), toKey(name));
  const kinds = listKinds(schemas);
  const keys = Object.fromEntries([
    ...Object.entries(wantedValidators).map(([exported, name]) => [exported, toKey(name)]),
    ...kinds.map((kind) => [toKindExport(kind), toKey(`kinds/${kind}`)]),
  ]);
  const code =
    (standaloneCode as unknown as { default?: typeof standaloneCode }).default ?? standaloneCode;
  const table = kinds.map((kind) => `${JSON.stringify(kind)}: ${toKindExport(kind)}`).join(', ');
  return `${boundErrors(code(ajv, keys))}\nexport const itemValidators = { ${table} };\n`;
}

/** The validator of one schema that is no part of a manifest, made while a command runs. */
export function compileValidator(schema: AnySchemaObject): Validator {
  const ajv = new Ajv({ ...language, ...collecting });
  return ajv.compile(schema) as unknown as Validator;
}
