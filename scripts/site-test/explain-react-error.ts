// What React reports by number in a published site → its own words, and where to look.
import { explainMismatch } from '../../engine/app/explain-mismatch';

/** `ownBlocks`: the site's own blocks on the page. Other messages stay as they are. */
export function explainReactError(message: string, ownBlocks: readonly string[]): string {
  const explained = explainMismatch(message);
  if (explained === undefined) return message;
  const names = ownBlocks.map((type) => `"${type}"`).join(', ');
  return names === ''
    ? explained
    : `${explained} Look at the blocks of your own on this page: ${names}.`;
}
