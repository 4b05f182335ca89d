// State that lasts as long as the visit, only in memory: it is never stored. The app creates one.
import type { RichText } from '../generated/concept-views';

/** A message to the visitor that stays until it is dismissed, navigation included. */
export interface Alert {
  readonly tone: 'success' | 'error';
  readonly message: string;
  /** The text of an error, shown behind the message. */
  readonly detail?: string;
  readonly help?: RichText;
  /** The action that the visitor can take. */
  readonly action?: { readonly label: string; readonly act: () => void };
}

/** One value to which components subscribe. */
interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after each change, until the result is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What was filled into a form: names with values. */
export type Draft = readonly (readonly [string, FormDataEntryValue])[];

export const readDraft = (form: HTMLFormElement): Draft => [...new FormData(form)];

/** A page was shown, or a form was sent. */
export interface VisitEvent {
  /** The id of the form. */
  readonly form?: string;
}

export interface Visit {
  /** Told of each page after the first, and of each form that was sent. */
  readonly listeners: Set<(event: VisitEvent) => void>;
  /** Whether everything that moves by itself is paused. */
  readonly paused: Store<boolean>;
  /** The current alert; stays until it is dismissed, navigation included. */
  readonly alert: Store<Alert | null>;
  /** What was typed into forms and not sent, by the form's id. */
  readonly drafts: Map<string, Draft>;
  /** The outside services that the visitor has agreed to, by id. */
  readonly agreed: Store<ReadonlySet<string>>;
  /** When a form was last sent, by the form's id, as the provider's client writes it. */
  readonly sendTimes: Map<string, string>;
}

function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Tells those who count. */
export const tell = ({ listeners }: Pick<Visit, 'listeners'>, event: VisitEvent): void => {
  for (const listener of listeners) listener(event);
};

export const createVisit = (): Visit => ({
  listeners: new Set(),
  paused: createStore(false),
  alert: createStore<Alert | null>(null),
  drafts: new Map(),
  agreed: createStore<ReadonlySet<string>>(new Set()),
  sendTimes: new Map(),
});
