// Settings of rules, notices and root files: whoever relaxes a rule confirms it.
import type { settingRules } from '../../../engine/manifest/rules/setting-rules';
import { removeIt, writeInstead } from './places';
import { putNear } from './rename';
import { none, type RepairsOf } from './repair';
import { swap } from './swap';

export const settingRepairs: RepairsOf<typeof settingRules> = {
  'unknown-rule': { ask: putNear('id') },
  'fixed-rule': { ask: removeIt },
  'rule-without-reason': { ask: removeIt },
  'needs-app': none('Only its owner can choose what a site does without.'),
  'without-app': none('Only its owner can choose what a site does without.'),
  'notice-without-zone': none('Only its owner knows where the company is.'),
  'same-picture': { ask: removeIt },
  'unshown-dark-picture': { ask: removeIt },
  'past-notice': { ask: removeIt },
  'notice-order': { ask: (finding, site) => swap(site, finding, ['from', 'until']) },
  'other-domain': {
    ask: (finding, site) => writeInstead(site, finding, [String(finding.parameters.host)]),
  },
  'taken-root-file': { ask: removeIt },
};
