// The command for the languages of a site.
import { dryRun, flag, format, oneOf, path, pathOrInput, root, text } from './option';

const place = 'a place that a finding prints, a page, a file, or all (which asks, or needs --yes)';

export const translate = {
  npm: 'npm run translate',
  about:
    'Writes the texts of the site into the files of a language, each beside its translation: an empty one where there is none, the words before where they have changed. Without pages: of all that are there; the home page and that of privacy have to be.',
  positionals: { tag: text('TAG', 'the tag of the language, such as de') },
  rest: { pages: text('PAGE', 'the id of a page that is to be there in the language') },
  options: {
    all: flag('every page is to be there'),
    status: flag(
      'count what is done, stale, missing, kept and written by a machine; write nothing',
    ),
    accept: text('PLACE', `keep stale translations as they are, and note that: ${place}`),
    reviewed: text(
      'PLACE',
      `note that a person has read what was kept, or written by a machine; with its line, that one that was stale is translated anew: ${place}`,
    ),
    export: oneOf(['csv', 'xliff'], 'print every text with its translation, for other tools'),
    import: pathOrInput('FILE', 'take translations from such a file; - reads it from the input'),
    outputFile: path('FILE', 'write what --export prints to this file'),
    yes: flag('do not ask'),
    format: format(['text', 'json']),
    root,
    dryRun,
  },
} as const;
