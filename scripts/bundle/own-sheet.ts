// A style sheet of a site, theme.css or that of a block → its text, and what the bundler makes of it.
import { lstatSync, readFileSync, statSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import type { BuildFailure, Message, TransformOptions, TransformResult } from 'esbuild';
import { findPosition } from '../../engine/manifest/text/find-position';
import type { Finding } from '../../engine/model/finding';
import { InvalidCode, toCodeFinding } from '../command/invalid-code';
import { targets } from './targets';

/** Where a bracket stays open, it knows which one: the end, where it notices, is of no use. */
const findOpen = ({ notes }: Message) => notes.find(({ text }) => /^The unbalanced /.test(text));

/** What the condition of an at-rule can hold beside its parentheses. */
const conditionParts = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[()]/g;

function findOpenParenthesis(text: string): number | undefined {
  const open: number[] = [];
  for (const { 0: part, index } of text.matchAll(conditionParts))
    if (part === '(') open.push(index);
    else if (part === ')') open.pop();
  return open[0];
}

/** Of a parenthesis in the condition of an at-rule it tells only where the file ends. */
function withOpen(message: Message, text: string): Message {
  const offset = /^Expected "\)" but found end of file/.test(message.text)
    ? findOpenParenthesis(text)
    : undefined;
  if (offset === undefined || message.location === null) return message;
  const { line, column } = findPosition(text, offset);
  const location = { ...message.location, line, column: column - 1 };
  return { ...message, notes: [{ text: 'The unbalanced "(" is here:', location }] };
}

const toReason = (message: Message): string => {
  const bracket = /"."/.exec(findOpen(message)?.text ?? '')?.[0];
  return bracket === undefined
    ? message.text.replace(/\.$/, '')
    : `nothing closes this ${bracket}, and what follows is read as a part of it`;
};

const toPlace = (file: string, message: Message) => {
  const { line, column } = findOpen(message)?.location ??
    message.location ?? { line: 1, column: 0 };
  return { file, line, column: column + 1 };
};

/** What it throws where it finds no end. */
const toError = (file: string, message: Message): Finding =>
  toCodeFinding('site-styles', toPlace(file, message), {
    reason: `has a mistake: ${toReason(message)}`,
  });

/** What it takes a name for. */
const findMeant = ({ notes }: Message): string | undefined =>
  notes.flatMap(({ text }) => /^Did you mean "(.+)" instead\?$/.exec(text)?.[1] ?? [])[0];

/** It only warns of what a browser would pass over. */
export const toDoubt = (file: string, message: Message): Finding =>
  toCodeFinding('doubtful-styles', toPlace(file, message), {
    ...{ reason: toReason(message), near: findMeant(message) },
  });

/** A finding about the sheet as a whole. */
const refuse = (file: string, reason: string, remedy: string): InvalidCode =>
  new InvalidCode([toCodeFinding('site-styles', { file, line: 1, column: 1 }, { reason, remedy })]);

/**
 * `name` is what findings call it. Undefined where there is none.
 * @throws InvalidCode for what stands in its place and is not a sheet: it would leave the site without its looks.
 */
export function readSheet(file: string, name: string): string | undefined {
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return undefined;
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined)
    throw refuse(name, 'is a link that leads nowhere', 'Put the file there, or remove the link.');
  if (!stat.isFile())
    throw refuse(
      name,
      `is ${stat.isDirectory() ? 'a folder' : 'not a regular file'}`,
      'Put a file there, or give it another name.',
    );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) throw refuse(name, 'is not UTF-8 text', 'Save it as UTF-8.');
    throw error;
  }
}

/** @throws InvalidCode where the bundler cannot read it. */
export async function transformSheet(
  name: string,
  text: string,
  options: Pick<TransformOptions, 'minify'> = {},
): Promise<TransformResult> {
  const { transform } = await import('esbuild');
  const usual = { loader: 'css', target: targets, charset: 'utf8', logLevel: 'silent' } as const;
  try {
    const result = await transform(text, { ...usual, ...options });
    // What stands behind an open brace is lost.
    const open = result.warnings.map((message) => withOpen(message, text)).filter(findOpen);
    if (open.length > 0) throw new InvalidCode(open.map((message) => toError(name, message)));
    return result;
  } catch (error) {
    const { errors = [] } = error as Partial<BuildFailure>;
    if (errors.length === 0) throw error;
    throw new InvalidCode(errors.map((message) => toError(name, message)));
  }
}
