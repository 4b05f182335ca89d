// The parts of a document + what a translation says that it was made from → which is which, and what is left.
import type { DocumentPart } from '../../generated/manifest';
import { findLeft, pairBetween } from './align';
import { isHeading, type Part } from './document-parts';

interface PartMatch {
  /** Of the entry of the translation. */
  readonly index: number;
  readonly entry: DocumentPart;
  readonly part: Part;
}

export interface PartMatching {
  /** In the order of the translation. */
  readonly matches: readonly PartMatch[];
  /** The parts that it says nothing of. */
  readonly missing: readonly Part[];
  /** The indexes of entries whose part is gone. */
  readonly unused: readonly number[];
}

/** A part whose heading has another id by now stands between the same neighbours as before. */
function findRenamed(parts: readonly Part[], entries: readonly DocumentPart[]) {
  const names = new Set(parts.map(({ name }) => name));
  const written = new Set(entries.map(({ part }) => part));
  const left = findLeft(
    parts.map(({ name }) => name),
    parts.map(({ name }) => (written.has(name) ? name : undefined)),
  ).filter(({ text }) => isHeading(text));
  const others = findLeft(
    entries.map(({ part }) => part),
    entries.map(({ part }) => (names.has(part) ? part : undefined)),
  ).filter(({ text }) => isHeading(text));
  return new Map(pairBetween(left, others).map(([part, { index }]) => [index, parts[part.index]]));
}

export function matchParts(parts: readonly Part[], entries: readonly DocumentPart[]): PartMatching {
  const byName = new Map(parts.map((part) => [part.name, part]));
  const renamed = findRenamed(parts, entries);
  const taken = new Set<Part>();
  const unused: number[] = [];
  const matches = entries.flatMap((entry, index): PartMatch[] => {
    const part = byName.get(entry.part) ?? renamed.get(index);
    if (part === undefined || taken.has(part)) {
      unused.push(index);
      return [];
    }
    taken.add(part);
    return [{ index, entry, part }];
  });
  return { matches, missing: parts.filter((part) => !taken.has(part)), unused };
}
