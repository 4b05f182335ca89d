// The commands for work on the engine itself, which only its repository has.
import { counts, flag, format, oneOf, path, root, wholeNumber } from './option';
import { siteTest } from './site-test';

const passedTo = 'vitest';

export const repositoryCommands = {
  bench: {
    npm: 'npm run bench',
    about: 'Measures validation, builds, what browsers download, and clicks on links.',
    positionals: {
      subject: oneOf(
        ['validate', 'edits', 'editor', 'dev', 'click', 'search', 'peers', 'compare'],
        'measure only validation, checks of edits, the visual editor, the development server, clicks on links, the search, this engine beside others, or beside another checkout of itself',
      ),
    },
    options: {
      root,
      pages: {
        ...counts('COUNTS', 'the sizes of the generated sites'),
        default: { text: '55,1000,10000', find: (): readonly number[] => [55, 1000, 10_000] },
      },
      base: path('DIR', 'with compare: the other checkout, with its packages installed'),
      format: format(['text', 'json']),
    },
  },
  pack: {
    npm: 'npm run pack',
    about: 'Writes the packages that are published into .plinth/pack/.',
    options: {
      serve: flag(
        'then serve them to npm on this machine, so that npm create can be tried with them',
      ),
    },
  },
  clean: {
    npm: 'npm run clean',
    about: 'Removes everything that commands and tests keep between runs, and lists it.',
    options: {},
  },
  check: {
    npm: 'npm run check',
    about: 'Runs types, lint, generated files and quick tests, in seconds and without a browser.',
    options: {
      changed: flag(
        'only tests that import what differs from the branch main: the nearest, for some seconds',
      ),
    },
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
  edits: {
    npm: 'npm run test:edits',
    about: 'Runs 20,000 random edits of the test sites, with kills and other writers.',
    options: {},
    passedTo,
  },
  builds: {
    npm: 'npm run test:builds',
    about: 'Builds after 1,000 random edits over the build before and from nothing, for hours.',
    options: {},
    passedTo,
  },
  editor: {
    npm: 'npm run test:editor',
    about:
      'Runs 1,000 random histories of the editor, 500 with other writers, 50 kills, and its pages.',
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
    about:
      'Tests a site in some sixty themes in a browser, ten to twenty seconds each: pairs of all values of all axes.',
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
  mutants: {
    npm: 'npm run test:mutants',
    about: 'Makes small mistakes in the sources and lists those that no quick test notices.',
    options: {
      count: {
        ...wholeNumber('N', 'how many'),
        default: { text: '100', find: (): number => 100 },
      },
      seed: {
        ...wholeNumber('N', 'which ones: the same for the same number', 0),
        default: {
          text: 'the number of the day',
          find: (): number => Math.floor(Date.now() / 86_400_000),
        },
      },
    },
  },
} as const;
