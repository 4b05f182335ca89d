// A site in development → the same with its editor in front of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShownSite } from '../../dev/dev-server';
import type { Workspace } from '../../files/workspace';
import type { Handler } from '../../serve/local-server';
import { readBuiltInIcon } from '../../source/icon-sprite';
import { withEditor } from './edit-routes';
import { EditSession } from './edit-session';
import { findToken } from './editor-token';
import { FormerSite } from './former-site';
import { makeAnswers } from './make-answers';
import { getShell } from './shell-files';
import { StillSites } from './still-sites';
import { takeUpload } from './upload';

interface Editor {
  /** Who has it may write. */
  readonly token: string;
  readonly around: (next: Handler, shown: ShownSite) => Handler;
}

export function openEditor({ root, engine }: Workspace): Editor {
  const former = new FormerSite(root);
  const command = [process.execPath, ...process.argv.slice(1, 2)];
  const token = findToken(root);
  const around = (next: Handler, shown: ShownSite): Handler => {
    let updating = Promise.resolve();
    const session = new EditSession({
      root,
      findBase: () => shown.site.onDisk,
      onWritten: (changes) => {
        updating = shown.update(changes.map(({ path }) => join(root, path)));
      },
    });
    const still = new StillSites({
      former: (path) => former.find(path),
      now: (path) => shown.site.find(path),
    });
    return withEditor(
      {
        token,
        shell: getShell(engine),
        takeUpload: takeUpload(session),
        readPicture: (path) =>
          session.base.source.files.get(path)?.kind === 'file'
            ? readFileSync(join(root, 'files', path))
            : readBuiltInIcon(session.base.world.workspace, path),
        still,
        answersFor: makeAnswers({
          ...{ root, command, session, shown, former, still },
          settled: () => updating,
        }),
      },
      next,
    );
  };
  return { token, around };
}
