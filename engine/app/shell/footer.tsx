import { memo, type ReactNode } from 'react';
import type { LinkView } from '../../generated/concept-views';
import { Link } from '../../ui/link';
import { RunningText } from '../../ui/running-text';
import { useServices } from '../../ui/services';
import { ContactList } from './contact-list';
import { Controls } from './controls';
import type { ShellMarks } from './shell-marks';

interface FooterLinksProps {
  readonly className: string;
  readonly links: readonly LinkView[];
  /** The id of the page that is shown, where one of the links leads there. */
  readonly current: string | null;
}

const FooterLinks = memo(function FooterLinks({ className, links, current }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
        <li key={index}>
          <Link href={link.href} of={link} current={link.page === current}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
});

interface FooterProps {
  readonly page: ShellMarks | null;
  /** Where the page is in other languages. */
  readonly languages: ReactNode;
}

export function Footer({ page, languages }: FooterProps) {
  const { axes, contacts, footer, labels, name } = useServices().shell;
  const findCurrent = (links: readonly LinkView[]): string | null =>
    links.find(({ page: id }) => id === page?.id)?.page ?? null;
  return (
    <footer className="footer">
      <div className="footer-about">
        <p className="footer-name">{name}</p>
        {footer.text.length > 0 && (
          <p className="footer-text">
            <RunningText text={footer.text} />
          </p>
        )}
        {axes.footer.contacts && <ContactList className="footer-contacts" contacts={contacts} />}
      </div>
      <nav className="footer-columns" aria-label={labels.footer}>
        {footer.columns.map(({ heading, links }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
          <div key={index}>
            <h2 className="footer-heading">{heading}</h2>
            <FooterLinks className="footer-links" links={links} current={findCurrent(links)} />
          </div>
        ))}
      </nav>
      <div className="footer-end">
        <p>{footer.copyright}</p>
        <FooterLinks
          className="footer-legal"
          links={footer.legal}
          current={findCurrent(footer.legal)}
        />
        <Controls place="footer" languages={languages} />
      </div>
    </footer>
  );
}
