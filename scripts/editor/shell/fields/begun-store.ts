// What somebody has begun to add → the same forms as for what is written, while nothing of it reaches the site.
import type { JsonValue } from '../../../../engine/model/json';
import type { Step, StepAnswer } from '../../wire';
import type { PendingStep } from '../unsent-steps';
import { changeIn, type FieldOperation } from './change-in';
import type { FieldStore } from './field-store';
import type { FieldPlace } from './field-value';

interface Begun {
  readonly read: () => unknown;
  readonly write: (value: unknown) => void;
}

export class BegunStore implements FieldStore {
  readonly #place: FieldPlace;
  readonly #begun: Begun;

  /** `place`: where it will stand. */
  constructor(place: FieldPlace, begun: Begun) {
    this.#place = place;
    this.#begun = begun;
  }

  #holds({ file, path = [] }: FieldOperation): boolean {
    const { file: own, path: above } = this.#place;
    return file === own && above.every((key, index) => key === path[index]);
  }

  async takePending(key: string, { find, onAnswer }: PendingStep): Promise<StepAnswer> {
    const found = find();
    // At once where it can be: who adds it by Enter has typed it just now.
    const step = found instanceof Promise ? await found : found;
    const operations = step?.type === 'operations' ? (step.operations as unknown) : [];
    const within = operations as readonly FieldOperation[];
    // Such as what is said of a picture, wherever it is shown.
    if (step !== undefined && !within.every((one) => this.#holds(one)))
      return this.#place.store.takePending(key, {
        find: () => step,
        ...(onAnswer && { onAnswer }),
      });
    const depth = this.#place.path.length;
    const changed = within.reduce<unknown>(
      (value, one) => changeIn(value, (one.path ?? []).slice(depth), one),
      this.#begun.read(),
    );
    this.#begun.write(changed);
    const answer: StepAnswer = { type: 'written', about: '', token: '' };
    onAnswer?.(answer);
    return answer;
  }

  take(key: string, step: Step): Promise<StepAnswer> {
    return this.takePending(key, { find: () => step });
  }

  operate(about: string, ...operations: readonly object[]): Promise<StepAnswer> {
    const step: Step = {
      ...{ type: 'operations', about },
      operations: operations as unknown as readonly JsonValue[],
    };
    return this.take(about, step);
  }

  /** The page does not have it yet. */
  tryOut(): void {}
}
