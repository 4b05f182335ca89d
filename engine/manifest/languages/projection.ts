// The manifest of a site as it is written + the files of a language → the same in that language, an ordinary manifest.
import { manifestRoot, toPointer } from '../../content/shape/shape';
import { isRecord } from '../../model/json';
import type { WordsNode } from '../../model/words';
import { toContentName } from '../checks/context/file-part';
import { toLanguageFile } from '../language-files';
import type { RawFinding } from '../raw-finding';
import type { TextFile } from '../text/read-text-file';
import { ContentProjection } from './content-projection';
import { findMisspelt } from './find-misspelt';
import { OwnBlocks } from './own-blocks';
import { OwnKinds } from './own-kinds';
import { ProjectedPlaces } from './projected-places';
import { type Entry, findNames, findUnshown, listEntries, listOwn } from './raw-manifest';
import { ShownDrafts } from './shown-drafts';
import { fillInStandard, listUnspoken, type Standard, takeOutStandard } from './standard-words';
import type { TranslatedDocument } from './translated-document';
import type { TranslatedWords } from './translated-words';
import { joinMisplaced, type OfLanguage, Translations } from './translations';

interface Given extends OfLanguage {
  /** As `ContentProjection` finds them. */
  readonly anchors: Map<string, readonly string[]>;
  /** The id of the manifest, and its value under the present names of its members. */
  readonly manifest: { readonly file: string; readonly value: unknown };
  /** Where the words of the engine are. */
  readonly standard: Standard;
  /** Pages that are to be there, whether anything of them is translated or not. */
  readonly wanted?: ReadonlySet<string> | undefined;
  /** Whether drafts are shown. */
  readonly drafts?: boolean | undefined;
}

/** The file of an item; its path is below files/. */
type ItemPlace = Readonly<Record<'id' | 'path' | 'kind', string>>;

/** Where the words of an item are. */
const toItemNode = (kind: string): WordsNode => ({ concept: `kinds/${kind}` });

export class Projection {
  /** The manifest in the language. */
  readonly manifest: unknown;
  readonly kinds: OwnKinds;
  readonly #given: Given;
  readonly #translations: Translations;
  readonly #contents: ContentProjection;
  readonly #ownBlocks: OwnBlocks;
  readonly #scopes = new Map<string, TranslatedWords>();
  readonly #paths = new Map<string, string>();
  readonly #drafts: ShownDrafts;

