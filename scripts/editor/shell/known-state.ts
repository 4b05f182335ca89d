// The state of the site that a shell has: its server tells it no more than what is new. Requests are made one after the other.
import type { EditorState, ToldState } from '../site-state';
import { changeState } from '../state-change';
import type { Requests } from '../wire';
import { ask } from './request';

export class KnownState {
  #name: string | undefined;
  #state: EditorState | undefined;

  /** Asks for something that is answered with the state of the site. */
  ask<Name extends keyof Requests>(
    name: Name,
    sent: Requests[Name][0],
  ): Promise<Requests[Name][1]> {
    return ask(name, sent, this.#name);
  }

  /** The state that the shell has from then on. */
  learn(told: ToldState): EditorState {
    const state =
      'state' in told
        ? told.state
        : (changeState(this.#state as never, told.change) as unknown as EditorState);
    this.#name = told.name;
    this.#state = state;
    return state;
  }
}
