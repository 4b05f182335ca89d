// Every field type with its component.
import type { ComponentType } from 'react';
import { CheckboxField, RadioField, SelectField } from './choice-fields';
import type { AnyFieldProps, FieldProps, FieldType } from './field-props';
import { EmailField, NumberField, TelField, TextField } from './line-field';
import { TextareaField } from './textarea-field';

export const allFields = {
  checkbox: CheckboxField,
  email: EmailField,
  number: NumberField,
  radio: RadioField,
  select: SelectField,
  tel: TelField,
  text: TextField,
  textarea: TextareaField,
} satisfies { [Type in FieldType]: ComponentType<FieldProps<Type>> };

export function Field(props: AnyFieldProps) {
  // The registry is total over the union; which member it is cannot be followed by the type checker.
  const Component = allFields[props.field.type] as ComponentType<AnyFieldProps>;
  return <Component {...props} />;
}
