// A language of a site → its words beside those that they translate; and what a person writes there, or has read → operations.
import { manifestRoot, walk } from '../../../engine/content/shape/shape';
import { toLanguagePath } from '../../../engine/manifest/language-files';
import { isRecord } from '../../../engine/model/json';
import { CannotRun } from '../../command/cannot-run';
import { applyOperations } from '../../edit/apply-operations';
import type { Base } from '../../edit/base';
import { changeSite } from '../../edit/change-site';
import { tryEdit } from '../../edit/make-edit';
import type { Operation } from '../../edit/operations';
import { getManifest } from '../../edit/page-edits';
import { review } from '../../edit/translations/accept';
import { listEntries } from '../../edit/translations/find-entries';
import { importUnits } from '../../edit/translations/import-units';
import { listUnits, type Unit, unitStates } from '../../edit/translations/list-units';
import {
  explainTag,
  isTag,
  type LanguageState,
  readLanguage,
} from '../../edit/translations/read-language';
import { translatePages } from '../../edit/translations/translate-pages';
import { manifestFile } from '../../journal/site-paths';
import type { TranslationPlace, Translations } from '../translation-units';
import type { WordsDialect } from '../words-dialect';
import { withFormer } from './former-parts';

/** How often pages are added that the pages before need. */
const maxRounds = 5;

