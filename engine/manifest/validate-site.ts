// The texts of a site → a valid site, or everything that is wrong with it, in one run.
import { indexPages } from '../content/pages/page-index';
import { contentFile, manifestRoot } from '../content/shape/shape';
import type { ContentItem, Manifest } from '../generated/manifest';
import type { Contract } from '../model/contract';
import type { Finding } from '../model/finding';
import type { Publication } from '../model/publication';
import type { ValidSite } from '../model/site';
import { getRule } from './catalogue';
import { ledgerFile } from './checks/addresses/ledger';
import { absenceChecks, meaningChecks, partChecks } from './checks/all-checks';
import { type CheckContext, type Mention, toContentName } from './checks/check-context';
import { type FoundText, parseLinkTexts } from './checks/context/link-texts';
import { findMentions, findMentionsWithin } from './checks/context/mentions';
import { findDownloads } from './checks/files/downloads';
import { findUnfitText } from './checks/files/unfit-files';
import { applyRules, findSilenced } from './checks/settings/rules';
import { withoutConsequences } from './consequences';
import { keepWritten } from './keep-written';
import { type Counts, limitFindings } from './limit-findings';
import type { RawFinding, Spot } from './raw-finding';
import { toShapeFindings } from './shape/shape-findings';
import type { SiteSource } from './site-source';
import { type Defined, gatherUndefined, readVariables } from './text/defined-variables';
import { renameFormer, toDeprecations, toFormerPlace } from './text/former-names';
import { locate } from './text/locate';
import { parseRedirectList, redirectList, toListPlace } from './text/parse-redirect-list';
import {
  type PlacedText,
  readJsonText,
  readTextFile,
  type TextFile,
  toPlacedText,
} from './text/read-text-file';
import { substituteAll } from './text/substitute-all';
import { findMissingPlaceholders, findTemplates } from './text/templates';
import { findTextKinds, type TextPlaces } from './text/text-places';

export interface Validation {
  /** In order of file and position. */
  readonly findings: readonly Finding[];
  /** How many there are besides: of very many of one code only the first are here. */
  readonly omitted: Counts;
  /** The codes of findings that the manifest turns off. */
  readonly silenced: readonly string[];
  /** Undefined if there is an error. */
  readonly publication: Publication<ValidSite> | undefined;
}

class SiteValidation {
  readonly #source: SiteSource;
  readonly #contract: Contract;
  readonly #findings: RawFinding[] = [];
  readonly #texts = new Map<string, PlacedText>();
  readonly #contents = new Map<string, readonly ContentItem[]>();
  readonly #unresolved: Spot[] = [];
  readonly #linkTexts: FoundText[] = [];
  #defined: Defined = { variables: {}, names: new Set() };

  constructor(source: SiteSource, contract: Contract) {
    this.#source = source;
    this.#contract = contract;
  }

