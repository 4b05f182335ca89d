// The texts that hold a link or emphasis, found while variables are replaced → their links, parsed once for all checks.

import { findLinkTargets } from '../../../content/text/rich-text';
import { none } from '../../memory';
import { type FoundText, findOfKind, type LinkText, type Piece } from './file-part';

const findRunning = findOfKind('running-text', 'items');

/** Everything in a content file is running text; of the manifest, what is named so, and all below it. */
export function parseLinkTexts(
  found: readonly FoundText[],
  { isManifest, item, mentions }: Pick<Piece, 'isManifest' | 'item' | 'mentions'>,
): readonly LinkText[] {
  if (found.length === 0) return none;
  const isPartly = isManifest || item !== undefined;
  const running = new Set(
    isPartly ? findRunning({ mentions }).map(({ pointer }) => pointer) : none,
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
  return found.flatMap((one): LinkText[] => {
    if (one.isTarget) return [{ targets: [one.text], isRunning: true, ...one }];
    const targets = findLinkTargets(one.text).map(({ target }) => target);
    if (targets.length === 0 && one.emphasis === undefined) return [];
    return [{ targets, isRunning: !isPartly || isRunning(one.pointer), ...one }];
  });
}
