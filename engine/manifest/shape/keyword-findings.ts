// One error of a validator → the finding for its keyword, with the texts of the schema.
import { isReservedKey } from '../../content/shape/reserved-keys';
import { toPointer } from '../../content/shape/shape';
import { isRecord } from '../../model/json';
import type { ParamsOf } from '../catalogue';
import { manifestVersion } from '../manifest-version';
import type { FilelessFinding, RawFinding } from '../raw-finding';
import { findInstead } from './absent-members';
import { findAllowedName, findFileRemedy, findNameRule } from './allowed-names';
import { type FormatRemedy, findAddressRemedy, findFormatRemedy } from './format-remedy';
import { findMeantShape } from './meant-shape';
import { findMeantValue, readFlag } from './meant-values';
import {
  type DescribedSchema,
  fieldOf,
  type MergedErrors,
  type SchemaError,
  schemaOf,
  toAnyForm,
  toConcept,
  toExample,
} from './merge-errors';
import { findNearest } from './nearest';
import { findSynonym } from './synonyms';
import { findEmptyRemedy, findPlaceRemedy, findTypeRemedy } from './value-remedies';
import { countIn, nameAll, nameOfValue, quoteAll, show, toTypeName } from './value-words';
import { findMeantTag, toVariantFinding } from './variant-finding';

function toMissingField(error: SchemaError, { missing }: MergedErrors): FilelessFinding {
  const schema = schemaOf(error);
  const fields = missing.get(error) ?? [fieldOf(error)];
  const [field = '', another] = fields;
  const meant = findMeantTag(error, field);
  if (meant) return meant;
  const description = another === undefined ? schema.properties?.[field]?.description : undefined;
  return {
    code: 'missing-field',
    pointer: error.instancePath,
    params: { concept: toConcept(schema), fields: quoteAll(fields), description },
    missing: fields,
  };
}

/** Whether an object says a member by itself: defaults are filled in. */
const isSaid = ({ data }: SchemaError, name: string, schema: DescribedSchema): boolean =>
  isRecord(data) && Object.hasOwn(data, name) && schema.default === undefined;

function toUnknownField(error: SchemaError, { remedies }: MergedErrors): FilelessFinding {
  const field = String(error.params.additionalProperty);
  const { title, properties = {} } = schemaOf(error);
  const names = Object.keys(properties).filter((name) => !isReservedKey(name));
  const unsaid = names.filter((name) => !isSaid(error, name, properties[name] ?? {}));
  const said = names.find((name) => name.toLowerCase() === field.toLowerCase());
  const meant = findSynonym(field, { title, names });
  const synonym = meant !== undefined && unsaid.includes(meant) ? meant : undefined;
  const there = said !== undefined && !unsaid.includes(said) ? said : undefined;
  const sayAgain = (name: string): string => `Remove it: "${name}" is there already.`;
  return {
    code: 'unknown-field',
    pointer: toPointer(error.instancePath, field),
    part: 'key',
    params: {
      concept: toConcept(schemaOf(error)),
      field,
      near: findNearest(field, unsaid) ?? synonym,
      remedy:
        remedies.get(error) ??
        (there !== undefined
          ? sayAgain(there)
          : synonym === undefined
            ? (findInstead(field, title, isRecord(error.data) ? error.data[field] : undefined) ??
              (meant && sayAgain(meant)))
            : undefined),
      known: names.join(', ') || undefined,
    },
  };
}

const toWrongConst = (error: SchemaError): FilelessFinding => {
  const { data, params, instancePath: pointer } = error;
  const value = show(data);
  const concept = toConcept(schemaOf(error));
  return {
    pointer,
    code: 'not-allowed',
    params: { concept, value, allowed: show(params.allowedValue) },
  };
};

const toWrongChoice = (error: SchemaError): FilelessFinding => {
  const { data, params, instancePath: pointer } = error;
  const allowed = (params.allowedValues as unknown[]).map(String);
  const schema = schemaOf(error);
  const near =
    typeof data === 'string'
      ? (findMeantValue(data, schema.title) ?? findNearest(data, allowed))
      : undefined;
  const concept = toConcept(schema);
  return {
    pointer,
    code: 'not-allowed',
    params: { concept, value: show(data), near, allowed: nameAll(allowed) },
  };
};

const toEmptyValue = (error: SchemaError): FilelessFinding => {
  const schema = schemaOf(error);
  return {
    pointer: error.instancePath,
    code: 'empty-value',
    params: {
      ...{ concept: toConcept(schema), example: toExample(schema) },
      remedy: findEmptyRemedy(error.instancePath),
    },
  };
};

