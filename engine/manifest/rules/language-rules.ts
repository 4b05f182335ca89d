// Mistakes of a site in several languages: what is not translated, what was made from other words, what nothing uses.
import { namePart } from '../languages/document-parts';
import { type Rules, rule } from '../rule';

const inFile = (file: unknown): string => (file === undefined ? '' : ` in ${file}`);

/** What is called by another name in the repository and in a site is named alone. */
const toCommand = (language: unknown, option: string): string =>
  `translate ${language} --${option} FILE:LINE`;

const toAccept = (language: unknown): string => toCommand(language, 'accept');

const toReviewed = (language: unknown): string => toCommand(language, 'reviewed');

const countHeadings = (count: unknown): string =>
  count === 1 ? 'one heading' : `${count} headings`;

export const languageRules = {
  'missing-translation': rule<
    'text' | 'language',
    'file' | 'there' | 'count' | 'part' | 'member' | 'whole'
  >({
    severity: 'error',
    reach: 'free',
    message: (p) =>
      p.count === undefined
        ? `${p.text} has no translation into "${p.language}".`
        : `${p.text} is not translated into "${p.language}": ${p.count === 1 ? 'its words are' : `its ${p.count} texts are`} missing.`,
    hint: (p) => {
      if (p.there !== undefined)
        return `If ${p.there} is its translation, move that file to ${p.file}.`;
      if (String(p.file).endsWith('.md'))
        return `Translate it${inFile(p.file)}: a document with the same parts in the same order.`;
      if (p.file !== undefined)
        return `Add a pair with these words as "from" and the translation as "to"${inFile(p.file)}.`;
      if (p.whole !== undefined)
        return `Copy "${p.whole}" from before the text of the site's document, and translate its words.`;
      if (p.member !== undefined)
        return `Write ${p.count === undefined ? 'its translation' : 'them'} as "${p.member}" before the text.`;
      return p.part === undefined
        ? 'Write the translation into "to".'
        : `Translate it in this document, then accept it: ${toAccept(p.language)}.`;
    },
    example: ['"to": ""', '"to": "Rufen Sie uns an: {phone}."'],
  }),
  'stale-translation': rule<'language', 'was' | 'is' | 'part' | 'picture' | 'swapped'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => {
      if (p.was !== undefined)
        return `The words that this was translated from have changed: "${p.was}" \u2192 "${p.is}".`;
      return p.part === undefined
        ? `The file "${p.picture}" has changed since this one was made from it.`
        : `${namePart(String(p.part))} of the site's document has changed since this was made from it.`;
    },
    hint: (p) => {
      if (p.swapped)
        return 'Swap the two: "from" has the words of the site, "to" their translation.';
      const ways = `note that: ${toReviewed(p.language)}. To keep it as it is: ${toAccept(p.language)}.`;
      return p.was === undefined
        ? `Change what has to change here, and ${ways}`
        : `Translate what changed, and ${ways} By hand: write the new words into "from", and leave out "was".`;
    },
    example: ['"from": "What we mend."', '"from": "What we repair."'],
  }),
  'same-translation': rule({
    severity: 'note',
    reach: 'free',
    message: () => 'This says the same in both languages: it may still wait for its translation.',
    hint: () =>
      'Translate it. If it is a name that stays as it is everywhere, such as the title of a book, add it to "site.names".',
    example: [
      '"to": "Repairs, and the care that makes them rare."',
      '"to": "Reparaturen und die Pflege, die sie selten macht."',
    ],
  }),
  'unused-translation': rule<never, 'text' | 'further' | 'part' | 'near'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => {
      if (p.part !== undefined)
        return `${namePart(String(p.part))} of the site's document is gone: what was made from it is still here.`;
      return p.further === undefined
        ? `Nothing of the site says ${p.text}: nobody reads this translation.`
        : `There are more translations of ${p.further} here than places that say it: nobody reads this one.`;
    },
    hint: (p) => {
      if (p.part !== undefined) return 'Remove what was made from it, and this entry.';
      if (p.near !== undefined)
        return `Did it become ${p.near}? Write that into "from", and what it is in this language into "to". Otherwise remove it.`;
      return p.further === undefined
        ? 'Remove it, or write the words that the site has into "from".'
        : 'Remove it.';
    },
    example: ['"from": "Our old number"', '"from": "+44 1632 960 123"'],
  }),
  'untraced-translation': rule<'language'>({
    severity: 'warning',
    reach: 'free',
    message: () =>
      'The document does not say which parts it was made from: when these change, nobody will know.',
    hint: (p) => `If it says what the site says, accept it: ${toAccept(p.language)}.`,
    example: [
      '## Was wir reparieren',
      '---\nof:\n  - part: what-we-repair\n    is: a8875abd\n  - part: what-we-do-not-touch\n    is: a39787d9\n---\n## Was wir reparieren',
    ],
  }),
  'kept-translation': rule<'language'>({
    severity: 'note',
    reach: 'free',
    isOff: true,
    message: () => 'The words of the site changed, and the translation was kept as it was.',
    hint: (p) => `Read it beside the words of today, then note that: ${toReviewed(p.language)}.`,
    example: ['"to": "Reparaturen", "kept": "e9b8d82a"', '"to": "Reparaturen"'],
  }),
  'machine-translation': rule<'language'>({
    severity: 'note',
    reach: 'free',
    isOff: true,
    message: () => 'A machine translated this, and no person has read it.',
    hint: (p) => `Read it, change what is wrong, then note that: ${toReviewed(p.language)}.`,
    example: ['"to": "Reparaturen", "machine": "e9b8d82a"', '"to": "Reparaturen"'],
  }),
  'translation-structure': rule<'count' | 'expected'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `The text has ${countHeadings(p.count)}, that of the site ${p.expected}: links to its sections lead nowhere.`,
    hint: () => 'Give it the same headings, in the same order.',
    example: ['Was wir nicht anrühren', '## Was wir nicht anrühren'],
  }),
  'lost-variable': rule<'name'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The translation lacks ${p.name}, which the words of the site have.`,
    hint: (p) => `Write ${p.name} where its words belong.`,
    example: ['"Rufen Sie uns an."', '"Rufen Sie uns an: {phone}."'],
  }),
  'lost-link': rule<'target'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `The translation lacks the link to "${p.target}", which the words of the site have.`,
    hint: (p) => `Write [words](${p.target}) where the link belongs.`,
    example: ['"Wir reparieren Uhren."', '"Wir reparieren Uhren: siehe [Arbeit](page:work)."'],
  }),
  'lost-name': rule<'name'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The translation lacks "${p.name}", a name that stays as it is everywhere.`,
    hint: () => 'Write the name as "site.names" has it, or add "keep": false to the pair.',
    example: ['"Hafenuhren"', '"Harbour Clocks"'],
  }),
  'long-translation': rule<'from' | 'to'>({
    severity: 'note',
    reach: 'free',
    message: (p) =>
      `The label has ${p.to} characters, that of the site ${p.from}: there may be no room for it.`,
    hint: () => 'Say it in fewer words.',
    example: ['"Die Reparaturen in unserer Werkstatt"', '"Reparaturen"'],
  }),
  'absent-home': rule<'id' | 'language' | 'file', 'own'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The home page "${p.id}" is not there in "${p.language}".`,
    hint: (p) =>
      p.own !== undefined
        ? `Take "language": "${p.own}" out of its entry: every language begins with its home page.`
        : `Translate it in ${p.file}, without "draft": every language begins with its home page.`,
    example: ['"draft": true', '"draft": false'],
  }),
  'absent-target': rule<'concept' | 'id' | 'language'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `${p.concept} leads to the page "${p.id}", which is not there in "${p.language}".`,
    hint: () => 'Translate the page as well, or name another one.',
    example: ['"privacy": "datenschutz"', '"privacy": "privacy"'],
  }),
  'page-not-in-language': rule<'id' | 'language' | 'file', 'instead'>({
    severity: 'note',
    reach: 'free',
    message: (p) =>
      `The page "${p.id}" is not there in "${p.language}": links to it ${p.instead === undefined ? 'are left out' : `lead to the one in "${p.instead}"`}.`,
    hint: (p) =>
      `If readers should find it, run the command \`translate ${p.language} ${p.id}\`, which begins its translation in ${p.file}.${p.instead === undefined ? ` Or set "absent": "link" at this language in "languages": links then lead to the page in the language of the site.` : ''}`,
    example: [
      'files/languages/de/pages/repairs.json is not there.',
      'files/languages/de/pages/repairs.json has the words of the page.',
    ],
  }),
  'language-path': rule<'path' | 'language', 'page'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The language "${p.language}" is at "${p.path}", too.`,
    hint: (p) =>
      p.page === undefined
        ? 'Give the language a path that nothing else has.'
        : `Give the page "${p.page}" another path, or the language one that nothing else has.`,
    example: ['"name": "Deutsch", "path": "/work"', '"name": "Deutsch", "path": "/de"'],
  }),
  'unknown-language': rule<'language', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `"${p.language}" is not among the languages of the site.`,
    hint: (p) =>
      p.near === undefined
        ? 'Add it to "languages", or name one that is there.'
        : `Did you mean "${p.near}"? If not, add it to "languages".`,
    example: ['"language": "ge"', '"language": "de"'],
  }),
  'missing-letters': rule<'family' | 'letters' | 'more' | 'language'>({
    severity: 'error',
    reach: 'free',
    message: (p) =>
      `The font "${p.family}" lacks letters that the texts in "${p.language}" need: ${p.letters}${p.more === 0 ? '' : ` and ${p.more} more`}. They are shown in another font.`,
    hint: () =>
      'Name a file that has them among its "subsets", with their characters, or take a font that has them.',
    example: [
      '"file": "fonts/latin.woff2"',
      '"file": "fonts/latin.woff2", "subsets": [{ "file": "fonts/whole.woff2", "unicodeRange": "U+370-3FF" }]',
    ],
  }),
  'same-language': rule<'language'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `"${p.language}" is the language of the site itself.`,
    hint: () => 'Name only further languages here.',
    example: ['"languages": { "en"', '"languages": { "de"'],
  }),
  'language-tag': rule<'tag' | 'kind' | 'code', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `"${p.tag}" is not the tag of a language: no ${p.kind} has the code "${p.code}".`,
    hint: (p) =>
      p.near === undefined
        ? 'Write the code of the language, such as "de", and that of the region where it counts, such as "pt-BR".'
        : `Did you mean "${p.near}"?`,
    example: ['"language": "en-UK"', '"language": "en-GB"'],
  }),
  'unlisted-tag': rule<'tag'>({
    severity: 'note',
    reach: 'free',
    message: (p) => `Whether "${p.tag}" is the tag of a language is not known here.`,
    hint: () => 'Look it up in the registry of language subtags of the IANA.',
    example: ['"language": "en-GB-oxendict"', '"language": "en-GB"'],
  }),
} as const satisfies Rules;
