// Mistakes in "rules": where a manifest says how severe a finding is.
import { meant, type Rules } from '../rule';

export const settingRules = {
  'unknown-rule': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `There is no rule "${p.id}".`,
    hint: (p) => meant(p, 'Use the code of a finding.'),
    example: ['"unused-files": {', '"unused-file": {'],
  },
  'fixed-rule': {
    severity: 'error',
    reach: 'safe',
    message: (p) => `The rule "${p.id}" cannot be set: ${p.reason}.`,
    hint: () => 'Remove the setting, and mend what the rule finds.',
    example: ['"unsafe-address": {', '"long-title": {'],
  },
  'rule-without-reason': {
    severity: 'error',
    reach: 'safe',
    message: (p) => `The rule "${p.id}" is made milder without a reason.`,
    hint: () => 'Add "reason": why this site may do without it.',
    example: [
      '{ "severity": "off" }',
      '{ "severity": "off", "reason": "The brand is spelt this way." }',
    ],
  },
} as const satisfies Rules;
