// Schemas → the source text of their validators, ahead of time. The only module that uses ajv's compiler.
import { Ajv, type AnySchemaObject, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Validator, Validators } from '../../model/contract';
import { boundErrors, withoutErrors } from './ajv-text';
import { definitions, withoutAnnotations, withoutKeywords } from './keywords';
import { kindPrefix } from './pair-validators';
import { withAllRequired } from './required-members';
import { WrongSchema } from './wrong-schema';

/** Only the path after it counts; schemas refer to one another by relative file names. */
const base = 'https://schemas.invalid/';

const toKey = (name: string): string => `${base}${name}.schema.json`;

type AjvSchemas = ReadonlyMap<string, AnySchemaObject>;

type ChangeSchema = (schema: AnySchemaObject) => AnySchemaObject;

const ofKind = /^kinds\/(.+)$/;

/** The kinds of items that schemas describe. */
const listKinds = (schemas: AjvSchemas): string[] =>
  [...schemas.keys()].flatMap((name) => ofKind.exec(name)?.[1] ?? []);

/** The validators to compile, with the schemas they are compiled from. */
const wantedValidators: Readonly<Record<Exclude<keyof Validators, 'itemValidators'>, string>> = {
  validateManifest: 'manifest',
  validateContent: 'content/file',
  validateTranslation: 'translation',
  validateDocumentTranslation: 'document-translation',
};

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

/**
 * Checks the schemas of some names; default: all.
 * @throws WrongSchema where a keyword is unknown or its value is not allowed.
 */
export function checkSchemas(
  schemas: AjvSchemas,
  names: readonly string[] = [...schemas.keys()],
): void {
  // Nothing runs what it compiles.
  const ajv = new Ajv({ ...language, logger: false, code: { optimize: false } });
  ajv.addVocabulary(definitions);
  const attempt = (name: string, use: () => unknown): void => {
    try {
      use();
    } catch (error) {
      throw new WrongSchema(name, error as Error);
    }
  };
  for (const [name, schema] of schemas)
    attempt(name, () => ajv.addSchema(schema, toKey(name), undefined, names.includes(name)));
  for (const name of [...names].sort(byDepth)) attempt(name, () => ajv.getSchema(toKey(name)));
}

/** What ajv is given: which errors it makes, and what makes patterns. */
interface Settings {
  readonly options: Options;
  readonly makePattern: string | undefined;
}

/** The source of a script that puts validators by these names into `exports`. */
function writeValidators(
  schemas: AjvSchemas,
  names: Readonly<Record<string, string>>,
  { options, makePattern }: Settings,
): string {
  const ajv = new Ajv({
    ...language,
    ...options,
    ownProperties: true,
    messages: false,
    allErrors: true,
    useDefaults: true,
    // Larger schemas become functions: those of colours are used three times.
    inlineRefs: 40,
    code: {
      ...{ source: true, lines: true, optimize: 1 },
      ...(makePattern !== undefined && { regExp: makeRegExp(makePattern) }),
    },
  });
  ajv.addVocabulary(definitions);
  for (const [name, schema] of schemas) ajv.addSchema(withAllRequired(schema), toKey(name));
  const code =
    (standaloneCode as unknown as { default?: typeof standaloneCode }).default ?? standaloneCode;
  const keys = Object.entries(names).map(([exported, name]) => [exported, toKey(name)]);
  return code(ajv, Object.fromEntries(keys));
}

/** Both exports have a validator for each entry of `wantedValidators`, and one for each kind of items. */
function writeAll(schemas: AjvSchemas, by: Settings & { readonly change: ChangeSchema }): string {
  const kinds = listKinds(schemas).map((kind) => [kindPrefix + kind, `kinds/${kind}`]);
  const changed = Array.from(schemas, ([name, schema]) => [name, by.change(schema)] as const);
  const names = { ...wantedValidators, ...Object.fromEntries(kinds) };
  return writeValidators(new Map(changed), names, by);
}

/**
 * The source of a script that puts validators into `exports`: they say whether a value is valid, and fill in defaults.
 * `makePattern` names a function that makes the patterns in the place of `new RegExp`.
 */
export const compileQuick = (schemas: AjvSchemas, makePattern?: string): string =>
  withoutErrors(writeAll(schemas, { options: {}, makePattern, change: withoutAnnotations }));

/** The same for validators that collect every error, with the part of the schema that it breaks. */
export const compileThorough = (schemas: AjvSchemas, makePattern?: string): string =>
  boundErrors(
    writeAll(schemas, { options: { verbose: true }, makePattern, change: withoutKeywords }),
  );

/** The validator of one of these schemas, made while a command runs. */
export function compileNamed(schemas: AjvSchemas, name: string): Validator {
  const ajv = new Ajv({ ...language, ...collecting, logger: false });
  ajv.addVocabulary(definitions);
  for (const [own, schema] of schemas) ajv.addSchema(schema, toKey(own), undefined, false);
  return ajv.getSchema(toKey(name)) as unknown as Validator;
}

/** The validator of one schema that is not part of a manifest, made while a command runs. */
export function compileValidator(schema: AnySchemaObject): Validator {
  const ajv = new Ajv({ ...language, ...collecting });
  return ajv.compile(schema) as unknown as Validator;
}
