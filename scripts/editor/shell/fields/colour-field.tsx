// A colour, by the browser's own chooser; the page has it while it is chosen.
import { useEffect, useRef, useState } from 'react';
import type { ToldFinding } from '../../site-state';
import { ask } from '../request';
import { useAnswer } from '../use-answer';
import type { FieldProps } from './field-props';
import { setValue, toOperation } from './field-value';
import { Labelled } from './labelled';
import { useTrial } from './use-trial';

/** In milliseconds. */
const rest = 150;

/** Of the chooser where nothing is known. */
const grey = '#808080';

/** What came of a look: nothing wrong, or why it cannot be taken. */
interface Found {
  readonly wrong: ToldFinding | undefined;
}

export function ColourField(props: FieldProps) {
  const { place, value, label } = props;
  const shown = typeof value === 'string' ? value : '';
  const used = useAnswer('colours', { path: place.path }) ?? [];
  const start = shown === '' ? (used[0] ?? grey) : shown;
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found>();
  const { point, keep } = useTrial(place, value);
  // A trial renders the form again: what waits for its moment then stays.
  const latest = useRef({ place, label });
  latest.current = { place, label };
  // React's "change" comes with every movement: a colour is written when the chooser is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that begins with another colour is another chooser
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
        void ask('try', { operations }).then(([wrong]) => setFound({ wrong }));
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
  }, [start, shown, point, keep]);
  const near = found?.wrong?.near?.[String(place.path.at(-1))];
  const isForBoth = place.path.at(-2) === 'colours';
  const take = (colour: string): void => {
    setFound({ wrong: undefined });
    void keep(setValue(place, colour, `change “${label}”`));
  };
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, about) => (
        <>
          <span className="with-unit">
            <input
              ref={field}
              key={start}
              id={id}
              type="color"
              defaultValue={start}
              aria-describedby={about}
            />
            {shown === '' ? (
              <>
                {used.slice(1).map((colour) => (
                  <span key={colour} className="swatch" style={{ backgroundColor: colour }} />
                ))}
                <span className="hint">
                  {used.length > 1 ? 'of the look, light and dark' : 'of the look'}
                </span>
              </>
            ) : (
              <code>{shown}</code>
            )}
          </span>
          <span role="status" className="told">
            {found && (found.wrong?.message ?? 'It can be read everywhere.')}
          </span>
          {found?.wrong?.near !== undefined && near === undefined && isForBoth && (
            <p className="hint">
              None like it can be read everywhere. Choose one for light only, and another for dark
              only.
            </p>
          )}
          {near !== undefined && (
            <button type="button" onClick={() => take(near)}>
              <span className="swatch" style={{ backgroundColor: near }} /> Take {near}, the nearest
              that can be read
            </button>
          )}
        </>
      )}
    </Labelled>
  );
}
