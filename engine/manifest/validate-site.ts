// The sources of a site → a valid site, or everything that is wrong with it, in one run.
import type { ContentItem, Manifest } from '../generated/manifest';
import type { Contract } from '../model/contract';
import type { Finding } from '../model/finding';
import type { Publication } from '../model/publication';
import type { ValidSite } from '../model/site';
import { getRule } from './catalogue';
import { findLostPages } from './checks/addresses/ledger';
import { absenceChecks, meaningChecks, partChecks } from './checks/all-checks';
import { type CheckContext, type Mention, toContentName } from './checks/context/check-context';
import { parseLinkTexts } from './checks/context/link-texts';
import { findMentionsOf, findMentionsWithin } from './checks/context/mentions';
import { withParts } from './checks/context/site-parts';
import { findDownloads } from './checks/files/downloads';
import { applyRules, findSilenced } from './checks/settings/rules';
import { withoutConsequences } from './consequences';
import type { Depth } from './depth';
import { type Counts, limitFindings } from './limit-findings';
import { type Memory, noMemory } from './memory';
import type { RawFinding } from './raw-finding';
import type { SiteSource } from './site-source';
import { readContents } from './stage/content-reader';
import { toOrigin, toOriginOf, toWrittenOf } from './stage/origins';
import { type Stage, stageSite } from './stage/stage-site';
import { gatherUndefined } from './text/defined-variables';
import { locate } from './text/locate';
import { redirectList } from './text/parse-redirect-list';

export interface Validation {
  /** In order of file and position, notes last. */
  readonly findings: readonly Finding[];
  /** How many there are besides: of very many of one code only the first are here. */
  readonly omitted: Counts;
  /** The codes of findings that the manifest turns off. */
  readonly silenced: readonly string[];
  /** How deep the site could be checked as a whole: what lies deeper is not known. */
  readonly depth: Depth;
  /** What it was judged by; undefined where its shape leaves that open. */
  readonly standards: Standards | undefined;
  /** Undefined if there is an error. */
  readonly publication: Publication<ValidSite> | undefined;
}

/** What a manifest says about how it is judged itself. */
interface Standards {
  readonly rules: Manifest['rules'];
  readonly host: Manifest['build']['host'];
}

interface Given {
  /** Those of another site, by which it is judged: what an edit changes there does not count for it. Else its own. */
  readonly standards?: Standards | undefined;
  /** What is known of validations of similar sites by the same contract. */
  readonly memory?: Memory;
}

class SiteValidation {
  readonly #site: SiteSource;
  readonly #contract: Contract;
  readonly #memory: Memory;
  readonly #stage: Stage;
  readonly #standards: Standards | undefined;
  #contents: ReadonlyMap<string, readonly ContentItem[]> = new Map();
  #downloads: ReturnType<typeof findDownloads> = new Map();

  constructor(site: SiteSource, contract: Contract, { standards, memory = noMemory }: Given) {
    this.#site = site;
    this.#contract = contract;
    this.#memory = memory;
    this.#stage = stageSite(site, contract, memory);
    this.#standards = standards ?? this.#findStandards();
  }

