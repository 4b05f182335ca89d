// Each mistake in a document is found once, at its very character, and no other.
import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../../engine/manifest/validate-site';
import { openWorkspace } from '../../../../scripts/files/workspace';
import { readSite } from '../../../../scripts/source/read-site';
import { engineContract } from '../../../engine-contract';
import { withTexts } from '../../../site-texts';
import { makeParagraphs } from '../ordinary-sentences';
import { faultyDocuments, sign } from './faulty-documents';

const source = readSite(openWorkspace('tests/invalid/unused-footnote'));

const validate = (text: string) =>
  validateSite(withTexts(source, { contents: () => text }), engineContract).findings;

function toPlace(marked: string): { line: number; column: number } {
  const before = marked.slice(0, marked.indexOf(sign)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

test('there are many of them, each with one sign', () => {
  expect(faultyDocuments.length).toBeGreaterThan(40);
  for (const [, text] of faultyDocuments) expect(text.split(sign), text).toHaveLength(2);
});

describe.each(faultyDocuments)('%s', (code, text) => {
  test(JSON.stringify(text), () => {
    const found = validate(text.replace(sign, ''));
    expect(found.map(({ code: own, line, column }) => ({ code: own, line, column }))).toEqual([
      { code, ...toPlace(text) },
    ]);
    expect(found[0]?.file).toBe('files/text/repairs.md');
  });
});

test('a thousand ordinary paragraphs have nothing wrong with them', () => {
  const made = makeParagraphs(1000);
  expect(new Set(made).size).toBeGreaterThan(600);
  expect(validate(`${made.join('\n\n')}\n`)).toEqual([]);
});

test.each([
  ['It is __un__usual, *very*.', '"__un__"', 'Write two asterisks on both sides'],
  ['It is __un, *very*.', '"__un, "', 'behind the last strong word'],
])('the words shown are those between the marks: %s', (text, markup, remedy) => {
  const [finding] = validate(`${text}\n`);
  expect(finding?.message).toContain(markup);
  expect(finding?.hint).toContain(remedy);
});

test.each([
  ['| A | B |\n| --- | --- |\n| one<br>two | 2 |\n', 'a cell has one line'],
  ['![A face](mark.svg “Our mark”)\n', 'around the caption: "Our mark".'],
  ['![A face](mark.svg „Unser Zeichen“)\n', 'around the caption: "Unser Zeichen".'],
  ['![A face](mark.svg =200x)\n', 'its place decides how large it is'],
  ['It runs.[^1]\n\n[^1] Since 2024.\n', 'write a colon behind its name'],
  ['.. image:: mark.svg\n', 'Write ![what it shows]'],
  ['# Repairs\n\nWords.\n', 'Remove this line, or begin it with "##"'],
  ['Repairs\n=======\n\nWords.\n', 'write "## Repairs" in place of both'],
  ['## Repairs\n=======\n\nWords.\n', 'Remove it; to divide the text'],
  ['**open **and ** closed** doors\n', 'the asterisks: "**open** and".'],
  ['__Geöffnet __am Sonntag.\n', 'no space inside them: "**Geöffnet** am".'],
  ['See [it]{page:work}.\n', 'in parentheses: [words](page:id)'],
  ['Our partner\u2028is here.\n', 'Write a space'],
  ['\\emph{Bold} words.\n', 'Write the words without "\\emph" and its braces'],
  ['It is here{index=0}.\n', 'an assistant left both'],
  ['---\ntitle: "Doc",\n---\nWords.\n', 'Remove the commas'],
  ['---\ntitle: "C:\\doc"\n---\nWords.\n', 'between single quotes'],
  ['---\ntitle = Doc\n---\nWords.\n', 'Write a colon and a space'],
  ['---\n- title: Doc\n---\nWords.\n', 'Remove the hyphens'],
  ['---\ntitle:\u00a0Doc\nsummary: S here.\n---\nWords.\n', 'with the space bar alone'],
  ['---\nimage:\n  src: a.svg\n alt: A\n---\nWords.\n', 'below the first letter'],
  ['---\nimage:\n  src: a.svg\n\talt: A\n---\nWords.\n', 'Indent it with spaces'],
  ['```yaml\ntitle: Doc\n```\nWords.\n', 'Write "---" in place'],
  ['    We repair all of the old clocks.\n', 'Remove the spaces or the tab'],
  ['---\ntitle: Doc\nsummary:\tTabbed: yes\n---\nWords.\n', 'Put the value in quotes'],
])('what to do fits its place: %s', (text, remedy) => {
  expect(validate(text)[0]?.hint).toContain(remedy);
});

test.each([
  'Repairs** from 40 €.\n\n**On weekdays',
  '**On weekdays\n\nRepairs**: 40 €.',
  '| A | B |\n| --- | --- |\n| 40 €* ** | 2 |\n\n*With tax\n\n**On weekdays',
  '** On weekdays',
  'Repairs from 40 €.**\n\n**On weekdays',
  'Fee.** **net of tax',
  '**On** weekdays',
])('two asterisks before a word may refer to a note: %j', (text) => {
  expect(validate(`${text}\n`)).toEqual([]);
});

test('words that begin like items of a list are words', () => {
  const lines = ['– Who is there?\\\n– Nobody.', '-5 °C\n-3 °C', 'One of two\n-and that is all.'];
  lines.push('a) wash\\\nb) dry', 'by A. Marr\nC. Nolan', 'a b\nb) c', '*excluding VAT');
  lines.push(
    'It is in C:\\Clocks\\',
    'Drag&drop; then wait.',
    'See /clocks?id=3&lang; or so.',
    'AT&T; R&D; B&amp',
    '5 < 6 and 7 > 6',
  );
  lines.push('Import takes weeks.\nExport too.', 'See <https://www.example.org/?a=1&b=2>.');
  lines.push(
    'We come on\n2. May or\n5. May.',
    'We come on\\\n2. May\\\n3. June',
    'We come on  \n2. May  \n3. June',
  );
  for (const text of [...lines, '1.5 kg\n2.5 kg', 'The year\n1.Mai', 'See [1](2 of 3).'])
    expect(validate(`${text}\n`), text).toEqual([]);
});

test('what looks like marks of other tools may be words', () => {
  const lines = [
    '-\u00a05 °C\n-\u00a03 °C',
    '*\u00a0excluding VAT',
    '#\u00a01 in Lisbon',
    '#\u00a0of orders',
  ];
  lines.push(
    '24.\u00a0Mai\n\n26.\u00a0Mai',
    'As he wrote [sic].',
    'See [the list] and [see page 12].',
  );
  lines.push(
    'Use x[i] = [b=2].',
    "It was 5''' long.",
    '100 %% sure',
    ': ) Well.',
    'C:\\new\\Users',
  );
  lines.push(
    '`[gallery ids="1"]` and `a\\nB`',
    '\\[gallery]',
    '—',
    '- one\n - two',
    ' 9. nine\n10. ten',
  );
  lines.push(
    'A heading\n---\n\nWords.',
    'All of it.\n----------\n\nWords.',
    '1. one\n\n   Words.\n2. two',
  );
  lines.push('Words.\n\n***  \n\n\u00a0Words.\n\n- one\n- two');
  lines.push(
    'o carro e\no livro',
    '»Wer da?«\n»Niemand.«',
    '★★★ Fine\n★★ Less so',
    '✓ one\\\n✓ two',
  );
  lines.push(
    'Oil 12,50\nGlue 3,40\nWax 2,10',
    'Red,blue\nand so on;more',
    'One,two\nthree,four',
    'Hauptstr. 5;10115 Berlin\\\nWeg 3;10117 Berlin',
    '100 %% sure and 50 %% not',
    '— Who is there?\\\n— Nobody.',
    'Words.\n\n---\n\ntitle: More\n\n---\n\nWords.',
    '    ---\n    title: More\n    ---',
    'Words.\n\n---\nphone: 12\nmail: none\n\nWords.',
    'A | B\n--- | ---\n1 | 2\n3 | 4',
  );
  lines.push(
    '    npm install\n    npm start',
    '    Listening on port 3000.',
    '    Server started. Ready in 3 s.\n    > GET /',
    '    for (const clock of clocks) wind(clock);',
    '    Select all the clocks from the shop;',
    '1. one\n\n   Here we go on with words of the item.\n2. two',
    '1999. was the year.\n\n2000. was the next.',
    '- Clocks\n- Watches that are old, and\nthose that are new.',
    '- Clocks\n- A line that is so long that it had to go on below it.\nThe next one.',
    '- Clocks\n- Watches:\nOld and new.',
    '- Clocks\n- Watches\n  Those that are old.',
    'A ratio of 3:-1:2 or 1:+1:2.',
    'From 5% to 10%phone% and 100 %phone %.',
  );
  for (const text of lines) expect(validate(`${text}\n`), text).toEqual([]);
});

test('code at the beginning of a text is code', () => {
  const texts = ['```markdown\n## A\n```\n\nWords.', '```yaml\nname: a\n```', '```\ntitle: a\n```'];
  for (const text of texts) expect(validate(`${text}\n`), text).toEqual([]);
});

test('a footnote that is named at the beginning of a line is one', () => {
  expect(validate('It runs\n[^1] well.\n\n[^1]: Since 2024.\n')).toEqual([]);
});

test('plus signs of names and numbers are words', () => {
  expect(validate('C++ and D++, i++ (++i), 2 ++ 3, and a++b++c.\n')).toEqual([]);
});

describe('remedies are written as documents are', () => {
  const remedies = [
    ['| A |\n| --- |\n| 1 |\n\n| 2 | 3 |\n', '| 2 | 3 |', 'Remove the free line above it'],
    ['See [it](www.example.org).', 'is not an address', 'Write "https://www.example.org".'],
    ['See [it](example.org/a).', 'is not an address', 'Write "https://example.org/a".'],
    ['See [it](htps://example.org).', 'is not an address', 'Write "https://example.org".'],
    ['See [it](https//example.org).', 'is not an address', 'Write "https://example.org".'],
    ['See [it](me@example.org).', 'is not an address', 'Write "mailto:me@example.org".'],
    ['See [it](+441632960123).', 'is not an address', 'Write "tel:+441632960123".'],
    ['See [it](tel:+44(0)1632960123).', 'is not an address', 'write "tel:+441632960123".'],
    ['See [it](tel:01632/960123).', 'is not an address', 'alone: "tel:01632960123".'],
    ['**“A”**we say. B**“C”**d.', '**“A”…“C”**', 'sign behind the asterisks'],
    ['See [it](work).', 'is not an address', '[words](page:work)'],
    ['See [it](Page:Work).', 'is not an address', '[words](page:work)'],
    ['See [it](pages/work).', 'is not an address', '[words](page:work)'],
    ['See [it](prices.pdf).', 'is not an address', 'Use https, http, mailto or tel'],
    ['A ![mark](our mark.svg).', 'our mark.svg', 'contains a space: write it in angle brackets'],
    ['-\u2009one\n-\u2009two\n', 'as it is written', 'in place of U+2009'],
    ['- a\n  1. one\n    - two\n  2. three\n', 'a list behind', 'Indent it by 5 spaces'],
    ['phone: A\nmail: B.\n---\nWords.\n', 'a mark', 'write "---" in a line above them'],
    ['[contact-form-7 id="1"]', 'contact-form-7', 'block of the type "form"'],
    ['## A {#a}\n\nWords.\n', 'does not name a variable', 'headings have their ids by themselves'],
    ['{% include x %}\n', 'does not name a variable', 'no commands of other tools'],
    ['Words {.big}.\n', 'does not name a variable', 'looks are said in "theme"'],
    ['![A](mark.svg){width=300}', 'does not name a variable', 'decides its size'],
    ['This is ++new++.', '++new++', 'nothing is underlined'],
    [
      'See [it](page:repairs#資料).\n\n## 資料\n\nA.\n',
      'has no element',
      'Did you mean "section"?',
    ],
    ['##\n\nWords.\n', 'This heading is empty.', 'Write a heading, or make'],
    ['See [](page:work).', 'The text of the link is empty.', 'Fill it in or remove it.'],
    ['Clocks[^a].\n\n[^a]:\n', 'The text of the footnote is empty.', 'Fill it in or remove it.'],
    ['', 'The text of the page is empty.', 'Fill it in or remove it.'],
    ['![Words](text/repairs.md)', 'it is not a picture', 'Use a picture: SVG, PNG, JPEG'],
    ['![](mark.svg)', 'This picture has no alternative text.', '![A clock face](mark.svg)'],
    ['See [it](files/mark.svg).', 'is not an address', '![what it shows](mark.svg)'],
    ['See [it](file:mark.svg).', 'could run it as a part', '![what it shows](mark.svg)'],
    ['See [it](/repairs).', 'is not an address', 'in texts, [words](page:repairs)'],
    ['See [it](../repairs.html#now).', 'is not an address', 'in texts, [words](page:repairs)'],
    ['See [it](/prices/).', 'is not an address', 'link to a page by its id'],
    ['See [it](#now).', 'is not an address', '"page:id#now" in texts'],
    ['Note[1].\n\n[1]: In May.\n', '[1]: In May.', 'Write a footnote as "[^1]: …", with [^1]'],
    ['Words.\n[1]: In May.\n', '[1]: In May.', 'Write a footnote as "[^1]: …", with [^1]'],
    ['[our prices]: on request\n', '[our prices]: on', 'Write links as [words](https'],
    ['Words.\n[hours]: 9–17\n', '[hours]: 9–17', 'Leave a line free before it'],
    ['One[^a].\n\n[^a]: a\n\n[^a]: b\n', 'The footnote "a" appears twice', 'Remove one'],
  ] as const;

  test.each(remedies)('%j', (text, message, hint) => {
    const [found] = validate(text);
    expect(found?.message).toContain(message);
    expect(found?.hint).toContain(hint);
  });
});
