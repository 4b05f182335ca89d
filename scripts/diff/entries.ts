// Two lists of what a reader sees → what was added, removed, changed or moved.
import { diffArrays } from 'diff';

/** One thing that a reader sees: a menu entry, a form field, a line of the footer. */
export interface Entry {
  /** Its identity, even when its text changes. */
  readonly key: string;
  /** Its context, for people. */
  readonly where: string;
  readonly text: string;
  /** Where it leads: said where the same words go and come. */
  readonly at?: string;
}

export type Change =
  | { readonly kind: 'added' | 'removed' | 'moved'; readonly where: string; readonly text: string }
  | {
      readonly kind: 'changed';
      readonly where: string;
      readonly before: string;
      readonly after: string;
    };

const toToken = ({ key, text }: Entry): string => `${key}\n${text}`;

interface DiffStep {
  readonly kind: 'added' | 'removed';
  readonly entry: Entry;
}

function listSteps(before: readonly Entry[], after: readonly Entry[]): DiffStep[] {
  let from = 0;
  let to = 0;
  return diffArrays(before.map(toToken), after.map(toToken)).flatMap(
    ({ added, removed, value }) => {
      const list = added
        ? after.slice(to, to + value.length)
        : before.slice(from, from + value.length);
      if (!added) from += value.length;
      if (!removed) to += value.length;
      if (!added && !removed) return [];
      return list.map((entry): DiffStep => ({ kind: added ? 'added' : 'removed', entry }));
    },
  );
}

const toWords = ({ where, text }: Entry): string => `${where}\n${text}`;

/** What an entry says; with the place that it leads to where its words both go and come. */
function sayPlaces(gone: readonly Entry[], come: readonly Entry[]): (entry: Entry) => string {
  const known = new Set(gone.map(toWords));
  const both = new Set(come.map(toWords).filter((words) => known.has(words)));
  return (entry) =>
    entry.at !== undefined && both.has(toWords(entry)) ? `${entry.text} (${entry.at})` : entry.text;
}

/** The changes in the order of the lists. An entry that is removed and added elsewhere is one change, not two. */
export function compareEntries(before: readonly Entry[], after: readonly Entry[]): Change[] {
  const steps = listSteps(before, after);
  const gone = new Map<string, Entry[]>();
  for (const { kind, entry } of steps)
    if (kind === 'removed') gone.set(entry.key, [...(gone.get(entry.key) ?? []), entry]);
  const paired = new Set<Entry>();
  const additions = new Map<Entry, Change>();
  for (const { kind, entry } of steps) {
    if (kind === 'removed') continue;
    const { where, text } = entry;
    const old = gone.get(entry.key)?.shift();
    if (old === undefined) additions.set(entry, { kind: 'added', where, text });
    else {
      paired.add(old);
      additions.set(
        entry,
        old.text === text
          ? { kind: 'moved', where, text }
          : { kind: 'changed', where, before: old.text, after: text },
      );
    }
  }
  const say = sayPlaces(
    [...gone.values()].flat(),
    [...additions].flatMap(([entry, { kind }]) => (kind === 'added' ? [entry] : [])),
  );
  return steps.flatMap(({ kind, entry }): Change[] => {
    const { where } = entry;
    if (kind === 'removed')
      return paired.has(entry) ? [] : [{ kind: 'removed', where, text: say(entry) }];
    const change = additions.get(entry);
    return [
      change === undefined || change.kind === 'added'
        ? { kind: 'added', where, text: say(entry) }
        : change,
    ];
  });
}