const toTooLong =
  (unit: 'characters' | 'items' | 'members') =>
  (error: SchemaError): FilelessFinding => ({
    pointer: error.instancePath,
    code: 'too-long',
    params: {
      concept: toConcept(schemaOf(error)),
      actual: countIn(error.data),
      unit,
      limit: Number(error.params.limit),
    },
  });

const toOutOfRange =
  (words: string) =>
  (error: SchemaError): FilelessFinding => {
    const { data, params, instancePath: pointer } = error;
    const value = show(data);
    if (pointer === '/version')
      return { pointer, code: 'unknown-version', params: { value, expected: manifestVersion } };
    const schema = schemaOf(error);
    const range = `${words} ${params.limit}`;
    const remedy = findPlaceRemedy(data, schema);
    const found: ParamsOf<'out-of-range'> = { concept: toConcept(schema), value, range, remedy };
    return { pointer, code: 'out-of-range', params: found };
  };

/** What people call a value whose names here are codes, such as "€". */
function findNamed(value: unknown, { title, pattern }: DescribedSchema): FormatRemedy | undefined {
  const near = typeof value === 'string' ? findMeantValue(value, title) : undefined;
  return near !== undefined && new RegExp(String(pattern), 'u').test(near)
    ? { near, remedy: `Did you mean "${near}"?` }
    : undefined;
}

/** The finding for each keyword of a schema; the errors of absent keywords only repeat others. */
const byKeyword: Readonly<
  Partial<
    Record<string, (error: SchemaError, mergedErrors: MergedErrors) => FilelessFinding | undefined>
  >
> = {
  additionalProperties: (error, mergedErrors) =>
    mergedErrors.merged.has(error) ? undefined : toUnknownField(error, mergedErrors),
  discriminator: toVariantFinding,
  required: (error, mergedErrors) =>
    mergedErrors.merged.has(error) ? undefined : toMissingField(error, mergedErrors),
  type: (error) => {
    const schema = schemaOf(error);
    const expected = toTypeName(error.params.type);
    const actual = nameOfValue(error.data);
    const near =
      error.params.type === 'boolean'
        ? readFlag(error.data)?.toString()
        : findMeantShape(error.data, schema);
    return {
      pointer: error.instancePath,
      code: 'wrong-type',
      params: {
        ...{ concept: toConcept(schema), expected, actual, near },
        ...{ example: toExample(schema), form: toAnyForm(schema) },
        remedy: findTypeRemedy(error.data, schema),
      },
    };
  },
  const: toWrongConst,
  enum: toWrongChoice,
  pattern: (error) => {
    const schema = schemaOf(error);
    const meant =
      findAddressRemedy(error.data, error.instancePath) ??
      findNamed(error.data, schema) ??
      findFormatRemedy(error.data, schema.pattern);
    const params: ParamsOf<'wrong-format'> = {
      ...{ concept: toConcept(schema), value: show(error.data), near: meant?.near },
      description: meant?.remedy ?? schema.description,
      example: meant === undefined ? toExample(schema) : undefined,
    };
    return { pointer: error.instancePath, code: 'wrong-format', params };
  },
  uniqueItems: ({ data, params, instancePath }) => {
    const at = Math.max(Number(params.i), Number(params.j));
    const value = show((data as readonly unknown[])[at]);
    return { pointer: toPointer(instancePath, at), code: 'repeated-item', params: { value } };
  },
  minLength: toEmptyValue,
  minItems: (error) => {
    const actual = countIn(error.data);
    if (actual === 0) return toEmptyValue(error);
    const params: ParamsOf<'too-few'> = {
      concept: toConcept(schemaOf(error)),
      actual,
      limit: Number(error.params.limit),
    };
    return { pointer: error.instancePath, code: 'too-few', params };
  },
  minProperties: toEmptyValue,
  maxLength: toTooLong('characters'),
  maxItems: toTooLong('items'),
  maxProperties: toTooLong('members'),
  minimum: toOutOfRange('at least'),
  maximum: toOutOfRange('at most'),
  exclusiveMinimum: toOutOfRange('more than'),
  exclusiveMaximum: toOutOfRange('less than'),
  propertyNames: (error) => {
    const name = String(error.params.propertyName);
    return {
      pointer: toPointer(error.instancePath, name),
      part: 'key',
      code: 'wrong-name',
      params: {
        name,
        pattern: findNameRule(schemaOf(error)),
        near: findAllowedName(name, schemaOf(error)),
        remedy: findFileRemedy(error.instancePath, name),
      },
    };
  },
};

/** One error of the validator as a finding; undefined for an error that only repeats another. */
export function toKeywordFinding(
  file: string,
  error: SchemaError,
  mergedErrors: MergedErrors,
): RawFinding | undefined {
  const finding = byKeyword[error.keyword]?.(error, mergedErrors);
  return finding && { ...finding, file };
}
