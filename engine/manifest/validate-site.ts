// The texts of a site → a sound site, or everything that is wrong with it, in one run.
import { walk } from '../content/shape';
import { shape } from '../generated/shape';
import { validateContent, validateManifest } from '../generated/validators';
import type { Issue } from '../model/issue';
import type { ContentItem, Manifest } from '../model/manifest';
import type { SoundSite } from '../model/site';
import {
  type CheckContext,
  type FileFacts,
  type Part,
  toContentName,
} from './checks/check-context';
import { checkForms } from './checks/forms';
import { checkLedger, ledgerFile } from './checks/ledger';
import { checkLinks } from './checks/links';
import { checkPaths } from './checks/paths';
import { checkRedirects } from './checks/redirects';
import { checkReferences } from './checks/references';
import { checkTree } from './checks/tree';
import { checkWords } from './checks/words';
import type { Finding } from './finding';
import { locate } from './locate';
import { longestContent, parseJson } from './parse-json';
import { toShapeFindings } from './shape-findings';
import { readVariables, substituteAll } from './substitute-all';

export type { FileFacts } from './checks/check-context';

export interface SiteSource {
  /** How the manifest is called in findings, and its text. */
  readonly manifest: { readonly file: string; readonly text: string };
  /** What stands below files/, by path relative to it with forward slashes. */
  readonly files: ReadonlyMap<string, FileFacts>;
  /** The text of a content file, or why it cannot be read. Asked for bound files alone. */
  readonly readContent: (path: string) => { readonly text: string } | { readonly reason: string };
  /** Names of icons: the engine's own and those of the site. */
  readonly icons: ReadonlySet<string>;
  /** The text of the ledger of addresses, where there is one. */
  readonly ledger?: string | undefined;
}

export interface Validation {
  /** In order of file and position. */
  readonly issues: readonly Issue[];
  /** Absent while an error stands. */
  readonly site: SoundSite | undefined;
}

/** Everything in a manifest that the shape names; parts of another shape are passed over. */
function findParts(manifest: unknown): Part[] {
  const parts: Part[] = [];
  const root = shape.manifest;
  if (root)
    walk(
      shape,
      root,
      manifest,
      '',
      (kind, value, pointer) => void parts.push({ kind, value, pointer }),
    );
  return parts;
}

/** The deeper a fault lies, the more follows from it: a sign or a brace, then a shape, then a meaning. */
const toDepth = (code: Finding['code']): number =>
  code === 'unknown-variable' || code === 'not-text' ? 0 : shapeCodes.has(code) ? 1 : 2;

const shapeCodes: ReadonlySet<Finding['code']> = new Set([
  ...(['missing-field', 'unknown-field', 'wrong-type', 'not-allowed', 'unknown-type'] as const),
  ...(['wrong-form', 'empty-value', 'too-long', 'out-of-range', 'wrong-name'] as const),
]);

/** Of several findings about one value only those that lie deepest. */
function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const toPlace = ({ file, pointer, part }: Finding): string =>
    `${file} ${part ?? 'value'} ${pointer}`;
  const deepest = new Map<string, number>();
  for (const finding of findings) {
    const place = toPlace(finding);
    deepest.set(place, Math.min(deepest.get(place) ?? 2, toDepth(finding.code)));
  }
  return findings.filter(
    (finding) =>
      // A part of a text, or an offset, is a place of its own.
      finding.offset !== undefined ||
      finding.within !== undefined ||
      toDepth(finding.code) === deepest.get(toPlace(finding)),
  );
}

class SiteValidation {
  readonly #source: SiteSource;
  readonly #findings: Finding[] = [];
  readonly #texts: Map<string, string>;
  readonly #contents = new Map<string, readonly ContentItem[]>();
  #variables = {};

  constructor(source: SiteSource) {
    this.#source = source;
    this.#texts = new Map([[source.manifest.file, source.manifest.text]]);
  }

  run(): Validation {
    const manifest = this.#readManifest();
    if (manifest !== undefined) this.#check(manifest);
    const findings = withoutConsequences(this.#findings);
    const issues = findings.length === 0 ? [] : locate(findings, this.#texts);
    const faulty = manifest === undefined || issues.some(({ severity }) => severity === 'error');
    return { issues, site: faulty ? undefined : { manifest, contents: this.#contents } };
  }

  #readManifest(): Manifest | undefined {
    const { file, text } = this.#source.manifest;
    const { value, findings } = parseJson(file, text);
    this.#findings.push(...findings);
    if (value === undefined) return undefined;
    const read = readVariables(value, file);
    this.#variables = read.variables;
    this.#findings.push(...read.findings);
    const own = this.#substitute(file, value);
    // The words of a variable are not replaced themselves.
    if (typeof own === 'object' && own !== null && Object.hasOwn(own, 'variables'))
      Object.assign(own, { variables: (value as Manifest).variables });
    const sound = validateManifest(own);
    if (!sound) this.#findings.push(...toShapeFindings(file, validateManifest.errors ?? []));
    if (typeof own !== 'object' || own === null || Array.isArray(own)) return undefined;
    this.#sound = sound;
    return own as Manifest;
  }

  #sound = false;

  #substitute(file: string, value: unknown): unknown {
    return substituteAll(value, '', { file, variables: this.#variables, findings: this.#findings });
  }

  #check(manifest: Manifest): void {
    const { manifest: source, files, icons, ledger } = this.#source;
    if (ledger !== undefined) this.#texts.set(ledgerFile, ledger);
    const parts = findParts(manifest);
    const bound = new Set(
      parts.flatMap(({ kind, value }) =>
        kind === 'content' && typeof value === 'string' ? [value] : [],
      ),
    );
    for (const path of bound) if (files.get(path)?.kind === 'file') this.#readContent(path);
    const context: CheckContext = {
      file: source.file,
      manifest,
      parts,
      contents: this.#contents,
      files,
      icons,
      ledger,
    };
    this.#findings.push(...checkReferences(context));
    // The other checks read fields that a manifest of the wrong shape may lack.
    if (!this.#sound) return;
    for (const check of [
      checkLinks,
      checkPaths,
      checkTree,
      checkForms,
      checkRedirects,
      checkLedger,
    ])
      this.#findings.push(...check(context));
    this.#findings.push(...checkWords(context, bound));
  }

  #readContent(path: string): void {
    const file = toContentName(path);
    const read = this.#source.readContent(path);
    if ('reason' in read) {
      const { reason } = read;
      this.#findings.push({ code: 'file-unreadable', file, pointer: '', params: { reason } });
      return;
    }
    this.#texts.set(file, read.text);
    const { value, findings } = parseJson(file, read.text, longestContent);
    this.#findings.push(...findings);
    if (value === undefined) return;
    const items = this.#substitute(file, value);
    if (validateContent(items)) this.#contents.set(path, items as readonly ContentItem[]);
    else this.#findings.push(...toShapeFindings(file, validateContent.errors ?? []));
  }
}

export const validateSite = (source: SiteSource): Validation => new SiteValidation(source).run();
