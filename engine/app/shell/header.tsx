import { type ReactNode, useEffect, useRef } from 'react';
import { toMenuId } from '../../content/addresses/element-ids';
import { splitContacts } from '../../content/text/split-contacts';
import type { MenuLinkView, MenuPanelView, MenuView } from '../../model/site';
import { Icon } from '../../ui/icon';
import { Link, toLinkAttributes } from '../../ui/link';
import { useServices } from '../../ui/services';
import { Brand } from './brand';
import { ContactList } from './contact-list';
import { Controls } from './controls';
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
        hrefLang={menu.language}
        lang={menu.inLanguage && menu.language}
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

interface HeaderProps {
  readonly page: ShellMarks | null;
  /** Where the page is in other languages. */
  readonly languages: ReactNode;
}

export function Header({ page, languages }: HeaderProps) {
  const { axes, behaviour, contacts, home, labels, menus } = useServices().shell;
  const { form, action, home: withHome } = axes.header;
  const { phone, email } = splitContacts(contacts);
  const bar = useRef<HTMLElement>(null);
  useEffect(
    () => (bar.current ? watchMenus(bar.current, behaviour.menus) : undefined),
    [behaviour.menus],
  );
  const atHome = page !== null && page.id === home.page;
  const brand = <Brand atHome={atHome} />;
  const toList = (from: number, to: number) => (
    <ul className="header-menus">
      {from === 0 && withHome && (
        <li>
          <Link className="header-home" href={home.href} current={atHome}>
            <Icon name="home" />
            <span className="visually-hidden">{labels.home}</span>
          </Link>
        </li>
      )}
      {menus
        .slice(from, to)
        .map((menu) =>
          'items' in menu ? (
            <Menu key={menu.id} menu={menu} page={page} />
          ) : (
            <MenuLink key={menu.id} menu={menu} page={page} />
          ),
        )}
    </ul>
  );
  const end = (
    <>
      <Controls place="header" languages={languages} />
      {action && <PrimaryAction className="button header-action" current={page?.id} />}
    </>
  );
  // Half of the menus before the name, the others after it.
  const half = form === 'split' ? Math.ceil(menus.length / 2) : 0;
  return (
    <header className="header">
      {form === 'two-row' ? (
        <div className="header-top">
          {brand}
          <ContactList className="header-contacts" contacts={[phone, email]} />
        </div>
      ) : (
        half === 0 && brand
      )}
      <nav className="header-nav" aria-label={labels.mainNavigation} ref={bar}>
        {toList(0, half || menus.length)}
        {half > 0 && brand}
        {half > 0 && (
          <div className="header-end">
            {toList(half, menus.length)}
            {end}
          </div>
        )}
      </nav>
      {half === 0 && end}
      <DrawerToggle />
      <Drawer page={page} languages={languages} />
    </header>
  );
}
