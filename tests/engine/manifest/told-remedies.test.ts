// What a finding tells its author to do fits what was written.
import { describe, expect, test } from 'vitest';
import { findNearIcon } from '../../../engine/manifest/checks/links/near-icon';
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

test('an endpoint is its host and its path', () => {
  const provider = { type: 'post', origin: 'https://forms.harbour.net/f/abc', path: '/' };
  const form = {
    ...{ title: 'Write', fields: [], submit: 'Send', sending: 'Sending', provider },
    ...{ success: { message: 'Thanks.' }, failure: { message: 'Not sent.' } },
  };
  expect(hints({ forms: { enquiry: form } }, 'wrong-format')).toEqual([
    'Write "origin": "https://forms.harbour.net" and "path": "/f/abc".',
  ]);
});

test('members of a picture beside its place are one finding', () => {
  const gallery = { type: 'gallery', pictures: [image] };
  expect(hints(withBlocks(gallery), 'unknown-field')).toEqual([
    'Move "src" and "alt" into "image".',
  ]);
});

test('a film of another service is shown by an embed', () => {
  const feature = { type: 'feature', heading: 'A', items: ['B'], video: 'https://youtu.be/abc' };
  expect(hints(withBlocks(feature), 'wrong-type')).toEqual([
    expect.stringContaining('blocks of type "embed"'),
  ]);
});

test('a document ends in .md, and is read as nothing else', () => {
  const home = { path: '/', title: 'Clocks', summary: 'What we do.', document: 'text/home.txt' };
  const files = new Map([['text/home.txt', { kind: 'file' }]]) as never;
  const found = findIn({ pages: { home }, menus: [] }, { files });
  const told = found.filter(({ pointer, file }) => `${file}${pointer}`.includes('home'));
  expect(told.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
    'wrong-format The name of a document ends in ".md": call the file "text/home.md", here and in files/.',
  ]);
});

test.each([
  ['12,50', 'Write 12.5.'],
  ['8px', 'Write 8.'],
  ['1,200', 'For example: 10'],
  ['8 to 9', 'For example: 10'],
])('a number in quotes: %s', (radius, hint) => {
  expect(hints({ theme: { radius } }, 'wrong-type')).toEqual([hint]);
});

describe('in a text', () => {
  const told = (words: string) =>
    findIn(withBlocks({ type: 'text', items: [words] }))
      .filter(({ severity }) => severity === 'error')
      .map(({ code, hint }) => `${code} ${hint}`);
  const formula = 'Write formulas in characters, such as "x²", or show them as a picture.';

  test.each([
    [
      '[Times](page:home#How long).',
      'broken-link Write page:home#how-long: a heading is found by its words in small letters, with hyphens.',
    ],
    [
      '[Write](mailto:a@harbour.net?subject=Price of a clock)',
      'broken-link Write mailto:a@harbour.net?subject=Price%20of%20a%20clock: a space is "%20" in an address.',
    ],
    [
      '[Us](tel:+44 1632 960123)',
      'broken-link Write tel:+441632960123: a number to call has none.',
    ],
    ['[Us](“page:home”)', 'unsafe-address Write it without quotation marks: page:home.'],
    ['Ring {phone.', 'unknown-variable Close the brace: {phone}.'],
    [String.raw`It is $\frac{a}{b}$.`, `unknown-variable ${formula}`],
  ])('%s', (words, expected) => {
    expect(told(words)).toEqual([expected]);
  });

  test('braces that are helped in different ways are told one by one', () => {
    const items = ['Care {#care}', 'It is $m c^{2}$.', 'Dear {first name}'];
    const hints = findIn(withBlocks({ type: 'text', items })).map(({ hint }) => hint);
    expect(hints).toEqual([
      expect.stringContaining('headings have their ids'),
      formula,
      expect.stringContaining('{{'),
    ]);
  });

  test('no brace of a formula is single where all of them are doubled', () => {
    expect(told(String.raw`It is $$\frac{{1}}{{2}}$$.`)).toEqual([]);
  });
});

