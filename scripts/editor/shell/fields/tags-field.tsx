// Which of a few things hold: a box for each.
import { isRecord } from '../../../../engine/model/json';
import type { StepAnswer } from '../../wire';
import { ask } from '../request';
import type { FieldProps } from './field-props';
import { type FieldPlace, insertItem, toFieldName } from './field-value';
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

/** Which of the tags it is, is known at its turn: it may be there only since the step before. */
const removeTag = (
  { store, file, path }: FieldPlace,
  id: string,
  about: string,
): Promise<StepAnswer> =>
  store.takePending(`${toFieldName(file, path)} ${id}`, {
    find: async () => {
      const item = await ask('item', { file });
      const tags = isRecord(item) && Array.isArray(item.tags) ? item.tags : [];
      const index = tags.indexOf(id);
      if (index < 0) return undefined;
      return {
        ...{ type: 'operations', about },
        operations: [{ op: 'remove', file, path: [...path, index] }],
      };
    },
  });

function Tag({ place, value, id, title }: TagProps) {
  const isWritten = Array.isArray(value) && value.includes(id);
  const [checked, choose] = useChosen(isWritten, (on) =>
    on
      ? insertItem(place, id, `add the tag “${title}”`)
      : removeTag(place, id, `remove the tag “${title}”`),
  );
  return (
    <label className="switch">
      <input type="checkbox" checked={checked} onChange={({ target }) => choose(target.checked)} />
      {title}
    </label>
  );
}