  #findStandards(): Standards | undefined {
    const { manifest, shapeIsValid } = this.#stage;
    return manifest && shapeIsValid
      ? { rules: manifest.rules, host: manifest.build.host }
      : undefined;
  }

  run(): Validation {
    const { manifest, shapeIsValid, isAmbiguous, texts, reader, way } = this.#stage;
    const depth = manifest !== undefined && !isAmbiguous ? this.#check(manifest) : 'syntax';
    const all = this.#gather();
    const standards = this.#standards;
    const applied = standards && shapeIsValid ? applyRules(all, standards.rules) : all;
    const { kept, omitted } = limitFindings(applied);
    const places = { manifest: way.manifest, texts: reader.texts, ...texts.defined };
    const findings = kept.length === 0 ? [] : locate(kept, places);
    const hasErrors =
      manifest === undefined || findings.some(({ severity }) => severity === 'error');
    return {
      findings,
      omitted,
      silenced: findSilenced(all, applied),
      depth,
      standards,
      publication: hasErrors ? undefined : this.#publish(manifest),
    };
  }

  readUnvalidated(): Publication<ValidSite> | undefined {
    const { manifest, shapeIsValid } = this.#stage;
    if (manifest === undefined || !shapeIsValid) return undefined;
    const mentions = this.#findMentions(manifest);
    this.#readContents(mentions);
    this.#downloads = findDownloads(this.#findLinks(mentions));
    return this.#listFound().length > 0 ? undefined : this.#publish(manifest);
  }

  #publish(manifest: Manifest): Publication<ValidSite> {
    const downloads = [...this.#downloads.keys()].sort();
    return { sites: [{ manifest, contents: this.#contents, downloads }] };
  }

  /** Everything that was found until now, wherever it says that it is. */
  #listFound(): readonly RawFinding[] {
    const { reader, findings } = this.#stage;
    return [...reader.findings, ...findings];
  }

  /** What is wrong by itself, where it stands in the sources. */
  #gather(): RawFinding[] {
    const { reader, findings, texts, way } = this.#stage;
    const found = [
      ...reader.findings.map((finding) => toWrittenOf(way, finding)),
      ...findings.map((finding) => toOriginOf(way, finding)),
    ];
    const unresolved = texts.unresolved.map((spot) => toOrigin(way, spot));
    return gatherUndefined(withoutConsequences(found, unresolved), texts.defined);
  }

  #findMentions(manifest: Manifest): Mention[] {
    const { shape } = this.#contract;
    return findMentionsOf(
      { shape, file: this.#stage.way.manifest, memory: this.#memory },
      manifest,
    );
  }

  /** What the manifest and its content files name, in settings and in texts. */
  #findLinks(mentions: readonly Mention[]) {
    const { texts, way } = this.#stage;
    const contents = [...this.#contents.keys()].map(toContentName);
    const among = { manifest: way.manifest, mentions, contents, memory: this.#memory };
    return { mentions, linkTexts: parseLinkTexts(texts.linkTexts, among) };
  }

  #readContents(mentions: readonly Mention[]): void {
    const { files } = this.#site;
    const [contract, memory] = [this.#contract, this.#memory];
    this.#contents = readContents(mentions, { ...this.#stage, files, contract, memory });
  }

  #check(manifest: Manifest): Depth {
    const { files, inspect, icons, now } = this.#site;
    const { reader, texts, way, written, shapeIsValid, documents } = this.#stage;
    const { shape, blocks } = this.#contract;
    const named = this.#findMentions(manifest);
    this.#readContents(named);
    const links = this.#findLinks([
      ...named,
      ...findMentionsWithin({ shape, memory: this.#memory }, this.#contents),
    ]);
    this.#downloads = findDownloads(links);
    const context = withParts({
      ...{ ...links, file: way.manifest, manifest, shapeIsValid, blocks, written },
      ...{ contents: this.#contents, documents },
      downloads: this.#downloads,
      ...{ files, inspect, icons, now },
      ledger: reader.readOnly('ledger')?.text,
      usedVariables: texts.usedVariables,
      host: this.#standards?.host,
      memory: this.#memory,
    });
    return this.#run(context);
  }

  #run(context: CheckContext): Depth {
    const { findings, shapeIsValid } = this.#stage;
    const add = (found: readonly RawFinding[]): void => {
      for (const finding of found) findings.push(finding);
    };
    for (const check of partChecks) add(check(context));
    if (!shapeIsValid) return 'shape';
    for (const check of meaningChecks) add(check(context));
    const errors = this.#listFound().filter(({ code }) => getRule(code).severity === 'error');
    // Only when every name is right is it certain that nothing leads somewhere.
    if (errors.length === 0) {
      for (const check of absenceChecks) add(check(context));
      return 'absence';
    }
    if (errors.every(({ file }) => file !== redirectList))
      add(findLostPages(context.parts.summary));
    return 'meaning';
  }
}

export const validateSite = (
  source: SiteSource,
  contract: Contract,
  given: Given = {},
): Validation => new SiteValidation(source, contract, given).run();

/** A site whose shape alone is validated, while another thread does the rest: what it refers to may be missing. */
export const readUnvalidated = (
  source: SiteSource,
  contract: Contract,
): Publication<ValidSite> | undefined => new SiteValidation(source, contract, {}).readUnvalidated();
