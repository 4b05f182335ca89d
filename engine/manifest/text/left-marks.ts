// What other tools mark in words, and nothing here does: visitors would read the marks. The same for documents and for JSON.

import { coverMarkup } from '../../content/text/rich-text';
import { type BlankMark, findBlankMark } from './blank-marks';
import { formulaRemedy } from './other-braces';
import { findShortcodes } from './shortcodes';

export interface LeftMark {
  readonly pattern: RegExp;
  readonly remedy: (name: string) => string;
}

/** Links as other tools have them. "a[1][2]" and "[1][2]" are words. */
const links: readonly LeftMark[] = [
  {
    pattern: /(?<![\w\])])\[(?=[^[\]\n]*\p{L})([^[\]\n]*)\]\[\]/gu,
    remedy: (name) => `Nothing is called "${name}": write [${name}](page:id).`,
  },
  {
    pattern:
      /(?<![\w\])])\[(?:[^[\]\n]+\]\[(?=[^[\]\n]*\p{L})([^[\]\n]*)|(?=[^[\]\n]*\p{L})[^[\]\n]*\]\[(\d+))\]/gu,
    remedy: (name) => `Nothing is called "${name}": write [words](page:id).`,
  },
  {
    pattern:
      /\((?=[^()\n]*\p{L})[^()\n]*\)\[(?:page:|file:|https?:|mailto:|\.{0,2}\/)[^[\]\s]*\]/gu,
    remedy: () => 'A link has its words in brackets, its address in parentheses: [words](page:id).',
  },
  {
    pattern: /(?<![\w\])!])\[\[(?!_{0,2}toc_{0,2}\])(?=[^[\]\n]*\p{L})([^[\]\n]*)\]\]/giu,
    remedy: () => 'Link to a page by its id: [words](page:id).',
  },
  {
    pattern: /\blink:https?:\/\/[^\s[\]]+\[[^[\]\n]*\]/g,
    remedy: () => 'Write [words](https://www.example.org/).',
  },
  {
    pattern: /"[^"\n]+":(?:https?:\/\/|\/(?=\w))[^\s"]+|\[[^[\]|\n]+\|https?:\/\/[^[\]\s]+\]/g,
    remedy: () => 'Write [words](page:id), or [words](https://www.example.org/).',
  },
];

/** Marks on both sides of words. */
export const pairedMarks: readonly LeftMark[] = [
  ...links,
  {
    // "~20 min" is about a number, "~/files" a folder.
    pattern: /~~(?=\S)[^~]*~~|(?<![\p{L}\p{N}~])~(?=\p{L})[^~\n]*\p{L}~(?![\p{L}\p{N}~])/gu,
    remedy: () => 'Say in words what no longer holds.',
  },
  {
    pattern: /'''(?=[^\s'])[^'\n]*'''/g,
    remedy: () => 'Write two asterisks on both sides: **strong**.',
  },
  {
    pattern: /==(?=[^\s=])(?=[^=\n]*[\p{L}\p{N}])[^=\n]*[^\s=]==/gu,
    remedy: () => 'Write *emphasis* or **strong**.',
  },
  {
    // "C++" is a name.
    pattern: /(?<![^\s(])\+\+(?=\p{L})[^+\n]*[^\s+]\+\+(?![\p{L}\p{N}+])/gu,
    remedy: () => 'Write the words alone: nothing is underlined in a text.',
  },
  {
    pattern: /(?<=[\p{L}\p{N})])(?:~[\p{L}\p{N}+-]{1,6}~|\^[\p{L}\p{N}+-]{1,6}\^)/gu,
    remedy: () => 'Write small characters themselves, such as "₂" and "²".',
  },
  {
    // "R&amp" may be a name; "drag&drop;" is two words, and what is behind "id=3" is an address. All of it stands behind the
    // "&": before it, each character of a long word would be looked at from the beginning of the word.
    pattern:
      /&(?:nbsp(?!;)|(?<![\p{L}\p{N}]&)(?:amp|quot|lt|gt|copy|reg|euro|pound|mdash|ndash|hellip)(?![\p{L}\p{N};=])|(?<!(?:[\p{L}/?=]|=\p{N}*)&)[a-z]{3,10};|(?<=\p{L}&)n[bps]{3};|(?<=\p{N}&)(?:euro|pound|cent|yen|deg)(?![\p{L}\p{N};=])|(?:[aeiouyAEIOUY](?:uml|acute|grave|circ|tilde)|[nN]tilde|[cC]cedil|szlig)(?![;=])(?<!\?\S*))/gu,
    remedy: () => 'Write the character itself.',
  },
  {
    pattern: /<(?:(?:page|file):[^<>\n]+|(?:https?:\/\/|mailto:)[^<>\n]* [^<>\n]*)>/gi,
    remedy: () => 'Write [words](page:id), or [words](https://www.example.org/).',
  },
  {
    // Never closed.
    pattern: /<(?:https?:\/\/|mailto:|[\w.+-]+@[\w-]+\.[\w.-]*\p{L})[^<>\n]*$/giu,
    remedy: () => 'Write [words](https://www.example.org/), or [words](mailto:…).',
  },
  {
    pattern: /(?<!\S)\|\|[^\s|][^|\n]*\|\|(?![\p{L}\p{N}])/gu,
    remedy: () => 'Write the words alone: nothing can be hidden in a text.',
  },
  {
    // What assistants leave where they named a source. Of a brace behind it another finding says it.
    pattern: /:contentReference\[oaicite:\d+\](?!\{index=)|【[^【】\n]*†[^【】\n]*】/g,
    remedy: () => 'Remove it: it is the mark of a source that an assistant left.',
  },
  {
    pattern: /(?<![\p{L}\p{N}!])![\w./-]+\.(?:svg|png|jpe?g|webp|avif|gif)!(?![\p{L}\p{N}])/giu,
    remedy: () =>
      'Name a picture with the words that say what it shows: ![A clock](images/clock.jpg).',
  },
  {
    // Of templates that are filled in for each reader; the asterisks around the second are taken for emphasis.
    pattern: /<%[^%<>\n]*%>|(?<![^*\ufffc])\|[A-Z][A-Z0-9_:]+\|(?![^*\ufffc])/g,
    remedy: () => 'Remove it, or write {name} for a variable: all readers get the same words.',
  },
  {
    // "100 %% sure" is a number.
    pattern: /(?<!\S|\d[ \t]+)%%(?=\s*\p{L})[^%]*%%(?![^\s.,;:!?)])/gu,
    remedy: () => 'Remove it: all that a text says is published.',
  },
];

