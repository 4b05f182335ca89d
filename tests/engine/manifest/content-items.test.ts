// What validation finds in the items of a content file that are more than text, and in what other tools write for them.

import { expect, test } from 'vitest';
import { mainOf } from '../../../engine/model/publication';
import { findIn, harbourPrices, marked, validateIn } from './harbour-site';

const outline = (prices: string) =>
  findIn({ prices }).map((finding) => [finding.code, finding.pointer, marked(finding, prices)]);

test.each([
  [
    '[{ "$table": { "columns": [{}], "rows": [["[A](page:nowhere)"]] } }]',
    'unknown-page',
    'page:nowhere',
  ],
  ['[{ "$quote": { "body": [["{nobody}"]] } }]', 'unknown-variable', '{nobody'],
  ['[{ "$section": { "heading": "A", "body": [{ "$rule": false }] } }]', 'not-allowed', 'false'],
  [
    '[{ "$picture": { "image": { "src": "clocks.svg", "alt": "A clock" } } }]',
    'missing-file',
    '"clocks.svg"',
  ],
  ['[{ "$picture": { "image": { "src": "clock.svg" } } }]', 'missing-alt', '{'],
  ['[{ "$list": { "items": [["One", { "$list": { "items": [] } }]] } }]', 'empty-value', '['],
  ['[{ "$tabel": { "rows": [["A"]] } }]', 'unknown-field', '"$tabel"'],
  ['[{ "$code": { "lines": ["a", 7] } }]', 'wrong-type', '7'],
  [
    '[{ "$section": { "heading": "[A](page:home#none)", "body": ["B"] } }]',
    'unknown-anchor',
    'page:home#none',
  ],
])('%s has one finding, at its place', (prices, code, place) => {
  expect(outline(prices).map(([found, , text]) => [found, text])).toEqual([[code, place]]);
});

test.each([
  [{ heading: 'Prices', text: 'From 5 €.' }, '"heading"', '{ "Prices": "From 5 €." }'],
  [{ type: 'paragraph', text: 'Words.' }, '"type"', '"Words."'],
  [{ title: 'Prices', items: ['a'] }, '"title"', '{ "Prices": "Its text." }'],
])('members of other tools would be headings: %j', (item, place, meant) => {
  const prices = JSON.stringify(['Words.', item]);
  const found = findIn({ prices });
  expect(found.map((one) => [one.code, marked(one, prices), one.hint])).toEqual([
    ['foreign-markup', place, `The key of an item is its heading: write ${meant}.`],
  ]);
});

test.each([{ Heading: 'Words.', Text: 'Words.' }, { text: 'Words.' }, { title: 'a', Prices: 'b' }])(
  '%j has headings',
  (item) => {
    expect(findIn({ prices: JSON.stringify([item]) })).toEqual([]);
  },
);

test('links find the headings of sections, at any depth', () => {
  const inner =
    '{ "$section": { "heading": "Tower *clocks*", "body": ["A [link](page:prices#tower-clocks)."] } }';
  const prices = `[{ "$section": { "heading": "Clocks", "body": [${inner}, "[Up](page:prices#clocks)"] } }]`;
  expect(findIn({ prices })).toEqual([]);
});

test('in code nothing is a variable, a link or foreign', () => {
  const prices = '[{ "$code": { "lines": ["<b>{a}</b>", "[x](page:none)", "  # {{one}}", ""] } }]';
  expect(findIn({ prices })).toEqual([]);
  const { publication } = validateIn({ prices });
  const [[, items] = []] = [...(publication ? mainOf(publication).contents : [])];
  expect(items).toEqual(JSON.parse(prices));
});

test('a comment in an item is no part of it', () => {
  expect(findIn({ prices: '[{ "$comment": "Later more.", "$rule": true }]' })).toEqual([]);
});

test('a picture in a file counts as used', () => {
  const files = ['mark.svg', 'clock.svg', 'text/prices.txt', 'wall.svg'];
  const picture = '[{ "$picture": { "image": { "src": "wall.svg", "alt": "A clock" } } }]';
  const codes = (prices: string) => findIn({ files, prices }).map(({ code }) => code);
  expect(codes(harbourPrices)).toContain('unused-file');
  expect(codes(picture)).not.toContain('unused-file');
});

test('a letter that became a question mark is found in the text of a site', () => {
  const prices = JSON.stringify(['Die B?cher sind da.']);
  const [found, ...more] = findIn({ prices });
  expect(found?.message).toMatch(/^A letter of "B\?cher" was lost/);
  expect(more).toEqual([]);
});

test('a list of redirects among the files is moved beside the manifest', () => {
  const files = ['mark.svg', 'clock.svg', 'text/prices.txt', 'data/redirects.csv'];
  const [found, ...more] = findIn({ files }).filter(({ code }) => code === 'unused-file');
  expect(found?.hint).toMatch(/^Move it beside site\.manifest\.json/);
  expect(more).toEqual([]);
});

