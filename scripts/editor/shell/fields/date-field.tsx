// A day, or a minute of it, by the browser's own choosers.
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import type { FormSchema } from './form-schema';
import { Labelled } from './labelled';
import { SaidDay } from './said-day';
import { type Seen, useTyped } from './use-typed';

/** By the pattern of what is written. */
const takesMinutes = ({ pattern = '' }: FormSchema): boolean =>
  new RegExp(pattern, 'u').test('2026-10-05T09:00');

export function DateField(props: FieldProps) {
  const { schema, place, label, isRequired } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const [day = '', minute = ''] = value.split('T');
  const write = (words: string, seen: Seen): unknown => {
    const at = { ...place, seen };
    if (words !== '') return setValue(at, words, `change “${label}”`);
    return isRequired ? undefined : unsetValue(at, `clear “${label}”`);
  };
  const common = { rest: Number.POSITIVE_INFINITY, written: props.value ?? null };
  const join = (date: string, time: string): string => (time === '' ? date : `${date}T${time}`);
  const days = useTyped<HTMLInputElement>({
    ...{ ...common, value: day },
    save: (text, seen) => write(text === '' ? '' : join(text, minute), seen),
  });
  const minutes = useTyped<HTMLInputElement>({
    ...{ ...common, value: minute },
    save: (text, seen) => write(join(day, text), seen),
  });
  return (
    <Labelled {...props} isSet={value !== ''}>
      {(id, about) => (
        <>
          <span className="with-unit">
            <input {...days} id={id} type="date" aria-describedby={about} required={isRequired} />
            {takesMinutes(schema) && (
              <input
                {...minutes}
                type="time"
                aria-label={`${label}: time of day`}
                disabled={day === ''}
              />
            )}
          </span>
          <SaidDay day={day} />
        </>
      )}
    </Labelled>
  );
}
