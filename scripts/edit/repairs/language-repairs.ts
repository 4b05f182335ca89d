// What a site says in several languages.
import type { languageRules } from '../../../engine/manifest/rules/language-rules';
import { none, type RepairsOf } from './repair';

const translator = none('Only somebody who speaks the language knows the words.');
const reader = none('Only somebody who has read it can say so.');
const path = none('Only a person knows which path is meant.');

export const languageRepairs: RepairsOf<typeof languageRules> = {
  'missing-translation': translator,
  'stale-translation': translator,
  'unused-translation': none('Its words may belong to what the site says now.'),
  'untraced-translation': translator,
  'kept-translation': reader,
  'machine-translation': reader,
  'translation-structure': translator,
  'lost-variable': translator,
  'lost-link': translator,
  'lost-name': translator,
  'long-translation': translator,
  'absent-home': translator,
  'absent-target': translator,
  'page-not-in-language': translator,
  'language-path': path,
  'unknown-language': none('Only its author knows which language the page is written in.'),
  'language-tag': none('Only a person knows which language is meant.'),
  'unlisted-tag': none('Only a person can look it up.'),
  'missing-letters': none('Only a file of the font with these letters helps.'),
  'same-language': none('Only a person knows which language is meant.'),
};
