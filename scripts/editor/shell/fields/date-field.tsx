// A day, or a minute of it, by the browser's own choosers.
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import type { FormSchema } from './form-schema';
import { Labelled } from './labelled';
import { SaidDay } from './said-day';
import { useTyped } from './use-typed';

/** By the pattern of what is written. */
const takesMinutes = ({ pattern = '' }: FormSchema): boolean => pattern.includes('T');

export function DateField(props: FieldProps) {
  const { schema, place, label, isRequired } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const [day = '', minute = ''] = value.split('T');
  const write = (written: string): unknown => {
    if (written !== '') return setValue(place, written, `change “${label}”`);
    return isRequired ? undefined : unsetValue(place, `clear “${label}”`);
  };
  const rest = Number.POSITIVE_INFINITY;
  const join = (date: string, time: string): string => (time === '' ? date : `${date}T${time}`);
  const days = useTyped<HTMLInputElement>({
    ...{ value: day, rest },
    save: (text) => write(text === '' ? '' : join(text, minute)),
  });
  const minutes = useTyped<HTMLInputElement>({
    ...{ value: minute, rest },
    save: (text) => write(join(day, text)),
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
