import type { FieldProps } from './field-props';
import { LineField } from './line-field';

export function NumberField(props: FieldProps<'number'>) {
  const { autocomplete, min, max } = props.field;
  return (
    <LineField
      props={props}
      type="number"
      more={{
        autoComplete: autocomplete,
        min,
        max,
        step: 'any',
        // Scrolling the page over a focused number would change it.
        onWheel: (event) => event.currentTarget.blur(),
      }}
    />
  );
}
