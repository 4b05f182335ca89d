// A switcher: its texts, one button for each child page, and the chosen child.
import { toSwitcherId } from '../../content/addresses/element-ids';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Link } from '../../ui/link';
import { RunningText } from '../../ui/running-text';
import type { SwitcherProps } from '../layout-props';

export function SwitcherLayout({ switcher, current, breadcrumbs, children }: SwitcherProps) {
  const id = toSwitcherId(switcher.id);
  return (
    <div className="switcher">
      <div className="switcher-head">
        <Breadcrumbs links={breadcrumbs ?? []} />
        <p className="switcher-title" id={id}>
          {switcher.title}
        </p>
        {switcher.lead.length > 0 && (
          <p className="lead">
            <RunningText text={switcher.lead} />
          </p>
        )}
        <nav className="switcher-choices" aria-labelledby={id}>
          {switcher.choices.map(({ href, label, page }) => (
            <Link key={href} className="switcher-choice" href={href} current={page === current}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      {children}
    </div>
  );
}
