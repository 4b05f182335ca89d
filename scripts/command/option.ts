// Text after an option → its value, by the kind of the option. A mistake becomes one sentence (CannotRun).
import { resolve } from 'node:path';
import { findNearest } from '../../engine/manifest/shape/nearest';
import { findBuildInstant, parseInstant } from './build-instant';
import { CannotRun } from './cannot-run';

/** One argument as it was written. */
export interface Given {
  readonly text: string;
  /** The argument as messages call it: `--port`. */
  readonly name: string;
  /** Where relative paths start. */
  readonly folder: string;
}

/** What an argument is when it is not given. */
interface Default<Value> {
  /** As help shows it. */
  readonly text: string;
  readonly find: (others: { readonly root?: string }) => Value;
}

/** An argument that holds a value: an option, or a positional argument. */
export interface ValueArgument<Value = unknown> {
  /** What stands for the value in help, in capitals. */
  readonly value: string;
  /** Its effect, without a full stop. */
  readonly about: string;
  readonly parse: (given: Given) => Value;
  readonly default?: Default<Value>;
  readonly required?: boolean;
}

/** An option without a value, or with one of some words after a "=": `--fix`, `--fix=all`. */
export interface Flag<Word extends string = string> {
  readonly about: string;
  readonly words?: readonly Word[];
}

const parseText = ({ text }: Given): string => text;

/** Absolute. */
const parsePath = ({ text, folder }: Given): string => resolve(folder, text);

/** A port as written by a person, 0 (any free one) included. */
function parsePort({ text, name }: Pick<Given, 'text' | 'name'>): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new CannotRun(`${name} "${text}" is not a port number. Give a number from 0 to 65535.`);
}

/** Page counts, as in `55,1000`; small sites say nothing about large ones. */
function parseCounts({ text, name }: Given): readonly number[] {
  const counts = text.split(',').map(Number);
  if (counts.every((count) => Number.isInteger(count) && count >= 50)) return counts;
  throw new CannotRun(
    `${name} "${text}" is not a list of numbers, each 50 or more. Write ${name} 55,1000.`,
  );
}

/** A number of things: at least one, unless `least` says otherwise. */
export const wholeNumber = (value: string, about: string, least = 1) => ({
  value,
  about,
  parse: ({ text, name }: Given): number => {
    const number = Number(text);
    if (/^\d{1,9}$/.test(text) && number >= least) return number;
    throw new CannotRun(`${name} "${text}" is not a whole number from ${least} on.`);
  },
});

export const flag = (about: string): Flag<never> => ({ about });
export const flagOr = <const Word extends string>(
  words: readonly Word[],
  about: string,
): Flag<Word> => ({
  about,
  words,
});
export const text = (value: string, about: string) => ({ value, about, parse: parseText });
export const path = (value: string, about: string) => ({ value, about, parse: parsePath });
/** Absolute, or `-` for the standard input. */
export const pathOrInput = (value: string, about: string) => ({
  value,
  about,
  parse: (given: Given): string => (given.text === '-' ? '-' : parsePath(given)),
});
export const counts = (value: string, about: string) => ({ value, about, parse: parseCounts });

/** One of some words. @throws CannotRun for any other. */
export function parseWord<const Word extends string>(
  words: readonly Word[],
  { text, name }: Pick<Given, 'text' | 'name'>,
): Word {
  const word = words.find((known) => known === text);
  if (word !== undefined) return word;
  const nearest = findNearest(text, words);
  const remedy =
    nearest === undefined ? `Choose one of: ${words.join(', ')}.` : `Did you mean "${nearest}"?`;
  throw new CannotRun(`${name} "${text}" is not valid. ${remedy}`);
}

export const oneOf = <const Word extends string>(words: readonly Word[], about: string) => ({
  value: words.join('|'),
  about,
  parse: (given: Given): Word => parseWord(words, given),
});

/** One of some words, the first when it is not given. */
export function format<const Word extends string>(words: readonly [Word, ...Word[]]) {
  const [first] = words;
  return {
    ...oneOf(words, 'the form of the output'),
    default: { text: first, find: (): Word => first },
  };
}

export const port = (usual: number) => ({
  value: 'PORT',
  about: 'the port to listen on; 0 takes any free port',
  parse: parsePort,
  default: {
    text: `the variable PORT, otherwise ${usual}`,
    find: (): number =>
      process.env.PORT ? parsePort({ text: process.env.PORT, name: 'PORT' }) : usual,
  },
});

export const now = {
  value: 'TIME',
  about: 'the date to build for: 2026-03-01, or 2026-03-01T12:00:00Z',
  parse: ({ text, name }: Given): Date => parseInstant(text, name),
  default: {
    text: 'the variable SOURCE_DATE_EPOCH, otherwise the clock',
    find: (): Date => findBuildInstant(),
  },
};

/** For servers, which run for days. */
export const shownNow = {
  ...{ value: now.value, parse: now.parse },
  about: 'the date to show the site for, such as 2026-03-01; without it, the clock goes on',
};

export const root = {
  ...path('DIR', 'the folder with site.manifest.json and files/'),
  default: { text: 'the current folder', find: (): string => process.cwd() },
};

export const outDir = {
  ...path('DIR', 'the folder of the built site'),
  default: {
    text: 'dist in the root',
    find: ({ root = '.' }: { readonly root?: string }): string => resolve(root, 'dist'),
  },
};

export const dryRun = flag('show the changes and write nothing');
