// What a validator found → findings in the words of the catalogue: one mistake, one finding.
import type { ErrorObject } from 'ajv';
import { toPointer } from '../../content/shape';
import type { Finding } from '../finding';
import { findNearest } from './nearest';
import { type Described, type Fault, fieldOf, findSlips, type Slips, schemaOf } from './slips';

/** The name of a concept inside a sentence: "the page", "a title". */
const toConcept = ({ title }: Described): string => (title ? `"${title}"` : 'This value');

const toExample = ({ examples }: Described): string | undefined =>
  examples?.[0] === undefined ? undefined : JSON.stringify(examples[0]).slice(0, 200);

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  null: 'null',
};

const toTypeName = (type: unknown): string =>
  (Array.isArray(type) ? type : [type])
    .map((name) => typeNames[String(name)] ?? String(name))
    .join(' or ');

function nameOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object'
    ? 'an object'
    : typeof value === 'string'
      ? 'a text'
      : `a ${typeof value}`;
}

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

const rangeWords: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
};

const quoteAll = (names: readonly string[]): string => {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
};

function toMissingField(file: string, fault: Fault, { missing }: Slips): Finding {
  const schema = schemaOf(fault);
  const fields = missing.get(fault) ?? [fieldOf(fault)];
  const [field = '', another] = fields;
  const description = another === undefined ? schema.properties?.[field]?.description : undefined;
  const params = { concept: toConcept(schema), fields: quoteAll(fields), description };
  return { code: 'missing-field', file, pointer: fault.instancePath, params };
}

function toUnknownField(file: string, fault: Fault): Finding {
  const field = String(fault.params.additionalProperty);
  const names = Object.keys(schemaOf(fault).properties ?? {}).filter(
    (name) => !name.startsWith('$'),
  );
  return {
    code: 'unknown-field',
    file,
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

function toVariantFinding(file: string, fault: Fault): Finding {
  const { instancePath, params, data } = fault;
  const schema = schemaOf(fault);
  const concept = (schema.title ?? 'part').toLowerCase();
  const value = (data as { type?: unknown } | null)?.type;
  const allowed = findVariantNames(schema);
  if (params.error === 'tag' || value === undefined || typeof value !== 'string')
    return {
      code: value === undefined ? 'missing-field' : 'wrong-type',
      file,
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
    file,
    pointer: `${instancePath}/type`,
    params: { concept, value, near: findNearest(value, allowed), allowed: allowed.join(', ') },
  };
}

/** The types of a union: the names of the schemas it refers to. */
const findVariantNames = ({ oneOf }: Described): string[] =>
  (Array.isArray(oneOf) ? oneOf : []).flatMap(({ $ref }: { $ref?: unknown }) =>
    typeof $ref === 'string' ? [$ref.replace(/^.*\//, '').replace(/\.schema\.json$/, '')] : [],
  );

/** One fault of the validator as a finding; undefined for what only repeats another. */
function toFinding(file: string, fault: Fault, slips: Slips): Finding | undefined {
  const { keyword, params, data, instancePath: pointer } = fault;
  const schema = schemaOf(fault);
  const concept = toConcept(schema);
  const common = { file, pointer };
  const example = toExample(schema);
  switch (keyword) {
    case 'additionalProperties':
      return toUnknownField(file, fault);
    case 'discriminator':
      return toVariantFinding(file, fault);
    case 'required':
      return slips.merged.has(fault) ? undefined : toMissingField(file, fault, slips);
    case 'type':
      return {
        ...common,
        code: 'wrong-type',
        params: { concept, expected: toTypeName(params.type), actual: nameOfValue(data), example },
      };
    case 'const':
      return pointer === '/version'
        ? {
            ...common,
            code: 'unknown-version',
            params: { value: show(data), expected: String(params.allowedValue) },
          }
        : {
            ...common,
            code: 'not-allowed',
            params: { concept, value: show(data), allowed: show(params.allowedValue) },
          };
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      const near = typeof data === 'string' ? findNearest(data, allowed) : undefined;
      return {
        ...common,
        code: 'not-allowed',
        params: { concept, value: show(data), near, allowed: allowed.join(', ') },
      };
    }
    case 'pattern':
      return {
        ...common,
        code: 'wrong-form',
        params: { concept, value: show(data), description: schema.description, example },
      };
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return { ...common, code: 'empty-value', params: { concept, example } };
    case 'maxLength':
    case 'maxItems': {
      const actual = (data as string | unknown[]).length;
      const unit = keyword === 'maxLength' ? 'characters' : 'items';
      return {
        ...common,
        code: 'too-long',
        params: { concept, actual, unit, limit: Number(params.limit) },
      };
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return {
        ...common,
        code: 'out-of-range',
        params: { concept, value: show(data), range: `${rangeWords[keyword]} ${params.limit}` },
      };
    case 'propertyNames':
      return {
        ...common,
        pointer: toPointer(pointer, String(params.propertyName)),
        part: 'key',
        code: 'wrong-name',
        params: { name: String(params.propertyName), pattern: findNameRule(schema) },
      };
    default:
      return undefined;
  }
}

/** What names have to look like, in words. */
const findNameRule = ({ propertyNames }: Described): string =>
  (propertyNames as Described | undefined)?.description ?? 'another name';

/** Faults that only say that another one is there. */
const repeating = new Set(['if', 'oneOf']);

/** Of a list that is too long its items need not be told of as well. */
function withoutSurplus(faults: readonly Fault[]): readonly Fault[] {
  const long = faults
    .filter(({ keyword }) => keyword === 'maxItems')
    .map(({ instancePath }) => `${instancePath}/`);
  if (long.length === 0) return faults;
  return faults.filter(({ instancePath }) => !long.some((list) => instancePath.startsWith(list)));
}

/** Of a value of the wrong type nothing else is worth saying: one fault speaks for all at its place and below. */
function withoutFollowing(faults: readonly Fault[]): Fault[] {
  const wrong = new Map<string, Fault>();
  for (const fault of faults)
    if (fault.keyword === 'type' && !wrong.has(fault.instancePath))
      wrong.set(fault.instancePath, fault);
  // A type that is no text is told by the union.
  const tags = new Set(
    faults.flatMap(({ keyword, instancePath }) =>
      keyword === 'discriminator' ? [`${instancePath}/type`] : [],
    ),
  );
  return faults.filter((fault) => {
    if (tags.has(fault.instancePath)) return false;
    const first = wrong.get(fault.instancePath);
    return first === undefined || first === fault;
  });
}

/** The findings of one file. A fault in a property's name is told once, not again by its pattern. */
export function toShapeFindings(file: string, errors: readonly ErrorObject[]): Finding[] {
  const faults = withoutFollowing(withoutSurplus(errors as readonly Fault[]));
  const slips = findSlips(faults);
  return faults.flatMap((fault) => {
    if (repeating.has(fault.keyword) || fault.propertyName !== undefined) return [];
    const finding = toFinding(file, fault, slips);
    return finding ? [finding] : [];
  });
}
