// What a site says in several languages.
import type { languageRules } from '../../../engine/manifest/rules/language-rules';
import { isRecord } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import { formatPairs } from '../format-pairs';
import { copyKnown, giveUpName, keepPair, readPair, removePair } from './pair-repairs';
import { removeIt, removePart, setPart } from './places';
import { putNear } from './rename';
import { none, type Repair, type RepairSite, type RepairsOf } from './repair';
import { takeOut } from './take-out';

const translator = none('Only somebody who speaks the language knows the words.');

/** Publishes what is translated already. */
function* publish(file: string, site: RepairSite): Iterable<Repair> {
  const value = site.parse(file);
  if (isRecord(value) && value.draft === true) yield removePart(file, ['draft']);
}

/** Its words there are still to be written. */
function* addHome(file: string, language: string, site: RepairSite): Iterable<Repair> {
  if (site.read(file) !== undefined) return;
  const text = formatPairs(file, { path: '/', words: [] }) ?? '';
  yield {
    title: `Add the home page in "${language}", without its words yet.`,
    operations: [{ op: 'write', file, text }],
  };
}

export const languageRepairs: RepairsOf<typeof languageRules> = {
  'missing-translation': { ask: copyKnown },
  'stale-translation': { ask: keepPair },
  'unused-translation': { ask: removePair },
  'untraced-translation': none('Only somebody who has read both knows what it was made from.'),
  'kept-translation': { ask: readPair('kept') },
  'machine-translation': { ask: readPair('machine') },
  'translation-structure': translator,
  'same-translation': translator,
  'lost-variable': translator,
  'lost-link': translator,
  'lost-name': { ask: giveUpName },
  'long-translation': translator,
  'absent-home': {
    *ask({ parameters: { file, language } }, site) {
      yield* publish(String(file), site);
      yield* addHome(String(file), String(language), site);
    },
  },
  'absent-target': { ask: takeOut },
  'page-not-in-language': translator,
  'language-path': {
    *ask({ parameters }) {
      const { language } = parameters;
      const path = `/${String(language).toLowerCase()}`;
      yield setPart(manifestFile, ['languages', String(language), 'path'], path);
    },
  },
  'unknown-language': { ask: putNear('language') },
  'language-tag': { ask: putNear('tag') },
  'unlisted-tag': none('Only a person can look it up.'),
  'missing-letters': none('Only a file of the font with these letters helps.'),
  'same-language': { ask: removeIt },
};
