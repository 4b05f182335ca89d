// Yes or no.
import { useId } from 'react';
import type { FieldProps } from './field-props';
import { setValue } from './field-value';

export function SwitchField({ schema, place, value, label }: FieldProps) {
  const about = useId();
  const checked = typeof value === 'boolean' ? value : schema.default === true;
  return (
    <div className="field">
      <label className="switch">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={about}
          onChange={({ target }) =>
            setValue(place, target.checked, `turn “${label}” ${target.checked ? 'on' : 'off'}`)
          }
        />
        {label}
      </label>
      <p className="hint" id={about}>
        {schema.description}
      </p>
    </div>
  );
}
