// Members under names that they have had: understood, reported, and placed where the file has them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renameFormer, toFormerPointer } from '../../../engine/manifest/text/former-names';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import type { Shape } from '../../../engine/model/shape';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { withTexts } from '../../site-texts';

const root = 'tests/sites/minimal';
const source = readSite(openWorkspace(root));
const manifest = JSON.parse(readFileSync(`${root}/site.manifest.json`, 'utf8'));

/** The minimal site with these headings. */
function validate(headings: unknown) {
  const text = JSON.stringify({ ...manifest, theme: { type: { headings } } }, null, 1);
  const changed = withTexts(source, { manifest: text });
  const { findings, publication } = validateSite(changed, engineContract);
  const places = findings.map(
    ({ code, pointer, line }) => `${code} ${pointer} ${text.split('\n')[line - 1]?.trim()}`,
  );
  return { places, headings: publication && mainOf(publication).manifest.theme.type?.headings };
}

const at = '/theme/type/headings';

test('a former name counts like the present one, with a warning', () => {
  expect(validate({ slides: 'upper' })).toEqual({
    places: [`deprecated ${at}/slides "slides": "upper"`],
    headings: { slideCase: 'upper' },
  });
});

test('of both, the present one counts', () => {
  expect(validate({ slides: 'upper', slideCase: 'written' })).toEqual({
    places: [`deprecated ${at}/slides "slides": "upper",`],
    headings: { slideCase: 'written' },
  });
});

test('what is wrong there is found where the file has it', () => {
  expect(validate({ slides: 'uper' }).places).toEqual([
    `deprecated ${at}/slides "slides": "uper"`,
    `not-allowed ${at}/slides "slides": "uper"`,
  ]);
  expect(validate({ slidesCase: 'upper' }).places).toEqual([
    `unknown-field ${at}/slidesCase "slidesCase": "upper"`,
  ]);
});

const shape: Shape = {
  manifest: { fields: { pages: { entries: { concept: 'page' } }, theme: { fields: {} } } },
  page: {
    fields: {
      blocks: { items: { fields: { to: { refersTo: 'page' } }, formerNames: { a: 'b' } } },
    },
    formerNames: { parts: 'blocks' },
  },
};

test('members are renamed within one another, in maps and lists', () => {
  const value = { pages: { 'x/y': { parts: [{ b: 1 }, { a: 2 }, 'a'] } }, theme: { a: 3 } };
  const renames = renameFormer(shape, 'manifest', value);
  expect(value).toEqual({
    pages: { 'x/y': { blocks: [{ b: 1 }, { b: 2 }, 'a'] } },
    theme: { a: 3 },
  });
  const find = (pointer: string): string => toFormerPointer(renames, pointer);
  expect(find('/pages/x~1y/blocks/1/b/deep')).toBe('/pages/x~1y/parts/1/a/deep');
  expect(find('/pages/x~1y/blocks/0/b')).toBe('/pages/x~1y/parts/0/b');
  expect(find('/pages/x~1y/blocksmith')).toBe('/pages/x~1y/blocksmith');
});
