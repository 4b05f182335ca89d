// What every schema must say, so that references, editors, forms and translations can be made of it.
import { expect, test } from 'vitest';
import { findVariables } from '../engine/content/text/substitute';
import { codes } from '../engine/manifest/catalogue';
import { checkSchemas } from '../engine/manifest/shape/compile-validators';
import { generateReference } from '../scripts/generate/generate-reference';
import { findVariants, follow, membersOf, parts, type SchemaPart, schemas } from './schema-parts';

const typeOf = ({ schema }: SchemaPart): readonly unknown[] => [schema.type].flat();

const has = ({ schema }: SchemaPart, ...keywords: readonly string[]): boolean =>
  keywords.some((keyword) => schema[keyword] !== undefined);

/** Where something is missing or wrong, of the parts that `select` takes; there are some. */
function findPlaces(
  select: (part: SchemaPart) => boolean,
  isWrong: (part: SchemaPart) => boolean,
): string[] {
  const selected = parts.filter(select);
  expect(selected.length).toBeGreaterThan(0);
  return selected.filter(isWrong).map(({ place }) => place);
}

const isMember = ({ kind }: SchemaPart): boolean => kind === 'member';

test('every member has a title and a sentence of its own', () => {
  expect(parts.filter(isMember).length).toBeGreaterThan(350);
  const isBare = ({ schema: { title, description } }: SchemaPart): boolean =>
    !/^\S/.test(String(title ?? '')) || !/^["A-Z].*[.]$/.test(String(description ?? ''));
  expect(findPlaces(isMember, isBare)).toEqual([]);
});

test('a member that refers to a type does not repeat what the type says', () => {
  const isRepeated = (part: SchemaPart): boolean => {
    const { $ref = '', description } = part.schema;
    return follow({ ...part, schema: { $ref } }).schema.description === description;
  };
  expect(findPlaces((part) => isMember(part) && has(part, '$ref'), isRepeated)).toEqual([]);
});

test('the reference shows the words of every member in its row', () => {
  const lines = generateReference(schemas).split('\n');
  const isAbsent = ({ place, schema: { description } }: SchemaPart): boolean =>
    !lines.some(
      (line) =>
        line.startsWith(`| \`${place.split(' ')[1]}\``) && line.includes(`| ${description}`),
    );
  const isListed = (part: SchemaPart): boolean =>
    isMember(part) && part.owner?.schema.oneOf === undefined;
  expect(findPlaces(isListed, isAbsent)).toEqual([]);
});

/** Numbers of no dimension. */
const plainNumbers = new Set([
  'content/ordered-list start',
  ...['fields/number min', 'fields/number max', 'footer copyright.from', 'manifest version'],
  ...['salary from', 'salary to', 'price amount', 'theme type.headings.weight', 'font axes.*'],
  ...['blocks/embed zoom', 'blocks/map zoom', 'blocks/search part', 'services/matomo siteId'],
]);

test('every number has a unit', () => {
  const isNumber = (part: SchemaPart): boolean =>
    (typeOf(part).includes('number') || typeOf(part).includes('integer')) &&
    !has(part, 'const', 'enum');
  const found = findPlaces(isNumber, (part) => !has(part, 'unit'));
  expect(new Set(found)).toEqual(plainNumbers);
  expect(
    findPlaces(
      (part) => has(part, 'unit'),
      (part) => !isNumber(part),
    ),
  ).toEqual([]);
});

test('every value of a choice has a title', () => {
  const isUntitled = ({ schema }: SchemaPart): boolean =>
    (schema.enum as readonly unknown[]).length !==
    (schema.enumTitles as readonly unknown[] | undefined)?.length;
  expect(findPlaces((part) => has(part, 'enum'), isUntitled)).toEqual([]);
});

test('a text with placeholders holds each of them, in its default and its examples', () => {
  const hasOthers = ({ schema }: SchemaPart): boolean => {
    const names = Object.keys(schema.placeholders as object)
      .sort()
      .join();
    return [schema.default, ...(schema.examples as readonly unknown[])].some(
      (text) => [...new Set(findVariables(String(text)))].sort().join() !== names,
    );
  };
  expect(findPlaces((part) => has(part, 'placeholders'), hasOthers)).toEqual([]);
});

const isInList = ({ kind }: SchemaPart): boolean => kind === 'item' || kind === 'entry';

test('every object of a list says which member names it', () => {
  const isObject = (part: SchemaPart): boolean =>
    typeOf(part).includes('object') && has(part, 'properties');
  const holdsObjects = (part: SchemaPart): boolean =>
    isInList(part) && findVariants(part).some(isObject);
  const isNameless = (part: SchemaPart): boolean =>
    findVariants(part).some((variant) => !has(variant, 'itemLabel'));
  expect(findPlaces(holdsObjects, isNameless)).toEqual([]);
});

/** Strings that no reader of a site ever sees as words. */
const neverWords = new Set([
  ...[
    'manifest $schema',
    'translation $schema',
    'translation path',
    'rule-setting reason',
    'field-condition is[]',
  ],
  ...['checkboxes', 'radio', 'select'].map((type) => `fields/${type} options[].value`),
  ...['publicKey', 'serviceId', 'blockList.watchVariable', 'blockList.list[]', 'send[]'].map(
    (name) => `providers/emailjs ${name}`,
  ),
  // Names, and the words of files that are not those of the site itself.
  ...['language name', 'site-settings names[]', 'content/section anchor'],
  ...['pair from', 'pair was', 'pair to', 'document-part part'],
  // Their constants are those of the variants.
  ...['block type', 'field type', 'provider type', 'service type'],
  'blocks/embed show',
  // What a data file says in a column.
]);

test('a former name is no name of today, and leads to one', () => {
  const hasFormer = (part: SchemaPart): boolean => has(part, 'formerNames');
  const isWrong = ({ schema }: SchemaPart): boolean => {
    // A map has no names of its own: that of rules has their codes.
    const isMap = typeof schema.additionalProperties === 'object';
    const members: readonly string[] = isMap ? codes : Object.keys(membersOf(schema));
    return Object.entries(schema.formerNames as Record<string, string>).some(
      ([former, name]) => members.includes(former) || !members.includes(name),
    );
  };
  expect(findPlaces(hasFormer, isWrong)).toEqual([]);
});

test('every string that can hold words says so', () => {
  const isFree = (part: SchemaPart): boolean =>
    typeOf(part).includes('string') &&
    (part.schema.refersTo === 'running-text' ||
      !has(part, 'enum', 'const', 'pattern', 'refersTo', 'if'));
  expect(new Set(findPlaces(isFree, (part) => !has(part, 'words')))).toEqual(neverWords);
  const isText = (part: SchemaPart): boolean =>
    part.kind === 'name' || typeOf(follow(part)).includes('string');
  const saysSo = (part: SchemaPart): boolean => has(part, 'words');
  expect(findPlaces(saysSo, (part) => !isText(part))).toEqual([]);
});

/** The member of an object that a place of `inheritsFrom` names; undefined where there is none. */
function findSource(place: string, owner: SchemaPart): SchemaPart | undefined {
  const siblings = membersOf(owner.schema);
  if (place === '@key')
    return isInList(owner) ? { ...owner, schema: { type: 'string' } } : undefined;
  if (place.startsWith('/')) return findFromTop(place.slice(1).split('/'), siblings);
  const [name = '', inner] = place.split('.');
  const member = siblings[name];
  if (member === undefined) return undefined;
  const sibling = follow({ ...owner, schema: member });
  if (inner === undefined) return sibling;
  if (sibling.schema.refersTo !== 'page') return enter(sibling, inner);
  return enter(follow({ from: '', schema: { $ref: 'page.schema.json' } }), inner);
}

function enter(part: SchemaPart, name: string): SchemaPart | undefined {
  const member = membersOf(part.schema)[name];
  return member && follow({ ...part, schema: member });
}

function findFromTop(steps: readonly string[], siblings: object): SchemaPart | undefined {
  const top: SchemaPart | undefined = follow({
    from: '',
    schema: { $ref: 'manifest.schema.json' },
  });
  return steps.reduce<SchemaPart | undefined>((part, step) => {
    if (part === undefined || !/^[{*]/.test(step)) return part && enter(part, step);
    const isNamed = step === '*' || Object.hasOwn(siblings, step.slice(1, -1));
    const known = isNamed && part.schema.items !== undefined;
    return known
      ? follow({ from: part.from, schema: part.schema.items as SchemaPart['schema'] })
      : undefined;
  }, top);
}

test('what a value is taken from is there, and of the same type', () => {
  const isAstray = (part: SchemaPart): boolean => {
    const type = follow(part).schema.type;
    return String(part.schema.inheritsFrom)
      .split(' or ')
      .some((place) => part.owner && findSource(place, part.owner)?.schema.type !== type);
  };
  expect(findPlaces((part) => has(part, 'inheritsFrom'), isAstray)).toEqual([]);
});

test('members that name an item or exclude one another are there', () => {
  const names = ({ schema: { itemLabel = '', exclusive = [] } }: SchemaPart): string[] => [
    ...(exclusive as string[]).map((choice) => choice.split('=')[0] ?? ''),
    ...(/^@?\w+$/.test(String(itemLabel))
      ? [String(itemLabel)]
      : [...String(itemLabel).matchAll(/\{(@?\w+)\}/g)].map(([, name = '']) => name)),
  ];
  const isAstray = (part: SchemaPart): boolean =>
    names(part).some((name) => name !== '@key' && !Object.hasOwn(membersOf(part.schema), name));
  expect(findPlaces((part) => has(part, 'itemLabel', 'exclusive'), isAstray)).toEqual([]);
});

test.each([
  ['words', 'perhaps'],
  ['unit', 'furlongs'],
  ['group', 'Other things'],
  ['inheritsFrom', 'the title of the page'],
  ['itemLabel', 'no braces here'],
  ['exclusive', ['page']],
  ['enumTitles', [7]],
  ['placeholders', ['n']],
  ['refersTo', 'weather'],
  ['itemlabel', 'title'],
])('a schema whose %s is %j is refused', (keyword, value) => {
  expect(() => checkSchemas(new Map([['one', { type: 'string', [keyword]: value }]]))).toThrow(
    keyword,
  );
});
