// Front matter as other tools and formats write it → where it is not YAML, the cause and the remedy.
import type { YAMLError } from 'yaml';
import { documentMembers } from '../stage/document-members';
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

/** Behind a name in a line of its own: what only looks like the colon and the space that YAML needs there. */
const lookalikes: readonly (YamlMistake & { readonly pattern: RegExp })[] = [
  {
    // East Asian keyboards have it.
    pattern: /(?<=^[ \t]*(?:- +)?[\w-]+[ \t]*)：/m,
    reason: 'a full-width colon stands behind a name',
    remedy: 'Write an ordinary colon and a space: "title: A page".',
  },
  {
    pattern: /(?<=^[ \t]*(?:- +)?[\w-]+:)[^\S \t\r\n]/m,
    reason: 'the space behind a colon is not an ordinary one',
    remedy: 'Delete it, and type it again with the space bar alone.',
  },
];

export function findLookalike(yaml: string): YamlFinding | undefined {
  for (const { pattern, ...mistake } of lookalikes) {
    const offset = pattern.exec(yaml)?.index;
    if (offset !== undefined) return { offset, ...mistake };
  }
  return undefined;
}

/** What a setting is called where its colon may be missing: other words go on with the value above them. */
const settingNames: ReadonlySet<string> = new Set([
  ...documentMembers,
  ...['date', 'tags', 'slug', 'src', 'alt', 'of', 'part', 'is'],
]);

/** A line of words where a name is needed. */
export function findNameless(
  yaml: string,
  { code, pos: [near] }: YAMLError,
): YamlFinding | undefined {
  if (code !== 'MISSING_CHAR' && code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  const [, name = '', value = ''] =
    /^([\p{L}\p{N}_-]+)(?:[ \t]+([^\n]*))?/u.exec(yaml.slice(near)) ?? [];
  if (name === '') return undefined;
  return settingNames.has(name)
    ? {
        offset: near,
        reason: `a colon is missing behind "${name}"`,
        remedy: `Write "${name}: ${value.trim() || '…'}".`,
      }
    : {
        offset: near,
        reason: 'this line has no name and no colon',
        remedy:
          'Begin it with two spaces if it goes on with the value above it, or write "name: value".',
      };
}

const others: readonly (YamlMistake & { readonly pattern: RegExp })[] = [
  {
    pattern: /^[ \t]*- +[\w-]+:\s/,
    reason: 'each setting stands in a list',
    remedy: 'Remove the hyphens before the names: "title: A page".',
  },
  {
    pattern: /^[ \t]*[\w-]+[ \t]*=/,
    reason: 'a name and its value are divided by "="',
    remedy: 'Write a colon and a space: "title: A page".',
  },
];

const unknown: YamlMistake = {
  reason: 'it does not name what it says',
  remedy: 'Write "name: value" in each line, such as "title: A page".',
};

/** Of settings without names and values. */
export function findOtherSettings(yaml: string): YamlFinding {
  const lookalike = findLookalike(yaml);
  if (lookalike) return lookalike;
  const { reason, remedy } = others.find(({ pattern }) => pattern.test(yaml)) ?? unknown;
  return { offset: Math.max(yaml.search(/\S/), 0), reason, remedy };
}
