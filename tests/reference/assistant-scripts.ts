// The tasks of assistant-tasks.json, each solved by calls: what somebody would ask and write who sees only the answers.

/** A tool and its input; `seen` of all answers before is passed on to what writes. */
export type Step = readonly [tool: string, input: unknown];

const manifest = 'site.manifest.json';
type Path = readonly (string | number)[];

const read = (...path: Path): Step => ['read', { path }];
const outline = (...path: Path): Step => ['outline', { path }];
const apply = (...operations: unknown[]): Step => ['apply', { operations }];
const set = (value: unknown, ...path: Path) => ({ op: 'set', file: manifest, path, value });
const insert = (value: unknown, ...path: Path) => ({ op: 'insert', file: manifest, path, value });

const card = (page: string, title: string, text: string) => ({
  page,
  title,
  text,
  buttonLabel: 'Read more',
});

export const scripts: readonly (readonly Step[])[] = [
  [
    outline('pages', 'home'),
    read('pages', 'home', 'blocks', 6, 'cards', 0),
    apply(
      {
        ...{ op: 'page add', id: 'boilers', path: '/services/boilers', menu: 'services' },
        title: 'Boiler Monitoring',
        summary: 'What a boiler says of itself, watched day and night.',
      },
      insert(
        card('boilers', 'Boilers', 'Know that it will fail before it does.'),
        'pages',
        'home',
        'blocks',
        6,
        'cards',
      ),
    ),
  ],
  [
    read('pages', 'selenium', 'title'),
    apply(set('Selenium Testing', 'pages', 'selenium', 'title')),
  ],
  [
    read('pages', 'big-data', 'title'),
    apply(set('Data that answers before you ask.', 'pages', 'big-data', 'lead')),
  ],
  [
    ['find', { words: '5550 0100' }],
    ['find', { variable: 'dial' }],
    apply(set('+91 40 5550 0199', 'variables', 'phone'), set('+914055500199', 'variables', 'dial')),
  ],
  [
    read('pages', 'qtp', 'path'),
    apply({ op: 'page move', id: 'qtp', path: '/services/functional-testing' }),
  ],
  [
    read('pages', 'blackberry-app', 'title'),
    apply({ op: 'page remove', id: 'blackberry-app', redirectTo: 'mobile-apps' }),
  ],
  [
    ['describe', { type: 'questions' }],
    outline('pages', 'teams'),
    apply({
      ...{ op: 'block insert', page: 'teams' },
      value: {
        type: 'questions',
        questions: [{ question: 'How large is the team?', answer: ['Forty people.'] }],
      },
    }),
  ],
  [['find', { page: 'enquiry' }]],
  [['find', { words: 'Hyderabad' }]],
  [
    outline('menus', 4, 'items'),
    apply({ op: 'menu move', entry: 'retail', menu: 'industries', index: 0 }),
  ],
  [
    read('redirects', 0),
    apply({
      op: 'redirect add',
      value: { from: '/services/data-warehouse', page: 'enterprise-data-warehouse' },
    }),
  ],
  [
    read('pages', 'government', 'summary'),
    apply(set('Registers, permits and records that hold.', 'pages', 'government', 'summary')),
  ],
  [
    outline('pages', 'core-value', 'blocks'),
    ['outline', { file: 'files/corporate/corevalue.txt' }],
    apply({
      op: 'insert',
      file: 'files/corporate/corevalue.txt',
      path: [],
      value: 'We write down what we promise.',
    }),
  ],
  [
    read('pages', 'bi-services', 'title'),
    apply({ op: 'page rename', id: 'bi-services', to: 'business-intelligence-services' }),
  ],
  [
    read('pages', 'products', 'path'),
    apply({
      ...{ op: 'page add', id: 'log-mode-lite', path: '/products/logmode-lite', menu: 'products' },
      title: 'Log-MODE Lite',
      summary: 'Log-MODE for one depot.',
    }),
  ],
  [outline('contacts'), apply({ op: 'remove', file: manifest, path: ['contacts', 3] })],
  [
    read('footer', 'text'),
    apply(
      set('Data, business intelligence, mobile, web and testing, since 2014.', 'footer', 'text'),
    ),
  ],
  [read('footer', 'legal'), apply(insert({ page: 'location' }, 'footer', 'legal'))],
  [
    outline('pages', 'home'),
    apply({ op: 'block set', page: 'home', block: 4, members: { heading: 'How we work' } }),
  ],
  [
    outline('pages', 'terms', 'blocks'),
    apply(insert('These terms change only in writing.', 'pages', 'terms', 'blocks', 0, 'items')),
  ],
  [
    read('pages', 'corporate', 'path'),
    apply(
      {
        ...{ op: 'page add', id: 'careers', path: '/corporate/careers', menu: 'corporate' },
        title: 'Careers',
        summary: 'Whom we look for, and how to write to us.',
      },
      {
        op: 'block insert',
        page: 'careers',
        value: { type: 'text', items: ['We look for people who ask.'] },
      },
    ),
  ],
  [outline('pages', 'privacy', 'blocks'), read('pages', 'privacy', 'blocks', 0, 'items', 0)],
  [
    outline('menus', 3, 'items'),
    apply({ op: 'menu move', entry: 'bi-services', menu: 'services', index: 0 }),
  ],
  [
    outline('pages', 'home'),
    apply(
      insert(
        card('manufacturing', 'Manufacturing', 'The plant’s own words for what it measures.'),
        'pages',
        'home',
        'blocks',
        6,
        'cards',
      ),
    ),
  ],
  [['findings', {}]],
  [
    ['describe', { path: ['pages', 'utilities', 'callToAction'] }],
    read('pages', 'utilities', 'title'),
    apply(
      set(
        { heading: 'Talk to us', text: 'We answer within a day.', link: { page: 'enquiry' } },
        ...['pages', 'utilities', 'callToAction'],
      ),
    ),
  ],
  [
    outline('pages', 'utilities'),
    apply({ op: 'unset', file: manifest, path: ['pages', 'utilities', 'callToAction'] }),
  ],
  [
    ['describe', { type: 'quote' }],
    read('pages', 'vision-mission', 'title'),
    apply({
      op: 'block insert',
      page: 'vision-mission',
      value: { type: 'quote', quotes: [{ body: ['Facts first.'] }] },
    }),
  ],
  [
    ['find', { words: 'enquiries@example.com' }],
    apply(set('hello@example.com', 'variables', 'email')),
  ],
  [['find', { unused: true }]],
  [
    ['find', { file: 'corporate/about.txt' }],
    ['outline', { file: 'files/corporate/about.txt' }],
    apply({ op: 'move', file: 'files/corporate/about.txt', to: 'files/corporate/who-we-are.txt' }),
  ],
  [
    read('pages', 'log-mode', 'title'),
    apply(
      set('Log-MODE for fleets', 'pages', 'log-mode', 'title'),
      set('Log-MODE', 'pages', 'log-mode', 'label'),
    ),
  ],
  [
    outline('pages', 'log-mode', 'blocks'),
    apply({ op: 'block move', page: 'log-mode', block: 0, index: 3 }),
  ],
  [
    outline('pages', 'location-india', 'blocks'),
    apply({ op: 'block move', page: 'location-india', block: 1, to: 'location' }),
  ],
  [
    read('forms', 'enquiry', 'submit'),
    apply(set('Send the enquiry', 'forms', 'enquiry', 'submit')),
  ],
  [
    read('pages', 'open-source', 'title'),
    apply(
      set(true, 'pages', 'open-source', 'draft'),
      // Its address was published, and is a promise.
      { op: 'page move', id: 'open-source', path: '/services/open-source' },
      {
        op: 'redirect add',
        value: { from: '/services/opensourcedevelopment', page: 'web-application' },
      },
    ),
  ],
  [['undo', {}]],
  [
    read('variables', 'company'),
    read('pages', 'about', 'title'),
    apply(
      set('2014', 'variables', 'founded'),
      set('At work since {founded}.', 'pages', 'about', 'lead'),
    ),
  ],
  [['describe', { type: 'cards' }]],
  [
    outline('footer', 'columns', 3, 'links'),
    apply(
      insert(
        { href: 'https://www.example.org/press', label: 'Press' },
        'footer',
        'columns',
        3,
        'links',
      ),
    ),
  ],
  [
    outline('pages', 'data-management', 'blocks'),
    ['read', { file: 'files/solutions/dataManagement.txt', path: [0] }],
    apply({
      ...{ op: 'set', file: 'files/solutions/dataManagement.txt', path: [0] },
      value:
        'Three spellings of one supplier, a price that differs between shop and website, a mailing to people who had asked to be left alone: such are records that nobody manages. We treat the cure as housekeeping.',
    }),
  ],
  [
    read('pages', 'manual-testing', 'title'),
    apply({ op: 'page remove', id: 'manual-testing', redirectTo: 'automated-testing' }),
  ],
  [read('pages', 'windows8-app', 'path'), apply({ op: 'menu remove', entry: 'windows8-app' })],
  [
    outline('pages', 'location'),
    apply({
      ...{ op: 'page add', id: 'location-singapore', path: '/corporate/location/singapore' },
      title: 'Singapore',
      summary: 'Our office in Singapore.',
    }),
  ],
  [read('primaryAction'), apply(set('Ask us', 'primaryAction', 'label'))],
  [
    ['describe', { type: 'cards' }],
    read('pages', 'solutions', 'title'),
    apply({
      ...{ op: 'block insert', page: 'solutions' },
      value: {
        type: 'cards',
        heading: 'By industry',
        cards: [{ page: 'retail' }, { page: 'manufacturing' }, { page: 'utilities' }],
      },
    }),
  ],
  [
    read('pages', 'solutions', 'path'),
    apply({ op: 'page move', id: 'solutions', path: '/answers' }),
  ],
  [
    read('redirects'),
    apply({ op: 'redirect set', from: '/services/iosapp', members: { page: null, status: 410 } }),
  ],
  [
    ['describe', { type: 'figures' }],
    read('pages', 'home', 'title'),
    apply({
      ...{ op: 'block insert', page: 'home' },
      value: {
        type: 'figures',
        figures: [
          { number: '120', label: 'clients' },
          { number: '14', label: 'years' },
          { number: '3', label: 'offices' },
        ],
      },
    }),
  ],
  [['diff', { operations: [set('Privacy', 'pages', 'privacy', 'title')] }]],
];
