// What the shell asks for → the answers of its server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonValue } from '../../../engine/model/json';
import type { ShownSite } from '../../dev/dev-server';
import { SiteEdit } from '../../edit/site-edit';
import type { EditorState, ToldState } from '../site-state';
import type { StepAnswer, StepOutcome } from '../wire';
import type { Answers } from './answers';
import { countShown } from './count-shown';
import { readDataRows } from './data-rows';
import { describeChanges } from './describe-changes';
import { splitDocument } from './document-text';
import type { EditSession } from './edit-session';
import { findFileFacts } from './find-file-facts';
import { findLastChange } from './find-last-change';
import { replaceWords, searchWords } from './find-words';
import type { FormerSite } from './former-site';
import { listCollections, listKinds, readItem } from './list-collections';
import { listPages } from './list-pages';
import { makeStepLister } from './list-steps';
import { nameInWaiting } from './name-pages';
import { makeRepair, offerRepairs } from './offered-repairs';
import { findPageText } from './page-text';
import { findPast } from './past-steps';
import { takeOthers } from './publishing';
import { makePublishingAnswers } from './publishing-answers';
import { readManifest } from './read-manifest';
import { listRedirects } from './redirects';
import type { StillSites } from './still-sites';
import { tellFinding } from './tell-finding';
import { ToldStates } from './told-states';
import {
  addLanguage,
  listTranslations,
  removeLanguage,
  toReview,
  toTranslation,
} from './translations';
import { makePreview, makeTrial } from './trials';
import { findUsedColours } from './used-colours';

