// Generated from the files of engine/ by `npm run types`: change those, not this file.
// Every type of field with its component.
import { CheckboxField } from '../forms/fields/checkbox';
import { EmailField } from '../forms/fields/email';
import type { FieldComponents } from '../forms/fields/field-props';
import { NumberField } from '../forms/fields/number';
import { RadioField } from '../forms/fields/radio';
import { SelectField } from '../forms/fields/select';
import { TelField } from '../forms/fields/tel';
import { TextField } from '../forms/fields/text';
import { TextareaField } from '../forms/fields/textarea';

export const allFields = {
  checkbox: CheckboxField,
  email: EmailField,
  number: NumberField,
  radio: RadioField,
  select: SelectField,
  tel: TelField,
  text: TextField,
  textarea: TextareaField,
} satisfies FieldComponents;
