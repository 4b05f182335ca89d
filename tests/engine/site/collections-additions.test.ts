// Not quick: sites of a thousand items.
// What further items, and items that expire, change of the pages of lists: nothing that was there.
import { expect, test } from 'vitest';
import type { Site } from '../../../engine/model/site';
import { viewOf } from '../../../engine/site/view-of';
import { buildOf, source } from './collections-site';

const day = 24 * 60 * 60 * 1000;
const first = Date.UTC(2030, 0, 1);
const toDay = (index: number): string => new Date(first + index * day).toISOString().slice(0, 10);

/** The site with further news, one for each of some days from 2030 on, each of which expires later. */
function buildMany(count: number, { every = 30, expired = 0 } = {}): Site {
  const names = Array.from({ length: count }, (_, index) => `files/news/more-${index}.md`);
  const end = count * every;
  const toText = (index: number): string =>
    `---\ntitle: More ${index}\ndate: ${toDay(index * every)}\nexpires: ${toDay(end + index)}\nsummary: Number ${index}.\ntags: [house]\n---\n\nText ${index}.\n`;
  const kind = source.files.get('news/radio.md');
  if (kind === undefined) throw new Error('The site has that item');
  const files = new Map([...source.files, ...names.map((name) => [name.slice(6), kind] as const)]);
  const texts = new Map(names.map((name, index) => [name, toText(index)]));
  return buildOf(texts, new Date(first + (end + expired) * day), { ...source, files });
}

const listNumbered = (one: Site): string[] =>
  Object.keys(one.pages).filter((id) => /:(?:.*\/)?page\/\d+$/.test(id));

/** A thousand steps one by one take minutes: some of them are taken at once, the first ones of a page and the last ones alone. */
const steps = process.env.PLINTH_CASES
  ? Array.from({ length: 1001 }, (_, index) => index)
  : [0, 6, 7, 12, 13, 99, 100, 1000];

const timeout = 1_800_000;

test('numbered pages stay as they are over a thousand additions', { timeout }, () => {
  let before = buildMany(0);
  for (const count of steps) {
    const after = buildMany(count);
    for (const id of listNumbered(before))
      expect(viewOf(after, id), `${id} at ${count}`).toEqual(viewOf(before, id));
    before = after;
  }
  expect(listNumbered(before).length).toBeGreaterThan(150);
});

test('an item that expires leaves its own pages of lists, and changes no other', {
  timeout,
}, () => {
  const count = process.env.PLINTH_CASES ? 1000 : 100;
  const idsOf = (view: ReturnType<typeof viewOf>): (string | undefined)[] =>
    Object.values(view.itemLists ?? {}).flatMap(({ cards }) => cards.map(({ href }) => href));
  let [before, last] = [buildMany(count, { every: 1 }), 0];
  for (const expired of steps.filter((step) => step <= count)) {
    const after = buildMany(count, { every: 1, expired });
    const gone = new Set(
      Array.from({ length: expired - last }, (_, index) => `/news/more-${last + index}`),
    );
    expect(listNumbered(after)).toEqual(listNumbered(before));
    for (const id of listNumbered(before)) {
      const [had, has] = [viewOf(before, id), viewOf(after, id)];
      if (idsOf(had).some((href) => gone.has(href ?? '')))
        expect(idsOf(has), id).toEqual(idsOf(had).filter((href) => !gone.has(href ?? '')));
      else expect(has, `${id} at ${expired}`).toEqual(had);
    }
    [before, last] = [after, expired];
  }
});
