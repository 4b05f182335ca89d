// Strong or emphasised words with a blank inside their asterisks, as word processors give them: visitors would read the
// asterisks.

export interface BlankMark {
  readonly index: number;
  readonly markup: string;
  readonly remedy: string;
}

/** Code of documents, and characters behind a backslash. */
const other = /`[^`\n]*`|\\[^\p{L}\p{N}\s]/gu;

interface Form {
  /** The marks of this kind: where their number is odd, one is missing, or refers to a note. */
  readonly marks: RegExp;
  /** What is written: its mark, its words, and the one behind them. */
  readonly pattern: RegExp;
}

const strong = /(?<!\*)\*\*(?!\*)/g;

const forms: readonly Form[] = [
  {
    marks: strong,
    pattern:
      /(?<![^\s"'“„«¿¡–—-])(\*\*)(?=["'“„«¿¡([]?[\p{L}\p{N}])(?=[^*\n]*[\p{L}:–€$£%])([^*\n]*[^\s*])[ \t]+\*\*(?:([\p{L}\p{N}]+)|(?<=\p{L}[ \t]+\*\*)(?![^\s.,;:!?]))/gu,
  },
  {
    // "Hotel ** and Post**" are stars of hotels.
    marks: strong,
    pattern:
      /(?<![^\s"'“„«])(?=\*\*)(?<!\p{Lu}[\p{L}.]*[ \t])(\*\*)[ \t]+(?=\p{L})([^*,\n]*[^\s*,])\*\*(?![\p{L}\p{N}*])/gu,
  },
  {
    marks: /(?<!_)__(?!_)/g,
    pattern: /(?<![^\s"'“„«])(__)(?=\p{L})([^_\n]*[^\s_])[ \t]+__(?!_)(\p{L}+)/gu,
  },
  {
    // "*nix and *BSD" are names, "*net *per night" notes.
    marks: /(?<!\*)\*(?!\*)/g,
    pattern:
      /(?:(?<![^\s"'“„«])(?=\*[^*\n]*[:!?][ \t])|(?<=\p{L}[,;:]? )(?=\*\p{L}+[ \t]+\*))(\*)(?=\p{L})([^*\n]*[^\s*,])[ \t]+\*(?!\*)(\p{L}+)/gu,
  },
];

const ofAsterisks = 'Take the space out from between the word and the asterisks';
const ofUnderscores = 'Write asterisks in place of the underscores, with no space inside them';

/** The words that a remedy shows; longer ones would hide what it says. */
const maxShown = 40;

/** The first in a text, as it is written. */
export function findBlankMark(text: string): BlankMark | undefined {
  if (!/\*|__/.test(text)) return undefined;
  const words = text.replace(other, (code) => '\ufffc'.repeat(code.length));
  for (const { marks, pattern } of forms) {
    if ((words.match(marks) ?? []).length % 2 > 0) continue;
    for (const { 0: whole, 1: mark = '', 2: inner = '', 3: next, index } of words.matchAll(
      pattern,
    )) {
      const markup = text.slice(index, index + whole.length - (next?.length ?? 0));
      const sign = mark === '*' ? mark : '**';
      const own = `${sign}${inner}${sign}${next === undefined ? '' : ` ${next}`}`;
      const shown = own.length > maxShown || own.includes('\ufffc') ? '' : `: "${own}"`;
      return { index, markup, remedy: `${mark === '__' ? ofUnderscores : ofAsterisks}${shown}.` };
    }
  }
  return undefined;
}
