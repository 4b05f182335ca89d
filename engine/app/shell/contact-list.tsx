import type { ContactView } from '../../model/site';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

interface ContactListProps {
  readonly className: string;
  readonly contacts: readonly (ContactView | undefined)[];
  /** Hidden names are for assistive technology. */
  readonly names?: 'shown' | 'hidden';
}

/** Contacts in words: numbers and addresses as they are, of others the label. */
export function ContactList({ className, contacts, names = 'shown' }: ContactListProps) {
  const present = contacts.filter((way) => way !== undefined);
  if (present.length === 0) return null;
  return (
    <ul className={`contact-list ${className}`}>
      {present.map(({ href, icon, label, type, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
        <li key={index}>
          <Link className="contact-list-link" href={href}>
            <Icon name={icon} />
            {/* A number is written from left to right in all languages. */}
            <bdi className={names === 'hidden' ? 'visually-hidden' : undefined}>
              {type === 'link' ? label : value}
            </bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
