import { memo } from 'react';
import { toWayName } from '../../forms/contact-ways';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useServices } from '../../ui/services';

export const ContactBar = memo(function ContactBar() {
  const { contacts } = useServices().shell;
  return (
    <ul className="contact-bar">
      {contacts.map((way, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
        <li key={index}>
          <Link className="contact-bar-link" href={way.href}>
            <Icon name={way.icon} />
            <span className="contact-bar-name">{toWayName(way)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
});
