// The sources of a site → its valid sites, one for each language, or everything that is wrong with them, in one run.
import type { Contract } from '../model/contract';
import type { Finding } from '../model/finding';
import type { Publication } from '../model/publication';
import type { ValidSite } from '../model/valid-site';
import { applyRules, findSilenced, withoutOff } from './checks/settings/rules';
import { listLanguages } from './language';
import { type Counts, limitFindings } from './limit-findings';
import type { RawFinding } from './raw-finding';
import type { Depth } from './rule';
import type { SiteSource } from './site-source';
import { type Given, SiteValidation, type Standards } from './site-validation';
import { locate } from './text/locate';

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
  /** When a build would give something else by the clock alone, as ISO 8601; undefined where nothing is dated, or there is an error. */
  readonly nextChange: string | undefined;
  /** Undefined if there is an error. */
  readonly publication: Publication<ValidSite> | undefined;
}

/** A site in each of its languages: its own, then the others. */
class PublicationValidation {
  readonly #first: SiteValidation;
  readonly #others: readonly SiteValidation[];

  constructor(site: SiteSource, contract: Contract, given: Given) {
    const first = new SiteValidation(site, contract, given);
    const { manifest, shapeIsValid } = first.stage;
    const { standards = first.standards } = given;
    this.#first = first;
    // What a manifest of the wrong shape says of languages is not known.
    this.#others = (manifest && shapeIsValid ? listLanguages(manifest) : []).map(
      (language) =>
        new SiteValidation(site, contract, { ...given, standards }, { language, first }),
    );
  }

  run(): Validation {
    const { stage, standards } = this.#first;
    const { manifest, texts, way } = stage;
    for (const other of this.#others) other.check([]);
    const depth = this.#first.check(this.#others);
    const { all, applied } = this.#applyRules();
    const { kept, omitted } = limitFindings(applied);
    const places = { manifest: way.manifest, texts: this.#gatherTexts(), ...texts.defined };
    const findings = kept.length === 0 ? [] : locate(kept, places);
    const hasErrors =
      manifest === undefined || findings.some(({ severity }) => severity === 'error');
    return {
      findings,
      omitted,
      silenced: findSilenced(all, applied),
      depth,
      standards,
      nextChange: hasErrors ? undefined : this.#findNextChange(),
      publication: hasErrors ? undefined : this.#publish(),
    };
  }

  #findNextChange(): string | undefined {
    const { nextChange } = this.#first;
    return nextChange === undefined ? undefined : new Date(nextChange).toISOString();
  }

  readUnvalidated(): Publication<ValidSite> | undefined {
    const sites = [this.#first, ...this.#others];
    return sites.every((site) => site.readContents()) ? this.#publish() : undefined;
  }

  /** What is found in every language, and how it is reported. */
  #applyRules(): { readonly all: RawFinding[]; readonly applied: readonly RawFinding[] } {
    const { standards, stage } = this.#first;
    const known = new Set<string>();
    const found = [this.#first, ...this.#others].map((site) => {
      const { rules: further } = standards?.languages?.[site.language?.tag ?? ''] ?? {};
      const rules = standards && stage.shapeIsValid ? { ...standards.rules, ...further } : {};
      const all = withoutOff(site.gather(known), rules);
      const applied = applyRules(all, rules);
      return { all, applied };
    });
    return {
      all: found.flatMap(({ all }) => all),
      applied: found.flatMap(({ applied }) => applied),
    };
  }

  #gatherTexts(): SiteValidation['stage']['reader']['texts'] {
    const { texts } = this.#first.stage.reader;
    if (this.#others.length === 0) return texts;
    return new Map([...this.#others.flatMap(({ stage }) => [...stage.reader.texts]), ...texts]);
  }

  #publish(): Publication<ValidSite> | undefined {
    const [first, ...others] = [this.#first, ...this.#others].map((site) => site.publish());
    const sites = others.filter((site) => site !== undefined);
    return first && sites.length === others.length ? { sites: [first, ...sites] } : undefined;
  }
}

export const validateSite = (
  source: SiteSource,
  contract: Contract,
  given: Given = {},
): Validation => new PublicationValidation(source, contract, given).run();

/** A site whose shape alone is validated, while another thread does the rest: what it refers to may be missing. */
export const readUnvalidated = (
  source: SiteSource,
  contract: Contract,
): Publication<ValidSite> | undefined =>
  new PublicationValidation(source, contract, {}).readUnvalidated();
