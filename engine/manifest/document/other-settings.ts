// Front matter that is no YAML of settings, as other tools and formats write it → where that is, the cause and the remedy.
import type { YAMLError } from 'yaml';
import { explainYaml, type YamlMistake } from './explain-yaml';

export type YamlFinding = { readonly offset: number } & YamlMistake;

/** A value in quotes with a comma behind it, as in JSON. */
const comma =
  /^(?:[ \t]*(?:- +)?["']?[\w-]+["']?:[ \t]+)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*')[ \t]*(?=,[ \t]*$)/m;

/** The comma behind a value, if YAML breaks at it. */
export function findComma(yaml: string, { pos: [near] }: YAMLError): YamlFinding | undefined {
  const start = yaml.lastIndexOf('\n', near - 1) + 1;
  const found = comma.exec(yaml.slice(start));
  if (found === null || found.index > 0) return undefined;
  return {
    offset: start + found[0].length,
    reason: 'a comma stands behind the value',
    remedy: 'Remove the commas at the ends of these lines: settings are not JSON.',
  };
}

/** A backslash in double quotes, if YAML knows no such character. */
export const findBackslash = (
  yaml: string,
  { code, pos: [near] }: YAMLError,
): YamlFinding | undefined =>
  code === 'BAD_DQ_ESCAPE'
    ? { offset: yaml.lastIndexOf('"', near), ...explainYaml(code) }
    : undefined;

const others: readonly (readonly [pattern: RegExp, reason: string, remedy: string])[] = [
  [
    /^[ \t]*- +[\w-]+:\s/,
    'each setting stands in a list',
    'Remove the hyphens before the names: "title: A page".',
  ],
  [
    /^[ \t]*[\w-]+[ \t]*=/,
    'a name and its value are divided by "="',
    'Write a colon and a space: "title: A page".',
  ],
];

/** What is no object as a whole, if it is not as other formats have settings. */
const words: readonly [reason: string, remedy: string] = [
  'it does not name what it says',
  'Write "name: value" in each line, such as "title: A page".',
];

/** Settings that are no names with values. */
export function findOtherSettings(yaml: string): YamlFinding {
  const offset = Math.max(yaml.search(/\S/), 0);
  const [, ...otherwise] = others.find(([pattern]) => pattern.test(yaml)) ?? [undefined, ...words];
  const [reason, remedy] = otherwise;
  return { offset, reason, remedy };
}
