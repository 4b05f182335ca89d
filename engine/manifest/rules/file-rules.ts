// Mistakes in a file as a whole, and in its JSON.
import { meant, type Rules, rule } from '../rule';

export const fileRules = {
  'file-unreadable': rule<'reason'>({
    severity: 'error',
    reach: 'required',
    depth: 'syntax',
    message: (p) => `The file cannot be read: ${p.reason}.`,
    hint: () => 'Check that it is a regular file and that you have permission to read it.',
    example: ['A content file that you have no permission to read.', 'Grant read permission.'],
  }),
  'wrong-encoding': rule<'reason', 'remedy'>({
    severity: 'error',
    reach: 'required',
    depth: 'syntax',
    message: (p) => `The file is not UTF-8 text: ${p.reason}.`,
    hint: (p) => `${p.remedy ?? 'Save it as UTF-8.'}`,
    example: ['A file saved as "ANSI" or "Unicode".', 'Save it as "UTF-8".'],
  }),
  'byte-order-mark': rule({
    severity: 'error',
    reach: 'required',
    depth: 'syntax',
    message: () => 'The file begins with a byte order mark, which nobody sees.',
    hint: () => 'Save it as UTF-8 without that mark.',
    example: ['A file saved as "UTF-8 with BOM".', 'Save it as "UTF-8".'],
  }),
  'too-large': rule<'size' | 'unit' | 'limit'>({
    severity: 'error',
    reach: 'safety',
    depth: 'syntax',
    message: (p) => `The file holds ${p.size} ${p.unit}; the maximum is ${p.limit}.`,
    hint: () => 'Split the file, or move some of its content elsewhere.',
    example: ['A content file that holds a whole archive.', 'One content file per page.'],
  }),
  'too-deep': rule<'limit', 'what'>({
    severity: 'error',
    reach: 'safety',
    depth: 'syntax',
    message: (p) => `${p.what ?? 'Values'} are nested more than ${p.limit} levels deep.`,
    hint: () => 'Reduce the nesting here.',
    example: [`${'['.repeat(64)}"Words."${']'.repeat(64)}`, '"Words."'],
  }),
  'not-json': rule<'reason', 'remedy'>({
    severity: 'error',
    reach: 'required',
    depth: 'syntax',
    message: (p) => `This is not valid JSON: ${p.reason}.`,
    hint: (p) => String(p.remedy ?? 'Fix the syntax here.'),
    example: ['"title": "Repairs",}', '"title": "Repairs"}'],
  }),
  'duplicate-key': rule<'key', 'what' | 'holder' | 'counts'>({
    severity: 'error',
    reach: 'required',
    depth: 'syntax',
    message: (p) =>
      `The ${p.what ?? 'key'} "${p.key}" appears twice in this ${p.holder ?? 'object'}; only the ${p.counts ?? 'last'} one would count.`,
    hint: () => 'Remove one of the two.',
    example: ['"title": "Repair", "title": "Repairs"', '"title": "Repairs"'],
  }),
  'reordered-key': rule<'key'>({
    severity: 'error',
    reach: 'required',
    depth: 'syntax',
    message: (p) =>
      `The key "${p.key}" would move: keys that are whole numbers are sorted and come before all others.`,
    hint: (p) =>
      `Write an object for each of them, in the order that you want, such as { "${p.key}": … }.`,
    example: [
      '{ "2026": "The new hall.", "2025": "The first clock." }',
      '{ "2026": "The new hall." }, { "2025": "The first clock." }',
    ],
  }),
  'not-text': rule<'character'>({
    severity: 'error',
    reach: 'safety',
    depth: 'syntax',
    message: (p) => `The text contains ${p.character}, which cannot be displayed.`,
    hint: () => 'Remove it, or write the intended character.',
    example: ['"title": "Re\\u0007pairs"', '"title": "Repairs"'],
  }),
  'missing-folder': rule<never, 'path' | 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      p.path === undefined
        ? 'The folder files/ is missing or empty.'
        : `There is no folder "${p.path}" in files/.`,
    hint: (p) => meant(p, 'Restore it: texts, pictures and icons of the site belong there.'),
    example: ['A site without the folder files/.', 'Restore the folder from version history.'],
  }),
} as const satisfies Rules;
