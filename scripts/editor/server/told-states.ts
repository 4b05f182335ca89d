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

  /** The manifest of a state that is not of this version. */
  findOther(name: string | undefined, version: number): JsonValue | undefined {
    const state = this.#find(name);
    return state?.version === version ? undefined : state?.manifest;
  }

  /** `known`: the name of the state that a shell has. */
  tell(state: EditorState, known: string | undefined): ToldState {
    const name = randomUUID();
    const before = this.#find(known);
    if (before === undefined) {
      this.#keep(name, state);
      return { name, state };
    }
    const change = compareStates(toJson(before), toJson(state)) ?? {};
    // What has not changed is kept once.
    this.#keep(name, changeState(toJson(before), change) as unknown as EditorState);
    return { name, change };
  }

  #find(name: string | undefined): EditorState | undefined {
    return this.#kept.find(([one]) => one === name)?.[1];
  }

  #keep(name: string, state: EditorState): void {
    this.#kept = [...this.#kept, [name, state] as const].slice(-maxKept);
  }
}
