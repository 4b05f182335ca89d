// A step, and what a person saw when they began → whether that is still there.
import { isDeepStrictEqual } from 'node:util';
import { CannotRun } from '../../command/cannot-run';
import type { SiteEdit } from '../../edit/site-edit';
import type { Step } from '../wire';
import { shorten } from './describe-step';
import { readText, toRead } from './document-text';
import type { WordPlaces } from './word-places';
import { readSeen } from './written-words';

interface Places {
  readonly site: SiteEdit;
  readonly words: WordPlaces;
}

interface Seen {
  readonly found: unknown;
  /** Undefined where anything may be there. */
  readonly seen: unknown;
  /** What is to be there. */
  readonly wanted?: string;
}

function readPlaces({ site, words }: Places, step: Step): Seen {
  if (step.type === 'operations')
    return { found: step.seen && readSeen(site, step.seen), seen: step.seen?.value };
  if (step.type === 'words')
    return { found: words.read(step.spot), seen: step.before, wanted: step.text };
  const [seen, wanted] = [step.before, step.text].map((text) => toRead(site, step.file, text));
  return { found: readText(site, step.file), seen, ...(wanted !== undefined && { wanted }) };
}

/** @throws CannotRun where somebody else has written something else. */
export function checkSeen(places: Places, step: Step): void {
  const { found, seen, wanted } = readPlaces(places, step);
  if (seen === undefined || isDeepStrictEqual(found, seen)) return;
  if (wanted !== undefined && found === wanted) return;
  const now = typeof found === 'string' ? `: “${shorten(found)}”` : '';
  throw new CannotRun(
    `Somebody else has changed this meanwhile${now}. Look at it, and say again what you want there.`,
  );
}