test.each([
  ['nb', 'Did you mean "nb-NO"? If not, add it to "languages".'],
  ['fr', 'Add it to "languages", or name one that is there.'],
  ['dx', 'Did you mean "da"? If not, add it to "languages".'],
])('near a language is the same elsewhere: %s', (language, hint) => {
  const languages = {
    'nb-NO': { name: 'Norsk', path: '/no' },
    da: { name: 'Dansk', path: '/da' },
  };
  const home = { path: '/', title: 'Clocks', summary: 'What we do.' };
  const own = { path: '/one', title: 'One', summary: 'Of one language.', language };
  const change = { languages, pages: { home, own }, menus: [] };
  expect(hints(change, 'unknown-language')).toEqual([hint]);
});

test('a language with a wrong tag is meant by its name, and by whoever names it rightly', () => {
  const languages = { ge: { name: 'Deutsch', path: '/de' } };
  const home = { path: '/', title: 'Clocks', summary: 'What we do.' };
  const own = { path: '/one', title: 'One', summary: 'Of one language.', language: 'de' };
  const change = { languages, pages: { home, own }, menus: [] };
  expect(hints(change, 'language-tag')).toEqual(['Did you mean "de"?']);
  expect(hints(change, 'unknown-language')).toEqual([]);
});

describe('a field', () => {
  const find = (field: object) => {
    const provider = { type: 'post', origin: 'https://forms.harbour.net', path: '/f' };
    const form = {
      ...{ title: 'Write', fields: [field], submit: 'Send', sending: 'Sending', provider },
      ...{ success: { message: 'Thanks.' }, failure: { message: 'Not sent.' } },
    };
    return findIn({ forms: { enquiry: form } })
      .filter(({ pointer }) => pointer.startsWith('/forms/enquiry/fields'))
      .map(({ code, pointer, hint }) => `${code} ${pointer.split('/').at(-1)} ${hint}`);
  };

  test.each([
    [true, /^foreign-markup label Remove the star: forms mark/],
    [false, /^foreign-markup label Remove the star, and write "required": true/],
  ])('has no star behind its label where required is %s', (required, expected) => {
    const field = { type: 'text', name: 'company', label: 'Company *', required };
    expect(find(field)).toEqual([expect.stringMatching(expected)]);
    expect(find({ ...field, label: 'Company' })).toEqual([]);
  });

  test('asks with other words than its answers', () => {
    const options = [{ value: 'a', label: 'A clock' }];
    const field = { type: 'select', name: 'kind', label: 'Kind', options };
    expect(find({ ...field, prompt: 'A clock' })).toEqual([
      expect.stringMatching(/^same-label prompt /),
    ]);
    expect(find({ ...field, prompt: 'Please choose' })).toEqual([]);
  });
});

