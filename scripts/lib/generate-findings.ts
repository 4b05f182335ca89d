// The catalogue → the reference of all findings.
import { type Code, catalogue, getRule, type Params } from '../../engine/manifest/catalogue';

/** Stands in for the facts of a finding: each shows its name. */
const names: Params = new Proxy({}, { get: (_, name) => `‹${String(name)}›` });

/** The sentences of a remedy with and without a near name to propose. */
function toHints(code: Code): string[] {
  const { hint } = getRule(code);
  const known = new Set(['near', 'remedy']);
  const plain: Params = new Proxy(
    {},
    { get: (_, name) => (known.has(String(name)) ? undefined : `‹${String(name)}›`) },
  );
  return [...new Set([hint(plain), hint(names)])];
}

function describe(code: Code): string {
  const { severity, message } = getRule(code);
  return [
    `## ${code}`,
    '',
    `**${severity}**: ${message(names)}`,
    '',
    ...toHints(code).map((text) => `- ${text}`),
    '',
  ].join('\n');
}

/** Markdown with a heading for each code, so that its anchor is the code. */
export function generateFindings(): string {
  const codes = Object.keys(catalogue) as Code[];
  return [
    '<!-- Generated from catalogue.ts by `npm run types`: change the catalogue, not this file. -->',
    '# Findings',
    '',
    'Everything that validation can say of a manifest or a content file. `‹…›` stands for a fact of the finding.',
    '',
    ...codes.map(describe),
  ].join('\n');
}
