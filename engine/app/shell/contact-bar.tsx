// The contacts as icons. Where there is little room, the first number and the first address are words; the others wait in a popover.
import { memo } from 'react';
import { contactsId } from '../../content/addresses/element-ids';
import { splitContacts } from '../../content/text/split-contacts';
import { toWayName } from '../../forms/contact-ways';
import type { ContactView } from '../../model/site';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useServices } from '../../ui/services';

interface WayProps {
  readonly way: ContactView;
  /** What stands for its name where there is room for one word. */
  readonly word?: string;
}

function Way({ way, word }: WayProps) {
  return (
    <li>
      <Link className="contact-bar-link" href={way.href}>
        <Icon name={way.icon} />
        <span className="contact-bar-name">{toWayName(way)}</span>
        {word !== undefined && <span className="contact-bar-word">{word}</span>}
      </Link>
    </li>
  );
}

export const ContactBar = memo(function ContactBar() {
  const { contacts, labels } = useServices().shell;
  const { phone, email, others } = splitContacts(contacts);
  if (contacts.length === 0) return null;
  return (
    <ul className="contact-bar">
      {phone && <Way way={phone} word={labels.call} />}
      {email && <Way way={email} word={labels.write} />}
      {others.length > 0 && (
        <li className="contact-bar-more">
          <button type="button" className="contact-bar-link" popoverTarget={contactsId}>
            <Icon name="more" />
            <span className="contact-bar-word">
              {others.length === contacts.length ? labels.contact : labels.more}
            </span>
          </button>
          <ul className="contact-bar-others" id={contactsId} popover="auto">
            {others.map((way, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
              <Way key={index} way={way} />
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
});
