// What somebody adds: its fields are asked for first, and it is written once they agree.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { StepAnswer } from '../../wire';
import { useShell, useStore } from '../use-shell';
import { findUnsaid } from './begin-value';
import { BegunStore } from './begun-store';
import { useField } from './field-props';
import { type FieldPlace, toFieldName } from './field-value';
import type { FormSchema } from './form-schema';
import { useBegin } from './use-begin';

interface NewValueProps {
  readonly schema: FormSchema;
  /** Where it will stand. */
  readonly place: FieldPlace;
  readonly label: string;
  readonly onAdd: (value: unknown) => Promise<StepAnswer>;
}

/** In which Enter adds what is asked for. */
const oneLine = 'input, textarea, [contenteditable]';
const typedInto = 'input, textarea, select:not(.words-bar *), [contenteditable]';

export function NewValue({ schema, place, label, onAdd }: NewValueProps) {
  const store = useStore();
  const { schemas } = useShell();
  const Field = useField();
  const begin = useBegin(schema, place);
  const form = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState('');
  const name = toFieldName(place.file, place.path);
  const read = (): unknown => store.get().begun[name];
  const own = useRef<BegunStore>(undefined);
  own.current ??= new BegunStore(place, { read, write: begin.say });
  const focus = (at: string): void =>
    form.current
      ?.querySelector<HTMLElement>(`[data-field="${CSS.escape(at)}"] :is(${typedInto})`)
      ?.focus();
  useEffect(() => form.current?.querySelector<HTMLElement>(typedInto)?.focus(), []);

  const add = async (): Promise<void> => {
    // What is typed is said by whoever leaves its field.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const unsaid = findUnsaid(schemas, schema, read());
    if (unsaid !== undefined) {
      setFailure(`“${unsaid.title || label}” is still empty. Nothing is added without it.`);
      focus(unsaid.name === '' ? name : toFieldName(place.file, [...place.path, unsaid.name]));
      return;
    }
    const answer = await onAdd(read());
    if (answer.type === 'written' || answer.type === 'unchanged') begin.end();
    else if (answer.type === 'waits') {
      setFailure(answer.findings[0]?.message ?? 'This cannot be added.');
      void store.discard(answer.id);
    } else setFailure(answer.message);
  };
  const takeKey = (event: KeyboardEvent): void => {
    const { key, shiftKey, target, nativeEvent } = event;
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLElement && target.matches(oneLine))) return;
    event.preventDefault();
    event.stopPropagation();
    void add();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in one of its fields adds it, as in any form
    <div ref={form} className="new" onKeyDown={takeKey}>
      <Field
        schema={schema}
        place={{ store: own.current, file: place.file, path: place.path }}
        value={begin.value}
        label={label}
        isRequired
      />
      {failure !== '' && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      <p className="buttons">
        <button type="button" className="primary" onClick={() => void add()}>
          Add
        </button>
        <button type="button" onClick={begin.end}>
          Cancel
        </button>
      </p>
      <p className="hint">Nothing of it is on the site yet.</p>
    </div>
  );
}
