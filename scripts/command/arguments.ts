// The arguments of a command → checked values. A mistake becomes one sentence (CannotRun).
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findNearest } from '../../engine/manifest/shape/nearest';
import { CannotRun } from './cannot-run';
import type { Command } from './commands';
import { toUsage } from './help';
import { type Flag, parseWord, type ValueArgument } from './option';
import { toOption } from './option-name';
import { findUserFolder } from './user-folder';

type Arguments = Readonly<Record<string, ValueArgument | Flag>>;

type ValueOf<Argument> =
  Argument extends ValueArgument<infer Value>
    ? Argument extends { readonly default: unknown } | { readonly required: true }
      ? Value
      : Value | undefined
    : Argument extends Flag<infer Word>
      ? boolean | Word
      : never;

type ValuesOf<All> = { readonly [Name in keyof All]: ValueOf<All[Name]> };

/** The values of a command's arguments; flags that are not given are false. */
export type Options<Table extends Command> = ValuesOf<Table['options']> &
  (Table extends { readonly positionals: infer Positionals } ? ValuesOf<Positionals> : unknown) &
  (Table extends { readonly rest: infer Rest }
    ? { readonly [Name in keyof Rest]: readonly string[] }
    : unknown);

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

const hasValue = (argument: ValueArgument | Flag): argument is ValueArgument => 'parse' in argument;

function tokenize(args: readonly string[], options: Arguments): readonly Token[] {
  const config: ParseArgsConfig['options'] = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      toOption(name).slice(2),
      { type: hasValue(option) ? 'string' : 'boolean' } as const,
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options: config, strict: false, tokens: true });
  return tokens;
}

function refuseUnknown({ rawName }: OptionToken, table: Command): never {
  const known = Object.keys(table.options).map(toOption);
  const nearest = findNearest(
    rawName.replace(/^-+/, ''),
    known.map((name) => name.slice(2)),
  );
  const remedy =
    nearest === undefined
      ? `Known options: ${known.join(', ') || 'none'}.`
      : `Did you mean --${nearest}?`;
  throw new CannotRun(`Unknown option ${rawName}. ${remedy}`);
}

/** The text of an option that takes a value. */
function readText(
  name: string,
  option: ValueArgument,
  { value, inlineValue }: OptionToken,
): string {
  const example = `Write ${name} ${option.value}`;
  if (value === undefined) throw new CannotRun(`${name} needs a value. ${example}.`);
  if (value === '') throw new CannotRun(`The value of ${name} is empty. ${example}.`);
  // No name, path or sentence has one: it came along with what was pasted.
  if (/[\r\n]/.test(value))
    throw new CannotRun(`The value of ${name} has a line break. Write it in one line.`);
  if (!inlineValue && /^-./.test(value))
    throw new CannotRun(
      `${name} needs a value before ${value}. ${example}, or ${name}=${value} if that is the value.`,
    );
  return value;
}

/** Fills in what is not given, in the order of the table. */
function complete(argumentsOf: Arguments, values: Map<string, unknown>, table: Command): void {
  for (const [name, argument] of Object.entries(argumentsOf)) {
    if (values.has(name)) continue;
    if (!hasValue(argument)) values.set(name, false);
    else if (argument.required) {
      const missing = argumentsOf === table.options ? toOption(name) : argument.value;
      throw new CannotRun(`${missing} is required. Usage: ${toUsage(table)}`);
    } else values.set(name, argument.default?.find(Object.fromEntries(values)));
  }
}

/**
 * Parses the arguments of a command. Relative paths start in `folder`.
 * @throws CannotRun with a sentence for the first argument that is wrong.
 */
export function parseArguments<const Table extends Command>(
  table: Table,
  args: readonly string[],
  folder: string = findUserFolder(),
): Options<Table> {
  const values = new Map<string, unknown>();
  const names = new Map(Object.keys(table.options).map((name) => [toOption(name).slice(2), name]));
  const positionals = Object.entries<ValueArgument>(table.positionals ?? {});
  const [rest] = Object.entries<ValueArgument>(table.rest ?? {});
  const others: unknown[] = [];
  const tokens = tokenize(args, table.options);
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      const next = positionals.shift();
      const [name, argument] =
        next ?? rest ?? refusePositional(token.value, tokens[index - 1], table);
      if (token.value === '') throw new CannotRun(`${argument.value} is empty. Give a value.`);
      const value = argument.parse({ text: token.value, name: 'The argument', folder });
      if (next === undefined) others.push(value);
      else values.set(name, value);
      continue;
    }
    const name = names.get(token.name);
    const option = name === undefined ? undefined : table.options[name];
    if (name === undefined || option === undefined) refuseUnknown(token, table);
    if (values.has(name)) throw new CannotRun(`${token.rawName} is given twice. Give it once.`);
    values.set(name, parseOption(option, token, folder));
  }
  complete(table.positionals ?? {}, values, table);
  complete(table.options, values, table);
  if (rest) values.set(rest[0], others);
  return Object.fromEntries(values) as Options<Table>;
}

function parseOption(option: ValueArgument | Flag, token: OptionToken, folder: string): unknown {
  const { rawName: name, value } = token;
  if (hasValue(option)) return option.parse({ text: readText(name, option, token), name, folder });
  if (value === undefined) return true;
  if (option.words !== undefined) return parseWord(option.words, { text: value, name });
  throw new CannotRun(`${name} takes no value. Leave out "=${value}".`);
}

function refusePositional(text: string, before: Token | undefined, table: Command): never {
  const name = before?.kind === 'option' ? before.rawName : undefined;
  const option = Object.entries(table.options).find(([own]) => toOption(own) === name)?.[1];
  const isWord = option && !hasValue(option) && option.words?.includes(text);
  const remedy = isWord ? `Write ${name}=${text}.` : `Usage: ${toUsage(table)}`;
  throw new CannotRun(`Unexpected argument "${text}". ${remedy}`);
}
