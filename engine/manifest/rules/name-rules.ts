// Names that nothing defines: ids, anchors, variables, files.
import { meant, type Rules } from '../rule';

export const nameRules = {
  'unknown-page': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `There is no page "${p.id}".`,
    hint: (p) => meant(p, 'Use the id of a page: a key of "pages".'),
    example: ['{ "page": "repair" }', '{ "page": "repairs" }'],
  },
  'unknown-form': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `There is no form "${p.id}".`,
    hint: (p) => meant(p, 'Use the id of a form: a key of "forms".'),
    example: ['"form": "enquiries"', '"form": "enquiry"'],
  },
  'unknown-icon': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `There is no icon "${p.id}".`,
    hint: (p) => meant(p, 'Put an SVG of that name into files/icons/.'),
    example: ['"icon": "fone"', '"icon": "phone"'],
  },
  'unknown-menu': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The page "${p.id}" has no menu.`,
    hint: (p) => meant(p, 'Use the page of one of the "menus", or give links.'),
    example: ['"menu": "repairs"', '"menu": "work"'],
  },
  'unknown-anchor': {
    severity: 'error',
    reach: 'free',
    message: (p) => `The page "${p.id}" has no element with the id "${p.anchor}".`,
    hint: (p) => meant(p, 'Use the id of a block, a person or a headed section of that page.'),
    example: ['(page:repairs#price)', '(page:repairs#prices)'],
  },
  'unknown-variable': {
    severity: 'error',
    reach: 'sound',
    message: (p) =>
      p.name ? `There is no variable "${p.name}".` : 'This brace names no variable.',
    hint: (p) =>
      meant(p, `${p.name ? 'Define it in "variables", or write' : 'Write'} {{ for a brace.`),
    example: ['Call us: {fone}.', 'Call us: {phone}.'],
  },
  'unknown-placeholder': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `{${p.name}} is neither a placeholder of this text nor a variable.`,
    hint: (p) => meant(p, `This text may hold ${p.known}. Write {{ for a brace.`),
    example: ['"Photo {number} of {m}"', '"Photo {n} of {m}"'],
  },
  'missing-placeholder': {
    severity: 'error',
    reach: 'free',
    message: (p) => `The placeholder {${p.name}} is missing from this text.`,
    hint: (p) => `Write {${p.name}} where ${p.meaning} belongs.`,
    example: ['"Photo {n}"', '"Photo {n} of {m}"'],
  },
  'variable-in-variable': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The variable "${p.name}" holds a variable itself.`,
    hint: () => 'Write its words out: variables are replaced once.',
    example: ['"site": "www.{company}.example"', '"site": "www.harbour.example"'],
  },
  'missing-file': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `There is no file "${p.path}" in files/.`,
    hint: (p) => meant(p, 'Put the file there, correct the name, or take out what names it.'),
    example: ['"file": "text/repair.txt"', '"file": "text/repairs.txt"'],
  },
  'file-case': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The file is called "${p.actual}", not "${p.path}".`,
    hint: () =>
      'Write the name as the file has it: servers tell apart upper and lower case and two ways to write an accent.',
    example: ['"file": "Text/repairs.txt"', '"file": "text/repairs.txt"'],
  },
  'unsafe-file': {
    severity: 'error',
    reach: 'safe',
    message: (p) => `"${p.path}" is not a file that may be published: ${p.reason}.`,
    hint: () => 'Name a regular file inside files/.',
    example: ['"file": "../secrets.txt"', '"file": "text/repairs.txt"'],
  },
  'unused-file': {
    severity: 'warning',
    reach: 'free',
    message: (p) => `Nothing in the manifest uses the file "${p.path}".`,
    hint: () => 'Bind it to a page, or remove it.',
    example: [
      'A picture in files/ that no page, card or block names.',
      'Use it, remove it, or keep it in a folder that begins with a dot.',
    ],
  },
} as const satisfies Rules;
