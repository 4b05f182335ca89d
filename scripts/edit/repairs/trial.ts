// A site with changes that are not written → its findings, and what repairs are made from.
import { findDepth } from '../../../engine/manifest/depth';
import type { Validation } from '../../../engine/manifest/validate-site';
import type { Finding } from '../../../engine/model/finding';
import { isRecord, type Json } from '../../../engine/model/json';
import { CannotRun, explainSystemError } from '../../command/cannot-run';
import type { World } from '../../files/world';
import type { FileChange } from '../../journal/exchange-files';
import { manifestFile } from '../../journal/site-paths';
import { applyOperations } from '../apply-operations';
import { Base } from '../base';
import { isUntranslated } from '../check';
import { compareFindings, hiding, isDeeper } from '../compare-findings';
import { keepCanonical } from '../keep-canonical';
import { listSiteFiles } from '../list-site-files';
import type { Operation } from '../operations';
import { SiteEdit } from '../site-edit';
import type { RepairSite } from './repair';

interface TextChange extends FileChange {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * What a repair of an edit may bring, since it is repaired next: a text that is there now lacks the places of the one
 * before it; a member whose name is right now is in the document of its page, too; another home page is not at the
 * address of a language yet.
 */
const repairedNext = new Set(['unknown-anchor', 'said-twice', 'missing-home', 'absent-home']);

export class Trial implements RepairSite {
  /** Its files with the changes. */
  readonly edit: SiteEdit;
  readonly validation: Validation;
  readonly #base: Base;
  /** New words of an edit may wait for their translation. */
  readonly #isOfEdit: boolean;
  readonly #values = new Map<string, unknown>();

  private constructor(base: Base, edit: SiteEdit, isOfEdit: boolean) {
    this.#base = base;
    this.edit = edit;
    this.validation = base.validate(edit.changes());
    this.#isOfEdit = isOfEdit;
  }

  /** The site as it is on the disk. */
  static open(world: World): Trial {
    return Trial.of(new Base(world));
  }

  /** The same, or with an edit that is not written, where it has been read. */
  static of(base: Base, edit?: SiteEdit): Trial {
    return new Trial(base, edit ?? base.begin(), edit !== undefined);
  }

  get world(): World {
    return this.#base.world;
  }

  get findings(): readonly Finding[] {
    return this.validation.findings;
  }

  read(file: string): string | undefined {
    try {
      return this.edit.read(file);
    } catch (error) {
      // Nobody may read it, or its bytes are not text.
      if (error instanceof CannotRun || explainSystemError(error) !== undefined) return undefined;
      throw error;
    }
  }

  parse(file: string): unknown {
    if (!this.#values.has(file)) this.#values.set(file, parse(this.read(file)));
    return this.#values.get(file);
  }

  get manifest(): Json {
    const value = this.parse(manifestFile);
    return isRecord(value) ? value : {};
  }

  get files(): readonly string[] {
    return listSiteFiles(this.edit, this.#base.source.files);
  }

  breaks(operations: readonly Operation[]): boolean {
    const after = this.apply(operations);
    return after === undefined || this.#compare(after).breaks;
  }

  /** The site after operations, in canonical form where it was; undefined where it does not allow them. */
  apply(operations: readonly Operation[]): Trial | undefined {
    const edit = new SiteEdit(this.world.workspace.root);
    for (const { path, after } of this.edit.changes()) edit.set(path, after);
    try {
      keepCanonical(edit, () => void applyOperations(edit, this.world, operations));
    } catch (error) {
      if (error instanceof CannotRun) return undefined;
      throw error;
    }
    return new Trial(this.#base, edit, this.#isOfEdit);
  }

  /** What differs in the texts of another state of the site. */
  changesTo(after: Trial): TextChange[] {
    const paths = [this, after].flatMap(({ edit }) => edit.changes().map(({ path }) => path));
    return [...new Set(paths)]
      .map((path) => ({ path, before: this.read(path), after: after.read(path) }))
      .filter((change) => change.before !== change.after);
  }

  /** Whether findings of this state go in another one, and no error comes. */
  isFixedBy(after: Trial, findings: readonly Finding[]): boolean {
    const { brought, gone, breaks } = this.#compare(after);
    const stays = ({ code, file, pointer }: Finding): boolean =>
      hiding.has(code) &&
      brought.some((one) => one.code === code && one.file === file && one.pointer === pointer);
    return !breaks && findings.every((finding) => gone.includes(finding) && !stays(finding));
  }

  /** Whether nothing else is found where they were: a value that is wrong in another way is not right. */
  isClearedBy(after: Trial, findings: readonly Finding[]): boolean {
    const { brought } = this.#compare(after);
    return !brought.some((one) => findings.some((finding) => isAt(one, finding)));
  }

  #compare(after: Trial) {
    const pair = [this.findings, after.findings] as const;
    const { brought, gone } = compareFindings(pair, this.changesTo(after));
    const looks = [this.validation, after.validation] as const;
    const breaks = brought.some(
      (finding) =>
        finding.severity === 'error' &&
        !(this.#isOfEdit && (isUntranslated(finding) || repairedNext.has(finding.code))) &&
        !isDeeper(finding, looks, gone),
    );
    return { brought, gone, breaks };
  }
}

/** At the same value, or at the item of the list that it has become; without a value, in the same line. */
function isAt(one: Finding, { code, file, line, pointer }: Finding): boolean {
  // What breaks a file hides all of it.
  if (one.file !== file || findDepth(code) === 'syntax') return false;
  return pointer === ''
    ? one.line === line
    : one.pointer === pointer || one.pointer === `${pointer}/0`;
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
