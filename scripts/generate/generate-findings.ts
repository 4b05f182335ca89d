// The catalogue → the reference of all findings.
import { type Code, codes, getRule } from '../../engine/manifest/catalogue';
import type { Params, Reach } from '../../engine/manifest/rule';

/** Stands in for the facts of a finding: each shows its name, but those that are left out. */
const toNames = (without: readonly string[]): Params =>
  new Proxy(
    {},
    { get: (_, name) => (without.includes(String(name)) ? undefined : `‹${String(name)}›`) },
  );

const names = toNames([]);

/** The sentences of a remedy with and without a near name to propose. */
const toHints = (code: Code): string[] => {
  const { hint } = getRule(code);
  return [...new Set([hint(toNames(['near', 'remedy'])), hint(names)])];
};

const reaches = {
  free: 'A manifest may set its severity in "rules".',
  sound: 'It cannot be set off: a site with such a fault cannot be built.',
  safe: 'It cannot be set off: it keeps visitors safe.',
} as const satisfies Record<Reach, string>;

const isSnippet = (text: string): boolean => /["([{]/.test(text) && !text.endsWith('.');

const fence = (language: string, text: string): string[] => [`\`\`\`${language}`, text, '```'];

function toExample([fault, mend]: readonly [string, string]): string[] {
  if (!isSnippet(fault)) return [`For example: ${fault} Mend: ${mend}`];
  return fence('diff', `- ${fault}\n+ ${mend}`);
}

function describe(code: Code): string {
  const { severity, reach, message, example } = getRule(code);
  return [
    `## ${code}`,
    '',
    `**${severity}**: ${message(names)}`,
    '',
    ...toHints(code).map((text) => `- ${text}`),
    '',
    ...toExample(example),
    '',
    reaches[reach],
    '',
  ].join('\n');
}

/** Markdown with a heading for each code, so that its anchor is the code. */
export function generateFindings(): string {
  return [
    '<!-- Generated from catalogue.ts by `npm run types`: change the rules, not this file. -->',
    '# Findings',
    '',
    'Everything that validation can say of a manifest or a content file. `‹…›` stands for a fact of the finding;',
    'of each example the first line is the fault and the second its mend. Where a rule may be set, the manifest says so:',
    '',
    ...fence(
      'json',
      '"rules": { "unused-file": { "severity": "off", "reason": "Pictures for next month." } }',
    ),
    '',
    ...codes.map(describe),
  ].join('\n');
}