/** Of words elsewhere, such as in items, they say themselves what they may say. */
const hasMarks = /\*|\]\(/;

/** What is sent at once. */
const maxUnits = 200;

type Read = (file: string) => string | undefined;

interface Known {
  readonly state: LanguageState;
  readonly units: readonly Unit[];
  readonly read: Read;
}

/** A page that is not there yet has words to translate as well. */
function readKnown(base: Base, { tag, page }: Pick<TranslationPlace, 'tag' | 'page'>): Known {
  const { contract } = base.world;
  base.refresh();
  const edit = base.begin();
  const read: Read = (file) => edit.read(file);
  const state = readLanguage(base.source, contract, { tag, pages: page === '' ? [] : [page] });
  return { state, read, units: listUnits(state, { parse: contract.parseDocument, read }) };
}

/** The files that hold the words of a page in a language. */
function listFiles({ state }: Known, { tag, page }: Pick<TranslationPlace, 'tag' | 'page'>) {
  const contents = state.contents.get(page) ?? [];
  return new Set([
    `files/${toLanguagePath(tag, { kind: 'page', id: page })}`,
    ...contents.map((path) => `files/${toLanguagePath(tag, { kind: 'content', path })}`),
  ]);
}

/** The words of the manifest that may have emphasis and links. */
function findRunning(base: Base): ReadonlySet<unknown> {
  const found = new Set<unknown>();
  walk(base.world.contract.shape, manifestRoot, getManifest(base.begin()), '', (kind, value) => {
    if (kind === 'running-text') found.add(value);
  });
  return found;
}

function toDialect({ part, source }: Unit, running: ReadonlySet<unknown>): WordsDialect {
  // A part of a document; what stands before its text is named as its member.
  if (/^[^/\d]/.test(part)) return 'document';
  return running.has(source) || hasMarks.test(source) ? 'running' : 'plain';
}

/** `page`: of that page alone; empty for all. */
export function listTranslations(base: Base, place: TranslationPlace): Translations {
  const known = readKnown(base, place);
  const files = listFiles(known, place);
  const own = known.units.filter(({ file }) => place.page === '' || files.has(file));
  const counts = Object.fromEntries(
    unitStates.map((name) => [name, own.filter(({ state }) => state === name).length]),
  ) as Translations['counts'];
  const shown = own.filter(({ state }) => place.filter === '' || state === place.filter);
  const running = findRunning(base);
  const listed = shown.slice(0, maxUnits).map((unit) => ({
    ...unit,
    dialect: toDialect(unit, running),
  }));
  const { root, world } = base;
  const units = withFormer(listed, known.state, { root, parse: world.contract.parseDocument });
  return { counts, units, more: Math.max(0, shown.length - maxUnits) };
}

interface Said {
  readonly tag: string;
  readonly page: string;
  readonly unit: Unit;
}

/** @throws CannotRun where the site says other words by now. */
export function toTranslation(base: Base, { tag, page, unit }: Said): readonly Operation[] {
  const { contract } = base.world;
  const { state, read } = readKnown(base, { tag, page });
  return importUnits(state, [unit], { contract, read }).operations;
}

/** A person has read what a machine wrote, or what was kept. */
export function toReview(base: Base, { tag, page, unit }: Said): readonly Operation[] {
  const { state, read } = readKnown(base, { tag, page });
  const entries = listEntries(state).filter((entry) =>
    entry.kind === 'pair'
      ? entry.words.file === unit.file && entry.state.text === unit.source
      : entry.document.file === unit.file && entry.state.name === unit.part,
  );
  const { fingerprint } = base.world.contract;
  return review(entries, { fingerprint, read, isExact: false }).operations;
}

interface NewLanguage {
  readonly tag: string;
  /** As those who speak it say it. */
  readonly name: string;
}

interface Beginning {
  readonly operation: Operation;
  readonly tag: string;
  /** That are to be there from the first. */
  readonly pages: readonly string[];
}

/** The language, and the words of some pages that are still to be written. */
function begin(base: Base, { operation, tag, pages }: Beginning): readonly Operation[] {
  const { contract, workspace } = base.world;
  const edit = base.begin();
  applyOperations(edit, base.world, [operation]);
  const source = changeSite(base.source, edit.changes(), workspace);
  const state = readLanguage(source, contract, { tag, pages });
  return [operation, ...translatePages(state, (file) => edit.read(file)).operations];
}

/** Pages that the site needs in each of its languages, as far as findings name them. */
function findNeeded(base: Base, operations: readonly Operation[]): readonly string[] {
  const outcome = tryEdit({ operations }, base);
  const found = outcome.kind === 'refused' ? outcome.checked.refusing : [];
  return found.flatMap(({ code, parameters }) =>
    code === 'absent-target' && typeof parameters.id === 'string' ? [parameters.id] : [],
  );
}

/** A further language, with the words of its home page still to be written. */
export function addLanguage(base: Base, { tag, name }: NewLanguage): readonly Operation[] {
  const { site, languages } = getManifest(base.begin());
  const known = isRecord(languages) ? languages : undefined;
  if (known !== undefined && Object.hasOwn(known, tag))
    throw new CannotRun(`The site speaks ${name} already.`);
  if (!isTag(tag)) throw new CannotRun(explainTag(tag));
  const value = { name, path: `/${tag.toLowerCase()}` };
  const operation: Operation = {
    ...{ op: 'set', file: manifestFile },
    ...(known === undefined
      ? { path: ['languages'], value: { [tag]: value } }
      : { path: ['languages', tag], value }),
  };
  let pages = [isRecord(site) ? String(site.home) : ''];
  for (let round = 0; round < maxRounds; round += 1) {
    const operations = begin(base, { operation, tag, pages });
    const needed = findNeeded(base, operations).filter((page) => !pages.includes(page));
    if (needed.length === 0) return operations;
    pages = [...pages, ...new Set(needed)];
  }
  return begin(base, { operation, tag, pages });
}

/** Takes a language out with its files; the addresses of its pages lead to those of the site. */
export function removeLanguage(base: Base, tag: string): readonly Operation[] {
  const { languages } = getManifest(base.begin());
  const known = isRecord(languages) ? Object.keys(languages) : [];
  if (!known.includes(tag)) throw new CannotRun(`The site has no language ${tag}.`);
  const folder = `languages/${tag}/`;
  const files = [...base.source.files].flatMap(([path, { kind }]) =>
    kind === 'file' && path.startsWith(folder) ? [`files/${path}`] : [],
  );
  const path = known.length === 1 ? ['languages'] : ['languages', tag];
  return [
    { op: 'unset', file: manifestFile, path },
    ...files.map((file) => ({ op: 'delete', file }) as const),
    ...listRedirects(base, tag).map((from) => ({
      ...({ op: 'redirect set' } as const),
      ...{ from, members: { language: null } },
    })),
    ...listAddresses(base, tag).map(({ from, page }) => ({
      ...({ op: 'redirect add' } as const),
      value: { from, page },
    })),
  ];
}

/** The addresses that lead to a page in a language. */
function listRedirects(base: Base, tag: string): readonly string[] {
  const { redirects } = getManifest(base.begin());
  return (Array.isArray(redirects) ? redirects : []).flatMap((one) =>
    isRecord(one) && one.language === tag ? [String(one.from)] : [],
  );
}

/** The addresses of pages in a language, with the pages that they are of. */
function listAddresses(base: Base, tag: string) {
  const sites = base.validation.publication?.sites ?? [];
  const { languages } = getManifest(base.begin());
  const { path: above } = (isRecord(languages) ? languages[tag] : {}) as { readonly path?: string };
  const pages = sites.find(({ manifest }) => manifest.site.language === tag)?.manifest.pages ?? {};
  // Items follow the page that lists them; a page of this language alone has no other to lead to.
  const isOfSite = (page: string): boolean => !page.includes(':') && pages[page]?.language !== tag;
  return Object.entries(pages).flatMap(([page, { path }]) =>
    isOfSite(page) ? [{ from: `${above ?? ''}${path === '/' ? '' : path}`, page }] : [],
  );
}
