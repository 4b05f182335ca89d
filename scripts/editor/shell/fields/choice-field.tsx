// One of several values, each in words.
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import { Labelled } from './labelled';
import { useChosen } from './use-chosen';

export function ChoiceField(props: FieldProps) {
  const { schema, place, value, label, isRequired } = props;
  const { enum: choices = [], enumTitles = [] } = schema;
  const wordsOf = (choice: unknown): string =>
    enumTitles[choices.indexOf(choice)] ?? String(choice);
  const [shown, choose] = useChosen(choices.indexOf(value), (index) =>
    index < 0
      ? unsetValue(place, `clear “${label}”`)
      : setValue(place, choices[index], `change “${label}”`),
  );
  const usual =
    schema.default === undefined ? 'As the look has it' : `Usual: ${wordsOf(schema.default)}`;
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, about) => (
        <select
          id={id}
          aria-describedby={about}
          value={shown < 0 ? '' : String(shown)}
          onChange={({ target }) => choose(target.value === '' ? -1 : Number(target.value))}
        >
          {!isRequired && <option value="">{usual}</option>}
          {choices.map((choice, index) => (
            <option key={String(choice)} value={String(index)}>
              {wordsOf(choice)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
