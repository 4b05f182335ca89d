// The providers of a site's forms → the addresses at which the mailbox receives each form.
import { reservedSegments } from '../../engine/content/addresses/reserved-names';
import type { ProviderView } from '../../engine/model/provider-view';
import type { Shell } from '../../engine/model/site';

export const inboxPath = `/${reservedSegments.mailbox}`;
/** The path to which the EmailJS client sends a form. */
export const emailPath = '/api/v1.0/email/send-form';

type Providers = Shell['providers'];

/** What a provider would have received. */
export interface Recipient {
  /** The path to which the provider has the form sent. */
  readonly path: string;
  /** The id of the form; absent where several have the same provider and path. */
  readonly form?: string;
  /** The path of the page that browsers are led to. */
  readonly page?: string;
  /** How much the files of the form may take, in bytes. */
  readonly maxBytes?: number;
}

const pathOf = (provider: ProviderView): string =>
  provider.type === 'emailjs' ? emailPath : provider.path;

/** The forms that are sent to a path. */
const listForms = (providers: Providers, path: string): string[] =>
  Object.entries(providers).flatMap(([id, provider]) => (pathOf(provider) === path ? [id] : []));

/** What comes before the path of a provider: nothing, unless other forms are sent to that path as well. */
export function findPrefix(providers: Providers, form: string): string {
  const provider = providers[form];
  const shares = provider !== undefined && listForms(providers, pathOf(provider)).length > 1;
  return shares ? `${inboxPath}/forms/${form}` : '';
}

/** By path, as the mailbox receives them. */
export function findRecipients(providers: Providers): Map<string, Recipient> {
  const recipients = new Map<string, Recipient>();
  for (const [form, provider] of Object.entries(providers)) {
    const path = pathOf(provider);
    const { page, maxBytes } = provider.type === 'emailjs' ? {} : provider;
    const own = { path, form, ...(page && { page }), ...(maxBytes && { maxBytes }) };
    const alone = listForms(providers, path).length === 1;
    recipients.set(path, alone ? own : { path });
    recipients.set(findPrefix(providers, form) + path, own);
  }
  return recipients;
}
