import type { ProviderView } from '../../model/provider-view';
import type { Visit } from '../../ui/visit';

/** The input of a provider: its settings, the filled form, and a signal that may abort the request. */
interface Sending<Settings> {
  readonly settings: Settings;
  readonly element: HTMLFormElement;
  /** The form's id in the manifest. */
  readonly formId: string;
  readonly sendTimes: Visit['sendTimes'];
  /** Aborted when the time limit has passed. */
  readonly signal: AbortSignal;
}

/** Sends a form with one request; errors are thrown on unchanged. */
export type Send<Settings> = (sending: Sending<Settings>) => Promise<void>;

/** The send function of each type of provider. */
export type ProviderFunctions = {
  readonly [Type in ProviderView['type']]: Send<Extract<ProviderView, { type: Type }>>;
};
