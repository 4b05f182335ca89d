// Fields of one line. Uncontrolled: what was typed before the app ran stays.
import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import { LabelledField } from './field-parts';
import { type AnyFieldProps, type FieldProps, toAttributes } from './field-props';

interface LineFieldProps {
  readonly props: AnyFieldProps;
  readonly type: HTMLInputTypeAttribute;
  readonly more: InputHTMLAttributes<HTMLInputElement>;
}

function LineField({ props, type, more }: LineFieldProps) {
  return (
    <LabelledField {...props}>
      <input className="form-control" type={type} {...toAttributes(props)} {...more} />
    </LabelledField>
  );
}

export function TextField(props: FieldProps<'text'>) {
  const { autocomplete, maxLength, inputMode } = props.field;
  // An address or a number is not to be capitalised or corrected.
  const plain = inputMode !== undefined && inputMode !== 'text' && inputMode !== 'search';
  const typing = plain ? { autoCapitalize: 'none', spellCheck: false } : {};
  return (
    <LineField
      props={props}
      type="text"
      more={{ autoComplete: autocomplete, maxLength, inputMode, ...typing }}
    />
  );
}

export function EmailField(props: FieldProps<'email'>) {
  const { autocomplete, maxLength } = props.field;
  return <LineField props={props} type="email" more={{ autoComplete: autocomplete, maxLength }} />;
}

export function TelField(props: FieldProps<'tel'>) {
  const { autocomplete, maxLength } = props.field;
  return <LineField props={props} type="tel" more={{ autoComplete: autocomplete, maxLength }} />;
}

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
