// What every control gets: a value, its schema, and where it stands.
import { type ComponentType, createContext, useContext } from 'react';
import type { FieldPlace } from './field-value';
import type { FormSchema } from './form-schema';

export interface FieldProps {
  readonly schema: FormSchema;
  readonly place: FieldPlace;
  /** Undefined where nothing is written. */
  readonly value: unknown;
  readonly label: string;
  readonly isRequired: boolean;
}

/** The control for any value, for controls that hold others. */
export const FieldContext = createContext<ComponentType<FieldProps> | undefined>(undefined);

export function useField(): ComponentType<FieldProps> {
  const field = useContext(FieldContext);
  if (field === undefined) throw new Error('A form has its controls.');
  return field;
}
