// The states of the site that shells were told of → what is new for one of them.
import { randomUUID } from 'node:crypto';
import type { JsonValue } from '../../../engine/model/json';
import type { EditorState, ToldState } from '../site-state';
import { changeState, compareStates } from '../state-change';

/** Shells that know an older one are told everything. */
const maxKept = 4;

const toJson = (state: EditorState): JsonValue => state as unknown as JsonValue;

export class ToldStates {
  #kept: readonly (readonly [name: string, state: EditorState])[] = [];

  /** `known`: the name of the state that a shell has. */
  tell(state: EditorState, known: string | undefined): ToldState {
    const name = randomUUID();
    const before = this.#kept.find(([one]) => one === known)?.[1];
    if (before === undefined) {
      this.#keep(name, state);
      return { name, state };
    }
    const change = compareStates(toJson(before), toJson(state)) ?? {};
    // What has not changed is kept once.
    this.#keep(name, changeState(toJson(before), change) as unknown as EditorState);
    return { name, change };
  }

  #keep(name: string, state: EditorState): void {
    this.#kept = [...this.#kept, [name, state] as const].slice(-maxKept);
  }
}
