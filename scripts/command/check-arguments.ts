// A command line → the answer to give at once: help, or what is wrong with it. Asked before anything is bundled.

import { parseArguments } from './arguments';
import { explainError } from './cannot-run';
import { type Command, type CommandName, commands, getTable } from './commands';
import { toCall } from './edition';
import { findCommand, findNamed } from './find-command';
import { printHelp, printRows } from './help';

interface EarlyAnswer {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const asksForHelp = (words: readonly string[]): boolean => {
  const end = words.indexOf('--');
  const own = end < 0 ? words : words.slice(0, end);
  return own.includes('--help') || own.includes('-h');
};

const asksForJson = (words: readonly string[]): boolean =>
  words.some(
    (word, index) =>
      word === '--format=json' || (word === 'json' && words[index - 1] === '--format'),
  );

const toOptions = `The options of a command: ${toCall('npm run build -- --help')}\n`;

function printNamed(names: readonly CommandName[]): string {
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0) return printHelp(getTable(only));
  const rows = names.map((name) => {
    const { npm, about } = getTable(name);
    return [toCall(npm), about] as const;
  });
  return `Usage: ${toCall('npm run COMMAND -- [options]')}\n\n${printRows(rows)}\n${toOptions}`;
}

function check(words: readonly string[]): void {
  const { name, args } = findCommand(words);
  const table = getTable(name);
  if (table.passedTo === undefined) parseArguments(table, args);
}

/** What to print instead of running a command; undefined when it can run. */
export function checkArguments(words: readonly string[]): EarlyAnswer | undefined {
  try {
    if (asksForHelp(words)) return { code: 0, stdout: printNamed(findNamed(words)), stderr: '' };
    check(words);
    return undefined;
  } catch (error) {
    const stderr = `${explainError(error)}\n`;
    return { code: 2, stdout: explainAsJson(words, stderr), stderr };
  }
}

/** A program that asked for JSON gets JSON, also when another argument is wrong. */
function explainAsJson(words: readonly string[], sentence: string): string {
  const [first = ''] = words;
  const table: Command | undefined = commands[first as CommandName];
  if (table?.emptyAnswer === undefined || !asksForJson(words)) return '';
  return `${JSON.stringify({ version: 1, error: sentence.trim(), ...table.emptyAnswer }, null, 2)}\n`;
}
