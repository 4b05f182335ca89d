// A schema → the keywords and formats in it that the engine does not know, each with what to use instead.
import { toPointer } from '../../engine/content/shape/shape';
import { listInner } from '../../engine/manifest/shape/change-inner';
import { keywords as ownKeywords, withoutOwnKeywords } from '../../engine/manifest/shape/keywords';
import { findNearest } from '../../engine/manifest/shape/nearest';
import type { Json } from '../../engine/model/json';

export interface RefusedKeyword {
  readonly pointer: string;
  readonly reason: string;
  readonly remedy: string;
}

/** Those of which validation can say what is wrong, and those that say something to tools. */
const known: readonly string[] = [
  ...['$schema', '$ref', '$comment'],
  ...['title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly'],
  ...['type', 'enum', 'const', 'if', 'then', 'else', 'allOf', 'anyOf', 'oneOf', 'discriminator'],
  ...['pattern', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'patternProperties', 'additionalProperties', 'propertyNames'],
  ...['required', 'minProperties', 'maxProperties'],
  // Views are made of the engine's own concepts alone.
  ...ownKeywords.map(({ name }) => name).filter((name) => name !== 'view'),
];

const day = '[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])';
const time = '([01][0-9]|2[0-3]):[0-5][0-9]';

const toPattern = (pattern: string): string => `Use "pattern": "^${pattern}$" instead.`;
const toReference = 'Use "refersTo": "address", or "$ref": "../link.schema.json", instead.';

const insteadOfFormats: Readonly<Record<string, string>> = {
  date: toPattern(day),
  time: toPattern(time),
  'date-time': toPattern(`${day}T${time}`),
  email: 'Use "refersTo": "email" instead.',
  uri: toReference,
  url: toReference,
  'uri-reference': toReference,
};

const inPlace = 'Write each schema in the place where it is used.';

const insteadOf: Readonly<Record<string, string>> = {
  definitions: inPlace,
  $defs: inPlace,
  $anchor: inPlace,
  dependentRequired: 'Use "exclusive", or "if" with "then", instead.',
  dependentSchemas: 'Use "if" with "then" instead.',
  dependencies: 'Use "if" with "then" instead.',
  prefixItems: 'Use "items" instead, with an object that has a member for each.',
  additionalItems: 'Use "items" instead, with an object that has a member for each.',
  unevaluatedProperties: 'Use "additionalProperties" instead.',
  multipleOf: 'Use "type": "integer" in a smaller unit, or an "enum", instead.',
  not: 'Use "pattern" or "enum" instead, for what is allowed.',
  contains: 'Use "items" instead, for what each item is.',
  nullable: 'Leave the member out of "required" instead: what is not there is not null.',
};

const inPattern = 'Use "pattern", with a "description" that says it in words, instead.';

function explainFormat(format: unknown, pointer: string): RefusedKeyword {
  const remedy = insteadOfFormats[String(format)] ?? inPattern;
  return {
    pointer,
    reason: `the engine does not know the format ${JSON.stringify(format)}`,
    remedy,
  };
}

function explainKeyword(keyword: string, pointer: string): RefusedKeyword {
  const near = findNearest(keyword, known);
  const otherwise = near === undefined ? 'Leave it out.' : `Did you mean "${near}"?`;
  const remedy = insteadOf[keyword] ?? otherwise;
  return { pointer, reason: `the engine does not know the keyword "${keyword}"`, remedy };
}

const explainReference = (reference: string, pointer: string): RefusedKeyword => ({
  pointer,
  reason: `a reference leads to a whole file of the engine, not into one: "${reference}"`,
  remedy: inPlace,
});

/** Readers would see a value where its title is missing. */
function explainTitles({ enum: values, enumTitles: titles }: Json, pointer: string) {
  if (!Array.isArray(values) || !Array.isArray(titles) || values.length === titles.length)
    return [];
  const reason = `"enum" has ${values.length} values, and "enumTitles" ${titles.length}`;
  const remedy = 'Write a title for each value, in the same order.';
  return [{ pointer: toPointer(pointer, 'enumTitles'), reason, remedy }];
}

/** In the order of the text. */
export function findRefusedKeywords(schema: Json, pointer = ''): RefusedKeyword[] {
  const { discriminator: _, ...rest } = schema;
  const refused = Object.entries(rest).flatMap(([keyword, value]) => {
    const at = toPointer(pointer, keyword);
    if (keyword === '$ref' && String(value).includes('#'))
      return explainReference(String(value), at);
    if (keyword === 'format') return explainFormat(value, at);
    return known.includes(keyword) ? [] : explainKeyword(keyword, at);
  });
  const inner = listInner(withoutOwnKeywords(rest), pointer);
  return [
    ...refused,
    ...explainTitles(rest, pointer),
    ...inner.flatMap(([at, one]) => findRefusedKeywords(one, at)),
  ];
}
