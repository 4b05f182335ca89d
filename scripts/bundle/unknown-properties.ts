// The style sheets of a site → the custom properties in them that nothing sets, and those that nothing reads: misspelt ones.
import { findNearest } from '../../engine/manifest/shape/nearest';
import { toBareSheet } from './bare-sheet';

interface UnknownProperty {
  readonly name: string;
  /** Where it stands, in UTF-16 units. */
  readonly offset: number;
  readonly problem: 'nothing sets' | 'nothing reads';
  readonly near: string | undefined;
}

interface Use {
  readonly name: string;
  readonly offset: number;
  /** Whether it says what stands for it where nothing sets it. */
  readonly hasOther?: boolean;
}

const toUses = (text: string, pattern: RegExp): Use[] =>
  Array.from(text.matchAll(pattern), ({ 0: whole, 1: name = '', 2: end, index }) => ({
    ...{ name, offset: index + whole.indexOf(name), hasOther: end === ',' },
  }));

const listRead = (text: string): Use[] => toUses(text, /\bvar\(\s*(--[^\s,(){}:;]+)\s*([,)])/g);

const listSet = (text: string): Use[] =>
  toUses(text, /(?<=[{;]\s*|^\s*|@property\s+)(--[^\s,(){}:;]+)\s*[:{]/g);

/** The custom properties that a text names, be it a sheet or code. */
export const listNamed = (text: string): string[] => text.match(/--[a-z][\w-]*/gi) ?? [];

/** `listOthers`: the properties that the engine and the code of blocks name, asked for where sheets alone do not explain a name. */
export function findUnknownProperties(
  sheets: readonly string[],
  listOthers: () => Iterable<string>,
): (readonly UnknownProperty[])[] {
  const uses = sheets
    .map(toBareSheet)
    .map((text) => ({ read: listRead(text), set: listSet(text) }));
  const areSet = new Set(uses.flatMap(({ set }) => set.map(({ name }) => name)));
  const areRead = new Set(uses.flatMap(({ read }) => read.map(({ name }) => name)));
  const doubts = uses.map(({ read, set }) => [
    ...read
      .filter(({ name, hasOther }) => !hasOther && !areSet.has(name))
      .map((use) => ({ ...use, problem: 'nothing sets' as const })),
    ...set
      .filter(({ name }) => !areRead.has(name))
      .map((use) => ({ ...use, problem: 'nothing reads' as const })),
  ]);
  if (doubts.every(({ length }) => length === 0)) return doubts.map(() => []);
  const known = new Set(listOthers());
  return doubts.map((found) =>
    found
      .filter(({ name }) => !known.has(name))
      .map(({ name, offset, problem }) => ({
        ...{ name, offset, problem },
        near: findNearest(name, [...known, ...(problem === 'nothing sets' ? areSet : [])]),
      })),
  );
}
