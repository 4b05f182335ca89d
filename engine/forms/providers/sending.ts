import type { Provider } from '../../generated/manifest';
import type { Visit } from '../../ui/visit';

/** What a provider gets: its settings, the filled form, and what may end the request. */
interface Sending<Settings> {
  readonly settings: Settings;
  readonly element: HTMLFormElement;
  /** The form's id in the manifest. */
  readonly formId: string;
  readonly sendTimes: Visit['sendTimes'];
  /** Aborted when the time limit is over. */
  readonly signal: AbortSignal;
}

/** Sends a form with one request; throws what went wrong, as it was thrown. */
export type Send<Settings> = (sending: Sending<Settings>) => Promise<void>;

/** How each type of provider sends. */
export type ProviderFunctions = {
  readonly [Type in Provider['type']]: Send<Extract<Provider, { type: Type }>>;
};
