// Where a page is in the menu, and where else it could be: the full alternative to dragging.
import { useId, useRef, useState } from 'react';
import { findMenuOf, toMenuStep, top } from './menu-steps';
import { findMenuPages, nameInMenus } from './site-values';
import { useShell, useStore } from './use-shell';

/** In milliseconds: who goes through the list by arrows means the entry where they rest. */
const rest = 500;

export function MenuPlace({ id }: { readonly id: string }) {
  const store = useStore();
  const { site } = useShell();
  const listed = useId();
  const choices = [...findMenuPages(site)].filter((menu) => menu !== id);
  const [chosen, setChosen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = findMenuOf(site, id);
  const above = place === top || place === '' ? undefined : place;
  const take = async (menu: string): Promise<void> => {
    clearTimeout(timer.current);
    await store.takePending(`menu of ${id}`, {
      // An earlier choice may have been written meanwhile.
      find: () => Promise.resolve(toMenuStep(store.get().site, id, menu)),
    });
    setChosen((now) => (now === menu ? undefined : now));
  };
  return (
    <div className="field">
      <label htmlFor={listed}>
        <span>In the menu</span>
      </label>
      <select
        id={listed}
        value={chosen ?? place}
        onChange={({ target }) => {
          const menu = target.value;
          setChosen(menu);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void take(menu), rest);
        }}
        onBlur={() => chosen !== undefined && void take(chosen)}
      >
        <option value="">No</option>
        <option value={top}>Yes, in the top row</option>
        {choices.map((menu) => (
          <option key={menu} value={menu}>
            Inside “{nameInMenus(site, menu)}”
          </option>
        ))}
      </select>
      {place !== '' && (
        <p className="hint">
          Readers see it as “{nameInMenus(site, id)}”
          {above === undefined
            ? ' in the menu'
            : ` when they open “${nameInMenus(site, above)}” in the menu`}
          .
        </p>
      )}
    </div>
  );
}
