// One error of a validator → the finding that its keyword means, in the words of the schema.
import { isReservedKey } from '../../content/reserved-keys';
import { toPointer } from '../../content/shape';
import type { Finding } from '../finding';
import { findNearest } from './nearest';
import { type Described, type Fault, fieldOf, type Slips, schemaOf } from './slips';
import { nameOfValue, quoteAll, show, toTypeName } from './value-words';

/** A finding whose file the caller adds. */
type Told = Omit<Finding, 'file'>;

/** The name of a concept inside a sentence: "the page", "a title". */
const toConcept = ({ title }: Described): string => (title ? `"${title}"` : 'This value');

const toExample = ({ examples }: Described): string | undefined =>
  examples?.[0] === undefined ? undefined : JSON.stringify(examples[0]).slice(0, 200);

function toMissingField(fault: Fault, { missing }: Slips): Told {
  const schema = schemaOf(fault);
  const fields = missing.get(fault) ?? [fieldOf(fault)];
  const [field = '', another] = fields;
  const description = another === undefined ? schema.properties?.[field]?.description : undefined;
  const params = { concept: toConcept(schema), fields: quoteAll(fields), description };
  return { code: 'missing-field', pointer: fault.instancePath, params };
}

function toUnknownField(fault: Fault): Told {
  const field = String(fault.params.additionalProperty);
  const names = Object.keys(schemaOf(fault).properties ?? {}).filter(
    (name) => !isReservedKey(name),
  );
  return {
    code: 'unknown-field',
    pointer: toPointer(fault.instancePath, field),
    part: 'key',
    params: {
      concept: toConcept(schemaOf(fault)),
      field,
      near: findNearest(field, names),
      known: names.join(', ') || undefined,
    },
  };
}

function toVariantFinding(fault: Fault): Told {
  const { instancePath, params, data } = fault;
  const schema = schemaOf(fault);
  const concept = (schema.title ?? 'part').toLowerCase();
  const value = (data as { type?: unknown } | null)?.type;
  const allowed = findVariantNames(schema);
  if (params.error === 'tag' || value === undefined || typeof value !== 'string')
    return {
      code: value === undefined ? 'missing-field' : 'wrong-type',
      pointer: value === undefined ? instancePath : `${instancePath}/type`,
      params: {
        concept: toConcept(schema),
        fields: '"type"',
        description: `one of ${allowed.join(', ')}.`,
        expected: toTypeName('string'),
        actual: nameOfValue(value),
      },
    };
  return {
    code: 'unknown-type',
    pointer: `${instancePath}/type`,
    params: { concept, value, near: findNearest(value, allowed), allowed: allowed.join(', ') },
  };
}

/** The types of a union: the names of the schemas it refers to. */
const findVariantNames = ({ oneOf }: Described): string[] =>
  (Array.isArray(oneOf) ? oneOf : []).flatMap(({ $ref }: { $ref?: unknown }) =>
    typeof $ref === 'string' ? [$ref.replace(/^.*\//, '').replace(/\.schema\.json$/, '')] : [],
  );

/** The rule for names, in words. */
const findNameRule = ({ propertyNames }: Described): string =>
  (propertyNames as Described | undefined)?.description ?? 'another name';

/** The name as it may be spelt: with hyphens, or with capitals inside. */
function findAllowedName(name: string, { propertyNames }: Described): string | undefined {
  const words = name.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== '');
  const lower = words.map((word) => word.toLowerCase());
  const camel = lower
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  const pattern = new RegExp(String((propertyNames as Described | undefined)?.pattern ?? '^$'));
  return [lower.join('-'), camel].find((one) => pattern.test(one));
}

const toWrongConst = (fault: Fault): Told => {
  const { data, params, instancePath: pointer } = fault;
  const value = show(data);
  if (pointer === '/version')
    return {
      pointer,
      code: 'unknown-version',
      params: { value, expected: String(params.allowedValue) },
    };
  const concept = toConcept(schemaOf(fault));
  return {
    pointer,
    code: 'not-allowed',
    params: { concept, value, allowed: show(params.allowedValue) },
  };
};

const toWrongChoice = (fault: Fault): Told => {
  const { data, params, instancePath: pointer } = fault;
  const allowed = (params.allowedValues as unknown[]).map(String);
  const near = typeof data === 'string' ? findNearest(data, allowed) : undefined;
  const concept = toConcept(schemaOf(fault));
  return {
    pointer,
    code: 'not-allowed',
    params: { concept, value: show(data), near, allowed: allowed.join(', ') },
  };
};

const toEmptyValue = (fault: Fault): Told => {
  const schema = schemaOf(fault);
  const params = { concept: toConcept(schema), example: toExample(schema) };
  return { pointer: fault.instancePath, code: 'empty-value', params };
};

const toTooLong =
  (unit: 'characters' | 'items') =>
  (fault: Fault): Told => ({
    pointer: fault.instancePath,
    code: 'too-long',
    params: {
      concept: toConcept(schemaOf(fault)),
      actual: (fault.data as string | unknown[]).length,
      unit,
      limit: Number(fault.params.limit),
    },
  });

const toOutOfRange =
  (words: string) =>
  (fault: Fault): Told => ({
    pointer: fault.instancePath,
    code: 'out-of-range',
    params: {
      concept: toConcept(schemaOf(fault)),
      value: show(fault.data),
      range: `${words} ${fault.params.limit}`,
    },
  });

/** What a text must match that may not be empty. */
export const filledPattern = '\\S';

/** What a broken keyword of a schema means; one that is absent only repeats another. */
const byKeyword: Readonly<
  Partial<Record<string, (fault: Fault, slips: Slips) => Told | undefined>>
> = {
  additionalProperties: toUnknownField,
  discriminator: toVariantFinding,
  required: (fault, slips) => (slips.merged.has(fault) ? undefined : toMissingField(fault, slips)),
  type: (fault) => {
    const schema = schemaOf(fault);
    const expected = toTypeName(fault.params.type);
    const actual = nameOfValue(fault.data);
    return {
      pointer: fault.instancePath,
      code: 'wrong-type',
      params: { concept: toConcept(schema), expected, actual, example: toExample(schema) },
    };
  },
  const: toWrongConst,
  enum: toWrongChoice,
  pattern: (fault) => {
    if (fault.params.pattern === filledPattern) return toEmptyValue(fault);
    const schema = schemaOf(fault);
    const { description } = schema;
    const value = show(fault.data);
    return {
      pointer: fault.instancePath,
      code: 'wrong-format',
      params: { concept: toConcept(schema), value, description, example: toExample(schema) },
    };
  },
  minLength: toEmptyValue,
  minItems: toEmptyValue,
  minProperties: toEmptyValue,
  maxLength: toTooLong('characters'),
  maxItems: toTooLong('items'),
  minimum: toOutOfRange('at least'),
  maximum: toOutOfRange('at most'),
  exclusiveMinimum: toOutOfRange('more than'),
  exclusiveMaximum: toOutOfRange('less than'),
  propertyNames: (fault) => {
    const name = String(fault.params.propertyName);
    return {
      pointer: toPointer(fault.instancePath, name),
      part: 'key',
      code: 'wrong-name',
      params: {
        name,
        pattern: findNameRule(schemaOf(fault)),
        near: findAllowedName(name, schemaOf(fault)),
      },
    };
  },
};

/** One error of the validator as a finding; undefined for what only repeats another. */
export function toKeywordFinding(file: string, fault: Fault, slips: Slips): Finding | undefined {
  const told = byKeyword[fault.keyword]?.(fault, slips);
  return told && { ...told, file };
}
