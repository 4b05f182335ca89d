// The pages of a menu as links. Panel and drawer show the same tree: columns in one, nested dropdowns in the other.
import { memo } from 'react';
import type { MenuItemView } from '../../model/site';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

interface MenuTreeProps {
  readonly items: readonly MenuItemView[];
  /** The id of the current page. */
  readonly current: string | undefined;
  readonly folded: boolean;
}

/** Whether a part of the tree contains a page. */
function holds(item: MenuItemView, page: string | undefined): boolean {
  return (
    page !== undefined && (item.page === page || item.items.some((inner) => holds(inner, page)))
  );
}

/** The id of a page, where it stands in a part of the tree. */
export const findHeld = (item: MenuItemView, page: string | undefined): string | undefined =>
  holds(item, page) ? page : undefined;

type ItemProps = Omit<MenuTreeProps, 'items'> & { readonly item: MenuItemView };

/** Parts of the tree that hold neither the page that is left nor the next one stay as they are. */
const Item = memo(function Item({ item, current, folded }: ItemProps) {
  const link = (
    <Link
      className="menu-tree-link"
      href={item.href}
      of={item}
      current={item.page !== undefined && item.page === current}
    >
      {item.label}
    </Link>
  );
  if (item.items.length === 0) {
    return (
      <li>
        {link}
        {!folded && item.about && <p className="menu-tree-about">{item.about}</p>}
      </li>
    );
  }
  const inner = <MenuTree items={item.items} current={current} folded={folded} />;
  if (!folded) {
    return (
      <li className="menu-tree-group">
        {link}
        {inner}
      </li>
    );
  }
  return (
    <li>
      <details open={holds(item, current)} suppressHydrationWarning>
        <summary className="menu-tree-summary">
          {item.label}
          <Icon name="chevron-down" />
        </summary>
        <ul className="menu-tree">
          <li>{link}</li>
        </ul>
        {inner}
      </details>
    </li>
  );
});

export function MenuTree({ items, current, folded }: MenuTreeProps) {
  return (
    <ul className="menu-tree">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
        <Item key={index} item={item} current={findHeld(item, current)} folded={folded} />
      ))}
    </ul>
  );
}
