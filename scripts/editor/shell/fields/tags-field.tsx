// Which of a few things hold: a box for each.
import type { FieldProps } from './field-props';
import { insertItem, removeItem } from './field-value';
import { useChosen } from './use-chosen';

interface TagsFieldProps extends FieldProps {
  /** By what is written, what they are called. */
  readonly choices: Readonly<Record<string, string>>;
}

export function TagsField({ choices, ...props }: TagsFieldProps) {
  return (
    <fieldset className="set">
      <legend>{props.label}</legend>
      <p className="hint">{props.schema.description}</p>
      <div className="buttons">
        {Object.entries(choices).map(([id, title]) => (
          <Tag key={id} {...props} id={id} title={title} />
        ))}
      </div>
    </fieldset>
  );
}

interface TagProps extends Pick<FieldProps, 'place' | 'value'> {
  readonly id: string;
  readonly title: string;
}

function Tag({ place, value, id, title }: TagProps) {
  const index = Array.isArray(value) ? value.indexOf(id) : -1;
  const [checked, choose] = useChosen(index >= 0, (on) =>
    on
      ? insertItem(place, id, `add the tag “${title}”`)
      : removeItem(place, index, `remove the tag “${title}”`),
  );
  return (
    <label className="switch">
      <input type="checkbox" checked={checked} onChange={({ target }) => choose(target.checked)} />
      {title}
    </label>
  );
}
