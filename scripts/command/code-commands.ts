// The commands that write code of a site's own.
import { root, text } from './option';

export const codeCommands = {
  'block add': {
    npm: 'npm run block -- add',
    about: "Adds a block of the site's own, which works at once, in the folder blocks/.",
    positionals: {
      type: { ...text('TYPE', 'the type of the block, such as price-list'), required: true },
    },
    options: { root },
  },
  'kind add': {
    npm: 'npm run kind -- add',
    about:
      "Adds a kind of items of the site's own, with its page and its card, in the folder kinds/.",
    positionals: {
      kind: { ...text('KIND', 'what an item is, such as course'), required: true },
    },
    options: {
      collection: text(
        'ID',
        'make a collection of that name of it, too, with a page that lists its items',
      ),
      root,
    },
  },
} as const;
