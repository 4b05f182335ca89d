import { expect, test } from 'vitest';
import type { Site } from '../../../engine/model/site';
import { outlineOf } from '../../../engine/site/view-of';
import { buildBlockSite } from '../entry/block-site';

const home = (site: Site) => outlineOf(site, 'home');

const picture = { src: 'a.webp', alt: 'A tree' };

test('a picture says what it shows, a decorative one nothing', () => {
  const imageOf = (image: object) =>
    home(buildBlockSite({ type: 'text', items: ['A'] }, { image })).image;
  expect(imageOf(picture)?.alt).toBe('A tree');
  expect(imageOf({ ...picture, decorative: true })?.alt).toBe('');
});

test('an invitation that leads to a page that is not shown is none', () => {
  const invite = (link: object) => {
    const callToAction = { heading: 'Write', text: 'Do.', link };
    return home(buildBlockSite({ type: 'text', items: ['A'] }, { callToAction })).callToAction;
  };
  expect(invite({ page: 'hidden' })).toBeUndefined();
  expect(invite({ href: 'https://a.example', label: 'A' })).toEqual({
    layout: 'strip',
    heading: 'Write',
    text: ['Do.'],
    link: { href: 'https://a.example', label: 'A' },
  });
});

test('a form has its id, and keeps its provider to itself', () => {
  const [block] = home(buildBlockSite({ type: 'form', form: 'contact' })).blocks;
  expect(block).toMatchObject({ form: { id: 'contact', withoutScript: ['Write to us.'] } });
  expect(JSON.stringify(block)).not.toContain('forms.example.com');
});

test('a view has a block for each of its page, even where nothing is left in it', () => {
  const blocks = [
    { type: 'cards', heading: 'One', cards: [{ page: 'hidden' }] },
    { type: 'children', heading: 'Two' },
    { type: 'content', file: 'text.txt' },
    { type: 'cards', heading: 'Four', cards: [{ page: 'home' }] },
    {
      type: 'carousel',
      label: 'Five',
      slides: [{ image: picture, caption: 'A', link: { page: 'hidden' } }],
    },
  ];
  const views = home(buildBlockSite(undefined, { blocks })).blocks;
  expect(views.map(({ type }) => type)).toEqual(blocks.map(({ type }) => type));
  expect(views[0]).toMatchObject({ heading: 'One', cards: [] });
  expect(views[4]).toMatchObject({ slides: [{ caption: 'A' }] });
});

test('a link to a file has its published address, its kind and its size', () => {
  const callToAction = { heading: 'Read', link: { file: 'papers/prices.pdf', label: 'Prices' } };
  const items = ['Our [*new* list](file:papers/list.zip).', { More: ['[One](file:one.csv)'] }];
  const view = home(buildBlockSite({ type: 'text', items }, { callToAction }));
  expect(view.callToAction?.link).toEqual({
    href: '/downloads/prices.pdf',
    label: 'Prices (PDF, 240\u00a0kB)',
  });
  const [block] = view.blocks;
  expect(JSON.stringify(block)).toContain('"href":"/downloads/list.zip"');
  expect(JSON.stringify(block)).toContain('" list (ZIP, 240\u00a0kB)"');
  expect(JSON.stringify(block)).toContain('"One (CSV, 240\u00a0kB)"');
});

test('a card may lead to a file or elsewhere; what a file is stands on its button or in its title', () => {
  const cards = [
    { href: 'https://a.example/', title: 'There', text: 'Far *away*.' },
    { file: 'a.pdf', title: 'Prices' },
    { file: 'a.pdf', title: 'Prices', buttonLabel: 'Open' },
  ];
  const [block] = home(buildBlockSite({ type: 'cards', cards })).blocks;
  const size = '(PDF, 240\u00a0kB)';
  expect(block).toMatchObject({
    cards: [
      { href: 'https://a.example/', title: 'There', label: 'There', button: false },
      { href: '/downloads/a.pdf', title: `Prices ${size}`, button: false },
      { href: '/downloads/a.pdf', title: 'Prices', label: `Open ${size}`, button: true },
    ],
  });
});
