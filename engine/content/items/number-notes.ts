// The items of a content file → the numbers of its footnotes, in the order in which the text names them.

import type { ContentItem } from '../../generated/manifest';
import { invariant } from '../../model/invariant';
import type { WholeText } from '../../model/resolver';
import type { Shape } from '../../model/shape';
import { contentFile, walk } from '../shape/shape';
import { findSpecial } from './special-items';

/** The footnotes of one text; most texts have none, and are not walked. */
export interface NoteNumbers {
  /** By name, from 1. */
  readonly get: () => ReadonlyMap<string, number>;
  /** Says the number of a footnote, and whether it was asked before. */
  readonly toNote: WholeText['toNote'];
  /** Whether readers see something of an item: not of footnotes that the text does not name. */
  readonly isShown: (item: ContentItem) => boolean;
}

function findNumbers(shape: Shape, items: readonly ContentItem[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  walk(shape, contentFile, items, '', (kind, value) => {
    // Only then is it a name: anything else may be an object of the author's, and not even become a text.
    if (kind !== 'note') return;
    const name = String(value);
    if (!numbers.has(name)) numbers.set(name, numbers.size + 1);
  });
  return numbers;
}

export function numberNotes(shape: Shape, items: readonly ContentItem[]): NoteNumbers {
  let numbers: ReadonlyMap<string, number> | undefined;
  const get = () => {
    numbers ??= findNumbers(shape, items);
    return numbers;
  };
  const seen = new Set<string>();
  return {
    get,
    isShown: (item) => {
      const { $notes } = findSpecial(item) ?? {};
      return $notes === undefined || Object.keys($notes).some((name) => get().has(name));
    },
    toNote: (name) => {
      const number = get().get(name);
      invariant(number !== undefined, 'each footnote of a text has a number');
      const again = seen.has(name);
      seen.add(name);
      return { type: 'note', number, ...(again && { again }) };
    },
  };
}
