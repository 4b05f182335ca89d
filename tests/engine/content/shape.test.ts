import { expect, test } from 'vitest';
import { resolve } from '../../../engine/content/shape/shape';
import { allConcepts } from '../../../engine/generated/all-concepts';
import type { CardsBlockConfig } from '../../../engine/generated/manifest';
import { shape } from '../../../engine/generated/shape';
import type { ConceptResolvers, Resolver } from '../../../engine/model/resolver';

/** Pages that begin with "draft" are not shown. */
const concepts: ConceptResolvers = {
  ...allConcepts,
  'running-text': (text) => [text.toUpperCase()],
  image: ({ src }) => ({ src, alt: '', width: 1, height: 1 }),
  link: ({ page = '' }) => (page.startsWith('draft') ? undefined : { href: page, label: page }),
  card: ({ page = '' }) =>
    page.startsWith('draft')
      ? undefined
      : { href: page, label: page, title: page, text: [], button: false },
};

const ways = { concepts, resolver: { shape } as Resolver };

const cards: CardsBlockConfig = {
  type: 'cards',
  layout: 'tile',
  text: 'Some words',
  cards: [{ page: 'draft' }, { page: 'shown' }],
  effect: 'none',
};

test('concepts are replaced, at every depth; all else stays', () => {
  expect(resolve('block', cards, ways)).toEqual({
    type: 'cards',
    layout: 'tile',
    text: ['SOME WORDS'],
    cards: [{ href: 'shown', label: 'shown', title: 'shown', text: [], button: false }],
    effect: 'none',
  });
});

test('what becomes nothing is left out, of an object as of a list', () => {
  const carousel = resolve(
    'blocks/carousel',
    {
      type: 'carousel',
      layout: 'bleed',
      label: 'Views',
      slides: [
        { image: { src: 'a.webp', decorative: true }, caption: 'One', link: { page: 'draft-a' } },
        { image: { src: 'b.webp', decorative: true }, caption: 'Two', link: { page: 'b' } },
      ],
      effect: 'none',
    },
    ways,
  );
  expect(carousel.slides.map(({ link }) => link?.href)).toEqual([undefined, 'b']);
  expect(carousel.slides.map((slide) => 'link' in slide)).toEqual([false, true]);
});

// The compiler runs these: an error that is expected and does not come is an error.
test('resolvers and the types of what they make cannot part', () => {
  const { card: _, ...withoutCard } = allConcepts;
  // @ts-expect-error a concept without its resolver
  withoutCard satisfies ConceptResolvers;
  // @ts-expect-error a resolver that no type knows
  ({ ...allConcepts, effect: () => 'none' }) satisfies ConceptResolvers;
  // @ts-expect-error a resolver that makes something else
  ({ ...allConcepts, link: () => 'href' }) satisfies ConceptResolvers;
  const link = (given: number) => ({ href: `${given}`, label: '' });
  // @ts-expect-error a resolver that takes something else
  ({ ...allConcepts, link }) satisfies ConceptResolvers;
  // @ts-expect-error the link of a slide may be absent
  (view: ReturnType<typeof resolve<'blocks/carousel'>>) => view.slides[0]?.link.href;
  expect(Object.keys(withoutCard)).toHaveLength(Object.keys(allConcepts).length - 1);
});
