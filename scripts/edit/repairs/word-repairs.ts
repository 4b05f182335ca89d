// Words that readers would not see as they were meant.
import type { wordRules } from '../../../engine/manifest/rules/word-rules';
import { none, type RepairsOf } from './repair';
import { writeElement, writeMarked } from './text-repairs';

export const wordRepairs: RepairsOf<typeof wordRules> = {
  'lost-character': none('Only its author knows which character stood there.'),
  'garbled-character': {
    ask: (finding, site) => writeMarked(site, finding, String(finding.parameters.meant)),
  },
  'hidden-character': {
    fix(finding, site) {
      const { character, remedy } = finding.parameters;
      return remedy === undefined
        ? writeMarked(site, finding, '', `Remove ${character}.`)
        : writeMarked(site, finding, ' ', `Write a space in place of ${character}.`);
    },
  },
  'foreign-braces': {
    ask: (finding, site) =>
      finding.parameters.near === undefined
        ? []
        : writeMarked(site, finding, String(finding.parameters.near)),
  },
  'foreign-markup': {
    ask: (finding, site) => writeElement(site, finding, { others: true }),
  },
  'filler-text': none('Only its author knows what is to be said.'),
  'line-break': {
    fix: (finding, site) => writeMarked(site, finding, ' ', 'Write a space, as it is shown.'),
  },
};
