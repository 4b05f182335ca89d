// Mistakes in what a site adds to the engine, its blocks and its style sheet, found when these are read, bundled or run; and what
// a build finds of a search once it has the index.
import { meant, type ParamsByCode, type Rules, rule } from '../rule';

export const codeRules = {
  'block-folder': rule<'folder' | 'reason', 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `The ${/^kinds\/[^/]+$/.test(String(p.folder)) ? 'kind' : 'block'} in ${p.folder} ${p.reason}.`,
    hint: (p) => String(p.remedy ?? 'Rename the folder, and what is in it.'),
    example: ['A folder blocks/cards: the engine has a block of that name.', 'blocks/our-cards'],
  }),
  'block-schema': rule<'type' | 'reason', 'remedy' | 'what'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `The schema of the ${p.what ?? 'block'} "${p.type}" cannot be used: ${p.reason}.`,
    hint: (p) =>
      String(p.remedy ?? 'Write it in JSON Schema draft-07, with the keywords of the engine.'),
    example: [
      'A $ref to "../imge.schema.json", which does not exist.',
      '"$ref": "../image.schema.json"',
    ],
  }),
  'block-example': rule<'type' | 'reason' | 'remedy'>({
    severity: 'warning',
    reach: 'required',
    message: (p) => `An example of "${p.type}" does not fit its own schema: ${p.reason}`,
    hint: (p) => String(p.remedy),
    example: [
      '"examples": [{ "type": "our-note", "nome": "Hours" }], where the member is called "name".',
      '"examples": [{ "type": "our-note", "name": "Hours" }]',
    ],
  }),
  'block-code': rule<'reason', 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The code of a block cannot be used: ${p.reason}.`,
    hint: (p) =>
      String(p.remedy ?? 'Fix it there: until then the last version without mistakes stays.'),
    example: ['A component that imports "node:fs".', 'Leave that out: it also runs in browsers.'],
  }),
  'block-throws': rule<'type' | 'place' | 'reason', 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The block "${p.type}" at ${p.place} throws: ${p.reason}.`,
    hint: (p) => String(p.remedy ?? 'Make it render everything that its schema allows.'),
    example: ['block.note.length, where "note" may be missing.', 'block.note?.length'],
  }),
  'block-markup': rule<'type' | 'place' | 'reason', 'remedy'>({
    severity: 'error',
    reach: 'safety',
    message: (p) => `The block "${p.type}" at ${p.place} renders ${p.reason}.`,
    hint: (p) => String(p.remedy ?? 'Leave it out: the policy of the pages refuses it.'),
    example: [
      'A component that renders <p style={…}>.',
      'A class name, and a rule in its style sheet.',
    ],
  }),
  'link-without-address': rule<'type' | 'place'>({
    severity: 'warning',
    reach: 'required',
    message: (p) => `The block "${p.type}" at ${p.place} renders an <a> without "href".`,
    hint: () => 'A link leads somewhere: for what happens on the page, use a <button>.',
    example: ['<a onClick={open}>More</a>', '<button type="button" onClick={open}>More</button>'],
  }),
  'block-local-address': rule<'type' | 'place' | 'address'>({
    severity: 'warning',
    reach: 'required',
    message: (p) =>
      `The block "${p.type}" at ${p.place} renders ${p.address}, which leads to the computer of whoever follows it.`,
    hint: () => 'Use the public address.',
    example: [
      '<a href="http://localhost:3000/">More</a>',
      '<a href="https://www.example.com/">More</a>',
    ],
  }),
  'block-chance': rule<'type' | 'what'>({
    severity: 'warning',
    reach: 'required',
    message: (p) =>
      `The block "${p.type}" renders something else each time: it asks for ${p.what} while pages are made.`,
    hint: () =>
      'Ask for it in an effect of the component: what a browser shows first has to be what the page says.',
    example: ['<p>{new Date().getFullYear()}</p>', '<p>{year}</p>, which an effect sets.'],
  }),
  'block-endless': rule<'block' | 'call' | 'limit'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `${p.block} does not come to an end ${p.call}: it was stopped after ${p.limit}.`,
    hint: () => 'Look for what goes on for ever there: a loop, a recursion, something to wait for.',
    example: ['while (!found) look();', 'for (const one of all) look(one);'],
  }),
  'block-language': rule<'call'>({
    severity: 'warning',
    reach: 'required',
    message: (p) =>
      `${p.call} has no language here: it writes in that of the computer which makes the page, and the browser in its own.`,
    hint: (p) =>
      `Give it what useLanguage() returns${p.call === 'Intl.NumberFormat' ? '' : ', and for a day or a time a "timeZone", too'}.`,
    example: [
      '<p>{price.toLocaleString()}</p>',
      '<p>{price.toLocaleString(language)}</p>, with `const language = useLanguage();`',
    ],
  }),
  'block-memory': rule<'block' | 'call' | 'limit'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.block} takes more than ${p.limit} MB of memory ${p.call}.`,
    hint: () => 'Look for a list or a text there that grows without end.',
    example: ['for (;;) names.push(name);', 'for (const name of all) names.push(name);'],
  }),
  'block-exit': rule<'block' | 'call'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.block} ends the command ${p.call}.`,
    hint: () => 'Leave out what ends the program: a block throws where it cannot go on.',
    example: ['process.exit(1)', "throw new Error('There are no prices.')"],
  }),
  'block-timer': rule<'block'>({
    severity: 'warning',
    reach: 'required',
    message: (p) =>
      `${p.block} keeps running: what it has started was ended when everything else was done.`,
    hint: () => 'Start timers and the like in an effect of the component, and end them there.',
    example: [
      'setInterval(renew, 1000) where the code is loaded.',
      'useEffect(() => { const timer = setInterval(renew, 1000); return () => clearInterval(timer); })',
    ],
  }),
  'block-request': rule<'host'>({
    severity: 'warning',
    reach: 'required',
    message: (p) => `This asks ${p.host}: the policy of the pages lets no browser do that.`,
    hint: () =>
      'Ask your own host, or let `pull` fetch the rows of a source before a build: a block shows them.',
    example: [
      'An effect that fetches https://api.example.org/prices.',
      'An effect that fetches /prices.json.',
    ],
  }),
  'site-styles': rule<'reason', 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `This style sheet ${p.reason}.`,
    hint: (p) =>
      String(p.remedy ?? 'Fix it there: until then the last version without mistakes stays.'),
    example: ['A theme.css that begins with @import.', 'Write the rules into theme.css itself.'],
  }),
  'doubtful-styles': rule<'reason', 'type' | 'near'>({
    severity: 'note',
    reach: 'required',
    message: (p) =>
      p.type === undefined
        ? `Browsers pass over a part of this style sheet: ${p.reason}.`
        : `"${p.reason}" applies outside the block "${p.type}" as well, and only on pages that have it.`,
    hint: (p) =>
      p.type === undefined
        ? meant(p, 'Fix it there, or leave it out.')
        : `Begin it with ".${p.type}"; what is meant for all pages belongs in theme.css.`,
    example: ['colr: red', 'color: red'],
  }),
  'host-output': rule<'host' | 'cannot'>({
    severity: 'warning',
    reach: 'required',
    message: (p) => `${p.host} ${p.cannot}.`,
    hint: () => 'Choose another host or another plan of it, or publish less.',
    example: [
      'A site of 12,000 pages for Cloudflare Pages.',
      'The same with "host": "nginx", or with fewer pages.',
    ],
  }),
  'search-words': rule<'id'>({
    severity: 'note',
    reach: 'required',
    message: (p) =>
      `The search finds the page "${p.id}" by its title and summary alone: it has no other words.`,
    hint: () => 'Say in words what it shows, or list "searchTerms"; "search": false leaves it out.',
    example: ['"blocks": [{ "type": "gallery", … }]', '"searchTerms": ["weddings", "portraits"]'],
  }),
  'search-title': rule<'id' | 'title'>({
    severity: 'note',
    reach: 'required',
    message: (p) =>
      `A search for "${p.title}" does not have the page "${p.id}" among the first three, though that is its title.`,
    hint: () => 'Give it a title that says what it alone is about.',
    example: ['"title": "More"', '"title": "More ways to reach us"'],
  }),
  'search-beginnings': rule<'language'>({
    severity: 'note',
    reach: 'required',
    message: (p) =>
      `The search finds words in the language "${p.language}" by their beginnings: their other forms are not known.`,
    hint: () => 'List as "searchTerms" of a page what visitors may look for and it does not say.',
    example: ['"language": "pl"', '"searchTerms": ["piec", "piekarz"]'],
  }),
} as const satisfies Rules;

export type CodeRule = keyof typeof codeRules;

export type CodeParams = ParamsByCode<typeof codeRules>;
