// One of several values, each in words, seen on the page while it is pointed at. A few are all in sight, others in a list.
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import { Labelled } from './labelled';
import { Picker } from './picker';
import { RadioField } from './radio-field';
import { useChosen } from './use-chosen';
import { useTrial } from './use-trial';

/** How many are in sight. */
const maxRadios = 3;

/** Where nothing is said, a look decides how blocks look, and nobody decides the rest. */
const nameUnset = ({ schema, place: { path } }: Pick<FieldProps, 'schema' | 'place'>): string =>
  schema.group === 'Look' || path[0] === 'theme' || path.includes('blocks')
    ? 'As the look has it'
    : 'Not chosen';

export function ChoiceField(props: FieldProps) {
  const { schema, place, value, label, isRequired } = props;
  const { enum: values = [], enumTitles = [] } = schema;
  const trial = useTrial(place, value);
  const wordsOf = (one: unknown): string => enumTitles[values.indexOf(one)] ?? String(one);
  const [shown, choose] = useChosen(value, (chosen) =>
    trial.keep(
      chosen === undefined
        ? unsetValue(place, `clear “${label}”`)
        : setValue(place, chosen, `change “${label}”`, wordsOf(chosen)),
    ),
  );
  const usual =
    schema.default === undefined ? nameUnset(props) : `Usual: ${wordsOf(schema.default)}`;
  const choices = [
    ...(isRequired ? [] : [{ key: '', title: usual }]),
    ...values.flatMap((one, index) =>
      // What is usual is said once, unless it is written.
      !isRequired && one === schema.default && one !== shown
        ? []
        : [{ key: String(index), title: wordsOf(one) }],
    ),
  ];
  const find = (key: string): unknown => (key === '' ? undefined : values[Number(key)]);
  const index = values.indexOf(shown);
  const chosen = {
    ...{ choices, value: index < 0 ? '' : String(index) },
    onChoose: (key: string) => choose(find(key)),
    onPoint: (key: string | undefined) => trial.point(key === undefined ? key : [find(key)]),
  };
  if (values.length <= maxRadios)
    return <RadioField {...props} {...chosen} isSet={value !== undefined} />;
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, about) => <Picker id={id} about={about} {...chosen} />}
    </Labelled>
  );
}