test('a card has a size in one layout alone', () => {
  const cards = { type: 'cards', cards: [{ page: 'home', size: 'wide' }] };
  expect(hints(withBlocks(cards), 'other-layout')).toEqual([
    'Write "layout": "bento", or remove "size".',
  ]);
  expect(hints(withBlocks({ ...cards, layout: 'bento' }), 'other-layout')).toEqual([]);
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

test.each([
  [{ theme: { colours: { accent: 'red' } } }, 'Did you mean "#ff0000"?'],
  [{ theme: { colours: { accent: '#F00' } } }, 'Did you mean "#ff0000"?'],
  [{ theme: { colours: { accent: '#FFB547 ' } } }, 'Did you mean "#ffb547"?'],
  [{ theme: { colours: { accent: 'rgb(255, 181, 71)' } } }, 'Did you mean "#ffb547"?'],
  [{ theme: { colours: { line: '#24427C80' } } }, 'Did you mean "#24427c"?'],
  [{ theme: { colours: { line: 'rgba(255, 181, 71, 0.5)' } } }, 'Did you mean "#ffb547"?'],
  [{ theme: { textFont: { family: 'Georgia', weight: 'bold' } } }, 'Did you mean "700"?'],
  [{ site: { organization: { address: { country: 'United Kingdom' } } } }, 'Did you mean "GB"?'],
  [{ site: { organization: { address: { country: 'Deutschland' } } } }, 'Did you mean "DE"?'],
  [{ site: { organization: { address: { country: 'England' } } } }, 'Did you mean "GB"?'],
  [
    { site: { origin: 'https://www.harbour.net/clocks' } },
    'Write "origin": "https://www.harbour.net" and "base": "/clocks/".',
  ],
  [{ site: { origin: 'https://www.harbour.net/' } }, 'Did you mean "https://www.harbour.net"?'],
  [{ site: { currency: '€' } }, 'Did you mean "EUR"?'],
  [{ site: { currency: 'euro' } }, 'Did you mean "EUR"?'],
  [
    { services: { count: { type: 'plausible', site: 'https://harbour.net/' } } },
    'Did you mean "harbour.net"?',
  ],
])('a value of another form is offered in its own: %j', (change, expected) => {
  expect(hints(change, 'wrong-format')).toEqual([expected]);
});

test.each([
  [{ site: { title: 'Clocks', name: undefined } }, 'name'],
  [withBlocks({ type: 'gallery', images: [image] }), 'pictures'],
  [withBlocks({ type: 'text', text: ['Words.'] }), 'items'],
  [withBlocks({ type: 'downloads', downloads: [{ file: 'mark.svg', label: 'A' }] }), 'files'],
])('a member that other tools call otherwise is one mistake: %j', (change, name) => {
  const found = findIn(change).filter(({ severity }) => severity === 'error');
  expect(found.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
    `unknown-field Did you mean "${name}"?`,
  ]);
});

test('a menu has its pages in "items"', () => {
  const change = { menus: [{ page: 'home', children: [{ page: 'home' }] }] };
  expect(hints(change, 'unknown-field')).toEqual(['Did you mean "items"?']);
});

test('a frame is asked without the slash that stands before it already', () => {
  const services = { book: { type: 'frame', name: 'Book', frame: 'https://book.harbour.net/' } };
  const embed = { type: 'embed', service: 'book', show: '/ann', title: 'Book', image };
  expect(hints({ ...withBlocks(embed), services }, 'unfit-show')).toEqual([
    expect.stringContaining('"ann"'),
  ]);
});

test('of too many cells some are to be removed', () => {
  const table = { columns: [{ heading: 'Day' }, { heading: 'Open' }], rows: [['Mon', '9', 'x']] };
  expect(hints(withBlocks({ type: 'table', table }), 'row-length')).toEqual([
    expect.stringContaining('Remove what is too much'),
  ]);
});

test('an old address is written without its host', () => {
  const redirects = [{ from: 'https://www.example.com/old', page: 'home' }];
  expect(hints({ redirects }, 'unsafe-path')).toEqual(['Write it without its host: "/old".']);
});

test('shares of the width are no number of columns', () => {
  const cards = { type: 'cards', cards: [{ page: 'home' }], columns: 3 };
  expect(hints(withBlocks(cards), 'wrong-type')).toEqual([
    expect.stringContaining('share the width, such as "4/8"'),
  ]);
});

describe('what is written as people say it', () => {
  const ways = { phone: '+44 1632 960 123', email: 'desk@harbour.net' };
  const place = { place: 'Harbour', address: ['1 Quay'], ...ways };
  const all = (office: object) => {
    const block = { type: 'offices', offices: [{ ...place, ...office }] };
    const site = { timeZone: 'Europe/London' };
    return findIn({ ...withBlocks(block), site }).filter(({ severity }) => severity === 'error');
  };
  const tell = (office: object) => all(office).map(({ code, hint }) => `${code} ${hint}`);
  const open = (entry: object) => ({
    hours: {
      regular: [{ days: ['monday'], times: [{ opens: '09:00', closes: '17:00' }], ...entry }],
    },
  });

  test.each([
    ['9:00', '09:00'],
    ['9.30', '09:30'],
    ['9am', '09:00'],
    ['12 a.m.', '00:00'],
    ['1:30 pm', '13:30'],
    ['9 Uhr', '09:00'],
    ['9h', '09:00'],
    ['8h30', '08:30'],
  ])('a time: %s', (opens, meant) => {
    expect(tell(open({ times: [{ opens, closes: '17:00' }] }))).toEqual([
      `wrong-format Did you mean "${meant}"?`,
    ]);
  });

  test('midnight ends a day', () => {
    expect(tell(open({ times: [{ opens: '18:00', closes: '12am' }] }))).toEqual([
      'wrong-format Did you mean "24:00"?',
    ]);
  });

  test.each(['25', '9:75', 'nine', '13 pm', '+9'])('no time: %s', (opens) => {
    const [told = '', ...more] = tell(open({ times: [{ opens, closes: '24:00' }] }));
    expect(more).toEqual([]);
    expect(told).toMatch(/For example: "08:00"|Did you mean "13:00"/);
  });

  test.each([
    ['saturday-sunday', 'Write ["saturday", "sunday"].'],
    ['Monday to Wednesday', 'Write ["monday", "tuesday", "wednesday"].'],
    ['monday, friday', 'Write ["monday", "friday"].'],
    ['sunday - monday', 'Write a list in [ ] here.'],
    ['weekends', 'Write a list in [ ] here.'],
  ])('days in one text: %s', (days, hint) => {
    expect(tell(open({ days }))).toEqual([`wrong-type ${hint}`]);
  });

  test.each([
    ['09:00-17:00', 'Write [{ "opens": …, "closes": … }].'],
    [{ opens: '09:00', closes: '17:00' }, 'Write it in [ ], as a list of one.'],
  ])('times that are no list: %j', (times, hint) => {
    expect(tell(open({ times }))).toEqual([`wrong-type ${hint}`]);
  });

  test.each([
    [
      { monday: '9-17' },
      expect.stringContaining('unknown-field Days with the same times are one entry of "regular"'),
    ],
    [
      { ...open({}).hours, special: [{ date: '2037-10-03' }] },
      'unknown-field Did you mean "from"?',
    ],
  ])('members of opening hours: %j', (hours, told) => {
    expect(tell({ hours })).toEqual([told]);
  });

  test.each([
    ['53.28, 9.71', ['wrong-type Write { "latitude": 53.28, "longitude": 9.71 }.']],
    [[53.28, 9.71], ['wrong-type Write { "latitude": 53.28, "longitude": 9.71 }.']],
    [{ latitude: '53.28', longitude: 9.71 }, ['wrong-type Write 53.28.']],
    [
      { lat: 53.28, lng: 9.71 },
      ['unknown-field Did you mean "latitude"?', 'unknown-field Did you mean "longitude"?'],
    ],
    ['1 Quay', [expect.stringMatching(/^wrong-type Write \{ "latitude": …/)]],
  ])('a place on the map: %j', (geo, told) => {
    expect(tell({ geo })).toEqual(told);
  });
});

test.each([
  [{ from: 'old', page: 'home' }, 'Write "/old".'],
  [{ from: '/old#part', page: 'home' }, 'No server is told what is behind "#": write "/old".'],
  [{ from: 'https://www.example.com/old', page: 'home' }, 'Write it without its host: "/old".'],
  [
    { from: 'https://www.example.com/clocks/old', page: 'home' },
    'Write it without its host: "/old".',
  ],
  [{ from: '/a/*/b', page: 'home' }, expect.stringContaining('Write the old address as visitors')],
])('an old address that is none: %j', (redirect, hint) => {
  const site = { base: '/clocks/' };
  expect(hints({ ...withBlocks(), site, redirects: [redirect] }, 'unsafe-path')).toEqual([hint]);
});

test('a language is named by its tag', () => {
  const languages = { 'de-at': { name: 'Deutsch', path: '/de/' } };
  expect(hints({ languages }, 'wrong-name')).toEqual([
    'Write "de-AT": a tag such as "de" or "pt-BR".',
  ]);
  expect(hints({ languages }, 'wrong-format')).toEqual(['Did you mean "/de"?']);
});

test.each([
  [{ site: { language: 'Deutsch' } }, 'wrong-format Did you mean "de"?'],
  [{ pages: [] }, 'wrong-type Write { "NAME": …, "OTHER": … } here.'],
  [{ pictures: { 'mark.svg': { focus: 'center' } } }, 'wrong-type Write { "x": …, "y": … } here.'],
  [
    { pictures: { 'mark.svg': { alt: 'A clock' } } },
    'unknown-field What a picture shows is said where it stands on a page: in "alt" beside its "src".',
  ],
  [{ site: { Name: 'Clocks' } }, 'unknown-field Remove it: "name" is there already.'],
  [
    { site: { base: '/clocks/' }, build: { servedElsewhere: ['/clocks/shop/*'] } },
    'unsafe-path Write "/shop/*".',
  ],
])('what to write is said: %j', (change, told) => {
  const found = findIn(change).filter(({ severity }) => severity === 'error');
  expect(found.map(({ code, hint }) => `${code} ${hint}`)).toEqual([told]);
});

test('one block in the place of a list of blocks is one of a list', () => {
  const home = { path: '/', title: 'Clocks', summary: 'What we do.' };
  const pages = { home: { ...home, blocks: { type: 'text', items: ['Words.'] } } };
  expect(hints({ pages, menus: [] }, 'wrong-type')).toEqual(['Write it in [ ], as a list of one.']);
});

test('nobody reads a long value to its end', () => {
  const src = `data:image/png;base64,${'A'.repeat(5000)}`;
  const [found] = findIn({ site: { logo: { src, alt: 'A clock face' } } });
  expect(found?.code).toBe('unsafe-file');
  expect(found?.message).toMatch(
    /^The file "data:image\/png;base64,A+… \(\d+ characters\)" cannot/,
  );
  expect(JSON.stringify(found).length).toBeLessThan(1000);
});

test('a word as long as a picture is read once, not again from each of its characters', () => {
  const items = [`Our key & more: ${'aB3+/'.repeat(100_000)}`];
  expect(hints(withBlocks({ type: 'text', items }), 'foreign-markup')).toEqual([]);
});

describe('a secret in a source', () => {
  const told = (source: object) => {
    const courses = { type: 'json', url: 'https://api.harbour.net/courses', ...source };
    return findIn({ sources: { courses } }).map(
      ({ code, pointer, parameters }) => `${code} ${pointer} ${parameters.instead}`,
    );
  };
  const variable = (name: string) => `\${${name}}`;

  test.each([
    [{ Authorization: 'Bearer sk_live_8f7a6b5c' }, `Bearer ${variable('COURSES_TOKEN')}`],
    [{ Authorization: 'Bearer {token}' }, `Bearer ${variable('TOKEN')}`],
    [{ 'X-Api-Key': '8f7a6b5c' }, variable('COURSES_TOKEN')],
  ])('is told: %j', (headers, instead) => {
    const [name] = Object.keys(headers);
    expect(told({ headers })).toEqual([
      `written-secret /sources/courses/headers/${name} ${instead}`,
    ]);
  });

  test('is told in an address', () => {
    const url = 'https://api.harbour.net/courses?api_key=8f7a6b5c&page=1';
    expect(told({ url })).toEqual([
      `written-secret /sources/courses/url api_key=${variable('COURSES_TOKEN')}`,
    ]);
  });

  test.each([
    ['ann:pa55word', 'name:password'],
    ['8f7a6b5c', 'name:'],
  ])('is told before a host, where nothing can ask with it: %s', (before, pair) => {
    const courses = { type: 'json', url: `https://${before}@api.harbour.net/courses` };
    const [found, ...others] = findIn({ sources: { courses } });
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      ...{ code: 'written-secret', pointer: '/sources/courses/url' },
      message: 'Everybody who has the manifest can read what stands before the host here.',
      hint: `Remove it, write { "Authorization": "Basic ${variable('COURSES_TOKEN')}" } in "headers", and set that variable to the base64 of "${pair}" in the environment of whoever runs \`pull\`. A secret that was shared needs a new one.`,
    });
  });

  test('is known by how it begins', () => {
    const url = 'https://api.harbour.net/courses?key=sk_live_51HabcdEFGH&page=1';
    expect(told({ url })).toEqual([
      `written-secret /sources/courses/url key=${variable('COURSES_TOKEN')}`,
    ]);
  });

  test.each([
    { headers: { Authorization: `Bearer ${variable('COURSES_TOKEN')}`, Accept: 'text/csv' } },
    { headers: { 'Accept-Language': 'en-GB', 'X-Tokens-Per-Page': '1000' } },
    { url: `https://api.harbour.net/courses?token=${variable('TOKEN')}&key=courses` },
    { url: `https://${variable('NAME')}@api.harbour.net/courses?key=ask-for-prices&sort=eyJ` },
  ])('is none: %j', (source) => {
    expect(told(source)).toEqual([]);
  });
});

