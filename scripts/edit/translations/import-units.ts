// Units that a translator has filled in → operations that write them, if they were made from what the site says now.
import type { DocumentPart } from '../../../engine/generated/manifest';
import { findFrontMatter } from '../../../engine/manifest/document/matter-fences';
import { isMember } from '../../../engine/manifest/languages/document-parts';
import type { TranslatedDocument } from '../../../engine/manifest/languages/translated-document';
import type { TranslatedWords } from '../../../engine/manifest/languages/translated-words';
import { readSource } from '../../../engine/manifest/text/read-text-file';
import type { Contract } from '../../../engine/model/contract';
import type { SourceNode } from '../../../engine/model/document-parser';
import { applyEdits, type Edit } from '../edits';
import { listMatterEdits } from '../matter-edits';
import type { Operation } from '../operations';
import type { Changes, Done } from './accept';
import { checkUnits, toIdentity } from './check-units';
import { sliceDocument } from './document-slices';
import { listUnits, listWordUnits, type Unit } from './list-units';
import type { LanguageState } from './read-language';
import { addMissing, copyMember, isDeep, withParts, writeNewDocument } from './write-document';
import { type Targets, writePairs } from './write-pairs';

interface Importing {
  readonly contract: Contract;
  readonly read: (file: string) => string | undefined;
}

/** What somebody has changed since the export, or marked as done. */
const isChanged = (unit: Unit, known: Unit): boolean =>
  unit.target !== '' &&
  (unit.target !== known.target || (known.state === 'stale' && unit.state === 'done'));

const toLines = (text: string): string => text.replace(/\r\n?/g, '\n');

/** With the line ends of the site, whatever a tool has made of them. */
function toOwnLines(unit: Unit, known: Unit, ofSite: string): Unit {
  const own = (text: string, there: string): string => {
    const lines = toLines(text);
    return lines === toLines(there) ? there : lines.replaceAll('\n', ofSite);
  };
  return {
    ...unit,
    source: own(unit.source, known.source),
    target: own(unit.target, known.target),
  };
}

interface Imported {
  readonly unit: Unit;
  readonly known: Unit;
}

function writeWords(
  words: TranslatedWords,
  imported: readonly Imported[],
  { contract, read }: Importing,
): Operation[] {
  const byIdentity = new Map(imported.map((one) => [toIdentity(one.unit), one]));
  const targets: Targets = new Map(
    listWordUnits(words).flatMap(({ unit: own, states }) => {
      const found = byIdentity.get(toIdentity(own));
      if (found === undefined) return [];
      const { unit, known } = found;
      const trace = contract.fingerprint(unit.target);
      const kept = unit.target === known.target ? { kept: trace } : {};
      const machine = unit.state === 'machine' ? { machine: trace } : {};
      return states.map((at) => [at, { to: unit.target, ...kept, ...machine }] as const);
    }),
  );
  const text = writePairs(words, read(words.file), { known: new Map(), copied: [], targets });
  return text === undefined ? [] : [{ op: 'write', file: words.file, text }];
}

const findMember = (tree: SourceNode | undefined, pointer: string): SourceNode | undefined =>
  pointer
    .split('/')
    .slice(1)
    .reduce<SourceNode | undefined>(
      (node, name) =>
        node?.children?.find(({ children: [key] = [] }) => key?.value === name)?.children?.[1],
      tree,
    );

/** One line, or two where it is within another member. Quoted as JSON is, which YAML reads as the same words. */
function writeMember([name, inner]: readonly string[], words: string): string {
  const value = JSON.stringify(words);
  return inner === undefined ? `${name}: ${value}\n` : `${name}:\n  ${inner}: ${value}\n`;
}

const insertMember = (text: string, member: string): string => {
  const { offset = 0 } = findFrontMatter(text) ?? {};
  return text.slice(0, offset) + member + text.slice(offset);
};

/** Each word where it is; one that is missing within its member, or before all others. */
function writeMatter(
  { file, source }: TranslatedDocument,
  text: string,
  words: readonly Imported[],
  { contract, read }: Importing,
): string {
  return words.reduce((before, { unit: { part, target } }) => {
    const names = part.slice(1).split('/');
    const [name = ''] = names;
    const tree = contract.parseDocument(before).matterTree?.();
    const isThere = findMember(tree, names.length > 1 ? `/${name}` : part) !== undefined;
    if (!isThere && !isDeep(part)) return insertMember(before, writeMember(names, target));
    const whole = isThere ? before : insertMember(before, copyMember(read(source) ?? '', name));
    const path = names.map((one) => (/^\d+$/.test(one) ? Number(one) : one));
    return applyEdits(whole, listMatterEdits(whole, { op: 'set', file, path, value: target }));
  }, text);
}

