import type { FieldProps } from './field-props';
import { LineField } from './line-field';

export function TimeField(props: FieldProps<'time'>) {
  const { min, max, step } = props.field;
  // Browsers count in seconds; theirs is a minute.
  return (
    <LineField
      props={props}
      type="time"
      more={{ min, max, step: step === 1 ? undefined : step * 60 }}
    />
  );
}
