import type { FieldProps } from './field-props';
import { LineField } from './line-field';

export function TextField(props: FieldProps<'text'>) {
  const { autocomplete, maxLength, inputMode, pattern } = props.field;
  // An address or a number must not be capitalised or corrected.
  const plain = inputMode !== undefined && inputMode !== 'text' && inputMode !== 'search';
  const typing = plain ? { autoCapitalize: 'none', spellCheck: false } : {};
  return (
    <LineField
      props={props}
      type="text"
      more={{
        autoComplete: autocomplete,
        maxLength,
        inputMode,
        pattern: pattern?.expression,
        ...typing,
      }}
    />
  );
}
