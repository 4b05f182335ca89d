// The words of a site and the characters of its fonts → letters that would be shown in another font, in the midst of a word.
import { findWords } from '../../../content/shape/find-words';
import { contentFile, manifestRoot, toPointer } from '../../../content/shape/shape';
import type { Font } from '../../../generated/manifest';
import type { CharacterRange } from '../../../model/inspected-file';
import type { WordsNode, WordsTable } from '../../../model/words';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding, Spot } from '../../raw-finding';
import type { Settings, SiteBytes } from '../context/check-context';
import type { FileBytes } from '../context/file-bytes';
import type { FilePart } from '../context/file-part';

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
function findCharacters(font: Font, { inspect }: FileBytes): Ranges | undefined {
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

/** The letters that are in none of the ranges of a font; marks belong to the letters before them. */
function toMissing(ranges: Ranges): RegExp {
  const known = ranges.map(([first, last]) => `${toEscape(first)}-${toEscape(last)}`);
  return new RegExp(`[\\p{L}--[${known.join('')}]]`, 'gv');
}

/** Those of some letters that are in none of the ranges. */
const findLacking = (letters: Iterable<string>, ranges: Ranges): ReadonlySet<string> =>
  new Set(
    [...letters].filter((letter) => {
      const point = letter.codePointAt(0) ?? 0;
      return ranges.every(([first, last]) => point < first || last < point);
    }),
  );

interface Words extends Spot {
  readonly text: string;
  readonly isHeading: boolean;
}

const isHeading = (pointer: string): boolean => /\/(?:title|heading)$/.test(pointer);

/** Names of languages are in their own letters, and whoever reads them has a font with these; what describes a picture is heard. */
const isElsewhere = (pointer: string): boolean => /^\/languages\/|\/alt$/.test(pointer);

const otherLetter = /[^\P{L}\0-\x7f]/gu;

/** A font without these is found, too. */
const latin = 'aAzZ';

/** The letters of a part that are not ASCII, each once, whatever else it says. */
const findOthers = (value: object): readonly string[] => [
  ...new Set(JSON.stringify(value).match(otherLetter)),
];

interface Place {
  readonly file: string;
  readonly at: string;
  readonly node: WordsNode;
}

/** A part of a site with words: its manifest without pages, a page, a content file. */
class Part {
  readonly place: Place;
  readonly value: object;
  #others: readonly string[] | undefined;

  constructor(place: Place, value: object) {
    this.place = place;
    this.value = value;
  }

  /** Looked for where a font asks: most sites have none of their own. */
  get others(): readonly string[] {
    this.#others ??= findOthers(this.value);
    return this.#others;
  }

  /** All that the letters of a site depend on: not what is said with them. */
  toJSON(): readonly string[] {
    return this.others;
  }
}

/** What an item says is on its page. */
export function findLetteredPart({ file, page, item, value }: FilePart): readonly Part[] {
  if (item !== undefined || typeof value !== 'object' || value === null) return [];
  const place =
    page === undefined
      ? { at: '', node: contentFile }
      : { at: toPointer('/pages', page), node: { concept: 'page' } };
  return [new Part({ file, ...place }, value)];
}

const toSettingsPart = ({ file, settings }: SiteBytes<keyof Settings>): Part =>
  new Part({ file, at: '', node: manifestRoot }, settings);

/** A font that lacks some of the letters of a site. */
interface Search {
  readonly words: WordsTable;
  readonly parts: readonly Part[];
  readonly missing: RegExp;
  readonly lacking: ReadonlySet<string>;
  readonly isAsked: (words: Words) => boolean;
}

/** Where a part is written in letters that a font lacks; most parts have none, and are not walked. */
function findSuspects(part: Part, { words, missing, lacking }: Search): Words[] {
  const { file, at, node } = part.place;
  const isSuspect = [...latin, ...part.others].some((letter) => lacking.has(letter));
  if (!isSuspect) return [];
  return Array.from(findWords(words, node, part.value)).flatMap((found): Words[] => {
    const pointer = at + found.pointer;
    if (isElsewhere(pointer) || found.text.search(missing) < 0) return [];
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

/** The letters that a font lacks, each with the first words that need it. */
function findLetters(characters: Ranges, search: Search): ReadonlyMap<string, Words> {
  const { missing, parts, isAsked } = search;
  const found = new Map<string, Words>();
  for (const words of parts.flatMap((part) => findSuspects(part, search))) {
    if (!isAsked(words)) continue;
    for (const letter of words.text.normalize('NFC').match(missing) ?? [])
      if (!found.has(letter) && !isComposed(letter, characters)) found.set(letter, words);
  }
  return found;
}

/** How many of them are named. */
const shown = 8;

/** Most fonts have all letters of a site: then no part is walked. */
export function checkLetters(
  found: readonly Part[],
  site: SiteBytes<keyof Settings>,
): readonly RawFinding[] {
  const { file, settings, words } = site;
  const { displayFont, textFont } = settings.theme;
  const asked = [
    { name: 'textFont', font: textFont, isAsked: () => true },
    {
      ...{ name: 'displayFont', font: displayFont },
      isAsked: ({ isHeading: asks }: Words) => asks,
    },
  ];
  const fonts = asked.flatMap(({ font, ...reading }) => {
    const characters = font && findCharacters(font, site);
    return font && characters ? [{ ...reading, family: font.family, characters }] : [];
  });
  if (fonts.length === 0) return [];
  const parts = [toSettingsPart(site), ...found];
  const letters = new Set([...latin, ...parts.flatMap(({ others }) => others)]);
  return fonts.flatMap(({ name, family, characters, isAsked }): RawFinding[] => {
    const lacking = findLacking(letters, characters);
    if (lacking.size === 0) return [];
    const search = { words, parts, missing: toMissing(characters), lacking, isAsked };
    const needed = [...findLetters(characters, search)];
    const [first] = needed;
    if (first === undefined) return [];
    const [, { file: source, pointer, text }] = first;
    const params: ParamsOf<'missing-letters'> = {
      family,
      letters: needed
        .slice(0, shown)
        .map(([letter]) => letter)
        .join(' '),
      more: Math.max(0, needed.length - shown),
      language: settings.site.language,
    };
    const related = [
      {
        ...{ file: source, pointer, message: 'The first of them is here.' },
        otherwise: `The first of them is in words of the engine: ${JSON.stringify(text)}.`,
      },
    ];
    const at = `/theme/${name}/family`;
    return [{ code: 'missing-letters', file, pointer: at, params, related }];
  });
}
