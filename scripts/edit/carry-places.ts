// A place in a file before an edit → the same place after it: items move, lines shift, and what is found there moves along.
import { diffArrays } from 'diff';
import { isDocument } from '../../engine/content/addresses/text-kind';
import { toPointer, toSteps } from '../../engine/content/shape/shape';
import type { SourceRange } from '../../engine/model/finding';
import { isRecord, type Json } from '../../engine/model/json';
import { parseIfJson } from '../files/parse-if-json';
import { textOf } from '../journal/bytes';
import type { FileChange } from '../journal/exchange-files';
import { findMoves } from './find-moves';

/** Equal for two findings at one place of the same text. */
type ToPlace = (place: SourceRange) => string;

const write = (value: unknown): string => JSON.stringify(value) ?? '';

/** Of what is neither the same nor equal, what has most in common belongs together. */
function countCommon(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return 0;
  return Object.entries(one).filter(([key, value]) => write(other[key]) === write(value)).length;
}

/** More are paired in their order: to compare each with each takes too long. */
const maxCompared = 100;

/** The index of each item in the later list; undefined for one that is gone. */
function pairItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const pairs: (number | undefined)[] = before.map(() => undefined);
  const texts = after.map(write);
  const free = new Map<string, number[]>();
  for (const [index, text] of texts.entries()) free.set(text, [...(free.get(text) ?? []), index]);
  for (const [index, item] of before.entries()) pairs[index] = free.get(write(item))?.shift();
  const left = [...pairs.keys()].filter((index) => pairs[index] === undefined);
  const open = new Set([...free.values()].flat().sort((one, other) => one - other));
  const isFew = left.length * open.size <= maxCompared ** 2;
  for (const index of left) {
    const [first] = open;
    if (first === undefined) break;
    const rate = (other: number): number => countCommon(before[index], after[other]);
    const best = isFew
      ? [...open].reduce((one, other) => (rate(other) > rate(one) ? other : one))
      : first;
    // An item that has nothing in common with any is gone, unless it was replaced where it is.
    if (isFew && rate(best) === 0 && left.length > open.size) continue;
    const chosen = isFew && rate(best) === 0 && open.has(index) ? index : best;
    pairs[index] = chosen;
    open.delete(chosen);
  }
  return pairs;
}

/** The later name of a member; undefined for one that is gone. */
function pairKey(key: string, before: Json, after: Json): string | undefined {
  if (Object.hasOwn(after, key)) return key;
  const fresh = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  const equal = fresh.find((name) => write(after[name]) === write(before[key]));
  if (equal !== undefined) return equal;
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return fresh.length === 1 && gone.length === 1 ? fresh[0] : undefined;
}

/** Where an equal object or list is now that is nowhere in its former list or object. */
function findElsewhere(value: unknown, within: unknown, pointer = ''): string | undefined {
  if (typeof within !== 'object' || within === null) return undefined;
  const text = write(value);
  for (const [key, inner] of Object.entries(within)) {
    const here = toPointer(pointer, key);
    if (write(inner) === text) return here;
    const deeper = findElsewhere(value, inner, here);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

class JsonPlaces {
  readonly #before: unknown;
  readonly #after: unknown;
  readonly #pairs = new Map<unknown, (number | undefined)[]>();

  constructor(before: unknown, after: unknown) {
    this.#before = before;
    this.#after = after;
  }

  #pair(key: string, before: unknown, after: unknown): string | undefined {
    if (Array.isArray(before) && Array.isArray(after)) {
      const pairs = this.#pairs.get(before) ?? pairItems(before, after);
      this.#pairs.set(before, pairs);
      return pairs[Number(key)]?.toString();
    }
    return isRecord(before) && isRecord(after) ? pairKey(key, before, after) : key;
  }

  /** Undefined where it is gone. */
  carry(pointer: string): string | undefined {
    let [before, after, carried] = [this.#before, this.#after, ''];
    const steps = toSteps(pointer);
    for (const [index, step] of steps.entries()) {
      const own = Object(before)[step];
      const to = this.#pair(step, before, after);
      if (to === undefined) {
        const moved = typeof own === 'object' ? findElsewhere(own, this.#after) : undefined;
        return moved && steps.slice(index + 1).reduce(toPointer, moved);
      }
      carried = toPointer(carried, to);
      [before, after] = [own, Object(after)[to]];
    }
    return carried;
  }
}

/** By line, from 1. A line that was replaced is the one that came in its place. */
function pairLines(before: string, after: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  let [from, to] = [1, 1];
  let removed = 0;
  for (const { value, added, removed: isRemoved } of diffArrays(
    before.split('\n'),
    after.split('\n'),
  )) {
    if (isRemoved) {
      removed = value.length;
      from += removed;
    } else {
      const first = added ? from - removed : from;
      const count = added ? Math.min(removed, value.length) : value.length;
      for (let index = 0; index < count; index += 1) pairs.set(first + index, to + index);
      to += value.length;
      if (!added) from += value.length;
      removed = 0;
    }
  }
  return pairs;
}

/** Findings in a text that is JSON have a place by its value, those in others by their line. */
const toKey = (file: string, place: string | number): string => `${file} ${place}`;

interface Places {
  /** Of a place in the site before; undefined for one that is gone. */
  readonly carry: (place: SourceRange) => string | undefined;
  /** Of a place in the site after. */
  readonly toPlace: ToPlace;
}

function carryWithin(change: FileChange): Places {
  const { path } = change;
  const [before, after] = [textOf(change.before) ?? '', textOf(change.after) ?? ''];
  const [from, to] = isDocument(path) ? [] : [parseIfJson(before), parseIfJson(after)];
  if (from !== undefined && to !== undefined) {
    const places = new JsonPlaces(from, to);
    return {
      carry: ({ file, pointer }) => {
        const carried = places.carry(pointer);
        return carried === undefined ? undefined : toKey(file, carried);
      },
      toPlace: ({ file, pointer }) => toKey(file, pointer),
    };
  }
  const lines = pairLines(before, after);
  return {
    carry: ({ file, line }) => {
      const carried = lines.get(line);
      return carried === undefined ? undefined : toKey(file, carried);
    },
    toPlace: ({ file, line }) => toKey(file, line),
  };
}

/** Most edits touch no file in which something is found: their texts are not parsed. */
function makeOnce(make: () => Places): () => Places {
  let places: Places | undefined;
  return () => {
    places ??= make();
    return places;
  };
}

/** In a file that stays, every place does. */
const toSame: ToPlace = ({ file, pointer, line, column }) =>
  toKey(file, `${line} ${column} ${pointer}`);

export function carryPlaces(changes: readonly FileChange[]): Places {
  const moves = findMoves(changes);
  const moved = new Set([...moves].flat());
  const changed = new Map(
    changes
      .filter(({ path }) => !moved.has(path))
      .map((change) => [change.path, makeOnce(() => carryWithin(change))] as const),
  );
  return {
    carry: (place) => {
      const own = changed.get(place.file)?.();
      const file = moves.get(place.file) ?? place.file;
      return own === undefined ? toSame({ ...place, file }) : own.carry(place);
    },
    toPlace: (place) => (changed.get(place.file)?.().toPlace ?? toSame)(place),
  };
}
