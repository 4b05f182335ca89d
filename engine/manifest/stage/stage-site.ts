// The sources of a site → one manifest in which all of them are merged, and the way back from each of its places.
import { manifestRoot } from '../../content/shape/shape';
import type { Manifest } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import { isRecord } from '../../model/json';
import { expandCollections } from '../collections/expand-collections';
import { copyJson, keepWritten } from '../keep-written';
import type { Language } from '../language';
import { fillInEngineWords } from '../languages/engine-words';
import { Projection } from '../languages/projection';
import { maxAlike } from '../limit-findings';
import { type Memory, noMemory } from '../memory';
import type { RawFinding } from '../raw-finding';
import { toShapeFindings } from '../shape/shape-findings';
import type { SiteSource } from '../site-source';
import { noStagedItems, type StagedItems } from '../staged-items';
import { readVariables } from '../text/defined-variables';
import { type Rename, renameFormer, toDeprecations } from '../text/former-names';
import { parseByPages } from '../text/parse-by-pages';
import { findMissingPlaceholders, findTemplates, type Templates } from '../text/templates';
import { findTextKinds } from '../text/text-places';
import { readRedirects } from './add-redirects';
import { expandPages } from './expand-pages';
import { leaveOutPages } from './leave-out-pages';
import { DocumentMerge } from './merge-documents';
import type { Origin, WayBack } from './origins';
import { isAmbiguous, SourceReader } from './source-reader';
import { type ReplacedTexts, SourceTexts } from './source-texts';
import { validateWithout } from './validate-without';

export interface Stage {
  readonly reader: SourceReader;
  readonly texts: SourceTexts;
  /** Undefined where its source is not an object. */
  readonly manifest: Manifest | undefined;
  readonly shapeIsValid: boolean;
  /** Whether it has two values under one key, of which nobody knows which is meant. */
  readonly isAmbiguous: boolean;
  /** Some of its parts without the defaults that were filled in. */
  readonly written: unknown;
  /** By id of a page whose text is a document: its path below files/. */
  readonly documents: ReadonlyMap<string, string>;
  /** Those of collections. */
  readonly items: StagedItems;
  /** What is wrong in the merged manifest. */
  readonly findings: RawFinding[];
  readonly way: WayBack;
  /** What made it of the site in its own language; undefined for that one. */
  readonly projection: Projection | undefined;
}

interface Given {
  readonly memory?: Memory;
  /** Which of the further languages of the site, if not its own. */
  readonly language?: Language | undefined;
  /** The same site in its own language. */
  readonly first?: Pick<Stage, 'reader' | 'manifest'> | undefined;
  /** Pages that are to be there in the language, whether anything of them is translated or not. */
  readonly wanted?: ReadonlySet<string>;
  /** Whether what is read of the language is let go as soon as it can be. */
  readonly forgets?: boolean;
}

interface PlacedPage {
  readonly page: unknown;
  readonly pointer: string;
  readonly templates: Templates;
}

class SiteStage {
  readonly #site: SiteSource;
  readonly #contract: Contract;
  readonly #memory: Memory;
  readonly #reader: SourceReader;
  readonly #file: string;
  /** About the merged manifest. */
  readonly #findings: RawFinding[] = [];
  readonly #origins: Map<string, Origin>;
  readonly #renames: Map<string, readonly Rename[]>;
  readonly #documents: DocumentMerge;
  readonly #language: Language | undefined;
  /** In its own language. */
  readonly #first: Manifest | undefined;
  readonly #wanted: ReadonlySet<string> | undefined;
  readonly #forgets: boolean;

  constructor(site: SiteSource, contract: Contract, given: Given) {
    const { memory = noMemory, language, first, wanted, forgets = false } = given;
    this.#wanted = wanted;
    this.#forgets = forgets;
    this.#site = site;
    this.#contract = contract;
    this.#memory = memory;
    this.#language = language;
    this.#first = first?.manifest;
    const reading = { parse: contract.parseDocument, memory, first: first?.reader };
    this.#reader = new SourceReader(site, reading);
    const { shape } = contract;
    this.#documents = new DocumentMerge({ reader: this.#reader, shape, files: site.files });
    this.#origins = this.#documents.origins;
    this.#renames = this.#documents.renames;
    this.#file = this.#reader.manifest.file;
  }

