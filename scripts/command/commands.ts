// Every command with its arguments: what parsing, --help and scripts/COMMANDS.md are made from.
import layouts from '../../schemas/layout.schema.json';
import { buildOptions } from './build-options';
import { codeCommands } from './code-commands';
import { addCollection } from './collection-command';
import { editCommands } from './edit-commands';
import { isPackage } from './edition';
import { newSiteOptions } from './new-site-options';
import { openWith } from './open-with';
import {
  dryRun,
  type Flag,
  flag,
  flagOr,
  format,
  now,
  oneOf,
  outDir,
  path,
  port,
  root,
  shownNow,
  text,
  type ValueArgument,
} from './option';
import { repositoryCommands } from './repository-commands';
import { siteTest } from './site-test';
import { translate } from './translate-command';

export interface Command {
  /** How npm starts it. */
  readonly npm: string;
  /** One sentence. */
  readonly about: string;
  readonly positionals?: Readonly<Record<string, ValueArgument>>;
  /** One argument that may be given any number of times, behind the others. */
  readonly rest?: Readonly<Record<string, ValueArgument>>;
  /** By their names in code; on the command line `outDir` is `--out-dir`. */
  readonly options: Readonly<Record<string, ValueArgument | Flag>>;
  /** Every argument is for another program, which checks them. */
  readonly passedTo?: string;
  /** What a program that asked for JSON gets besides `error` when an argument is wrong. */
  readonly emptyAnswer?: Readonly<Record<string, unknown>>;
}

const answers = flag('for tests: the mailbox answers forms as it is instructed to');
const typesOptions = {
  root,
  check: flag('write nothing; end with 1 if a file that is checked in would change'),
  editor: flag('write only what is not checked in: validators and files for editors'),
};
/** Of a site with the package, where nothing is checked in. */
const typesOfSite = {
  npm: 'npm run types',
  about: 'Writes the files that editors use, and the types of your own blocks.',
  options: { root },
} as const;
const id = {
  ...text('ID', 'the id of the page, or of an item of a collection, such as news:second-saw'),
  required: true,
} as const;
const newPath = { ...text('PATH', 'its path, such as /offer/bolts'), required: true } as const;

/** What works on a site: the package has these alone. */
export const siteCommands = {
  start: {
    npm: 'npm start',
    about: 'Builds the site and serves it. A local mailbox answers its forms.',
    options: { root, outDir, port: port(4173), now, answers },
  },
  dev: {
    npm: 'npm run dev',
    about: 'Serves the site while you work on it, and shows every change.',
    options: {
      root,
      port: port(5173),
      now: shownNow,
      answers,
      openWith,
      edit: flag('with the visual editor, as the command edit'),
    },
  },
  new: {
    npm: 'npm run new',
    about:
      'Starts a new site from the starter or from a finished one. Then `validate` lists what to fill in.',
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
      format: format(['pretty', 'json', 'github', 'sarif', 'review']),
      outputFile: path('FILE', 'write the report to this file instead of the terminal'),
      strict: flag('end with 1 if there are warnings, too'),
      fix: flagOr(
        ['all'],
        'first apply the repairs that lose nothing and change no word; with "all", show every repair and ask',
      ),
    },
    emptyAnswer: { findings: [] },
  },
  build: {
    npm: 'npm run build',
    about: 'Writes the site. If anything fails, the previous output stays.',
    options: buildOptions,
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
    about: 'Adds a page and its content file, or an item of a collection, and prints the diff.',
    positionals: { id },
    options: {
      path: text('PATH', 'its path, such as /offer/bolts; an item of a collection needs none'),
      title: { ...text('TEXT', 'its title'), required: true },
      summary: { ...text('TEXT', 'its summary, one sentence'), required: true },
      date: text(
        'DATE',
        'of an item, such as news:second-saw: its day or minute; several for a series, with commas',
      ),
      tags: text('TAGS', 'of an item: ids of tags of its collection, such as press,products'),
      declare: flag('declare tags that the collection lacks, with titles made of their ids'),
      layout: {
        ...oneOf(layouts.enum, 'its layout'),
        default: { text: layouts.default, find: (): undefined => undefined },
      },
      menu: text('PAGE', 'put it last below this page in the menus'),
      after: text('PAGE', 'put it after this page in the menus'),
      markdown: flag('write one Markdown file, the "document" of the page'),
      language: text('TAG', 'write its texts beside empty translations into this language, too'),
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
      unpublished: flag('nobody has been at the old addresses: nothing redirects from them'),
      language: text('TAG', 'in this language alone; the path is below that of the language'),
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
      language: text('TAG', 'from this language alone'),
      root,
      dryRun,
    },
  },
  'collection add': addCollection,
  ...codeCommands,
  translate,
  ...editCommands,
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
  types: {
    npm: 'npm run types',
    about: isPackage
      ? typesOfSite.about
      : 'Generates types, validators, references and the files that editors use.',
    options: isPackage ? (typesOfSite.options as typeof typesOptions) : typesOptions,
  },
  shots: {
    npm: 'npm run shots',
    about:
      'Takes pictures of every kind of page of a build, at four widths, or of the pages that are named.',
    rest: { pages: text('PAGE', 'the id of a page, or of an item: news:new-rooms') },
    options: {
      root,
      outDir,
      compare: text('BASE', 'build the site and BASE, and show the pictures that differ'),
      changed: text('BASE', 'the same with every page that differs, at two widths'),
    },
  },
  test: siteTest,
} as const satisfies Readonly<Record<string, Command>>;

/** The same as they are in the package, wherever this runs: for its guide. */
export const packageCommands: Readonly<Record<string, Command>> = {
  ...siteCommands,
  types: typesOfSite,
  test: { ...siteTest, npm: 'npm test' },
};

export const commands = {
  ...siteCommands,
  ...repositoryCommands,
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

/** In the package `test` is that of a site, in the repository that of the engine. */
export const getTable = (name: CommandName): Command =>
  isPackage ? { ...commands, ...siteCommands }[name] : commands[name];
