import type { ContactView } from '../../model/site';

interface SplitContacts {
  /** The first telephone number, and the first e-mail address. */
  readonly phone: ContactView | undefined;
  readonly email: ContactView | undefined;
  readonly others: readonly ContactView[];
}

export function splitContacts(contacts: readonly ContactView[]): SplitContacts {
  const phone = contacts.find(({ type }) => type === 'phone');
  const email = contacts.find(({ type }) => type === 'email');
  return { phone, email, others: contacts.filter((way) => way !== phone && way !== email) };
}
