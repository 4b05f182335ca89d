// Values that visitors see are checked wherever they stand: each mistake is one finding, which marks what is wrong.
import { expect, test } from 'vitest';
import type { Code } from '../../../engine/manifest/catalogue';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import { engineContract } from '../../engine-contract';
import { findIn, harbourText, marked, swap, toSource } from './harbour-site';

test('the site has nothing wrong with it', () => {
  expect(findIn({})).toEqual([]);
});

const manyValues = JSON.stringify(
  Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`value${index}`, 'x'])),
);

/** As other tools begin a variable. */
const dollar = '$';

type Row = readonly [from: string, to: string, code: Code, marks: string, hint?: RegExp];

const summary = '"What we repair."';
const lead = '"Call [us](tel:{dial}) or [write](mailto:{email})."';
const asLead = (text: string): string => JSON.stringify(`${text} {dial} {email}`);

const rows: readonly Row[] = [
  // Ways to get in touch.
  ['"+44 1632 960 123"', '"call us"', 'unsafe-address', '"call us"', /telephone number/],
  [
    '"+44 1632 960 123"',
    '"+44 1632 960 123 / 124"',
    'unsafe-address',
    '"+44 1632 960 123 / 124"',
    /one telephone number/,
  ],
  [
    '"email": "{email}"',
    '"email": "desk.harbour-clocks.co"',
    'unsafe-address',
    '"desk.harbour-clocks.co"',
    /e-mail/,
  ],
  ...[
    ...[
      'mailto:desk.harbour.co',
      'mailto:a@@b.co',
      'mailto:desk@example,com',
      'mailto:desk@example',
    ],
    ...['mailto://desk@harbour.co', 'tel:O1632', 'mailto:a@b.co,c'],
  ].map((target): Row => [lead, asLead(`[us](${target})`), 'unsafe-address', target, /Write/]),

  // Links that are none.
  ...(
    [
      ['[two people](page: work)', /spaces/],
      ['[a](page:work', /spaces/],
      ['[b]()', /words/],
      ['[](page:work)', /words/],
      ['[a] (page:work)', /spaces/],
      ['[x](javascript:alert(', /words/],
      ['[x](mailto:a @b.co)', /spaces/],
      ['(page:work)', /words/],
      ['［手入れ］（page:work）', /words/],
      ['[手入れ]（https://a.example/）', /words/],
    ] as const
  ).map(([text, hint]): Row => {
    const rest = text.endsWith('alert(') ? '1))' : '';
    const shown =
      text === '[a](page:work' ? '[a](page:work {dial} {email}' : text.replace(/\($/, '');
    return [lead, asLead(text + rest), 'broken-link', shown, hint];
  }),

  // Links to this site by its address.
  [
    lead,
    asLead('[a](https://www.harbour-clocks.co/price)'),
    'unknown-address',
    'https://www.harbour-clocks.co/price',
    /"\/prices"/,
  ],
  [
    lead,
    asLead('[a](http://www.harbour-clocks.co/price)'),
    'unknown-address',
    'http://www.harbour-clocks.co/price',
  ],
  [
    lead,
    asLead('[a](https://WWW.harbour-clocks.co:443/price)'),
    'unknown-address',
    'https://WWW.harbour-clocks.co:443/price',
  ],
  [
    lead,
    asLead('[a](https://www.harbour-clocks.co/repairs#no)'),
    'unknown-anchor',
    'https://www.harbour-clocks.co/repairs#no',
  ],
  [
    '"https://www.harbour-clocks.co/"',
    '"https://www.harbour-clocks.co/shop"',
    'unknown-address',
    '"https://www.harbour-clocks.co/shop"',
  ],
  [lead, asLead('[a](https://localhost:3000/)'), 'local-address', 'https://localhost:3000/'],
  [
    '"https://www.harbour-clocks.co/"',
    '"http://127.0.0.1:8080/x"',
    'local-address',
    '"http://127.0.0.1:8080/x"',
  ],

  // Texts without words.
  ['"title": "Repairs"', '"title": "  "', 'empty-value', '"  "'],
  ['"Kind"', '"\\t"', 'empty-value', '"\\t"'],

  // Characters.
  ['"Repairs and care."', '"Rep\u202eairs"', 'hidden-character', '\u202e', /Remove/],
  ['"Repairs and care."', '"Rep\\u200bairs"', 'hidden-character', '\\u200b'],
  ['"Repairs and care."', '"Caf\ufffd"', 'lost-character', '\ufffd'],
  ['"Repairs and care."', '"\\ufeffRepairs"', 'hidden-character', '\\ufeff'],

  // Braces and markup of other tools.
  ['"{company} repairs', '"{{company}} repairs', 'foreign-braces', '{{company}}', /"\{company\}"/],
  [
    '"{company} repairs',
    `"${dollar}{company} repairs`,
    'foreign-braces',
    `${dollar}{company}`,
    /"\{company\}"/,
  ],
  ['"{company} repairs', '"company} repairs', 'foreign-braces', 'company}', /"\{company\}"/],
  ['"{company} repairs', '"{{ user.name }} repairs', 'foreign-braces', '{{ user.name }}', /\{\{/],
  ['"{company} repairs', '"{ company } repairs', 'unknown-variable', '{', /"\{company\}"/],
  ['"{company} repairs', '"{++newly++} repairs', 'unknown-variable', '{', /remove these marks/],
  ['"{company} repairs', '"{~~old~>new~~} repairs', 'unknown-variable', '{', /remove these marks/],
  ...(
    [
      ['From 5&euro', '&euro'],
      ['Our caf&eacute', '&eacute'],
      ['At <https://harbour.net', '<https://harbour.net'],
      ['Text with <br> in it', '<br>'],
      ['We <b>repair</b>', '<b>'],
      ['<a href="/x">Here</a>', '<a href=\\"/x\\">'],
      ['See <!-- not yet -->', '<!--'],
      ['Fine&nbsp;work', '&nbsp;'],
      ['# Our prices', '# Our prices'],
      ['| Bica | 1.00 |', '| Bica | 1.00 |'],
      ['- one\n- two', '- one\\n- two'],
      ['1. one\n2. two', '1. one\\n2. two'],
      ['See [gallery ids=1]', '[gallery ids=1]'],
      ['Our [b]work[/b]', '[b]work[/b]'],
      ["Our '''work'''", "'''work'''"],
      ['%%sitename%%', '%%sitename%%'],
    ] as const
  ).map(([text, marks]): Row => [summary, JSON.stringify(text), 'foreign-markup', marks]),
  [summary, '"One line\\nand another"', 'line-break', '\\n', /Write it in one line/],
  [
    summary,
    '"What we do:\\n- one\\n- two"',
    'foreign-markup',
    '- one\\n- two',
    /this text has no headings, lists or pictures/,
  ],
  [
    '"title": "Repairs"',
    '"title": "*Us* [x](page:work)"',
    'foreign-markup',
    'page:work',
    /Remove the link/,
  ],
  ['"title": "Repairs"', '"title": "*Our* repairs"', 'foreign-markup', '*Our*', /asterisks/],
  [
    '"heading": "Pages"',
    '"heading": "{company}: **all** pages"',
    'foreign-markup',
    '**all**',
    /asterisks/,
  ],

  // Forms.
  ['"autocomplete": "email"', '"autocomplete": "e-mail"', 'not-allowed', '"e-mail"', /"email"/],
  ['"type": "email"', '"type": "phone"', 'unknown-type', '"phone"', /"tel"/],
  [
    '"autocomplete": "email"',
    '"autocomplete": "Last name"',
    'not-allowed',
    '"Last name"',
    /"family-name"/,
  ],
  ['"min": 1', '"min": 11', 'empty-range', '11'],
  ['"value": "mantel"', '"value": "wall"', 'duplicate-option', '"wall"'],
  ['"label": "Mantel"', '"label": "Wall"', 'duplicate-option', '"Wall"'],
  ['"form": "ask"\n', '"form": "aks"\n', 'unknown-form', '"aks"', /"ask"/],

  // Pictures.
  ['"A mantel clock"', '"clock.svg"', 'file-name-as-alt', '"clock.svg"'],
  ['"A mantel clock"', '"IMG_2041.JPG"', 'file-name-as-alt', '"IMG_2041.JPG"'],
  ['"A mantel clock"', '"Image"', 'file-name-as-alt', '"Image"'],
  ['"A mantel clock"', '"Foto 2"', 'file-name-as-alt', '"Foto 2"'],
  [
    '"alt": "A mantel clock"',
    '"alt": "A mantel clock", "decorative": true',
    'decorative-alt',
    '"A mantel clock"',
  ],
  [
    '"favicon": "mark.svg"',
    '"favicon": "mark.svg", "shareImage": "mark.svg"',
    'share-format',
    '"mark.svg"',
  ],

  // Links with an anchor beside an address.
  [
    '"page": "home"\n',
    '"href": "https://www.example.org/", "anchor": "x", "label": "X"\n',
    'link-target',
    '"x"',
    /after a "#"/,
  ],
  [
    '"from": "/old",\n      "page": "repairs"',
    '"from": "/old", "href": "https://www.example.org/", "anchor": "x"',
    'link-target',
    '"x"',
    /after a "#"/,
  ],

  // Paths of pages.
  ...(
    [
      ['/prices.html', '/prices'],
      ['prices', '/prices'],
      ['/prices/', '/prices'],
      ['/our  prices', '/our-prices'],
    ] as const
  ).map(([path, meant]): Row => {
    const hint = new RegExp(`^Write "${meant}"\\.$`);
    return ['"path": "/prices"', `"path": "${path}"`, 'unsafe-path', `"${path}"`, hint];
  }),
  [
    '"path": "/prices"',
    '"path": "/index.html"',
    'unsafe-path',
    '"/index.html"',
    /^That is the address of the home page/,
  ],
  ['"path": "/prices"', '"path": "/prices?"', 'unsafe-path', '"/prices?"', /^Use a slash/],

  // The site as a whole.
  ['"title": "Prices"', '"title": "REPAIRS"', 'duplicate-title', '"Repairs"'],
  ['"language": "en"', '"language": "ar"', 'wrong-direction', '"ar"', /"rtl"/],
  ['"language": "en"', '"language": "pt"', 'english-labels', '"pt"', /Translate/],
  ['"from": 2019', '"from": 2099', 'out-of-range', '2099'],
  ['"colours": {}', '"colours": { "success": "#9fe8c4" }', 'low-contrast', '"#9fe8c4"'],
  [
    '"colours": {}',
    '"colours": { "accent": "#99bbee", "onAccent": "#ffffff" }',
    'low-contrast',
    '"#ffffff"',
  ],
  [
    '"colours": {}',
    '"colours": { "drawer": "#445566", "onDrawer": "#202020" }',
    'low-contrast',
    '"#202020"',
  ],
  ['"dial": "+441632960123"', '"dial": "+1 555 0100"', 'placeholder-value', '"+1 555 0100"'],
  [
    '"company": "Harbour Clocks"',
    '"company": "Example Company"',
    'placeholder-value',
    '"Example Company"',
  ],
  [
    '"company": "Harbour Clocks"',
    '"company": "Harbour Clocks", "town": "Harbour"',
    'unused-variable',
    '"town"',
  ],
  [
    '"type": "form",\n            "form": "ask"',
    '"type": "text", "items": ["Ask us."]',
    'unused-form',
    '"ask"',
  ],
  ['"path": "/in"', `"path": "/in", "hidden": ${manyValues}`, 'too-long', '{', /Shorten/],
  [
    '"blocks": [\n          {\n            "type": "content",\n            "file": "text/prices.txt"\n          }\n        ]',
    '"blocks": []',
    'empty-page',
    '"prices"',
  ],
];

test.each(rows.map((row, index) => [index, row] as const))('row %i %j', (_, row) => {
  const [from, to, code, marks, hint = /./] = row;
  // Spaces of the sample's layout do not count.
  const manifest = swap([from.replaceAll('\n        ', '\n      '), to]);
  const files = code === 'empty-page' ? ['mark.svg', 'clock.svg'] : undefined;
  const findings = findIn({ manifest, ...(files && { files }) }).filter(
    // Arabic labels are missing as well: that is another mistake.
    (finding) => !(code === 'wrong-direction' && finding.code === 'english-labels'),
  );
  expect(findings.map((finding) => finding.code)).toEqual([code]);
  const [finding] = findings;
  expect(finding && marked(finding, manifest).slice(0, marks.length)).toBe(marks);
  expect(finding?.hint).toMatch(hint);
});

test.each([
  ['["  "]', 'empty-value', '"  "'],
  ['["a", { " ": "b" }]', 'empty-heading', '" "'],
  ['["Write to [us](mailto:a@@b.co)."]', 'unsafe-address', 'mailto:a@@b.co'],
  ['[{ "Us": ["[a](page: work)"] }]', 'broken-link', '[a](page: work)'],
  ['[{ "Our <b>work</b>": "Words." }]', 'foreign-markup', '<b>'],
  ['["A\\u202eB"]', 'hidden-character', '\\u202e'],
] as const)('in a content file: %s', (prices, code, marks) => {
  const findings = findIn({ prices });
  expect(findings.map((finding) => finding.code)).toEqual([code]);
  const [finding] = findings;
  expect(finding?.file).toBe('files/text/prices.txt');
  expect(finding && marked(finding, prices)).toBe(marks);
});

test.each(['"accent": "#99bbee"', '"accent": "#332200"', '"drawer": "#445566"'])(
  'the words on a ground that is set follow from it: %s',
  (colour) => {
    const manifest = swap(['"colours": {}', `"colours": { ${colour} }`]);
    expect(findIn({ manifest })).toEqual([]);
  },
);

test('what has the brackets of a link in other writings may be just words', () => {
  const text = '［注］（https://www.example.jp/）を見る（時計）';
  expect(findIn({ manifest: swap([lead, asLead(text)]) })).toEqual([]);
});

test('a variable of spaces alone is as empty as they are', () => {
  const manifest = swap(
    ['"title": "Repairs"', '"title": "{gap}"'],
    ['"dial":', '"gap": " ", "dial":'],
  );
  const findings = findIn({ manifest });
  expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'empty-value /pages/repairs/title',
  ]);
});

test('links to pages by their address, and what the build writes, are right', () => {
  const addresses = ['', '/', '/repairs', '/REPAIRS/', '/old', '/sitemap.xml', '/repairs?x=1'];
  const text = addresses.map((path) => `[a](https://www.harbour-clocks.co${path})`).join(' ');
  expect(findIn({ manifest: swap([lead, asLead(text)]) })).toEqual([]);
});

test('a draft or a page that is gone is not there, also by its address', () => {
  const link = asLead('[a](https://www.harbour-clocks.co/old)');
  const gone = swap([lead, link], ['"page": "repairs"\n    }\n  ]', '"status": 410\n    }\n  ]']);
  const [finding, ...others] = findIn({ manifest: gone });
  expect(others).toEqual([]);
  expect(finding?.message).toContain('a redirect says that it is gone');
});

test('an invalid value of a variable leads to the variable, once, however often it is used', () => {
  const manifest = swap(['"dial": "+441632960123"', '"dial": "+44I632"']);
  const twice = manifest.replace('"+44 1632 960 123"', '"{dial}"');
  const [finding, ...others] = findIn({ manifest });
  expect(others).toEqual([]);
  expect(finding?.related.map(({ pointer }) => pointer)).toEqual(['/variables/dial']);
  expect(findIn({ manifest: twice }).map(({ code }) => code)).toEqual(['unsafe-address']);
  const [empty] = findIn({ manifest: swap(['"company": "Harbour Clocks"', '"company": ""']) });
  expect(empty?.code).toBe('empty-value');
  expect(empty?.related.map(({ pointer }) => pointer)).toContain('/variables/company');
});

test('each of several links in one text is marked itself', () => {
  const targets = ['files/x.pdf', 'x.pdf', '/files/x.pdf', 'file:x.pdf'];
  const text = asLead(targets.map((target) => `[m](${target})`).join(' "and" '));
  const manifest = swap([lead, text]);
  const findings = findIn({ manifest });
  expect(findings.map((finding) => marked(finding, manifest))).toEqual(targets);
  const line = manifest.split('\n').find((one) => one.includes(`](${targets[0]})`)) ?? '';
  expect(findings.map(({ column }) => column)).toEqual(
    targets.map((target) => line.indexOf(`](${target})`) + 3),
  );
});

test('a list to choose from has options', () => {
  const site = JSON.parse(harbourText);
  delete site.forms.ask.fields[2].options;
  const findings = findIn({ manifest: JSON.stringify(site) });
  expect(findings.map(({ code, message }) => [code, message])).toEqual([
    ['missing-field', expect.stringContaining('"options"')],
  ]);
});

test('a price may begin with a dollar, and a brace may be written', () => {
  const manifest = swap(
    ['"company": "Harbour Clocks"', '"company": "Harbour Clocks", "fee": "49"'],
    [summary, `"From ${dollar}{fee}, {{with braces}."`],
  );
  expect(findIn({ manifest })).toEqual([]);
});

test('files of any kind that nothing names are told of, guides and licences are not', () => {
  const files = [
    'mark.svg',
    'clock.svg',
    'text/prices.txt',
    'menu.pdf',
    'LICENSE.txt',
    'README.md',
  ];
  expect(findIn({ files }).map(({ file }) => file)).toEqual(['files/menu.pdf']);
});

test('a document of a word processor is one mistake, and its bytes are not read as a text', () => {
  const manifest = swap(['text/prices.txt', 'text/prices.docx']);
  const files = ['mark.svg', 'clock.svg', 'text/prices.docx'];
  const found = findIn({ manifest, files, prices: 'PK\u0003\u0004' });
  expect(found.map(({ code }) => code)).toEqual(['unsafe-file']);
});

test.each([
  ['text/prices.docx', 'Put its words into a file'],
  ['text/price list.md', 'Did you mean "text/price list.md"?'],
])('a text that is not there, beside %s, is never led to what cannot be shown', (file, remedy) => {
  const path = file === 'text/prices.docx' ? 'text/prices.txt' : 'text/price%20list.md';
  const manifest = swap(['text/prices.txt', path]);
  const [found] = findIn({ manifest, files: ['mark.svg', 'clock.svg', file] });
  expect(found?.hint).toContain(remedy);
});

test.each([
  ['+44 1632 960 123', '+441632960123'],
  ['+44 (0)1632 960 123 ext. 4', '+441632960123;ext=4'],
])('%s is called without what it is read with', (number, called) => {
  const manifest = swap(['"+441632960123"', `"${number}"`], ['Call [us]', 'Call [{dial}]']);
  const { findings, publication } = validateSite(toSource({ manifest }), engineContract);
  expect(findings).toEqual([]);
  const { pages } = mainOf(publication ?? { sites: [] as never }).manifest;
  expect(pages.home?.lead).toContain(`[${number}](tel:${called})`);
});
