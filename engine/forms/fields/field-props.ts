import type { ComponentType } from 'react';
import type { FieldIds } from '../../content/addresses/element-ids';
import type { ShownFieldView } from '../../content/pages/form-fields';
import type { FieldView } from '../../generated/concept-views';

type FieldType = FieldView['type'];

/** The props of a field component: its view, the ids of its elements, and its error if it has one. */
export interface FieldProps<Type extends FieldType> {
  readonly field: Extract<FieldView, { type: Type }>;
  readonly ids: FieldIds;
  readonly error: string | undefined;
}

/** The same for a field of any type. */
export interface AnyFieldProps extends Omit<FieldProps<FieldType>, 'field'> {
  readonly field: ShownFieldView;
}

/** A component for each type of field. */
export type FieldComponents = { readonly [Type in FieldType]: ComponentType<FieldProps<Type>> };

type Attributes = Readonly<Record<'id' | 'name', string>> & {
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** The attributes that all controls have. */
export function toAttributes({ field, ids, error }: AnyFieldProps): Attributes {
  const described = [field.hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return {
    id: ids.field,
    name: field.name,
    required: field.required,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described || undefined,
  };
}
