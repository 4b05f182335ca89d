// Mistakes in collections: their folders, their items, the days of these.
import { meant, type Rules, rule } from '../rule';

/** How a tag is declared: what is written may be its title. */
function sayTag({ tag, id }: { readonly tag: unknown; readonly id?: unknown }): string {
  const place = '"tags" of the collection';
  if (id === tag) return `Declare it in ${place}: "${tag}": { "title": … }.`;
  return id === undefined
    ? `Use one of the ids in ${place}.`
    : `Write "${id}", and declare that in ${place}: "${id}": { "title": "${tag}" }.`;
}

export const collectionRules = {
  'unknown-kind': rule<'kind' | 'known', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no kind of items "${p.kind}".`,
    hint: (p) =>
      meant(
        p,
        `Use one of ${p.known}, or add a kind of your own with the command \`kind add ${p.kind}\`.`,
      ),
    example: ['"kind": "articel"', '"kind": "article"'],
  }),
  'shared-folder': rule<'folder' | 'other'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The collection "${p.other}" has items in the folder "${p.folder}" as well.`,
    hint: () => 'Give each collection a folder of its own, none within another.',
    example: ['"folder": "news/press"', '"folder": "press"'],
  }),
  'list-without-items': rule<'collection' | 'page'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The page "${p.page}" does not list the items of "${p.collection}".`,
    hint: (p) =>
      `Add { "type": "items", "collection": "${p.collection}" } to its blocks: tags and older items get pages from it.`,
    example: [
      '"summary": "What is new."',
      '"summary": "What is new.", "blocks": [{ "type": "items", "collection": "news" }]',
    ],
  }),
  'item-name': rule<'name' | 'reason', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `"${p.name}" cannot be the name of an item: ${p.reason}.`,
    hint: (p) =>
      p.near === undefined
        ? 'Name the file with small letters, digits and single hyphens: its address follows from it.'
        : `Rename the file to "${p.near}".`,
    example: ['A file "files/news/Second saw.md".', 'A file "files/news/second-saw.md".'],
  }),
  'item-twice': rule<'id' | 'other'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There are two items "${p.id}": the other one is ${p.other}.`,
    hint: () =>
      'Rename one of the two files. Folders within that of the collection only keep order.',
    example: [
      'Two files "files/news/saw.md" and "files/news/2026/saw.md".',
      'Two files "files/news/saw.md" and "files/news/2026/second-saw.md".',
    ],
  }),
  'unknown-tag': rule<'tag' | 'collection', 'near' | 'id'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The collection "${p.collection}" has no tag "${p.tag}".`,
    hint: (p) => meant(p, sayTag(p)),
    example: ['tags: [pres]', 'tags: [press]'],
  }),
  'unknown-item': rule<'name' | 'collection', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The collection "${p.collection}" has no item "${p.name}".`,
    hint: (p) => meant(p, 'Use the name of a file of its folder, without the ending.'),
    example: ['"sequence": ["opned"]', '"sequence": ["opened"]'],
  }),
  'unknown-author': rule<'author' | 'reason', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `"${p.author}" is not an author: ${p.reason}.`,
    hint: (p) => meant(p, 'Name an item of the kind "person", or write the name itself.'),
    example: ['authors: ["team:notry"]', 'authors: ["team:notary"]'],
  }),
  'related-to-itself': rule<'id'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `"${p.id}" is this item itself: nothing is left to read next.`,
    hint: () =>
      'Name other items, or leave "related" out: then those with the same tags are proposed.',
    example: ['related: ["news:opened"]', 'related: ["news:moved"]'],
  }),
  'minute-without-zone': rule<'minute'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.minute} is another instant in every time zone.`,
    hint: () => 'Add "timeZone" to "site", such as "Europe/Lisbon", or write the day alone.',
    example: ['date: 2026-10-05T09:00', 'date: 2026-10-05'],
  }),
  'unclear-minute': rule<'minute' | 'zone' | 'reason'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `Clocks in ${p.zone} ${p.reason} ${p.minute}.`,
    hint: () => 'Write a minute at least an hour earlier or later.',
    example: ['date: 2026-03-29T02:30', 'date: 2026-03-29T03:30'],
  }),
  'dates-reversed': rule<'first' | 'last'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `"${p.last}" is before "${p.first}".`,
    hint: () => 'Swap the two, or correct one of them.',
    example: ['expires: 2026-01-05', 'expires: 2027-01-05'],
  }),
  'distant-date': rule<'id' | 'date'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `Nobody sees the item "${p.id}" before ${p.date}.`,
    hint: () => 'Correct the year, or make it a draft while nobody knows the day.',
    example: ['date: 2062-11-20', 'date: 2026-11-20'],
  }),
  'missing-for-search': rule<'missing' | 'remedy' | 'type'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `Nobody says ${p.missing}.`,
    hint: (p) => `${p.remedy}: search engines list no ${p.type} without it.`,
    example: ['employment: full-time', 'employment: full-time\nplace: Lisbon'],
  }),
  'many-list-pages': rule<'collection' | 'count' | 'tags' | 'others' | 'languages'>({
    severity: 'note',
    reach: 'free',
    depth: 'absence',
    message: (p) =>
      `The lists of "${p.collection}" make ${p.count} pages: ${p.tags} of tags and ${p.others} of years and older items${p.languages === 1 ? '' : `, in each of ${p.languages} languages`}.`,
    hint: () =>
      'Fewer tags, or no "archive", make fewer. Nothing is wrong: each page is built, and stays in the ledger.',
    example: ['"archive": true', '"archive": false'],
  }),
  'expired-linked': rule<'id'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The item "${p.id}" has expired: builds leave out this link to it.`,
    hint: () => 'Remove the link, or let "afterwards" of the collection be "keep".',
    example: ['"afterwards": "gone"', '"afterwards": "keep"'],
  }),
  'stray-document': rule<'path' | 'names'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) =>
      `No page, block or collection takes "${p.path}", though it begins with settings: ${p.names}.`,
    hint: () =>
      'Let a page name it in "document", or let the "folder" of a collection be the one that it is in.',
    example: ['"folder": "archive"', '"folder": "news"'],
  }),
  'broken-rows': rule<'reason', 'remedy'>({
    severity: 'error',
    reach: 'required',
    depth: 'syntax',
    message: (p) => `This row cannot be read: ${p.reason}.`,
    hint: (p) =>
      String(
        p.remedy ??
          'Save the table again as CSV in UTF-8: names of columns in the first row, one separator, quotation marks around fields that contain it.',
      ),
    example: ['"New spring,38.50', '"New spring",38.50'],
  }),
  'unknown-column': rule<'column' | 'file' | 'known', 'near' | 'needed'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.file} has no column "${p.column}".`,
    hint: (p) =>
      p.needed === undefined
        ? meant(p, `Its columns are ${p.known}.`)
        : `Add it, or say in "columns" which one has it: "${p.column}": … Its columns are ${p.known}.`,
    example: ['"price": "prise"', '"price": "price"'],
  }),
  'unread-column': rule<'columns' | 'file', 'column' | 'near' | 'chosen' | 'known'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `Nothing here reads these columns of ${p.file}: ${p.columns}.`,
    hint: (p) =>
      p.near === undefined
        ? `Columns that are read: ${p.known}. Give yours such a name, or take it out of the file.`
        : p.chosen === undefined
          ? `Did you mean "${p.near}"? Call the column so.`
          : `Add "${p.near}": "${p.column}" to "columns", or rename the column.`,
    example: ['"title": "what", "starts"', '"title": "what", "status": "status", "starts"'],
  }),
  'wrong-cell': rule<'row' | 'column' | 'reason' | 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `Row ${p.row}, column "${p.column}": ${p.reason}.`,
    hint: (p) => String(p.remedy),
    example: ['New spring,38.50 Euro', 'New spring,38.50'],
  }),
  'row-count': rule<'file' | 'reason' | 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The rows of ${p.file} cannot be shown here: ${p.reason}.`,
    hint: (p) => String(p.remedy),
    example: ['"name": "Windings"', '"name": "Winding"'],
  }),
} as const satisfies Rules;
