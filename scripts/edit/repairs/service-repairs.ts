// Outside services, and what pages show of them.
import type { serviceRules } from '../../../engine/manifest/rules/service-rules';
import { removeIt, writeInstead } from './places';
import { putNear } from './rename';
import { none, type RepairsOf } from './repair';
import { takeOut } from './take-out';

export const serviceRepairs: RepairsOf<typeof serviceRules> = {
  'unknown-service': { fix: putNear('id'), ask: takeOut },
  'refused-service': { ask: takeOut },
  'unfit-show': {
    fix: ({ parameters: { near }, ...finding }, site) =>
      near === undefined ? [] : writeInstead(site, finding, [near]),
  },
  'second-counter': { ask: removeIt },
  'own-host': none('Only its author knows which other host is meant.'),
  'unused-service': { ask: removeIt },
  'no-privacy-page': none('Only its owner knows what visitors are to be told.'),
  'written-secret': none('Only its owner can set it where the command runs.'),
  'unnamed-service': none('Only its owner knows what visitors are to be told.'),
};
