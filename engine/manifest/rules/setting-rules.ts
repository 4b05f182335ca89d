// Mistakes in "rules": where a manifest says how severe a finding is.
import { meant, type Rules } from '../rule';

export const settingRules = {
  'unknown-rule': {
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no rule "${p.id}".`,
    hint: (p) => meant(p, 'Use the code of a finding.'),
    example: ['"unused-files": {', '"unused-file": {'],
  },
  'fixed-rule': {
    severity: 'error',
    reach: 'safety',
    message: (p) => `The rule "${p.id}" cannot be changed: ${p.reason}.`,
    hint: () => 'Remove this setting, and fix what the rule reports.',
    example: ['"unsafe-address": {', '"long-title": {'],
  },
  'rule-without-reason': {
    severity: 'error',
    reach: 'safety',
    message: (p) => `The rule "${p.id}" is relaxed without a reason.`,
    hint: () => 'Add "reason": why this site does not need the rule.',
    example: [
      '{ "severity": "off" }',
      '{ "severity": "off", "reason": "The brand is spelt this way." }',
    ],
  },
} as const satisfies Rules;
