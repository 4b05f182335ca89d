// One field of a form, by its type.
import type { ComponentType } from 'react';
import { allFields } from '../../generated/all-fields';
import type { FieldView } from '../../generated/concept-views';
import type { AnyFieldProps } from './field-props';

/** The props of a field of any type, hidden ones included. */
export interface FieldOfFormProps extends Omit<AnyFieldProps, 'field'> {
  readonly field: FieldView;
}

export function Field(props: FieldOfFormProps) {
  // The registry is total over the union; which member it is cannot be followed by the type checker.
  const Component = allFields[props.field.type] as ComponentType<FieldOfFormProps>;
  return <Component {...props} />;
}
