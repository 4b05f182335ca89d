// npm run edit: the development server with the visual editor in front of it.
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { usualEditor } from './command/open-with';
import { serveDev } from './dev';

export const run = (args: readonly string[]): Promise<number> =>
  exitCodeOf(() =>
    serveDev({
      ...parseArguments(commands.edit, args),
      answers: false,
      openWith: usualEditor,
      edit: true,
    }),
  );
