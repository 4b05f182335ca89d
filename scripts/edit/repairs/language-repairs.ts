// What a site says in several languages.
import type { languageRules } from '../../../engine/manifest/rules/language-rules';
import { isRecord } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
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

export const languageRepairs: RepairsOf<typeof languageRules> = {
  'missing-translation': { ask: copyKnown },
  'stale-translation': { ask: keepPair },
  'unused-translation': { ask: removePair },
  'untraced-translation': none('Only somebody who has read both knows what it was made from.'),
  'kept-translation': { ask: readPair('kept') },
  'machine-translation': { ask: readPair('machine') },
  'translation-structure': translator,
  'lost-variable': translator,
  'lost-link': translator,
  'lost-name': { ask: giveUpName },
  'long-translation': translator,
  'absent-home': { ask: ({ parameters }, site) => publish(String(parameters.file), site) },
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
