// A colour, by the browser's own chooser.
import { useEffect, useRef, useState } from 'react';
import { ask } from '../request';
import type { FieldProps } from './field-props';
import { setValue } from './field-value';
import { Labelled } from './labelled';

/** In milliseconds. */
const rest = 150;

const fits = 'It can be read everywhere.';

export function ColourField(props: FieldProps) {
  const { place, value, label } = props;
  const shown = typeof value === 'string' ? value : '';
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState('');
  // React's "change" comes with every movement: a colour is written when the chooser is left.
  useEffect(() => {
    const { current } = field;
    if (current === null) return;
    const save = (): void => {
      if (current.value !== shown) setValue(place, current.value, `change “${label}”`);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { file, path } = place;
        const operations = [{ op: 'set', file, path: [...path], value: current.value }];
        void ask('try', { operations }).then(([first]) => setFound(first?.message ?? fits));
      }, rest);
    };
    current.addEventListener('input', look);
    current.addEventListener('change', save);
    return () => {
      clearTimeout(timer);
      current.removeEventListener('input', look);
      current.removeEventListener('change', save);
    };
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
          <span role="status">{found}</span>
        </span>
      )}
    </Labelled>
  );
}
