import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createHeadingIds,
  drawerId,
  mainId,
  relatedId,
  toBlockId,
  toDialogIds,
  toFieldIds,
  toMenuId,
  toPageIds,
  toSummaryId,
  toSwitcherId,
} from '../../../engine/content/addresses/element-ids';
import { toSlug } from '../../../engine/content/addresses/slug';

const { pattern } = JSON.parse(readFileSync('schemas/anchor.schema.json', 'utf8'));
const { pattern: fieldPattern } = JSON.parse(
  readFileSync('schemas/fields/text.schema.json', 'utf8'),
).properties.name;

const kinds = ['dialog', 'field', 'hint', 'error', 'name', 'summary', 'block', 'menu', 'a', 'b'];

/** Names that an author may write, likely to meet the engine's own. */
const name = fc
  .array(fc.constantFrom(...kinds, '1', '2'), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('-'))
  .filter((written) => new RegExp(pattern).test(written));
const fieldName = fc
  .array(fc.constantFrom(...kinds, '1', '_', '-'), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''))
  .filter((written) => new RegExp(fieldPattern).test(written));

/** All ids of ours that a page could have: each name once in what a manifest keeps unique. */
function listOwn(pages: readonly string[], people: readonly string[], fields: readonly string[]) {
  const blocks = [0, 1, 10].map(toBlockId);
  return [
    ...[mainId, drawerId, relatedId],
    ...pages.flatMap((page) => [toMenuId(page), toSwitcherId(page)]),
    ...blocks.flatMap((block) => [
      toSummaryId(block),
      ...people.flatMap((person) => Object.values(toDialogIds(block, person))),
      ...fields.flatMap((field) => Object.values(toFieldIds(block, field))),
    ]),
  ];
}

/** Characters that a slug has to decompose or omit. */
const odd = fc.constantFrom('_', '-', ' ', 'É', 'ß', 'ﬁ', '\u0301', '日', 'ا', '🕰', '1', 'a');

/** Each name also with what the engine might put behind or before it. */
const withParts = (one: fc.Arbitrary<string>) =>
  fc
    .uniqueArray(one, { minLength: 1, maxLength: 3 })
    .map((all) => [
      ...new Set(
        all.flatMap((own) => [
          own,
          ...kinds.flatMap((kind) => [`${own}-${kind}`, `${kind}-${own}`]),
        ]),
      ),
    ]);
const names = withParts(name);
const fieldNames = withParts(fieldName);

test('no two elements of the engine have one id, whatever pages, people and fields are called', () => {
  fc.assert(
    fc.property(names, names, fieldNames, (pages, people, fields) => {
      const ids = listOwn(pages, people, fields);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('none of them can be written, or come of a heading', () => {
  const allowed = new RegExp(pattern);
  fc.assert(
    fc.property(names, fieldNames, (written, fields) => {
      const own = listOwn(written, written, fields);
      expect(own.filter((id) => allowed.test(id))).toEqual([]);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(name, fc.string(), fc.string({ unit: odd })), (heading) => {
      const [id, ofOwn] = [heading, `_${heading}`].map(createHeadingIds([]));
      expect(id).toMatch(allowed);
      expect(ofOwn).toMatch(allowed);
    }),
  );
});

test('a text that knows the ids of all else gives its sections those that the whole page gives them', () => {
  const heading = fc.constantFrom('Prices', 'Prices 2', 'Hours', 'Prices 2 2', 'Hours 3');
  const texts = fc.array(fc.array(heading, { maxLength: 5 }), { maxLength: 4 });
  const written = fc.uniqueArray(fc.constantFrom('prices', 'prices-3', 'hours'));
  fc.assert(
    fc.property(written, texts, (wrote, headings) => {
      const own = wrote.map((id) => ({ id, pointer: '/id' }));
      const [first = [], ...inPage] = toPageIds([
        own,
        ...headings.map((all) => all.map((one) => ({ id: toSlug(one) }))),
      ]);
      expect(first).toEqual(wrote);
      const all = [...wrote, ...inPage.flat()];
      expect(new Set(all).size).toBe(all.length);
      for (const [index, ids] of inPage.entries()) {
        const others = all.filter((id) => !ids.includes(id));
        expect(headings[index]?.map(createHeadingIds(others))).toEqual(ids);
      }
    }),
  );
});
