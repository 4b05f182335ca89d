// npm run edit: the development server with the visual editor in front of it.
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { usualEditor } from './command/open-with';
import { serveDev } from './dev';
import { openBrowser } from './editor/server/open-browser';
import { findRunningEditor, forgetAddress, keepAddress } from './editor/server/running-editor';
import { writeShortcut } from './editor/server/write-shortcut';

export const run = (args: readonly string[]): Promise<number> =>
  exitCodeOf(async () => {
    const { root, port, now, open, shortcut } = parseArguments(commands.edit, args);
    if (shortcut) {
      process.stdout.write(
        `wrote ${writeShortcut(root)}: a double click on it opens the editor.\n`,
      );
      return 0;
    }
    const running = await findRunningEditor(root);
    if (running !== undefined) {
      process.stdout.write(`The editor of this site is open already, at ${running}\n`);
      if (open) openBrowser(running);
      return 0;
    }
    const onOpen = (address: string): void => {
      keepAddress(root, address);
      if (open) openBrowser(address);
    };
    try {
      return await serveDev(
        { root, port, now, answers: false, openWith: usualEditor, edit: true },
        onOpen,
      );
    } finally {
      forgetAddress(root);
    }
  });
