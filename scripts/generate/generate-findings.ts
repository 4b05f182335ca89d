// The catalogue → the reference of all findings.
import { codes, getRule } from '../../engine/manifest/catalogue';
import type { Params, Reach, Rule } from '../../engine/manifest/rule';
import { codeRules } from '../../engine/manifest/rules/code-rules';
import { rowOf } from '../edit/repairs/find-repair';

/** Placeholder facts of a finding: each is its own name, except the omitted ones. */
const toNames = (without: readonly string[]): Params =>
  new Proxy(
    {},
    { get: (_, name) => (without.includes(String(name)) ? undefined : `‹${String(name)}›`) },
  );

const names = toNames([]);

/** Facts of some cases alone, which say in words of their own what to do. */
const ofCases = ['remedy', 'absent', 'swapped'];

/** The hint with and without what may be meant; where the remedy depends on the case, its default. */
const toHints = ({ hint }: Rule): string[] => {
  const found = [hint(toNames(['near', 'there', ...ofCases])), hint(toNames(ofCases))];
  // Where every finding brings its remedy, the rule has no words without it.
  const known = found.filter((text) => !/\bundefined\b/.test(text));
  return [...new Set(known.length === 0 ? [hint(names)] : known)];
};

const reaches = {
  free: 'The manifest may change its severity in "rules".',
  required: 'This rule cannot be turned off: a site that breaks it cannot be built.',
  safety: 'This rule cannot be turned off: it protects visitors.',
} as const satisfies Record<Reach, string>;

const toReach = ({ reach, severity }: Rule): string =>
  reach === 'required' && severity !== 'error' ? 'This rule cannot be turned off.' : reaches[reach];

const isSnippet = (text: string): boolean =>
  text.includes('\n') || (/["([{]/.test(text) && !text.endsWith('.'));

const fence = (language: string, text: string): string[] => [`\`\`\`${language}`, text, '```'];

/** Its lines, each with the mark of a diff. */
const mark = (sign: string, text: string): string[] =>
  text === ''
    ? []
    : text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `${sign} ${line}`.trimEnd());

function toExample([wrong, fixed]: readonly [string, string]): string[] {
  if (!isSnippet(wrong)) return [`Example: ${wrong} Fix: ${fixed}`];
  return fence('diff', [...mark('-', wrong), ...mark('+', fixed)].join('\n'));
}

/** What repairs it; nothing for mistakes in code. */
function toRepair(code: string): string[] {
  const { fix, ask, none } = rowOf(code);
  if (none !== undefined) return [`No repair: ${none}`, ''];
  const asked = '`validate --fix=all`, which asks';
  if (fix === undefined) return ask === undefined ? [] : [`Repair: ${asked}.`, ''];
  return [
    `Repair: \`validate --fix\`${ask === undefined ? '' : ` where nothing is lost, else ${asked}`}.`,
    '',
  ];
}

function describe(code: string, rule: Rule): string {
  const { severity, message, example } = rule;
  return [
    `## ${code}`,
    '',
    `**${severity}**: ${message(names)}`,
    '',
    ...toHints(rule).map((text) => `- ${text}`),
    '',
    ...toExample(example),
    '',
    toReach(rule),
    '',
    ...toRepair(code),
  ].join('\n');
}

/** Markdown with a heading for each code, so that its anchor is the code. */
export function generateFindings(): string {
  return [
    '<!-- Generated from catalogue.ts by `npm run types`: change the rules, not this file. -->',
    '# Findings',
    '',
    'Everything that validation can report about a manifest or a content file. `‹…›` marks what each finding fills in.',
    'In each example, the first line is wrong and the second is the fix. The manifest may turn off some of the rules, or',
    'change their severity:',
    '',
    ...fence(
      'json',
      '"rules": { "unused-file": { "severity": "off", "reason": "Pictures for next month." } }',
    ),
    '',
    ...codes.map((code) => describe(code, getRule(code))),
    'What follows is about what a site adds to the engine: its blocks, and its `theme.css`.',
    '',
    ...Object.entries(codeRules).map(([code, rule]) => describe(code, rule)),
  ].join('\n');
}
