// How a site speaks several languages, for the reference.
const heading = 'A site in several languages';

export const languagesLink = `[${heading}](#a-site-in-several-languages)`;

export const writeLanguagesGuide = (): string[] => [
  `## ${heading}`,
  '',
  'The manifest is written in one language, `site.language`. Each further one has an entry in [`languages`](#manifest) and a folder `files/languages/<tag>/`, whose files hold each translation beside the words that it was made from:',
  '',
  '| file in `files/languages/de/` | what it translates |',
  '| --- | --- |',
  '| `pages/<id>.json` | a page; its `path` in this language, too |',
  '| `forms/<id>.json` | a form |',
  '| `text/about.txt` | the content file `files/text/about.txt`, by pairs |',
  '| `text/care.md` | the document `files/text/care.md`: the same text, written in this language, with a title and a summary of its own |',
  '| `site.json` | the rest of the manifest: menus, footer, contacts, variables, and the words of the engine ([labels](#labels), block settings), by their English words |',
  '',
  '```json',
  '{',
  '  "path": "/ueber-uns",',
  '  "words": [',
  '    {',
  '      "from": "About us",',
  '      "to": "Über uns"',
  '    }',
  '  ]',
  '}',
  '```',
  '',
  'A page that has neither a file of pairs nor a document there, or whose file says `"draft": true`, is absent in that language, and links to it are left out; the home page has to be there. A page with a `language` exists in that one alone. Of a page that is there, every text needs its translation. When the words of the site change, `validate` names each translation that is stale, with the words before and after; words that only moved are no change. It also finds variables, links and `site.names` that a translation has lost (`"keep": false` in a pair: here the names are words). Addresses, pictures and files are those of the site, unless a pair says otherwise; words of `site.names`, numbers and variables need no pair. Sections of a text keep the anchors of the site. What a document was made from is not compared yet: only whether it has as many headings. The footer links each page to itself in the other languages, or to their home page; search engines are told by `hreflang`.',
  '',
];
