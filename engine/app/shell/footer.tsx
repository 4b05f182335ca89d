import { Link } from '../../ui/link';
import { RunningText } from '../../ui/running-text';
import { useServices } from '../../ui/services';
import type { ShellMarks } from './shell-marks';

export function Footer({ page }: { readonly page: ShellMarks | null }) {
  const { footer, labels, name } = useServices().shell;
  const current = page?.id ?? null;
  return (
    <footer className="footer">
      <div className="footer-about">
        <p className="footer-name">{name}</p>
        {footer.text.length > 0 && (
          <p className="footer-text">
            <RunningText text={footer.text} />
          </p>
        )}
      </div>
      <nav className="footer-columns" aria-label={labels.footer}>
        {footer.columns.map(({ heading, links }) => (
          <div key={heading}>
            <h2 className="footer-heading">{heading}</h2>
            <ul className="footer-links">
              {links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} current={link.page === current}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="footer-end">
        <p>{footer.copyright}</p>
        <ul className="footer-legal">
          {footer.legal.map((link) => (
            <li key={link.href}>
              <Link href={link.href} current={link.page === current}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
