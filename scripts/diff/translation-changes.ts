// The translations of two versions of a site → how many become stale, or wait for somebody.
import type { SiteSource } from '../../engine/manifest/site-source';
import type { Contract } from '../../engine/model/contract';
import { getFile, listEntries } from '../edit/translations/find-entries';
import { listTags, readLanguage } from '../edit/translations/read-language';

const kinds = ['stale', 'missing', 'kept', 'machine'] as const;

type Kind = (typeof kinds)[number];

/** By tag: for each kind, the texts that are so. */
export type TranslationStates = ReadonlyMap<string, Readonly<Record<Kind, ReadonlySet<string>>>>;

export type TranslationChange = { readonly tag: string } & Readonly<Record<Kind, number>>;

/** Of a site whose manifest has the right shape. */
export function readStates(source: SiteSource, contract: Contract): TranslationStates {
  const read = (tag: string) => {
    const entries = listEntries(readLanguage(source, contract, { tag, pages: [] }));
    const list = (kind: Kind): ReadonlySet<string> =>
      new Set(
        entries.flatMap((entry) => {
          const { state, kept, machine } = entry.state;
          const isSo = { stale: false, missing: false, kept, machine, [state]: true }[kind];
          const text = entry.kind === 'pair' ? entry.state.text : entry.state.part.content;
          return isSo ? [`${getFile(entry)} ${text}`] : [];
        }),
      );
    return {
      stale: list('stale'),
      missing: list('missing'),
      kept: list('kept'),
      machine: list('machine'),
    };
  };
  return new Map(listTags(source, contract).map((tag) => [tag, read(tag)]));
}

/** What was so before is not a change. */
export function compareStates(
  before: TranslationStates,
  after: TranslationStates,
): TranslationChange[] {
  return Array.from(after, ([tag, states]): TranslationChange => {
    const count = (kind: Kind): number => {
      const known = before.get(tag)?.[kind];
      return [...states[kind]].filter((text) => !known?.has(text)).length;
    };
    return {
      ...{ tag, stale: count('stale'), missing: count('missing') },
      ...{ kept: count('kept'), machine: count('machine') },
    };
  }).filter((change) => kinds.some((kind) => change[kind] > 0));
}

const say = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 text ${one}` : `${count} texts ${many}`];

/** "3 texts become stale, 1 text waits for a translation". */
export const describeTranslations = ({
  stale,
  missing,
  kept,
  machine,
}: TranslationChange): string =>
  [
    ...say(stale, 'becomes stale', 'become stale'),
    ...say(missing, 'waits for a translation', 'wait for a translation'),
    ...say(kept, 'is kept as it was', 'are kept as they were'),
    ...say(machine, 'is by a machine', 'are by a machine'),
  ].join(', ');
