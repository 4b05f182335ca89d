// Steps of a person → edits of the site's files, each checked as a whole before a byte is written; what would bring an error
// waits as a draft, and is tried again after each edit.
import type { JsonValue } from '../../../engine/model/json';
import { CannotRun } from '../../command/cannot-run';
import { listWords } from '../../command/list-words';
import type { Base } from '../../edit/base';
import { type Draft, dropDraft, listDrafts, saveDraft } from '../../edit/drafts';
import { makeEdit, tryEdit } from '../../edit/make-edit';
import type { Operation } from '../../edit/operations';
import { repairEdit } from '../../edit/repairs/repair-edit';
import { SiteEdit } from '../../edit/site-edit';
import { findRedo, findUndo } from '../../edit/undo-edit';
import { contentHash } from '../../files/content-hash';
import type { FileChange } from '../../journal/exchange-files';
import type { AskedPast } from '../asked-once';
import type { ToldFinding, WaitingStep } from '../site-state';
import type { Step, StepAnswer, StepRequest } from '../wire';
import { findOther, followOthers } from './check-seen';
import { describeStep } from './describe-step';
import { isOvertaken, renewDraft, seeText, writeText } from './document-text';
import { followWords } from './follow-words';
import { explain, type FindEdit, findWritten, takeBackStep } from './past-steps';
import { readStep } from './read-step';
import { tellFinding } from './tell-finding';
import { WordPlaces } from './word-places';

interface SessionOptions {
  readonly root: string;
  /** What edits are checked against; undefined while the site's own code cannot be used. */
  readonly findBase: () => Base | undefined;
  /** Called with what was written. */
  readonly onWritten: (changes: readonly FileChange[]) => void;
}

interface WriteOptions {
  readonly allowRules?: boolean;
  readonly once?: string | undefined;
  readonly follow?: () => readonly Operation[];
}

const overtaken: ToldFinding = {
  ...{ code: 'overtaken', severity: 'error', file: '', pointer: '', line: 1 },
  message: 'Another text has been written there since.',
  hint: 'Write again what you want there, or drop this change.',
};

const toId = (key: string): string =>
  contentHash(key)
    .toLowerCase()
    .replace(/[^a-z\d]/g, 'x');

