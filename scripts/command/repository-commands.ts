// The commands for work on the engine itself, which only its repository has.
import { counts, format, oneOf, root } from './option';
import { siteTest } from './site-test';

const passedTo = 'vitest';

export const repositoryCommands = {
  bench: {
    npm: 'npm run bench',
    about: 'Measures validation, builds, what browsers download, and clicks on links.',
    positionals: {
      subject: oneOf(
        ['validate', 'dev', 'click'],
        'measure only validation, the development server, or clicks on links',
      ),
    },
    options: {
      root,
      pages: {
        ...counts('COUNTS', 'the sizes of the generated sites'),
        default: { text: '55,1000,10000', find: (): readonly number[] => [55, 1000, 10_000] },
      },
      format: format(['text', 'json']),
    },
  },
  pack: {
    npm: 'npm run pack',
    about: 'Writes the packages that are published into .plinth/pack/.',
    options: {},
  },
  clean: {
    npm: 'npm run clean',
    about: 'Removes everything that commands and tests keep between runs, and lists it.',
    options: {},
  },
  check: {
    npm: 'npm run check',
    about: 'Runs types, lint, generated files and quick tests, in seconds and without a browser.',
    options: {},
  },
  test: {
    npm: 'npm test',
    about: 'Runs every check and every test.',
    options: {},
    passedTo,
  },
  'site-test': siteTest,
  robustness: {
    npm: 'npm run test:robustness',
    about: 'Runs the tests of failures and hostile input, with more time.',
    options: {},
    passedTo,
  },
  browsers: {
    npm: 'npm run test:browsers',
    about: 'Runs the most important tests in Firefox and WebKit.',
    options: {},
    passedTo,
  },
  themes: {
    npm: 'npm run test:themes',
    about: 'Tests a site in some forty themes in a browser: pairs of all values of all axes.',
    options: {},
    passedTo,
  },
  looks: {
    npm: 'npm run test:looks',
    about: 'Measures the looks of the reference site and of the finished sites in a browser.',
    options: {},
    passedTo,
  },
  package: {
    npm: 'npm run test:package',
    about: 'Installs the packages with npm, pnpm and yarn, and compares what is built with them.',
    options: {},
    passedTo,
  },
  mutations: {
    npm: 'npm run test:mutations',
    about: 'Runs the tests with random cases, with many more of them.',
    options: {},
    passedTo,
  },
} as const;