  /** The order holds for each source by itself, the manifest first. */
  run(): Stage {
    const read = this.#reader.readManifest();
    this.#rename(read?.value);
    const projection = this.#project(read?.value);
    const value = leaveOutPages(
      this.#documents.merge(projection ? projection.manifest : read?.value),
    );
    // Redirects are those of all languages at once.
    const rows = projection ? [] : readRedirects(this.#reader);
    const defined = readVariables(value, this.#file);
    this.#add(defined.findings);
    const texts = new SourceTexts(defined);
    const own = value === undefined ? undefined : fillInEngineWords(this.#replace(value, texts));
    const written = keepWritten(own);
    const before = this.#findings.length;
    const shapeIsValid = own !== undefined && this.#validate(own);
    const broken = shapeIsValid ? [] : this.#findings.slice(before);
    const manifest = isRecord(own) ? (own as unknown as Manifest) : undefined;
    const { files, now } = this.#site;
    const expanded = expandCollections(own, {
      ...{ texts, projection, broken, files, now, contract: this.#contract },
      ...{ reader: this.#reader, origins: this.#origins },
      documents: this.#documents.documents,
    });
    const items =
      manifest && shapeIsValid
        ? expandPages(manifest, {
            ...{ expanded, texts, files, findings: this.#findings, memory: this.#memory },
            ...{ modules: this.#contract.blocks, reader: this.#reader, origins: this.#origins },
            ...{
              rows: projection ? undefined : rows,
              dates: (this.#first ?? manifest).labels.dates,
            },
          })
        : expanded?.staged;
    return {
      ...{ reader: this.#reader, texts, manifest, shapeIsValid, written },
      documents: this.#documents.documents,
      items: items ?? noStagedItems,
      isAmbiguous: read !== undefined && isAmbiguous(read),
      findings: this.#findings,
      way: {
        ...{ manifest: this.#file, origins: this.#origins, renames: this.#renames },
        ...(projection && { projection: projection.places }),
      },
      projection,
    };
  }

  /** Of a site in several languages, the raw words of a source become those of one. */
  #project(value: unknown): Projection | undefined {
    const language = this.#language;
    if (language === undefined) return undefined;
    const [reader, contract] = [this.#reader, this.#contract];
    const { files, inspect, drafts } = this.#site;
    const projection = new Projection({
      ...{ language, contract, files, inspect, drafts },
      manifest: { file: this.#file, value },
      ...{ standard: this.#first ?? {}, anchors: reader.anchors },
      read: (id) => reader.readAsIs(id),
      readPairs: (id) => (this.#forgets ? reader.readOnce(id) : reader.readAsIs(id)),
      ...{ forgets: this.#forgets, wanted: this.#wanted },
    });
    reader.projectBy(projection);
    return projection;
  }

  /** One by one: a call takes a hundred thousand arguments at most. */
  #add(findings: readonly RawFinding[]): void {
    for (const finding of findings) this.#findings.push(finding);
  }

  #rename(value: unknown): void {
    const renames = renameFormer(this.#contract.shape, 'manifest', value);
    if (renames.length === 0) return;
    // They may be in pages, which are changed now.
    this.#memory.forgetTexts(parseByPages);
    this.#renames.set(this.#file, renames);
    for (const finding of toDeprecations(this.#file, renames)) this.#reader.findings.push(finding);
  }

  #replace(value: unknown, texts: SourceTexts): unknown {
    const { shape } = this.#contract;
    const file = this.#file;
    const templates = findTemplates(shape, value);
    const shell = isRecord(value) ? { ...value, pages: undefined } : value;
    const kinds = findTextKinds(shape, { root: manifestRoot, value: shell });
    const findings = this.#findings;
    const replacePage = (page: unknown, pointer: string): unknown =>
      this.#replacePage({ page, pointer, templates }, texts);
    const replaced = texts.replace({ file, value }, { templates, kinds, findings, replacePage });
    const own = replaced.value;
    texts.add(file, replaced);
    this.#add(findMissingPlaceholders(templates, { file, ...texts.defined }));
    // The text of a variable is not replaced itself.
    if (isRecord(own) && isRecord(value) && Object.hasOwn(own, 'variables'))
      Object.assign(own, { variables: value.variables });
    return own;
  }

  /** Most pages are those of the last time. */
  #replacePage({ page, pointer, templates }: PlacedPage, texts: SourceTexts): unknown {
    const [root, file, memory] = [this.#contract.shape.page, this.#file, this.#memory];
    const replace = (value: unknown, findings: RawFinding[]): ReplacedTexts => {
      const kinds = root && findTextKinds(this.#contract.shape, { root, value, pointer });
      const places = { templates, kinds: kinds ?? new Map(), findings };
      return texts.replace({ file, value, pointer }, places);
    };
    const make = () => {
      const findings: RawFinding[] = [];
      // What was read stays as it is: defaults are filled in later.
      const value = memory === noMemory ? page : copyJson(page);
      return { findings, ...replace(value, findings) };
    };
    const known = isRecord(page)
      ? memory.recall(page, { as: SiteStage, from: [pointer, texts.key], make })
      : make();
    // Of very many findings, what is said depends on how many there are before.
    const isMany = this.#findings.length + known.findings.length > maxAlike;
    const made = isMany ? replace(copyJson(page), this.#findings) : known;
    if (!isMany) this.#add(known.findings);
    texts.add(pointer, made);
    return made.value;
  }

  /** Pages that are known to be valid are not looked at again. */
  #validate(value: unknown): boolean {
    const { validateManifest, schemas } = this.#contract;
    const pages = isRecord(value) && isRecord(value.pages) ? value.pages : {};
    const records = Object.values(pages).filter(isRecord);
    const make = (): { isValid: boolean } => ({ isValid: false });
    const marks = this.#memory.recallEach(records, { as: validateManifest, make });
    const known = new Set(records.filter((_, index) => marks[index]?.isValid));
    const isValid = validateWithout(known, value, validateManifest);
    if (isValid) for (const mark of marks) mark.isValid = true;
    else {
      const findings = toShapeFindings(this.#file, validateManifest.errors ?? [], schemas);
      this.#add(findings.filter((finding) => !this.#documents.isUnknown(finding)));
    }
    return isValid;
  }
}

export const stageSite = (site: SiteSource, contract: Contract, given: Given = {}): Stage =>
  new SiteStage(site, contract, given).run();
