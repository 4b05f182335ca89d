// Texts that are no JSON: what is said of them, and where.
import { expect, test } from 'vitest';
import { parseJson } from '../../../engine/manifest/text/parse-json';

/** A text with ‸ at the place that is reported, and what is said. */
const rows: readonly (readonly [text: string, reason: string, remedy: RegExp])[] = [
  ['{"a": ‸NaN}', 'JSON has no NaN', /number/],
  ['{"a": ‸-Infinity}', 'JSON has no Infinity', /number/],
  ['{"a": ‸True}', 'JSON spells True in small letters', /Write true\./],
  ['{"a": ‸FALSE, "b": 1}', 'JSON spells FALSE in small letters', /Write false\./],
  ['{\n‸\u00a0"a": 1}', 'this is a space that JSON does not know', /ordinary space/],
  ['{"a": ‸None}', 'JSON has no None', /Leave the field out/],
  ['{"a": ‸undefined}', 'JSON has no undefined', /Leave the field out/],
  ['{"a": ‸075}', 'a number cannot begin with 0', /Remove the zeros/],
  ['{"a": [1, ‸-007]}', 'a number cannot begin with 0', /Remove the zeros/],
  ['{"a": ‸1e999}', 'the number is too large', /smaller/],
  ['{"a": ‸+8}', 'JSON writes no plus sign before a number', /Remove the "\+"/],
  ['{"a": ‸+.5}', 'JSON writes no plus sign before a number', /Remove/],
  ['{"a": 1‸,5}', 'this number has a decimal comma', /1\.5/],
  ['{"a": -12‸,50, "b": 1}', 'this number has a decimal comma', /1\.5/],
  ['‸We repair clocks.\n', 'this is plain text', /\["One\.", "Two\."\].*\.md/],
  ['‸<p>We repair clocks.</p>\n', 'this is HTML', /words alone as Markdown/],
  ['‸<Br />We', 'this is HTML', /\.md/],
  ['\n‸## Prices\n\nBy the hour.\n', 'this is plain text', /\.md/],
  ['{"a": ‸.5}', 'JSON does not write numbers like this', /0\.5/],
  ['{"a": "x‸\ty"}', 'this text contains a tab', /\\t/],
  ['{"a": "x‸\\Uy"}', 'JSON has no escape sequence \\U', /\\\\/],
  ['{"a": "C:‸\\dir"}', 'JSON has no escape sequence \\d', /\\\\/],
  ['{"a": "‸\\u12"}', 'JSON has no escape sequence \\u', /four/],
  ['{"a": "xyz‸', 'the file ends within a text', /Restore/],
  ['{"a": "xyz‸\n', 'the file ends within a text', /Restore/],
  ['{"a": ‸"x\ny"}', 'a string is not closed on its line', /\\n/],
  ['{"a": "About ‸"Us"", "b": 1}', 'this quotation mark ends the text', /\\"/],
  ['{"a":1}\n‸{"b":2}', 'a second value begins here', /one value/],
  ['{"a":1}‸}', 'there is one closing bracket too many', /Remove/],
  ['{"a"‸ 1}', 'a colon is missing here', /colon/],
  ['{"a" ‸= 1}', 'this is an equals sign', /colon/],
  ['{"a": 1‸; "b": 2}', 'this is a semicolon', /comma/],
  ['{"a":1,‸,"b":2}', 'there is one comma too many', /Remove/],
  ['{"a": [1, 2‸}', 'the [ of line 1 is never closed', /Add \]/],
  [
    '{\n  "p": {\n    "x": {\n      "a": 1,‸\n    "y": {\n      "b": 2\n    }\n  }\n}',
    'the { of line 3 is never closed',
    /Add \}/,
  ],
  [
    '{\n  "p": {\n    "x": {\n      "a": 1‸\n    ,\n    "y": {\n      "b": 2\n    }\n  }\n}',
    'the { of line 3 is never closed',
    /Add \}/,
  ],
  ['{\n  "a": [\n    1,\n    2‸\n  ,\n  "b": 3\n}', 'the [ of line 2 is never closed', /Add \]/],
  [
    '{\n  "p": {\n    "x": {\n      "a": 1\n    },\n    ‸},\n    "y": {\n      "b": 2\n    }\n  }\n}',
    'there is one closing bracket too many',
    /Remove it, and the comma after it\./,
  ],
  ['{\n  "a": [\n    1,\n    ‸]\n  ]\n}', 'there is one closing bracket too many', /Remove it\./],
  ['{\n  "a": [\n    1‸,\n  ]\n}', 'there is a comma before the closing bracket', /comma/],
  ['{"a": [1‸,]}', 'there is a comma before the closing bracket', /comma/],
  ['{\n  "a": 1‸\n  "b": 2\n}', 'a comma is missing here', /comma/],
  ['{\n  "a": {\n    "b": 1\n  }‸\n', 'the file ends too early', /Restore|restore/],
];

test.each(rows)('%j', (row, reason, remedy) => {
  const [before = ''] = row.split('‸');
  const { findings, value } = parseJson('files/a.txt', row.replace('‸', ''));
  expect(value).toBeUndefined();
  expect(findings).toHaveLength(1);
  const params = { reason, remedy: expect.stringMatching(remedy) };
  expect(findings[0]).toMatchObject({ code: 'not-json', offset: before.length, params });
});

test.each(['site:\n  name: x\n', '<p>We repair clocks.</p>'])('as the manifest: %j', (text) => {
  expect(parseJson('site.manifest.json', text).findings).toMatchObject([
    { params: { remedy: 'Write it as JSON, within { }, or restore the file.' } },
  ]);
});
