// Yes or no.
import { useId } from 'react';
import type { FieldProps } from './field-props';
import { setValue } from './field-value';
import { useChosen } from './use-chosen';

export function SwitchField({ schema, place, value, label }: FieldProps) {
  const about = useId();
  // An example is what somebody would write there: the other is what it is where nobody has.
  const usual = schema.default ?? schema.examples?.[0] === false;
  const written = typeof value === 'boolean' ? value : usual === true;
  const [checked, choose] = useChosen(written, (on) =>
    setValue(place, on, `turn “${label}” ${on ? 'on' : 'off'}`),
  );
  return (
    <div className="field">
      <label className="switch">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={about}
          onChange={({ target }) => choose(target.checked)}
        />
        {label}
      </label>
      <p className="hint" id={about}>
        {schema.description}
      </p>
    </div>
  );
}
