// What a request brings along → why it cannot be answered: it does not come from the shell of this version.
import { isRecord } from '../../../engine/model/json';
import type { Requests } from '../wire';

type Kind = 'text' | 'a list' | 'an object';

type Members<Name extends keyof Requests> = {
  readonly [Member in keyof Requests[Name][0]]?: Kind;
};

const needed: { readonly [Name in keyof Requests]?: Members<Name> } = {
  words: { path: 'text' },
  shown: { spots: 'a list' },
  step: { key: 'text', step: 'an object' },
  try: { operations: 'a list' },
  trial: { operations: 'a list' },
  preview: { id: 'text', file: 'text' },
  discard: { id: 'text' },
  repair: { id: 'text' },
  read: { file: 'text' },
  item: { file: 'text' },
  colours: { path: 'a list' },
  rows: { file: 'text' },
  translations: { tag: 'text' },
  translate: { tag: 'text', unit: 'an object' },
  language: { tag: 'text', name: 'text' },
  file: { path: 'text' },
  'remove language': { tag: 'text', name: 'text' },
  find: { words: 'text' },
  replace: { words: 'text', by: 'text', places: 'a list' },
  author: { file: 'text', path: 'a list' },
  commit: { message: 'text' },
  propose: { message: 'text' },
};

const ofStep: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  words: { spot: 'an object', text: 'text' },
  document: { file: 'text', text: 'text' },
  operations: { operations: 'a list' },
};

const isOf: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  'a list': Array.isArray,
  'an object': isRecord,
};

function findLacking(value: Readonly<Record<string, unknown>>, kinds: object): string | undefined {
  const [name, kind] =
    Object.entries(kinds).find(([member, one]) => !isOf[one as Kind](value[member])) ?? [];
  return name && `The request lacks "${name}", or it is not ${kind}.`;
}

/** Undefined for a request that can be answered. */
export function refuseSent(
  name: keyof Requests,
  sent: Readonly<Record<string, unknown>>,
): string | undefined {
  const lacking = findLacking(sent, needed[name] ?? {});
  if (lacking !== undefined || name !== 'step') return lacking;
  const step = sent.step as Readonly<Record<string, unknown>>;
  const { type } = step;
  return typeof type === 'string' && Object.hasOwn(ofStep, type)
    ? findLacking(step, ofStep[type] ?? {})
    : 'There is no step of that type.';
}
