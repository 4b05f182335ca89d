// Mistakes of a site in several languages: what is not translated, what was made from other words, what nothing uses.
import { type Rules, rule } from '../rule';

const inFile = (file: unknown): string => (file === undefined ? '' : ` in ${file}`);

const countHeadings = (count: unknown): string =>
  count === 1 ? 'one heading' : `${count} headings`;

export const languageRules = {
  'missing-translation': rule<'text' | 'language', 'file' | 'count'>({
    severity: 'error',
    reach: 'free',
    message: (p) =>
      p.count === undefined
        ? `${p.text} has no translation into "${p.language}".`
        : `${p.text} is not translated into "${p.language}": ${p.count === 1 ? 'its words are' : `its ${p.count} texts are`} missing.`,
    hint: (p) =>
      p.file === undefined
        ? 'Write the translation into "to".'
        : `Add a pair with these words as "from" and the translation as "to"${inFile(p.file)}.`,
    example: ['"to": ""', '"to": "Rufen Sie uns an: {phone}."'],
  }),
  'stale-translation': rule<'was' | 'is' | 'language'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `The words that this was translated from have changed: "${p.was}" \u2192 "${p.is}".`,
    hint: () => 'Translate what changed, and write the new words into "from"; leave out "was".',
    example: ['"from": "What we mend."', '"from": "What we repair."'],
  }),
  'unused-translation': rule<'text'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `Nothing of the site says ${p.text}: nobody reads this translation.`,
    hint: () => 'Remove it, or write the words that the site has into "from".',
    example: ['"from": "Our old number"', '"from": "+44 1632 960 123"'],
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
  'absent-home': rule<'id' | 'language' | 'file'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The home page "${p.id}" is not there in "${p.language}".`,
    hint: (p) =>
      `Translate it in ${p.file}, without "draft": every language begins with its home page.`,
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
  'page-not-in-language': rule<'id' | 'language' | 'file'>({
    severity: 'note',
    reach: 'free',
    message: (p) => `The page "${p.id}" is not there in "${p.language}": links to it are left out.`,
    hint: (p) => `Translate it in ${p.file}, if readers should find it.`,
    example: ['"draft": true', '"draft": false'],
  }),
  'language-path': rule<'path' | 'language'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The language "${p.language}" is at "${p.path}", too.`,
    hint: () => 'Give the language a path that nothing else has.',
    example: ['"name": "Deutsch", "path": "/work"', '"name": "Deutsch", "path": "/de"'],
  }),
  'unknown-language': rule<'language', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `"${p.language}" is not among the languages of the site.`,
    hint: (p) =>
      p.near === undefined
        ? 'Add it to "languages", or name one that is there.'
        : `Did you mean "${p.near}"?`,
    example: ['"language": "ge"', '"language": "de"'],
  }),
  'same-language': rule<'language'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `"${p.language}" is the language of the site itself.`,
    hint: () => 'Name only further languages here.',
    example: ['"languages": { "en"', '"languages": { "de"'],
  }),
} as const satisfies Rules;
