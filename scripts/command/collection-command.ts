// The command that adds a collection.
import { dryRun, root, text } from './option';

export const addCollection = {
  npm: 'npm run collection -- add',
  about:
    'Adds a collection, such as news, with the page that lists its items, and prints the diff.',
  positionals: {
    id: {
      ...text('ID', 'its id, that of its page, and the name of its folder, such as news'),
      required: true,
    },
  },
  options: {
    kind: text(
      'KIND',
      'what its items are; without it, the kind that ID is the plural of, else article',
    ),
    title: text('TEXT', 'the title of its page'),
    summary: text('TEXT', 'the summary of its page, one sentence'),
    rows: text('FILE', 'a data file below files/ whose rows are the items: data/courses.csv'),
    menu: text('PAGE', 'put its page last below this page in the menus, not last of all'),
    after: text('PAGE', 'put its page after this page in the menus'),
    root,
    dryRun,
  },
} as const;
