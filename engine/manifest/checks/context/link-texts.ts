// The texts that hold a link or emphasis, found while variables are replaced → their links, parsed once for all checks.
import { findLinkTargets } from '../../../content/text/rich-text';

import type { Memory } from '../../memory';

/** A text with its variables replaced. */
export interface FoundText {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
  /** Where the first emphasised words of the text as it is written are. */
  readonly emphasis: readonly [start: number, end: number] | undefined;
  /** It is no more than where a link leads. */
  readonly isTarget?: true;
}

export interface LinkText extends FoundText {
  /** The targets of its links, in order. */
  readonly targets: readonly string[];
  /** Whether it is running text: anywhere else a link is just brackets, and emphasis asterisks. */
  readonly isRunning: boolean;
}

interface Among {
  /** What findings call the manifest. */
  readonly manifest: string;
  readonly mentions: readonly {
    readonly file: string;
    readonly kind: string;
    readonly pointer: string;
  }[];
  readonly memory: Memory;
  /** The names of valid content files. */
  readonly contents: readonly string[];
}

/** Everything in a content file is running text; of the manifest, what is named so, and all below it. */
export function parseLinkTexts(
  found: readonly FoundText[],
  { manifest, mentions, contents, memory }: Among,
): LinkText[] {
  if (found.length === 0) return [];
  const running = new Set(
    mentions.flatMap(({ file, kind, pointer }) =>
      file === manifest && (kind === 'running-text' || kind === 'items') ? [pointer] : [],
    ),
  );
  // By what holds them: most texts are members of few lists.
  const holders = new Map<string, boolean>();
  const isRunning = (pointer: string): boolean => {
    if (running.has(pointer)) return true;
    if (pointer === '') return false;
    const holder = pointer.slice(0, pointer.lastIndexOf('/'));
    const answer = holders.get(holder) ?? isRunning(holder);
    holders.set(holder, answer);
    return answer;
  };
  const known = new Set(contents);
  const parse = (one: FoundText): LinkText[] => {
    if (one.isTarget) return [{ ...one, targets: [one.text], isRunning: true }];
    const targets = findLinkTargets(one.text).map(({ target }) => target);
    if (targets.length === 0 && one.emphasis === undefined) return [];
    return [{ ...one, targets, isRunning: one.file !== manifest || isRunning(one.pointer) }];
  };
  // Those of the manifest come first, and are found anew each time.
  const own = found.filter(({ file }) => file === manifest);
  const others = found.filter(({ file }) => file !== manifest && known.has(file));
  return [...own.flatMap(parse), ...memory.recallEach(others, { as: parseLinkTexts, make: parse })];
}
