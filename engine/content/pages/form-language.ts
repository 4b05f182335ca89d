// A form of a site in several languages → whether it says in which language it was sent: one mailbox gets them all.
import type { FormConfig, Manifest } from '../../generated/manifest';

/** The name of what says it, beside the fields of the form. */
export const languageField = 'language';

const listHidden = ({ provider }: FormConfig): readonly string[] =>
  provider.type === 'post' ? Object.keys(provider.hidden ?? {}) : [];

/** EmailJS is sent only what its settings name; a field of the site by that name counts. */
export function sendsLanguage(form: FormConfig, { languages = {} }: Pick<Manifest, 'languages'>) {
  const { fields, provider } = form;
  const names = [...fields.map(({ name }) => name), ...listHidden(form)];
  if (Object.keys(languages).length === 0 || names.includes(languageField)) return false;
  return provider.type !== 'emailjs' || (provider.send ?? []).includes(languageField);
}
