// The menus on narrow screens: a native modal dialog, which traps the focus and makes the page behind it inert.
import { type MouseEvent, memo, type ReactNode } from 'react';
import { drawerId } from '../../content/addresses/element-ids';
import { splitContacts } from '../../content/text/split-contacts';
import type { MenuPanelView } from '../../model/site';
import { closeOwnDialog, showNamedDialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useServices } from '../../ui/services';
import { ContactList } from './contact-list';
import { Controls } from './controls';
import { findHeld, MenuTree } from './menu-tree';
import { PrimaryAction } from './primary-action';
import type { ShellMarks } from './shell-marks';

// For browsers without `closedby`: a click whose target is the dialog itself is a click on the backdrop.
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

interface DrawerMenuProps {
  readonly menu: MenuPanelView;
  /** The id of the page that is shown, where the menu holds it. */
  readonly current: string | undefined;
  readonly open: boolean;
}

const DrawerMenu = memo(function DrawerMenu({ menu, current, open }: DrawerMenuProps) {
  return (
    <details open={open} suppressHydrationWarning>
      <summary className="menu-tree-summary">
        {menu.label}
        <Icon name="chevron-down" />
      </summary>
      <ul className="menu-tree">
        <li>
          <Link
            className="menu-tree-link drawer-explore"
            href={menu.href}
            current={menu.page !== undefined && menu.page === current}
          >
            {menu.buttonLabel}
            <Icon name="arrow-right" />
          </Link>
        </li>
      </ul>
      <MenuTree items={menu.items} current={current} folded />
    </details>
  );
});

/** How to reach the company, below the menus whatever their length. */
function DrawerFoot({ current }: { readonly current: string | undefined }) {
  const { contacts, primaryAction } = useServices().shell;
  const { phone, email, others } = splitContacts(contacts);
  if (contacts.length === 0 && primaryAction === null) return null;
  return (
    <div className="drawer-foot">
      <PrimaryAction className="button" current={current} />
      <ContactList className="drawer-ways" contacts={[phone, email]} />
      <ContactList className="drawer-others" contacts={others} names="hidden" />
    </div>
  );
}

interface DrawerProps {
  readonly page: ShellMarks | null;
  /** Where the page is in other languages. */
  readonly languages: ReactNode;
}

export function Drawer({ page, languages }: DrawerProps) {
  const { axes, home, labels, menus, name } = useServices().shell;
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
        {axes.drawer && <p className="drawer-name">{name}</p>}
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
          {menus.map((menu) =>
            'items' in menu ? (
              <DrawerMenu
                key={menu.id}
                menu={menu}
                current={findHeld(menu, page?.id)}
                open={page?.menu === menu.id}
              />
            ) : (
              <Link
                key={menu.id}
                className="menu-tree-link"
                href={menu.href}
                of={menu}
                current={menu.page !== undefined && menu.page === page?.id}
              >
                {menu.label}
              </Link>
            ),
          )}
        </nav>
        <Controls place="drawer" languages={languages} />
        <DrawerFoot current={page?.id} />
      </div>
    </dialog>
  );
}
