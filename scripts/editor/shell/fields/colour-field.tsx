// A colour, by the browser's own chooser; the page has it while it is chosen.
import { useEffect, useRef, useState } from 'react';
import { ask } from '../request';
import type { FieldProps } from './field-props';
import { setValue, toOperation } from './field-value';
import { Labelled } from './labelled';
import { useTrial } from './use-trial';

/** In milliseconds. */
const rest = 150;

const fits = 'It can be read everywhere.';

export function ColourField(props: FieldProps) {
  const { place, value, label } = props;
  const shown = typeof value === 'string' ? value : '';
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState('');
  const { point, keep } = useTrial(place, value);
  // A trial renders the form again: what waits for its moment then stays.
  const latest = useRef({ place, label });
  latest.current = { place, label };
  // React's "change" comes with every movement: a colour is written when the chooser is left.
  useEffect(() => {
    const { current } = field;
    if (current === null) return;
    const save = (): void => {
      const { place, label } = latest.current;
      if (current.value !== shown) void keep(setValue(place, current.value, `change “${label}”`));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => point(undefined);
    const look = (): void => {
      point([current.value]);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const operations = [toOperation(latest.current.place, current.value)] as never;
        void ask('try', { operations }).then(([first]) => setFound(first?.message ?? fits));
      }, rest);
    };
    current.addEventListener('input', look);
    current.addEventListener('change', save);
    current.addEventListener('blur', leave);
    return () => {
      clearTimeout(timer);
      current.removeEventListener('input', look);
      current.removeEventListener('change', save);
      current.removeEventListener('blur', leave);
    };
  }, [shown, point, keep]);
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
