// Generated from the files of engine/ by `npm run types`: change those, not this file.
// Every type of field with its component.
import { CheckboxField } from '../forms/fields/checkbox';
import { CheckboxesField } from '../forms/fields/checkboxes';
import { DateField } from '../forms/fields/date';
import { EmailField } from '../forms/fields/email';
import type { FieldComponents } from '../forms/fields/field-props';
import { FileField } from '../forms/fields/file';
import { HiddenField } from '../forms/fields/hidden';
import { NumberField } from '../forms/fields/number';
import { RadioField } from '../forms/fields/radio';
import { SelectField } from '../forms/fields/select';
import { TelField } from '../forms/fields/tel';
import { TextField } from '../forms/fields/text';
import { TextareaField } from '../forms/fields/textarea';
import { TimeField } from '../forms/fields/time';

export const allFields = {
  checkbox: CheckboxField,
  checkboxes: CheckboxesField,
  date: DateField,
  email: EmailField,
  file: FileField,
  hidden: HiddenField,
  number: NumberField,
  radio: RadioField,
  select: SelectField,
  tel: TelField,
  text: TextField,
  textarea: TextareaField,
  time: TimeField,
} satisfies FieldComponents;
