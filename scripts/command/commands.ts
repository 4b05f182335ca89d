// Every command with its arguments: what parsing, --help and scripts/COMMANDS.md are made from.
import layouts from '../../schemas/layout.schema.json';
import { newSiteOptions } from './new-site-options';
import {
  counts,
  type Flag,
  flag,
  format,
  now,
  oneOf,
  outDir,
  path,
  port,
  root,
  text,
  type ValueArgument,
} from './option';
import { shard } from './shard';

export interface Command {
  /** How npm starts it. */
  readonly npm: string;
  /** One sentence. */
  readonly about: string;
  readonly positionals?: Readonly<Record<string, ValueArgument>>;
  /** By their names in code; on the command line `outDir` is `--out-dir`. */
  readonly options: Readonly<Record<string, ValueArgument | Flag>>;
  /** Every argument is for another program, which checks them. */
  readonly passedTo?: string;
  /** What a program that asked for JSON gets besides `error` when an argument is wrong. */
  readonly emptyAnswer?: Readonly<Record<string, unknown>>;
}

const answers = flag('for tests: the mailbox answers forms as it is instructed to');
const dryRun = flag('show the changes and write nothing');
const id = { ...text('ID', 'the id of the page'), required: true } as const;
const newPath = { ...text('PATH', 'its path, such as /offer/bolts'), required: true } as const;
const passedTo = 'vitest';

export const commands = {
  start: {
    npm: 'npm start',
    about: 'Builds the site and serves it. A local mailbox answers its forms.',
    options: { root, outDir, port: port(4173), now, answers },
  },
  dev: {
    npm: 'npm run dev',
    about: 'Serves the site while you work on it, and shows every change.',
    options: { root, port: port(5173), now, answers },
  },
  new: {
    npm: 'npm run new',
    about: 'Starts a new site from the starter or from a finished one, and lists what to fill in.',
    positionals: {
      dir: { ...path('DIR', 'the folder to create; it may exist if it is empty'), required: true },
    },
    options: newSiteOptions,
  },
  validate: {
    npm: 'npm run validate',
    about: 'Validates the manifest and the content files, and reports every finding.',
    options: {
      root,
      format: format(['pretty', 'json', 'github', 'sarif']),
      outputFile: path('FILE', 'write the report to this file instead of the terminal'),
      strict: flag('end with 1 if there are warnings, too'),
    },
    emptyAnswer: { findings: [] },
  },
  build: {
    npm: 'npm run build',
    about: 'Writes the site. If anything fails, the previous output stays.',
    options: {
      root,
      outDir,
      uncompressed: flag('write no .br and .gz copies'),
      shard,
      now,
    },
  },
  preview: {
    npm: 'npm run preview',
    about: 'Serves an existing build. A local mailbox answers its forms.',
    options: { root, outDir, port: port(4173), answers },
  },
  map: {
    npm: 'npm run map',
    about: 'Prints the tree of pages: titles, files, incoming links, clicks from home.',
    options: { root, format: format(['text', 'json']) },
  },
  fmt: {
    npm: 'npm run fmt',
    about: 'Writes the manifest and the content files in canonical form.',
    options: { root, check: flag('write nothing; end with 1 if a file would change') },
  },
  'page add': {
    npm: 'npm run page -- add',
    about: 'Adds a page and its content file, and prints the diff.',
    positionals: { id },
    options: {
      path: newPath,
      title: { ...text('TEXT', 'its title'), required: true },
      summary: { ...text('TEXT', 'its summary, one sentence'), required: true },
      layout: {
        ...oneOf(layouts.enum, 'its layout'),
        default: { text: layouts.default, find: (): undefined => undefined },
      },
      menu: text('PAGE', 'put it last below this page in the menus'),
      after: text('PAGE', 'put it after this page in the menus'),
      root,
      dryRun,
    },
  },
  'page move': {
    npm: 'npm run page -- move',
    about:
      'Changes the path of a page and of the pages below it. Their old addresses redirect to the new ones.',
    positionals: { id },
    options: {
      path: newPath,
      only: flag('leave the pages below it where they are'),
      root,
      dryRun,
    },
  },
  'page rename': {
    npm: 'npm run page -- rename',
    about: 'Changes the id of a page, and everything that refers to it.',
    positionals: { id },
    options: { to: { ...text('ID', 'the new id'), required: true }, root, dryRun },
  },
  'page remove': {
    npm: 'npm run page -- remove',
    about: 'Removes a page, and everything that refers to it.',
    positionals: { id },
    options: {
      redirectTo: text(
        'PAGE',
        'redirect its addresses to this page; without it they are gone (410)',
      ),
      root,
      dryRun,
    },
  },
  diff: {
    npm: 'npm run diff',
    about: 'Prints what changes for readers. Ends with 1 if an address would be lost.',
    positionals: {
      base: {
        ...text('BASE', 'a git revision, or a folder with a site, to compare with'),
        required: true,
      },
    },
    options: { root, format: format(['text', 'markdown', 'json']) },
  },
  urls: {
    npm: 'npm run urls',
    about: 'Lists the addresses that the ledger lacks. Ends with 1 if there are any.',
    options: { root, accept: flag('add them to the ledger, and end with 0') },
  },
  migrate: {
    npm: 'npm run migrate',
    about: 'Brings the manifest to its newest version, and prints the diff.',
    options: { root, dryRun },
  },
  shots: {
    npm: 'npm run shots',
    about: 'Takes pictures of every kind of page of a build, at four widths.',
    options: {
      root,
      outDir,
      compare: text('BASE', 'build the site and BASE, and show the pictures that differ'),
      changed: text('BASE', 'the same with every page that differs, at two widths'),
    },
  },
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
  types: {
    npm: 'npm run types',
    about: 'Generates types, validators, references and the files that editors use.',
    options: {
      root,
      check: flag('write nothing; end with 1 if a file that is checked in would change'),
      editor: flag('write only what is not checked in: validators and files for editors'),
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
    options: {},
  },
  test: {
    npm: 'npm test',
    about: 'Runs every check and every test.',
    options: {},
    passedTo,
  },
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
  mutations: {
    npm: 'npm run test:mutations',
    about: 'Runs the tests with random cases, with many more of them.',
    options: {},
    passedTo,
  },
} as const satisfies Readonly<Record<string, Command>>;
export type CommandName = keyof typeof commands;
