import { expect, test } from 'vitest';
import { type Resolvers, resolve } from '../../../engine/content/shape/shape';
import type { CardsBlockConfig } from '../../../engine/generated/manifest';
import { shape } from '../../../engine/generated/shape';

/** Pages that begin with "draft" are not shown. */
const resolvers = {
  'running-text': (text) => [text.toUpperCase()],
  'content/cell': () => [],
  'content/words': () => [],
  'content/parts': () => [],
  'content/file': () => [],
  'content-path': (path) => `/files/${path}`,
  'file-path': (path) => `/_site/${path}`,
  'page-id': (id) => `/${id}`,
  'form-id': () => {
    throw new Error('no form is asked for');
  },
  'service-id': (id) => ({ type: 'youtube', id }),
  'call-to-action': () => undefined,
  'opening-hours': () => {
    throw new Error('none here');
  },
  price: () => ({ text: '' }),
  image: ({ src }) => ({ src, alt: '', width: 1, height: 1 }),
  'download-path': (path) => ({ href: path, kind: 'PDF', size: '1 kB' }),
  'file-language': (code) => ({ code, name: code }),
  link: ({ page = '' }) => (page.startsWith('draft') ? undefined : { href: page, label: page }),
  card: ({ page = '' }) =>
    page.startsWith('draft')
      ? undefined
      : { href: page, label: page, title: page, text: [], button: false },
} satisfies Resolvers;

const cards: CardsBlockConfig = {
  type: 'cards',
  layout: 'tile',
  text: 'Some words',
  cards: [{ page: 'draft' }, { page: 'shown' }],
  effect: 'none',
};

test('concepts are replaced, at every depth; all else stays', () => {
  expect(resolve(shape, 'block', cards, resolvers)).toEqual({
    type: 'cards',
    layout: 'tile',
    text: ['SOME WORDS'],
    cards: [{ href: 'shown', label: 'shown', title: 'shown', text: [], button: false }],
    effect: 'none',
  });
});

test('what becomes nothing is left out, of an object as of a list', () => {
  const carousel = resolve(
    shape,
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
    resolvers,
  );
  expect(carousel.slides.map(({ link }) => link?.href)).toEqual([undefined, 'b']);
  expect(carousel.slides.map((slide) => 'link' in slide)).toEqual([false, true]);
});

// The compiler runs these: an error that is expected and does not come is an error.
test('resolvers and the types of what they make cannot part', () => {
  const { card: _, ...withoutCard } = resolvers;
  // @ts-expect-error a concept without its resolver
  withoutCard satisfies Resolvers;
  // @ts-expect-error a resolver that no type knows
  ({ ...resolvers, effect: () => 'none' }) satisfies Resolvers;
  // @ts-expect-error a resolver that makes something else
  ({ ...resolvers, link: () => 'href' }) satisfies Resolvers;
  // @ts-expect-error a resolver that takes something else
  ({ ...resolvers, link: (link: number) => ({ href: `${link}`, label: '' }) }) satisfies Resolvers;
  // @ts-expect-error the link of a slide may be absent
  (view: ReturnType<typeof resolve<'blocks/carousel'>>) => view.slides[0]?.link.href;
  expect(Object.keys(withoutCard)).toHaveLength(Object.keys(resolvers).length - 1);
});