/** The text with some parts written anew; parts that it lacks are added where the site has them. */
function writeBody(
  document: TranslatedDocument,
  text: string,
  imported: readonly Imported[],
  { contract }: Importing,
): string {
  const parts = document.isThere ? document.ownParts : document.sourceParts;
  const end = findFrontMatter(text)?.end ?? 0;
  const slices = sliceDocument({ text, end, parse: contract.parseDocument }, parts);
  const names = [...slices.keys()];
  const states = new Map(document.listStates().map((state) => [state.name, state.index]));
  const edits = imported.map(({ unit }): Edit => {
    const index = states.get(unit.part);
    const own = index === undefined ? unit.part : document.findOwn(index)?.name;
    const slice = own === undefined ? undefined : slices.get(own);
    if (slice) return { offset: slice.offset, length: slice.text.length, text: unit.target };
    const order = document.sourceParts.map(({ name }) => name);
    const before = order.slice(0, order.indexOf(unit.part)).reverse();
    const after = before.find((name) => names.includes(name));
    const last = after === undefined ? undefined : slices.get(after);
    const at = last ? last.offset + last.text.length : end;
    return { offset: at, length: 0, text: `\n\n${unit.target}` };
  });
  return applyEdits(text, edits);
}

function writeDocument(
  document: TranslatedDocument,
  imported: readonly Imported[],
  importing: Importing,
): Operation[] {
  const { contract, read } = importing;
  const { file } = document;
  const isWords = ({ unit }: Imported): boolean => isMember(unit.part);
  const source = read(document.source) ?? '';
  const before = read(file) ?? writeNewDocument(document, source);
  const body = writeBody(
    document,
    before,
    imported.filter((one) => !isWords(one)),
    importing,
  );
  const words = imported.filter(isWords);
  const text = writeMatter(document, body, words, importing);
  const byPart = new Map(imported.map((one) => [one.unit.part, one]));
  const entries = document.isThere
    ? addMissing(document)
    : document.sourceParts.map(({ name }): DocumentPart => ({ part: name, is: '' }));
  const parts = entries.map((entry): DocumentPart => {
    const part = document.sourceParts.find(({ name }) => name === entry.part);
    return part && byPart.has(entry.part)
      ? { part: entry.part, is: contract.fingerprint(part.content) }
      : entry;
  });
  const written = withParts(text, parts);
  const after = document.withText(
    readSource({ kind: 'document', file, text: { text: written } }, contract.parseDocument),
  );
  const traced = parts.map((entry, index): DocumentPart => {
    const one = byPart.get(entry.part);
    const own = after.findOwn(index);
    if (one === undefined || own === undefined) return entry;
    const trace = contract.fingerprint(own.content);
    const isKept = one.unit.target === one.known.target;
    return {
      ...entry,
      ...(isKept && { kept: trace }),
      ...(one.unit.state === 'machine' && { machine: trace }),
    };
  });
  return [{ op: 'write', file, text: withParts(text, traced) }];
}

const toDone = ({ unit, known }: Imported): Done => ({
  ...{ file: unit.file, from: unit.source, to: unit.target },
  was: known.was === '' ? undefined : known.was,
});

/** @throws CannotRun for units of another language, or that were exported from other words. */
export function importUnits(
  state: LanguageState,
  given: readonly Unit[],
  importing: Importing,
): Changes {
  const { contract, read } = importing;
  const list = listUnits(state, { parse: contract.parseDocument, read });
  const known = new Map(list.map((unit) => [toIdentity(unit), unit]));
  const ofSite = list.some(({ source }) => source.includes('\r\n')) ? '\r\n' : '\n';
  const units = given.map((unit) => {
    const own = known.get(toIdentity(unit));
    return own === undefined ? unit : toOwnLines(unit, own, ofSite);
  });
  checkUnits(units, { known, tag: state.language.tag });
  const imported = units.flatMap((unit): Imported[] => {
    const own = known.get(toIdentity(unit));
    return own && isChanged(unit, own) ? [{ unit, known: own }] : [];
  });
  const of = (file: string) => imported.filter(({ unit }) => unit.file === file);
  const touched = <File extends { readonly file: string }>(files: readonly File[]): File[] =>
    files.filter(({ file }) => of(file).length > 0);
  return {
    operations: [
      ...touched(state.words).flatMap((words) => writeWords(words, of(words.file), importing)),
      ...touched(state.documents).flatMap((one) => writeDocument(one, of(one.file), importing)),
    ],
    done: imported.map(toDone),
  };
}
