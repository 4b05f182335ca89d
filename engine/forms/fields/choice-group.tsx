// Choices that are all visible, in a group with one label.
import type { ReactNode } from 'react';
import { FieldNotes, LabelWords } from './field-parts';
import { type AnyFieldProps, toAttributes } from './field-props';

interface ChoiceGroupProps {
  readonly props: AnyFieldProps;
  readonly children: ReactNode;
}

export function ChoiceGroup({ props, children }: ChoiceGroupProps) {
  const { 'aria-describedby': described, id } = toAttributes(props);
  return (
    <fieldset className="form-field" id={id} tabIndex={-1} aria-describedby={described}>
      <legend className="form-label">
        <LabelWords field={props.field} />
      </legend>
      <FieldNotes {...props}>{children}</FieldNotes>
    </fieldset>
  );
}
