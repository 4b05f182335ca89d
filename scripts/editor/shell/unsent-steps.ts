// Steps that no server has answered yet, by key: of several with one key only the last counts.
import { isRecord } from '../../../engine/model/json';
import type { AskedOnce } from '../asked-once';
import type { Step, StepAnswer } from '../wire';
import type { UnwrittenWords } from './shell-state';

/** A step that is made when its turn comes: those before it may have moved the place that it is about. */
export interface PendingStep {
  /** As somebody saw its places when they asked for it; undefined for nothing to do. A promise has read them at its turn. */
  readonly find: () => Step | Promise<Step | undefined>;
  /** Before the next step is made. */
  readonly onAnswer?: (answer: StepAnswer) => void;
  /** By which a server knows it again; absent where none was asked yet. */
  readonly sayName?: () => AskedOnce;
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

/** The words that somebody has typed for a step; empty where they have chosen something. */
function findTyped(step: Step): string {
  if (step.type === 'words') return [step.text, ...(step.below ?? [])].join('\n\n');
  if (step.type === 'document') return step.text;
  const [first, ...others] = step.operations;
  return others.length === 0 && isRecord(first) && typeof first.value === 'string'
    ? first.value
    : '';
}

interface Answered {
  readonly key: string;
  readonly step: Step;
  readonly answer: StepAnswer;
}

/** With the words of a step that is refused; without them once something is written by that key. */
export function keepTyped(
  unwritten: readonly UnwrittenWords[],
  { key, step, answer }: Answered,
): readonly UnwrittenWords[] {
  const words = answer.type === 'refused' ? findTyped(step) : '';
  const others = unwritten.filter((one) => one.key !== key);
  return answer.type === 'refused' && words !== ''
    ? [...others, { key, message: answer.message, words }]
    : others;
}
