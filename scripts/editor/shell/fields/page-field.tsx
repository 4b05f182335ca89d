// A page of the site, by its title.
import { listPageChoices } from '../site-values';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { setValue } from './field-value';
import { Labelled } from './labelled';
import { Picker } from './picker';
import { useChosen } from './use-chosen';

export function PageField(props: FieldProps) {
  const { place, value, label } = props;
  const { site } = useShell();
  const [shown, choose] = useChosen(typeof value === 'string' ? value : '', (page) =>
    setValue(place, page, `choose a page for “${label}”`),
  );
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, about) => (
        <Picker
          id={id}
          about={about}
          choices={listPageChoices(site)}
          value={shown}
          placeholder="No page"
          onChoose={choose}
        />
      )}
    </Labelled>
  );
}
