// Mistakes in documents (Markdown), and in what JSON and Markdown have in common: footnotes.
import { meant, type Rules, rule } from '../rule';

export const documentRules = {
  'html-in-document': rule<'markup', 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `This is HTML, which no text holds: ${p.markup}.`,
    hint: (p) => String(p.remedy ?? 'Remove it.'),
    example: ['Bring <b>both</b> keys.', 'Bring **both** keys.'],
  }),
  'title-in-document': rule<never, 'near'>({
    severity: 'error',
    reach: 'required',
    message: () => 'The title of a page is in its settings; its text begins below it.',
    hint: (p) =>
      p.near === undefined
        ? 'Remove this line, or begin it with "##" if it is the heading of a section.'
        : `Remove it with the line of "=" below it, or write "${p.near}" in place of both if it is the heading of a section.`,
    example: ['# Repairs', '## Repairs'],
  }),
  'skipped-level': rule<'level' | 'above' | 'wanted'>({
    severity: 'error',
    reach: 'free',
    message: (p) =>
      p.above === 1
        ? `This heading has level ${p.level}; below the title of the page, sections begin with level 2.`
        : `This heading has level ${p.level}, and that of the section around it has level ${p.above}.`,
    hint: (p) => `Begin it with "${'#'.repeat(Number(p.wanted))}".`,
    example: ['#### Clocks', '### Clocks'],
  }),
  'link-to-document': rule<'target', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.target} is the source of a text: visitors cannot open it.`,
    hint: (p) =>
      p.near ? `Write ${p.near}: that page shows it.` : 'Link to a page by its id, as page:id.',
    example: ['(work.md)', '(page:work)'],
  }),
  'unclosed-code': rule<'marks'>({
    severity: 'warning',
    reach: 'free',
    message: () => 'The code that begins here never ends: all that follows is shown as code.',
    hint: (p) => `Close it with a line of ${p.marks}.`,
    example: ['~~~\nclock --set\n', '~~~\nclock --set\n~~~\n'],
  }),
  'lost-title': rule<'of'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The title of this ${p.of} is not shown.`,
    hint: (p) =>
      p.of === 'picture'
        ? 'Put the picture into a paragraph of its own: there its title is its caption.'
        : 'Say it in the text, or remove it.',
    example: ['(page:work "What else we do")', '(page:work)'],
  }),
  'lost-width': rule({
    severity: 'warning',
    reach: 'free',
    message: () =>
      'A picture within a line is as wide as its line lets it be: "#wide" has no effect.',
    hint: () => 'Put the picture into a paragraph of its own, or remove "#wide".',
    example: ['(mark.svg#wide) is', '(mark.svg) is'],
  }),
  'read-otherwise': rule<'as' | 'remedy'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `Markdown reads this as ${p.as}.`,
    hint: (p) => String(p.remedy),
    example: ['9–17 |\nWe are', '9–17 |\n\nWe are'],
  }),
  'front-matter': rule<never, 'names' | 'others'>({
    severity: 'error',
    reach: 'required',
    message: () => 'The text of a block has no settings of its own.',
    hint: (p) =>
      p.names
        ? `Remove these lines, or let the entry of a page name this file as its "document", not as the "file" of a block: then ${p.names} may stand here${p.others ? `, but not ${p.others}` : ''}.`
        : 'Remove these lines.',
    example: ['---\ntitle: Repairs\n---\n', ''],
  }),
  'said-twice': rule<'member'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The entry of this page in the manifest has "${p.member}", too.`,
    hint: () => 'Keep one of the two.',
    example: ['"title": "Repairs", "document"', '"document"'],
  }),
  'document-taken': rule<'path' | 'id', 'collection' | 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      p.collection
        ? `"${p.path}" is the document of the page "${p.id}", and in the folder of the collection "${p.collection}".`
        : `"${p.path}" is the document of the page "${p.id}".`,
    hint: (p) => String(p.remedy ?? 'A document belongs to one page: name another file here.'),
    example: ['"file": "text/repairs.md"', '"file": "text/work.md"'],
  }),
  'not-yaml': rule<'reason', 'remedy'>({
    severity: 'error',
    reach: 'required',
    depth: 'syntax',
    message: (p) => `This is not valid YAML: ${p.reason}.`,
    hint: (p) => String(p.remedy ?? 'Fix the syntax here.'),
    example: ['---\ntitle: Repairs: clocks\n---\n', ''],
  }),
  'lost-words': rule<'words'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `Nobody reads ${p.words}: in YAML, a comment begins at " #".`,
    hint: () => 'Put the value in quotes: "…". In a comment, write a space after the "#".',
    example: ['title: Repairs #1 by the sea', 'title: "Repairs #1 by the sea"'],
  }),
  'unknown-footnote': rule<'name', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no footnote "${p.name}".`,
    hint: (p) =>
      meant(p, 'Add it: to "$notes", or in Markdown as "[^name]: text" in a paragraph of its own.'),
    example: ['[^measurd]', '[^measured]'],
  }),
  'unused-footnote': rule<'name'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The text does not name the footnote "${p.name}", so it is not shown.`,
    hint: () => 'Name it where it belongs, or remove it.',
    example: ['\n[^weighed]: On our own scales.', ''],
  }),
  'unused-reference': rule<'name'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `No link of this document is to "${p.name}", so visitors do not read this line.`,
    hint: (p) =>
      `Write [words][${p.name}] where it belongs, or remove it; if these are words, write a backslash before the bracket.`,
    example: ['\n[opening hours]: 9–17', '\n\\[opening hours]: 9–17'],
  }),
  'merge-conflict': rule({
    severity: 'error',
    reach: 'required',
    message: () => 'Two versions of this text were not merged: the lines of both stand here.',
    hint: () =>
      'Keep the lines that hold, and remove those that begin with "<<<<<<<", "=======" and ">>>>>>>".',
    example: ['<<<<<<< HEAD\nSince 1961.\n=======\nSince 1962.\n>>>>>>> years\n', 'Since 1961.\n'],
  }),
  'misplaced-footnotes': rule<'reason'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `Footnotes cannot stand here: ${p.reason}.`,
    hint: () =>
      'Put all footnotes of a content file into one "$notes", which is an item of the file itself.',
    example: [
      '["Well done.", { "$notes": { "when": ["At noon."] } }] } }',
      '["Well done."] } }, { "$notes": { "when": ["At noon."] } }',
    ],
  }),
} as const satisfies Rules;
