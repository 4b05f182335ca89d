// A site in development → the same with its editor in front of it.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonValue } from '../../../engine/model/json';
import type { ShownSite } from '../../dev/dev-server';
import type { Workspace } from '../../files/workspace';
import type { Handler } from '../../serve/local-server';
import type { EditorState, PageText } from '../wire';
import { describeChanges } from './describe-changes';
import { withEditor } from './edit-routes';
import { EditSession } from './edit-session';
import { replaceWords, searchWords } from './find-words';
import { listPages } from './list-pages';
import { listSteps } from './list-steps';
import { findPast } from './past-steps';
import { commitChanges, findPublishing, proposeChanges } from './publishing';
import { getShell } from './shell-files';
import { tellFinding } from './tell-finding';
import { takeUpload } from './upload';

interface Editor {
  /** Who has it may write. */
  readonly token: string;
  readonly around: (next: Handler, shown: ShownSite) => Handler;
}

/** The manifest as it is written; an empty one where it is no JSON now. */
function readManifest(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return {};
  }
}

function findState(session: EditSession, { site, version }: ShownSite): EditorState {
  const { base } = session;
  base.refresh();
  const { findings } = base.validation;
  const source = base.source.sources.find(({ kind }) => kind === 'manifest')?.read();
  const manifest = readManifest(source && 'text' in source ? source.text : '');
  const pages = listPages(manifest, site.shown);
  return {
    version: version(),
    name: site.shown?.shell.name ?? '',
    base: site.base,
    home: site.base,
    pages,
    manifest,
    findings: findings.map(tellFinding),
    waiting: session.listWaiting(),
    ...findPast(base.root),
  };
}

/** Where the words of a page stand, and what is written there. */
function findText(
  session: EditSession,
  { site, toHref }: ShownSite,
  path: string,
): PageText | null {
  const words = site.findWords(path, toHref);
  if (words === undefined) return null;
  const places = Object.entries(words.places).flatMap(([number, place]) => {
    const raw = session.readWords(place.spot);
    return [[Number(number), { ...place, ...(raw !== undefined && { raw }) }] as const];
  });
  return { ...words, places: Object.fromEntries(places) };
}

/** Begins with a new token each time: a former address of the editor writes nothing. */
export function openEditor({ root, engine }: Workspace): Editor {
  const token = randomBytes(24).toString('base64url');
  const around = (next: Handler, shown: ShownSite): Handler => {
    const session = new EditSession({
      root,
      findWorld: () => shown.site.world,
      onWritten: (changes) => void shown.update(changes.map(({ path }) => join(root, path))),
    });
    return withEditor(
      {
        token,
        shell: getShell(engine),
        takeUpload: takeUpload(session),
        readPicture: (path) =>
          session.base.source.files.get(path)?.kind === 'file'
            ? readFileSync(join(root, 'files', path))
            : undefined,
        answers: {
          state: () => findState(session, shown),
          words: ({ path }) => findText(session, shown, path),
          step: (request) => session.take(request),
          undo: ({ token: past }) => session.undo(past),
          redo: () => session.redo(),
          repair: ({ id }) => session.repair(id),
          discard: ({ id }) => {
            session.discard(id);
            return null;
          },
          schemas: () => Object.fromEntries(session.base.world.contract.schemas) as never,
          files: () => listFiles(session),
          read: ({ file }) => readDocument(session, file),
          steps: () => listSteps(root),
          changes: () => describeChanges(session),
          find: (sought) => searchWords(root, session.base.world.contract, sought),
          replace: ({ places, ...sought }) =>
            session.take({
              key: `replace ${sought.words}`,
              step: replaceWords(root, places, sought),
            }),
          publishing: () => findPublishing(root),
          commit: ({ message }) => commitChanges(root, message),
          propose: ({ message }) => proposeChanges(root, message, new Date()),
        },
      },
      next,
    );
  };
  return { token, around };
}

/** Undefined for what is no document of this site. */
function readDocument({ base }: EditSession, file: string): string | null {
  const path = /^files\/(.+\.md)$/.exec(file)?.[1];
  if (path === undefined || base.source.files.get(path)?.kind !== 'file') return null;
  return readFileSync(join(base.root, file), 'utf8');
}

function listFiles(session: EditSession): readonly string[] {
  return [...session.base.source.files]
    .filter(([, { kind }]) => kind === 'file')
    .map(([path]) => path);
}
