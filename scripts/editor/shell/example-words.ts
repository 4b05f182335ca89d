// The words of a site that are those of an example: what is new begins with them, and readers are not meant to see them.
import { toPointer } from '../../../engine/content/shape/shape';
import type { Schemas } from './shell-state';

interface ExampleWords {
  readonly pointer: string;
  readonly words: string;
}

const count = (words: string): number => words.trim().split(/\s+/).length;

/** Short ones, such as "Read more", are what many sites say. */
const isSentence = (words: string): boolean => count(words) >= 3;

/** Amounts among them, in a list of things that have them. */
function listTexts(value: unknown, pointer = ''): readonly ExampleWords[] {
  if (typeof value === 'string' || (typeof value === 'number' && /\/\d+\//.test(pointer)))
    return [{ pointer, words: String(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key.startsWith('$') ? [] : listTexts(inner, toPointer(pointer, key)),
  );
}

/** At any depth of a schema. */
function listIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) =>
    key === 'examples' ? listTexts(inner).map(({ words }) => words) : listIn(inner),
  );
}

/** What the schemas of a site give as examples. */
export const listExamples = (schemas: Schemas): ReadonlySet<string> =>
  new Set(Object.values(schemas).flatMap(listIn));

/** Whether everything that a value says is of examples, however short. */
export function isOfExamples(schemas: Schemas, value: unknown): boolean {
  const examples = listExamples(schemas);
  const said = listTexts(value).filter(({ words }) => words !== '');
  return said.length > 0 && said.every(({ words }) => examples.has(words));
}

/** The part of a site that a person opens: a block, a page, something else of the manifest. */
const toPart = (pointer: string): string =>
  /^\/pages\/[^/]+\/blocks\/\d+/.exec(pointer)?.[0] ??
  /^\/(?:pages|forms)\/[^/]+/.exec(pointer)?.[0] ??
  /^\/[^/]+(?:\/[^/]+)?/.exec(pointer)?.[0] ??
  pointer;

/** One that nobody says by chance. */
const isLong = ({ words }: ExampleWords): boolean => count(words) >= 7;

/** What says something of examples; none where it is by chance. */
const unlessByChance = (found: readonly ExampleWords[]): readonly ExampleWords[] =>
  found.length > 1 || found.some(isLong) ? found : [];

const listFound = (examples: ReadonlySet<string>, value: unknown): readonly ExampleWords[] =>
  listTexts(value).filter(({ words }) => isSentence(words) && examples.has(words));

/**
 * What people read begins with a capital letter, or has several words; names of layouts and the like do not, and a currency is of the
 * amount beside it.
 */
export const isRead = (words: string): boolean =>
  /^\p{Lu}|\s/u.test(words) && !/^[A-Z]{3}$/.test(words);

/** Whether somebody has said something in a block; what a picture shows comes with the picture. */
export const saysOwn = (examples: ReadonlySet<string>, block: unknown): boolean =>
  listTexts(block).some(
    (one) => isRead(one.words) && !one.pointer.endsWith('/alt') && !examples.has(one.words),
  );

/** The same in each item of a list. */
const toMember = ({ pointer, words }: ExampleWords): string =>
  `${pointer.replace(/\/\d+(?=\/|$)/g, '/*')} ${words}`;

const hasLetters = ({ words }: ExampleWords): boolean => /\p{L}/u.test(words);

const isAmount = (words: string): boolean => /^[\d.-]+$/.test(words);

const toPlace = ({ pointer, words }: ExampleWords): string => `${pointer} ${words}`;

const isWholeSentence = (one: ExampleWords): boolean =>
  isSentence(one.words) && /[.!?]$/.test(one.words);

/** What an item of a list says; a heading such as "Questions" many blocks have. */
const isInList = (one: ExampleWords): boolean =>
  /\/\d+\//.test(one.pointer) && count(one.words) > 1 && hasLetters(one);

/** Of a block that was added: what it still says of the example that it began with, the short ones among it. */
export function listExampleWords(
  examples: ReadonlySet<string>,
  block: unknown,
  /** Of its type. */
  own: readonly unknown[] = [],
): readonly ExampleWords[] {
  const said = listTexts(block).filter(({ words }) => isRead(words) || isAmount(words));
  const texts = own.flatMap((example) => listTexts(example));
  // An amount may be anybody's own, unless it stands where the example has it.
  const places = new Set(texts.map(toPlace));
  const listKnown = (isKnown: (one: ExampleWords) => boolean): readonly ExampleWords[] =>
    said.filter((one) => (hasLetters(one) ? isKnown(one) : places.has(toPlace(one))));
  if (unlessByChance(listFound(examples, block)).length > 0)
    return listKnown(({ words }) => examples.has(words));
  // What is left of it stands where the example has it.
  const members = new Set(texts.map(toMember));
  const left = listKnown((one) => members.has(toMember(one)));
  return left.some(isWholeSentence) || (left.length > 1 && left.some(isInList)) ? left : [];
}

/** The first of each part that says more than one thing of an example, or a long one. */
export function findExampleWords(
  examples: ReadonlySet<string>,
  manifest: unknown,
): readonly ExampleWords[] {
  const parts = new Map<string, ExampleWords[]>();
  for (const one of listFound(examples, manifest)) {
    const part = toPart(one.pointer);
    parts.set(part, [...(parts.get(part) ?? []), one]);
  }
  return [...parts.values()].flatMap((found) => unlessByChance(found).slice(0, 1));
}
