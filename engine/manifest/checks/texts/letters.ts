// The words of a site and the characters of its fonts → letters that would be shown in another font, in the midst of a word.
import { findWords } from '../../../content/shape/find-words';
import { contentFile, manifestRoot, toPointer } from '../../../content/shape/shape';
import type { Font } from '../../../generated/manifest';
import type { CharacterRange } from '../../../model/inspected-file';
import type { WordsNode, WordsTable } from '../../../model/words';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding, Spot } from '../../raw-finding';
import type { CheckContext } from '../context/check-context';
import { toContentName } from '../context/file-part';

type Ranges = readonly CharacterRange[];

/** "U+A1-FF, U+4??" (`unicode-range` of CSS). */
const parseRanges = (text: string): Ranges =>
  text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice('U+'.length).split('-');
    const [from, to] = [first.replaceAll('?', '0'), last.replaceAll('?', 'F')];
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const intersect = (some: Ranges, others: Ranges): Ranges =>
  some.flatMap(([first, last]) =>
    others.flatMap(([from, to]): Ranges => {
      const range = [Math.max(first, from), Math.min(last, to)] as const;
      return range[0] <= range[1] ? [range] : [];
    }),
  );

/** What browsers find in the upright files of a font; undefined where a file has a finding of its own, or nobody looks. */
function findCharacters(font: Font, { inspect }: CheckContext): Ranges | undefined {
  const { file, weights = [], subsets = [] } = font;
  const upright = weights.filter(({ italic }) => !italic);
  const whole = [...(file === undefined ? [] : [file]), ...upright.map((one) => one.file)];
  const found = [
    ...whole.map((path) => inspect?.(path)?.characters),
    ...subsets.map((subset) => {
      const characters = inspect?.(subset.file)?.characters;
      return characters && intersect(characters, parseRanges(subset.unicodeRange));
    }),
  ];
  return found.length === 0 || found.includes(undefined)
    ? undefined
    : found.flatMap((ranges) => ranges ?? []);
}

const toEscape = (character: number): string => `\\u{${character.toString(16)}}`;

/** Finds letters that are in none of the ranges; marks belong to the letters before them. */
const toPattern = (ranges: Ranges): RegExp =>
  new RegExp(
    `[\\p{L}--[${ranges.map(([first, last]) => `${toEscape(first)}-${toEscape(last)}`).join('')}]]`,
    'gv',
  );

interface Words extends Spot {
  readonly text: string;
  readonly isHeading: boolean;
}

const isHeading = (pointer: string): boolean => /\/(?:title|heading)$/.test(pointer);

/** Names of languages are in their own letters, and whoever reads them has a font with these; what describes a picture is heard. */
const isElsewhere = (pointer: string): boolean => /^\/languages\/|\/alt$/.test(pointer);

/** A part of a site with words: its manifest without pages, a page, a content file. */
interface Part {
  readonly file: string;
  readonly at: string;
  readonly node: WordsNode;
  readonly value: object;
}

function listParts({ contents, file, manifest, memory }: CheckContext): Part[] {
  const { pages, ...others } = manifest;
  return [
    { file, at: '', node: manifestRoot, value: memory.share('settings', others) },
    ...Object.entries(pages).map(([id, page]) => ({
      ...{ file, at: toPointer('/pages', id), node: { concept: 'page' }, value: page },
    })),
    ...Array.from(contents, ([path, items]) => ({
      ...{ file: toContentName(path), at: '', node: contentFile, value: items },
    })),
  ];
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Where a part is written in letters that a pattern finds; most parts have none, and are not walked. */
function findSuspects(
  { file, at, node, value }: Part,
  pattern: RegExp,
  words: WordsTable,
): Words[] {
  const text = JSON.stringify(value);
  // A font without these is found, too.
  if ((isAscii(text) && 'aAzZ'.search(pattern) < 0) || text.search(pattern) < 0) return [];
  return Array.from(findWords(words, node, value)).flatMap((found): Words[] => {
    const pointer = at + found.pointer;
    if (isElsewhere(pointer) || found.text.search(pattern) < 0) return [];
    const heading = found.isName || isHeading(found.pointer);
    return [{ text: found.text, file, pointer, isHeading: heading }];
  });
}

/** Browsers put a letter and its accent together, where the font has both. */
const isComposed = (letter: string, characters: Ranges): boolean => {
  const parts = letter.normalize('NFD');
  if (parts === letter) return false;
  return Array.from(parts, (part) => part.codePointAt(0) ?? 0).every((part) =>
    characters.some(([first, last]) => first <= part && part <= last),
  );
};

interface Search {
  readonly context: CheckContext;
  /** What was found for another font is kept beside it. */
  readonly as: object;
  readonly isAsked: (words: Words) => boolean;
}

const readings = { text: {}, display: {} } as const;

/** The letters that a font lacks, each with the first words that need it. */
function findLetters(
  characters: Ranges,
  { context, as, isAsked }: Search,
): ReadonlyMap<string, Words> {
  const pattern = toPattern(characters);
  const { memory, words: table } = context;
  const found = new Map<string, Words>();
  const suspects = listParts(context).flatMap((part) => {
    const make = (): Words[] => findSuspects(part, pattern, table);
    return memory.recall(part.value, { as, from: [part.at, pattern.source], make });
  });
  for (const words of suspects) {
    if (!isAsked(words)) continue;
    for (const letter of words.text.normalize('NFC').match(pattern) ?? [])
      if (!found.has(letter) && !isComposed(letter, characters)) found.set(letter, words);
  }
  return found;
}

/** How many of them are named. */
const shown = 8;

export function checkLetters(context: CheckContext): readonly RawFinding[] {
  const { file, manifest } = context;
  const { displayFont, textFont } = manifest.theme;
  const fonts = [
    { name: 'textFont', font: textFont, as: readings.text, isAsked: () => true },
    {
      ...{ name: 'displayFont', font: displayFont, as: readings.display },
      isAsked: (words: Words) => words.isHeading,
    },
  ];
  return fonts.flatMap(({ name, font, as, isAsked }): RawFinding[] => {
    const characters = font && findCharacters(font, context);
    if (font === undefined || characters === undefined) return [];
    const letters = [...findLetters(characters, { context, as, isAsked })];
    const [first] = letters;
    if (first === undefined) return [];
    const [, { file: source, pointer }] = first;
    const params: ParamsOf<'missing-letters'> = {
      family: font.family,
      letters: letters
        .slice(0, shown)
        .map(([letter]) => letter)
        .join(' '),
      more: Math.max(0, letters.length - shown),
      language: manifest.site.language,
    };
    const related = [{ file: source, pointer, message: 'The first of them is here.' }];
    const at = `/theme/${name}/family`;
    return [{ code: 'missing-letters', file, pointer: at, params, related }];
  });
}
