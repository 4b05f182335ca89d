// What a manifest says about the rules themselves: only known ones, only free ones, relaxed only with a reason.
import { toPointer } from '../../../content/shape/shape';
import type { Manifest } from '../../../generated/manifest';
import { codes, getRule } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { Reach } from '../../rule';
import { findNearest } from '../../shape/nearest';
import type { SiteSettings } from '../context/check-context';

type Settings = Manifest['rules'];

const known: ReadonlySet<string> = new Set(codes);

const fixedReasons = {
  required: 'a site that breaks it cannot be built',
  safety: 'it protects visitors',
} as const satisfies Record<Exclude<Reach, 'free'>, string>;

const ranks = { off: 0, note: 1, warning: 2, error: 3 } as const;

function checkSettings(rules: Settings, at: string, file: string): RawFinding[] {
  return Object.entries(rules).flatMap(([id, { severity, reason }]): RawFinding[] => {
    const pointer = toPointer(at, id);
    const place = { file, pointer, part: 'key' } as const;
    if (!known.has(id)) {
      const near = findNearest(id, codes);
      return [{ ...place, code: 'unknown-rule', params: { id, near } }];
    }
    const rule = getRule(id as RawFinding['code']);
    if (rule.reach !== 'free')
      return [{ ...place, code: 'fixed-rule', params: { id, reason: fixedReasons[rule.reach] } }];
    const milder = !rule.isOff && ranks[severity] < ranks[rule.severity];
    return milder && !reason?.trim()
      ? [{ file, pointer, code: 'rule-without-reason', params: { id } }]
      : [];
  });
}

/** Those of the site, and of each of its further languages. */
export const checkRules = ({
  file,
  settings,
}: SiteSettings<'rules' | 'languages'>): readonly RawFinding[] => [
  ...checkSettings(settings.rules, '/rules', file),
  ...Object.entries(settings.languages ?? {}).flatMap(([tag, { rules }]) =>
    checkSettings(rules, `${toPointer('/languages', tag)}/rules`, file),
  ),
];

/** The settings by code; one whose name is misspelt, which has its own finding, counts as it was meant. */
function readSettings(settings: Settings): ReadonlyMap<string, Settings[string]> {
  const meant = Object.entries(settings).flatMap(([id, setting]) => {
    const code = known.has(id) ? id : findNearest(id, codes);
    return code === undefined ? [] : [[code, setting] as const];
  });
  return new Map([...meant, ...Object.entries(settings)]);
}

/** The findings of rules that report anything: some do so only where the manifest says how severe they are. */
export function withoutOff(
  findings: readonly RawFinding[],
  settings: Settings,
): readonly RawFinding[] {
  const byCode = readSettings(settings);
  return findings.filter(({ code }) => !getRule(code).isOff || byCode.has(code));
}

/** The findings with the severity that the manifest gives them, without those that it turns off. */
export function applyRules(
  findings: readonly RawFinding[],
  settings: Settings,
): readonly RawFinding[] {
  const byCode = readSettings(settings);
  return findings.flatMap((finding) => {
    const own = byCode.get(finding.code);
    if (own === undefined || getRule(finding.code).reach !== 'free') return [finding];
    return own.severity === 'off' ? [] : [{ ...finding, severity: own.severity }];
  });
}

/** The codes of what is no longer reported. */
export function findSilenced(
  all: readonly RawFinding[],
  reported: readonly RawFinding[],
): readonly string[] {
  const left = new Set(reported.map(({ code }) => code));
  return [...new Set(all.map(({ code }) => code))].filter((code) => !left.has(code)).sort();
}
