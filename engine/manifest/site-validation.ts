// The sources of a site → what there is in one language, and what is wrong with it.
import { indexPages } from '../content/pages/page-index';
import type { ContentItem, Manifest } from '../generated/manifest';
import type { Contract } from '../model/contract';
import type { ValidSite } from '../model/valid-site';
import { getRule } from './catalogue';
import { ledgerFile } from './checks/addresses/ledger';
import {
  absenceChecks,
  languageChecks,
  lostChecks,
  meaningChecks,
  partChecks,
} from './checks/all-checks';
import type { CheckContext, LanguageSummary, UsedNames } from './checks/context/check-context';
import { type FilePart, toContentName } from './checks/context/file-part';
import { findPieces, toContentPieces, toItemPiece } from './checks/context/mentions';
import { readParts, withParts } from './checks/context/site-parts';
import { findDownloads } from './checks/files/downloads';
import { findUsedFiles, findUsedForms } from './checks/pages/unused';
import { SiteChanges } from './collections/site-changes';
import { type CheckedLanguage, collectFound, type FoundInLanguage } from './found-in-language';
import type { Language } from './language';
import { type Memory, noMemory } from './memory';
import { findPublishedFiles } from './published-files';
import type { RawFinding } from './raw-finding';
import { redirectList } from './redirect-list';
import type { Depth } from './rule';
import type { SiteSource } from './site-source';
import { readContents } from './stage/content-reader';
import { type Stage, stageSite } from './stage/stage-site';
import { findSourcesOf } from './staged-items';
import type { Standards } from './standards';
import { makeFindWritten } from './text/written-numbers';
import { type Notes, type NotesOfSome, noNotes, TextNotes } from './text-notes';

export interface Given {
  /** Those of another site, by which it is judged: what an edit changes there does not count for it. Else its own. */
  readonly standards?: Standards | undefined;
  /** What is known of validations of similar sites by the same contract. */
  readonly memory?: Memory;
  /** Where it is noted what checks find in content files; nobody who has a memory asks for it. */
  readonly notes?: TextNotes | undefined;
  /** What its sources were staged as, where that is known. */
  readonly stage?: Stage | undefined;
}

interface InLanguage {
  readonly language: Language;
  /** The same site in its own language. */
  readonly first: SiteValidation;
}

/** A site in one language. */
export class SiteValidation {
  readonly stage: Stage;
  readonly #site: SiteSource;
  readonly #contract: Contract;
  readonly #memory: Memory;
  readonly #notes: TextNotes | undefined;
  readonly #standards: Standards | undefined;
  readonly #in: InLanguage | undefined;
  #contents: ReadonlyMap<string, readonly ContentItem[]> = new Map();
  #pieces: readonly FilePart[] = [];
  #downloads: ReturnType<typeof findDownloads> = new Map();

  constructor(
    site: SiteSource,
    contract: Contract,
    { standards, memory = noMemory, notes, stage }: Given,
    inLanguage?: InLanguage,
  ) {
    const { language, first } = inLanguage ?? {};
    this.#site = site;
    this.#contract = contract;
    this.#memory = language ? memory.of(language.tag) : memory;
    this.#notes = language ? undefined : notes;
    this.#in = inLanguage;
    this.stage =
      stage ??
      stageSite(site, contract, {
        ...{ memory: this.#memory, language },
        ...{ first: first?.stage, forgets: memory === noMemory },
      });
    this.#standards = standards ?? this.#findStandards();
  }

  /** Which of the further languages, if not its own. */
  get language(): Language | undefined {
    return this.#in?.language;
  }

  /** What the site in its other languages may know of it. */
  #summarise(): LanguageSummary {
    const { pages = {}, site } = this.stage.manifest ?? {};
    const tag = site?.language ?? '';
    const folder = this.language?.path ?? '';
    const { shown } = indexPages(pages, { drafts: false, language: tag });
    const paths = Object.fromEntries(Array.from(shown, ([id, { path }]) => [id, folder + path]));
    return { tag, shown: paths, used: this.#used };
  }

  get standards(): Standards | undefined {
    return this.#standards;
  }

  #findStandards(): Standards | undefined {
    const { manifest, shapeIsValid } = this.stage;
    return manifest && shapeIsValid
      ? {
          rules: manifest.rules,
          host: manifest.build.host,
          languages: manifest.languages,
        }
      : undefined;
  }

  /** How deep it could be checked. `languages`: the same site in others. */
  check(languages: readonly LanguageSummary[]): Depth {
    const { manifest, isAmbiguous } = this.stage;
    if (manifest === undefined || isAmbiguous) return 'syntax';
    this.#readPieces(manifest);
    return this.#run(this.#toContext(manifest, languages));
  }

  /** Reads its contents, or those of some of its pages, and checks nothing. */
  readContents(manifest = this.stage.manifest): void {
    if (manifest !== undefined) this.#readPieces(manifest);
  }

  /** What the clock alone changes; undefined where nobody says what time it is. */
  get changes(): SiteChanges | undefined {
    const { manifest, items } = this.stage;
    const { now } = this.#site;
    if (manifest === undefined || now === undefined) return undefined;
    const { kinds } = this.#contract;
    return new SiteChanges({ manifest, sources: items.sources, kinds }, now);
  }