  constructor(given: Given) {
    this.#given = given;
    const { language, contract, read, anchors, manifest } = given;
    const translations = new Translations({ ...given, names: findNames(manifest.value) });
    this.#translations = translations;
    this.#drafts = new ShownDrafts(language.tag, manifest.file);
    const common = { tag: language.tag, contract, translations };
    this.#contents = new ContentProjection({ ...common, read, anchors });
    const own = { ...common, file: manifest.file };
    this.kinds = new OwnKinds(own);
    this.#ownBlocks = new OwnBlocks({
      ...own,
      settings: isRecord(manifest.value) ? manifest.value.blockSettings : undefined,
    });
    this.manifest = isRecord(manifest.value)
      ? this.#projectManifest(manifest.value)
      : manifest.value;
  }

  findMisspelt = (): RawFinding | undefined => findMisspelt(this.#given);

  /** What is wrong with the files of the language, once all contents are read. */
  listFindings(): readonly RawFinding[] {
    const { findings } = this.#translations;
    const found = joinMisplaced(findings, this.#translations.listUnasked());
    return found.filter((one) => !this.#drafts.lacks(one));
  }

  /** What was translated, in files of pairs and in documents. */
  get words(): readonly TranslatedWords[] {
    this.#contents.readAll();
    return this.#translations.words;
  }

  get documents(): readonly TranslatedDocument[] {
    this.#contents.readAll();
    return this.#contents.documents;
  }

  /** A source in the language. */
  read(id: string): TextFile | undefined {
    return this.#contents.read(id);
  }

  /** The id of the source that is read in the place of another one. */
  whereIs(id: string): string {
    return this.#contents.whereIs(id);
  }

  /** The way back from what it says. */
  get places(): ProjectedPlaces {
    const { language, manifest } = this.#given;
    return new ProjectedPlaces({
      ...{ language, contents: this.#contents, scopes: this.#scopes, paths: this.#paths },
      ownBlocks: this.#ownBlocks.words,
      manifest: { file: manifest.file, value: this.manifest },
    });
  }

  /** The source of an item in the language, which is read in its place from now on; undefined where there is none. */
  findItem({ id, path, kind }: ItemPlace): string | undefined {
    const own = this.#translations.find({ kind: 'content', path });
    if (own === undefined && !this.#given.wanted?.has(id)) return undefined;
    this.#contents.add(path, toItemNode(kind));
    this.kinds.add(kind);
    return own;
  }

  /** What an item in JSON says, of its value as it is written; undefined where nobody has translated it. */
  projectItem({ id, path, kind }: ItemPlace, value: Entry): Entry | undefined {
    const scope = { kind: 'content', path } as const;
    const translation = this.#translations.read(scope);
    const isThere = translation && !translation.draft;
    if (translation === null || !(isThere || this.#given.wanted?.has(id))) return undefined;
    this.kinds.add(kind);
    const file = toContentName(path);
    const own = this.#translations.translate(
      scope,
      { name: file, words: { node: toItemNode(kind), value, file, pointer: '' } },
      translation,
    );
    const slug = translation?.path?.split('/').at(-1);
    const projected = own?.project() as Entry | undefined;
    return slug === undefined ? projected : { ...projected, slug };
  }

  #projectManifest(value: Entry): Entry {
    const { pages, forms, ...others } = value;
    const rest = this.#withSettings(others, (settings) => this.#ownBlocks.takeOut(settings));
    const { language, manifest, standard } = this.#given;
    const used = new Set<string>();
    const projectedPages = listEntries(pages).map(([id, entry]) => [
      id,
      this.#projectPage(id, entry, used),
    ]);
    const projectedForms = listEntries(forms).map(([id, entry]) => [
      id,
      this.#projectForm(id, entry, used),
    ]);
    const filled = fillInStandard(rest, {
      ...standard,
      blockSettings: this.#ownBlocks.takeOut(standard.blockSettings),
    });
    const site = this.#translations.translate(
      { kind: 'site' },
      {
        name: 'The manifest',
        words: {
          ...{ node: manifestRoot, value: filled.value, file: manifest.file, pointer: '' },
          standard: filled.pointers,
          unspoken: listUnspoken(filled, standard, language.tag),
        },
      },
    );
    if (site) this.#scopes.set('', site);
    const projected = site ? takeOutStandard(site.project() as Entry, filled) : rest;
    const own = this.#withSettings(projected, (settings) => this.#ownBlocks.putBack(settings));
    const settings = isRecord(own.site) ? own.site : {};
    const base = typeof settings.base === 'string' ? settings.base : '/';
    return {
      ...own,
      site: {
        ...settings,
        base: `${base}${language.path.slice(1)}/`,
        language: language.tag,
        direction: language.direction,
      },
      // Answered once for all languages, at the base of the site.
      ...(own.redirects !== undefined && { redirects: [] }),
      ...(pages !== undefined && { pages: Object.fromEntries(projectedPages) }),
      ...(forms !== undefined && { forms: Object.fromEntries(projectedForms) }),
    };
  }

  #withSettings({ blockSettings, ...rest }: Entry, change: (settings: unknown) => unknown): Entry {
    const changed = change(blockSettings);
    return changed === undefined ? rest : { ...rest, blockSettings: changed };
  }

  #projectPage(id: string, entry: Entry, forms: Set<string>): Entry {
    const { language, manifest } = this.#given;
    // Written in one language alone: its words are right there, and wrong everywhere else.
    if (typeof entry.language === 'string') return this.#translations.leave(id, entry);
    const scope = { kind: 'page', id } as const;
    const translation = this.#translations.read(scope);
    const { document } = entry;
    const own = listOwn(entry, this.#given.contract);
    const ownDocument =
      typeof document === 'string'
        ? this.#translations.find({ kind: 'content', path: document })
        : undefined;
    const isAbsent = translation === undefined && ownDocument === undefined;
    const isDraft = translation?.draft === true || this.#isDraft(ownDocument);
    const isShown = isDraft && this.#given.drafts === true;
    if ((isAbsent || isDraft) && !isShown && !this.#given.wanted?.has(id)) {
      // What is translated of it already waits for the rest.
      for (const path of own.contents) this.#translations.find({ kind: 'content', path });
      return { ...entry, language: language.source };
    }
    if (isShown) this.#drafts.add(id, own);
    for (const path of own.contents) this.#contents.add(path);
    for (const form of own.forms) forms.add(form);
    const pointer = toPointer('/pages', id);
    const source = { node: { concept: 'page' }, value: entry, file: manifest.file, pointer };
    const named = { name: `The page "${id}"`, words: source };
    const translated = this.#translations.translate(scope, named, translation);
    if (translated) this.#scopes.set(pointer, translated);
    const words = this.#ownBlocks.complete(translated?.project() ?? entry) as Entry;
    const projected = isShown ? { ...words, draft: true } : words;
    if (!translation?.path) return projected;
    this.#paths.set(`${pointer}/path`, toLanguageFile(language.tag, scope));
    // Of `{ ...projected, path }` Node would make a hidden class for each page, as large as the page.
    return Object.fromEntries([...Object.entries(projected), ['path', translation.path]]);
  }

  /** Whether a document says that its page is a draft in the language. */
  #isDraft(document: string | undefined): boolean {
    const said = document === undefined ? undefined : this.#given.read(document)?.matter?.value;
    return isRecord(said) && said.draft === true;
  }

  #projectForm(id: string, entry: Entry, used: ReadonlySet<string>): Entry {
    const scope = { kind: 'form', id } as const;
    // Of one that no page there shows, the translation waits as well.
    if (!used.has(id)) {
      this.#translations.find(scope);
      return entry;
    }
    const pointer = toPointer('/forms', id);
    const { manifest } = this.#given;
    const words = { node: { concept: 'form' }, value: entry, file: manifest.file, pointer };
    const whole = { ...words, unshown: findUnshown(entry, pointer) };
    const own = this.#translations.translate(scope, { name: `The form "${id}"`, words: whole });
    if (own) this.#scopes.set(pointer, own);
    return (own?.project() ?? entry) as Entry;
  }
}
