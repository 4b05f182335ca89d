import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useServices } from '../../ui/services';

export function ContactBar() {
  const { contacts } = useServices().shell;
  return (
    <ul className="contact-bar">
      {contacts.map(({ href, icon, label, value, type }) => (
        <li key={href}>
          <Link className="contact-bar-link" href={href}>
            <Icon name={icon} />
            <span className="contact-bar-name">
              {/* A profile's address says nothing that its name does not. */}
              {type === 'link' ? label : `${label}: ${value}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
