// Names that nothing defines: ids, anchors, variables, files.
import { meant, type Rules, rule } from '../rule';

/** "work#top", as a link in a text names it. */
function sayAnchor(id: string): string | undefined {
  const [page = '', anchor] = id.split('#');
  return anchor === undefined
    ? undefined
    : `Write "${page}". A link has "anchor": "${anchor}" beside it.`;
}

const isFolder = (path: unknown): boolean => String(path).endsWith('/');

export const nameRules = {
  'unknown-page': rule<'id', 'near' | 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no page "${p.id}".`,
    hint: (p) =>
      meant(
        p,
        sayAnchor(String(p.id)) ?? String(p.remedy ?? 'Use a page id: one of the keys of "pages".'),
      ),
    example: ['{ "page": "repair" }', '{ "page": "repairs" }'],
  }),
  'unknown-form': rule<'id', 'near' | 'absent'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no form "${p.id}".`,
    hint: (p) =>
      p.absent
        ? 'Add "forms" to the manifest, with the forms that it names.'
        : meant(p, 'Use a form id: one of the keys of "forms".'),
    example: ['"form": "enquiries"', '"form": "enquiry"'],
  }),
  'unknown-collection': rule<'id', 'near' | 'absent'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no collection "${p.id}".`,
    hint: (p) =>
      p.absent
        ? 'Add "collections" to the manifest, with the collections that it names.'
        : meant(p, 'Use the id of a collection: one of the keys of "collections".'),
    example: ['"collection": "nwes"', '"collection": "news"'],
  }),
  'unknown-heading': rule<'heading', 'near'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `The text has no heading "${p.heading}", so this is never shown.`,
    hint: (p) => meant(p, 'Write the heading as the text spells it.'),
    example: ['"Price": {', '"Prices": {'],
  }),
  'unknown-icon': rule<'id', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no icon "${p.id}".`,
    hint: (p) => meant(p, `Add files/icons/${p.id}.svg, or use another icon.`),
    example: ['"icon": "fone"', '"icon": "phone"'],
  }),
  'unknown-menu': rule<'id', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The page "${p.id}" has no menu.`,
    hint: (p) => meant(p, 'Use the page of one of the "menus", or list "links" instead.'),
    example: ['"menu": "repairs"', '"menu": "work"'],
  }),
  'unknown-anchor': rule<'id' | 'anchor', 'near'>({
    severity: 'error',
    reach: 'free',
    message: (p) => `The page "${p.id}" has no element with the id "${p.anchor}".`,
    hint: (p) =>
      meant(p, 'Use the id of a block, a person or a section with a heading on that page.'),
    example: ['(page:repairs#price)', '(page:repairs#prices)'],
  }),
  'unknown-variable': rule<never, 'name' | 'near' | 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      p.name ? `There is no variable "${p.name}".` : 'This brace does not name a variable.',
    hint: (p) =>
      meant(
        p,
        String(p.remedy ?? '') ||
          `${p.name ? 'Define it in "variables", or write' : 'Write'} {{ for a literal brace.`,
      ),
    example: ['"Call us: {fone}."', '"Call us: {phone}."'],
  }),
  'unknown-placeholder': rule<'name' | 'known', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `{${p.name}} is neither a placeholder of this text nor a variable.`,
    hint: (p) => meant(p, `This text may hold ${p.known}. Write {{ for a literal brace.`),
    example: ['"Photo {number} of {m}"', '"Photo {n} of {m}"'],
  }),
  'missing-placeholder': rule<'name' | 'meaning'>({
    severity: 'error',
    reach: 'free',
    message: (p) => `The placeholder {${p.name}} is missing from this text.`,
    hint: (p) => `Write {${p.name}} where ${p.meaning} belongs.`,
    example: ['"Photo {n}"', '"Photo {n} of {m}"'],
  }),
  'variable-in-variable': rule<'name'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The variable "${p.name}" refers to another variable.`,
    hint: () => 'Write out the full text: variables are replaced only once.',
    example: ['"site": "www.{company}.co"', '"site": "www.harbour-clocks.co"'],
  }),
  'unused-variable': rule<'name'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `No text uses the variable "${p.name}".`,
    hint: (p) => `Write {${p.name}} where it is meant, or remove it.`,
    example: ['"Ring us."', '"Call us: {phone}."'],
  }),
  'missing-file': rule<'path', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no file "${p.path}" in files/.`,
    hint: (p) => meant(p, 'Add the file, correct the name, or remove the reference.'),
    example: ['"file": "text/repair.txt"', '"file": "text/repairs.txt"'],
  }),
  'file-case': rule<'actual' | 'path'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `The ${isFolder(p.path) ? 'folder' : 'file'} is called "${p.actual}", not "${p.path}".`,
    hint: (p) =>
      `${isFolder(p.path) ? `Rename it to "${p.path}"` : 'Spell the name exactly as the file does'}: servers distinguish upper and lower case, and the two ways to encode an accent.`,
    example: ['"file": "Text/repairs.txt"', '"file": "text/repairs.txt"'],
  }),
  'unsafe-file': rule<'path' | 'reason', 'remedy'>({
    severity: 'error',
    reach: 'safety',
    message: (p) => `The file "${p.path}" cannot be used here: ${p.reason}.`,
    hint: (p) => String(p.remedy ?? 'Use a regular file inside files/.'),
    example: ['"file": "../secrets.txt"', '"file": "text/repairs.txt"'],
  }),
  'unused-file': rule<'path', 'language' | 'count' | 'near' | 'remedy'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) =>
      p.language === undefined
        ? `Nothing in the manifest uses the file "${p.path}".`
        : `The site does not speak "${p.language}": nothing reads ${p.count === 1 ? 'the file' : `the ${p.count} files`} with its words.`,
    hint: (p) =>
      p.language === undefined
        ? String(p.remedy ?? 'Use it in the manifest, or remove it.')
        : p.near === undefined
          ? `Add "${p.language}" to "languages", or remove the folder.`
          : `Call the folder "${p.near}", as "languages" does, or remove it.`,
    example: [
      'A picture in files/ that no page, card or block uses.',
      'Use it, remove it, or keep it in a folder whose name begins with a dot.',
    ],
  }),
  'unused-picture': rule<'path', 'near'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `Nothing shows the file "${p.path}", so this entry does nothing.`,
    hint: (p) =>
      meant(p, 'Write the path of a picture as it stands in "src", or remove the entry.'),
    example: ['"marks.svg": {', '"mark.svg": {'],
  }),
} as const satisfies Rules;
