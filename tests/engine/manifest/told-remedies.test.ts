// What a finding tells its author to do fits what was written.
import { describe, expect, test } from 'vitest';
import { findIn } from './site-changes';

const image = { src: 'mark.svg', alt: 'A clock face' };

const hints = (change: Parameters<typeof findIn>[0], code: string): string[] =>
  findIn(change).flatMap((found) => (found.code === code ? [found.hint] : []));

const withBlocks = (...blocks: object[]) => ({
  pages: { home: { path: '/', title: 'Clocks', summary: 'What we do.', blocks } },
  menus: [],
});

describe('a text in place of an object', () => {
  test('is a choice of one of its members', () => {
    expect(hints({ theme: { buttons: 'pill' } }, 'wrong-type')).toEqual([
      'Write { "shape": "pill" }.',
    ]);
  });

  test('is what the object is called by', () => {
    const table = { columns: ['Day'], rows: [['Monday']] };
    expect(hints(withBlocks({ type: 'table', table }), 'wrong-type')).toEqual([
      'Write { "heading": "Day" }.',
    ]);
  });
});

test.each([
  'https://www.youtube.com/playlist?list=PLabc123',
  'https://www.youtube.com/@harbourclocks',
])('a list of films cannot be shown: %s', (show) => {
  const embed = { type: 'embed', service: 'tube', show, title: 'Cleaning', image };
  const found = hints(
    { ...withBlocks(embed), services: { tube: { type: 'youtube' } } },
    'unfit-show',
  );
  expect(found).toEqual([expect.stringContaining('Name one film')]);
});

test('the path of an endpoint has no query', () => {
  const provider = { type: 'post', origin: 'https://forms.harbour.net', path: '/f?id=5' };
  const form = {
    ...{ title: 'Write', fields: [], submit: 'Send', sending: 'Sending', provider },
    ...{ success: { message: 'Thanks.' }, failure: { message: 'Not sent.' } },
  };
  expect(hints({ forms: { enquiry: form } }, 'wrong-format')).toEqual([
    'It cannot contain "?": write "/f". If the service takes "id" with the answers, say it in "hidden".',
  ]);
});

test('a place in words leads nowhere', () => {
  const contact = { type: 'directions', label: 'The way', value: '1 Quay, Harbour', icon: 'own' };
  expect(hints({ contacts: [contact] }, 'unsafe-address')).toEqual([
    expect.stringContaining('a map or a route planner'),
  ]);
});

test.each(['google1234567890abcdef.html', 'BingSiteAuth.xml'])(
  'the proof %s is said in the settings of the site',
  (name) => {
    expect(hints({ site: { rootFiles: { [name]: ['x'] } } }, 'wrong-name')).toEqual([
      expect.stringContaining('"verification" of "site"'),
    ]);
  },
);
