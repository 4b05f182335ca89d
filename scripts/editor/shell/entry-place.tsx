// Where an entry stands in the menus, and where else it could: the full alternative to dragging.
import { useId } from 'react';
import type { EditorState } from '../site-state';
import { findMenus, listPlaces, type MenuEntry, toMenuPath, withFit } from './menu-moves';
import { findMember, nameInMenus } from './site-values';
import { useShell, useStore } from './use-shell';

/** No entry has this place. */
const top = '';

/** "Bread › Rye" */
const namePlace = (site: EditorState | undefined, place: readonly number[]): string =>
  place
    .map((_, depth) => {
      const path = toMenuPath(`menus/${place.slice(0, depth + 1).join(',')}`);
      const { label, page = '' } = findMember(site, path) as MenuEntry;
      return label ?? nameInMenus(site, page) ?? 'Link';
    })
    .join(' › ');

export function EntryPlace({ entry }: { readonly entry: readonly number[] }) {
  const store = useStore();
  const { site } = useShell();
  const listed = useId();
  const menus = findMenus(site);
  const move = (place: string): void => {
    const menu = place === top ? {} : { menu: place.split(',').map(Number) };
    const operation = { op: 'menu move', entry, ...menu };
    void store.operate('move a menu entry', ...withFit(menus, operation));
  };
  return (
    <div className="field">
      <label htmlFor={listed}>
        <span>Where it stands</span>
      </label>
      <select
        id={listed}
        value={entry.slice(0, -1).join(',')}
        onChange={({ target }) => move(target.value)}
      >
        <option value={top}>In the top row</option>
        {listPlaces(menus, entry.join(',')).map((place) => (
          <option key={place.join(',')} value={place.join(',')}>
            Inside “{namePlace(site, place)}”
          </option>
        ))}
      </select>
    </div>
  );
}
