// A site in development → the same with its editor in front of it.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFrontMatter } from '../../../engine/manifest/document/front-matter';
import type { JsonValue } from '../../../engine/model/json';
import type { ShownSite } from '../../dev/dev-server';
import { SiteEdit } from '../../edit/site-edit';
import type { Workspace } from '../../files/workspace';
import type { Handler } from '../../serve/local-server';
import type { EditorState } from '../site-state';
import type { DocumentText, PageText, StepAnswer, StepOutcome } from '../wire';
import { describeChanges } from './describe-changes';
import { withEditor } from './edit-routes';
import { EditSession } from './edit-session';
import { replaceWords, searchWords } from './find-words';
import { listCollections, readItem } from './list-collections';
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
    collections: listCollections(base, manifest, site.shown),
    files: listFiles(session),
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
    let updating = Promise.resolve();
    const session = new EditSession({
      root,
      findWorld: () => shown.site.world,
      onWritten: (changes) => {
        updating = shown.update(changes.map(({ path }) => join(root, path)));
      },
    });
    const state = (): EditorState => findState(session, shown);
    /** With the state of the site that shows it. */
    const answer = async (answered: StepAnswer): Promise<StepOutcome> => {
      await updating;
      return { answer: answered, state: state() };
    };
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
          state,
          words: ({ path }) => findText(session, shown, path),
          step: (request) => answer(session.take(request)),
          undo: ({ token: past }) => answer(session.undo(past)),
          redo: () => answer(session.redo()),
          repair: ({ id }) => answer(session.repair(id)),
          discard: ({ id }) => {
            session.discard(id);
            return state();
          },
          schemas: () => Object.fromEntries(session.base.world.contract.schemas) as never,
          read: ({ file }) => readDocument(session, file),
          item: ({ file }) =>
            readItem({ base: session.base, edit: new SiteEdit(root) }, file) as JsonValue,
          steps: () => listSteps(root),
          changes: () => describeChanges(session),
          find: (sought) => searchWords(root, session.base.world.contract, sought),
          replace: ({ places, ...sought }) =>
            answer(
              session.take({
                key: `replace ${sought.words}`,
                step: replaceWords(root, places, sought),
              }),
            ),
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
function readDocument({ base }: EditSession, file: string): DocumentText | null {
  const path = /^files\/(.+\.md)$/.exec(file)?.[1];
  if (path === undefined || base.source.files.get(path)?.kind !== 'file') return null;
  const whole = readFileSync(join(base.root, file), 'utf8');
  const matter = findFrontMatter(whole);
  const blank = matter && /^(?:[ \t]*\r?\n)*/.exec(whole.slice(matter.end))?.[0];
  const end = matter === undefined ? 0 : matter.end + (blank ?? '').length;
  return { head: whole.slice(0, end), text: whole.slice(end) };
}

function listFiles(session: EditSession): readonly string[] {
  return [...session.base.source.files]
    .filter(([, { kind }]) => kind === 'file')
    .map(([path]) => path);
}
