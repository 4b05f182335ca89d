import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findIn, outline } from './site-changes';

const kept = JSON.parse(
  readFileSync('tests/invalid/redirect-loop/site.manifest.json', 'utf8'),
).pages;

const draft = { path: '/thanks', title: 'Thanks', summary: 'What comes next.', draft: true };

test('a home page that is a draft is one error, at its draft', () => {
  const pages = { ...kept, home: { ...kept.home, draft: true } };
  expect(outline(findIn({ pages }))).toEqual(['missing-home /pages/home/draft']);
});

test('a redirect to a draft is an error', () => {
  const redirects = [{ from: '/old', page: 'thanks' }];
  expect(outline(findIn({ pages: { ...kept, thanks: draft }, redirects }))).toEqual([
    'draft-target /redirects/0/page /pages/thanks/draft',
  ]);
});

test('a page that opens at a draft is an error, unless it is one itself', () => {
  const work = { ...kept.work, layout: 'switcher', defaultChild: 'thanks' };
  const thanks = { ...draft, parent: 'work' };
  expect(outline(findIn({ pages: { ...kept, work, thanks } }))).toEqual([
    'draft-target /pages/work/defaultChild /pages/thanks/draft',
  ]);
  const unfinished = { ...thanks, defaultChild: 'more', layout: 'switcher' };
  const more = { ...draft, path: '/more', title: 'More', summary: 'Even more.', parent: 'thanks' };
  expect(outline(findIn({ pages: { ...kept, thanks: unfinished, more } }))).toEqual([]);
});

test('a privacy page that is a draft is an error', () => {
  const found = findIn({ site: { privacy: 'thanks' }, pages: { ...kept, thanks: draft } });
  expect(outline(found)).toEqual(['draft-target /site/privacy /pages/thanks/draft']);
});

test('a form that ends at a draft is an error', () => {
  const { enquiry } = JSON.parse(
    readFileSync('tests/invalid/placeholder-id/site.manifest.json', 'utf8'),
  ).forms;
  const forms = { enquiry: { ...enquiry, success: { message: 'Sent.', page: 'thanks' } } };
  const pages = { ...kept, thanks: draft };
  expect(outline(findIn({ pages, forms }))).toContain(
    'draft-target /forms/enquiry/success/page /pages/thanks/draft',
  );
});

test('cards of nothing but drafts are one finding, which names them', () => {
  const more = { ...draft, path: '/more', title: 'More', summary: 'Even more.' };
  const at = (...cards: readonly object[]) => {
    const home = { ...kept.home, blocks: [{ type: 'cards', heading: 'What we do', cards }] };
    const found = findIn({ pages: { ...kept, home, thanks: draft, more } });
    return found.filter(({ pointer }) => pointer.startsWith('/pages/home'));
  };
  const [found, ...others] = at({ page: 'thanks' }, { page: 'more' }, { page: 'more' });
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    ...{ code: 'draft-cards', severity: 'warning', pointer: '/pages/home/blocks/0' },
    message: 'All cards of this block lead to drafts ("thanks" and "more"): builds leave it out.',
    hint: 'Publish one of these pages, or remove the block until then.',
  });
  for (const other of [{ page: 'work' }, { href: 'https://www.example.org', title: 'Else' }])
    expect(outline(at(other, { page: 'thanks' }))).toEqual([
      'draft-linked /pages/home/blocks/0/cards/1/page',
    ]);
});

test('a link to a draft is told wherever it stands, but in another draft', () => {
  const link = { page: 'thanks', label: 'Go on' };
  const items = ['See [this](page:thanks), or [our work](page:work).'];
  const blocks = [
    { type: 'action', heading: 'Go there', link },
    { type: 'text', items },
  ];
  const { enquiry } = JSON.parse(
    readFileSync('tests/invalid/placeholder-id/site.manifest.json', 'utf8'),
  ).forms;
  const found = findIn({
    forms: { enquiry: { ...enquiry, privacy: 'We keep [nothing](page:thanks).' } },
    pages: {
      ...kept,
      work: { ...kept.work, blocks, callToAction: { heading: 'Ask us', link } },
      thanks: { ...draft, blocks: [{ type: 'text', items: ['[Home](page:home)'] }] },
      more: { ...draft, path: '/more', title: 'More', blocks },
    },
  });
  const told = found.filter(({ code }) => code === 'draft-linked');
  expect(told.map(({ pointer }) => pointer).sort()).toEqual([
    '/forms/enquiry/privacy',
    '/pages/work/blocks/0/link/page',
    '/pages/work/blocks/1/items/0',
    '/pages/work/callToAction/link/page',
  ]);
});

test('links to a home page that is a draft say no more', () => {
  const lead = 'Go [home](page:home).';
  const pages = { ...kept, home: { ...kept.home, draft: true }, work: { ...kept.work, lead } };
  expect(outline(findIn({ pages }))).toEqual(['missing-home /pages/home/draft']);
});
