// Mistakes in how pages relate, and in what visitors read, see and hear.
import { type ParamsNamed, type Rules, rule } from '../rule';

type Colours = ParamsNamed<'frontRole' | 'backRole', 'frontNear' | 'backNear'>;

/** The nearest colours that pass, for both roles of a pair where there are such. */
function nearestColours({ frontRole, frontNear, backRole, backNear }: Colours): string {
  const near = [
    [frontRole, frontNear],
    [backRole, backNear],
  ].flatMap(([role, colour]) => (colour === undefined ? [] : [`${colour} for "${role}"`]));
  if (near.length === 0) return `Make "${frontRole}" and "${backRole}" differ more in lightness.`;
  return `The nearest colours that pass: ${near.join(', or ')}.`;
}

export const pageRules = {
  'page-in-menus-twice': rule<'id'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The page "${p.id}" appears in the menus twice.`,
    hint: () => 'Keep one entry: breadcrumbs and cards follow the menus.',
    example: ['[{ "page": "repairs" }, { "page": "repairs" }]', '[{ "page": "repairs" }]'],
  }),
  'parent-loop': rule<'id'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The page "${p.id}" is its own ancestor.`,
    hint: () => 'Change one of the parents.',
    example: ['"parent": "prices"', '"parent": "work"'],
  }),
  'opens-elsewhere': rule<'id' | 'target'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The page "${p.id}" opens at "${p.target}", which is not a page below it.`,
    hint: (p) => `Open at a page below it, or set "parent" of "${p.target}" to "${p.id}".`,
    example: ['"defaultChild": "home"', '"defaultChild": "repairs"'],
  }),
  'switcher-without-entry': rule<'id'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The page "${p.id}" has the layout "switcher", but no "defaultChild".`,
    hint: () => 'Add "defaultChild": the id of the page below it that is shown first.',
    example: ['"layout": "switcher"', '"layout": "switcher", "defaultChild": "repairs"'],
  }),
  'draft-linked': rule<'id'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `The ${String(p.id).includes(':') ? 'item' : 'page'} "${p.id}" is a draft: builds leave out this link to it.`,
    hint: () => 'Publish it, or remove the link until then.',
    example: ['"draft": true', '"draft": false'],
  }),
  'draft-cards': rule<'names'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `All cards of this block lead to drafts (${p.names}): builds leave it out.`,
    hint: () => 'Publish one of these pages, or remove the block until then.',
    example: ['"draft": true', '"draft": false'],
  }),
  'orphan-page': rule<'id'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `The page "${p.id}" cannot be reached from the home page.`,
    hint: () =>
      'Add it to a menu, link to it, or mark it "unlisted" if only people who know its address should find it.',
    example: ['"menus": []', '"menus": [{ "page": "repairs" }]'],
  }),
  'mixed-item': rule<'keys'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `This item is two things at once: ${p.keys}.`,
    hint: () => 'Write an item of its own for each.',
    example: [
      '{ "$rule": true, "$quote": { "body": ["Well done."] } }',
      '{ "$rule": true }, { "$quote": { "body": ["Well done."] } }',
    ],
  }),
  'row-length': rule<'cells' | 'columns', 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `This row has ${p.cells}, and the table ${p.columns}.`,
    hint: (p) => String(p.remedy ?? 'Give each row a text for every column; "" is an empty cell.'),
    example: [
      '{ "columns": [{ "heading": "Day" }, { "heading": "Open" }], "rows": [["Monday"]] }',
      '{ "columns": [{ "heading": "Day" }, { "heading": "Open" }], "rows": [["Monday", "9–17"]] }',
    ],
  }),
  'missing-alt': rule<never, 'remedy'>({
    severity: 'error',
    reach: 'free',
    message: () => 'This picture has no alternative text.',
    hint: (p) =>
      String(
        p.remedy ??
          'Add "alt": what the picture shows, for people who cannot see it; or "decorative": true if it adds nothing.',
      ),
    example: ['{ "src": "mark.svg" }', '{ "src": "mark.svg", "alt": "A clock face" }'],
  }),
  'file-name-as-alt': rule<'alt', 'says'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      p.says === 'picture'
        ? `The alternative text "${p.alt}" says that there is a picture, not what it shows.`
        : `The alternative text "${p.alt}" is the name of a file.`,
    hint: () => 'Say what the picture shows.',
    example: ['"alt": "mark.svg"', '"alt": "A clock face"'],
  }),
  'decorative-alt': rule({
    severity: 'warning',
    reach: 'free',
    message: () => 'This picture is decorative, so nobody hears its alternative text.',
    hint: () => 'Remove "alt" if the picture adds nothing; otherwise remove "decorative".',
    example: ['"alt": "A clock face", "decorative": true', '"alt": "A clock face"'],
  }),
  'share-format': rule({
    severity: 'warning',
    reach: 'free',
    message: () => 'Messengers and social networks do not show SVG pictures.',
    hint: () => 'Use a PNG or JPEG picture, best 1200 by 630 pixels.',
    example: ['"shareImage": "mark.svg"', '"shareImage": "mark.png"'],
  }),
  'empty-page': rule<'id'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `The page "${p.id}" has nothing to show but its title.`,
    hint: () => 'Give it blocks or a lead, or mark it as a draft.',
    example: ['"blocks": []', '"blocks": [{ "type": "text", "items": ["By the hour."] }]'],
  }),
  'empty-block': rule<'id'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `This block shows the pages below "${p.id}", and there are none.`,
    hint: (p) => `Remove the block, or put pages below "${p.id}" in the menus.`,
    example: ['{ "type": "children" }', '{ "type": "text", "items": ["By the hour."] }'],
  }),
  'no-search': rule({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: () => 'This block has no field to search with: the site has no search.',
    hint: () => 'Add "search": {} to the manifest.',
    example: ['"version": 2,', '"version": 2, "search": {},'],
  }),
  'wrong-direction': rule<'language' | 'direction' | 'expected'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The language is "${p.language}", but the direction is "${p.direction}".`,
    hint: (p) => `Write "direction": "${p.expected}" here.`,
    example: ['"language": "en", "direction": "rtl"', '"language": "en"'],
  }),
  'english-labels': rule<'language' | 'count' | 'names', 'file'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `The language is "${p.language}", but ${p.count} label${p.count === 1 ? '' : 's'} of the engine ${p.count === 1 ? 'is' : 'are'} English: ${p.names}.`,
    hint: (p) =>
      p.file === undefined
        ? 'Translate them in "labels" and "blockSettings": the engine does not speak this language.'
        : `Translate them by pairs in ${p.file}: the command translate writes them there, beside the English words.`,
    example: [
      '"reload": "Pagina opnieuw laden",',
      '"reload": "Pagina opnieuw laden", "retry": "Probeer het opnieuw",',
    ],
  }),
  'empty-heading': rule({
    severity: 'error',
    reach: 'required',
    message: () => 'This heading is empty.',
    hint: () => 'Write a heading, or make the text a paragraph without one.',
    example: ['{ " ": "By the hour." }', '{ "Prices": "By the hour." }'],
  }),
  'duplicate-title': rule<'first' | 'second'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The pages "${p.first}" and "${p.second}" have the same title.`,
    hint: () => 'Give each page its own title.',
    example: ['"title": "Repairs", "summary": "What', '"title": "Prices", "summary": "What'],
  }),
  'duplicate-summary': rule<'first' | 'second'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The pages "${p.first}" and "${p.second}" have the same summary.`,
    hint: () => 'Describe what only this page offers: search engines show this text.',
    example: [
      '"title": "Prices", "summary": "What we repair."',
      '"title": "Prices", "summary": "What it costs."',
    ],
  }),
  'long-title': rule<'actual' | 'limit'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `The title has ${p.actual} characters; search engines cut it off at about ${p.limit}.`,
    hint: () => 'Shorten it, and move the rest to "lead".',
    example: [
      '"title": "Everything that we have ever repaired and may yet repair for you"',
      '"title": "Repairs"',
    ],
  }),
  'long-summary': rule<'actual' | 'limit'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `The summary has ${p.actual} characters; search engines cut it off at about ${p.limit}.`,
    hint: () => 'Say it in one sentence, and move the rest to "lead".',
    example: [
      `"summary": "What we repair: ${'clocks with a pendulum, '.repeat(7)}and watches."`,
      '"summary": "What we repair."',
    ],
  }),
  'duplicate-id': rule<'id'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The id "${p.id}" is used twice on this page.`,
    hint: () => 'Give each block and each person on a page its own id.',
    example: ['"id": "hours", "heading": "Prices"', '"id": "prices", "heading": "Prices"'],
  }),
  'low-contrast': rule<
    'use' | 'place' | 'scheme' | 'ratio' | 'frontRole' | 'front' | 'backRole' | 'back' | 'limit',
    'frontNear' | 'backNear'
  >({
    severity: 'error',
    reach: 'free',
    message: (p) =>
      `${p.use} (${p.place}, ${p.scheme} scheme) has a contrast of ${p.ratio} : 1: "${p.frontRole}" ${p.front} on "${p.backRole}" ${p.back}; WCAG AA requires ${p.limit} : 1.`,
    hint: nearestColours,
    example: ['"text": "#99a0aa"', '"text": "#22301f"'],
  }),
} as const satisfies Rules;
