// A text that lacks the format of its schema → what was meant, where that can be told.
import { toAsciiAddress } from './ascii-address';
import { toColours } from './meant-colour';
import { toDays, toTimes } from './meant-day';

export interface FormatRemedy {
  /** The text as it may be written; none where only its author can know. */
  readonly near?: string;
  /** A sentence that names it, and why. */
  readonly remedy: string;
}

/** Before an address of another site, or steps with full stops between them, no slash helps. */
const holdsMore = /:\/\/|^[\w-]+(?:\.[\w-]+)+$/;

/** With the slashes that are all it lacks, at its ends, or without that at its end. */
const withSlashes = (value: string): string[] => [
  `${value}/`,
  value.replace(/\/+$/, ''),
  ...(holdsMore.test(value) ? [] : [`/${value}`, `/${value}/`]),
];

/** A folder below files/ that is written as an address. */
const withoutSlashes = (value: string): string[] => [
  value.replace(/^\.?\/+|\/+$/g, '').replace(/^files\//, ''),
];

/** An address, or a host, as one that browsers ask in a way nobody can listen to. */
function withScheme(value: string): string[] {
  const [, rest = ''] = /^(?:http:)?(?:\/\/)?([\w-]+(?:\.[\w-]+)+(?:[:/].*)?)$/i.exec(value) ?? [];
  return rest === '' ? [] : [`https://${rest}`, `https://${rest}/`];
}

/** The host alone of an address that says more. */
const toOrigin = (value: string): string[] =>
  [...value.matchAll(/^https:\/\/[^/?#\s]+(?=[/?#])/g)].map(([origin]) => origin);

/** The host alone of an address that says no more, where hosts are written without a scheme. */
const withoutScheme = (value: string): string[] =>
  [...value.matchAll(/^https?:\/\/([\w-]+(?:\.[\w-]+)+)\/?$/gi)].map(([, host = '']) => host);

/** A name, or a date, by its letters and digits: nothing that looks like code. */
const isPlain = /^[\p{L}\p{M}\p{N} _.,/&()'+[\]-]{1,60}$/u;

/** Letters that are no others with a mark, as those who have them write them without. */
const otherLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ä: 'ae', ö: 'oe', ü: 'ue', æ: 'ae', œ: 'oe', ø: 'o' },
  ...{ ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** Its letters and digits, with what may stand between them. */
function toNames(value: string): string[] {
  if (!isPlain.test(value)) return [];
  const words =
    value
      .normalize('NFC')
      .replace(/[^\p{ASCII}]/gu, (letter) => {
        const other = otherLetters[letter.toLowerCase()];
        if (other === undefined) return letter;
        return letter === letter.toLowerCase()
          ? other
          : other.charAt(0).toUpperCase() + other.slice(1);
      })
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  return ['_', '-'].flatMap((sign) => [words.join(sign), words.join(sign).toLowerCase()]);
}

/** One name out of what style sheets and other tools write: without its quotes, and without those behind a comma. */
function findOneName(value: string): string | undefined {
  const [first = '', ...others] = value.split(',');
  const name = first.trim().replace(/^(["'])(.*)\1$/, '$2');
  return others.length > 0 || name !== value.trim() ? name : undefined;
}

/** `a space or "ï"`: what a text has, and its correction lacks. */
function listLost(value: string, near: string): string {
  const kept = near.toLowerCase();
  const lost = [...value].filter((character) => !kept.includes(character.toLowerCase()));
  const names = lost.map((one) => (/\s/.test(one) ? 'a space' : `"${one}"`));
  return [...new Set(names)].join(' or ');
}

/** An instant of a program: what its minute is by the clocks of a site, an offset says only if it is theirs. */
const instant = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

function findZoned(value: string, fits: RegExp): FormatRemedy | undefined {
  const [, day, clock, zone] = instant.exec(value) ?? [];
  if (day === undefined) return undefined;
  const near = `${day}T${clock}`;
  if (fits.test(near))
    return {
      ...(zone !== 'Z' && { near }),
      remedy: `Write it as the clocks of the site show it, without a time zone, such as "${near}".`,
    };
  return fits.test(day) ? { near: day, remedy: `Did you mean "${day}"?` } : undefined;
}

/** A service that answers below its host would be asked elsewhere: its host alone helps nobody. */
function findFolderRemedy(value: unknown, pointer: string): FormatRemedy | undefined {
  const [, host] = /^(https:\/\/[^/?#\s]+)\/[^/?#\s]/.exec(String(value)) ?? [];
  return host !== undefined && /^\/services\/[^/]+\/origin$/.test(pointer)
    ? {
        remedy: `A service is named by its scheme and host, such as "${host}": one that answers in a folder there cannot be named.`,
      }
    : undefined;
}

/** The path of a form's endpoint with a query behind it. */
function findQueryRemedy(value: unknown, pointer: string): FormatRemedy | undefined {
  const [, path, name] = /^(\/[^?#\s]*)\?([\w-]*)/.exec(String(value)) ?? [];
  if (path === undefined || !/^\/forms\/[^/]+\/provider\/path$/.test(pointer)) return undefined;
  return {
    remedy: `It cannot contain "?": write "${path}". If the service takes "${name}" with the answers, say it in "hidden".`,
  };
}

interface SplitAddress {
  readonly origin: string;
  /** The member beside it that has the rest. */
  readonly name: 'path' | 'base';
  readonly rest: string;
}

/** An address in the place of its host, where a member beside it has the rest. */
export function splitAddress(value: unknown, pointer: string): SplitAddress | undefined {
  const [, origin, rest = ''] =
    /^(https:\/\/[A-Za-z0-9.-]+(?::\d+)?)(\/[\w/.~-]*[\w~-]\/?)$/.exec(String(value)) ?? [];
  if (origin === undefined) return undefined;
  if (/^\/forms\/[^/]+\/provider\/origin$/.test(pointer)) return { origin, name: 'path', rest };
  // What ends like a file does not name a folder.
  return pointer === '/site/origin' && !rest.includes('.')
    ? { origin, name: 'base', rest: rest.replace(/\/*$/, '/') }
    : undefined;
}

function findSplitRemedy(value: unknown, pointer: string): FormatRemedy | undefined {
  const { origin, name, rest } = splitAddress(value, pointer) ?? {};
  return origin === undefined
    ? undefined
    : { remedy: `Write "origin": "${origin}" and "${name}": "${rest}".` };
}

/** The name of a text that was to be Markdown. */
function findDocumentRemedy(value: unknown, pointer: string): FormatRemedy | undefined {
  const [, name] = /^(.+)\.(?:txt|json|markdown|mdown|mdx|html?)$/i.exec(String(value)) ?? [];
  if (name === undefined || !/^\/pages\/[^/]+\/document$/.test(pointer)) return undefined;
  const near = `${name}.md`;
  return {
    near,
    remedy: `The name of a document ends in ".md": call the file "${near}", here and in files/.`,
  };
}

/** The whole tag that a service asks for, or what it writes before the proof. */
function findProof(value: unknown, pointer: string): FormatRemedy | undefined {
  if (!/^\/site\/verification\/[^/]+$/.test(pointer)) return undefined;
  const [, near] =
    /\bcontent\s*=\s*["']([\w=.-]+)["']/.exec(String(value)) ??
    /^[a-z-]+-verification=([\w=.-]+)$/i.exec(String(value)) ??
    [];
  return near === undefined ? undefined : { near, remedy: `Write the proof alone: "${near}".` };
}

/** What an address says that its place cannot hold. */
export const findAddressRemedy = (value: unknown, pointer: string): FormatRemedy | undefined =>
  findFolderRemedy(value, pointer) ??
  findQueryRemedy(value, pointer) ??
  findSplitRemedy(value, pointer) ??
  findDocumentRemedy(value, pointer) ??
  findProof(value, pointer);

/** What to write for a text that does not fit its pattern; undefined where nobody can know. */
export function findFormatRemedy(value: unknown, pattern: unknown): FormatRemedy | undefined {
  if (typeof value !== 'string' || value === '' || typeof pattern !== 'string') return undefined;
  const ascii = toAsciiAddress(value);
  if (ascii !== undefined)
    return { near: ascii, remedy: `Write the host as programs do: ${JSON.stringify(ascii)}.` };
  const fits = new RegExp(pattern, 'u');
  // A pattern that takes spaces is one of names as people say them: no sign may stand for a space in them.
  const isOfWords = fits.test('A a');
  const name = isOfWords ? findOneName(value) : undefined;
  if (name !== undefined && fits.test(name))
    return { near: name, remedy: `Write one name, without quotes: ${JSON.stringify(name)}.` };
  const zoned = findZoned(value, fits);
  if (zoned !== undefined) return zoned;
  const isAddress = pattern.includes('/');
  const named = value.replace(/\.(?:md|txt|json|csv)$/i, '');
  if (!isAddress && named !== value && fits.test(named))
    return {
      near: named,
      remedy: `Write it without the ending of a file: ${JSON.stringify(named)}.`,
    };
  // What says which texts do not fit is about no name.
  const ofNames = isOfWords || pattern.includes('(?!') ? [] : [toNames];
  const days = isAddress ? [] : [...toDays(value), ...toTimes(value), ...toColours(value)];
  const ways = isAddress
    ? [withSlashes, withScheme, toOrigin, withoutSlashes, withoutScheme]
    : [() => days, ...ofNames];
  const near = ways.flatMap((way) => way(value)).find((one) => fits.test(one));
  if (near === undefined) return undefined;
  const meant = JSON.stringify(near);
  if (/^http:/i.test(value))
    return { near, remedy: `Write ${meant}: without https, others could read what is sent.` };
  const lost = isAddress || days.includes(near) ? '' : listLost(value, near);
  const [sign = ''] = /^[_.-]/.exec(value) ?? [];
  if (sign !== '' && lost === `"${sign}"` && fits.test(`${near}${sign}a`))
    return { near, remedy: `It cannot begin with ${lost}: write ${meant}.` };
  return {
    near,
    remedy: lost === '' ? `Did you mean ${meant}?` : `It cannot contain ${lost}: write ${meant}.`,
  };
}
