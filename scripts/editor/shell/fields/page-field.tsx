// A page of the site, by its title.
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import { Labelled } from './labelled';

export function PageField(props: FieldProps) {
  const { place, value, label, isRequired } = props;
  const { site } = useShell();
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, about) => (
        <select
          id={id}
          aria-describedby={about}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) =>
            target.value === ''
              ? unsetValue(place, `clear “${label}”`)
              : setValue(place, target.value, `choose a page for “${label}”`)
          }
        >
          {(!isRequired || value === undefined) && <option value="">No page</option>}
          {site?.pages.map((page) => (
            <option key={page.id} value={page.id}>
              {page.title} ({page.path})
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