export class EditSession {
  readonly #options: SessionOptions;
  readonly words: WordPlaces;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.words = new WordPlaces(options.root, () => this.base);
  }

  get base(): Base {
    const base = this.#options.findBase();
    if (base === undefined)
      throw new CannotRun('The code of this site has errors. Fix them first, in a text editor.');
    return base;
  }

  /** Writes a step, or keeps it as a draft. `known`: the manifest that it was made for, where that is another now. */
  take(
    { key, step: asked, allowRules = false, overwrites = false, ...sent }: StepRequest,
    known?: JsonValue,
  ): StepAnswer {
    return explain(() => {
      const earlier = findWritten(this.#options.root, sent);
      if (earlier !== undefined) return this.#withSpot(earlier, asked, []);
      const at = known === undefined ? asked : followOthers(this.#site, asked, known);
      const step = at.type === 'words' ? this.words.follow(at) : at;
      const other = findOther({ site: this.#site, words: this.words }, step);
      if (other !== undefined && step.type !== 'operations')
        throw new CannotRun(`${other} Look at it, and say again what you want there.`);
      if (other !== undefined && !overwrites)
        return {
          ...{ type: 'asks', allows: 'overwrites' },
          message: `${other} What you say now would come in its place.`,
        };
      const operations = this.#toOperations(step);
      const about = describeStep(step, operations, this.words);
      const follow = (): readonly Operation[] => this.#follow(step, operations);
      const seen = step.type === 'document' ? seeText(this.#site, step.file) : new Map();
      const draft = { id: toId(key), about, operations, seen };
      const answer = this.#write(draft, { allowRules, follow, once: sent.once });
      return this.#withSpot(answer, step, operations);
    });
  }

  /** Writes operations that are made of the site as it is now. */
  takeMade(
    { key, about }: { readonly key: string; readonly about: string },
    make: (base: Base) => readonly Operation[],
  ): StepAnswer {
    return explain(() => {
      this.base.refresh();
      const operations = make(this.base);
      return operations.length === 0
        ? { type: 'unchanged' }
        : this.#write({ id: toId(key), about, operations, seen: new Map() });
    });
  }

  /** Writes a draft with the repair that was offered for it. */
  repair(id: string): StepAnswer {
    return explain(() => {
      const draft = this.#findDraft(id);
      const repair = draft && repairEdit(draft.operations, this.base);
      if (draft === undefined || repair === undefined)
        throw new CannotRun('This repair does not fit any more.');
      return this.#write({ ...draft, operations: repair.operations });
    });
  }

  discard(id: string): void {
    dropDraft(this.#options.root, id);
  }

  undo(asked: AskedPast = {}): StepAnswer {
    return this.#takeBack(findUndo, asked);
  }

  redo(asked: AskedPast = {}): StepAnswer {
    return this.#takeBack(findRedo, asked);
  }

  /** What waits, and why. */
  listWaiting(): readonly WaitingStep[] {
    return this.#listDrafts().map((draft) => {
      const { id, about, operations } = draft;
      if (isOvertaken(this.#site, draft)) return { id, about, findings: [overtaken], repairs: [] };
      const findings = this.tryOperations(operations);
      const repairs = findings.length > 0 ? repairEdit(operations, this.base)?.titles : undefined;
      return { id, about, findings: findings.map(tellFinding), repairs: repairs ?? [] };
    });
  }

  #listDrafts(): readonly Draft[] {
    const site = this.#site;
    return listDrafts(site.root).drafts.map((draft) => renewDraft(site, draft));
  }

  #findDraft(id: string): Draft | undefined {
    return this.#listDrafts().find((draft) => draft.id === id);
  }

  get #site(): SiteEdit {
    return new SiteEdit(this.#options.root);
  }

  /** What would refuse them. */
  tryOperations(operations: readonly Operation[]) {
    try {
      const outcome = tryEdit({ operations }, this.base);
      return outcome.kind === 'refused' ? outcome.checked.refusing : [];
    } catch (error) {
      if (error instanceof CannotRun) return [];
      throw error;
    }
  }

  #follow(step: Step, operations: readonly Operation[]): readonly Operation[] {
    const from = step.type === 'words' ? this.words.read(step.spot) : undefined;
    return step.type === 'words' && from !== undefined
      ? followWords(this.base, operations, { from, to: step.text })
      : operations;
  }

  #toOperations(step: Step): readonly Operation[] {
    if (step.type === 'words') return this.words.toOperations(step);
    if (step.type === 'document') return [writeText(this.#site, step.file, step.text)];
    return readStep(this.#options.root, step.operations);
  }

  /** `follow`: the operations that are meant where these are refused. */
  #write(
    { id, about, operations, seen }: Omit<Draft, 'saved'>,
    { allowRules = false, follow = () => operations, once }: WriteOptions = {},
  ): StepAnswer {
    const { root, onWritten } = this.#options;
    const request = { about, allowRules, key: once, isKeyNew: true };
    let outcome = makeEdit({ ...request, operations }, this.base);
    const meant = outcome.kind === 'refused' ? follow() : operations;
    if (meant !== operations) outcome = makeEdit({ ...request, operations: meant }, this.base);
    if (outcome.kind === 'not-allowed') {
      const standards = listWords(outcome.standards, 'and');
      return {
        ...{ type: 'asks', allows: 'allowRules' },
        message: `This changes ${standards}, by which every edit is judged.`,
      };
    }
    if (outcome.kind === 'refused') {
      saveDraft(root, { id, about, operations, seen });
      const findings = outcome.checked.refusing.map(tellFinding);
      return { type: 'waits', id, about, findings };
    }
    dropDraft(root, id);
    if (outcome.kind !== 'written') return { type: 'unchanged' };
    onWritten(outcome.checked.site.changes());
    this.#writeDrafts();
    return { type: 'written', about, token: outcome.token };
  }

  /** What another edit has made possible is written now. */
  #writeDrafts(): void {
    const { root, onWritten } = this.#options;
    for (const draft of this.#listDrafts())
      try {
        const { id, about, operations } = draft;
        if (isOvertaken(this.#site, draft)) continue;
        const outcome = makeEdit({ operations, about }, this.base);
        if (outcome.kind === 'refused' || outcome.kind === 'not-allowed') continue;
        dropDraft(root, id);
        if (outcome.kind === 'written') onWritten(outcome.checked.site.changes());
      } catch (error) {
        // It stays for a person to look at.
        if (!(error instanceof CannotRun)) throw error;
      }
  }

  #withSpot(answer: StepAnswer, step: Step, operations: readonly Operation[]): StepAnswer {
    if (answer.type !== 'written' || step.type !== 'words') return answer;
    const words = this.words.atOnce();
    const spot = words.findSpotAfter(step, operations);
    const isOnly = words.isOnly(spot, step.below?.at(-1)?.trim() ?? step.text);
    return { ...answer, spot, ...(isOnly && { isOnly }) };
  }

  #takeBack(find: FindEdit, asked: AskedPast): StepAnswer {
    const { onWritten } = this.#options;
    return explain(() => takeBackStep(find, asked, { base: this.base, onWritten }));
  }
}
