// A document of the site, and what a language has of it → the text of its translation, which says what it was made from.
import { parse } from 'yaml';
import type { DocumentPart } from '../../../engine/generated/manifest';
import { findFrontMatter } from '../../../engine/manifest/document/matter-fences';
import { type DocumentText, isMember } from '../../../engine/manifest/languages/document-parts';
import { partsMember } from '../../../engine/manifest/languages/read-document-text';
import type { TranslatedDocument } from '../../../engine/manifest/languages/translated-document';
import { groupBy } from '../../../engine/model/group-by';
import { printMember } from '../matter-edits';
import { toScalar } from '../page-documents';

/** Digits alone, and digits with an "e", are numbers in YAML. */
const toHash = (hash: string): string => (/^\d+(?:e\d+)?$|^$/.test(hash) ? `"${hash}"` : hash);

/** Each member has a line of its own, so that branches which translate different parts can be merged. */
const writeParts = (parts: readonly DocumentPart[]): string =>
  [
    `${partsMember}:`,
    ...parts.flatMap(({ part, is, kept, machine }) => [
      `  - part: ${isMember(part) ? part : toScalar(part)}`,
      `    is: ${toHash(is)}`,
      ...(kept === undefined ? [] : [`    kept: ${toHash(kept)}`]),
      ...(machine === undefined ? [] : [`    machine: ${toHash(machine)}`]),
    ]),
    '',
  ].join('\n');

const block = new RegExp(
  `^${partsMember}:.*\\r?\\n(?:(?:[ \\t]|-[ \\t]|\\]).*\\r?\\n|\\r?\\n)*`,
  'm',
);

/** The same text that says other parts; every other byte stays. */
export function withParts(text: string, parts: readonly DocumentPart[]): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const written = writeParts(parts).replaceAll('\n', lineBreak);
  const found = findFrontMatter(text);
  if (found === undefined) return `---\n${written}---\n\n`.replaceAll(/\r?\n/g, lineBreak) + text;
  const end = found.offset + found.yaml.length;
  const yaml = block.test(found.yaml)
    ? found.yaml.replace(block, () => written)
    : found.yaml + written;
  return text.slice(0, found.offset) + yaml + text.slice(end);
}

/** Of a member before the text: words that are not its own, nor those of a member of it. */
export const isDeep = (pointer: string): boolean => pointer.split('/').length > 3;

/** A member before the text, as the document of the site has it. */
export function copyMember(source: string, name: string): string {
  const value = parse(findFrontMatter(source)?.yaml ?? '', { version: '1.2', schema: 'core' });
  return `${printMember(value[name], name)}\n`;
}

/** Words by their pointers, such as "/image/alt". What words are deep in, such as a list, is there as a whole. */
function writeWords(words: DocumentText['words'], source: string): string {
  const byName = groupBy(words, ([pointer]) => pointer.split('/')[1] ?? '');
  return [...byName]
    .map(([name, own]) => {
      if (own.some(([pointer]) => isDeep(pointer))) return copyMember(source, name);
      const [[pointer = '', text = ''] = []] = own;
      if (pointer === `/${name}`) return `${name}: ${toScalar(text)}\n`;
      const inner = own.map(([at, words]) => `  ${at.split('/')[2]}: ${toScalar(words)}\n`);
      return `${name}:\n${inner.join('')}`;
    })
    .join('');
}

/** The words of the site, to be written over: until then every part waits for its translation. */
export function writeNewDocument(document: TranslatedDocument, source: string): string {
  const parts = document.sourceParts.map(({ name }) => ({ part: name, is: '' }));
  const body = source.slice(findFrontMatter(source)?.end ?? 0);
  return `---\n${writeWords(document.words.source, source)}${writeParts(parts)}---\n${body}`;
}

/** Its entries, with one for each part that it says nothing of yet: behind that of the part before. */
export function addMissing(document: TranslatedDocument): readonly DocumentPart[] {
  const entries = [...(document.entries ?? [])];
  const states = document.listStates();
  const names = document.sourceParts.map(({ name }) => name);
  for (const { name, index } of states) {
    if (index !== undefined) continue;
    const before = names[names.indexOf(name) - 1];
    const at = entries.findIndex(({ part }) => part === before);
    entries.splice(at + 1, 0, { part: name, is: '' });
  }
  return entries;
}
