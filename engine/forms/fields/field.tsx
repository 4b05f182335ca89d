// One field of a form, by its type.
import type { ComponentType } from 'react';
import { allFields } from '../../generated/all-fields';
import type { AnyFieldProps } from './field-props';

export function Field(props: AnyFieldProps) {
  // The registry is total over the union; which member it is cannot be followed by the type checker.
  const Component = allFields[props.field.type] as ComponentType<AnyFieldProps>;
  return <Component {...props} />;
}
