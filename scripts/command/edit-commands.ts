// The commands that change a site by operations, and take that back.
import { flag, path, pathOrInput, root, text } from './option';

const allowRules = flag('let it change "rules", "budgets" and the host, by which edits are judged');

export const editCommands = {
  apply: {
    npm: 'npm run apply',
    about:
      'Makes changes that are given as JSON, if they bring no new error. It prints the diff; where it refuses them, operations that would pass.',
    positionals: {
      file: {
        ...pathOrInput('FILE', 'a list of operations; - reads it from the input'),
        required: true,
      },
    },
    options: {
      root,
      check: flag('show the changes, or why they are refused, and write nothing'),
      allowRules,
      key: text(
        'KEY',
        'a name of your own for this edit: what has it already is not written again',
      ),
      seen: path(
        'FILE',
        'which files the operations were made for, as JSON: by path the SHA-256 of each, or null for none; what others have written since is kept, or the operations are refused',
      ),
    },
  },
  undo: {
    npm: 'npm run undo',
    about: 'Takes an edit back that a command made. What was written since stays.',
    positionals: { token: text('TOKEN', 'which one; without it, the last that is not undone') },
    options: { root, allowRules },
  },
  redo: {
    npm: 'npm run redo',
    about: 'Makes the edit again that was undone last.',
    options: { root, allowRules },
  },
} as const;