test.each([
  ['- one\n- two', '- one\n- two', '["one", "two"]'],
  ['1. one\n2. two', '1. one\n2. two', '$list'],
  ['| a | b |\n| 1 | 2 |', '| a | b |', '$table'],
  ['> He said so.', '> He said so.', '$quote'],
  ['![A clock](clock.svg)', '![A clock](clock.svg)', '$picture'],
  ['```sh', '```', '$code'],
  ['---', '---', '$rule'],
  ['# Prices', '# Prices', '"A heading"'],
  ['<table>', '<table>', '$table'],
  ['<img src="a.png">', '<img src="a.png">', '$picture'],
  ['<ol>', '<ol>', '$list'],
  ['<blockquote>', '<blockquote>', '$quote'],
  ['Our <b>work</b>', '<b>', '**strong**'],
])('%j is told how it is written here', (text, place, remedy) => {
  const prices = JSON.stringify([text]);
  const found = findIn({ prices });
  expect(found.map(({ code }) => code)).toEqual(['foreign-markup']);
  expect(found.map((finding) => marked(finding, prices))).toEqual([
    JSON.stringify(place).slice(1, -1),
  ]);
  expect(found[0]?.hint).toContain(remedy);
});

test.each([
  ['This is **bold.', '**bold.', 'two asterisks behind'],
  ['This is *old* and **bold.', '**bold.', 'two asterisks behind'],
  ['Price: **5 €*.', '**5 €*', 'on both sides'],
  ['We ** really ** do.', '** really **', 'no space'],
  ['We are **open **on Sunday.', '**open **', 'the asterisks: "**open** on".'],
  ['We are ** open** on Sunday.', '** open**', 'the asterisks: "**open**".'],
  ['We are **open **, too.', '**open **', 'the asterisks: "**open**".'],
  ['**open **on Sunday, ** closed** on Monday', '**open **', '"**open** on".'],
  ['**Opening hours: **Monday', '**Opening hours: **', '"**Opening hours:** Monday".'],
  ['*Note: *Bring it.', '*Note: *', '"*Note:* Bring".'],
  ['__Geöffnet __am Sonntag.', '__Geöffnet __', '"**Geöffnet** am".'],
  ['We are *really *glad.', '*really *', '"*really* glad".'],
  ['It costs ~~5~~ 4 €.', '~~5~~', 'no longer holds'],
  ['Dear <%= name %>, welcome.', '<%= name %>', '{name} for a variable'],
  ['Dear *|FNAME|*, welcome.', '|FNAME|', '{name} for a variable'],
  ['It runs^[Since 1961.].', '^[Since 1961.]', 'it can be a footnote'],
  ['See [[Our prices]].', '[[Our prices]]', '[words](page:id)'],
  ['See [our prices][].', '[our prices][]', '[our prices](page:id)'],
  ['See [our prices][prices].', '[our prices][prices]', 'called "prices"'],
  ['See [our prices][1].', '[our prices][1]', 'called "1"'],
  ['See (our prices)[page:home].', '(our prices)[page:home]', '[words](page:id)'],
  ['Type `npm test`.', '`npm test`', '{ "code": "npm test" }'],
  ['It is __very__ old.', '__very__', '**strong**'],
  ['It is _very_ old.', '_very_', '*emphasis*'],
  ['It is ==very== old.', '==very==', '*emphasis*'],
  ['It is ++new++.', '++new++', 'underlined'],
  ['Some H~2~O.', '~2~', '"₂"'],
  ['Good day :sun_with_face: to you.', ':sun_with_face:', '"☀"'],
  ['One line\\nAnother', '\\n', 'escaped twice'],
  ['One line.\\n\\n* Another', '\\n\\n', 'escaped twice'],
  ['He said \\"yes\\".', '\\"yes\\"', 'escaped twice'],
  ['Caf\\u00e9', '\\u00e9', 'escaped twice'],
  ['See <https://example.org/a>.', '<https://example.org/a>', '[words](https'],
  ['Write to <us@example.org>.', '<us@example.org>', 'mailto'],
])('%j has marks that readers would see', (text, place, remedy) => {
  const prices = JSON.stringify([text]);
  const found = findIn({ prices });
  expect(found.map(({ code }) => code)).toEqual(['foreign-markup']);
  expect(found.map((finding) => marked(finding, prices))).toEqual([
    JSON.stringify(place).slice(1, -1),
  ]);
  expect(found[0]?.hint).toContain(remedy);
});

test('marks around words that are marked, and around links, are not left', () => {
  const texts = [
    '**A *b*** and *c*',
    '[**a**](page:home) [b](page:home)',
    '*a*: [b](page:home)',
    'A sign** and *words*, a star* *here*.',
    '**Words** and **more**, *one* and *two*, ** and **three**.',
  ];
  expect(findIn({ prices: JSON.stringify(texts) })).toEqual([]);
});

test.each([
  [['- one', '- two'], '-', '["one", "two"]'],
  [['Words.', '1. one', '2. two'], '1.', '$list'],
  [[['• one', '• two']], '•', '["one", "two"]'],
  [['Words.', '• one'], '•', '["one", "two"]'],
  [['\uf0b7one', 'Words.'], '\uf0b7', '["one", "two"]'],
])('%j is a list', (items, place, remedy) => {
  const prices = JSON.stringify(items);
  const found = findIn({ prices });
  expect(found.map((finding) => [finding.code, marked(finding, prices)])).toEqual([
    ['foreign-markup', place],
  ]);
  expect(found[0]?.hint).toContain(remedy);
});

test.each([
  [['1. Mai', '3. Juni']],
  [['- one', '* two']],
  [['- 5 °C', 'a • b']],
  [['2021 in figures', '2022']],
])('%j are texts', (items) => {
  expect(findIn({ prices: JSON.stringify(items) })).toEqual([]);
});
