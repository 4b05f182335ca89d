// Facts that readers and machines are told: each is confirmed, since only a person knows what is true.

import type { factRules } from '../../../engine/manifest/rules/fact-rules';
import { lastDayOfMonth } from './days';
import { findAround, findIn, removeIt, removeMember, setPart, writeInstead } from './places';
import { putNear } from './rename';
import { none, type RepairsOf } from './repair';
import { swap } from './swap';

export const factRepairs: RepairsOf<typeof factRules> = {
  'missing-time-zone': none('Only its owner knows where the company is.'),
  'missing-hours': none('Only its owner knows when somebody is there.'),
  'unknown-time-zone': { ask: putNear('zone') },
  'impossible-day': {
    ask: (finding, site) =>
      writeInstead(site, finding, lastDayOfMonth(String(finding.parameters.day))),
  },
  'hours-reversed': {
    *ask(finding, site) {
      yield* swap(site, finding, ['opens', 'closes']);
      yield* swap(site, finding, ['from', 'until']);
    },
  },
  'hours-overlap': {
    *ask(finding, site) {
      const place = findIn(site, finding);
      const times = findAround(site, finding, 2);
      if (!Array.isArray(times?.value) || place?.path.at(-1) !== 'opens') return;
      // The one that begins earlier and has not ended yet.
      const ends = times.value
        .map(({ closes }) => String(closes))
        .filter((end) => end > String(place.value));
      yield* writeInstead(site, finding, ends.sort());
    },
  },
  'missing-currency': none('Only its author knows which currency is meant.'),
  'unknown-currency': { ask: putNear('currency') },
  'rounded-amount': {
    ask: (finding, site) => writeInstead(site, finding, [Number(finding.parameters.shown)]),
  },
  'grouped-amount': {
    ask: (finding, site) => writeInstead(site, finding, [Number(finding.parameters.meant)]),
  },
  'one-of-two': {
    *ask(finding, site) {
      const part = findIn(site, finding);
      const { one, other } = finding.parameters;
      yield* removeMember(part, String(other));
      yield* removeMember(part, String(one));
    },
  },
  'empty-layout': { ask: removeIt },
  'other-layout': {
    *ask(finding, site) {
      const { path = [], file = '' } = findIn(site, finding) ?? {};
      const block = path.slice(0, -1);
      if (block.length > 0) yield setPart(file, [...block, 'layout'], finding.parameters.layout);
    },
  },
  'several-badges': { ask: removeIt },
  'same-label': none('Only its author knows what each of the two is about.'),
  'unseen-fact': none('Only its author knows where readers look for it.'),
};
