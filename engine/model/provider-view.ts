// A form's provider as browsers need it; derived from its entry in the manifest.
import type { EmailjsProvider } from '../generated/manifest';

/** A provider to which browsers can send a form by themselves. */
export interface PostView {
  readonly type: 'post' | 'netlify';
  /** Scheme and host; empty for those of the site. */
  readonly origin: string;
  readonly path: string;
  /** What is sent along, by name. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Which of these only a browser without JavaScript sends: the address of the success page. */
  readonly success?: string;
  /** The name of the field that people leave empty. */
  readonly trap?: string;
  /** The path of the success page. */
  readonly page?: string;
  /** How much the files of the form may take, in bytes; absent where it has none. */
  readonly maxBytes?: number;
}

/** What it sends along is in the form itself. */
export type EmailjsView = Omit<EmailjsProvider, 'send'> & Pick<PostView, 'hidden'>;

export type ProviderView = EmailjsView | PostView;

/** Whether a form is sent by JavaScript alone. */
export const needsScript = <Provider extends { readonly type?: unknown }>(
  provider: Provider,
): provider is Extract<Provider, { readonly type: 'emailjs' }> => provider.type === 'emailjs';

/** Where browsers send a form by themselves; undefined where its provider needs JavaScript. */
export const toAction = (provider: ProviderView): string | undefined =>
  needsScript(provider) ? undefined : provider.origin + provider.path;

/** A form as Netlify must know it. */
export interface NetlifyForm {
  readonly name: string;
  readonly fields: readonly { readonly name: string; readonly type: 'file' | 'text' }[];
}

/** What receives the forms of a site. */
export interface Receivers {
  /** The other hosts that forms are sent to. */
  readonly connects: readonly string[];
  /** The forms that Netlify receives, if there are any. */
  readonly netlifyForms?: readonly NetlifyForm[];
}
