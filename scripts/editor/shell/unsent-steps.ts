// Steps that no server has answered yet, by key: of several with one key only the last counts.
import type { Step, StepAnswer } from '../wire';

/** A step that is made when its turn comes: those before it may have moved the place that it is about. */
export interface PendingStep {
  /** As somebody saw its places when they asked for it; undefined for nothing to do. A promise has read them at its turn. */
  readonly find: () => Step | Promise<Step | undefined>;
  /** Before the next step is made. */
  readonly onAnswer?: (answer: StepAnswer) => void;
}

export class UnsentSteps {
  readonly #all = new Map<string, PendingStep>();
  /** Those that a server could not do. */
  readonly #failed = new Map<string, PendingStep>();

  get size(): number {
    return this.#all.size;
  }

  add(key: string, pending: PendingStep): void {
    this.#all.set(key, pending);
    this.#failed.delete(key);
  }

  answered(key: string, pending: PendingStep): void {
    if (this.#all.get(key) === pending) this.#all.delete(key);
  }

  failed(key: string, pending: PendingStep): void {
    if (this.#all.get(key) === pending) this.#failed.set(key, pending);
  }

  /** For the next server. */
  listFailed(): readonly (readonly [key: string, pending: PendingStep])[] {
    return [...this.#failed];
  }
}