/** "American Spanish" */
const toEnglish = (tag: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;

/** How many there have been, the one that is given included. */
function makeCounter(): (source: object) => number {
  let [last, total]: [object | undefined, number] = [undefined, 0];
  return (source) => {
    if (source !== last) total += 1;
    last = source;
    return total;
  };
}

interface Reading {
  readonly session: EditSession;
  readonly shown: ShownSite;
  /** Numbers the states of the files. */
  readonly count: (source: object) => number;
}

function findVersion({ session: { base }, count }: Pick<Reading, 'session' | 'count'>): number {
  base.refresh();
  return count(base.source);
}

function findState({ session, shown: { site, version }, count }: Reading): EditorState {
  const { base } = session;
  const now = findVersion({ session, count });
  const { findings } = base.validation;
  const manifest = readManifest(base);
  const pages = listPages(manifest, site.shown);
  return {
    version: now,
    shown: version(),
    name: site.shown?.shell.name ?? '',
    language: site.shown?.shell.language ?? '',
    base: site.base,
    home: site.base,
    pages,
    collections: listCollections(base, manifest, site.shown),
    kinds: listKinds(base),
    files: listFiles(session),
    icons: [...base.source.icons].sort(),
    manifest,
    findings: findings.map(tellFinding),
    waiting: session.listWaiting().map((step) => nameInWaiting(step, pages)),
    ...findPast(base.root),
  };
}

/** Undefined for what is not a document of this site. */
function readDocument({ base }: EditSession, file: string): string | null {
  const path = /^files\/(.+\.md)$/.exec(file)?.[1];
  if (path === undefined || base.source.files.get(path)?.kind !== 'file') return null;
  return splitDocument(readFileSync(join(base.root, file), 'utf8')).text;
}

function listFiles(session: EditSession): readonly string[] {
  return [...session.base.source.files]
    .filter(([, { kind }]) => kind === 'file')
    .map(([path]) => path);
}

/** Steps of languages. */
function makeTranslationAnswers(
  session: EditSession,
  answer: Answer,
): Pick<Answers, 'translations' | 'translate' | 'language' | 'remove language'> {
  return {
    translations: (place) => listTranslations(session.base, place),
    translate: ({ isRead, ...said }) => {
      const { file, part, source } = said.unit;
      const key = `translate ${said.tag} ${file} ${part} ${source}`;
      const about = `translate “${source.slice(0, 60)}” into ${toEnglish(said.tag)}`;
      return answer(
        session.takeMade({ key, about }, (base) =>
          isRead && said.unit.state !== 'stale'
            ? toReview(base, said)
            : toTranslation(base, { ...said, unit: { ...said.unit, state: 'done' } }),
        ),
      );
    },
    language: (language) => {
      const key = `language ${language.tag}`;
      const about = `add the language ${language.name}`;
      return answer(session.takeMade({ key, about }, (base) => addLanguage(base, language)));
    },
    'remove language': ({ tag, name }) => {
      const step = { key: `remove language ${tag}`, about: `remove the language ${name}` };
      return answer(session.takeMade(step, (base) => removeLanguage(base, tag)));
    },
  };
}

type Answer = (answered: StepAnswer) => Promise<StepOutcome>;

/** What is looked for in the whole site. */
const makeSearchAnswers = (
  { session, root }: Pick<Answering, 'session' | 'root'>,
  answer: Answer,
): Pick<Answers, 'find' | 'replace'> => ({
  find: (sought) => searchWords(root, session.base.world.contract, sought),
  replace: ({ places, ...sought }) => {
    const step = replaceWords(root, places, sought);
    return answer(session.take({ key: `replace ${sought.words}`, step }));
  },
});

interface Answering {
  readonly root: string;
  /** The program with its first arguments that runs commands of the engine. */
  readonly command: readonly string[];
  readonly session: EditSession;
  readonly shown: ShownSite;
  readonly former: FormerSite;
  readonly still: StillSites;
  /** Resolves when what was written is shown. */
  readonly settled: () => Promise<void>;
}

export function makeAnswers({
  root,
  command,
  session,
  shown,
  former,
  still,
  settled,
}: Answering): (known: string | undefined) => Answers {
  const [count, told] = [makeCounter(), new ToldStates()];
  const listSteps = makeStepLister(root);
  return (known) => {
    const state = (): ToldState => told.tell(findState({ session, shown, count }), known);
    const version = (): number => findVersion({ session, count });
    /** With the state of the site that shows it. */
    const answer: Answer = async (answered) => {
      await settled();
      return { answer: answered, state: state() };
    };
    return {
      ...makeTranslationAnswers(session, answer),
      ...makePublishingAnswers(root, command),
      ...makeSearchAnswers({ session, root }, answer),
      state,
      words: ({ path }) => findPageText(session, shown, path),
      shown: ({ spots }) => countShown(shown.site, spots),
      step: (request) => answer(session.take(request, told.findOther(known, version()))),
      try: ({ operations }) => session.tryOperations(operations as never).map(tellFinding),
      trial: ({ operations }) => makeTrial({ session, shown, still }, operations),
      preview: (item) => makePreview({ session, shown, still }, item),
      undo: (past) => answer(session.undo(past)),
      redo: (past) => answer(session.redo(past)),
      repair: ({ id }) => answer(session.repair(id)),
      repairs: () => offerRepairs(session),
      fix: (place) => answer(makeRepair(session, place)),
      discard: ({ id }) => {
        session.discard(id);
        return state();
      },
      schemas: () => Object.fromEntries(session.base.world.contract.schemas) as never,
      read: ({ file }) => readDocument(session, file),
      item: ({ file }) =>
        readItem({ base: session.base, edit: new SiteEdit(root) }, file) as JsonValue,
      colours: ({ path }) => findUsedColours(readManifest(session.base), path),
      rows: ({ file }) => readDataRows(session, file),
      redirects: () => listRedirects(root),
      file: ({ path }) => findFileFacts(session, path),
      steps: listSteps,
      changes: () => describeChanges(session),
      former: () => former.open(),
      merge: async () => {
        const about = takeOthers(root, command);
        await settled();
        return { about, state: state() };
      },
      author: (place) => findLastChange(root, place),
    };
  };
}
