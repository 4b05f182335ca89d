// A parsed file → the same with its variables replaced and its comments left out, and findings for the braces that name nothing.

import { toTelephone } from '../../content/addresses/address';
import { isTelephone } from '../../content/addresses/is-telephone';
import { isReservedKey } from '../../content/shape/reserved-keys';
import { toPointer } from '../../content/shape/shape';
import { findEmphasis, holdsLink } from '../../content/text/rich-text';
import {
  findUnknownVariables,
  findVariables,
  substitute,
  substituteTemplate,
} from '../../content/text/substitute';
import type { Placeholders } from '../../model/shape';
import type { ParamsOf } from '../catalogue';
import type { FoundText } from '../checks/context/file-part';
import { maxAlike } from '../limit-findings';
import type { Cause, RawFinding, Spot } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import { findBrokenLinks } from './broken-links';
import type { Defined } from './defined-variables';
import { findFiller } from './filler';
import { findForeignBraces } from './foreign-braces';
import { findForeignMarkup, toWordsAlone } from './foreign-markup';
import { findGarbled } from './garbled';
import { findHiddenCharacter } from './hidden-characters';
import { findNoText, type Place } from './no-text';
import { findBracesRemedy, findCommandRemedy, findFormulas } from './other-braces';
import { nameTogether, toBraces } from './templates';
import type { TextFinding } from './text-finding';
import type { TextPlaces } from './text-places';

interface Substitution extends Defined, TextPlaces {
  readonly file: string;
  readonly findings: RawFinding[];
  /** Where a variable is used whose text is not known, for a reason that is reported elsewhere. */
  readonly unresolved: Spot[];
  /** The variables that are named somewhere. */
  readonly used: Set<string>;
  /** The texts that hold a link or emphasis. */
  readonly linkTexts: FoundText[];
}