/** A character without which a text has none of these: most texts need no closer look. */
export const pairedSigns = /[[~^|&<【]|==|\+\+|link:|'''|":[h/]|%%|\.\w{3,4}!/;

export const closeStrong = 'Write two asterisks behind the last strong word, too.';

/** Marks whose other one may be missing. A sign such as "Price**" refers to a note, and "**Note" may be one: neither is told. */
export const openMarks: readonly LeftMark[] = [
  {
    pattern: /\*\*(?<=^[^*]*\S \*\*)\p{L}[^\s*]*(?=[^*]*$)/gu,
    remedy: () => closeStrong,
  },
  {
    // "**5 €*": the pair of one covers what was to be strong.
    pattern: /(?<!\*)\*\ufffc(?!\ufffc)[^\ufffc]*\ufffc(?!\*)/gu,
    remedy: () => 'Write two asterisks on both sides: **strong**.',
  },
  {
    pattern: /(?<=[\p{L},;])\*\*[ \t]+\*\*(?=\p{L})/gu,
    remedy: () => 'Remove these four asterisks: there are no words between them.',
  },
  {
    // One asterisk between words refers to a note, or multiplies.
    pattern: /(?<!\S)\*\*[ \t]+\p{L}[^*,\n]*[ \t]\*\*(?!\S)/gu,
    remedy: () => 'Write no space between the asterisks and the words.',
  },
  {
    // "$5 and $6" are prices. What is wrong with a brace says it of a formula that has one.
    pattern: /\$\$[^${\n]+\$\$|\$(?=[^$\n]*[\\^_])(?=\S)[^${\n]*[^${\s]\$/g,
    remedy: () => formulaRemedy,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}:/]):(?!(?:alt|width|height|align|scale|target|class|name):)(?:[+-]1|[a-z][a-z0-9]*(?:[_+-][a-z0-9]+)*):(?![\p{L}\p{N}:]|\/\/)/gu,
    remedy: () => 'Write the picture character itself, such as "☀".',
  },
  {
    // "C:\Users" is a path, and so is "files\new".
    pattern:
      /\\u[\da-fA-F]{4}|\\"[^"\\\n]+\\"|(?<=[\p{L}\p{N}.,;:!?)"])(?:(?:\\r)?\\n)+(?!\p{Ll})/gu,
    remedy: () =>
      'This was escaped twice: write the character itself; what follows a line break is a paragraph or an item of its own.',
  },
];

/** Marks that documents know, and other texts do not. */
const ofDocuments: readonly LeftMark[] = [
  {
    pattern: /\^\[[^[\]\n]*\p{L}[^[\]\n]*\]/gu,
    remedy: () =>
      'Write it behind the words, in parentheses; in the text of a page, it can be a footnote: { "$text": ["It runs", { "note": "a" }] }, and { "$notes": { "a": ["Its words."] } }.',
  },
  {
    pattern: /(?<![\p{L}\p{N}`])`(?=[^\s`])[^`\n]*`(?![\p{L}\p{N}`])/gu,
    remedy: () =>
      'Write the words alone; in the text of a page, { "$text": ["Type ", { "code": "npm test" }, "."] }.',
  },
  {
    // A text that is "__init__" alone is a name.
    pattern: /(?<![^\s("'“„«¿¡])__(?!(?<=^__)[a-z]+__$)(?=\p{L})[^_\n]*[^\s_]__(?![\p{L}\p{N}_])/gu,
    remedy: () => 'Write two asterisks on both sides: **strong**.',
  },
  {
    pattern: /(?<![^\s("'“„«¿¡])_(?=\p{L})[^_\n]*[^\s_]_(?![\p{L}\p{N}_])/gu,
    remedy: () => 'Write an asterisk on both sides: *emphasis*.',
  },
  {
    pattern: /<(?:(?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/gi,
    remedy: () => 'Write [words](https://www.example.org/), or [words](mailto:…).',
  },
];

const signs = /[[~^|`_\\$:<&【]|\*[*\ufffc]|==|\+\+|'''|%%/;

/** The first in a text that is not part of a document. */
export function findLeftMark(text: string): BlankMark | undefined {
  const blank = findBlankMark(text);
  if (blank) return blank;
  const words = signs.test(text) ? coverMarkup(text) : '';
  if (!signs.test(words)) return undefined;
  const [shortcode] = findShortcodes(words);
  if (shortcode) return shortcode;
  for (const { pattern, remedy } of [...pairedMarks, ...openMarks, ...ofDocuments])
    for (const {
      0: { length },
      1: name,
      2: number,
      index,
    } of words.matchAll(pattern))
      return {
        index,
        markup: text.slice(index, index + length),
        remedy: remedy(name ?? number ?? ''),
      };
  return undefined;
}
