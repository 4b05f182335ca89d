// Something of the site by its name: a page, a form, a language, an icon, chosen among those that there are. Who wrote something may be
// somebody else.
import { useMemo } from 'react';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { setValue } from './field-value';
import { Labelled } from './labelled';
import { isNameKind, listNames } from './list-names';
import { Picker } from './picker';
import { TextField } from './text-field';
import { useChosen } from './use-chosen';

export function NameField(props: FieldProps) {
  const { schema, place, value, label } = props;
  const { site } = useShell();
  const { refersTo = '' } = schema;
  const choices = useMemo(
    () => (isNameKind(refersTo) ? listNames(site, refersTo) : []),
    [site, refersTo],
  );
  const [shown, choose] = useChosen(typeof value === 'string' ? value : '', (name) =>
    setValue(place, name, `choose “${label}”`),
  );
  const takesOthers = refersTo === 'author';
  if (takesOthers && choices.length === 0) return <TextField {...props} />;
  // A site in one language has nothing to choose.
  if (refersTo === 'language' && choices.length < 2 && value === undefined) return null;
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, about) => (
        <Picker
          id={id}
          about={about}
          choices={choices}
          value={shown}
          placeholder="None"
          takesTyped={takesOthers}
          onChoose={choose}
        />
      )}
    </Labelled>
  );
}
