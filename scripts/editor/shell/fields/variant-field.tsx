// A value of one of several types → the fields of its type, and the choice of another.
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { setValue } from './field-value';
import { type FormSchema, typeOf } from './form-schema';
import { changeType } from './keep-alike';
import { Labelled } from './labelled';
import { Members } from './members';
import { useStart } from './use-start';

interface VariantFieldProps extends FieldProps {
  readonly branches: readonly FormSchema[];
  readonly branch: FormSchema | undefined;
}

export function VariantField({ branches, branch, ...props }: VariantFieldProps) {
  const { schemas } = useShell();
  const start = useStart();
  const { place, value, label } = props;
  const types = branches.map((one) => typeOf(one, schemas));
  const choose = (type: string): void => {
    const wanted = branches.find((one) => typeOf(one, schemas) === type);
    if (wanted === undefined) return;
    const example = start(wanted);
    const begun =
      branch === undefined ? example : changeType(schemas, { value, branch, wanted }, example);
    setValue(place, begun, `make “${label}” ${wanted.title ?? type}`);
  };
  return (
    <>
      <Labelled {...props} isSet={false}>
        {(id, about) => (
          <select
            id={id}
            aria-describedby={about}
            value={branch === undefined ? '' : String(typeOf(branch, schemas))}
            onChange={({ target }) => choose(target.value)}
          >
            {branch === undefined && <option value="">Choose a kind</option>}
            {branches.map((one, index) => (
              <option key={String(types[index])} value={String(types[index])}>
                {one.title}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {branch !== undefined && <Members schema={branch} place={place} value={value} />}
    </>
  );
}
