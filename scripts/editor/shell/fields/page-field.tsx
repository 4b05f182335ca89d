// A page of the site, by its title.
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import { Labelled } from './labelled';
import { useChosen } from './use-chosen';

export function PageField(props: FieldProps) {
  const { place, value, label, isRequired } = props;
  const { site } = useShell();
  const [shown, choose] = useChosen(typeof value === 'string' ? value : '', (page) =>
    page === ''
      ? unsetValue(place, `clear “${label}”`)
      : setValue(place, page, `choose a page for “${label}”`),
  );
  const titleOf = (id: string): string => site?.pages.find((page) => page.id === id)?.title ?? id;
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, about) => (
        <select
          id={id}
          aria-describedby={about}
          value={shown}
          onChange={({ target }) => choose(target.value)}
        >
          {(!isRequired || value === undefined) && <option value="">No page</option>}
          {site?.pages.map((page) => (
            <option key={page.id} value={page.id}>
              {page.title} ({page.path})
            </option>
          ))}
          {site?.collections.map(({ id: collection, list, items }) => (
            <optgroup key={collection} label={titleOf(list)}>
              {items.map((item) => (
                <option key={item.id} value={item.id}>
                  {item.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Labelled>
  );
}
