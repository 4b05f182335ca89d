// A value in a file of the site, and how a form changes it: each change is operations.
import type { JsonValue } from '../../../../engine/model/json';
import { shorten } from '../../shorten';
import type { SeenValue, StepAnswer } from '../../wire';
import type { FieldStore } from './field-store';
import type { Seen } from './use-typed';

type FieldPath = readonly (string | number)[];

export interface FieldPlace {
  readonly store: FieldStore;
  readonly file: string;
  readonly path: FieldPath;
  /** Where others may have written something else since. */
  readonly seen?: Seen;
  /** What is there in its place, and goes when a value comes here. */
  readonly others?: {
    readonly paths: readonly FieldPath[];
    /** Only when this value comes, in words; undefined for any. */
    readonly on: string | undefined;
  };
}

export const inside = ({ store, file, path }: FieldPlace, key: string | number): FieldPlace => ({
  ...{ store, file },
  path: [...path, key],
});

/** Of a field, wherever it is shown; the front matter of a document is in its form. */
export const toFieldName = (file: string, path: FieldPath): string =>
  `${file.replace(/#matter$/, '')}#${path.join('/')}`;

const keyOf = ({ file, path }: FieldPlace): string => toFieldName(file, path);

interface FieldOperation {
  readonly op: string;
  readonly file?: string;
  readonly path: FieldPath;
  readonly value?: unknown;
  readonly index?: number;
  readonly to?: FieldPath;
}

/** What cannot be there as well. */
function listReplaced({ file, others }: FieldPlace, value: unknown): object[] {
  const goes = value !== undefined && (others?.on === undefined || others.on === String(value));
  return goes ? (others?.paths ?? []).map((path) => ({ op: 'unset', file, path })) : [];
}

const toSeen = ({ file, path, seen }: FieldPlace): { readonly seen?: SeenValue } =>
  seen === undefined ? {} : { seen: { file, path, value: (seen.current ?? null) as JsonValue } };

const change = (place: FieldPlace, about: string, operation: FieldOperation): Promise<StepAnswer> =>
  place.store.takePending(keyOf(place), {
    find: () => ({
      ...{ type: 'operations', about },
      operations: [
        ...listReplaced(place, operation.value),
        { file: place.file, ...operation },
      ] as never,
      ...toSeen(place),
    }),
    onAnswer: ({ type }) => {
      if (place.seen && (type === 'written' || type === 'unchanged'))
        place.seen.current = operation.value;
    },
  });

/** Undefined takes the value out. */
export const toOperation = ({ file, path }: FieldPlace, value: unknown): FieldOperation =>
  value === undefined ? { op: 'unset', file, path } : { op: 'set', file, path, value };

/** `words`: what the value is for the person who says it, where that is not how it is written. */
export function setValue(
  place: FieldPlace,
  value: unknown,
  about: string,
  words: unknown = value,
): Promise<StepAnswer> {
  const isSaid = typeof words === 'string' && words !== '';
  return change(place, isSaid ? `${about}: “${shorten(words)}”` : about, toOperation(place, value));
}

export const unsetValue = (place: FieldPlace, about: string): Promise<StepAnswer> =>
  setValue(place, undefined, about);

/** Sets several members of what stands there; undefined takes one out. */
export const setMembers = (
  place: FieldPlace,
  holder: Readonly<Record<string, unknown>>,
  members: Readonly<Record<string, unknown>>,
  about: string,
): Promise<StepAnswer> => {
  const { store, file } = place;
  const operations = Object.entries(members)
    .filter(([name, value]) => value !== undefined || name in holder)
    .filter(([name, value]) => holder[name] !== value)
    .map(([name, value]) => {
      const at = { file, path: [...place.path, name] };
      return value === undefined ? { op: 'unset', ...at } : { op: 'set', ...at, value };
    });
  return store.take(keyOf(place), { type: 'operations', about, operations: operations as never });
};

export const insertItem = (
  place: FieldPlace,
  value: unknown,
  about: string,
  index?: number,
): Promise<StepAnswer> =>
  change(place, about, {
    ...{ op: 'insert', path: place.path, value },
    ...(index !== undefined && { index }),
  });

/** Sets the items of a list that have changed, puts new ones behind them, and takes out those that are too many. */
export function toOperations(
  { file, path }: Pick<FieldPlace, 'file' | 'path'>,
  before: readonly unknown[],
  after: readonly unknown[],
): object[] {
  const changed = after.flatMap((value, index): object[] => {
    if (index >= before.length) return [{ op: 'insert', file, path, value, index }];
    const isSame = JSON.stringify(before[index]) === JSON.stringify(value);
    return isSame ? [] : [{ op: 'set', file, path: [...path, index], value }];
  });
  const surplus = before
    .slice(after.length)
    .map((_, index) => ({ op: 'remove', file, path: [...path, after.length + index] }));
  return [...changed, ...surplus.reverse()];
}

export const setRows = (
  place: FieldPlace,
  before: readonly unknown[],
  after: readonly unknown[],
  about: string,
): Promise<StepAnswer> =>
  place.store.take(keyOf(place), {
    ...{ type: 'operations', about },
    operations: toOperations(place, before, after) as never,
  });

export const removeItem = (place: FieldPlace, index: number, about: string): Promise<StepAnswer> =>
  change(place, about, { op: 'remove', path: [...place.path, index] });

export const moveItem = (
  place: FieldPlace,
  index: number,
  to: number,
  about: string,
): Promise<StepAnswer> =>
  change(place, about, { op: 'move', path: [...place.path, index], to: [...place.path, to] });
