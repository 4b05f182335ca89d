// The words behind a command → checked options. A mistake becomes one sentence (CannotRun).
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findNearest } from '../../engine/manifest/shape/nearest';
import { parseInstant } from './build-instant';
import { CannotRun } from './cannot-run';

export interface CommonOptions {
  /** Absolute: the folder with site.manifest.json and files/. */
  readonly root: string;
  /** Absolute: the folder of the built site. */
  readonly outDir: string;
}

/** What an option takes: nothing, a text, a port number, a moment, or one of some words. */
export type OptionKind = 'flag' | 'text' | 'port' | 'instant' | readonly string[];

type OptionValue<Kind extends OptionKind> = Kind extends 'flag'
  ? boolean
  : Kind extends 'port'
    ? number
    : Kind extends 'instant'
      ? Date
      : Kind extends readonly (infer Choice)[]
        ? Choice
        : string;

/** The options a command has besides the common ones; flags not given are false, others absent. */
type Options<Kinds extends Record<string, OptionKind>> = CommonOptions & {
  readonly [Name in keyof Kinds]: Kinds[Name] extends 'flag'
    ? boolean
    : OptionValue<Kinds[Name]> | undefined;
};

/** A port as written by a person, 0 (any free one) included. */
export function parsePort(text: string, name: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new CannotRun(`${name} "${text}" is no port. Give a number from 0 to 65535.`);
}

function parseValue(kind: OptionKind, name: string, text: string): string | number | Date {
  if (kind === 'port') return parsePort(text, `--${name}`);
  if (kind === 'instant') return parseInstant(text, `--${name}`);
  if (text === '') throw new CannotRun(`--${name} is empty. Give a value behind it.`);
  if (typeof kind === 'string' || kind.includes(text)) return text;
  const nearest = findNearest(text, kind);
  const remedy =
    nearest === undefined ? `There are: ${kind.join(', ')}.` : `Did you mean "${nearest}"?`;
  throw new CannotRun(`--${name} does not know "${text}". ${remedy}`);
}

function refuseUnknown(rawName: string, names: readonly string[]): never {
  const nearest = findNearest(rawName.replace(/^-+/, ''), names);
  const remedy =
    nearest === undefined
      ? `There are: ${names.map((name) => `--${name}`).join(', ')}.`
      : `Did you mean --${nearest}?`;
  throw new CannotRun(`Unknown option ${rawName}. ${remedy}`);
}

/**
 * Parses the words behind a command. Relative folders are taken from `cwd`; the root is `cwd` by
 * default, the output the folder `dist` in the root.
 * @throws CannotRun with a sentence for the first word that is wrong.
 */
export function parseArguments<const Kinds extends Record<string, OptionKind>>(
  args: readonly string[],
  kinds: Kinds,
  cwd: string = process.cwd(),
): Options<Kinds> {
  const all = new Map<string, OptionKind>([
    ['root', 'text'],
    ['out-dir', 'text'],
    ...Object.entries(kinds),
  ]);
  const names = [...all.keys()];
  const values = new Map<string, string | number | boolean | Date>();
  for (const [name, kind] of all) if (kind === 'flag') values.set(name, false);
  const options = Object.fromEntries(
    [...all].map(([name, kind]) => [
      name,
      { type: kind === 'flag' ? 'boolean' : 'string' } as const,
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional')
      throw new CannotRun(`"${token.value}" is no option. There are: --${names.join(', --')}.`);
    const kind = all.get(token.name);
    if (kind === undefined) refuseUnknown(token.rawName, names);
    if (kind === 'flag') {
      if (token.value !== undefined)
        throw new CannotRun(`--${token.name} takes no value. Leave out "=${token.value}".`);
      values.set(token.name, true);
    } else if (token.value === undefined) {
      throw new CannotRun(`--${token.name} needs a value. Give it behind a space or "=".`);
    } else {
      values.set(token.name, parseValue(kind, token.name, token.value));
    }
  }
  const root = resolve(cwd, String(values.get('root') ?? '.'));
  const given = values.get('out-dir');
  const outDir = given === undefined ? resolve(root, 'dist') : resolve(cwd, String(given));
  const rest = Object.keys(kinds).map((name) => [name, values.get(name)]);
  return { ...Object.fromEntries(rest), root, outDir } as Options<Kinds>;
}
