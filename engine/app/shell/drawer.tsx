// The menus of narrow screens: a modal dialog of the browser's, which keeps the focus and makes the page behind inert.
import type { MouseEvent } from 'react';
import { drawerId } from '../../content/element-ids';
import { closeOwnDialog, showNamedDialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useServices } from '../../ui/services';
import { MenuTree } from './menu-tree';
import type { ShellMarks } from './shell-marks';

// Browsers without `closedby`: only the ground behind the drawer is the dialog itself.
function closeFromOutside(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}

export function DrawerToggle() {
  const { labels } = useServices().shell;
  return (
    <button
      type="button"
      className="header-toggle"
      aria-label={labels.openMenu}
      aria-haspopup="dialog"
      onClick={showNamedDialog}
      {...{ command: 'show-modal', commandfor: drawerId }}
    >
      <Icon name="menu" />
    </button>
  );
}

export function Drawer({ page }: { readonly page: ShellMarks | null }) {
  const { home, labels, menus } = useServices().shell;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, the browser's own
    <dialog
      className="drawer"
      id={drawerId}
      aria-label={labels.mainNavigation}
      closedby="any"
      onClick={closeFromOutside}
      suppressHydrationWarning
    >
      <div className="drawer-body">
        <button
          type="button"
          className="drawer-close"
          aria-label={labels.closeMenu}
          onClick={closeOwnDialog}
          {...{ command: 'close', commandfor: drawerId }}
        >
          <Icon name="close" />
        </button>
        <nav className="drawer-menus" aria-label={labels.mainNavigation}>
          <Link className="menu-tree-link" href={home.href} current={page?.id === home.page}>
            {labels.home}
          </Link>
          {menus.map((menu) => (
            <details key={menu.id} open={page?.menu === menu.id} suppressHydrationWarning>
              <summary className="menu-tree-summary">
                {menu.label}
                <Icon name="chevron-down" />
              </summary>
              <ul className="menu-tree">
                <li>
                  <Link
                    className="menu-tree-link drawer-explore"
                    href={menu.href}
                    current={menu.page !== undefined && menu.page === page?.id}
                  >
                    {menu.buttonLabel}
                    <Icon name="arrow-right" />
                  </Link>
                </li>
              </ul>
              <MenuTree items={menu.items} current={page?.id} folded />
            </details>
          ))}
        </nav>
      </div>
    </dialog>
  );
}
