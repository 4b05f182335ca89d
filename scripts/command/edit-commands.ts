// The commands that change a site by operations, and take that back.
import { flag, format, now, oneOf, path, pathOrInput, port, root, shownNow, text } from './option';

const allowRules = flag('let it change "rules", "budgets" and the host, by which edits are judged');

export const editCommands = {
  edit: {
    npm: 'npm run edit',
    about:
      'Opens the visual editor of the site: words, pages, pictures and settings, without a text editor.',
    options: {
      root,
      port: port(5173),
      now: shownNow,
      open: flag('open it in the browser'),
      shortcut: flag('write a file beside the manifest that does so by a double click, and end'),
    },
  },
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
  pull: {
    npm: 'npm run pull',
    about:
      'Fetches the rows of a source into files/data/NAME.json, if they bring no new error. Builds fetch nothing.',
    positionals: {
      name: { ...text('NAME', 'a key of "sources" in the manifest'), required: true },
    },
    options: {
      root,
      now,
      check: flag('show the changes, or why they are refused, and write nothing'),
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
  merge: {
    npm: 'npm run merge',
    about:
      'Merges a branch by what the files of the site say, and only if the result has no error that neither side has. Nothing is written where both have changed one value.',
    positionals: { branch: text('BRANCH', 'the branch to merge into the current one') },
    options: {
      root,
      take: oneOf(['ours', 'theirs'], 'whose value stands where both have changed one'),
      fix: flag('repair what the merged site would have, where a repair is known'),
      check: text(
        'BASE',
        'write nothing; say whether the current branch and BASE become a valid site as git merges them',
      ),
      format: format(['pretty', 'github']),
      install: flag(
        'register with git what merges the files that .gitattributes names, for `git merge` itself',
      ),
      driver: path('FILE', 'for git: the file that --base, --ours and --theirs are versions of'),
      base: path('FILE', 'for git'),
      ours: path('FILE', 'for git'),
      theirs: path('FILE', 'for git'),
    },
  },
  mcp: {
    npm: 'npm run mcp',
    about:
      'Serves the site to assistants (Model Context Protocol, on stdin and stdout). What they write is checked as a whole site first.',
    options: {
      root,
      setup: flag(
        'write what assistants read instead: AGENTS.md, .gitattributes, entries for the usual clients; what is there stays',
      ),
      readOnly: flag('offer no tool that writes'),
      allowCode: flag('let it write blocks/, kinds/ and theme.css, too, which are code'),
      allowRules,
    },
  },
} as const;
