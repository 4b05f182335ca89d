// Words of a document → what was meant as more than words in them, and is none: visitors would read it as it is written.
import type { DocumentContext } from './document-context';

const noteName = /\[\^([^\s\]]+)\]/g;
const box = /^\[[ xX]\](?=\s)/;
const struck = /~~(?=\S)[^~]*~~/g;

interface Meant {
  readonly pattern: RegExp;
  readonly remedy: (name: string) => string;
}

/** Links as other tools have them. "a[1][2]" and "[1][2]" are words. */
const links: readonly Meant[] = [
  {
    pattern: /(?<![\w\])])\[([^[\]\n]*\p{L}[^[\]\n]*)\]\[\]/gu,
    remedy: (name) =>
      `Nothing is called "${name}": write [${name}](page:id), or add a line "[${name}]: page:id".`,
  },
  {
    pattern: /!\[[^[\]\n]*\p{L}[^[\]\n]*\]\((?=[^()\n]*\s)[^()\n]*\)/gu,
    remedy: () => 'Write ![what it shows](images/mill.jpg): its place decides how large it is.',
  },
  {
    pattern: /!\[\[([^[\]\n]*\p{L}[^[\]\n]*)\]\]/gu,
    remedy: () => 'Write ![what it shows](images/mill.jpg).',
  },
  {
    pattern: /\([^()\n]*\p{L}[^()\n]*\)\[(?:page:|file:|https?:|mailto:|\.{0,2}\/)[^[\]\s]*\]/gu,
    remedy: () => 'A link has its words in brackets, its address in parentheses: [words](page:id).',
  },
  {
    pattern: /(?<![\w\])!])\[\[(?!_{0,2}toc_{0,2}\])([^[\]\n]*\p{L}[^[\]\n]*)\]\]/giu,
    remedy: () => 'Link to a page by its id: [words](page:id).',
  },
  {
    pattern: /(?<![\w\])])\[[^[\]\n]+\]\[([^[\]\n]*\p{L}[^[\]\n]*)\]/gu,
    remedy: (name) =>
      `Nothing is called "${name}": write [words](page:id), or add a line "[${name}]: page:id".`,
  },
];

/** Marks that other tools know. */
const marks: readonly Meant[] = [
  {
    pattern: /==(?=[^\s=])[^=\n]*[^\s=]==/,
    remedy: () => 'Write *emphasis* or **strong**.',
  },
  {
    // "C++" is a name.
    pattern: /(?<![^\s(])\+\+(?=\p{L})[^+\n]*[^\s+]\+\+(?![\p{L}\p{N}+])/u,
    remedy: () => 'Write the words alone: nothing is underlined in a text.',
  },
  {
    pattern: /(?<=[\p{L}\p{N})])(?:~[\p{L}\p{N}+-]{1,6}~|\^[\p{L}\p{N}+-]{1,6}\^)/u,
    remedy: () => 'Write small characters themselves, such as "₂" and "²".',
  },
  {
    pattern: /(?<!\S)\|\|[^\s|][^|\n]*\|\|(?![\p{L}\p{N}])/u,
    remedy: () => 'Write the words alone: nothing can be hidden in a text.',
  },
  {
    pattern: /\blink:https?:\/\/[^\s[\]]+\[[^[\]\n]*\]/,
    remedy: () => 'Write [words](https://www.example.org/).',
  },
];

/** A character without which a text has none of them: most texts need no closer look. */
const signs = /[[~^|]|==|\+\+|link:/;

/** `start` is the offset of the words in the document. */
export function checkWords(words: string, start: number, context: DocumentContext): void {
  if (!signs.test(words)) return;
  for (const { 1: name = '', index } of words.matchAll(noteName))
    context.report(start + index + 2, { code: 'unknown-footnote', params: { name } });
  const [task] = box.exec(words) ?? [];
  if (task !== undefined) {
    const remedy = 'Remove the box: say in words what is done.';
    context.report(start, {
      code: 'foreign-markup',
      params: { markup: JSON.stringify(task), remedy },
    });
  }
  for (const { 0: markup, index } of words.matchAll(struck)) {
    const remedy = 'Say in words what no longer holds.';
    context.report(start + index, {
      code: 'foreign-markup',
      params: { markup: JSON.stringify(markup), remedy },
    });
  }
  for (const { pattern, remedy } of marks) {
    const found = pattern.exec(words);
    if (found === null) continue;
    const [markup] = found;
    context.report(start + found.index, {
      code: 'foreign-markup',
      params: { markup: JSON.stringify(markup), remedy: remedy(markup) },
    });
  }
  for (const { pattern, remedy } of links)
    for (const { 0: markup, 1: name = '', index } of words.matchAll(pattern))
      context.report(start + index, {
        code: 'foreign-markup',
        params: { markup: JSON.stringify(markup), remedy: remedy(name) },
      });
}