  run(): Validation {
    const manifest = this.#readManifest();
    // Of two values under one key, nobody knows which is meant.
    if (manifest !== undefined && !this.#ambiguous.has(this.#source.manifest.file))
      this.#check(manifest);
    const all = gatherUndefined(
      withoutConsequences(this.#findings.map(this.#place), this.#unresolved),
      this.#defined,
    );
    const applied = manifest && this.#shapeIsValid ? applyRules(all, manifest.rules) : all;
    const { file: name } = this.#source.manifest;
    const texts = { manifest: name, texts: this.#texts, ...this.#defined };
    const { kept, omitted } = limitFindings(applied);
    const findings = kept.length === 0 ? [] : locate(kept, texts);
    const hasErrors =
      manifest === undefined || findings.some(({ severity }) => severity === 'error');
    return {
      findings,
      omitted,
      silenced: findSilenced(all, applied),
      publication: hasErrors ? undefined : this.#publish(manifest),
    };
  }

  readUnvalidated(): Publication<ValidSite> | undefined {
    const manifest = this.#readManifest();
    if (manifest === undefined || !this.#shapeIsValid) return undefined;
    const { shape } = this.#contract;
    const mentions = findMentions({ shape, file: this.#source.manifest.file }, manifest);
    this.#readContents(mentions);
    this.#downloads = findDownloads(this.#findLinks(mentions));
    return this.#findings.length > 0 ? undefined : this.#publish(manifest);
  }

  #publish(manifest: Manifest): Publication<ValidSite> {
    const downloads = [...this.#downloads.keys()].sort();
    return { sites: [{ manifest, contents: this.#contents, downloads }] };
  }

  /** What the manifest and its content files name, in settings and in texts. */
  #findLinks(mentions: readonly Mention[]) {
    const { file } = this.#source.manifest;
    const contents = [...this.#contents.keys()].map(toContentName);
    const linkTexts = parseLinkTexts(this.#linkTexts, { manifest: file, mentions, contents });
    return { mentions, linkTexts };
  }

  #readManifest(): Manifest | undefined {
    const { file } = this.#source.manifest;
    const value = this.#take(file, readJsonText(this.#source.manifest));
    if (value === undefined) return undefined;
    const renames = renameFormer(this.#contract.shape, value);
    this.#place = toFormerPlace(file, renames);
    this.#add(toDeprecations(file, renames));
    const read = readVariables(value, file);
    this.#defined = read;
    this.#add(read.findings);
    const templates = findTemplates(this.#contract.shape, value);
    const kinds = findTextKinds(this.#contract.shape, manifestRoot, value);
    const own = this.#substitute(file, value, { templates, kinds });
    this.#add(findMissingPlaceholders(templates, { file, ...read }));
    // The text of a variable is not replaced itself.
    if (typeof own === 'object' && own !== null && Object.hasOwn(own, 'variables'))
      Object.assign(own, { variables: (value as Manifest).variables });
    this.#written = keepWritten(own);
    const { validateManifest } = this.#contract;
    const shapeIsValid = validateManifest(own);
    if (!shapeIsValid) this.#add(toShapeFindings(file, validateManifest.errors ?? []));
    if (typeof own !== 'object' || own === null || Array.isArray(own)) return undefined;
    this.#shapeIsValid = shapeIsValid;
    if (shapeIsValid) this.#addRedirects(own as Manifest);
    return own as Manifest;
  }

  /** A list of old addresses counts as if it stood in the manifest, after its own redirects. */
  #addRedirects(manifest: Manifest): void {
    const text = this.#source.redirects;
    if (text === undefined) return;
    this.#texts.set(redirectList, toPlacedText(text));
    const { redirects, offsets, findings } = parseRedirectList(text, manifest);
    const [toFormer, toList] = [this.#place, toListPlace(offsets, manifest.redirects.length)];
    this.#place = (finding) => toList(toFormer(finding));
    this.#add(findings);
    Object.assign(manifest, { redirects: [...manifest.redirects, ...redirects] });
  }

  #shapeIsValid = false;
  #place = (finding: RawFinding): RawFinding => finding;
  #downloads: ReturnType<typeof findDownloads> = new Map();
  /** Files with an object that has a key twice. */
  readonly #ambiguous = new Set<string>();
  #written: unknown;
  readonly #usedVariables = new Set<string>();

  /** One by one: a call takes a hundred thousand arguments at most. */
  #add(findings: readonly RawFinding[]): void {
    for (const finding of findings) this.#findings.push(finding);
  }

  /** The value of a file; undefined if it has none. */
  #take(file: string, read: TextFile): unknown {
    const { findings, value } = read;
    this.#texts.set(file, read);
    this.#add(findings);
    if (findings.some(({ code }) => code === 'duplicate-key')) this.#ambiguous.add(file);
    return value;
  }

  #substitute(file: string, value: unknown, places: TextPlaces): unknown {
    const [findings, unresolved] = [this.#findings, this.#unresolved];
    const [used, linkTexts] = [this.#usedVariables, this.#linkTexts];
    const into = { ...this.#defined, ...places, file, findings, unresolved, used, linkTexts };
    return substituteAll(value, '', into);
  }

  #readContents(mentions: readonly Mention[]): void {
    const bound = new Set(
      mentions.flatMap(({ kind, value }) =>
        kind === 'content' && typeof value === 'string' && !findUnfitText(value) ? [value] : [],
      ),
    );
    for (const path of bound)
      if (this.#source.files.get(path)?.kind === 'file') this.#readContent(path);
  }

  #check(manifest: Manifest): void {
    const { files, inspect, icons, ledger } = this.#source;
    if (ledger !== undefined) this.#texts.set(ledgerFile, toPlacedText(ledger));
    const { shape } = this.#contract;
    const { file } = this.#source.manifest;
    const named = findMentions({ shape, file }, manifest);
    this.#readContents(named);
    const mentions = [...named, ...findMentionsWithin(shape, this.#contents)];
    const links = this.#findLinks(mentions);
    this.#downloads = findDownloads(links);
    const context: CheckContext = {
      ...links,
      file,
      manifest,
      index: indexPages(this.#shapeIsValid ? manifest.pages : {}, { drafts: false }),
      shapeIsValid: this.#shapeIsValid,
      blocks: this.#contract.blocks,
      contents: this.#contents,
      downloads: this.#downloads,
      files,
      inspect,
      icons,
      ledger,
      written: this.#written,
      usedVariables: this.#usedVariables,
      year: this.#source.year,
    };
    for (const check of partChecks) this.#add(check(context));
    if (!this.#shapeIsValid) return;
    for (const check of meaningChecks) this.#add(check(context));
    // Only when every name is right is it certain that nothing leads somewhere.
    if (this.#findings.every(({ code }) => getRule(code).severity !== 'error'))
      for (const check of absenceChecks) this.#add(check(context));
  }

  #readContent(path: string): void {
    const file = toContentName(path);
    const read = this.#source.readContent(path);
    if ('reason' in read) {
      const { reason } = read;
      this.#findings.push({ code: 'file-unreadable', file, pointer: '', params: { reason } });
      return;
    }
    const value = this.#take(file, readTextFile({ file, ...read }, this.#contract.parseDocument));
    if (value === undefined) return;
    const kinds = findTextKinds(this.#contract.shape, contentFile, value);
    const items = this.#substitute(file, value, { kinds });
    const { validateContent } = this.#contract;
    if (!validateContent(items)) this.#add(toShapeFindings(file, validateContent.errors ?? []));
    else if (!this.#ambiguous.has(file)) this.#contents.set(path, items as readonly ContentItem[]);
  }
}

export const validateSite = (source: SiteSource, contract: Contract): Validation =>
  new SiteValidation(source, contract).run();

/** A site whose shape alone is validated, while another thread does the rest: what it refers to may be missing. */
export const readUnvalidated = (
  source: SiteSource,
  contract: Contract,
): Publication<ValidSite> | undefined => new SiteValidation(source, contract).readUnvalidated();
