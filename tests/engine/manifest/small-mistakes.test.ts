// Mistakes of one value, each of which is one finding where the value stands.
import { describe, expect, test } from 'vitest';
import type { BlockConfig } from '../../../engine/generated/manifest';
import { checkFields } from '../../../engine/manifest/checks/forms/fields';
import { findReservedNameReason } from '../../../engine/manifest/checks/forms/forms';
import { engineContract } from '../../engine-contract';
import { findIn, outline } from './site-changes';

const errors = (change: Parameters<typeof findIn>[0]) =>
  outline(findIn(change).filter(({ severity }) => severity === 'error'));

describe('a notice', () => {
  const notice = (dates: object) => ({
    site: { timeZone: 'Europe/Berlin', notice: { text: 'Closed.', ...dates } },
  });

  test.each([
    [{ until: '2027-02-30' }, ['impossible-day /site/notice/until']],
    [{ until: '2027-02-29T18:00' }, ['impossible-day /site/notice/until']],
    [{ from: '2099-04-31', until: '2099-02-28' }, ['impossible-day /site/notice/from']],
    [{ until: '2028-02-29' }, []],
    [{ until: '2099-02-28T18:00' }, []],
  ])('of %j', (dates, expected) => {
    expect(errors(notice(dates))).toEqual(expected);
  });

  const past = ['note past-notice /site/notice/until'];

  test.each([
    ['2027-01-06', '2027-01-06T22:59:00Z', []],
    ['2027-01-06', '2027-01-06T23:00:00Z', past],
    ['2027-01-06T18:00', '2027-01-06T16:59:00Z', []],
    ['2027-01-06T18:00', '2027-01-06T17:00:00Z', past],
  ])('until %s is a note when it is past: at %s', (until, now, expected) => {
    const found = findIn(notice({ until }), { now: new Date(now) });
    expect(found.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`)).toEqual(
      expected,
    );
  });
});

test.each([
  ['2099-05-01T10:00:00Z', 'such as "2099-05-01T10:00".'],
  ['2099-05-01 10:00+02:00', 'without a time zone'],
])('an instant with its zone is not a minute by the clocks of the site: %s', (until, remedy) => {
  const [found, ...more] = findIn({ site: { notice: { text: 'Closed.', until } } });
  expect([found?.code, more]).toEqual(['wrong-format', []]);
  expect(found?.hint).toContain(remedy);
});

describe('what one layout of a block shows', () => {
  const given = { steps: [], video: {}, beside: { contacts: true } };

  test.each([
    ['feature', 'steps', 'scroll'],
    ['hero', 'video', 'film'],
    ['form', 'beside', 'split'],
  ] as const)('is told in another: %s, %s', (type, member, layout) => {
    const check = (chosen: string) => {
      const block = { type, layout: chosen, [member]: given[member] } as unknown as BlockConfig;
      return engineContract.blocks.get(type)?.entry?.check?.(block);
    };
    const params = { member, layout, chosen: 'plain' };
    expect(check('plain')).toEqual([{ at: `/${member}`, cause: { code: 'other-layout', params } }]);
    expect(check(layout)).toEqual([]);
  });

  test.each([
    ['hero', 'film', ['empty-layout']],
    ['feature', 'scroll', ['empty-layout']],
    ['feature', 'row', ['empty-layout']],
    ['hero', 'split', []],
    // This layout puts the words next to the form.
    ['form', 'split', []],
  ] as const)('is missing where that layout is chosen: %s, %s', (type, layout, codes) => {
    const block = { type, layout } as unknown as BlockConfig;
    const found = engineContract.blocks.get(type)?.entry?.check?.(block);
    expect(found?.map(({ cause }) => cause.code)).toEqual(codes);
  });
});

test('a field that is there already is never the one that was meant', () => {
  const hintOf = (field: object): string | undefined => {
    const enquiry = makeForm([{ type: 'text', name: 'town', label: 'Town', ...field }]);
    return findIn({ forms: { enquiry } }).find(({ code }) => code === 'unknown-field')?.hint;
  };
  expect(hintOf({ maxLenght: 5, maxLength: 3 })).not.toContain('Did you mean');
  expect(hintOf({ maxLenght: 5 })).toContain('Did you mean "maxLength"');
  expect(hintOf({ requird: true })).toContain('Did you mean "required"');
});

describe('what is said of a field', () => {
  const text = { type: 'text', name: 'town', label: 'Town' };
  const hintsOf = (field: object): string[] =>
    findIn({ forms: { enquiry: makeForm([field]) } })
      .filter(({ code }) => code !== 'placeholder-id')
      .map(({ code, hint }) => `${code}: ${hint}`);

  test.each([
    ['first name', 'It cannot contain a space: write "first_name".'],
    ['naïve', 'It cannot contain "ï": write "naive".'],
    ['item[0]', 'It cannot contain "[" or "]": write "item_0".'],
    ['Über uns', 'It cannot contain "Ü" or a space: write "Ueber_uns".'],
    ['straße', 'It cannot contain "ß": write "strasse".'],
    ['__proto__', 'It cannot begin with "_": write "proto".'],
    ['_subject', 'It cannot begin with "_": write "subject".'],
    ['имя', expect.stringContaining('letters from A to Z, digits')],
    ['<b>', expect.stringContaining('letters from A to Z, digits')],
  ])('a name that cannot be sent says why: %s', (name, hint) => {
    const found = findIn({ forms: { enquiry: makeForm([{ ...text, name }]) } });
    expect(found.filter(({ code }) => code === 'wrong-format')).toMatchObject([{ hint }]);
  });

  test.each([
    ['^$a', true],
    ['$[0-9]+', true],
    ['\\$[0-9]+', false],
    ['[$€][0-9]+', false],
    ['^[0-9]+$', false],
    ['a$b?', false],
    ['a|$b', false],
    ['^$', false],
  ])('what stands behind the end of an answer is never there: %s', (expression, isFound) => {
    const found = hintsOf({ ...text, pattern: { expression, message: 'Write an amount.' } });
    expect(found.some((one) => one.startsWith('broken-pattern'))).toBe(isFound);
  });

  test.each([
    ['no', 'wrong-type: Write false.'],
    ['Ja', 'wrong-type: Write true.'],
    [0, 'wrong-type: Write false.'],
    ['perhaps', 'wrong-type: For example: true'],
  ])('a setting that is true or false is named where it is another word: %s', (required, hint) => {
    expect(hintsOf({ ...text, required })).toEqual([hint]);
  });

  test.each([
    ['[0-9]{{5}', 3, true],
    ['\\d\\d-[A-Z]+', 3, true],
    ['[0-9]{{5}', 5, false],
    ['[A-Z]*x?', 1, false],
    ['a|[0-9]{{9}', 3, false],
    ['(?:[0-9]{{9})?', 3, false],
    ['\\p{{L}{{9}', 3, false],
    ['^[A-Z]{{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{{2}$', 8, false],
  ])('%s with at most %s characters lets nothing fit: %s', (expression, maxLength, isShort) => {
    const field = { ...text, maxLength, pattern: { expression, message: 'Otherwise.' } };
    expect(hintsOf(field).some((one) => one.startsWith('broken-pattern'))).toBe(isShort);
  });

  test.each([
    [
      '/^\\d{{5}$/',
      'Write "^\\\\d{{5}$". Slashes that belong to an answer are written as "\\\\/".',
    ],
    ['[0-9]{{5}}', 'Write "[0-9]{{5}".'],
    ['^[\\w-]+@[a-z]+$', 'Write "^[\\\\w\\\\-]+@[a-z]+$".'],
    ['[A-Z(]+', 'Write "[A-Z\\\\(]+".'],
    ['[A-Z', 'Correct it, or leave the pattern out.'],
    ['(?i)[a-z]+', 'Leave it out, and write small and capital letters, such as "[A-Za-z]".'],
    ['[[:alpha:]]+', 'Write "[\\\\p{{L}]+".'],
    ['\\A[0-9]+\\z', 'Write "[0-9]+".'],
    ['(?P<y>[0-9]+)', 'Write "(?<y>[0-9]+)".'],
    ['[0-9]++', 'Write "[0-9]+".'],
  ])('the expression %s is corrected as a file has it', (expression, hint) => {
    const found = hintsOf({ ...text, pattern: { expression, message: 'Write it otherwise.' } });
    expect(found).toEqual([`broken-pattern: ${hint}`]);
  });

  test('a brace of an expression that is not doubled is one, whatever stands before it', () => {
    const pattern = { expression: '^\\d{5}$', message: 'Write five digits.' };
    expect(hintsOf({ ...text, pattern })).toEqual([
      expect.stringMatching(/^unknown-variable: .*Write \{\{ for a literal brace/),
    ]);
  });

  test('an option without a value is the prompt of its field', () => {
    const options = [
      { value: '', label: 'Please choose' },
      { value: 'a', label: 'Repairs' },
    ];
    expect(hintsOf({ type: 'select', name: 'topic', label: 'Topic', options })).toEqual([
      expect.stringContaining('is the "prompt" of its field'),
    ]);
  });

  test.each([
    ['^(a+)+$', true],
    ['(?:[a-z]+)*', true],
    ['(\\d*)*', true],
    ['(a|b)+', false],
    ['(?:[A-Z][A-Z]\\d+)+', false],
    ['([0-9][0-9] ?)+', false],
  ])('with the expression %s, a browser could wait for ever: %s', (expression, isSlow) => {
    const pattern = { expression, message: 'Write it otherwise.' };
    const found = hintsOf({ ...text, pattern });
    expect(found.some((one) => one.startsWith('broken-pattern'))).toBe(isSlow);
  });
});

test.each([
  [
    'http://forms.example.net',
    'Write "https://forms.example.net": without https, others could read what is sent.',
  ],
  ['forms.example.net', 'Did you mean "https://forms.example.net"?'],
  ['https://forms.example.net/c?x=1', 'Did you mean "https://forms.example.net"?'],
  ['Self', expect.stringContaining('"self" for one on the site')],
])('the origin of a service is found in what was written: %s', (origin, hint) => {
  const field = { type: 'text', name: 'town', label: 'Town' };
  const form = { ...makeForm([field]), provider: { type: 'post', origin, path: '/c' } };
  const found = findIn({ forms: { enquiry: form } });
  expect(found.filter(({ code }) => code === 'wrong-format')).toMatchObject([{ hint }]);
});

test('fields whose names differ in capitals are one for many services', () => {
  const fields = ['town', 'Town', 'county'].map((name) => ({ type: 'text', name, label: name }));
  expect(outline(findIn({ forms: { enquiry: makeForm(fields) } }))).toContain(
    'similar-field-name /forms/enquiry/fields/1/name /forms/enquiry/fields/0/name',
  );
});

test.each([
  [['other.example.org'], ['other-domain /site/rootFiles/CNAME/0']],
  [['https://www.example.com/'], ['other-domain /site/rootFiles/CNAME/0']],
  [['WWW.Example.com', ''], []],
])('the domain that a host is told is that of the site: %j', (lines, expected) => {
  const site = { origin: 'https://www.example.com', rootFiles: { CNAME: lines } };
  expect(outline(findIn({ site })).filter((one) => one.startsWith('other'))).toEqual(expected);
});

describe('the days of a field', () => {
  const past = ['past-range /forms/enquiry/fields/0/max /forms/enquiry/fields/0/min'];

  test.each([
    [{ min: 'today', max: '2026-10-31' }, '2026-11-01T11:59Z', []],
    [{ min: 'today', max: '2026-10-31' }, '2026-11-01T12:00Z', past],
    [{ min: 'today+30', max: '2026-10-31' }, '2026-10-01T12:00Z', []],
    [{ min: 'today+31', max: '2026-10-31' }, '2026-10-01T12:00Z', past],
    [{ min: 'today-31', max: '2026-10-31' }, '2026-12-01T12:00Z', []],
    [{ min: 'today', max: 'today+14' }, '2026-12-01T12:00Z', []],
    [{ min: '2026-10-01', max: '2026-10-31' }, '2026-12-01T12:00Z', []],
    [{ min: '2026-10-01', max: 'today' }, '2026-09-01T12:00Z', []],
    [{ max: '2026-10-31' }, '2026-12-01T12:00Z', []],
    [{ min: 'today' }, '2026-12-01T12:00Z', []],
  ])('%j at %s leave some to choose, or are one finding', (days, now, expected) => {
    const field = { type: 'date', name: 'day', label: 'Day', ...days };
    const found = findIn({ forms: { enquiry: makeForm([field]) } }, { now: new Date(now) });
    expect(outline(found.filter(({ code }) => code === 'past-range'))).toEqual(expected);
  });
});

describe('what an outside service asks for', () => {
  test.each([
    ['https://player.vimeo.com/video/123456789?h=abcdef0123', '123456789/abcdef0123'],
    ['https://player.vimeo.com/video/123456789?badge=0&amp;h=abcdef0123', '123456789/abcdef0123'],
    ['https://vimeo.com/123456789/abcdef0123?share=copy', '123456789/abcdef0123'],
    ['https://vimeo.com/123456789#t=10', '123456789'],
  ])('of a film is taken from its address with its key: %s', (show, meant) => {
    const image = { src: 'mark.svg', alt: 'A clock face' };
    const embed = { type: 'embed', service: 'film', show, title: 'How a clock is cleaned', image };
    const home = { path: '/', title: 'Clocks', summary: 'What we do.', blocks: [embed] };
    const services = { film: { type: 'vimeo' } };
    const found = findIn({ services, pages: { home }, menus: [] });
    const [finding] = found.filter(({ code }) => code === 'unfit-show');
    expect(finding?.hint).toContain(`Did you mean "show": "${meant}"?`);
  });

  test.each([
    ['https://tour.harbour.net/', 'https://tour.harbour.net/tour1', 'tour1'],
    ['https://tour.harbour.net/', 'http://www.tour.harbour.net/a?b=1', 'a?b=1'],
    ['https://tour.harbour.net/', 'tour.harbour.net/tour1', 'tour1'],
    ['https://tour.harbour.net/a/', 'https://Tour.Harbour.net/a/tour1', 'tour1'],
    ['https://tour.harbour.net/', 'https://other.harbour.net/tour1', null],
    ['https://tour.harbour.net/', 'tour1', undefined],
    ['https://tour.harbour.net/', '?url=https://other.harbour.net/', undefined],
    ['https://archive.harbour.net/2020/', 'https://other.harbour.net/', undefined],
    ['https://tour.harbour.net/embed/', 'https://tour.harbour.net/list/1', null],
  ])('of a frame at %s is what follows it: %s', (frame, show, meant) => {
    const image = { src: 'mark.svg', alt: 'A clock face' };
    const embed = { type: 'embed', service: 'tour', show, title: 'A tour', image };
    const home = { path: '/', title: 'Clocks', summary: 'What we do.', blocks: [embed] };
    const services = { tour: { type: 'frame', name: 'Tour', frame } };
    const found = findIn({ services, pages: { home }, menus: [] });
    const [finding] = found.filter(({ code }) => code === 'unfit-show');
    expect(finding && (finding.parameters.near ?? null)).toBe(meant);
  });

  test.each([
    ['google1234567890abcdef.html', true],
    ['google-site-verification=abc', true],
    ['aB3dE5fG7hJ9', false],
  ])('of a site is the content of an element: %s', (google, isWrong) => {
    const found = findIn({ site: { verification: { google } } });
    expect(found.map(({ code }) => code).includes('wrong-format')).toBe(isWrong);
  });
});

test('a line with commas is one line of a file', () => {
  const rootFiles = { 'ads.txt': 'google.com, pub-1234, DIRECT' };
  const [finding] = findIn({ site: { rootFiles } });
  expect(finding?.hint).toContain('Write ["google.com, pub-1234, DIRECT"]');
});

test.each([
  ['© Harbour Clocks', true],
  ['(c) Harbour Clocks', true],
  ['Harbour Clocks (Co.)', false],
])('the sign of copyright stands before its years: %s', (holder, isWrong) => {
  const found = findIn({ footer: { columns: [], copyright: { from: 2019, holder } } });
  const [wrong] = found.filter(({ code }) => code === 'wrong-format');
  expect(wrong?.hint.startsWith('Who holds the copyright, without the sign')).toBe(
    isWrong ? true : undefined,
  );
});

test.each([
  ['/old/:id', true],
  ['/:year/:name', true],
  ['/wiki/Special:Pages', false],
  ['/a:b/:', false],
])('no host takes a part of an old address for any text: %s', (from, isWrong) => {
  const found = findIn({ redirects: [{ from, page: 'repairs' }] });
  expect(found.map(({ code }) => code).includes('unsafe-path')).toBe(isWrong);
});

describe('an address', () => {
  test.each([
    ['en', 'Did you mean "/en/"?'],
    ['en/', 'Did you mean "/en/"?'],
    ['/en', 'Did you mean "/en/"?'],
    ['/e n', expect.not.stringContaining('Did you mean')],
  ])('of a site below a path, %s, lacks slashes', (base, hint) => {
    const [finding] = findIn({ site: { base } });
    expect([finding?.code, finding?.hint]).toEqual(['wrong-format', hint]);
  });

  test.each(['https://old.example.com/x', 'data.courses'])('is made of %s by no slash', (at) => {
    const found = findIn({ sources: { courses: { url: 'https://example.com/x', at } } });
    expect(found.find(({ code }) => code === 'wrong-format')?.hint).not.toContain('Did you mean');
  });

  test('of frames ends with a slash', () => {
    const frame = 'https://tours.example.com/show';
    const found = findIn({ services: { tour: { type: 'frame', name: 'Tours', frame } } });
    expect(found.find(({ code }) => code === 'wrong-format')?.hint).toBe(
      `Did you mean "${frame}/"?`,
    );
  });

  test('of frames has a host of its own, not any', () => {
    const frame = 'https://*.example.com/';
    const found = findIn({ services: { tour: { type: 'frame', name: 'Tours', frame } } });
    expect(found.find(({ code }) => code === 'wrong-format')?.hint).not.toContain(frame);
  });

  test('nor to write an IP address in another way', () => {
    const tour = { type: 'frame', name: 'Tours', frame: 'https://[::1]/' };
    const hints = findIn({ services: { tour } }).map(({ hint }) => hint);
    expect(hints).not.toContainEqual(expect.stringContaining('::1'));
  });

  test.each([
    [
      'https://www.münchner-uhren.de',
      'Write the host as programs do: "https://www.xn--mnchner-uhren-wob.de".',
    ],
    ['www.example.com', 'Did you mean "https://www.example.com"?'],
  ])('of the site, %s, is written as programs do', (origin, hint) => {
    const [finding, ...more] = findIn({ site: { origin } });
    expect([finding?.code, finding?.pointer, finding?.hint, more]).toEqual([
      ...['wrong-format', '/site/origin', hint],
      [],
    ]);
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1'])(
    'of the site is none that only one computer has: %s',
    (origin) => {
      expect(outline(findIn({ site: { origin } }))).toEqual(['local-address /site/origin']);
    },
  );

  test('of a form is none that only one computer has', () => {
    const provider = { type: 'post', origin: 'https://localhost:3000', path: '/ask' };
    const enquiry = { ...makeForm([{ type: 'text', name: 'town', label: 'Town' }]), provider };
    expect(outline(findIn({ forms: { enquiry } }))).toContain(
      'local-address /forms/enquiry/provider/origin',
    );
  });

  const linkTo = (href: string) => {
    const links = [{ href, label: 'Ring' }];
    const copyright = { from: 2019, holder: 'A' };
    return findIn({ footer: { columns: [{ heading: 'More', links }], copyright } });
  };

  test.each([
    ['tel:+44 1632 960 123', /^Take the spaces out of it\./],
    ['https://www.exa mple.org/', /^Take the spaces out of it\./],
    ['https://www.example.org/ ', /^Take the spaces out of it\./],
    ['https://www.example.org/my prices.pdf', /"https:\/\/www\.example\.org\/my%20prices\.pdf"/],
    ['mailto:a@b.org?subject=Hello to you', /"mailto:a@b\.org\?subject=Hello%20to%20you"/],
    ['https://https://example.org/x', /^Write the beginning once: "https:\/\/example\.org\/x"\.$/],
    ['http://https//example.org', /^Write the beginning once: "https:\/\/example\.org"\.$/],
    ['https://user:word@example.org/', /^Take out what stands before the "@"/],
    ['https://example.org:99999/', /from 1 to 65535/],
    ['https://example.org:0', /from 1 to 65535/],
    ['https://…', /^Write a host/],
    ['https://example..org/', /^Write a host/],
    ['https://[::1', /^Write a host/],
  ])('that leads nowhere, %s, says why', (href, hint) => {
    const [finding, ...more] = linkTo(href);
    expect(finding?.code).toBe('unsafe-address');
    expect(finding?.hint).toMatch(hint);
    expect(more).toEqual([]);
  });

  test.each([
    'https://example.org:8443/a@b?c=d@e#f',
    'https://httpbin.example.org//x',
    'https://web.archive.org/web/2020/https://example.org/',
    'https://my_host.example.org./',
    'https://münchen.example/',
    'https://[2001:db8::1]:80/',
    'http://192.168.0.1/',
    'mailto:a@b.org?subject=Hello%20you',
    'tel:+441632960123',
  ])('that a browser opens, %s, has no finding', (href) => {
    expect(linkTo(href)).toEqual([]);
  });

  test('of a frame is not that of one computer', () => {
    const services = { tour: { type: 'frame', name: 'Tour', frame: 'https://localhost:8080/' } };
    const codes = findIn({ services }).map(({ code, pointer }) => `${code} ${pointer}`);
    expect(codes).toContain('local-address /services/tour/frame');
  });
});

const makeForm = (fields: readonly object[]) => ({
  ...{ title: 'Enquiry', submit: 'Send', sending: 'Sending', withoutScript: 'Call us.' },
  ...{ success: { message: 'Sent.', page: 'work' }, failure: { message: 'Not sent.' } },
  fields,
  provider: { type: 'post', origin: 'https://forms.example.org', path: '/in' },
});

test('a condition names no file, whose name nobody knows', () => {
  const fields = [
    { type: 'file', name: 'plan', label: 'Plan', accept: ['pdf'], maxSize: 2 },
    { type: 'text', name: 'scale', label: 'Scale', when: { field: 'plan', is: ['plan.pdf'] } },
  ];
  const found = findIn({ forms: { enquiry: makeForm(fields) } }).find(
    ({ code }) => code === 'unknown-option',
  );
  expect(found?.hint).toMatch(/^Name another field/);
});

describe('a redirect from the address of its page', () => {
  test.each([
    ['/work', 'redirect-loop'],
    ['/Work', 'redirect-shadowed'],
  ])('%s', (from, code) => {
    expect(outline(findIn({ redirects: [{ from, page: 'work' }] }))).toEqual([
      `${code} /redirects/0/from`,
    ]);
  });
});

describe('the pattern of a field', () => {
  const patterns = (expression: string) => ({
    forms: {
      enquiry: makeForm([
        {
          ...{ type: 'text', name: 'code', label: 'Code' },
          pattern: { expression, message: 'A code has digits.' },
        },
      ]),
    },
  });

  test.each([
    ['/^[0-9]+$/', true],
    ['/^[0-9]+$/i', true],
    ['/[0-9]+/i', true],
    ['/[a-z]+/', true],
    ['\\/[a-z]+\\/', false],
    ['/[a-z]+\\/', false],
    ['[0-9]+', false],
    ['(([a-z])+.)+[A-Z]([a-z])+', false],
    ['a*b*', false],
  ])('%s', (expression, isBroken) => {
    const codes = findIn(patterns(expression)).map(({ code }) => code);
    expect(codes.includes('broken-pattern')).toBe(isBroken);
    expect(codes).not.toContain('foreign-markup');
  });
});

describe('a file at the root', () => {
  const files = (...names: string[]) => ({
    site: { rootFiles: Object.fromEntries(names.map((name) => [name, ['x']])) },
  });

  test.each([
    ['Robots.txt', '"robots.txt" of the engine'],
    ['robots.txt', 'the engine'],
    ['REPAIRS', 'the page "repairs"'],
    ['con', 'a device of Windows'],
    ['lpt1.txt', 'a device of Windows'],
  ])('called %s', (name, owner) => {
    const [finding, ...more] = findIn(files(name));
    expect(finding?.message).toBe(`"${name}" cannot be a file of its own: ${owner} has that name.`);
    expect(more).toEqual([]);
  });

  test('beside one whose name differs in case', () => {
    expect(outline(findIn(files('humans.txt', 'Humans.txt')))).toEqual([
      'taken-root-file /site/rootFiles/Humans.txt',
    ]);
    expect(findIn(files('security.txt', 'console.txt', 'humans.txt'))).toEqual([]);
  });
});

test('nothing in a file at the root is markup', () => {
  const lines = ['**x**', 'a\nb', '<b>', '[a](page:repairs)'];
  expect(outline(findIn({ site: { rootFiles: { 'humans.txt': lines } } }))).toEqual([]);
});

test('a number with decimals is shown where a whole one is asked for', () => {
  const [finding] = findIn({ theme: { textFont: { family: 'Example', weight: 350.5 } } });
  expect(finding?.message).toContain('350.5');
});

test.each([
  ['http://api.example.com/rows', ['wrong-format /sources/rows/url']],
  ['http://127.0.0.1:8080/rows', []],
  ['https://api.example.com/rows', []],
])('rows of %s are asked for with encryption', (url, expected) => {
  const found = findIn({ sources: { rows: { url, type: 'json' } } });
  expect(outline(found.filter(({ code }) => code === 'wrong-format'))).toEqual(expected);
});

describe('a font', () => {
  const font = (more: object) => ({
    theme: { textFont: { family: 'Example', ...more } },
  });

  test.each([
    [{ weight: '9999 0' }, ['wrong-format /theme/textFont/weight']],
    [{ weight: '800 200' }, ['wrong-format /theme/textFont/weight']],
    [{ weight: '0' }, ['wrong-format /theme/textFont/weight']],
    [{ metrics: { sizeAdjust: 0 } }, ['out-of-range /theme/textFont/metrics/sizeAdjust']],
    [{ metrics: { sizeAdjust: 0.98 } }, ['out-of-range /theme/textFont/metrics/sizeAdjust']],
    [{ weight: '1 1000', metrics: { sizeAdjust: 98.5, lineGap: 0 } }, []],
    [{ weight: '400' }, []],
  ])('with %j', (more, expected) => {
    expect(errors(font(more))).toEqual(expected);
  });
});

describe('a form', () => {
  const field = (name: string, more: object = {}) => ({ type: 'text', name, label: name, ...more });
  const form = (fields: readonly object[]) => ({
    forms: {
      enquiry: {
        ...{
          title: 'Enquiry',
          submit: 'Send',
          sending: 'Sending',
          failure: { message: 'Not sent.' },
        },
        success: { message: 'Thank you.', page: 'home' },
        provider: { type: 'netlify' },
        fields,
      },
    },
  });

  test.each(['form-name', 'bot-field'])('of Netlify with a field called %s', (name) => {
    expect(errors(form([field(name)]))).toEqual([
      'reserved-field-name /forms/enquiry/fields/0/name',
    ]);
  });

  test.each([
    ['/f/your_form_id', ['placeholder-id /forms/enquiry/provider/path']],
    ['/f/YOUR-ID', ['placeholder-id /forms/enquiry/provider/path']],
    ['/your-request', []],
    ['/f/xdkgqabc', []],
  ])('that is sent to %s', (path, expected) => {
    const { forms } = form([field('first')]);
    const provider = { type: 'post', origin: 'https://forms.harbour-clocks.com', path };
    const found = findIn({ forms: { enquiry: { ...forms.enquiry, provider } } });
    expect(
      found.flatMap(({ code, pointer }) =>
        code === 'placeholder-id' ? [`${code} ${pointer}`] : [],
      ),
    ).toEqual(expected);
  });

  test('to an account whose ids say what they are called', () => {
    const { forms } = form([field('first')]);
    const ids = { publicKey: 'public_key', serviceId: 'Service ID', templateId: 'k3v9q' };
    const provider = { type: 'emailjs', ...ids };
    const found = findIn({ forms: { enquiry: { ...forms.enquiry, provider } } });
    expect(
      found.flatMap(({ code, pointer }) => (code === 'placeholder-id' ? [pointer] : [])),
    ).toEqual(['/forms/enquiry/provider/publicKey', '/forms/enquiry/provider/serviceId']);
  });

  test('with a page, and with what comes next in its place', () => {
    const { forms } = form([field('first')]);
    const success = { message: 'Thank you.', page: 'home', next: ['We call you.'] };
    const errorsOf = (own: object) =>
      errors({ forms: { enquiry: { ...forms.enquiry, success: own } } });
    expect(errorsOf(success)).toEqual(['one-of-two /forms/enquiry/success/next']);
    const [finding] = findIn({ forms: { enquiry: { ...forms.enquiry, success } } });
    expect(finding?.message).toBe('"success" cannot have both "page" and "next".');
    expect(errorsOf({ ...success, page: undefined })).not.toContain(
      'one-of-two /forms/enquiry/success/next',
    );
  });

  test('with an expression, which is no text that links and emphasis are looked for in', () => {
    const pattern = { expression: '([a-z]+)[A-Z]([a-z])', message: 'A name.' };
    const isForeign = (more: object): boolean =>
      findIn(form([{ ...field('first'), ...more }])).some(({ code }) => code === 'foreign-markup');
    expect(isForeign({ pattern })).toBe(false);
    expect(isForeign({ label: '[Name](page:home)' })).toBe(true);
  });

  test('with a condition that has a value twice', () => {
    const when = { field: 'kind', is: ['on', 'on'] };
    expect(errors(form([field('kind'), field('more', { when })]))).toEqual([
      'repeated-item /forms/enquiry/fields/1/when/is/1',
    ]);
  });
});

test.each([
  ['youtube', 'Remove "geo": only services of maps show a place.'],
  ['openstreetmap', 'Remove "show": a service of maps shows a place.'],
])('a block that asks %s for two things', (type, hint) => {
  const image = { src: 'mark.svg', decorative: true };
  const block = { type: 'embed', service: 'shown', title: 'Shown', image };
  const asked = { show: 'aqz-KE-bpKQ', geo: { latitude: 52, longitude: 13 } };
  const pages = {
    home: { path: '/', title: 'Home', summary: 'A home.', blocks: [{ ...block, ...asked }] },
  };
  const findings = findIn({
    ...{ pages, menus: [], footer: { columns: [], copyright: { from: 2019, holder: 'A' } } },
    services: { shown: { type } },
  }).filter(({ severity }) => severity === 'error');
  expect(outline(findings)).toEqual(['one-of-two /pages/home/blocks/0']);
  expect(findings[0]?.hint).toBe(hint);
});

/** One page with one block. */
const onHome = (block: object) => ({
  pages: { home: { path: '/', title: 'Home', summary: 'A home.', blocks: [block] } },
  ...{ menus: [], footer: { columns: [], copyright: { from: 2019, holder: 'A' } } },
});

describe('a price', () => {
  const price = (amount: number, currency: string) =>
    onHome({ type: 'prices', groups: [{ items: [{ name: 'A', price: { amount, currency } }] }] });
  const at = '/pages/home/blocks/0/groups/0/items/0/price/amount';

  test.each([
    [12.5, 'JPY'],
    [12.345, 'EUR'],
    [0.0005, 'KWD'],
  ])('of %d %s would be shown as another', (amount, currency) => {
    expect(errors(price(amount, currency))).toEqual([`rounded-amount ${at}`]);
  });

  test.each([
    [12, 'JPY'],
    [1.1, 'EUR'],
    [19.99, 'USD'],
    [1.005, 'KWD'],
  ])('of %d %s is shown as it is', (amount, currency) => {
    expect(errors(price(amount, currency))).toEqual([]);
  });
});

describe('a form and its host', () => {
  const form = (provider: object) => ({
    enquiry: {
      ...{ title: 'Enquiry', submit: 'Send', sending: 'Sending', provider },
      ...{ failure: { message: 'Not sent.' }, success: { message: 'Thank you.', page: 'home' } },
      fields: [{ type: 'text', name: 'a', label: 'A' }],
    },
  });
  const own = { type: 'post', origin: 'self', path: '/send' };

  test.each([
    [{ type: 'netlify' }, 'nginx', ['unfit-provider /forms/enquiry/provider/type /build/host']],
    [own, 'github-pages', ['unfit-provider /forms/enquiry/provider/origin /build/host']],
    [{ type: 'netlify' }, 'netlify', []],
    [own, 'nginx', []],
    [own, 'cloudflare-pages', []],
    [{ ...own, origin: 'https://forms.example.com' }, 'github-pages', []],
  ])('%j on %s', (provider, host, expected) => {
    expect(errors({ forms: form(provider), build: { host } })).toEqual(expected);
  });
});

test('a path with a segment that no disk can hold', () => {
  const path = `/${'x'.repeat(250)}`;
  expect(
    errors({
      redirects: [],
      pages: {
        home: { path: '/', title: 'A', summary: 'A.' },
        work: { path, title: 'B', summary: 'B.' },
        repairs: { path: '/repairs', title: 'C', summary: 'C.' },
      },
    }),
  ).toEqual(['unsafe-path /pages/work/path']);
});

test.each([
  ['gtm', 'To count visits, use goatcounter, matomo, plausible or umami.'],
  ['facebook', 'Link to it, or leave it out.'],
  ['hcaptcha', 'Leave it out.'],
])('the service %s is refused, with what there is instead', (type, hint) => {
  const found = findIn({ services: { one: { type } } });
  expect(found.map((finding) => [finding.code, finding.hint])).toEqual([['refused-service', hint]]);
});

test('a field that HTML knows is not called a property of form elements', () => {
  expect(findReservedNameReason('isindex', 'post')).toMatch(/^HTML /);
  expect(findReservedNameReason('submit', 'post')).toMatch(/^every form element/);
});

describe('what is sent along', () => {
  const markup = 'Source: <script>, **not** shown {company}';

  test('is shown to nobody, so nothing in it is markup', () => {
    const fields = [
      { type: 'text', name: 'clock', label: 'Clock' },
      { type: 'hidden', name: 'source', value: markup },
    ];
    const form = makeForm(fields);
    const provider = { ...form.provider, hidden: { _subject: markup } };
    const codes = findIn({ forms: { enquiry: { ...form, provider } } }).map(({ code }) => code);
    expect(codes).not.toContain('foreign-markup');
  });

  test('names variables that exist', () => {
    const form = makeForm([{ type: 'hidden', name: 'source', value: '{nobody}' }]);
    expect(outline(findIn({ forms: { enquiry: form } }))).toContain(
      'unknown-variable /forms/enquiry/fields/0/value',
    );
  });
});

test('a field beside the member that lacks it is one finding', () => {
  const found = findIn({ footer: { columns: [] }, copyright: { from: 2019, holder: 'A' } });
  expect(outline(found)).toEqual(['unknown-field /copyright']);
  expect(found[0]?.hint).toBe('Move it into "footer".');
});

test('a field of a member that is not there is one finding', () => {
  const copyright = { from: 2019, holder: 'A' };
  const found = findIn({ footer: undefined, copyright });
  expect(outline(found)).toEqual(['unknown-field /copyright']);
  expect(found[0]?.hint).toBe('Move it into "footer".');
});

test('text in the place of an object is answered by the members that the object needs', () => {
  const found = findIn({ site: { logo: 'mark.svg' }, footer: 'Harbour Clocks' });
  expect(found.map(({ pointer, hint }) => `${pointer} ${hint}`)).toEqual([
    '/site/logo Write { "src": "mark.svg", "alt": … }.',
    '/footer Write { "columns": …, "copyright": … } here.',
  ]);
});

test.each([
  ['www.harbour.net', '{ "href": "https://www.harbour.net", "label": … }'],
  ['mailto:us@harbour.net', '{ "href": "mailto:us@harbour.net", "label": … }'],
  ['page:work', '{ "page": "work" }'],
  ['work', '{ "page": "work" }'],
  ['Our work', '{ "page": … } here'],
])('a text in the place of a link says where it leads: %s', (link, meant) => {
  const columns = [{ heading: 'Pages', links: [link] }];
  const found = findIn({ footer: { columns, copyright: { from: 2019, holder: 'Us' } } });
  expect(found.map(({ hint }) => hint)).toEqual([`Write ${meant}.`]);
});

test.each([
  ['en-UK', 'Did you mean "en-GB"?'],
  ['jp', 'Did you mean "ja"?'],
])('the tag of the only language is one: %s', (language, hint) => {
  const found = findIn({ site: { language } });
  expect(found.map((one) => `${one.code} ${one.hint}`)).toEqual([`language-tag ${hint}`]);
});

test('the host alone of a service in a folder is never offered', () => {
  const count = { type: 'matomo', origin: 'https://a.net/matomo/', siteId: 1 };
  const [found] = findIn({ services: { count } });
  expect(found).toMatchObject({ code: 'wrong-format', pointer: '/services/count/origin' });
  expect(found?.hint).toContain('in a folder there cannot be named');
  expect(found?.parameters.near).toBeUndefined();
});

test('the currency that people call otherwise is named', () => {
  expect(findIn({ site: { currency: 'RMB' } }).map(({ hint }) => hint)).toEqual([
    'Did you mean "CNY"?',
  ]);
});

test('nobody has named the page of the search', () => {
  const found = findIn({ search: { path: '/work' } });
  expect(found.map(({ message }) => message)).toEqual([
    'The page "work" and the search have the same address.',
  ]);
});

test('an old address that is reserved cannot be chosen otherwise', () => {
  const found = findIn({ redirects: [{ from: '/index.html', page: 'work' }] });
  expect(found.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
    'reserved-path Remove it: no redirect can answer there.',
  ]);
});

describe('a path of a language that pages have, too', () => {
  const languages = { de: { name: 'Deutsch', path: '/work' } };

  test('is one finding, at the page above the others', () => {
    const page = (path: string) => ({ path, title: path, summary: `About ${path}.` });
    const pages = {
      deep: page('/work/a/b'),
      work: page('/work'),
      inner: page('/work/a'),
      home: page('/'),
    };
    const found = findIn({ languages, pages });
    expect(outline(found.filter(({ code }) => code === 'language-path'))).toEqual([
      'language-path /pages/work/path',
    ]);
  });
});

test('an expression that answers must fit holds no marks that readers see', () => {
  const pattern = { expression: '(*a*|[[A-Z]]|\\u00e4+|`b`|__c__)\\n', message: 'A, please.' };
  const fields = [{ type: 'text', name: 'town', label: 'Town', pattern }];
  const found = findIn({ forms: { enquiry: makeForm(fields) } });
  expect(found.filter(({ code }) => code === 'foreign-markup')).toEqual([]);
});

test.each(['Type', 'typ', 'tpye', 'kind', 'block'])('a type by another name is one: %s', (name) => {
  const block = { [name]: 'text', text: ['Words.'] };
  const home = { path: '/', title: 'Clocks', summary: 'What we do.', blocks: [block] };
  const found = findIn({ pages: { home }, menus: [] });
  expect(outline(found)).toEqual([`unknown-field /pages/home/blocks/0/${name}`]);
  expect(found[0]?.hint).toBe('Did you mean "type"?');
});

test.each([
  ['Inter, sans-serif', 'Write one name, without quotes: "Inter".'],
  ["'Open Sans'", 'Write one name, without quotes: "Open Sans".'],
  ['"Open Sans", Arial', 'Write one name, without quotes: "Open Sans".'],
  ['Söhne', expect.stringContaining('For example')],
])('a font is one name, not the list of a style sheet: %s', (family, hint) => {
  const found = findIn({ theme: { textFont: { family } } });
  expect(found.filter(({ code }) => code === 'wrong-format')).toMatchObject([{ hint }]);
});

describe('two fields with one label', () => {
  const find = (change: object) => {
    const name = { type: 'text', name: 'first', label: 'Name' };
    const fields = [
      name,
      { type: 'email', name: 'mail', label: 'E-mail' },
      { ...name, name: 'second', ...change },
    ];
    const forms = JSON.parse(JSON.stringify({ ask: { fields } }));
    return checkFields({ file: 'site.manifest.json', settings: { forms } } as never);
  };

  test.each([{}, { label: 'name ' }, { type: 'tel' }])('are a note: %j', (change) => {
    expect(find(change)).toMatchObject([
      { code: 'same-label', severity: 'note', pointer: '/forms/ask/fields/2/label' },
    ]);
  });

  test.each([
    { label: 'Names' },
    { hint: 'Of the child.' },
    { when: { field: 'mail', is: ['x'] } },
  ])('are none where something beside it tells them apart: %j', (change) => {
    expect(find(change).filter(({ code }) => code === 'same-label')).toEqual([]);
  });
});
