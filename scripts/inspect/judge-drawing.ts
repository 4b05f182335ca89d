// An SVG file → whether browsers can draw it, and what it holds that runs or loads something.
import { TextDecoder } from 'node:util';
import { isOutsideAddress, isOwnPath } from '../../engine/content/addresses/address';
import { NotWellFormed, parseXml, type Tag } from './parse-xml';

interface Verdict {
  /** Why browsers cannot draw it. */
  readonly damage?: string;
  /** What it must not hold, the first of all. */
  readonly unsafe?: string;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Elements that run code, hold HTML or load files. */
const refused = new Set(
  'script handler listener foreignobject iframe object embed link meta base form audio video html body'.split(
    ' ',
  ),
);

/** Attributes whose value is an address, whatever their prefix. */
const addressed = new Set(
  'href src srcset srcdoc data action formaction poster background ping base codebase'.split(' '),
);

export const toLocal = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/** What browsers leave out of the beginning of an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore control characters in addresses
const ignored = /[\u0000-\u0020]+/g;

const runs = (address: string): boolean =>
  /^(?:javascript|vbscript|livescript|data:text|data:application\/(?:xhtml|xml|javascript))/i.test(
    address.replace(ignored, ''),
  );

/** Places of the same file, and pixels or fonts that are part of it. */
const isInside = (address: string): boolean =>
  /^(?:#|$|data:(?:image\/(?!svg)|font\/|application\/(?:x-)?font|application\/octet-stream))/i.test(
    address.trim(),
  );

const show = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`;
};

/** Escapes and comments can hide a word. */
const plainCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, hex: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
    )
    .replace(/\\(.)/g, '$1');

export function judgeCss(css: string): string | undefined {
  const plain = plainCss(css);
  if (/@import/i.test(plain)) return 'an @import of another style sheet';
  if (/expression\s*\(|-moz-binding|behavior\s*:/i.test(plain)) return 'a style that runs code';
  const asked = plain.matchAll(
    /(?:\burl|\bsrc|image-set|\bimage|cross-fade)\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"]*))/gi,
  );
  for (const [, double, single, bare] of asked) {
    const address = double ?? single ?? bare ?? '';
    if (runs(address)) return `a javascript: link, ${show(address)}`;
    if (!isInside(address) && !/^[\w-]+\(/.test(address.trim()))
      return `a reference to another file, ${show(address)}`;
  }
  return undefined;
}

function judgeAddress(element: string, address: string): string | undefined {
  if (runs(address)) return `a javascript: link, ${show(address)}`;
  const isLink = element === 'a' && (isOutsideAddress(address) || isOwnPath(address));
  if (isLink || isInside(address)) return undefined;
  return `a reference to another file, ${show(address)}`;
}

/** The values that an animation gives to an attribute. */
export function judgeAnimation(element: string, attributes: Tag['attributes']): string | undefined {
  const target = attributes.get('attributeName');
  if (target === undefined) return undefined;
  if (/^on/i.test(target)) return `an animation of the event handler "${target}"`;
  const values = ['to', 'from', 'by', 'values'].flatMap((name) =>
    (attributes.get(name) ?? '').split(';'),
  );
  if (toLocal(target) !== 'href') return undefined;
  return values.map((value) => judgeAddress(element, value)).find((found) => found !== undefined);
}

export function judgeAttribute(element: string, name: string, value: string): string | undefined {
  if (name === 'xmlns' || name.startsWith('xmlns:')) return undefined;
  if (/^on/i.test(name)) return `the event handler "${name}"`;
  if (addressed.has(toLocal(name))) return judgeAddress(element, value);
  return value.includes('(') || value.includes('\\') ? judgeCss(value) : undefined;
}

/** What must not be there whatever its attributes. */
export function judgeElement({ name }: Pick<Tag, 'name'>): string | undefined {
  const element = toLocal(name);
  if (element === 'script') return 'a script';
  return refused.has(element) ? `the element <${name}>` : undefined;
}

function judgeTag({ name, attributes }: Tag): string | undefined {
  const element = toLocal(name);
  const whole = judgeElement({ name });
  if (whole !== undefined) return whole;
  for (const [attribute, value] of attributes) {
    const found = judgeAttribute(element, attribute, value);
    if (found !== undefined) return found;
  }
  return judgeAnimation(element, attributes);
}

export function judgeDeclaration(text: string): string | undefined {
  if (/<!ENTITY/i.test(text)) return 'the declaration of an entity';
  if (/<!ATTLIST/i.test(text)) return 'the declaration of attributes';
  if (/^<\?xml-stylesheet/i.test(text)) return 'a reference to a style sheet';
  return undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Other encodings could hide what is looked for, and are not what servers say. */
export function readDrawing(bytes: Uint8Array): string | undefined {
  try {
    const text = utf8.decode(bytes);
    const [, encoding = 'utf-8'] = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(text) ?? [];
    if (/^utf-?8$/i.test(encoding)) return text;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
    const isAscii = /^[\u0000-\u007f]*$/.test(text);
    return isAscii && /^(?:us-ascii|iso-8859-\d+|windows-125\d)$/i.test(encoding)
      ? text
      : undefined;
  } catch {
    return undefined;
  }
}

interface DrawingOptions {
  /** Icons become symbols of one file, which need no namespace. */
  readonly isIcon: boolean;
}

export function judgeDrawing(bytes: Uint8Array, { isIcon }: DrawingOptions): Verdict {
  const text = readDrawing(bytes);
  if (text === undefined) return { damage: 'it is not UTF-8 text' };
  let unsafe: string | undefined;
  let damage: string | undefined;
  const visitor = {
    onTag: (tag: Tag): void => {
      unsafe ??= judgeTag(tag);
      const prefix = tag.name.includes(':') ? (tag.name.split(':')[0] ?? '') : '';
      if (tag.isRoot && !isIcon && tag.namespaces.get(prefix) !== svgNamespace)
        damage = `its root lacks xmlns="${svgNamespace}"`;
    },
    onText: (words: string, parent: string): void => {
      if (toLocal(parent) === 'style') unsafe ??= judgeCss(words);
    },
    onDeclaration: (words: string): void => {
      unsafe ??= judgeDeclaration(words);
    },
  };
  try {
    parseXml(text.replace(/^\ufeff/, ''), visitor);
  } catch (error) {
    if (!(error instanceof NotWellFormed)) throw error;
    damage = error.message;
  }
  return { ...(damage && { damage }), ...(unsafe && { unsafe }) };
}
