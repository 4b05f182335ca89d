// Mistakes in "rules", where a manifest says how severe a finding is; in the notice, and in files beside the pages.
import { rootFiles } from '../../content/addresses/reserved-names';
import { meant, type Rules, rule } from '../rule';

export const settingRules = {
  'same-picture': rule<'path' | 'name'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The file "${p.path}" is to be shown in its own place.`,
    hint: (p) => `Name another file as "${p.name}", or remove it.`,
    example: ['{ "narrow": "mark.svg" }', '{ "focus": { "x": 30 } }'],
  }),
  'unshown-dark-picture': rule<'path'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The pages are never dark, so "${p.path}" is never shown.`,
    hint: () => 'Set the "scheme" of the theme to "auto" or "dark", or remove "dark".',
    example: ['"theme": { "scheme": "light" }', '"theme": { "scheme": "auto" }'],
  }),
  'unknown-rule': rule<'id', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no rule "${p.id}".`,
    hint: (p) => meant(p, 'Use the code of a finding.'),
    example: ['"unused-files": {', '"unused-file": {'],
  }),
  'fixed-rule': rule<'id' | 'reason'>({
    severity: 'error',
    reach: 'safety',
    message: (p) => `The rule "${p.id}" cannot be changed: ${p.reason}.`,
    hint: () => 'Remove this setting, and fix what the rule reports.',
    example: ['"unsafe-address": {', '"long-title": {'],
  }),
  'rule-without-reason': rule<'id'>({
    severity: 'error',
    reach: 'safety',
    message: (p) => `The rule "${p.id}" is relaxed without a reason.`,
    hint: () => 'Add "reason": why this site does not need the rule.',
    example: [
      '{ "severity": "off" }',
      '{ "severity": "off", "reason": "The brand is spelt this way." }',
    ],
  }),
  'needs-app': rule<'what'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.what}, and this site has none.`,
    hint: () => 'Use another, or take "app" out of "build".',
    example: ['"app": "none", ', ''],
  }),
  'without-app': rule<'type' | 'lost'>({
    severity: 'note',
    reach: 'free',
    message: (p) => `Without the app, "${p.type}" does less. ${p.lost}`,
    hint: () => 'If it should do more, take "app" out of "build".',
    example: ['"app": "none", ', ''],
  }),
  'notice-without-zone': rule({
    severity: 'error',
    reach: 'required',
    message: () => 'This notice has a time, but the site has no time zone.',
    hint: () => 'Add "timeZone" to "site", such as "Europe/Lisbon".',
    example: ['"language": "en"', '"language": "en", "timeZone": "Europe/Lisbon"'],
  }),
  'notice-order': rule<'until' | 'from'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `This notice ends (${p.until}) before it begins (${p.from}).`,
    hint: () => 'Swap the two, or correct one of them.',
    example: ['"until": "2026-12-01"', '"until": "2027-01-06"'],
  }),
  'past-notice': rule<'until'>({
    severity: 'note',
    reach: 'free',
    message: (p) => `This notice ended (${p.until}): pages no longer show it.`,
    hint: () => 'Remove it, or give it a later "until".',
    example: ['"until": "2025-01-06"', '"until": "2099-01-06"'],
  }),
  'other-domain': rule<'value' | 'host'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `The host is told that the domain of this site is "${p.value}", but "origin" says "${p.host}".`,
    hint: (p) => `Write "${p.host}", or correct "origin".`,
    example: ['"CNAME": ["www.example.org"]', '"CNAME": ["www.example.com"]'],
  }),
  'taken-root-file': rule<'name' | 'owner'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `"${p.name}" cannot be a file of its own: ${p.owner} has that name.`,
    hint: () => 'Remove it, or give it another name.',
    example: [`"${rootFiles.robots.path}"`, '"humans.txt"'],
  }),
} as const satisfies Rules;
