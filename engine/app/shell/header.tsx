import { useEffect, useRef } from 'react';
import { toMenuId } from '../../content/addresses/element-ids';
import { splitContacts } from '../../content/text/split-contacts';
import type { MenuLinkView, MenuPanelView, MenuView } from '../../model/site';
import { Icon } from '../../ui/icon';
import { Link, toLinkAttributes } from '../../ui/link';
import { useServices } from '../../ui/services';
import { Brand } from './brand';
import { ContactList } from './contact-list';
import { Drawer, DrawerToggle } from './drawer';
import { watchMenus } from './hover-menus';
import { MenuPanel } from './menu-panel';
import { findHeld } from './menu-tree';
import { PrimaryAction } from './primary-action';
import type { ShellMarks } from './shell-marks';

interface MenuProps<View extends MenuView> {
  readonly menu: View;
  readonly page: ShellMarks | null;
}

function MenuLink({ menu, page }: MenuProps<MenuLinkView>) {
  const isHere = menu.page !== undefined && menu.page === page?.id;
  const current = menu.page !== undefined && menu.page === page?.menu;
  return (
    <li>
      <a
        className="header-menu"
        {...toLinkAttributes(menu.href)}
        data-current={current ? '' : undefined}
        aria-current={isHere ? 'page' : current || undefined}
      >
        <span className="header-label">{menu.label}</span>
      </a>
    </li>
  );
}

function Menu({ menu, page }: MenuProps<MenuPanelView>) {
  const current = page?.menu === menu.id;
  return (
    <li>
      <button
        type="button"
        className="header-menu"
        popoverTarget={toMenuId(menu.id)}
        data-current={current ? '' : undefined}
        aria-current={current ? 'true' : undefined}
      >
        <span className="header-label">{menu.label}</span>
        <Icon name="chevron-down" />
      </button>
      <MenuPanel menu={menu} current={findHeld(menu, page?.id)} />
    </li>
  );
}

export function Header({ page }: { readonly page: ShellMarks | null }) {
  const { axes, behaviour, contacts, home, labels, menus } = useServices().shell;
  const { form, action, home: withHome } = axes.header;
  const { phone, email } = splitContacts(contacts);
  const bar = useRef<HTMLElement>(null);
  useEffect(
    () => (bar.current ? watchMenus(bar.current, behaviour.menus) : undefined),
    [behaviour.menus],
  );
  const atHome = page !== null && page.id === home.page;
  return (
    <header className="header">
      <Brand atHome={atHome} />
      {form === 'two-row' && <ContactList className="header-contacts" contacts={[phone, email]} />}
      <nav className="header-nav" aria-label={labels.mainNavigation} ref={bar}>
        <ul className="header-menus">
          {withHome && (
            <li>
              <Link className="header-home" href={home.href} current={atHome}>
                <Icon name="home" />
                <span className="visually-hidden">{labels.home}</span>
              </Link>
            </li>
          )}
          {menus.map((menu) =>
            'items' in menu ? (
              <Menu key={menu.id} menu={menu} page={page} />
            ) : (
              <MenuLink key={menu.id} menu={menu} page={page} />
            ),
          )}
        </ul>
      </nav>
      {action && <PrimaryAction className="button header-action" current={page?.id} />}
      <DrawerToggle />
      <Drawer page={page} />
    </header>
  );
}
