// A colour, by the browser's own chooser.
import { useEffect, useRef } from 'react';
import type { FieldProps } from './field-props';
import { setValue } from './field-value';
import { Labelled } from './labelled';

export function ColourField(props: FieldProps) {
  const { place, value, label } = props;
  const shown = typeof value === 'string' ? value : '';
  const field = useRef<HTMLInputElement>(null);
  // React's "change" comes with every movement: a colour is written when the chooser is left.
  useEffect(() => {
    const { current } = field;
    if (current === null) return;
    const save = (): void => {
      if (current.value !== shown) setValue(place, current.value, `change “${label}”`);
    };
    current.addEventListener('change', save);
    return () => current.removeEventListener('change', save);
  }, [place, shown, label]);
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, about) => (
        <span className="with-unit">
          <input
            ref={field}
            key={shown}
            id={id}
            type="color"
            defaultValue={shown === '' ? '#808080' : shown}
            aria-describedby={about}
          />
          <code>{shown === '' ? 'from the look' : shown}</code>
        </span>
      )}
    </Labelled>
  );
}
