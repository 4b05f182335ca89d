// The sources of a site → its valid sites, one for each language, or everything that is wrong with them, in one run.
import type { Contract } from '../model/contract';
import type { Finding } from '../model/finding';
import { invariant } from '../model/invariant';
import { LazyPublication } from '../model/publication';
import type { ValidSite } from '../model/valid-site';
import { toContentName } from './checks/context/file-part';
import { applyRules, findSilenced, withoutOff } from './checks/settings/rules';
import type { SiteChanges } from './collections/site-changes';
import { type CheckedLanguage, gatherFound } from './found-in-language';
import { type Language, listLanguages } from './language';
import { languagesFolder } from './language-files';
import { type Counts, limitFindings } from './limit-findings';
import type { RawFinding } from './raw-finding';
import type { Depth } from './rule';
import type { SiteSource } from './site-source';
import { type Given, SiteValidation } from './site-validation';
import type { Stage } from './stage/stage-site';
import type { Standards } from './standards';
import { locate } from './text/locate';
import type { Notes } from './text-notes';

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
  /** What the clock alone changes, which few ask for: knowing time zones takes longer than any check. Undefined if there is an error. */
  readonly changes: SiteChanges | undefined;
  /** Undefined if there is an error, other than words that wait for their translation where drafts are shown. */
  readonly publication: LazyPublication<ValidSite> | undefined;
  /** Of its content files, where somebody asked for notes. */
  readonly notes: Notes;
  /** What its sources were read as, for who asks where something in it stands. */
  readonly stage: Stage;
}

/** Whether it keeps a site from being shown. Who edits it sees new words in every language, until they are translated there. */
const prevents = ({ severity, code }: Finding, { drafts = false }: SiteSource): boolean =>
  severity === 'error' && !(drafts && code === 'missing-translation');

type Kept = () => ValidSite | undefined;

/** Lets a site wait until somebody asks for it, who may get one that is equal to it. */
export type Keep = (valid: ValidSite | undefined) => Kept;

interface Asked extends Given {
  /** What lets the further languages wait for who will ask for all: else they are made again then, and what they are made of is kept. */
  readonly keep?: Keep;
}

/** Made here, where nothing leads to what was checked: that needs no memory any longer. */
const toOpen = (open: Kept) => (): ValidSite => {
  const valid = open();
  invariant(valid !== undefined, 'a site without errors is valid in each of its languages');
  return valid;
};

/** A site in each of its languages: its own, then the others, of which one is there at a time. */
class PublicationValidation {
  readonly #source: SiteSource;
  readonly #first: SiteValidation;
  readonly #languages: readonly Language[];
  readonly #open: (language: Language) => SiteValidation;
  readonly #keep: Keep | undefined;
  /** The further languages, where they wait for who asked for them. */
  readonly #kept: Kept[] = [];

  constructor(site: SiteSource, contract: Contract, { keep, ...given }: Asked) {
    const first = new SiteValidation(site, contract, given);
    const { manifest, shapeIsValid } = first.stage;
    const { standards = first.standards } = given;
    this.#source = site;
    this.#first = first;
    this.#keep = keep;
    // What a manifest of the wrong shape says of languages is not known.
    this.#languages = manifest && shapeIsValid ? listLanguages(manifest) : [];
    this.#open = (language) =>
      new SiteValidation(site, contract, { ...given, standards }, { language, first });
  }

  run(): Validation {
    const { stage, standards } = this.#first;
    const { manifest, texts, way, reader } = stage;
    const others = this.#languages.flatMap((language) => this.#check(language) ?? []);
    const depth = this.#first.check(others.map(({ summary }) => summary));
    const { all, applied } = this.#applyRules(others);
    const { kept, omitted } = limitFindings(applied);
    // Those of all languages: the first reads the sources for the others, too.
    const ofReader = { get: (id: string) => reader.findText(id) };
    const places = { manifest: way.manifest, texts: ofReader, ...texts.defined };
    const findings = kept.length === 0 ? [] : locate(kept, places);
    const hasErrors =
      manifest === undefined || findings.some((finding) => prevents(finding, this.#source));
    return {
      findings,
      omitted,
      silenced: findSilenced(all, applied),
      depth,
      standards,
      changes: hasErrors ? undefined : this.#first.changes,
      publication: hasErrors ? undefined : this.#publish(),
      notes: this.#first.listNotes(),
      stage,
    };
  }

  #check(language: Language): CheckedLanguage | undefined {
    const { checked, valid } = this.#checkIn(language);
    this.#forget(language);
    if (this.#keep) this.#kept.push(this.#keep(valid));
    return checked;
  }

  /** Of what was checked only this is left: letting it wait takes memory as well. */
  #checkIn(language: Language) {
    const site = this.#open(language);
    site.check([]);
    return { checked: site.toChecked(), valid: this.#keep && site.publish() };
  }

  /** Its words are as many as those of the site, and no other language reads them. */
  #forget({ tag }: Language): void {
    this.#first.stage.reader.forgetAll(toContentName(`${languagesFolder}${tag}/`));
  }

  /** What is found in every language, and how it is reported. */
  #applyRules(others: readonly CheckedLanguage[]): {
    readonly all: RawFinding[];
    readonly applied: readonly RawFinding[];
  } {
    const { standards, stage } = this.#first;
    const known = new Set<string>();
    const first = { language: undefined, found: this.#first.collectFound() };
    const found = [first, ...others].map((site) => {
      const { rules: further } = standards?.languages?.[site.language?.tag ?? ''] ?? {};
      const rules = standards && stage.shapeIsValid ? { ...standards.rules, ...further } : {};
      const all = withoutOff(gatherFound(site.found, known), rules);
      const applied = applyRules(all, rules);
      return { all, applied };
    });
    return {
      all: found.flatMap(({ all }) => all),
      applied: found.flatMap(({ applied }) => applied),
    };
  }

  #publish(): LazyPublication<ValidSite> | undefined {
    const main = this.#first.publish();
    if (main === undefined) return undefined;
    const others = this.#keep
      ? this.#kept.map(toOpen)
      : this.#languages.map((language) => () => this.#publishIn(language));
    return new LazyPublication(main, others);
  }

  /** A language that was checked, once more. */
  #publishIn(language: Language): ValidSite {
    const site = this.#open(language);
    site.readContents();
    const valid = site.publish();
    this.#forget(language);
    invariant(valid !== undefined, `the site is valid in "${language.tag}"`);
    return valid;
  }
}

export const validateSite = (
  source: SiteSource,
  contract: Contract,
  given: Asked = {},
): Validation => new PublicationValidation(source, contract, given).run();