test.each([
  'TODO: write this',
  'Price: TBD',
  '[insert name here]',
  'By [Your company name]',
  'Your text here',
  '[Name einfügen]',
])('what waits to be replaced is found: %s', (words) => {
  expect(hints(withBlocks({ type: 'text', items: [words] }), 'filler-text')).toHaveLength(1);
});

test.each([
  [
    '<meta name="google-site-verification" content="aB3d_E5-f" />',
    'Write the proof alone: "aB3d_E5-f".',
  ],
  ['google-site-verification=aB3dE5', 'Write the proof alone: "aB3dE5".'],
])('a proof is taken out of what stands around it: %s', (google, hint) => {
  expect(hints({ site: { verification: { google } } }, 'wrong-format')).toEqual([hint]);
});

test('a page whose address stands in the place of its id is named', () => {
  const pages = {
    home: { path: '/', title: 'Clocks', summary: 'What we do.', lead: '[Us](page:/work/watches)' },
    repairs: { path: '/work/watches', title: 'Repairs', summary: 'What we repair.' },
  };
  expect(hints({ pages, menus: [] }, 'unknown-page')).toEqual(['Did you mean "repairs"?']);
});

test('an icon is found by what other tools call it', () => {
  const icons = new Set(['home', 'mail', 'phone']);
  expect(
    ['telefon', 'icons/phon.svg', 'brief', 'lupe'].map((name) => findNearIcon(name, icons)),
  ).toEqual(['phone', 'phone', 'mail', undefined]);
});

