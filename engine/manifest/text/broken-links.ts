// A text → what was meant as a link in it and is none: visitors would read its brackets.
import { toSlug } from '../../content/addresses/slug';
import { findLinkTargets } from '../../content/text/rich-text';
import type { TextFinding } from './text-finding';

/** Words in brackets and what follows them in a parenthesis, to its end, the next one or the end of the text. */
const attempt = /\[([^[\]]*)\]([ \t]*)\(([^()]*)(\)?)/g;

/** An address of a page without words in brackets before it. */
const bare = /(?:\[[^[\]()]*)?\(\s*(?:page|file):[^()\s]*\)?/g;

/** The same as Chinese and Japanese keyboards write it. In such brackets, an address of another site may be just words. */
const wide =
  /\[[^[\]]*\][ \t]*（\s*(?:(?:page|file|https?|mailto|tel):|www\.)[^\s（）()]*[）)]?|［[^［］]*］[ \t]*[（(]\s*(?:page|file):[^\s（）()]*[）)]?/g;

/** By its beginning, or as that of a file. */
const looksLikeAddress =
  /^\s*(?:page:|file:|https?:|mailto:|tel:|www\.)|\.(?:pdf|docx?|xlsx?|md|html?|zip)\s*(?:#\S*\s*)?$/i;

/** A telephone number as people write it, or its beginning. */
const number = /^\s*(?:tel:\s*)?(?:\+|0)\d[\d ./-]*$/i;

interface Attempt {
  readonly label: string;
  readonly gap: string;
  readonly target: string;
  /** What ends the target: its parenthesis, another one, or the end of the text. */
  readonly end: ')' | '(' | '';
}

interface Broken {
  readonly reason: string;
  readonly remedy?: string;
}

function explainNumber({ target, end }: Attempt): Broken | undefined {
  const digits = target.replace(/[^+\d]/g, '');
  if (!number.test(target) || (end === ')' && digits.length < 8)) return undefined;
  const dialled = end === ')' ? `tel:${digits}` : 'tel: and the number, without spaces';
  return /^\s*tel:/i.test(target)
    ? {
        reason: 'its address contains a space',
        remedy: `Write ${dialled}: a number to call has none.`,
      }
    : {
        reason: 'its address is a telephone number',
        remedy: `Write ${dialled} as its address.`,
      };
}

/** The same address without its spaces, where they say something: in the words of a heading, or of a message. */
export function toSpaceless(target: string): string | undefined {
  const [, page, heading] = /^\s*(page:[a-z][\w:-]*)#([^#]*\p{L}[^#]*)$/u.exec(target) ?? [];
  if (heading !== undefined) return `${page}#${toSlug(heading)}`;
  const [, address, query] = /^\s*(mailto:[^\s?]+\?)(\S[^()]*)$/i.exec(target) ?? [];
  return query && `${address}${query.trim().replace(/\s+/g, '%20')}`;
}

function explainSpace({ gap, target, end }: Attempt): Broken | undefined {
  const near =
    gap === '' && end === ')' && /\S\s+\S/.test(target) ? toSpaceless(target) : undefined;
  if (near === undefined) return undefined;
  const why = near.includes('#')
    ? 'a heading is found by its words in small letters, with hyphens'
    : 'a space is "%20" in an address';
  return { reason: 'its address contains a space', remedy: `Write ${near}: ${why}.` };
}

/** Why it is not a link; undefined for brackets and parentheses that are just words. */
function explain({ label, gap, target, end }: Attempt): string | undefined {
  const isAddress = looksLikeAddress.test(target);
  const hasSpace = /\s/.test(target);
  if (gap !== '') return isAddress ? 'there is a space before its address' : undefined;
  if (hasSpace && !isAddress) return undefined;
  if (end === '(' && !hasSpace) return 'its address contains a parenthesis';
  if (end !== ')') return 'its parenthesis is never closed';
  if (target === '') return 'its address is empty';
  if (hasSpace) return 'its address contains a space';
  return label.trim() === '' ? 'it has no words' : undefined;
}

/** The text with each link that has words blanked out. */
function withoutLinks(text: string): string {
  let rest = text;
  for (const { target, offset } of findLinkTargets(text)) {
    const start = rest.lastIndexOf('[', offset);
    const end = offset + target.length + 1;
    if (rest.slice(start + 1, offset - 2).trim() !== '')
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }
  return rest;
}

export function findBrokenLinks(text: string): TextFinding[] {
  const found = /[（］]/.test(text)
    ? [...text.matchAll(wide)].map(({ 0: written, index }): TextFinding => {
        const span = [index, index + written.length] as const;
        return { code: 'broken-link', span, params: { reason: 'its brackets are full-width' } };
      })
    : [];
  if (found.length > 0 || !/\]\s*\(|\(\s*(?:page|file):/.test(text)) return found;
  const links = withoutLinks(text);
  if (!links.includes('(')) return [];
  const add = (start: number, written: string, broken: Broken): string => {
    const span = [start, start + written.trimEnd().length] as const;
    found.push({ code: 'broken-link', span, params: { ...broken } });
    return ' '.repeat(written.length);
  };
  const rest = links.replace(attempt, (...match) => {
    const [written = '', label = '', gap = '', target = '', closing] = match as string[];
    const start = match[5] as number;
    const next = links[start + written.length] === '(' ? '(' : '';
    const end = closing ? ')' : next;
    const attempted: Attempt = { label, gap, target, end };
    const dialled = gap === '' && /\s/.test(target) ? explainNumber(attempted) : undefined;
    const reason = explain(attempted);
    const broken =
      dialled ?? explainSpace(attempted) ?? (reason === undefined ? undefined : { reason });
    return broken === undefined ? written : add(start, written, broken);
  });
  for (const { 0: written, index } of rest.matchAll(bare))
    add(index, written, { reason: 'its words are not in brackets' });
  return found;
}
