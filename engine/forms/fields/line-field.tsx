// Fields of one line. Uncontrolled: what was typed before the app ran stays.
import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import { LabelledField } from './field-parts';
import { type AnyFieldProps, toAttributes } from './field-props';

interface LineFieldProps {
  readonly props: AnyFieldProps;
  readonly type: HTMLInputTypeAttribute;
  readonly more: InputHTMLAttributes<HTMLInputElement>;
}

export function LineField({ props, type, more }: LineFieldProps) {
  return (
    <LabelledField {...props}>
      <input className="form-control" type={type} {...toAttributes(props)} {...more} />
    </LabelledField>
  );
}
