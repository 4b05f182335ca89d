// What lasts as long as the visit, in memory alone: nothing of it is ever stored. The app makes one.

/** Whether things that move by themselves are halted: one switch for all of them. */
export interface MovementStore {
  readonly paused: () => boolean;
  readonly set: (paused: boolean) => void;
  /** Calls back after each change; the result ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Visit {
  readonly movement: MovementStore;
  /** What was typed into a form and not sent, by the form's id: names with values. */
  readonly drafts: Map<string, readonly (readonly [string, string])[]>;
  /** When a form was last sent, by the form's id, as the provider's client writes it. */
  readonly sendTimes: Map<string, string>;
}

function createMovementStore(): MovementStore {
  let paused = false;
  const listeners = new Set<() => void>();
  return {
    paused: () => paused,
    set(next) {
      paused = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const createVisit = (): Visit => ({
  movement: createMovementStore(),
  drafts: new Map(),
  sendTimes: new Map(),
});