test('a latitude that can only be a longitude is told', () => {
  const embed = (geo: object) => ({ type: 'map', heading: 'Here', geo });
  const told = (geo: object) => hints(withBlocks(embed(geo)), 'out-of-range');
  expect(told({ latitude: 103.8, longitude: 1.3 })).toEqual([
    'This looks like the longitude: write the two the other way round, "latitude" first.',
  ]);
  expect(told({ latitude: 1038, longitude: 1.3 })).toEqual(['Use a number that is at most 90.']);
});

test('a kind that nobody has can be added', () => {
  const collections = { courses: { kind: 'course', folder: 'courses', list: 'home' } };
  expect(hints({ collections }, 'unknown-kind')).toEqual([
    expect.stringMatching(
      /"article".*, or add a kind of your own with the command `kind add course`/,
    ),
  ]);
});

test.each([
  [
    { type: 'quote', quotes: [{ text: 'Great work.', author: 'Marie' }] },
    ['Did you mean "body"?', 'Did you mean "name"?'],
  ],
  [
    { type: 'boxes', heading: 'How', boxes: [{ title: 'Listen', description: 'We ask.' }] },
    ['Did you mean "heading"?', 'Did you mean "text"?'],
  ],
  [
    { type: 'questions', heading: 'Asked', questions: [{ title: 'When?', text: ['Now.'] }] },
    ['Did you mean "question"?', 'Did you mean "answer"?'],
  ],
  [
    { type: 'hero', heading: 'A clock', image: { url: 'mark.svg', alt: 'A clock face' } },
    ['Did you mean "src"?'],
  ],
  [
    {
      type: 'hero',
      heading: 'A clock',
      image: { src: 'mark.svg', alt: 'A clock face', width: 100 },
    },
    ['Remove it: builds see to how large a picture is, and when it is loaded.'],
  ],
  [
    { type: 'questions', items: [{ question: 'When?', answer: ['Now.'] }] },
    ['Did you mean "questions"?'],
  ],
])('what other tools call the members of a part is one finding each: %j', (block, told) => {
  const found = findIn(withBlocks(block));
  expect(found.map(({ code }) => code)).toEqual(told.map(() => 'unknown-field'));
  expect(found.map(({ hint }) => hint)).toEqual(told);
});

test('a name in two words is not taken for another variable', () => {
  const items = ['We are {company name}.', 'Call {company'];
  const said = hints(
    { ...withBlocks({ type: 'text', items }), variables: { company: 'Harbour' } },
    'unknown-variable',
  );
  expect(said[0]).not.toContain('Close the brace');
  expect(said[1]).toContain('Close the brace: {company}.');
});

test.each([
  ['sitemap.xml', 'Remove it: the build writes it, and it follows from the manifest.'],
  ['_redirects', 'Remove it: hosts read a file of that name'],
  ['google1a2b.html', 'into "verification"'],
])('a file that is made otherwise says how: %s', (name, hint) => {
  const site = { rootFiles: { [name]: ['Words.'] } };
  expect(hints({ site }, 'wrong-name')).toEqual([expect.stringContaining(hint)]);
});
