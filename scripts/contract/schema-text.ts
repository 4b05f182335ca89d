// A schema → its description as sentences, including what our keywords add.
import { units } from '../../engine/manifest/shape/keywords';
import type { Schema } from './read-schemas';

const quote = (name: string): string => `"${name}"`;

function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** One step of the way to a value: a member, or the item that a member names. */
function toStep(step: string): string {
  if (step === '*') return 'the first item that has one';
  return step.startsWith('{') ? `the item for ${quote(step.slice(1, -1))}` : quote(step);
}

/** A place of `inheritsFrom`, the nearest step first: `/labels/explore` → "explore" in "labels". */
function toPlace(place: string): string {
  if (place === '@key') return 'the name of the entry';
  if (!place.startsWith('/')) return place.split('.').reverse().map(quote).join(' of ');
  return place.slice(1).split('/').reverse().map(toStep).join(' in ');
}

/** A member of `exclusive`: `status=410` → "status": 410. */
function toChoice(choice: string): string {
  const [name = '', value] = choice.split('=');
  return value === undefined ? quote(name) : `${quote(name)}: ${value}`;
}

/** The sentence for each keyword, in order. */
const sentences: Readonly<Record<string, (value: never) => string>> = {
  unit: (unit: keyof typeof units) => `In ${units[unit]}.`,
  inheritsFrom: (places: string) => `Default: ${places.split(' or ').map(toPlace).join(', or ')}.`,
  placeholders: (meanings: Readonly<Record<string, string>>) =>
    `Holds ${listNames(Object.entries(meanings).map(([name, meaning]) => `{${name}} for ${meaning}`))}.`,
  exclusive: (names: readonly string[]) => `Give exactly one of ${listNames(names.map(toChoice))}.`,
};

/** Empty where the schema has no texts. */
export function textOf(schema: Schema): string {
  const added = Object.entries(sentences).flatMap(([keyword, say]) =>
    schema[keyword] === undefined ? [] : [say(schema[keyword] as never)],
  );
  return [schema.description ?? [], ...added].flat().join(' ');
}
