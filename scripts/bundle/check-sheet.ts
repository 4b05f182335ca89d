// The text of a style sheet of a site → findings about what it would load: the policy of the pages refuses that.
import { findPosition } from '../../engine/manifest/text/find-position';
import type { Finding } from '../../engine/model/finding';
import { toCodeFinding } from '../command/invalid-code';

interface Refused {
  readonly pattern: RegExp;
  readonly reason: (found: string) => string;
  readonly remedy: string;
}

/** Of the sheet of a service that has fonts. */
const fontImport = /@import\s+(?:url\(\s*)?["']?(?:https?:)?\/\/[^;\s]*font/gi;

const refused: readonly Refused[] = [
  {
    pattern: fontImport,
    reason: () => 'imports fonts of another host',
    remedy:
      'Save the font in files/, and name it in "textFont" or "displayFont" of the theme: pages ask no other host for their looks.',
  },
  {
    pattern: new RegExp(`(?!${fontImport.source})@import\\b`, 'gi'),
    reason: () => 'imports another',
    remedy: 'Write its rules here: the sheet is one request with the others.',
  },
  {
    // Only a fragment of the document itself loads nothing; that of an import has its own finding.
    pattern:
      /(?<!@import\s+|@namespace\s+[^;{}]*)\burl\(\s*(?!["']?#)(?:"[^"\n]*"\s*|'[^'\n]*'\s*|[^)]*)\)/gi,
    reason: (found) => `loads ${found.length > 80 ? `${found.slice(0, 78)}…)` : found}`,
    remedy:
      'Name the picture or the font in the manifest, in its theme or a block: only what it names is published.',
  },
  {
    pattern:
      /(?<!\burl\(\s*|@import\s+|@namespace\s+[^;{}]*)["'](?:[a-z][a-z\d+.-]*:)?\/\/[^"'\n]*["']/gi,
    reason: (found) => `loads ${found} from elsewhere`,
    remedy: 'Leave it out: pages ask no other host for their looks.',
  },
  {
    pattern: /<style\b[^>]*>|<\/style\s*>(?<!<style\b[\s\S]*)/gi,
    reason: (found) => `has a tag of HTML, ${found}, and browsers lose the rule behind it`,
    remedy: 'Write the rules alone, without tags around them.',
  },
];

/** The same length, so that places stay. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));

export function checkSheet(file: string, text: string): Finding[] {
  const code = withoutComments(text);
  const taken: (readonly [start: number, end: number])[] = [];
  const found = refused.flatMap(({ pattern, reason, remedy }) =>
    [...code.matchAll(pattern)].flatMap(({ 0: written, index }) => {
      // An address within a drawing that stands in the sheet is part of that.
      if (taken.some(([start, end]) => start < index && index < end)) return [];
      taken.push([index, index + written.length]);
      return [{ offset: index, params: { reason: reason(written), remedy } }];
    }),
  );
  return found.map(({ offset, params }) =>
    toCodeFinding('site-styles', { file, ...findPosition(code, offset) }, params),
  );
}