/** Most texts hold none of these, and need no closer look; nor does a key such as "$section". */
const worthALook =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among them
  /[\u0000-\u001f\u007f-\u009f\u180e\u200b\u2028-\u202e\u2061-\u206f\ud800-\udfff\ufdd0-\ufdef\ufeff\ufffd-\uffff（］【<&#|`~^_\\{}]|\$(?![a-z]+$)|\*\*|[ \t]\*[^\s*]|==|\+\+|[\])]\[|\[\[|\[\/?[A-Za-z]|'''|%%|%[A-Za-z][\w-]*%|(?<!\w):(?:[a-z]|[+-]1:)|\]\s*\(|\(\s*page:|[ÃÂÐÑ]|â[€‚„]|\S\?+[^\s!-@]|[Ll]orem ipsum|TODO|FIXME|TBD|Error! |Fehler! |\b[Hh]ere[.!]?$|^\s*(?:>|-{3}|\*{3}|_{3})/;

interface Look {
  readonly into: Substitution;
  /** Variables are the only markup in it. */
  readonly isPlain: boolean;
}

/** Whether a text is the value of a member, such as a lead: those of content stand in lists, or below a heading. */
const isMember = ({ pointer, part }: Place): boolean =>
  part === 'value' && /\/[a-z][A-Za-z]*$/.test(pointer);

function findMarkup(text: string, place: Place): TextFinding | undefined {
  const found = findForeignMarkup(text);
  return found && isMember(place) ? toWordsAlone(found, 'this text') : found;
}

/** What is wrong with the characters of a text, whatever it says. */
function checkText(text: string, place: Place, { into, isPlain }: Look): void {
  if (!worthALook.test(text)) return;
  const { findings, variables } = into;
  const broken = findNoText(text, place);
  findings.push(...broken);
  if (broken.length > 0) return;
  const parts = [
    findHiddenCharacter(text),
    findGarbled(text),
    findFiller(text),
    isPlain ? undefined : findMarkup(text, place),
    ...findForeignBraces(text, variables),
    ...findBrokenLinks(text),
  ];
  for (const part of parts) if (part) findings.push({ ...part, ...place });
}

/** The variable that was probably meant by a brace with blanks in it, as in "{ company }". */
function findBlankedVariable(text: string, names: ReadonlySet<string>): string | undefined {
  const [, name] = /^\{\s*([A-Za-z][A-Za-z0-9_-]*)\s*\}/.exec(text) ?? [];
  const near = name === undefined ? undefined : findNearest(name, names);
  return near === undefined ? undefined : `{${near}}`;
}

/** A variable whose brace is never closed, as in "{phone." */
function findUnclosed(text: string, names: ReadonlySet<string> | undefined): string | undefined {
  const [, name = ''] = /^\{([A-Za-z][A-Za-z0-9_-]*)(?![^{]*\})/.exec(text) ?? [];
  return names?.has(name) ? `Close the brace: {${name}}.` : undefined;
}

/** `text` begins with the brace; `before` is what stands before it. */
function toUnknownVariable(
  name: string,
  { text, before }: { readonly text: string; readonly before: string },
  into: Substitution,
): Cause {
  const { names, findings } = into;
  // Of so many, nobody reads what each may have meant.
  if (findings.length > maxAlike) return { code: 'unknown-variable', params: { name } };
  const command = findCommandRemedy(before);
  if (command) return { code: 'unknown-variable', params: { name: '', remedy: command } };
  const near =
    name === '' ? findBlankedVariable(text, names ?? new Set()) : findNearest(name, names ?? []);
  const remedy = name === '' ? (findUnclosed(text, names) ?? findBracesRemedy(text)) : undefined;
  return { code: 'unknown-variable', params: { name, near, remedy } };
}

function toUnknownPlaceholder(name: string, own: string[], { names }: Defined): Cause {
  const near = findNearest(name, [...own, ...(names ?? [])]);
  const params: ParamsOf<'unknown-placeholder'> = {
    name,
    known: nameTogether(own),
    near: near && toBraces(near),
  };
  return { code: 'unknown-placeholder', params };
}

interface Braces {
  readonly text: string;
  readonly spot: Spot;
  /** Those of a template, beside the variables. */
  readonly placeholders: Placeholders | undefined;
}

function checkBraces({ text, spot, placeholders }: Braces, into: Substitution): void {
  const { variables, names, findings, unresolved } = into;
  const formulas = findFormulas(text);
  for (const formula of formulas) findings.push({ ...spot, ...formula });
  const isInFormula = (offset: number): boolean =>
    formulas.some(({ span: [start, end] = [0, 0] }) => start <= offset && offset < end);
  for (const { name, offset } of findUnknownVariables(text, variables)) {
    if (isInFormula(offset)) continue;
    if (placeholders !== undefined && Object.hasOwn(placeholders, name)) continue;
    if (name !== '' && (names === undefined || names.has(name))) {
      unresolved.push(spot);
      continue;
    }
    const unknown =
      placeholders === undefined || name === ''
        ? toUnknownVariable(name, { text: text.slice(offset), before: text.slice(0, offset) }, into)
        : toUnknownPlaceholder(name, Object.keys(placeholders), into);
    findings.push({ ...spot, ...unknown, span: [offset, offset + 1 + name.length] });
  }
}

function substituteText(
  text: string,
  pointer: string,
  part: 'key' | 'value',
  into: Substitution,
): string {
  const { file, findings } = into;
  const place = { file, pointer, part };
  const kind = part === 'value' ? into.kinds.get(pointer) : undefined;
  if (kind === 'literal') {
    findings.push(...findNoText(text, place));
    return text;
  }
  checkText(text, place, { into, isPlain: kind === 'plain' });
  const own = text.includes('{') ? fillIn(text, place, into) : text;
  if (part === 'key' || kind === 'plain') return own;
  // Spaces alone are as good as nothing to whoever reads them.
  if (own.length < 1000 && own.trim() === '') return '';
  if (kind === 'target') {
    into.linkTexts.push({ file, pointer, text: own, emphasis: undefined, isTarget: true });
    return own;
  }
  const emphasis = findEmphasis(text);
  if (emphasis !== undefined || holdsLink(own))
    into.linkTexts.push({ file, pointer, text: own, emphasis });
  return own;
}

/** A variable with a number to call, whose spaces are for readers: an address has none. */
const called = /(?<=\btel:)\{([A-Za-z][A-Za-z0-9_-]*)\}/gi;

function fillInCalls(text: string, variables: Defined['variables']): string {
  return text.replace(called, (match, name: string) => {
    if (!Object.hasOwn(variables, name)) return match;
    const number = String(variables[name]);
    return isTelephone(number)
      ? toTelephone(number).slice('tel:'.length)
      : number.replace(/\s/g, '');
  });
}

/** The text with its variables replaced, once its braces are checked. */
function fillIn(text: string, place: Place, into: Substitution): string {
  const { variables, templates, used } = into;
  const { part, pointer } = place;
  for (const name of findVariables(text)) used.add(name);
  const placeholders = part === 'value' ? templates?.get(pointer)?.placeholders : undefined;
  checkBraces({ text, spot: place, placeholders }, into);
  return placeholders === undefined
    ? substitute(fillInCalls(text, variables), variables)
    : substituteTemplate(text, variables, placeholders);
}

/**
 * Keys are replaced like values: a heading may hold a variable. A value with nothing to replace is returned as it is: most
 * of a large site is like that.
 */
export function substituteAll(value: unknown, pointer: string, into: Substitution): unknown {
  if (typeof value === 'string') return substituteText(value, pointer, 'value', into);
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value)
    ? substituteList(value, pointer, into)
    : substituteObject(value as Readonly<Record<string, unknown>>, pointer, into);
}

function substituteList(list: unknown[], pointer: string, into: Substitution): unknown[] {
  let copy: unknown[] | undefined;
  for (const [index, item] of list.entries()) {
    const own = substituteAll(item, toPointer(pointer, index), into);
    if (own !== item) {
      copy ??= [...list];
      copy[index] = own;
    }
  }
  return copy ?? list;
}

function substituteObject(
  record: Readonly<Record<string, unknown>>,
  pointer: string,
  into: Substitution,
): Readonly<Record<string, unknown>> {
  let changed = false;
  const entries: [string, unknown][] = [];
  for (const key of Object.keys(record)) {
    if (isReservedKey(key)) {
      changed = true;
      continue;
    }
    const at = toPointer(pointer, key);
    const entry: [string, unknown] = [
      substituteText(key, at, 'key', into),
      pointer === '/pages' && into.replacePage
        ? into.replacePage(record[key], at)
        : substituteAll(record[key], at, into),
    ];
    changed ||= entry[0] !== key || entry[1] !== record[key];
    entries.push(entry);
  }
  return changed ? Object.fromEntries(entries) : record;
}