  publish(): ValidSite | undefined {
    const { manifest, items } = this.stage;
    if (manifest === undefined) return undefined;
    const { collections, lists, kinds } = items;
    const known = { manifest, items, drafts: this.#site.drafts ?? false };
    const [contents, downloads] = [this.#contents, this.#downloads];
    const all = { pieces: this.#pieces, contents, downloads };
    return {
      ...{ manifest, ...findPublishedFiles(all, known) },
      ...(manifest.collections && {
        items: { collections, lists, items: items.items, ...(kinds && { kinds }) },
      }),
    };
  }

  /** Everything that was found until now, wherever it says that it is. */
  #listFound(): readonly RawFinding[] {
    const { reader, findings } = this.stage;
    return [...reader.findings, ...findings];
  }

  /** Everything that was found until now, where it stands in the sources. */
  collectFound(): FoundInLanguage {
    return collectFound(this.stage);
  }

  /** What others need to know of it once it was checked; undefined for the site in its own language. */
  toChecked(): CheckedLanguage | undefined {
    const { language } = this;
    if (language === undefined) return undefined;
    return { language, summary: this.#summarise(), found: this.collectFound() };
  }

  /** What is noted of the content files that were read. */
  listNotes(): Notes {
    return this.#notes?.list(this.#pieces, this.stage.texts.usedIn) ?? noNotes;
  }

  /** The notes of some pages and of their content files, and what is found in their entries, with nothing else being checked. The shape is valid. */
  noteSome(manifest: Manifest): NotesOfSome {
    const notes = new TextNotes();
    this.#readPieces(manifest);
    const context = { ...this.#toContext(manifest, []), memory: notes.apart };
    const checks = [...partChecks, ...meaningChecks, ...absenceChecks];
    const found = checks.flatMap((check) => check(context));
    const ofTexts = notes.list(this.#pieces, this.stage.texts.usedIn);
    return { ...ofTexts, pages: notes.listPages(context.parts.pages), found };
  }

  /** The manifest and its content files, with what the shape names in them and with their links. */
  #readPieces(manifest: Manifest): void {
    const [contract, memory, { files }] = [this.#contract, this.#memory, this.#site];
    const within = { shape: contract.shape, memory, file: this.stage.way.manifest };
    const { items, manifest: whole } = this.stage;
    const sources = manifest === whole ? items.sources : findSourcesOf(items, manifest);
    const ofItems = sources.map((source) => toItemPiece(within, source));
    const own = [...findPieces(within, manifest), ...ofItems];
    this.#contents = readContents(own, { ...this.stage, files, contract, memory });
    const ofContents = toContentPieces(within, this.#contents);
    this.#pieces = readParts([...own, ...ofContents], this.stage.texts.linkTexts, memory);
    this.#downloads = findDownloads(this.#pieces, memory);
  }

  get #used(): UsedNames {
    const [pieces, memory] = [this.#pieces, this.#memory];
    const files = memory.recallAll(pieces, { as: findUsedFiles, make: findUsedFiles });
    const forms = memory.recallAll(pieces, { as: findUsedForms, make: findUsedForms });
    return {
      files: [...new Set([...files, ...this.#downloads.keys(), ...this.stage.items.files])],
      forms: [...new Set(forms)],
      variables: [...this.stage.texts.usedVariables],
    };
  }

  #toContext(manifest: Manifest, languages: readonly LanguageSummary[]): CheckContext {
    const { files, inspect, icons, now } = this.#site;
    const { reader, way, written, shapeIsValid, documents, items } = this.stage;
    return withParts({
      ...{ file: way.manifest, manifest, shapeIsValid, written },
      ...{ blocks: this.#contract.blocks, kinds: this.#contract.kinds, pieces: this.#pieces },
      ...{ contents: this.#contents, documents, items },
      readMatter: (path) => reader.readAsIs(toContentName(path))?.matter?.names ?? [],
      findWritten: makeFindWritten((id) => reader.findText(id)),
      ...{ downloads: this.#downloads, files, inspect, icons, now },
      ledger: this.#in ? undefined : reader.readIfThere(ledgerFile)?.text,
      ...{ used: this.#used, languages, language: this.language },
      ...{ host: this.#standards?.host, words: this.#contract.words },
      memory: this.#notes?.memory ?? this.#memory,
    });
  }

  #run(context: CheckContext): Depth {
    const { findings, shapeIsValid } = this.stage;
    const add = (found: readonly RawFinding[]): void => {
      for (const finding of found) findings.push(finding);
    };
    for (const check of partChecks) add(check(context));
    if (!shapeIsValid) return 'shape';
    for (const check of this.#in ? languageChecks : meaningChecks) add(check(context));
    if (this.#in) return 'absence';
    const errors = this.#listFound().filter(({ code }) => getRule(code).severity === 'error');
    // Only when every name is right is it certain that nothing leads somewhere.
    if (errors.length === 0) {
      for (const check of absenceChecks) add(check(context));
      return 'absence';
    }
    if (errors.every(({ file }) => file !== redirectList))
      for (const check of lostChecks) add(check(context));
    return 'meaning';
  }
}
