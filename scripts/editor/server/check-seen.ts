// A step, and what a person saw when they began → whether that is still there.
import { isDeepStrictEqual } from 'node:util';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { CannotRun } from '../../command/cannot-run';
import { readValue } from '../../edit/refuse-operation';
import type { SiteEdit } from '../../edit/site-edit';
import { manifestFile } from '../../journal/site-paths';
import { followStep } from '../moved-places';
import { shorten } from '../shorten';
import type { Step } from '../wire';
import { readText, toRead } from './document-text';
import type { WordPlaces } from './word-places';
import { toKept } from './written-words';

interface Places {
  readonly site: SiteEdit;
  readonly words: WordPlaces;
}

interface Seen {
  readonly found: unknown;
  /** Undefined where anything may be there. */
  readonly seen: unknown;
  /** What is to be there. */
  readonly wanted?: unknown;
}

const readWanted = ([first, ...others]: readonly JsonValue[]): unknown =>
  others.length === 0 && isRecord(first) && first.op === 'set' ? first.value : undefined;

function readPlaces({ site, words }: Places, step: Step): Seen {
  if (step.type === 'operations')
    return {
      found: step.seen && (words.readSeen(step.seen) ?? null),
      seen: step.seen?.value,
      wanted: readWanted(step.operations),
    };
  if (step.type === 'words') {
    const { spot, before, text } = step;
    return { found: words.read(spot) ?? '', seen: before, wanted: toKept(spot, text) };
  }
  const [seen, wanted] = [step.before, step.text].map((text) => toRead(site, step.file, text));
  return { found: readText(site, step.file), seen, wanted };
}

/** In words, what somebody else has written there; undefined where a person has seen what is there. */
export function findOther(places: Places, step: Step): string | undefined {
  const { found, seen, wanted } = readPlaces(places, step);
  if (seen === undefined || isDeepStrictEqual(found, seen)) return undefined;
  if (wanted !== undefined && isDeepStrictEqual(found, wanted)) return undefined;
  const now = typeof found === 'string' && found !== '' ? `: “${shorten(found)}”` : '';
  return `Somebody else has changed this meanwhile${now}.`;
}

/**
 * A step that was made for another manifest, at the places that are meant.
 * @throws CannotRun where one of them is gone.
 */
export function followOthers(site: SiteEdit, step: Step, known: JsonValue): Step {
  const now = readValue(site.know(manifestFile)) as JsonValue;
  const followed = followStep(step, [{ manifest: known }, { manifest: now }]);
  if (followed === undefined) throw new CannotRun('Somebody else has taken this away meanwhile.');
  return followed;
}
