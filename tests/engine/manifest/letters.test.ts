// A site with fonts: which letters of its words they lack. Its fonts are said to have the characters below.
import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../engine/manifest/validate-site';
import type { CharacterRange } from '../../../engine/model/inspected-file';
import { engineContract } from '../../engine-contract';
import { harbourText, toSource } from './harbour-site';

const latin: readonly CharacterRange[] = [[32, 126]];
const fonts: Readonly<Record<string, readonly CharacterRange[] | undefined>> = {
  'latin.woff2': latin,
  'accents.woff2': [
    [0xe0, 0xff],
    [0x391, 0x3c9],
  ],
  'marks.woff2': [...latin, [0x300, 0x30f]],
};

interface Given {
  readonly theme: object;
  readonly language?: string;
  readonly title?: string;
  readonly prices?: string;
}

function find({ theme, language, title, prices }: Given): unknown[] {
  const manifest = JSON.parse(harbourText);
  if (language !== undefined) manifest.site.language = language;
  if (title !== undefined) manifest.pages.repairs.title = title;
  const files = [...Object.keys(fonts), 'mark.svg', 'clock.svg', 'text/prices.txt'];
  const text = JSON.stringify({ ...manifest, theme });
  const source = toSource({ manifest: text, files, ...(prices && { prices }) });
  const inspect = (path: string) => {
    const characters = fonts[path];
    return { hash: path, bytes: 1, format: 'woff2', ...(characters && { characters }) };
  };
  const { findings } = validateSite({ ...source, inspect }, engineContract);
  return findings
    .filter(({ code }) => code === 'missing-letters')
    .map(({ parameters, pointer, related }) => [
      pointer,
      parameters.letters,
      ...related.map((one) => `${one.file} ${one.pointer}`),
    ]);
}

const sans = { family: 'Sans', file: 'latin.woff2' };
const withSubset = (unicodeRange: string) => ({
  ...sans,
  subsets: [{ file: 'accents.woff2', unicodeRange }],
});

describe('the letters of the text font', () => {
  test('are those of every text, with the first place of each', () => {
    const found = find({ theme: { textFont: sans }, title: 'Réparations ÀÀ' });
    expect(found).toEqual([
      ['/theme/textFont/family', 'é À', 'site.manifest.json /pages/repairs/title'],
    ]);
    const prices = '["By the hour — ½ of an écu, or ¢."]';
    expect(find({ theme: { textFont: sans }, prices })).toEqual([
      ['/theme/textFont/family', 'é', 'files/text/prices.txt /0'],
    ]);
  });

  test('are those of words that the engine brings, too, which stand nowhere in the site', () => {
    expect(find({ theme: { textFont: sans }, language: 'pt' })).toEqual([
      ['/theme/textFont/family', 'ç á', 'site.manifest.json /theme/textFont/family'],
    ]);
  });

  test('may be in a further subset, as far as its range goes', () => {
    const title = 'Réparé: Ω';
    expect(find({ theme: { textFont: withSubset('U+E0-FF, U+3??') }, title })).toEqual([]);
    const [found] = find({ theme: { textFont: withSubset('U+E0-FF') }, title });
    expect(found).toMatchObject(['/theme/textFont/family', 'Ω', expect.anything()]);
  });

  test('are put together of a letter and its accent, where the font has both', () => {
    const textFont = { family: 'Marks', file: 'marks.woff2' };
    expect(find({ theme: { textFont }, title: 'Réparé' })).toEqual([]);
    expect(find({ theme: { textFont }, title: 'Straße' })).toMatchObject([
      [expect.anything(), 'ß', expect.anything()],
    ]);
  });

  test('are not known of a font without a file, nor of one that cannot be read', () => {
    expect(find({ theme: { textFont: { family: 'System' } }, title: 'Réparé' })).toEqual([]);
    const textFont = { ...sans, weights: [{ file: 'mark.svg', weight: '700' }] };
    expect(find({ theme: { textFont }, title: 'Réparé' })).toEqual([]);
  });
});

test('the letters of the display font are those of headings', () => {
  const theme = { displayFont: sans };
  expect(find({ theme, prices: '["An écu."]' })).toEqual([]);
  expect(find({ theme, prices: '[{ "Écus": "Many." }]' })).toEqual([
    ['/theme/displayFont/family', 'É', 'files/text/prices.txt /0/Écus'],
  ]);
});
