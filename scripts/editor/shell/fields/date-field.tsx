// A day, or a minute of it, by the browser's own choosers.
import { useEffect, useRef, useState } from 'react';
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import type { FormSchema } from './form-schema';
import { Labelled } from './labelled';
import { SaidDay } from './said-day';
import { useTyped } from './use-typed';

/** Of a year that is typed digit by digit, what comes before is a part. */
const firstYear = '1000';

/** By the pattern of what is written. */
const takesMinutes = ({ pattern = '' }: FormSchema): boolean =>
  new RegExp(pattern, 'u').test('2026-10-05T09:00');

export function DateField(props: FieldProps) {
  const { schema, place, label, isRequired } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const [day = '', minute = ''] = value.split('T');
  /** As it is typed: what stands below must not move when the field is left, or a click there would miss. */
  const [typed, setTyped] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written counts from then on
  useEffect(() => setTyped(undefined), [day]);
  const seen = useRef<unknown>(props.value ?? null);
  const write = (words: string): unknown => {
    const at = { ...place, seen };
    const isHalf = [days, minutes].some(({ ref }) => ref.current?.validity.badInput);
    // Who rests in the middle of a day means none yet.
    if (isHalf || (words !== '' && words < firstYear)) return undefined;
    if (words !== '') return setValue(at, words, `change “${label}”`);
    return isRequired ? undefined : unsetValue(at, `clear “${label}”`);
  };
  const common = { written: props.value ?? null, seen };
  const join = (date: string, time: string): string => (time === '' ? date : `${date}T${time}`);
  // Each is saved with what the other says by then, which may be on its way.
  const days = useTyped<HTMLInputElement>({
    ...{ ...common, value: day },
    save: (text): unknown =>
      write(text === '' ? '' : join(text, minutes.ref.current?.value ?? minute)),
  });
  const minutes = useTyped<HTMLInputElement>({
    ...{ ...common, value: minute },
    save: (text): unknown => {
      const date = days.ref.current?.value ?? day;
      return date === '' ? undefined : write(join(date, text));
    },
  });
  const noteDay = (): void => {
    days.onInput();
    setTyped(days.ref.current?.value);
  };
  return (
    <Labelled {...props} isSet={value !== ''}>
      {(id, about) => (
        <>
          <span className="with-unit">
            <input
              {...days}
              id={id}
              type="date"
              aria-describedby={about}
              required={isRequired}
              onInput={noteDay}
            />
            {takesMinutes(schema) && (
              <input
                {...minutes}
                type="time"
                aria-label={`${label}: time of day`}
                disabled={(typed ?? day) === ''}
              />
            )}
          </span>
          <SaidDay day={typed ?? day} />
        </>
      )}
    </Labelled>
  );
}
