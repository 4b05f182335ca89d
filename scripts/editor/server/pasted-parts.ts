// Paragraphs that say by marks what they are → the parts of a text in JSON: paragraphs, lists, and headings with what is below them.
import type { JsonValue } from '../../../engine/model/json';
import type { JsonPath } from '../../edit/json-edits';

const marks = /^(?:##|-)[ \t]+/;

/** Where there are paragraphs alone, all of them are. */
export const withoutMarks = (words: string): string => words.replace(marks, '');

/** A heading names what is below it: one that is above nothing is a paragraph. */
export function toParts(paragraphs: readonly string[]): readonly JsonValue[] {
  const parts: JsonValue[] = [];
  let heading: string | undefined;
  let list: string[] | undefined;
  const add = (part: JsonValue): void => {
    parts.push(heading === undefined ? part : { [heading]: part });
    heading = undefined;
  };
  for (const words of paragraphs) {
    const own = withoutMarks(words);
    const isItem = words.startsWith('- ');
    if (isItem && list !== undefined) {
      list.push(own);
      continue;
    }
    list = isItem ? [own] : undefined;
    if (words.startsWith('## ')) {
      if (heading !== undefined) parts.push(heading);
      heading = own;
    } else add(list ?? own);
  }
  if (heading !== undefined) parts.push(heading);
  return parts;
}

/** From a part to its last words. */
export function toLast(part: JsonValue | undefined): JsonPath {
  if (Array.isArray(part)) return [part.length - 1];
  const [[heading, inner] = []] =
    typeof part === 'object' && part !== null ? Object.entries(part) : [];
  return heading === undefined ? [] : [heading, ...toLast(inner)];
}
