import { memo } from 'react';
import { toMenuId } from '../../content/addresses/element-ids';
import type { MenuPanelView } from '../../model/site';
import { Icon } from '../../ui/icon';
import { Image } from '../../ui/image';
import { Link } from '../../ui/link';
import { RunningText } from '../../ui/running-text';
import { MenuTree } from './menu-tree';

interface MenuPanelProps {
  readonly menu: MenuPanelView;
  /** The id of the page that is shown, where the menu holds it: all other panels stay as they are on the way to a page. */
  readonly current: string | undefined;
}

/** The panel of a menu: a popover, so that opening, closing and Escape work natively, with or without scripts. */
export const MenuPanel = memo(function MenuPanel({ menu, current }: MenuPanelProps) {
  const groups = menu.items.some(({ items }) => items.length > 0);
  return (
    <div className="panel" id={toMenuId(menu.id)} popover="auto">
      <div className="panel-inner">
        <div className="panel-words">
          <h2 className="panel-heading">{menu.heading}</h2>
          {menu.text.length > 0 && (
            <p className="panel-text">
              <RunningText text={menu.text} />
            </p>
          )}
          <Link
            className="button button-second"
            href={menu.href}
            current={menu.page !== undefined && menu.page === current}
          >
            {menu.buttonLabel}
            <Icon name="arrow-right" />
          </Link>
        </div>
        <div className="panel-links" data-groups={groups ? '' : undefined}>
          <MenuTree items={menu.items} current={current} folded={false} />
        </div>
        {menu.image && (
          <div className="panel-picture">
            <Image image={{ ...menu.image, alt: '' }} />
          </div>
        )}
      </div>
    </div>
  );
});
