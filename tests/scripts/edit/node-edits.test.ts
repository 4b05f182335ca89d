import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDocumentParser } from '../../../engine/manifest/document/parse-document';
import type { JsonPath } from '../../../scripts/edit/json-edits';
import { setNode } from '../../../scripts/edit/node-edits';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { copySiteFolder } from '../../copy-site-folder';

const winter = 'files/texte/winter.md';
const parse = createDocumentParser();

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-nodes-'));
  copySiteFolder('tests/sites/documents', root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: JsonPath, text: string, file = winter): string {
  const site = new SiteEdit(root);
  setNode(site, parse, { op: 'node set', file, path, text });
  return site.get(file);
}

const toDo = [1, '$section', 'body'];
const list = [...toDo, 0, '$list', 'items'];
const table = [...toDo, 2, '$section', 'body', 0, '$table'];

test.each<readonly [string, JsonPath, string, readonly [from: string, to: string]]>([
  [
    'a paragraph',
    [0],
    'Er *ruht*.',
    [
      'Im Winter ruht der Baum, *nicht* der Gärtner. Was {betrieb} rät, steht [bei den Hecken](page:hecken).[^rat]',
      'Er *ruht*.',
    ],
  ],
  [
    'the words of one',
    [0, '$text'],
    'Er\nruht.',
    [
      'Im Winter ruht der Baum, *nicht* der Gärtner. Was {betrieb} rät, steht [bei den Hecken](page:hecken).[^rat]',
      'Er\nruht.',
    ],
  ],
  ['a heading', [1, '$section', 'heading'], 'Was *hilft*', ['## Was zu tun ist', '## Was *hilft*']],
  [
    'an item of a list',
    [...list, 0],
    'Stämme',
    ['1. Stämme weißen, am besten mit `Kalkmilch 1:3`', '1. Stämme'],
  ],
  [
    'an item with a list',
    [...list, 1],
    'Eins:\n\n- zwei\n- drei',
    [
      '2. Leimringe prüfen:\n   - an jungen Bäumen\n   - an den Pfählen\n\n   und erneuern',
      '2. Eins:\n\n   - zwei\n   - drei',
    ],
  ],
  [
    'a paragraph in an item',
    [...list, 1, 2],
    'und\nwieder',
    ['   und erneuern', '   und\n   wieder'],
  ],
  [
    'an item of an inner list',
    [...list, 1, 1, '$list', 'items', 0],
    'an alten',
    ['   - an jungen Bäumen', '   - an alten'],
  ],
  ['a cell', [...table, 'rows', 1, 1], '−10 °', ['| Pfirsich | −15 °', '| Pfirsich | −10 °']],
  [
    'a heading of a column',
    [...table, 'columns', 2, 'heading'],
    '*Schutz*',
    ['| Schutz     |', '| *Schutz*     |'],
  ],
  [
    'a picture',
    [...toDo, 2, '$section', 'body', 1],
    '![Schnee](bilder/hecke.svg)',
    [
      '![Die Hecke im Schnee](bilder/hecke.svg#wide "Die Hecke am *Hof*.")',
      '![Schnee](bilder/hecke.svg)',
    ],
  ],
  [
    'a quotation',
    [...toDo, 2, '$section', 'body', 2, '$quote', 'body', 0],
    'Wer\nschneidet',
    ['> Wer im Winter schneidet, erntet im Sommer.', '> Wer\n> schneidet'],
  ],
  [
    'code',
    [...toDo, 2, '$section', 'body', 3],
    '```\nx\n```',
    ['```text merkzettel.txt\nSchere {scharf}\n```', '```\nx\n```'],
  ],
])('%s is written, and every other byte stays', (_, path, text, [from, to]) => {
  const before = readFileSync(join(root, winter), 'utf8');
  expect(before.split(from)).toHaveLength(2);
  expect(write(path, text)).toBe(before.replace(from, () => to));
});

test('a footnote is written with its marks, and line ends stay', () => {
  const before = readFileSync(join(root, winter), 'utf8').replaceAll('\n', '\r\n');
  writeFileSync(join(root, winter), before);
  const notes = [3, '$notes', 'zeit'];
  expect(write([...notes, 0], 'Bis\nApril.')).toBe(
    before.replace('[^zeit]: Bis März.', '[^zeit]: Bis\r\n    April.'),
  );
  expect(write([...notes, 1], 'Ende.')).toBe(
    before.replace('    Dann beginnt alles von vorn.', '    Ende.'),
  );
});

test('a document keeps its front matter', () => {
  const file = 'files/texte/ueber-uns.md';
  const before = readFileSync(join(root, file), 'utf8');
  expect(write([1, '$section', 'body', 0, '$list', 'items', 0], 'Anna', file)).toBe(
    before.replace('- Anna, die veredelt', '- Anna'),
  );
});

describe('what is refused', () => {
  test.each<readonly [JsonPath, string, string]>([
    [[9], 'x', `${winter} has nothing at /9.`],
    [[1], 'x', `In ${winter}, /1 cannot be written alone. Name a paragraph, a heading,`],
    [[0], '# A heading', 'these words would change more than /0.'],
    [[0], 'One.\n\nTwo.', 'these words would change more than /0.'],
    [[1, '$section', 'heading'], 'One\ntwo', 'would change more'],
    [[...table, 'rows', 1, 1], 'one | two', 'would change more'],
    [[0], ' ', 'would change more'],
  ])('%j', (path, text, said) => {
    expect(() => write(path, text)).toThrow(said);
  });

  test('a file that is not a document', () => {
    expect(() => write([0], 'x', 'files/texte/hecken.txt')).toThrow(
      'files/texte/hecken.txt is not a document (Markdown).',
    );
  });
});
